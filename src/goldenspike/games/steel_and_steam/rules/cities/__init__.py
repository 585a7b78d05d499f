"""Chapter 2, determining cities."""
