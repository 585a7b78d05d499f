"""Steam Barons in words: the turn, every player and company, and the map that it shares with Steam."""

from __future__ import annotations

from typing import Any

from goldenspike.games.steam.description import building_lines, map_sections
from goldenspike.games.steam_barons.rules.game import SteamBarons
from goldenspike.games.steam_barons.rules.rules import COMPANIES
from goldenspike.parts.hex.printed import OWNER_LETTERS
from goldenspike.terminal.question import auction_lines
from goldenspike.text.description import Section, Teller
from goldenspike.text.speaker import Speaker


def describe(game: SteamBarons, view: dict[str, Any], speaker: Speaker) -> list[Section]:
    teller = Teller(speaker)
    companies = [_company(company, letter, teller) for company, letter in zip(view["companies"], OWNER_LETTERS, strict=True)]
    return [
        teller.section("describe-course", _course(view, teller)),
        teller.section("players", [_seat(seat, view, teller) for seat in view["seats"]]),
        teller.section("describe-companies", companies),
        *map_sections(game.ground.map, view, teller, lambda owner: speaker.named("company", COMPANIES[owner])),
    ]


def _course(view: dict[str, Any], teller: Teller) -> list[str]:
    speaker, sales = teller.speaker, view["sales"] or {"answered": [], "own": {}}
    return [
        teller.course(view),
        teller.all_of("order", teller.things("company", view["order"])),
        teller.figure("describe-marker", teller.seat(view["marker"])),
        teller.figure("describe-active", speaker.named("company", view["active"] or "")),
        *auction_lines(speaker, view["auction"], "money"),
        *building_lines(view, teller),
        teller.all_of("describe-answered", [teller.seat(seat) for seat in sales["answered"]]),
        teller.all_of("my-sales", teller.counted("company", sales["own"])),
    ]


def _seat(seat: dict[str, Any], view: dict[str, Any], teller: Teller) -> str:
    return teller.line(
        teller.seat(seat["seat"]),
        teller.money("show-cash", seat["cash"]),
        teller.all_of("show-controls", teller.things("company", seat["controls"])),
        teller.all_of("show-shares", teller.counted("company", seat["shares"])),
    )


def _company(company: dict[str, Any], letter: str, teller: Teller) -> str:
    """A company with the letter that its track has on the map."""
    name = f"{teller.speaker.named('company', company['name'])} ({letter})"
    if company["bankrupt"]:
        return teller.line(name, teller.speaker.text("describe-bankrupt"))
    price = [] if company["price"] is None else [teller.money("show-price", company["price"])]
    return teller.line(
        name,
        teller.figure("controller", teller.seat(company["controller"])),
        *price,
        teller.money("show-treasury", company["treasury"]),
        *(teller.figure(f"show-{key}", company[key]) for key in ("performance", "available", "unissued", "links")),
    )
