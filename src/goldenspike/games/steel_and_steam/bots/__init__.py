"""Players of Steel & Steam that are programs."""
