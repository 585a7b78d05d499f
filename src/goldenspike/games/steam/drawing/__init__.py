"""Steam's maps and pieces as SVG."""
