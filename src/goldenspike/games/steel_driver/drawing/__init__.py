"""Steel Driver's board and pieces as SVG."""
