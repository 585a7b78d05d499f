"""What companies put on Steel Driver's board: track, start cities, the transcontinental link and goods cubes."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from goldenspike.draw.colours import Livery
from goldenspike.draw.labels import BADGE, COVER, written
from goldenspike.draw.palette import CARD, GOLD, GOLD_INK, INK
from goldenspike.draw.svg import Point, centred, circle, group, line, middle
from goldenspike.games.steel_driver.drawing.board import LABELS, cube, ends, link_name, place, radius, stretch
from goldenspike.games.steel_driver.drawing.colours import GOODS, LIVERIES
from goldenspike.games.steel_driver.rules.board import Board
from goldenspike.games.steel_driver.rules.rules import GOODS_LETTERS

TOKEN: Final = 11.0
RIBBON: Final = [(32.0, GOLD_INK), (29.0, GOLD), (22.0, GOLD_INK), (20.0, CARD)]
"""How wide each colour of the transcontinental link is, from the lowest to the uppermost; track lies on the last."""

Position = Mapping[str, Any]


def token(centre: Point, company: str, size: float = TOKEN) -> str:
    livery = LIVERIES[company]
    letter = centred(centre, livery.letter, 1.4 * size, livery.ink)
    disc = circle(centre, size, fill=livery.fill, stroke=CARD, stroke_width=0.2 * size)
    return group(disc, letter, **written(BADGE, 4, centre, size))


def tracks(board: Board, position: Position) -> dict[str, str]:
    owners = {frozenset(link): str(company["name"]) for company in position["companies"] for link in company["links"]}
    return {key: _track(board, link, owners.get(both)) for link, (key, both) in enumerate(_keyed(board))}


@lru_cache(maxsize=8)
def _keyed(board: Board) -> list[tuple[str, frozenset[str]]]:
    """The key and the ends of every link."""
    return [(f"track-{link_name(board, link)}", ends(board, link)) for link in range(len(board.costs))]


@lru_cache(maxsize=4096)
def _track(board: Board, link: int, company: str | None) -> str:
    """Sleepers, then the rail in the company's colour, its dash and its letter."""
    start, end = stretch(board, link)
    built = [] if company is None else [rail(start, end, LIVERIES[company]), token(middle(start, end), company)]
    return group(*built, id=f"track-{link_name(board, link)}", pointer_events="none")


def rail(start: Point, end: Point, livery: Livery) -> str:
    cap = "round" if livery.dash and livery.dash.startswith("1 ") else None
    return (
        line(start, end, stroke=CARD, stroke_width=18, stroke_opacity=0.85)
        + line(start, end, stroke=INK, stroke_width=15, stroke_dasharray="2.6 4.4")
        + line(start, end, stroke=INK, stroke_width=10.5)
        + line(start, end, stroke=livery.fill, stroke_width=8)
        + line(start, end, stroke=livery.mark, stroke_width=2.4, stroke_dasharray=livery.dash, stroke_linecap=cap)
    )


def starts(board: Board, position: Position) -> dict[str, str]:
    """Letters of the companies that started in each hexagonal city, beyond its name."""
    began: dict[str, tuple[str, ...]] = {}
    for company in position["companies"]:
        began[company["start"]] = (*began.get(company["start"], ()), str(company["name"]))
    cities = [location for location, hexagonal in enumerate(board.hexagonal) if hexagonal]
    return {f"start-{board.names[city]}": _starts(board, city, began.get(board.names[city], ())) for city in cities}


@lru_cache(maxsize=1024)
def _starts(board: Board, location: int, companies: tuple[str, ...]) -> str:
    right, down, more_right, more_down, anchor = LABELS[board.labels[location]]
    x, y = place(board, location)
    size = radius(board, location) + (6 if location in (board.east, board.west) else 0)
    apart = 2 * TOKEN
    first = {"start": TOKEN, "middle": -apart * (len(companies) - 1) / 2, "end": -TOKEN - apart * (len(companies) - 1)}[anchor]
    left, level = x + right * size + more_right + first, y + down * size + more_down + 17
    tokens = [token((left + apart * i, level), company, TOKEN - 1) for i, company in enumerate(companies)]
    return group(*tokens, id=f"start-{board.names[location]}", pointer_events="none")


def goods(board: Board, position: Position) -> dict[str, str]:
    lying = position["goods"] or {}
    drawn = {}
    for location, name in enumerate(board.names):
        drawn[f"goods-{name}"] = _goods(board, location, lying.get(name))
    return drawn


@lru_cache(maxsize=1024)
def _goods(board: Board, location: int, colour: str | None) -> str:
    centre, name = place(board, location), board.names[location]
    lying = [] if colour is None else [circle(centre, 16, fill=CARD), cube(centre, 14, GOODS[colour], GOODS_LETTERS[colour])]
    cubes = [group(*lying, **written(COVER, 0, centre, 16))] if lying else []
    return group(*cubes, id=f"goods-{name}", pointer_events="none")


def transcontinental(board: Board, position: Position) -> str:
    """A ribbon of gold under the chain that joined the coasts, with dark hems, so that yellow track stands out from it too."""
    chain = position["transcontinental"] or {"links": []}
    return _transcontinental(board, frozenset(frozenset(link) for link in chain["links"]))


@lru_cache(maxsize=64)
def _transcontinental(board: Board, joined: frozenset[frozenset[str]]) -> str:
    passed = {name for link in joined for name in link}
    links = [stretch(board, link) for link, (_, both) in enumerate(_keyed(board)) if both in joined]
    cities = [location for location, name in enumerate(board.names) if name in passed]
    drawn = [group(*_ribbon(board, links, cities, wide), stroke=ink) for wide, ink in RIBBON] if joined else []
    return group(*drawn, id="transcontinental", fill="none", pointer_events="none")


def _ribbon(board: Board, links: list[tuple[Point, Point]], cities: list[int], wide: float) -> list[str]:
    """One of the ribbon's colours: lines so wide along links, and rings around cities that reach as far beyond their edge."""
    rings = [circle(place(board, city), radius(board, city) + wide / 4, stroke_width=wide / 2) for city in cities]
    return [line(*link, stroke_width=wide) for link in links] + rings
