"""Chapter 8, usage fees."""
