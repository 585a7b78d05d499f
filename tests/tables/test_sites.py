"""What is told of a hex before a tile is chosen is what the tiles then cost and complete."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec import UNSET

from goldenspike.kernel.core import Journal
from goldenspike.shelf import BOXES
from goldenspike.tables.voice import Voice
from tests.contract.random_play import course

EVERY = 7
"""Positions in which something can be built, from one that is looked at to the next."""


def tried(game: Any, state: Any, seat: int, site: Any) -> list[tuple[int, int]]:
    """What every tile of a hex costs, and how many links it completes, by laying it."""
    chosen = game.copy(state)
    game.apply(chosen, seat, site.first, Journal())
    found = []
    for tile in game.choices(chosen, seat):
        log, laid = Journal(), game.copy(chosen)
        cost = game.wording_values(chosen, tile.first)[2]
        game.apply(laid, seat, tile.first, log)
        finished = [fact.values[1] for fact in log.facts if fact.event.key == "event-LINKS_COMPLETED"]
        found.append((int(cost), int(sum(finished))))
    return found


@pytest.mark.parametrize(("name", "board"), [(name, board) for name in ("steam", "steam_barons") for board in (0, 1)])
def test_prices_and_links_are_those_of_the_tiles(name: str, board: int) -> None:
    offer = BOXES[name].offer
    game = offer.set_up(3, {}, list(offer.boards.values())[board])
    voice, chance, looked, completing = Voice(game, "en", ["Ann", "Bob", "Cy"]), random.Random(5), 0, 0
    for state, seat, _ in course(game, 11):
        choices = game.choices(state, seat) if 0 <= seat < game.players else []
        sites = [one for one in choices if game.wording(one.first).key == "choice-site"]
        assert all(voice.choice(state, seat, one).site is UNSET for one in choices if one not in sites)
        looked += bool(sites)
        if not sites or looked % EVERY:
            continue
        site = chance.choice(sites)
        told, tiles = voice.choice(state, seat, site).site, tried(game, state, seat, site)
        assert told is not UNSET
        assert (told.low, told.high) == (min(cost for cost, _ in tiles), max(cost for cost, _ in tiles))
        costs = [cost for cost, links in tiles if links]
        assert ([link.cost for link in told.links][:1] or [None]) == [min(costs, default=None)]
        assert told.links or told.starts
        completing += bool(costs)
    assert looked > EVERY
    assert completing or looked < 5 * EVERY
