"""What the screens of all games share in a terminal."""
