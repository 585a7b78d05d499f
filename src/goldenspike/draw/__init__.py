"""What the drawings of all games share: SVG, paper and ink."""
