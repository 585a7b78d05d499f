"""Mechanisms that more than one game uses."""
