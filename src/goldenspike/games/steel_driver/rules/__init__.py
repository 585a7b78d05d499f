"""The rules of Steel Driver, a file for each phase."""
