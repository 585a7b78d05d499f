"""Marks what is written on a board, so that a page can write it anew in a size that can be read at every zoom.

A drawing that stands alone shows its words as they are drawn. A page hides them and places them by their rank, the lowest
first, where they cover nothing that has been placed before.
"""

from typing import Final

from goldenspike.draw.svg import Point, number

NAME: Final = "name"
"""Beside the place it names."""
BANNER: Final = "banner"
"""On a plate over the place it names, or below it where there is no room."""
REGION: Final = "region"
"""In the middle of a sea or a land, perhaps turned."""
FIGURE: Final = "figure"
"""In the middle of a circle, as soon as it fits."""
BADGE: Final = "badge"
"""A figure whose circle grows until it can be read."""
PLATE: Final = "plate"
"""On a line, turned with it, as soon as it fits between what lies on the line."""
COVER: Final = "cover"
"""A piece that no figure may be written on."""


def written(kind: str, rank: int, at: Point, reach: float = 0.0, side: str | float = "c") -> dict[str, str]:
    """The mark of words about the place that lies at a point and reaches so far around it, with the side they prefer or
    the angle they are turned by."""
    turned = side if isinstance(side, str) else f"{side:.0f}"
    return {"data_label": f"{kind} {rank} {number(at[0])} {number(at[1])} {number(reach)} {turned}"}
