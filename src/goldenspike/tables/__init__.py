"""What happens at a table, whoever keeps it: no web framework, no database and no process pool is known here."""
