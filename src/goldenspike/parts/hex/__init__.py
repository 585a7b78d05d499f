"""Track and goods on a map of hexes."""
