"""What an expert of Steel & Steam knows beyond a strong player: going rates by who owns what, and runs that look turns ahead."""

from __future__ import annotations

import pytest

from goldenspike.bots.search import Search
from goldenspike.games.steel_and_steam import BOX
from goldenspike.games.steel_and_steam.bots.expert import ExpertMind
from goldenspike.games.steel_and_steam.bots.foresight import WIDTHS, Foresight
from goldenspike.games.steel_and_steam.bots.going_rate import GoingRate
from goldenspike.games.steel_and_steam.bots.mind import SteelAndSteamMind
from goldenspike.games.steel_and_steam.bots.policy import ROLLS, Policy
from goldenspike.games.steel_and_steam.rules import actions, sequence
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.games.steel_and_steam.rules.state import UNDER_WAY, SteelAndSteamState
from goldenspike.kernel.core import Log, first_seat
from goldenspike.parts.bits import BIT
from goldenspike.shelf import offer_of
from tests.games.steel_and_steam.bots.test_mind import positions


def with_owners(game: SteelAndSteam, seat: int, deeds: list[str]) -> SteelAndSteamState:
    """One seat owns these deeds, and the bank all the others; everybody has the quickest engine."""
    state = game.start(Log())
    for name in deeds:
        place = game.board.initials.index(name)
        state.owner[place] = seat
        state.owned[seat] |= BIT[place]
        state.available &= ~BIT[place]
    for one in range(game.players):
        state.engine[one] = 2
    return state


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (3, {"limit": "10"}),
        (4, {"length": "long", "limit": "10"}),
        (6, {"length": "experimental", "limit": "5"}),
        (4, {"fees": "barrelhead", "yards": "yes", "economy": "depression", "limit": "10"}),
    ],
)
def test_plans_are_legal_to_their_ends(players: int, options: dict[str, str]) -> None:
    game = offer_of("steel_and_steam").set_up(players, options)
    mind = ExpertMind(game)
    for state in positions(game, mind.strong, 3, 29):
        seat = first_seat(game.pending(state))
        before = state.numbers()
        plans = mind.plans(state, seat)
        assert len({tuple(plan) for plan in plans}) == len(plans) > 0
        for plan in plans:
            twin = game.copy(state)
            for action in plan:
                assert game.check(twin, seat, action) is None, game.spell(twin, action)
                game.apply(twin, seat, action, Log())
        assert state.numbers() == before


def test_whatever_came_before_the_same_position_gives_the_same_plans() -> None:
    game = offer_of("steel_and_steam").set_up(4, {"length": "long", "limit": "10"})
    used = ExpertMind(game)
    for state in positions(game, used.strong, 4, 150):
        seat = first_seat(game.pending(state))
        other = game.determinize(state, seat, 99)
        assert used.plans(state, seat) == ExpertMind(game).plans(other, seat)


def test_an_mp_earns_less_the_more_others_own() -> None:
    game = offer_of("steel_and_steam").set_up(4, {})
    rate = GoingRate(game, Policy(game).atlas, 1.0)
    found: list[int] = []
    for deeds in ([], ["PRR", "NYC", "B&O"], ["PRR", "NYC", "B&O", "UP", "AT&SF", "SP", "MILW", "CN", "SOU"]):
        rate.look_at(with_owners(game, 1, deeds), 0)
        found.append(rate.roads.dollars_per_mp)
    assert found[0] > found[1] > found[2]
    rate.look_at(with_owners(game, 0, ["PRR", "NYC", "B&O"]), 0)
    assert rate.roads.dollars_per_mp == found[0], "own lines cost as little as the bank's"


def test_the_rate_is_what_lets_a_journey_neither_gain_nor_lose() -> None:
    game = offer_of("steel_and_steam").set_up(4, {})
    rate = GoingRate(game, Policy(game).atlas, 1.0)
    state = with_owners(game, 1, ["PRR", "UP", "SP"])
    rate.look_at(state, 0)
    assert abs(rate._solve(state, 0)) < 20 * 20
    assert sum(odds * worth for odds, worth in zip(rate.named, rate.worth, strict=True)) == pytest.approx(0.0, abs=1e-6)


