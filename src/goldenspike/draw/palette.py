"""Paper, ink and typefaces of all drawings: a warm paper map, and the same map by night."""

from typing import Final

from goldenspike.draw.colours import night_rules

PAPER: Final = "#f6ecd2"
CARD: Final = "#fbf5e3"
INK: Final = "#3b2c1e"
FADED: Final = "#8a7455"
SEA: Final = "#cfdfdc"
SHALLOWS: Final = (("#c3d8d6", 30), ("#b5cfce", 19), ("#a3c2c3", 9))
LAKE: Final = "#c3d8d6"
GRATICULE: Final = "#b9d1cf"
SHORE: Final = "#7f9a97"
ABROAD: Final = "#e6dcc2"
BORDER: Final = "#c9b48c"
RIVER: Final = "#a9c6c8"
PEAK: Final = "#b9a27a"
PEAK_SHADE: Final = "#d3c09a"
GOLD: Final = "#e0a526"
GOLD_INK: Final = "#8d5f06"

NIGHT_RULES: Final = night_rules(
    [
        ("", "fill", SEA, "#16262a"),
        ("", "stroke", SHALLOWS[0][0], "#1a2d31"),
        ("", "stroke", SHALLOWS[1][0], "#1f3539"),
        ("", "stroke", SHALLOWS[2][0], "#264044"),
        ("", "fill", LAKE, "#1d3236"),
        ("", "stroke", GRATICULE, "#203438"),
        ("", "stroke", SHORE, "#56716f"),
        ("", "fill", SHORE, "#56716f"),
        ("", "fill", ABROAD, "#28241d"),
        ("", "fill", PAPER, "#353025"),
        ("", "stroke", PAPER, "#2b261e"),
        ("", "stroke", BORDER, "#554b39"),
        ("", "fill", BORDER, "#6d6049"),
        ("", "stroke", RIVER, "#35555b"),
        ("", "stroke", PEAK, "#665a44"),
        ("", "fill", PEAK_SHADE, "#453d2f"),
        ("rect", "fill", CARD, "#2a251e"),
        ("line", "stroke", CARD, "#1b1712"),
        ("g", "stroke", CARD, "#1b1712"),
        ("line", "stroke", INK, "#d9cba9"),
        ("rect", "stroke", INK, "#8c7c5d"),
        ("rect", "stroke", FADED, "#5d523f"),
        ("g", "fill", INK, "#efe4cc"),
    ]
)
"""How a page shows this paper by night."""
