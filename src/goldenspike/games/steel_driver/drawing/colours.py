"""Steel Driver's colours: companies, goods and links, once for drawing and page."""

from typing import Final

from goldenspike.draw.colours import Livery, Rules, Shade, livery_rules, night_rules

ROUTE: Final = "#fffaf0"
ROUTE_EDGE: Final = "#a68f6c"
COST: Final = {2: "#fffaf0", 3: "#f7dfae", 4: "#eeb978", 5: "#df8a58"}
NIGHT: Final = [(".link > ", "stroke", ROUTE_EDGE, "#8a7a5e"), (".link > ", "stroke", ROUTE, "#4d4535")]

GOODS: Final = {
    "white": Shade("#fffdf6", "#3b2c1e", "#5a4a38", ("#ffffff", "#efe6d0", "#cbbfa4")),
    "black": Shade("#37322e", "#fdf6e3", "#1c1815", ("#5d564f", "#3d3732", "#231f1c"), night_edge="#857b6f"),
    "silver": Shade("#b3bcc4", "#2a2623", "#5f6a73", ("#dbe2e7", "#aeb8c0", "#828d96")),
    "orange": Shade("#ee9a36", "#3a2005", "#8f5208", ("#ffbe66", "#ec9430", "#bd6a12")),
    "red": Shade("#b8322a", "#fff4e6", "#6c1712", ("#de5a4d", "#b8322a", "#86201a")),
}
LIVERIES: Final = {
    "red": Livery("R", "#c8352c", "#fff6ea", "#ffe3da", None),
    "blue": Livery("B", "#2f6fb7", "#fff6ea", "#e6f1ff", "16 8"),
    "green": Livery("G", "#2f7a35", "#fff6ea", "#eaffe6", "1 9"),
    "yellow": Livery("Y", "#f2c81d", "#3b2c1e", "#6b4f00", "7 7"),
    "purple": Livery("P", "#7d4aa3", "#fff6ea", "#f4e6ff", "16 6 1 6"),
    "black": Livery("K", "#2c2926", "#fff6ea", "#f3ead6", "1 5 1 14", night="#12100e"),
}


def cube_rules() -> Rules:
    """`.cube.red` and the others: the line around a cube and its three faces."""
    return {
        f".cube.{colour}": {
            "--edge": shade.edge,
            "--cube-ink": shade.ink,
            **({"--night-edge": shade.night_edge} if shade.night_edge else {}),
            **dict(zip(("--top", "--left", "--right"), shade.faces, strict=True)),
        }
        for colour, shade in GOODS.items()
    }


RULES: Final[Rules] = {**livery_rules(LIVERIES), **cube_rules(), **night_rules(NIGHT)}
