"""How large things are on Steel & Steam's board and how far apart they lie, in units of the drawing."""

from typing import Final

from goldenspike.draw.face import width
from goldenspike.games.steel_and_steam.rules.board.board import CITY, FERRY, HUB, JUNCTION, MILEPOST

RADIUS: Final = {CITY: 12.5, HUB: 12.5, MILEPOST: 7.5, JUNCTION: 6.0, FERRY: 9.0}
RIM: Final = 1.2
"""Half of the ring that is drawn along a circle's edge."""
STATIONS_APART: Final = 46.0
"""Between the middles of a hub's two stations: far enough that their link shows between them."""
LINK_HALF: Final = 6.5

BODY: Final = 7.0
EDGE: Final = 9.4
LINE_HALF: Final = EDGE / 2
SIDE_BY_SIDE: Final = 14.0
"""Between lines that join the same two circles: a plate on one does not reach the other."""

CLEARANCE: Final = 3.0
"""What stays free between a line and a circle that it does not serve, and between two lines that do not cross."""
AIM: Final = 5.0
"""The clearance that a layout is worked out for, so that rounding and haste leave the other one."""
CIRCLES_APART: Final = 9.0
LEAVING: Final = 0.21
"""Two lines that leave a circle part by at least this share of their way: the sine of their angle."""
CROSSING: Final = 0.56
"""The sine of the angle at which lines cross."""

NAME_SIZE: Final = 20.0
STATION_SIZE: Final = 15.0
NAME_HIGH: Final = 0.95
"""The height of a name from its highest to its lowest letter, as a share of its size."""
NAME_BASE: Final = 0.26
"""How far the foot of its letters lies above the lower edge."""


def name_width(name: str, size: float) -> float:
    """A name is set in bold."""
    return width(name.replace("_", " "), size, bold=True)
