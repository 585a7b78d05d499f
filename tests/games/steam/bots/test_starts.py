"""Steady bots of Steam begin where games have taught them to, away from each other, and anywhere on a map that is new to them."""

from __future__ import annotations

from pathlib import Path

import pytest

from goldenspike.games.steam.bots import starts
from goldenspike.games.steam.bots.habits import Habits
from goldenspike.games.steam.bots.starts import by_hex, city_beside, read_starts, starts_of
from goldenspike.games.steam.bots.steady import Steady
from goldenspike.games.steam.rules.game import Steam
from goldenspike.games.steam.rules.state import SteamState
from goldenspike.kernel.core import Log
from goldenspike.shelf import BOXES
from tests.bots.playing import plays_only_legal_actions
from tests.games.steam.bots.positions import opened, table
from tests.parts.hex.games import set_up, ways_to_play
from tests.parts.hex.toy import COAST

every_way = pytest.mark.parametrize("options", ways_to_play("steam"))
every_map = pytest.mark.parametrize("board", list(BOXES["steam"].offer.boards))
FAR_MORE = 50.0


def first_city(game: Steam, policy: Steady, given: SteamState, seat: int) -> str:
    """The city at which a policy lays its first tile."""
    state = given.copy()
    while state.built == 0 or state.site >= 0:
        hex = state.site
        game.apply(state, seat, policy.answer(state, seat), Log())
    return game.ground.map.city_names[city_beside(game.ground, hex)]


@every_way
@every_map
def test_the_file_knows_every_city_of_our_maps(options: str, board: str) -> None:
    game = table(options, board)
    text = (Path(starts.__file__).parent / "weights" / "starts.txt").read_text("utf-8")
    known = read_starts(text, board, options.split("=")[1])
    assert set(known) == set(game.ground.map.city_names)
    assert max(starts_of(game)) > 0.0 > min(starts_of(game))


@every_way
@pytest.mark.parametrize("city", ["Hull", "Newcastle"])
def test_a_first_track_begins_where_it_is_worth_most(options: str, city: str) -> None:
    game = table(options)
    state, seat = opened(options, "build_track")
    policy = Steady(game, Habits())
    policy.construction.trails.starts.worths[:] = by_hex(game.ground, {city: FAR_MORE})
    assert first_city(game, policy, state, seat) == city


@every_way
def test_rivals_make_a_place_worth_less(options: str) -> None:
    game = table(options)
    state, seat = opened(options, "build_track")
    places = Steady(game, Habits()).construction.trails.starts
    places.look(state.track, seat)
    slot = next(slot for slot in range(game.ground.slots) if slot // 6 != 0)
    alone = places.worth(0, [0])
    game.ground.complete(state.track, (seat + 1) % 4, 0, slot)
    places.look(state.track, seat)
    assert places.worth(0, [0]) == pytest.approx(alone - Habits().rival_here)


@every_way
def test_a_place_counts_for_the_first_track_alone(options: str) -> None:
    game = table(options)
    state, seat = opened(options, "build_track")
    construction = Steady(game, Habits()).construction
    construction.trails.starts.worths[:] = [FAR_MORE] * game.ground.map.count
    assert all(trail.place == FAR_MORE for trail in construction.ranked(state, seat, 3, 20))
    state.track.builders |= 1 << seat
    assert all(trail.place == 0.0 for trail in construction.ranked(state, seat, 3, 20))


@every_way
def test_on_another_map_no_place_is_worth_more(options: str) -> None:
    offer = BOXES["steam"].offer
    game = set_up("steam", options, COAST.stem, 3)
    assert isinstance(game, Steam)
    assert set(starts_of(game)) == {0.0}
    assert COAST.stem not in offer.boards
    plays_only_legal_actions(game, "steady")
