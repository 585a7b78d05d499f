"""Chapters 3 and 4, running the locomotive and highballing."""
