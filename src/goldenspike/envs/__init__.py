"""Environments for other people's AI: every game for PettingZoo, Gymnasium and OpenSpiel, and whole games by the thousand."""
