"""Notices: people are told that it is their turn, and of little else, by push, mail or webhook, once and when they wish."""
