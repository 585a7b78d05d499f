"""Plays many games between bots in a row."""
