"""The rules of Steam Barons, a file for each phase."""
