"""The operator's hands in the store: they work beside a running server, which is told of what they change."""
