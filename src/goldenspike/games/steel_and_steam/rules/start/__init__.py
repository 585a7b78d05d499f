"""Chapter 1, start of the game."""
