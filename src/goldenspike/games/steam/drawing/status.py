"""The strip below Steam's maps: seats with money, income, points and locomotive; companies in the stock-market game."""

from collections.abc import Mapping
from typing import Any, Final

from goldenspike.draw.face import width as text_width
from goldenspike.draw.palette import CARD, FADED, GOLD, GOLD_INK, INK
from goldenspike.draw.svg import Point, circle, element, group, player_name, rectangle, shrunk, text
from goldenspike.draw.words import Words
from goldenspike.games.steam.drawing.geometry import height, width
from goldenspike.games.steam.drawing.track import token
from goldenspike.parts.hex.map import HexMap

Position = Mapping[str, Any]

CARD_HEIGHT: Final = 96.0
GAP: Final = 10.0
LEFT: Final = 14.0
LEVELS: Final = 6
OWNER_NUMBERS: Final = ["orange", "green", "brown", "natural", "black", "white"]


def strip_height(position: Position) -> float:
    rows = bool(position.get("seats")) + bool(position.get("companies"))
    return rows * (CARD_HEIGHT + GAP) + GAP if rows else 0.0


def strip(hexmap: HexMap, position: Position, words: Words) -> dict[str, str]:
    top = height(hexmap.rows) + GAP
    companies, seats = list(position.get("companies", [])), list(position.get("seats", []))
    drawn = {}
    for at, company in enumerate(companies):
        corner, wide = _corner(hexmap, top, at, len(companies))
        drawn[f"company-{company['name']}"] = _company(corner, wide, company, words)
    top += CARD_HEIGHT + GAP if companies else 0.0
    for at, seat in enumerate(seats):
        corner, wide = _corner(hexmap, top, at, len(seats))
        lit = bool(seat.get("winner" if position.get("over") else "active"))
        drawn[f"seat-{seat['seat']}"] = _seat(corner, wide, seat, not companies, lit, words)
    return drawn


def _corner(hexmap: HexMap, top: float, at: int, count: int) -> tuple[Point, float]:
    step = (width(hexmap.cols) - 2 * LEFT + GAP) / count
    return (LEFT + at * step, top), step - GAP


def _card(corner: Point, wide: float, lit: bool) -> str:
    fill = "#fdf0c8" if lit else CARD
    edge = GOLD_INK if lit else FADED
    return rectangle(corner, wide, CARD_HEIGHT, rx=8, fill=fill, stroke=edge, stroke_width=2.4 if lit else 1.4)


def _head(corner: Point, wide: float, indent: float, name: str, money: str) -> str:
    """A name, and at the other end of the line what it has."""
    x, y = corner
    room = wide - indent - 24 - text_width(money, 20, bold=True)
    amount = text((x + wide - 12, y + 33), money, 20, font_weight="bold", text_anchor="end")
    return player_name((x + indent, y + 33), name, 20, room) + amount


def _facts(place: Point, words: str, wide: float) -> str:
    return shrunk(place, words, 16, wide)


def _seat(corner: Point, wide: float, seat: Mapping[str, Any], owns_links: bool, lit: bool, words: Words) -> str:
    x, y = corner
    number = int(seat["seat"])
    mark = token((x + 24, y + 26), number - 1, 13) if owns_links else ""
    indent = 46 if owns_links else 16
    facts = [f"{words['income']} {seat['income']:+d}"] if "income" in seat else []
    facts += [f"{words['points']} {seat['points']}"] if "points" in seat else []
    engine = locomotive((x + 16, y + 72), int(seat["locomotive"]), wide) if "locomotive" in seat else ""
    return group(
        _card(corner, wide, lit),
        mark,
        _head(corner, wide, indent, str(seat.get("name", number)), words.money(seat.get("cash", 0))),
        _facts((x + 16, y + 58), " \u00b7 ".join(facts), wide - 26),
        engine,
        id=f"seat-{number}",
        fill=INK,
        pointer_events="none",
    )


def locomotive(place: Point, level: int, wide: float) -> str:
    """A small engine, and a track of levels with a wheel on those reached."""
    x, y = place
    boiler = "M0 6V-2H4V-7H15V-1H22V-8H26V-1H29L33 6Z"
    engine = element("path", d=boiler, fill=INK, transform=f"translate({x:.1f} {y:.1f})")
    wheels = "".join(circle((x + dx, y + 8), 3.6, fill=CARD, stroke=INK, stroke_width=2) for dx in (6, 15, 25))
    apart = min(24.0, (wide - 80) / LEVELS)
    pips = []
    for at in range(LEVELS):
        spot = (x + 50 + apart * at, y + 2)
        fill, ink = (GOLD, INK) if at < level else ("none", FADED)
        pips.append(circle(spot, 8, fill=fill, stroke=ink, stroke_width=1.4))
        pips.append(text((spot[0], spot[1] + 4), str(at + 1), 11, fill=ink, text_anchor="middle"))
    return engine + wheels + "".join(pips)


def _company(corner: Point, wide: float, company: Mapping[str, Any], words: Words) -> str:
    x, y = corner
    name = str(company["name"])
    number = OWNER_NUMBERS.index(name) if name in OWNER_NUMBERS else 0
    price = words["bankrupt"] if company.get("bankrupt") else f"{words['price']} {company.get('price', 0)}"
    facts = f"{words['performance']} {company.get('performance', 0)} \u00b7 {words['shares']} {company.get('issued', 0)}"
    return group(
        _card(corner, wide, bool(company.get("active"))),
        token((x + 24, y + 26), number, 13),
        _head(corner, wide, 46, str(company.get("title", name)), words.money(company.get("treasury", 0))),
        _facts((x + 16, y + 58), price, wide - 26),
        _facts((x + 16, y + 81), facts, wide - 26),
        id=f"company-{name}",
        fill=INK,
        pointer_events="none",
    )
