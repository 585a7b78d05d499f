"""Colours and patterns of Steel & Steam's properties and seats, once for drawing and page; nobody needs colour vision."""

from typing import Final

from goldenspike.draw.colours import Rules

DASH: Final = "11 7"
DOTS: Final = "0.1 8"
BLOCKS: Final = "13 13"
TIES: Final = "3 8"
DASH_DOT: Final = "15 6 0.1 6"
LINE: Final = ""
WIDE_DASH: Final = "24 10"
DOUBLE_DOT: Final = "0.1 6 0.1 16"


class LineStyle:
    """A line's colour, and the colour, dash and width of the mark that runs along its middle; no mark if it is plain."""

    def __init__(self, fill: str, mark: str | None = None, dash: str = LINE, width: float = 2.6) -> None:
        self.fill = fill
        self.mark = mark
        self.dash = dash
        self.width = width

    def pattern(self) -> str:
        return "plain" if self.mark is None else f"{self.dash or 'line'}/{self.width}"


FULL: Final = 7.0
HALF: Final = 4.0

LINE_STYLES: Final = {
    "PRR": LineStyle("#8f2a24", "#f1cf7a", LINE),
    "NYC": LineStyle("#56636e", "#ffffff", DASH),
    "B&O": LineStyle("#1d4f9f"),
    "ERIE": LineStyle("#b5905a", "#40301c", DOTS),
    "D&H": LineStyle("#3f83c6", "#f7dc4a", DASH),
    "NH": LineStyle("#ec6a1f", "#2b2622", BLOCKS, FULL),
    "B&M": LineStyle("#a63a58", "#fbe9d8", DASH_DOT),
    "NKP": LineStyle("#2d2a28", "#f6cf3a", LINE),
    "WAB": LineStyle("#6d8fbd", "#fdfaf0", BLOCKS, HALF),
    "C&O": LineStyle("#17386f", "#f6cf3a", DOTS),
    "N&W": LineStyle("#5c1f33", "#f2b544", WIDE_DASH),
    "SOU": LineStyle("#2f7f52", "#ffffff", DASH),
    "ACL": LineStyle("#a58ad0", "#4b2a7b", LINE),
    "SAL": LineStyle("#f2a531", "#2c7a3c", DASH),
    "FEC": LineStyle("#d92b3a", "#f7dc4a", BLOCKS, FULL),
    "L&N": LineStyle("#2b61ad", "#e6d9b4", LINE, HALF),
    "IC": LineStyle("#7f4a22", "#f08c3a", LINE),
    "GM&O": LineStyle("#b0222e", "#ffffff", TIES, FULL),
    "C&NW": LineStyle("#1c7a40", "#f7dc4a", LINE),
    "MILW": LineStyle("#f08020", "#7a1f16", LINE),
    "CB&Q": LineStyle("#a3adb5", "#c22a26", LINE),
    "CRI&P": LineStyle("#c9302c", "#fdfaf0", DOTS),
    "SOO": LineStyle("#762135", "#fdfaf0", BLOCKS, HALF),
    "MP": LineStyle("#1a66b8", "#ffffff", DASH_DOT),
    "MKT": LineStyle("#d8502f", "#fff3d0", DASH),
    "SLSF": LineStyle("#6c2a9c"),
    "KCS": LineStyle("#1f4d3b", "#f0b429", BLOCKS, HALF),
    "T&P": LineStyle("#4a7ba6", "#f08c3a", DOTS),
    "AT&SF": LineStyle("#35a34a"),
    "UP": LineStyle("#f6c915", "#6a6f74", LINE),
    "SP": LineStyle("#c8431a"),
    "WP": LineStyle("#7c8288", "#f5923e", WIDE_DASH),
    "D&RGW": LineStyle("#f0b00c", "#2b2622", DASH),
    "NP": LineStyle("#1b5a37", "#b7e0a0", LINE, HALF),
    "GN": LineStyle("#e8852c", "#1f5b36", WIDE_DASH),
    "SP&S": LineStyle("#3d6f3f", "#f7dc4a", DOUBLE_DOT),
    "CN": LineStyle("#5d6b2c", "#f4d35e", DOTS),
    "CP": LineStyle("#c62f55", "#fdeedd", LINE, HALF),
    "BCCS": LineStyle("#0f7f8f", "#e6fbff", DOTS),
    "PSC": LineStyle("#2f6fd0", "#ffffff", TIES),
    "GLT": LineStyle("#3947b5", "#ffffff", DASH),
    "CML": LineStyle("#1f8fb0", "#fff3a8", DASH_DOT),
    "ESL": LineStyle("#27509b", "#ffd9a0", WIDE_DASH),
}
SPARE: Final = ["#7a5195", "#2a9d8f", "#b5651d", "#3a6ea5", "#8a8d3f", "#b23a6a"]
SPARE_MARKS: Final = [DASH, DOTS, BLOCKS, LINE, DASH_DOT, WIDE_DASH, TIES, DOUBLE_DOT]


def line_style(initials: list[str], number: int) -> LineStyle:
    """The style of a property's lines, or one from the store for a property of a player's own board."""
    known = LINE_STYLES.get(initials[number])
    return known or LineStyle(SPARE[number % len(SPARE)], "#ffffff", SPARE_MARKS[number % len(SPARE_MARKS)])


class SeatColour:
    def __init__(self, fill: str, ink: str) -> None:
        self.fill = fill
        self.ink = ink


SEATS: Final = [
    SeatColour("#b3202a", "#fff6ea"),
    SeatColour("#1f5fae", "#fff6ea"),
    SeatColour("#2e7d32", "#fff6ea"),
    SeatColour("#f2c21a", "#3b2c1e"),
    SeatColour("#6d3a9c", "#fff6ea"),
    SeatColour("#2c2926", "#fff6ea"),
]


def seat_colour(seat: int) -> SeatColour:
    return SEATS[(seat - 1) % len(SEATS)]


RULES: Final[Rules] = {
    f".seat-{seat}": {"--seat": colours.fill, "--seat-ink": colours.ink} for seat, colours in enumerate(SEATS, start=1)
}
