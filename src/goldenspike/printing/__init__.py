"""What the printed parts of all games share."""
