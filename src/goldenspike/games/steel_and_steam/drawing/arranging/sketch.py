"""A layout in the making: circles and the inner points of the curves between them, free to move, and what draws them home."""

from math import hypot
from typing import Final

from goldenspike.draw.svg import Point
from goldenspike.games.steel_and_steam.drawing.measures import RADIUS, RIM, STATIONS_APART
from goldenspike.games.steel_and_steam.drawing.north_america import project
from goldenspike.games.steel_and_steam.drawing.tracks import Track, tracks
from goldenspike.games.steel_and_steam.rules.board.board import CITY, FERRY, HUB, JUNCTION, MILEPOST, Board

LOOSE: Final = {CITY: 0.0, HUB: 0.0, MILEPOST: 1.0, JUNCTION: 0.5, FERRY: 0.3}
STRAY: Final = {CITY: 0.0, HUB: 0.0, MILEPOST: 40.0, JUNCTION: 24.0, FERRY: 40.0}
"""How far a circle may lie from its true place."""
HOME_PULL: Final = 0.02
DRIFTING: Final = 0.2
"""How much a circle follows its neighbours on the line, so that the line keeps its shape."""
UNBENDING: Final = 0.15
FARTHEST_PUSH: Final = 5.0
SHARPEST: Final = -0.3
"""The cosine of the sharpest turn that a line makes as a curve."""
SHORTEST: Final = 0.22
LONGEST: Final = 0.5
"""How far a curve's inner point lies from its circle, as a share of the distance between the two circles."""


