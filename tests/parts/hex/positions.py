"""Random positions for the tests of track and goods."""

from __future__ import annotations

import random

from goldenspike.kernel.core import Choice
from goldenspike.parts.hex.building import STRANGER
from goldenspike.parts.hex.laying import Builder
from goldenspike.parts.hex.map import load_map
from goldenspike.parts.hex.track import TOWN, Ground, Track
from tests.parts.hex.games import MAPS
from tests.parts.hex.toy import toy_map

SITES = [Choice(hex, hex) for hex in range(900)]
TILES = [Choice(tile, tile) for tile in range(117)]


def random_track(builder: Builder, seed: int, steps: int) -> Track:
    """A position after some random building by four owners, with some links lost, sold out or joined by New Cities."""
    dice = random.Random(seed)
    track = builder.bare()
    for _ in range(steps):
        who = dice.randrange(4)
        event = dice.random()
        if event < 0.1 and not builder.rules.one_network:
            builder.lose_unfinished(track, who)
        elif event < 0.13 and not builder.rules.one_network:
            towns = [stop for stop in range(builder.ground.stops) if track.colour[stop] == TOWN]
            if len(towns) > 2:
                builder.urbanize(track, dice.choice(towns), dice.randrange(5), True)
        elif event < 0.14:
            builder.disown(track, who)
        elif event < 0.18:
            connect_at_random(builder, track, who, dice)
        else:
            lay_at_random(builder, track, who, dice)
    return track


def connect_at_random(builder: Builder, track: Track, who: int, dice: random.Random) -> None:
    pairs = [pair for pair in range(len(builder.ground.pair_a)) if builder.rules.pair_is_legal(track, who, pair)]
    if pairs:
        builder.connect(track, who, dice.choice(pairs))


def lay_at_random(builder: Builder, track: Track, who: int, dice: random.Random) -> None:
    """Around own track more often than not, so that links get finished."""
    purse = dice.choice([3, 5, 20])
    everywhere: list[Choice] = []
    anybody: list[Choice] = []
    builder.sites.offer_sites(track, who, purse, SITES, everywhere)
    builder.sites.offer_sites(track, STRANGER, purse, SITES, anybody)
    own = [site for site in everywhere if site not in anybody]
    sites = own if own and dice.random() < 0.8 else everywhere
    if sites:
        hex = dice.choice(sites).first
        tiles: list[Choice] = []
        builder.sites.tiles.offer(track, who, hex, purse, TILES, tiles)
        builder.lay(track, who, hex, dice.choice(tiles).first)


def builders() -> list[Builder]:
    grounds = [Ground(load_map(MAPS["northern_england"])), Ground(toy_map())]
    first = [Builder(ground, one_network, False) for ground in grounds for one_network in (False, True)]
    return first + [Builder(ground, True, True) for ground in grounds]
