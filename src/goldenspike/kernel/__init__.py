"""The contract between games and everything that plays, stores or shows them."""
