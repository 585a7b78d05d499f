"""Colours of Steam's maps and pieces, once for drawing and page; letters and dashes tell them apart without colour vision."""

from typing import Final

from goldenspike.draw.colours import Livery, Rules, Shade, livery_rules, night_rules
from goldenspike.draw.palette import INK

PLAIN_HEX: Final = "#f3ebcf"
RIVER_HEX: Final = "#d8e6d0"
HILLS_HEX: Final = "#e6d09c"
MOUNTAINS_HEX: Final = "#cfb189"
WATER_LINE: Final = "#7fb0bd"
STREAM: Final = "#6fa5b8"
HEX_LINE: Final = "#a8946c"
HILL_INK: Final = "#a9874e"
PEAK_INK: Final = "#6f5535"
PEAK_LIT: Final = "#f0e2c2"
PEAK_DARK: Final = "#9c7d55"
BARRIER: Final = "#2f6f8a"
BALLAST: Final = "#efe4c6"
UNOWNED: Final = "#9b948a"

GOODS: Final = {
    "red": Shade("#c23b30", "#fff4e6", "#6c1712", ("#de6a5c", "#c23b30", "#8a241c")),
    "blue": Shade("#3873b3", "#f2f8ff", "#183a63", ("#6fa1d6", "#3873b3", "#24507f")),
    "yellow": Shade("#f0c52e", "#3b2c1e", "#8a6a05", ("#fbe07a", "#f0c52e", "#bf9712")),
    "purple": Shade("#8350a6", "#faf2ff", "#432159", ("#ab80c9", "#8350a6", "#5c3379")),
    "grey": Shade("#a7adb0", "#2a2623", "#555c60", ("#d3d8da", "#a7adb0", "#7c8386")),
    "black": Shade("#37322e", "#fdf6e3", "#14110f", ("#6a625a", "#37322e", "#1d1916")),
}
LETTERS: Final = {"red": "R", "blue": "B", "yellow": "Y", "purple": "P", "grey": "G", "black": "K"}

OWNERS: Final = {
    "orange": Livery("O", "#ee8a26", "#3a2005", "#5c3205", None),
    "green": Livery("G", "#2f7a35", "#fff6ea", "#eaffe6", "1 9"),
    "brown": Livery("B", "#80512c", "#fff6ea", "#ffe9d2", "12 6"),
    "natural": Livery("N", "#e2c48f", "#3b2c1e", "#7a5a25", "6 6"),
    "black": Livery("K", "#2c2926", "#fff6ea", "#f3ead6", "12 5 1 5", night="#12100e"),
    "white": Livery("W", "#fdfaf2", "#3b2c1e", "#6a5c4a", "2 5"),
}
"""In the order of their numbers, for seats and companies alike."""
NO_OWNER: Final = Livery("", UNOWNED, INK, "#f4efe4", "3 8")

TOWN_DOTS: Final = ':is(.town, [id^="track-"]) circle'
NIGHT: Final = [
    ("", "fill", PLAIN_HEX, "#463f31"),
    ("", "fill", RIVER_HEX, "#39463c"),
    ("", "fill", HILLS_HEX, "#594b30"),
    ("", "fill", MOUNTAINS_HEX, "#5f4c35"),
    ("", "stroke", HEX_LINE, "#6a5e48"),
    ("", "stroke", HILL_INK, "#8d7446"),
    ("", "fill", PEAK_LIT, "#9b8b6b"),
    ("", "fill", PEAK_DARK, "#6b563a"),
    (TOWN_DOTS, "stroke", INK, "#d9cba9"),
    (TOWN_DOTS, "fill", INK, "#d9cba9"),
]


def livery(owner: int | None) -> Livery:
    return NO_OWNER if owner is None else list(OWNERS.values())[owner % len(OWNERS)]


def goods_rules() -> Rules:
    return {f".goods-{colour}": {"--goods": shade.fill, "--goods-ink": shade.ink} for colour, shade in GOODS.items()}


RULES: Final[Rules] = {
    ":root": {"--plain-hex": PLAIN_HEX, "--hex-line": HEX_LINE},
    **livery_rules(OWNERS),
    **goods_rules(),
    **night_rules(NIGHT),
}
