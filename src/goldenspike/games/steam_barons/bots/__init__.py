"""Players of Steam Barons that are programs."""
