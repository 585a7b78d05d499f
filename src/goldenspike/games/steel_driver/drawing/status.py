"""The strip under Steel Driver's board: company boxes, order of play and players."""

from collections.abc import Mapping
from typing import Any, Final

from goldenspike.draw.face import width
from goldenspike.draw.palette import CARD, FADED, GOLD, INK
from goldenspike.draw.svg import circle, group, player_name, rectangle, shrunk, text
from goldenspike.draw.words import Words
from goldenspike.games.steel_driver.drawing.board import cube
from goldenspike.games.steel_driver.drawing.colours import GOODS, LIVERIES
from goldenspike.games.steel_driver.drawing.projection import HEIGHT as TOP
from goldenspike.games.steel_driver.drawing.projection import WIDTH
from goldenspike.games.steel_driver.drawing.track import rail, token
from goldenspike.games.steel_driver.rules.rules import GOODS_LETTERS

HEIGHT: Final = 250.0
BOX_WIDTH: Final = 318.0
BOX_HEIGHT: Final = 142.0
ROW_HEIGHT: Final = 78.0
BOX_STEP: Final = 328.0
LEFT: Final = 21.0
SMALL: Final = 14.0
"""The least size of a list; a longer one has shorter names."""
LONGEST: Final = 40
"""Letters of a name."""


Position = Mapping[str, Any]


def strip(position: Position, words: Words) -> dict[str, str]:
    companies, seats = position["companies"], position["seats"]
    return {
        **{f"company-{company['name']}": _box(i, company, position, words) for i, company in enumerate(companies)},
        "order": _order(position, words),
        **{f"seat-{seat['seat']}": _seat(i, seat, position, words) for i, seat in enumerate(seats)},
    }


def _player(seat: Mapping[str, Any], words: Words) -> str:
    return str(seat.get("name") or f"{words['seat']} {seat['seat']}")


def _player_in(position: Position, number: int | None, words: Words) -> str:
    return next((_player(seat, words) for seat in position["seats"] if seat["seat"] == number), "\u2013")


def _profit(company: Mapping[str, Any], position: Position) -> int:
    """In the final phase a company is worth its sets of goods."""
    final = position["phase"] == "final_profit" or position["over"]
    return int(company.get("final_value", company["profit"]) if final else company["profit"])


def _card(x: float, y: float, width: float, height: float, lit: bool = False) -> str:
    edge, thick = (GOLD, 6.0) if lit else (FADED, 1.5)
    return rectangle((x, y), width, height, rx=8, fill=CARD, stroke=edge, stroke_width=thick)


def _box(place: int, company: Mapping[str, Any], position: Position, words: Words) -> str:
    x, y = LEFT + BOX_STEP * place, TOP + 10
    name = str(company["name"])
    return group(
        _card(x, y, BOX_WIDTH, BOX_HEIGHT, lit=position["active"] == name),
        rail((x + 12, y + 26), (x + BOX_WIDTH - 12, y + 26), LIVERIES[name]),
        token((x + 34, y + 26), name, 17),
        player_name((x + 18, y + 70), _player_in(position, company["controller"], words), 21, 154),
        _cubes(x + 188, y + 63, company["treasury"]),
        _money(x + BOX_WIDTH - 16, y + 70, _profit(company, position), words),
        _shares(x, y + 98, name, position, words),
        _goods(x, y + 123, company),
        _bid(x, y + 130, name, position, words),
        id=f"company-{name}",
        fill=INK,
        pointer_events="none",
    )


def _shares(x: float, y: float, company: str, position: Position, words: Words) -> str:
    held = [(_player(seat, words), int(seat["shares"].get(company, 0))) for seat in position["seats"]]
    wide = BOX_WIDTH - 36
    said = next(said for most in range(LONGEST, 0, -1) if width(said := _listed(held, most), SMALL) <= wide or most == 1)
    return shrunk((x + 18, y), said, 17, wide)


def _listed(held: list[tuple[str, int]], most: int) -> str:
    """Who holds how many shares, each by so many letters of a name at most."""
    return " \u00b7 ".join(f"{_cut(name, most)}\u00a0\u00d7{count}" for name, count in held if count)


def _cut(name: str, most: int) -> str:
    return name if len(name) <= most else f"{name[: most - 1].rstrip()}\u2026"


def _cubes(x: float, y: float, count: int) -> str:
    return cube((x, y), 10, GOODS["white"]) + text((x + 15, y + 7), str(count), 19)


def _money(x: float, y: float, amount: int, words: Words) -> str:
    return text((x, y), words.money(amount), 20, font_weight="bold", text_anchor="end")


def _goods(x: float, y: float, company: Mapping[str, Any]) -> str:
    held = [(colour, count) for colour, count in (company["goods"] or {}).items() if count]
    return group(
        *(
            cube((x + 28 + 56 * i, y - 1), 9, GOODS[colour], GOODS_LETTERS[colour])
            + text((x + 41 + 56 * i, y + 5), str(count), 15)
            for i, (colour, count) in enumerate(held)
        )
    )


def _bid(x: float, y: float, company: str, position: Position, words: Words) -> str:
    auction = position["auction"]
    if not auction or auction["company"] != company:
        return ""
    said = f"{words['bid']} {auction['bid']}, {_player_in(position, auction['bidder'], words)}"
    return shrunk((x + 18, y), said, 18, BOX_WIDTH - 36, font_style="italic")


def _order(position: Position, words: Words) -> str:
    x, y = LEFT, TOP + 168
    phase = str(position["phase"])
    said = words["over"] if position["over"] else f"{words['turn']} {position['turn']}: {words[phase]}"
    marks = []
    for i, company in enumerate(position["order"]):
        centre = (x + 30 + 44 * i, y + 53)
        if company == position["active"]:
            marks.append(circle(centre, 21, fill=GOLD))
        marks.append(token(centre, company, 16))
        if company in position["passed"]:
            marks.append(circle(centre, 18, fill=CARD, fill_opacity=0.65))
    return group(
        _card(x, y, BOX_WIDTH, ROW_HEIGHT),
        shrunk((x + 14, y + 25), said, 20, BOX_WIDTH - 28, font_weight="bold"),
        *marks,
        id="order",
        fill=INK,
        pointer_events="none",
    )


def _seat(place: int, seat: Mapping[str, Any], position: Position, words: Words) -> str:
    count = len(position["seats"])
    step = (WIDTH - 2 * LEFT - BOX_STEP) / count
    x, y = LEFT + BOX_STEP + step * place, TOP + 168
    tokens = [token((x + 28 + 26 * i, y + 55), company, 12) for i, company in enumerate(seat["controls"])]
    lit = bool(seat.get("winner")) if position["over"] else position["marker"] == seat["seat"]
    room = step - 26 - 16 - 12 - width(words.money(seat["cash"]), 20, bold=True)
    return group(
        _card(x, y, step - 10, ROW_HEIGHT, lit),
        player_name((x + 16, y + 30), _player(seat, words), 21, room),
        _money(x + step - 26, y + 30, seat["cash"], words),
        _cubes(x + step - 68, y + 55, seat["cubes"]),
        *tokens,
        id=f"seat-{seat['seat']}",
        fill=INK,
        pointer_events="none",
    )
