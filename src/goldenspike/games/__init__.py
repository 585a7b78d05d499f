"""The games: a name, and how to set one up with its players, board and options."""