def test_runs_are_legal_and_looking_turns_ahead_changes_some_of_them() -> None:
    game = offer_of("steel_and_steam").set_up(4, {})
    mind = SteelAndSteamMind(game)
    far, near = Foresight(game, mind.policy, WIDTHS), Foresight(game, mind.policy, [1])
    changed = checked = 0
    for state in positions(game, mind, 7, 9):
        seat = first_seat(game.pending(state))
        if state.phase != sequence.RUNNING or state.mps < 5 or state.journey[seat] != UNDER_WAY:
            continue
        run = far.run(state, seat, mind.policy.roads)
        changed += run != near.run(state, seat, mind.policy.roads)
        checked += 1
        twin = game.copy(state)
        for action in run:
            assert game.check(twin, seat, action) is None, game.spell(twin, action)
            game.apply(twin, seat, action, Log())
    assert 0 < changed < checked


def test_a_run_that_looks_one_turn_ahead_leads_nearer_to_the_goal() -> None:
    game = offer_of("steel_and_steam").set_up(4, {})
    state = with_owners(game, 1, ["PRR"])
    state.location[0], state.mps, state.journey[0] = game.board.city_space[0], 13, UNDER_WAY
    state.start[0], state.home[0], state.destination[0] = 0, 0, 1
    policy = Policy(game)
    ways = policy.roads.to(state, 0, game.board.city_space[1])
    run = Foresight(game, policy, WIDTHS).run(state, 0, policy.roads)
    state.phase, state.waiting = sequence.RUNNING, BIT[0]
    before = ways.cost[state.location[0]]
    for action in run:
        game.apply(state, 0, action, Log())
    assert ways.cost[state.location[0]] < before


def test_a_player_who_counts_mps_for_less_chooses_cards_of_longer_journeys() -> None:
    game = offer_of("steel_and_steam").set_up(4, {"limit": "10"})
    far, near = ExpertMind(game, rate_of_cards=0.6), ExpertMind(game, rate_of_cards=1.2)
    longer = shorter = 0
    for state in positions(game, far.strong, 5, 3):
        seat = first_seat(game.pending(state))
        if state.phase == sequence.DESTINATION and not far.forecast.is_saving(state, seat):
            slots = [mind.plans(state, seat)[0][0] for mind in (far, near)]
            payoffs = [mean_payoff(game, state, seat, actions.second(slot)) for slot in slots]
            longer += payoffs[0] > payoffs[1]
            shorter += payoffs[0] < payoffs[1]
    assert longer > 2 * shorter


def mean_payoff(game: SteelAndSteam, state: SteelAndSteamState, seat: int, slot: int) -> float:
    cities = [game.board.card_city(card, roll) for card in game.rails.area_cards[state.tableau[slot]] for roll in ROLLS]
    return sum(game.board.payoff_between(state.start[seat], city) for city in cities) / len(cities)


@pytest.mark.parametrize("length", ["short", "long"])
def test_however_long_it_thinks_the_tables_decide(length: str) -> None:
    game = offer_of("steel_and_steam").set_up(4, {"length": length, "limit": "10"})
    mind = ExpertMind(game)
    for state in positions(game, mind.strong, 6, 29):
        assert len(mind.plans(state, first_seat(game.pending(state)))) == 1


def test_the_expert_of_the_box_goes_by_this_mind_and_takes_the_options_of_a_search() -> None:
    game = offer_of("steel_and_steam").set_up(4, {})
    expert = BOX.bots["expert"](game, 1, simulations=2)
    assert isinstance(expert, Search)
    assert isinstance(expert.mind, ExpertMind)
    strong = BOX.bots["strong"](game, 1, simulations=2)
    assert isinstance(strong, Search)
    assert isinstance(strong.mind, SteelAndSteamMind)
