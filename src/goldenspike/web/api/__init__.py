"""The JSON interface, as docs/api.md describes it."""
