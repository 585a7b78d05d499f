"""Chapter 9, ending the game."""
