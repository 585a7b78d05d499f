"""A view of a game as SVG: one drawing for browser, PNG, PDF and docs."""
