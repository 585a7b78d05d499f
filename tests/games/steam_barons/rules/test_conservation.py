"""What no play of Steam Barons can make or lose, on every map; and sales that are chosen in secret."""

from __future__ import annotations

import pytest

from goldenspike.games.steam_barons.rules.rules import COMPANY_COUNT
from goldenspike.games.steam_barons.rules.state import BaronsState
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import Journal, Log, first_seat
from tests.parts.hex.careful_play import careful, keeps_the_contract
from tests.parts.hex.games import set_up, tables


@pytest.mark.parametrize(("options", "board", "players"), tables("steam_barons"))
def test_shares_and_money_are_conserved_and_the_contract_is_kept(options: str, board: str, players: int) -> None:
    game = set_up("steam_barons", options, board, players)

    def conserves(state: BaronsState, journal: Journal) -> None:
        """Shares never come from nowhere, and nobody has less than nothing."""
        assert min(state.cash) >= 0
        for company in range(COMPANY_COUNT):
            held = sum(state.shares[seat * COMPANY_COUNT + company] for seat in range(players))
            gone = state.bankrupt >> company & 1
            assert held + state.available[company] + state.unissued[company] == (0 if gone else game.terrain.shares)
            assert state.treasury[company] >= 0
            assert -1 <= state.price[company] <= 18

    keeps_the_contract(game, 7 * len(options + board) + players, conserves)


@pytest.mark.parametrize("players", [2, 4])
def test_sealed_sales_commute_and_stay_hidden(players: int) -> None:
    game = set_up("steam_barons", "none", "northern_england", players)
    for seed in range(6):
        stream = Stream(seed)
        state = game.start(Log())
        while game.pending(state) and game.phases[state.phase].name != "sell_shares":
            seat = first_seat(game.pending(state))
            game.apply(state, seat, careful(game.choices(state, seat), stream, seat), Log())
        waiting = [seat for seat in range(players) if game.pending(state) >> seat & 1]
        if len(waiting) < 2:
            continue
        a, b = waiting[:2]
        first, second = game.copy(state), game.copy(state)
        for one, other, position in ((a, b, first), (b, a, second)):
            for seat in (one, other):
                game.apply(position, seat, game.choices(position, seat)[0].last, Log())
        assert first.numbers() == second.numbers()
        if not game.pending(first) or game.phases[first.phase].name != "sell_shares":
            continue
        changed = game.copy(first)
        place = a * COMPANY_COUNT + min(company for company in range(COMPANY_COUNT) if first.shares[a * COMPANY_COUNT + company])
        changed.sales[place] = 0
        assert game.view(changed, b) == game.view(first, b)
        assert game.view(changed, a) != game.view(first, a)
        guess = game.determinize(first, b, seed)
        assert game.view(guess, b) == game.view(first, b)
