"""Players of Steam that are programs."""
