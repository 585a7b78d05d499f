"""Steam: track on a hex map, goods over everybody's links, capital raised from income; base and standard rules."""
