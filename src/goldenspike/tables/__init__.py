"""What happens at a table, as a library: no web framework, no database, no processes; storage and thinking are handed in."""
