"""The rules of Steam, a file for each phase."""
