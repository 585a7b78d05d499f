"""Colours and patterns of Steel & Steam's properties and seats, so that each is known with and without colour vision."""

from typing import Final

DASH: Final = "11 7"
DOTS: Final = "0.1 8"
BLOCKS: Final = "13 13"
TIES: Final = "3 8"
DASH_DOT: Final = "15 6 0.1 6"
LINE: Final = ""
WIDE_DASH: Final = "24 10"
DOUBLE_DOT: Final = "0.1 6 0.1 16"


class Livery:
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

LIVERIES: Final = {
    "PRR": Livery("#8f2a24", "#f1cf7a", LINE),
    "NYC": Livery("#56636e", "#ffffff", DASH),
    "B&O": Livery("#1d4f9f"),
    "ERIE": Livery("#b5905a", "#40301c", DOTS),
    "D&H": Livery("#3f83c6", "#f7dc4a", DASH),
    "NH": Livery("#ec6a1f", "#2b2622", BLOCKS, FULL),
    "B&M": Livery("#a63a58", "#fbe9d8", DASH_DOT),
    "NKP": Livery("#2d2a28", "#f6cf3a", LINE),
    "WAB": Livery("#6d8fbd", "#fdfaf0", BLOCKS, HALF),
    "C&O": Livery("#17386f", "#f6cf3a", DOTS),
    "N&W": Livery("#5c1f33", "#f2b544", WIDE_DASH),
    "SOU": Livery("#2f7f52", "#ffffff", DASH),
    "ACL": Livery("#a58ad0", "#4b2a7b", LINE),
    "SAL": Livery("#f2a531", "#2c7a3c", DASH),
    "FEC": Livery("#d92b3a", "#f7dc4a", BLOCKS, FULL),
    "L&N": Livery("#2b61ad", "#e6d9b4", LINE, HALF),
    "IC": Livery("#7f4a22", "#f08c3a", LINE),
    "GM&O": Livery("#b0222e", "#ffffff", TIES, FULL),
    "C&NW": Livery("#1c7a40", "#f7dc4a", LINE),
    "MILW": Livery("#f08020", "#7a1f16", LINE),
    "CB&Q": Livery("#a3adb5", "#c22a26", LINE),
    "CRI&P": Livery("#c9302c", "#fdfaf0", DOTS),
    "SOO": Livery("#762135", "#fdfaf0", BLOCKS, HALF),
    "MP": Livery("#1a66b8", "#ffffff", DASH_DOT),
    "MKT": Livery("#d8502f", "#fff3d0", DASH),
    "SLSF": Livery("#6c2a9c"),
    "KCS": Livery("#1f4d3b", "#f0b429", BLOCKS, HALF),
    "T&P": Livery("#4a7ba6", "#f08c3a", DOTS),
    "AT&SF": Livery("#35a34a"),
    "UP": Livery("#f6c915", "#6a6f74", LINE),
    "SP": Livery("#c8431a"),
    "WP": Livery("#7c8288", "#f5923e", WIDE_DASH),
    "D&RGW": Livery("#f0b00c", "#2b2622", DASH),
    "NP": Livery("#1b5a37", "#b7e0a0", LINE, HALF),
    "GN": Livery("#e8852c", "#1f5b36", WIDE_DASH),
    "SP&S": Livery("#3d6f3f", "#f7dc4a", DOUBLE_DOT),
    "CN": Livery("#5d6b2c", "#f4d35e", DOTS),
    "CP": Livery("#c62f55", "#fdeedd", LINE, HALF),
    "BCCS": Livery("#0f7f8f", "#e6fbff", DOTS),
    "PSC": Livery("#2f6fd0", "#ffffff", TIES),
    "GLT": Livery("#3947b5", "#ffffff", DASH),
    "CML": Livery("#1f8fb0", "#fff3a8", DASH_DOT),
    "ESL": Livery("#27509b", "#ffd9a0", WIDE_DASH),
}
SPARE: Final = ["#7a5195", "#2a9d8f", "#b5651d", "#3a6ea5", "#8a8d3f", "#b23a6a"]
SPARE_MARKS: Final = [DASH, DOTS, BLOCKS, LINE, DASH_DOT, WIDE_DASH, TIES, DOUBLE_DOT]


def livery(initials: list[str], number: int) -> Livery:
    """The livery of a property; one of the spare ones if the property is only on a player's own board."""
    known = LIVERIES.get(initials[number])
    return known or Livery(SPARE[number % len(SPARE)], "#ffffff", SPARE_MARKS[number % len(SPARE_MARKS)])


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
