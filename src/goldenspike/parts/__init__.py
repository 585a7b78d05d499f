"""Mechanisms that two games share."""
