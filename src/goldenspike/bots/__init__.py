"""What the bots of all games share, and the bots that play any game."""
