"""Steel & Steam's board and pieces as SVG."""
