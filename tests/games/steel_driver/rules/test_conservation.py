"""What no play of Steel Driver can make or lose, and that all of it is public."""

from __future__ import annotations

import pytest

from goldenspike.games.steel_driver.rules.board import load_board
from goldenspike.games.steel_driver.rules.game import FINAL_PROFIT, SteelDriver
from goldenspike.games.steel_driver.rules.offer import BOARDS
from goldenspike.games.steel_driver.rules.phase3_build_track import has_built
from goldenspike.games.steel_driver.rules.rules import (
    COMPANY_COUNT,
    CUBES_BY_PLAYERS,
    FINAL_PAYOUT,
    LOCATION_PROFIT,
    TAKE_PROFITS,
    WIN_CONTROL,
)
from goldenspike.games.steel_driver.rules.state import SteelDriverState
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import OVER, Journal, Rule
from tests.contract.random_play import course, pending_seats

USA = load_board(BOARDS / "usa.board")
SEEDS = range(4)


@pytest.fixture(params=[3, 4, 5, 6])
def game(request: pytest.FixtureRequest) -> SteelDriver:
    return SteelDriver(USA, request.param)


def links_of(state: SteelDriverState, company: int) -> list[int]:
    return [link for link in range(USA.link_count) if has_built(state, company, link)]


def test_cubes_held_in_boxes_and_spent_are_the_cubes_dealt(game: SteelDriver) -> None:
    for seed in SEEDS:
        for state, _, _ in course(game, seed):
            if state.phase in (FINAL_PROFIT, OVER):
                break
            spent = sum(USA.costs[link] for company in range(COMPANY_COUNT) for link in links_of(state, company))
            dealt = state.turn * game.players * CUBES_BY_PLAYERS[game.players]
            assert sum(state.cubes) + sum(state.treasury) + spent == dealt
            assert min(*state.cubes, *state.treasury) >= 0


def test_each_link_is_built_once_and_is_free_or_built(game: SteelDriver) -> None:
    for seed in SEEDS:
        for state, _, _ in course(game, seed):
            built = [link for company in range(COMPANY_COUNT) for link in links_of(state, company)]
            assert len(built) == len(set(built))
            free = [
                link
                for link in range(USA.link_count)
                if (state.free_low >> link if link < 62 else state.free_high >> link - 62) & 1
            ]
            assert sorted(built + free) == list(range(USA.link_count))


def test_a_network_is_contiguous_and_reaches_what_its_links_touch(game: SteelDriver) -> None:
    for seed in SEEDS:
        *_, (state, _, _) = course(game, seed)
        for company in range(COMPANY_COUNT):
            ends = [{int(USA.link_a[link]), int(USA.link_b[link])} for link in links_of(state, company)]
            joined = {int(state.start[company])} if ends else set()
            for _ in ends:
                joined = joined.union(*[link for link in ends if link & joined])
            assert joined == {place for place in range(len(USA.names)) if state.reached[company] >> place & 1}
            assert joined == set().union(*ends)
            assert not ends or USA.hexagonal[state.start[company]]


def journal_of(game: SteelDriver, seed: int) -> tuple[SteelDriverState, Journal]:
    journal, stream = Journal(), Stream(seed)
    state = game.start(journal)
    while state.phase != OVER:
        (seat,) = pending_seats(game, state)
        game.apply(state, seat, stream.pick(game.choices(state, seat)), journal)
    return state, journal


def told(journal: Journal, rule: Rule) -> list[list[int]]:
    return [fact.values for fact in journal.facts if fact.event.rule is rule]


def test_shares_are_the_auctions_won(game: SteelDriver) -> None:
    for seed in SEEDS:
        state, journal = journal_of(game, seed)
        held = [0] * game.players * COMPANY_COUNT
        for seat, company, _ in told(journal, WIN_CONTROL):
            held[seat * COMPANY_COUNT + company] += 1
        assert list(state.shares) == held
        assert max(sum(state.shares[seat * COMPANY_COUNT + company] for seat in range(game.players)) for company in range(6)) <= 5


def test_cash_is_what_the_log_tells_of_it(game: SteelDriver) -> None:
    for seed in SEEDS:
        state, journal = journal_of(game, seed)
        cash = [0] * game.players
        for seat, *_, money in told(journal, TAKE_PROFITS) + told(journal, FINAL_PAYOUT):
            cash[seat] += money
        assert list(state.cash) == cash


def test_a_location_earns_once_for_each_company(game: SteelDriver) -> None:
    for seed in SEEDS:
        _, journal = journal_of(game, seed)
        earned = [(company, end) for company, _, end, profit in told(journal, LOCATION_PROFIT) if profit]
        assert len(earned) == len(set(earned))
        assert all(profit in (0, USA.values[end]) for _, _, end, profit in told(journal, LOCATION_PROFIT))


def test_every_claimed_cube_lay_in_a_reached_location(game: SteelDriver) -> None:
    for seed in SEEDS:
        *_, (state, _, _) = course(game, seed)
        reached = 0
        for company in range(COMPANY_COUNT):
            reached |= state.reached[company]
        assert state.goods == 0
        assert sum(state.claimed) == bin(reached).count("1")


def test_all_seats_see_the_same(game: SteelDriver) -> None:
    for state, _, _ in course(game, 9):
        views = [game.view(state, seat) for seat in range(game.players)]
        assert views == [views[0]] * game.players
        assert not any(decision.sealed for decision in game.decisions(state))
