"""Study of games: chances over a whole game, what a decision gave away, hints and puzzles; a library without a server."""
