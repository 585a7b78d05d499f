"""Steel & Steam: journeys across North America on railways that the players buy from under one another."""
