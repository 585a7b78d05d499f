"""Ending the game: the short game, the long game and the experimental short game, each a class of its own."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_and_steam.rules import events, sequence
from goldenspike.games.steel_and_steam.rules.board.rails import Rails
from goldenspike.games.steel_and_steam.rules.endings.victory import VictoryDeck, is_met
from goldenspike.games.steel_and_steam.rules.fees.grandfathering import end_all
from goldenspike.games.steel_and_steam.rules.management.management import net_worth, raisable
from goldenspike.games.steel_and_steam.rules.rules import NET_WORTH_TARGET, SWAP_COST
from goldenspike.games.steel_and_steam.rules.state import DEPARTING, NOBODY, SteelAndSteamState
from goldenspike.kernel.core import OVER, Log
from goldenspike.kernel.ints import i64


class Ending:
    """The short game: it ends at once when the bank holds no deed [29]."""

    def __init__(self, rails: Rails) -> None:
        self.rails: Final = rails
        self.after_turn_order: i64 = sequence.BEGIN_TURN

    def after_purchase(self, state: SteelAndSteamState, seat: i64, log: Log) -> None:
        if state.available == 0:
            log.tell(events.LAST_DEED_SOLD, seat)
            end_game(self.rails, state, log)

    def after_turn(self, state: SteelAndSteamState, seat: i64, log: Log) -> None:
        pass

    def may_swap(self, state: SteelAndSteamState, seat: i64) -> bool:
        return False

    def could_swap(self, state: SteelAndSteamState, seat: i64) -> bool:
        return False


@final
class LongGame(Ending):
    """A player with the target net worth who entered the home city in their turn wins [30]; the last deed raises fees [28]."""

    def __init__(self, rails: Rails, players: int) -> None:
        super().__init__(rails)
        self.target: Final[i64] = NET_WORTH_TARGET[players]

    def after_purchase(self, state: SteelAndSteamState, seat: i64, log: Log) -> None:
        if state.available == 0 and state.established == 0:
            state.established = 1
            log.tell(events.ESTABLISHED)
            end_all(state, log)

    def after_turn(self, state: SteelAndSteamState, seat: i64, log: Log) -> None:
        if state.home_entered == 0:
            return
        worth = net_worth(self.rails, state, seat)
        if worth >= self.target:
            state.winner = seat
            log.tell(events.HOME_RICH, seat, worth)
            end_game(self.rails, state, log)


@final
class ExperimentalShortGame(Ending):
    """The first to meet the condition on their victory card, at the end of a turn of their own, wins [31]."""

    def __init__(self, rails: Rails, deck: VictoryDeck) -> None:
        super().__init__(rails)
        self.deck: Final = deck
        self.after_turn_order = sequence.VICTORY_CARDS

    def after_purchase(self, state: SteelAndSteamState, seat: i64, log: Log) -> None:
        pass

    def after_turn(self, state: SteelAndSteamState, seat: i64, log: Log) -> None:
        card = state.victory_card[seat]
        if is_met(self.rails, self.deck, state, seat, card):
            state.winner = seat
            log.tell(events.VICTORY_CARD_MET, seat, card)
            end_game(self.rails, state, log)

    def may_swap(self, state: SteelAndSteamState, seat: i64) -> bool:
        """Whether the seat can swap now: it has the cash, and has done nothing yet in this turn."""
        return state.cash[seat] >= SWAP_COST and self.could_swap(state, seat)

    def could_swap(self, state: SteelAndSteamState, seat: i64) -> bool:
        """Whether the seat could swap now, even if it has to raise the money first [20]."""
        has_departed = state.journey[seat] == DEPARTING and state.turn > len(state.cash)
        if state.spent or state.used or state.highballing or has_departed:
            return False
        return state.cash[seat] + raisable(self.rails, state, seat) >= SWAP_COST


def end_game(rails: Rails, state: SteelAndSteamState, log: Log) -> None:
    state.then = OVER
    for seat in range(len(state.cash)):
        log.tell(events.NET_WORTH, seat, net_worth(rails, state, seat))
    for seat in winners(rails, state):
        log.tell(events.WON, seat)


def winners(rails: Rails, state: SteelAndSteamState) -> list[int]:
    if state.winner != NOBODY:
        return [state.winner]
    worths = [net_worth(rails, state, seat) for seat in range(len(state.cash))]
    return [seat for seat, worth in enumerate(worths) if worth == max(worths)]
