"""Play in the browser: tables, seats, live updates and the JSON interface to all of it."""
