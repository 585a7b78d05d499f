"""The strip under Steel & Steam's board: each seat's cash, engine, journey and deeds, and the economy."""

from collections.abc import Mapping
from typing import Any, Final

from goldenspike.draw.face import width as text_width
from goldenspike.draw.palette import CARD, FADED, GOLD, INK
from goldenspike.draw.svg import group, player_name, rectangle, shrunk, text
from goldenspike.draw.words import Words
from goldenspike.games.steel_and_steam.drawing.board import spaced
from goldenspike.games.steel_and_steam.drawing.colours import line_style
from goldenspike.games.steel_and_steam.drawing.north_america import HEIGHT as TOP
from goldenspike.games.steel_and_steam.drawing.north_america import WIDTH
from goldenspike.games.steel_and_steam.drawing.pieces import locomotive
from goldenspike.games.steel_and_steam.drawing.plates import INITIALS_SIZE, plate_width
from goldenspike.games.steel_and_steam.rules.board.board import Board

HEIGHT: Final = 300.0
LEFT: Final = 24.0
ECONOMY: Final = 250.0
BROKEN: Final = 8


Position = Mapping[str, Any]


def strip(board: Board, position: Position, words: Words) -> dict[str, str]:
    seats = position["seats"]
    return {
        "economy": _economy(board, position, words),
        **{f"seat-{seat['seat']}": _seat(board, place, seat, position, words) for place, seat in enumerate(seats)},
    }


def _card(x: float, wide: float, lit: bool = False) -> str:
    edge, thick = (GOLD, 7.0) if lit else (FADED, 1.8)
    return rectangle((x, TOP + 12), wide, HEIGHT - 30, rx=9, fill=CARD, stroke=edge, stroke_width=thick)


def _economy(board: Board, position: Position, words: Words) -> str:
    state = str(position.get("economy") or "normal")
    deeds = position.get("deeds") or {}
    left = sum(1 for initials in board.initials if not (deeds.get(initials) or {}).get("owner"))
    return group(
        _card(LEFT, ECONOMY - 14),
        shrunk((LEFT + 20, TOP + 56), words["economy"], 26, ECONOMY - 50, fill=FADED, font_style="italic"),
        shrunk((LEFT + 20, TOP + 98), words[state.lower()], 36, ECONOMY - 50, font_weight="bold"),
        shrunk((LEFT + 20, TOP + 166), words["bank"], 26, ECONOMY - 50, fill=FADED, font_style="italic"),
        text((LEFT + 20, TOP + 208), str(left), 36, font_weight="bold"),
        id="economy",
        fill=INK,
        pointer_events="none",
    )


def _seat(board: Board, place: int, seat: Mapping[str, Any], position: Position, words: Words) -> str:
    wide = (WIDTH - 2 * LEFT - ECONOMY) / len(position["seats"])
    x = LEFT + ECONOMY + wide * place
    name = str(seat.get("name") or f"{words['seat']} {seat['seat']}")
    money = words.money(int(seat.get("cash") or 0))
    return group(
        _card(x, wide - 12, lit=_lit(seat, position)),
        locomotive((x + 46, TOP + 46), int(seat["seat"]), 1.0),
        player_name((x + 90, TOP + 54), name, 30, wide - 136 - text_width(money, 30, bold=True)),
        text((x + wide - 34, TOP + 54), money, 30, font_weight="bold", text_anchor="end"),
        shrunk((x + 20, TOP + 96), _engine(seat, words), 24, wide - 50),
        shrunk((x + 20, TOP + 130), _journey(seat), 24, wide - 50, font_style="italic"),
        *_chips(board, x + 20, TOP + 154, wide - 50, seat),
        id=f"seat-{seat['seat']}",
        fill=INK,
        pointer_events="none",
    )


def _lit(seat: Mapping[str, Any], position: Position) -> bool:
    """The player to move has a frame, and at the end the winners."""
    return bool(seat.get("winner")) if position.get("over") else position.get("active") == seat["seat"]


def _engine(seat: Mapping[str, Any], words: Words) -> str:
    level = seat.get("level")
    broken = isinstance(level, int) and level >= BROKEN
    return f"{seat.get('engine') or ''} \u00b7 {words['level']} {words['broken'] if broken else level}"


def _journey(seat: Mapping[str, Any]) -> str:
    end = f" \u2192 {spaced(str(seat['destination']))}" if seat.get("destination") else ""
    return f"{spaced(str(seat.get('location') or seat.get('home') or ''))}{end}"


def _chips(board: Board, left: float, top: float, wide: float, seat: Mapping[str, Any]) -> list[str]:
    """The seat's deeds as plates, smaller the more there are."""
    held = [str(initials) for initials in seat.get("properties") or []]
    scale = 1.9 if len(held) <= 9 else 1.45
    drawn, x, y = [], left, top
    for initials in held:
        width = scale * plate_width(initials)
        if x + width > left + wide:
            x, y = left, y + 24 * scale
        drawn.append(_chip(board, (x, y), scale, initials, initials in (seat.get("mortgaged") or [])))
        x += width + 8
    return drawn


def _chip(board: Board, corner: tuple[float, float], scale: float, initials: str, mortgaged: bool) -> str:
    known = initials in board.initials
    edge = line_style(board.initials, board.initials.index(initials)).fill if known else FADED
    wide, high = scale * plate_width(initials), 18 * scale
    dash = "7 5" if mortgaged else None
    ink = FADED if mortgaged else INK
    low = (corner[0] + wide / 2, corner[1] + 0.72 * high)
    return rectangle(corner, wide, high, rx=6, fill=CARD, stroke=edge, stroke_width=4, stroke_dasharray=dash) + text(
        low, initials, INITIALS_SIZE * scale, fill=ink, font_weight="bold", text_anchor="middle"
    )
