"""The strip under Steel Driver's board: company boxes, order of play and players."""

from collections.abc import Mapping
from typing import Any, Final

from goldenspike.draw.palette import CARD, FADED, GOLD, INK, SANS, SERIF
from goldenspike.draw.svg import circle, fitted, group, rectangle, text
from goldenspike.games.steel_driver.drawing.board import cube
from goldenspike.games.steel_driver.drawing.colours import GOODS, LIVERIES
from goldenspike.games.steel_driver.drawing.projection import HEIGHT as TOP
from goldenspike.games.steel_driver.drawing.projection import WIDTH
from goldenspike.games.steel_driver.drawing.track import rail, token

HEIGHT: Final = 250.0
BOX_WIDTH: Final = 318.0
BOX_HEIGHT: Final = 142.0
ROW_HEIGHT: Final = 78.0
BOX_STEP: Final = 328.0
LEFT: Final = 21.0


Position = Mapping[str, Any]


def strip(position: Position, words: Mapping[str, str]) -> dict[str, str]:
    companies, seats = position["companies"], position["seats"]
    return {
        **{f"company-{company['name']}": _box(i, company, position, words) for i, company in enumerate(companies)},
        "order": _order(position, words),
        **{f"seat-{seat['seat']}": _seat(i, seat, position, words) for i, seat in enumerate(seats)},
    }


def _player(seat: Mapping[str, Any], words: Mapping[str, str]) -> str:
    return str(seat.get("name") or f"{words['seat']} {seat['seat']}")


def _player_in(position: Position, number: int | None, words: Mapping[str, str]) -> str:
    return next((_player(seat, words) for seat in position["seats"] if seat["seat"] == number), "\u2013")


def _profit(company: Mapping[str, Any], position: Position) -> int:
    """In the final phase a company is worth its sets of goods."""
    final = position["phase"] == "final_profit" or position["over"]
    return int(company.get("final_value", company["profit"]) if final else company["profit"])


def _card(x: float, y: float, width: float, height: float, lit: bool = False) -> str:
    edge, thick = (GOLD, 6.0) if lit else (FADED, 1.5)
    return rectangle((x, y), width, height, rx=8, fill=CARD, stroke=edge, stroke_width=thick)


def _box(place: int, company: Mapping[str, Any], position: Position, words: Mapping[str, str]) -> str:
    x, y = LEFT + BOX_STEP * place, TOP + 10
    name = str(company["name"])
    return group(
        _card(x, y, BOX_WIDTH, BOX_HEIGHT, lit=position["active"] == name),
        rail((x + 12, y + 26), (x + BOX_WIDTH - 12, y + 26), LIVERIES[name]),
        token((x + 34, y + 26), name, 17),
        fitted((x + 18, y + 70), _player_in(position, company["controller"], words), 21, 148, font_weight="bold"),
        _cubes(x + 188, y + 63, company["treasury"]),
        _money(x + BOX_WIDTH - 16, y + 70, _profit(company, position)),
        _shares(x, y + 98, name, position, words),
        _goods(x, y + 123, company),
        _bid(x, y + 130, name, position, words),
        id=f"company-{name}",
        fill=INK,
        font_family=SERIF,
        pointer_events="none",
    )


def _shares(x: float, y: float, company: str, position: Position, words: Mapping[str, str]) -> str:
    held = [(_player(seat, words), int(seat["shares"].get(company, 0))) for seat in position["seats"]]
    said = " \u00b7 ".join(f"{name}\u00a0\u00d7{count}" for name, count in held if count)
    return fitted((x + 18, y), said, 17, BOX_WIDTH - 36)


def _cubes(x: float, y: float, count: int) -> str:
    return cube((x, y), 10, GOODS["white"]) + text((x + 15, y + 7), str(count), 19, font_family=SANS)


def _money(x: float, y: float, amount: int) -> str:
    return text((x, y), f"${amount}", 20, font_family=SANS, font_weight="bold", text_anchor="end")


def _goods(x: float, y: float, company: Mapping[str, Any]) -> str:
    held = [(colour, count) for colour, count in (company["goods"] or {}).items() if count]
    return group(
        *(
            cube((x + 28 + 56 * i, y - 1), 9, GOODS[colour]) + text((x + 41 + 56 * i, y + 5), str(count), 15, font_family=SANS)
            for i, (colour, count) in enumerate(held)
        )
    )


def _bid(x: float, y: float, company: str, position: Position, words: Mapping[str, str]) -> str:
    auction = position["auction"]
    if not auction or auction["company"] != company:
        return ""
    said = f"{words['bid']} {auction['bid']}, {_player_in(position, auction['bidder'], words)}"
    return text((x + 18, y), said, 18, font_style="italic")


def _order(position: Position, words: Mapping[str, str]) -> str:
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
        text((x + 14, y + 25), said, 20, font_weight="bold"),
        *marks,
        id="order",
        fill=INK,
        font_family=SERIF,
        pointer_events="none",
    )


def _seat(place: int, seat: Mapping[str, Any], position: Position, words: Mapping[str, str]) -> str:
    count = len(position["seats"])
    step = (WIDTH - 2 * LEFT - BOX_STEP) / count
    x, y = LEFT + BOX_STEP + step * place, TOP + 168
    tokens = [token((x + 28 + 26 * i, y + 55), company, 12) for i, company in enumerate(seat["controls"])]
    return group(
        _card(x, y, step - 10, ROW_HEIGHT, lit=position["marker"] == seat["seat"]),
        fitted((x + 16, y + 30), _player(seat, words), 21, step - 116, font_weight="bold"),
        _money(x + step - 26, y + 30, seat["cash"]),
        _cubes(x + step - 68, y + 55, seat["cubes"]),
        *tokens,
        id=f"seat-{seat['seat']}",
        fill=INK,
        font_family=SERIF,
        pointer_events="none",
    )
