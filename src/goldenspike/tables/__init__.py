"""What happens at a table, independent of any web framework, database or process pool."""
