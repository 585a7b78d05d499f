"""Players of Steel Driver that are programs."""
