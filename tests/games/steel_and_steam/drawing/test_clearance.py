"""The board shows no connection that there is not: lines keep clear of circles they do not serve and of each other.

All distances are in units of the drawing, which is 3,200 wide, and go from edge to edge."""

from __future__ import annotations

from functools import cache
from math import radians, sin

from goldenspike.games.steel_and_steam.drawing.arranging.naming import Name
from goldenspike.games.steel_and_steam.drawing.bridges import bridges_over_itself, bridges_over_others
from goldenspike.games.steel_and_steam.drawing.layout import layout
from goldenspike.games.steel_and_steam.drawing.picture import background
from goldenspike.games.steel_and_steam.drawing.plates import plates
from goldenspike.games.steel_and_steam.drawing.ways import crossings
from goldenspike.games.steel_and_steam.rules.board.board import Board, load_board
from goldenspike.shelf import BOXES
from goldenspike.text.drawn import DrawnWords
from tests.games.steel_and_steam.drawing.geometry import HALF, SVG, Circle, Drawn, Point, away, to_piece

CLEARANCE = 3.0
"""Between a line and a circle that it does not serve, and between two lines that do not cross."""
CROSSING = sin(radians(25))
"""Lines cross at 25 degrees or more."""
LEAVING = sin(radians(7))
"""Lines leave a circle at 7 degrees from each other or more."""
MERGING = 8.0
"""So far from a circle's rim, lines that leave it still run together: they are broader than this."""
CROSSED_NAMES = 10
"""So many of the 80 names find no free place, and a line is drawn over them."""
LINK = 15.0
"""So much of a hub's link shows between its two circles."""

Crossings = list[tuple[Point, float]]


@cache
def board() -> Board:
    return load_board()


@cache
def drawn() -> Drawn:
    return Drawn(board())


def near_circles(drawing: Drawn) -> list[str]:
    found = []
    for circle in drawing.circles:
        for number, distance in drawing.near(circle.centre).items():
            step = drawing.steps[number]
            free = distance - circle.radius - HALF
            if circle not in step.ends and free < CLEARANCE:
                found.append(f"{step.said} is {free:.1f} from {circle.space}")
    return found


def near_lines(drawing: Drawn) -> list[str]:
    found = []
    for (one, other), points in drawing.close_pairs().items():
        a, b = drawing.steps[one], drawing.steps[other]
        shared = [circle for circle in a.ends if circle in b.ends]
        if len(shared) < 2:
            crossed = drawing.crossings(one, other, points)
            crossed = [one for one in crossed if all(away(one[0], c.centre) > c.radius + MERGING for c in shared)]
            trouble = needless(crossed, bool(shared)) or too_close(a.points, b.points, points, crossed, shared)
            found += [f"{a.said} and {b.said}: {trouble}"] if trouble else []
    return found


def needless(crossed: Crossings, shared: bool) -> str:
    if len(crossed) + shared > 1 and crossed:
        return "cross needlessly"
    return "cross at too small an angle" if crossed and crossed[0][1] < CROSSING else ""


def too_close(
    first: list[Point], second: list[Point], points: list[tuple[int, int]], crossed: Crossings, shared: list[Circle]
) -> str:
    """From a circle that they share and from where they cross, lines draw apart."""
    for here, there in points:
        distance = min(to_piece(first[here], second[k], second[k + 1]) for k in (there - 1, there) if 0 <= k < len(second) - 1)
        need = 2 * HALF + CLEARANCE
        for circle in shared:
            need = min(need, LEAVING * max(0.0, away(first[here], circle.centre) - circle.radius - MERGING))
        for point, _ in crossed:
            need = min(need, CROSSING * away(first[here], point))
        if distance < need:
            return f"are {distance - 2 * HALF:.1f} apart at {first[here][0]:.0f}, {first[here][1]:.0f}"
    return ""


def test_no_line_comes_near_a_circle_that_it_does_not_serve() -> None:
    assert near_circles(drawn()) == []


