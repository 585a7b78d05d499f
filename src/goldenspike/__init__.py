"""Golden Spike: three railway board games, played by their rulebooks."""
