"""The map, its deeds, cards and payoffs, and the lines as the rules use them."""