def test_lines_keep_apart_or_cross_once_and_plainly() -> None:
    assert near_lines(drawn()) == []


def test_lines_between_the_same_circles_do_not_touch() -> None:
    for (one, other), _ in drawn().close_pairs().items():
        a, b = drawn().steps[one], drawn().steps[other]
        if a.spaces == b.spaces and set(a.ends) == set(b.ends):
            middle = len(a.points) // 2
            assert min(away(a.points[middle], point) for point in b.points) > 2 * HALF + CLEARANCE, f"{a.said}, {b.said}"


def test_every_crossing_is_a_bridge() -> None:
    seen = {
        (one, other)
        for (one, other), points in drawn().close_pairs().items()
        if not drawn().steps[one].spaces & drawn().steps[other].spaces and drawn().crossings(one, other, points)
    }
    assert len(seen) > 30
    assert {(crossing.under, crossing.over) for crossing in crossings(board())} == seen
    decks = "".join(
        bridges_over_others(board(), owner) + bridges_over_itself(board(), owner) for owner in range(len(board().initials))
    )
    assert decks.count("M") >= len(seen)


def test_names_hide_no_line_and_no_circle() -> None:
    """They lie under the lines, and nearly all of them where no line is."""
    drawing = background(board(), DrawnWords(BOXES["steel_and_steam"].words, "en"))
    lines = min(drawing.index(f'id="line-{initials.replace("&", "&amp;")}"') for initials in board().initials)
    assert all(drawing.rindex(f">{name.word.replace('_', ' ')}</text>") < lines for name in layout(board()).names)
    crossed = {name.word: names_crossed(name) for name in layout(board()).names if names_crossed(name)}
    assert len(crossed) <= CROSSED_NAMES, crossed
    assert all(len(lines_there) <= 2 for lines_there in crossed.values()), crossed


def names_crossed(name: Name) -> list[str]:
    left, top, right, bottom = name.box()
    return [
        step.said
        for step in drawn().steps
        if any(left - HALF < x < right + HALF and top - HALF < y < bottom + HALF for x, y in step.points)
    ]


def test_names_lie_on_no_circle() -> None:
    for name in layout(board()).names:
        left, top, right, bottom = name.box()
        for circle in drawn().circles:
            (x, y), reach = circle.centre, circle.radius
            assert not (left - reach < x < right + reach and top - reach < y < bottom + reach), f"{name.word}, {circle.space}"


def test_names_do_not_lie_on_each_other() -> None:
    boxes = [(name.word, name.box()) for name in layout(board()).names]
    for number, (word, one) in enumerate(boxes):
        for other_word, other in boxes[:number]:
            apart = one[0] > other[2] or other[0] > one[2] or one[1] > other[3] or other[1] > one[3]
            assert apart, f"{word} and {other_word}"


def test_plates_hide_no_other_line_and_no_circle() -> None:
    hidden = []
    for plate in plates(board()):
        for number in drawn().near(plate.centre):
            step = drawn().steps[number]
            if number != plate.segment and any(plate.covers(point, HALF) for point in step.points):
                hidden.append(f"a plate of {board().initials[plate.owner]} lies on {step.said}")
        hidden += [
            f"a plate of {board().initials[plate.owner]} lies on {circle.space}"
            for circle in drawn().circles
            if plate.covers(circle.centre, circle.radius)
        ]
    assert hidden == []


def test_both_stations_of_a_hub_are_named_and_their_link_shows() -> None:
    words = [item.text for item in drawn().root.iter(f"{SVG}text")]
    for city, station in zip(board().hub_cities, board().hub_names, strict=True):
        assert station.replace("_", " ") in words
        two = [circle for circle in drawn().circles if circle.space == board().city_names[city]]
        assert len(two) == 2
        assert away(two[0].centre, two[1].centre) - two[0].radius - two[1].radius > LINK
