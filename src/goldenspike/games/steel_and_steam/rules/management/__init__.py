"""Chapter 7, property management."""
