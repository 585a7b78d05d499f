"""Programs that play Steel & Steam."""
