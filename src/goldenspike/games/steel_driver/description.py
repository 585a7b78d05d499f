"""Steel Driver in words: the turn, every player and company, and the board place by place."""

from __future__ import annotations

from typing import Any

from goldenspike.games.steel_driver.drawing.colours import LIVERIES
from goldenspike.games.steel_driver.rules.board import Board
from goldenspike.games.steel_driver.rules.game import SteelDriver
from goldenspike.games.steel_driver.rules.rules import COLOURS
from goldenspike.terminal.question import auction_lines
from goldenspike.text.description import Section, Teller
from goldenspike.text.speaker import Speaker

AT_THE_END = ("final_profit", "over")


def describe(game: SteelDriver, view: dict[str, Any], speaker: Speaker) -> list[Section]:
    teller = Teller(speaker)
    return [
        teller.section("describe-course", _course(view, teller)),
        teller.section("players", [_seat(seat, view, teller) for seat in view["seats"]]),
        teller.section("describe-companies", [_company(company, view, teller) for company in view["companies"]]),
        teller.section("describe-places", _places(game.board, view, teller)),
    ]


def _course(view: dict[str, Any], teller: Teller) -> list[str]:
    auction, joined = view["auction"], view["transcontinental"]
    speaker = teller.speaker
    lines = [teller.course(view), teller.all_of("order", teller.things("company", view["order"]))]
    lines.append(teller.figure("describe-marker", teller.seat(view["marker"])))
    if auction:
        lines.append(teller.figure("describe-auction", speaker.named("company", auction["company"])))
        lines += auction_lines(speaker, auction, "cubes")
    lines.append(teller.figure("describe-active", speaker.named("company", view["active"] or "")))
    lines.append(teller.all_of("describe-passed", teller.things("company", view["passed"])))
    if joined:
        lines.append(teller.all_of("moment-link", teller.things("company", joined["companies"])))
    return lines


def _seat(seat: dict[str, Any], view: dict[str, Any], teller: Teller) -> str:
    return teller.line(
        teller.seat(seat["seat"]),
        teller.money("cash", seat["cash"]),
        teller.figure("cubes", seat["cubes"]),
        teller.all_of("controls", teller.things("company", seat["controls"])),
        teller.all_of("shares", teller.counted("company", seat["shares"])),
        teller.figure("goods", seat["goods"] if view["phase"] in AT_THE_END else None),
    )


def _company(company: dict[str, Any], view: dict[str, Any], teller: Teller) -> str:
    """A company with the letter that its track has on the board."""
    ended = view["phase"] in AT_THE_END
    worth = ("value", company["final_value"]) if ended else ("profit", company["profit"])
    built = [teller.between(map(_spaced, link)) for link in company["links"]]
    return teller.line(
        f"{teller.speaker.named('company', company['name'])} ({LIVERIES[company['name']].letter})",
        teller.figure("controller", teller.seat(company["controller"])),
        teller.figure("treasury", company["treasury"]),
        teller.money(*worth),
        teller.all_of("goods", teller.counted("colour", company["goods"])),
        teller.figure("describe-start", _spaced(company["start"] or "")),
        teller.all_of("track", built),
    )


def _places(board: Board, view: dict[str, Any], teller: Teller) -> list[str]:
    """Every location by name, with where its routes lead: at what cost, or of which company."""
    owners = {tuple(link): company["name"] for company in view["companies"] for link in company["links"]}
    routes: dict[str, list[str]] = {name: [] for name in board.names}
    for link in range(board.link_count):
        one, other = board.names[board.link_a[link]], board.names[board.link_b[link]]
        owner = owners.get((one, other))
        told = teller.speaker.named("company", owner) if owner else str(board.costs[link])
        routes[one].append(f"{_spaced(other)} {told}")
        routes[other].append(f"{_spaced(one)} {told}")
    return [_place(board, place, view, routes[board.names[place]], teller) for place in _by_name(board)]


def _place(board: Board, place: int, view: dict[str, Any], routes: list[str], teller: Teller) -> str:
    name = board.names[place]
    lies = view["phase"] not in AT_THE_END or name in view["goods"]
    return teller.line(
        _spaced(name),
        teller.speaker.text("draw-start") if board.hexagonal[place] else "",
        teller.money("value", board.values[place]),
        teller.figure("goods", teller.speaker.named("colour", COLOURS[board.colours[place]]) if lies else None),
        teller.all_of("describe-routes", sorted(routes)),
    )


def _by_name(board: Board) -> list[int]:
    return sorted(range(len(board.names)), key=lambda place: board.names[place])


def _spaced(name: str) -> str:
    return name.replace("_", " ")
