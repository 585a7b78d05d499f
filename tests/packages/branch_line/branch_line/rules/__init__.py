"""The rules of Branch Line."""
