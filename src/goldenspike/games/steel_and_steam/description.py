"""Steel & Steam in words: the turn, every player and locomotive, every deed, and the cities with the lines that meet there."""

from __future__ import annotations

from typing import Any

from goldenspike.games.steel_and_steam.card_words import card_text, named_or_own, region_text
from goldenspike.games.steel_and_steam.rules.board.board import Board
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.text.description import Section, Teller
from goldenspike.text.speaker import Speaker


def describe(game: SteelAndSteam, view: dict[str, Any], speaker: Speaker) -> list[Section]:
    teller = Teller(speaker)
    left = sum(deed["owner"] is None for deed in view["deeds"].values())
    deeds = [_deed(game.board, place, view, teller) for place in range(game.board.property_count)]
    return [
        teller.section("describe-course", _course(view, teller)),
        teller.section("players", [_seat(game, seat, teller) for seat in view["seats"]]),
        Section(speaker.text("deeds", left=left), deeds),
        teller.section("describe-places", _cities(game.board, view, teller)),
    ]


def _course(view: dict[str, Any], teller: Teller) -> list[str]:
    speaker, debt = teller.speaker, view["debt"] or {}
    running = view["phase"] == "running"
    return [
        teller.line(speaker.text("round", round=view["round"]), speaker.text(f"phase-{view['phase']}")),
        teller.all_of("order", [teller.seat(seat) for seat in view["order"]]),
        teller.figure("describe-running", teller.seat(view["active"])),
        speaker.text("mps-left", mps=view["running"]["mps"]) if running else "",
        speaker.text("highballing") if running and view["running"]["highballing"] else "",
        teller.figure("economy", speaker.named("condition", view["economy"])),
        speaker.text(f"schedule-{view['schedule']}"),
        teller.all_of("tableau", [named_or_own(speaker, "area", side) for side in view["cards"]["tableau"] if side]),
        teller.figure("phase-takeover", view["takeover"]),
        teller.money("describe-debt", debt["amount"]) if debt else "",
    ]


def _seat(game: SteelAndSteam, seat: dict[str, Any], teller: Teller) -> str:
    speaker, held = teller.speaker, seat["victory_card"]
    card = card_text(speaker, game, game.deck.names.index(held["name"])) if held else ""
    return teller.line(
        teller.seat(seat["seat"]),
        *(teller.money(key, seat[figure]) for key, figure in (("cash", "cash"), ("worth", "net_worth"))),
        teller.figure("engine-column", speaker.named("engine", seat["engine"])),
        teller.figure("level", seat["level"]),
        teller.figure("place", _spaced(seat["location"] or "")),
        speaker.text("in-station") if seat["in_station"] else "",
        *_journey(seat, teller),
        teller.figure("home", _spaced(seat["home"] or "")),
        teller.all_of("home-cards", [named_or_own(speaker, "area", side) for side in seat["home_cards"]]),
        teller.all_of("properties", _properties(seat, teller)),
        teller.all_of("yards", map(_spaced, seat["yards"])),
        teller.figure("transit", _transit(seat["transit"], teller)),
        teller.figure("victory-card", card),
    )


def _journey(seat: dict[str, Any], teller: Teller) -> list[str]:
    ends = [_spaced(end) for end in (seat["start"], seat["destination"]) if end]
    pays = [] if seat["payoff"] is None else [teller.money("payoff", seat["payoff"])]
    return [teller.figure("journey", teller.between(ends)), *pays]


def _properties(seat: dict[str, Any], teller: Teller) -> list[str]:
    lien = teller.speaker.text("mortgaged")
    return [f"{name} ({lien})" if name in seat["mortgaged"] else name for name in seat["properties"]]


def _transit(begun: str | None, teller: Teller) -> str:
    return teller.speaker.text("transit-repair") if begun == "repair" else begun or ""


def _deed(board: Board, place: int, view: dict[str, Any], teller: Teller) -> str:
    """A property with its owner, its price and the cities on its line."""
    speaker, deed = teller.speaker, view["deeds"][board.initials[place]]
    return teller.line(
        f"{board.initials[place]}, {_spaced(board.property_names[place])}",
        teller.seat(deed["owner"]) or speaker.text("describe-bank"),
        speaker.text("mortgaged") if deed["mortgaged"] else "",
        teller.money("deed-price-short", board.price[place]),
        teller.all_of("describe-cities", map(_spaced, _cities_on(board, place))),
    )


def _cities_on(board: Board, place: int) -> list[str]:
    segments = [segment for segment in range(board.segment_count) if board.segment_property[segment] == place]
    spaces = dict.fromkeys(end for segment in segments for end in (board.segment_a[segment], board.segment_b[segment]))
    return [board.space_names[space] for space in spaces if board.space_city[space] >= 0]


def _cities(board: Board, view: dict[str, Any], teller: Teller) -> list[str]:
    here: dict[str | None, list[str]] = {}
    for seat in view["seats"]:
        here.setdefault(seat["location"], []).append(teller.seat(seat["seat"]))
    numbers = sorted(range(board.city_count), key=lambda city: board.city_names[city])
    return [_city(board, city, view, teller, here.get(board.city_names[city], [])) for city in numbers]


def _city(board: Board, city: int, view: dict[str, Any], teller: Teller, here: list[str]) -> str:
    meeting = dict.fromkeys(board.initials[board.segment_property[one]] for one in board.segments_at[board.city_space[city]])
    lines = []
    for initials in meeting:
        owner = teller.seat(view["deeds"][initials]["owner"])
        lines.append(f"{initials} ({owner})" if owner else initials)
    return teller.line(
        _spaced(board.city_names[city]),
        region_text(teller.speaker, board, board.city_region[city]),
        teller.all_of("describe-lines", lines),
        teller.all_of("describe-here", here),
    )


def _spaced(name: str) -> str:
    return name.replace("_", " ")