class Sketch:
    """`x` and `y` hold the circles (spaces, then the other stations of hubs), then two inner points for each track."""

    def __init__(self, board: Board) -> None:
        self.board: Final = board
        self.tracks: Final = tracks(board)
        self.kinds: Final = [int(kind) for kind in board.kinds] + [HUB] * len(board.hub_cities)
        self.circles: Final = len(self.kinds)
        self.home: Final = _homes(board)
        self.reach: Final = [RADIUS[kind] + RIM for kind in self.kinds]
        self.loose: Final = [LOOSE[kind] for kind in self.kinds]
        for track in self.tracks:
            self.loose.extend([1.0, 1.0] if track.segments else [0.0, 0.0])
        self.at: Final[list[list[int]]] = [[] for _ in self.kinds]
        for number, track in enumerate(self.tracks):
            self.at[track.a].append(number)
            self.at[track.b].append(number)
        self.x: Final = [x for x, _ in self.home] + [0.0] * (2 * len(self.tracks))
        self.y: Final = [y for _, y in self.home] + [0.0] * (2 * len(self.tracks))
        self.through: Final = [passing for circle in range(self.circles) for passing in self._passing(circle)]
        self._part_companions()
        self._unbend(1.0)
        self.push_x: list[float] = []
        self.push_y: list[float] = []
        self.begin()

    def inner(self, track: int, circle: int) -> int:
        """The number of the inner point of a track on the side of a circle."""
        return self.circles + 2 * track + (0 if self.tracks[track].a == circle else 1)

    def beyond(self, track: int, circle: int) -> int:
        return self.tracks[track].a + self.tracks[track].b - circle

    def ends(self, track: int) -> tuple[int, int, int, int]:
        """The four points of a track's curve."""
        inner = self.circles + 2 * track
        return self.tracks[track].a, inner, inner + 1, self.tracks[track].b

    def _passing(self, circle: int) -> list[tuple[int, int, int]]:
        """The circle with each two tracks of a property that runs through it without a sharp turn."""
        if self.kinds[circle] in (CITY, HUB):
            return []
        owned: dict[int, list[int]] = {}
        for track in self.at[circle]:
            for segment in self.tracks[track].segments:
                owned.setdefault(int(self.board.segment_property[segment]), []).append(track)
        found, taken = [], set[int]()
        for _, two in sorted(owned.items()):
            if len(two) == 2 and not taken & set(two) and self._straight(circle, two[0], two[1]):
                found.append((circle, two[0], two[1]))
                taken.update(two)
        return found

    def _straight(self, circle: int, one: int, other: int) -> bool:
        (x, y), (ax, ay), (bx, by) = (self.home[p] for p in (circle, self.beyond(one, circle), self.beyond(other, circle)))
        both = hypot(ax - x, ay - y) * hypot(bx - x, by - y)
        return (ax - x) * (bx - x) + (ay - y) * (by - y) < SHARPEST * both

    def _part_companions(self) -> None:
        """Move mileposts a little aside, each line to its own side, because those of several lines may start on one spot."""
        for circle, one, other in self.through:
            if self.kinds[circle] == MILEPOST and len(self.at[circle]) == 2:
                before, after = self.home[self.beyond(one, circle)], self.home[self.beyond(other, circle)]
                dx, dy = after[0] - before[0], after[1] - before[1]
                owner = self.board.segment_property[self.tracks[one].segments[0]]
                side = (int(owner % 7) - 3) / (hypot(dx, dy) or 1.0) * (-1 if dx < 0 else 1)
                self.x[circle] -= dy * side
                self.y[circle] += dx * side

    def begin(self) -> None:
        self.push_x = [0.0] * len(self.x)
        self.push_y = [0.0] * len(self.y)

    def push(self, point: int, dx: float, dy: float) -> None:
        self.push_x[point] += dx
        self.push_y[point] += dy

    def settle(self, strength: float) -> None:
        """Carry out the pushes of a round, and draw home with a strength between 0 and 1."""
        for point in range(len(self.x)):
            dx, dy = self.push_x[point], self.push_y[point]
            if dx or dy:
                share = min(1.0, FARTHEST_PUSH / hypot(dx, dy))
                self._move(point, share * dx, share * dy)
        if strength:
            self._draw_home(strength)
            self._unbend(UNBENDING * strength)
        self._keep_near()
        self._straighten()
        self._keep_bows()

    def _move(self, point: int, dx: float, dy: float) -> None:
        """A circle takes the inner points beside it along."""
        self.x[point] += dx
        self.y[point] += dy
        if point < self.circles:
            for track in self.at[point]:
                inner = self.inner(track, point)
                self.x[inner] += dx
                self.y[inner] += dy

    def _draw_home(self, strength: float) -> None:
        drift = [(self.x[c] - self.home[c][0], self.y[c] - self.home[c][1]) for c in range(self.circles)]
        wish = [[-HOME_PULL * strength * dx, -HOME_PULL * strength * dy] for dx, dy in drift]
        shared = [0] * self.circles
        for circle, _, _ in self.through:
            shared[circle] += 1
        for circle, one, other in self.through:
            before, after = drift[self.beyond(one, circle)], drift[self.beyond(other, circle)]
            for i in (0, 1):
                wish[circle][i] += strength * DRIFTING * ((before[i] + after[i]) / 2 - drift[circle][i]) / shared[circle]
        for circle, (dx, dy) in enumerate(wish):
            if self.loose[circle]:
                self._move(circle, self.loose[circle] * dx, self.loose[circle] * dy)

    def _unbend(self, share: float) -> None:
        """Draw the inner points to where they would make the plainest curve."""
        ways: dict[tuple[int, int], Point] = {}
        for number, track in enumerate(self.tracks):
            dx, dy = self.x[track.b] - self.x[track.a], self.y[track.b] - self.y[track.a]
            ways[number, track.a], ways[number, track.b] = (dx, dy), (-dx, -dy)
        for circle, one, other in self.through:
            before, after = self.beyond(one, circle), self.beyond(other, circle)
            dx, dy = self.x[before] - self.x[after], self.y[before] - self.y[after]
            ways[one, circle], ways[other, circle] = (dx, dy), (-dx, -dy)
        for (number, circle), (dx, dy) in ways.items():
            reach = self._length(self.tracks[number]) / 3 / (hypot(dx, dy) or 1.0)
            inner = self.inner(number, circle)
            self.x[inner] += share * (self.x[circle] + reach * dx - self.x[inner])
            self.y[inner] += share * (self.y[circle] + reach * dy - self.y[inner])

    def _length(self, track: Track) -> float:
        return hypot(self.x[track.b] - self.x[track.a], self.y[track.b] - self.y[track.a])

    def _keep_near(self) -> None:
        for circle, (x, y) in enumerate(self.home):
            dx, dy = self.x[circle] - x, self.y[circle] - y
            far = hypot(dx, dy)
            if far > STRAY[self.kinds[circle]]:
                back = STRAY[self.kinds[circle]] / far - 1
                self._move(circle, back * dx, back * dy)

    def _straighten(self) -> None:
        """A line that runs through a circle has no bend there: the inner points on both sides lie in one line with it."""
        for circle, one, other in self.through:
            first, second = self.inner(one, circle), self.inner(other, circle)
            x, y = self.x[circle], self.y[circle]
            near = hypot(self.x[first] - x, self.y[first] - y) or 1.0
            far = hypot(self.x[second] - x, self.y[second] - y) or 1.0
            dx = (self.x[first] - x) / near - (self.x[second] - x) / far
            dy = (self.y[first] - y) / near - (self.y[second] - y) / far
            length = hypot(dx, dy)
            if length > 1e-6:
                self.x[first], self.y[first] = x + near * dx / length, y + near * dy / length
                self.x[second], self.y[second] = x - far * dx / length, y - far * dy / length

    def _keep_bows(self) -> None:
        for number, track in enumerate(self.tracks):
            length = self._length(track)
            for circle in (track.a, track.b):
                inner = self.inner(number, circle)
                dx, dy = self.x[inner] - self.x[circle], self.y[inner] - self.y[circle]
                reach = hypot(dx, dy) or 1.0
                share = min(max(reach, SHORTEST * length), LONGEST * length) / reach
                self.x[inner], self.y[inner] = self.x[circle] + share * dx, self.y[circle] + share * dy


def _homes(board: Board) -> list[Point]:
    """The true places of the spaces, and the other stations of hubs: their direction is true, their distance is not."""
    homes = [project(longitude, latitude) for longitude, latitude in zip(board.longitudes, board.latitudes, strict=True)]
    for city, longitude, latitude in zip(board.hub_cities, board.hub_longitudes, board.hub_latitudes, strict=True):
        x, y = homes[board.city_space[city]]
        far_x, far_y = project(longitude, latitude)
        scale = STATIONS_APART / (hypot(far_x - x, far_y - y) or 1.0)
        homes.append((x + scale * (far_x - x), y + scale * (far_y - y)))
    return homes
