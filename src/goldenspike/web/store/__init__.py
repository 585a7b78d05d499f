"""The store: an append-only log of every game, in SQLite or PostgreSQL."""
