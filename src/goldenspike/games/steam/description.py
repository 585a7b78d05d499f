"""Steam in words: the turn, every player, and the map by places, by track and by rows."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Any

from goldenspike.games.steam.rules.game import Steam
from goldenspike.parts.hex.grid import TERRAINS
from goldenspike.parts.hex.map import COLOURS, OFF, WATER, HexMap
from goldenspike.terminal.question import auction_lines
from goldenspike.text.description import DASH, Section, Teller
from goldenspike.text.speaker import Speaker

NameOf = Callable[[int], str]
"""Names the owner of track by its number."""


def describe(game: Steam, view: dict[str, Any], speaker: Speaker) -> list[Section]:
    teller = Teller(speaker)
    return [
        teller.section("describe-course", _course(view, teller)),
        teller.section("players", [_seat(seat, teller) for seat in view["seats"]]),
        *map_sections(game.ground.map, view, teller, speaker.seat),
    ]


def _course(view: dict[str, Any], teller: Teller) -> list[str]:
    return [
        teller.course(view),
        teller.all_of("order", [teller.seat(seat) for seat in view["order"]]),
        *auction_lines(teller.speaker, view["auction"], "money"),
        *building_lines(view, teller),
        teller.all_of("action-tiles", teller.things("action", view["actions_left"])),
        *_supply(view["supply"], teller),
        teller.all_of("new-cities-left", teller.counted("colour", view["new_cities_left"])),
    ]


def _supply(spaces: list[list[str]], teller: Teller) -> list[str]:
    named = [teller.speaker.text("describe-spaces", space=number) for number in range(1, len(spaces) + 1)]
    cubes = [", ".join(teller.things("colour", lying)) for lying in spaces]
    return [teller.speaker.text("labelled", label=name, value=lying) for name, lying in zip(named, cubes, strict=True) if lying]


def building_lines(view: dict[str, Any], teller: Teller) -> list[str]:
    """How much was built in this turn, and which round of moving goods it is."""
    building = view["building"] or {}
    return [
        teller.figure("describe-built", building.get("built")),
        teller.figure("describe-site", building.get("site")),
        teller.figure("describe-round", view["round"]),
    ]


def _seat(seat: dict[str, Any], teller: Teller) -> str:
    speaker = teller.speaker
    if seat["bankrupt"]:
        return teller.line(teller.seat(seat["seat"]), speaker.text("describe-bankrupt"))
    return teller.line(
        teller.seat(seat["seat"]),
        teller.money("show-cash", seat["cash"]),
        *(teller.figure(f"show-{key}", seat[key]) for key in ("income", "points", "locomotive")),
        teller.figure("show-action", speaker.named("action", seat["action"] or "")),
        teller.figure("show-links", seat["links"]),
        teller.figure("points-to-place", seat["to_place"] or None),
    )


# the map, of every game on it


def map_sections(hexmap: HexMap, view: dict[str, Any], teller: Teller, owner: NameOf) -> list[Section]:
    tracks = [_track(track, teller, owner) for track in view["tracks"]]
    return [
        teller.section("describe-places", _places(hexmap, view, teller, owner)),
        teller.section("describe-track", tracks),
        teller.section("describe-ground", [_row(hexmap, row, view, teller) for row in range(hexmap.rows)]),
    ]


def _owned(teller: Teller, owner: NameOf, number: int | None) -> str:
    return teller.speaker.text("describe-nobody") if number is None else owner(number)


def _places(hexmap: HexMap, view: dict[str, Any], teller: Teller, owner: NameOf) -> list[str]:
    """Every city and town by name: its colour, its hex, its cubes, and where its links lead."""
    hexes = dict(zip([*hexmap.city_names, *hexmap.town_names], [*hexmap.city_hex, *hexmap.town_hex], strict=True))
    ways: dict[str, list[str]] = {name: [] for name in hexes}
    for link in view["links"]:
        one, other = link["ends"]
        whose = _owned(teller, owner, link["owner"])
        key = "describe-link" if link["complete"] else "describe-unfinished"
        for start, end in ((one, other), (other, one)) if link["complete"] else ((one, other),):
            ways[start].append(teller.speaker.text(key, stop=teller.speaker.named("stop", end), owner=whose))
    return [_place(hexmap, name, hexes[name], view, teller, ways[name]) for name in sorted(hexes)]


def _place(hexmap: HexMap, name: str, hex: int, view: dict[str, Any], teller: Teller, ways: list[str]) -> str:
    label, city = hexmap.hex_label(hex), hexmap.city_of[hex]
    colour = COLOURS[hexmap.city_colour[city]] if city >= 0 else view["new_cities"].get(label)
    kind = teller.speaker.text("describe-town")
    if colour:
        kind = teller.speaker.text("describe-city", colour=teller.speaker.named("colour", colour))
    return teller.line(
        teller.speaker.named("stop", name),
        label,
        kind,
        teller.speaker.text("draw-port") if city >= 0 and hexmap.city_port[city] else "",
        teller.all_of("goods", teller.things("colour", view["cubes"].get(name, []))),
        teller.all_of("show-links", ways),
    )


def _track(track: dict[str, Any], teller: Teller, owner: NameOf) -> str:
    routes = []
    for route in track["routes"]:
        sides = [str(teller.speaker.parameter("side", side)) for side in (route["from"], route["to"]) if side >= 0]
        whose = [_owned(teller, owner, route["owner"])]
        loose = [] if route["complete"] else [teller.speaker.text("describe-loose")]
        routes.append(teller.speaker.text("labelled", label=teller.between(sides), value=", ".join(whose + loose)))
    return teller.line(track["hex"], *routes)


def _row(hexmap: HexMap, row: int, view: dict[str, Any], teller: Teller) -> str:
    """The hexes of a row from west to east; those of the same ground are told together, those with track are marked."""
    tracked = {track["hex"] for track in view["tracks"]}
    hexes = [hex for hex in range(row * hexmap.cols, (row + 1) * hexmap.cols) if hexmap.terrain[hex] != OFF]
    told = []
    for ground, run in groupby(hexes, key=lambda hex: _ground(hexmap, hex, tracked, teller)):
        labels = [hexmap.hex_label(hex) for hex in run]
        span = labels[0] if len(labels) == 1 else f"{labels[0]}{DASH}{labels[-1]}"
        told.append(teller.speaker.text("labelled", label=span, value=ground))
    return teller.line(*told)


def _ground(hexmap: HexMap, hex: int, tracked: set[str], teller: Teller) -> str:
    city, town = hexmap.city_of[hex], hexmap.town_of[hex]
    if city >= 0 or town >= 0:
        return teller.speaker.named("stop", hexmap.city_names[city] if city >= 0 else hexmap.town_names[town])
    terrain = hexmap.terrain[hex]
    ground = teller.speaker.text("describe-water" if terrain == WATER else f"draw-{TERRAINS[terrain]}")
    built = hexmap.hex_label(hex) in tracked
    return teller.speaker.text("describe-with-track", ground=ground) if built else ground
