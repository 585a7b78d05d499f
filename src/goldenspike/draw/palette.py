"""Colours and typefaces of the drawings: a warm paper map."""

from typing import Final

SERIF: Final = "Georgia, 'EB Garamond', 'Liberation Serif', serif"
SANS: Final = "Verdana, 'DejaVu Sans', sans-serif"

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
ROUTE: Final = "#fffaf0"
ROUTE_EDGE: Final = "#a68f6c"
GOLD: Final = "#e0a526"
GOLD_INK: Final = "#8d5f06"

COST: Final = {2: "#fffaf0", 3: "#f7dfae", 4: "#eeb978", 5: "#df8a58"}


class Shade:
    """A fill, the ink that reads on it, the line around it, and the top, left and right of a cube."""

    def __init__(self, fill: str, ink: str, edge: str, faces: tuple[str, str, str]) -> None:
        self.fill = fill
        self.ink = ink
        self.edge = edge
        self.faces = faces


GOODS: Final = {
    "white": Shade("#fffdf6", "#3b2c1e", "#5a4a38", ("#ffffff", "#efe6d0", "#cbbfa4")),
    "black": Shade("#37322e", "#fdf6e3", "#1c1815", ("#5d564f", "#3d3732", "#231f1c")),
    "silver": Shade("#b3bcc4", "#2a2623", "#5f6a73", ("#dbe2e7", "#aeb8c0", "#828d96")),
    "orange": Shade("#ee9a36", "#3a2005", "#8f5208", ("#ffbe66", "#ec9430", "#bd6a12")),
    "red": Shade("#b8322a", "#fff4e6", "#6c1712", ("#de5a4d", "#b8322a", "#86201a")),
}


class Livery:
    """A company's colour, letter and dash, so that it is known without colour vision."""

    def __init__(self, letter: str, fill: str, ink: str, mark: str, dash: str | None) -> None:
        self.letter = letter
        self.fill = fill
        self.ink = ink
        self.mark = mark
        self.dash = dash


COMPANIES: Final = {
    "red": Livery("R", "#c8352c", "#fff6ea", "#ffe3da", None),
    "blue": Livery("B", "#2f6fb7", "#fff6ea", "#e6f1ff", "16 8"),
    "green": Livery("G", "#3c8d40", "#fff6ea", "#eaffe6", "1 9"),
    "yellow": Livery("Y", "#f2c81d", "#3b2c1e", "#6b4f00", "7 7"),
    "purple": Livery("P", "#7d4aa3", "#fff6ea", "#f4e6ff", "16 6 1 6"),
    "black": Livery("K", "#2c2926", "#fff6ea", "#f3ead6", "1 5 1 14"),
}
