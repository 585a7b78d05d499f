"""Chapter 5, in the station."""
