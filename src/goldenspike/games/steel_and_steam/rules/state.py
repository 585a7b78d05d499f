"""A position of Steel & Steam."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_and_steam.rules import sequence
from goldenspike.games.steel_and_steam.rules.board.board import Board
from goldenspike.games.steel_and_steam.rules.rules import (
    BASE_LEVEL,
    HOME_CARDS,
    NORMAL_ECONOMY,
    SELECTION_SPACES,
    STARTING_CASH,
    YARDS_EACH,
)
from goldenspike.kernel.core import State, row
from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.bits import BIT, WORD_BITS

NOBODY: Final = -1
NOWHERE: Final = -1
NOTHING: Final = -1

IN_STATION: Final = 0
DEPARTING: Final = 1
UNDER_WAY: Final = 2

AS_BANKS: Final = 1
"""Grandfathered: bought while the locomotive was on it, so the flat fee goes on, to the new owner."""
AS_MORTGAGED: Final = 2
"""Grandfathered: its lien is gone, but the fee of a mortgaged property goes on, all of it to the owner."""

REPAIR_BEGUN: Final = -2
"""In `begun`: a repair rather than a segment."""
AT_DEPARTURE: Final = 61
"""In `used`: no property, but a breakdown at departure, which costs the flat fee [15]."""

JOURNEYS: Final = 0
EARNED: Final = 1
BEST_PAYOFF: Final = 2
FEES_RECEIVED: Final = 3
HIGHBALLS: Final = 4
TALLIES: Final = 5
"""What `tally` counts for each seat, for victory cards and statistics."""

NEVER_YET: Final = 0
NOW: Final = 1
PAST: Final = 2
"""The Great Depression."""

PICKED: Final = SELECTION_SPACES
DEALT: Final = SELECTION_SPACES + 1
"""In `from_before`: the card just picked and those dealt for home cities, after the selection spaces."""
ALL_PLACES: Final = 0b11111

CARD_WORDS: Final = 3
CITY_WORDS: Final = 2


@final
class SteelAndSteamState(State):
    """Rows run over seats, but: `owner` over properties; `dealt`, `yards`, `tally`, `entered` and `arrived` over seats with
    several places each; `debt` and `deposit` have the bank last; `tableau`, `unseen`, `lying_out`, `discard` and
    `in_deck` are the cards; `from_before` has the places where they lie since before the last shuffle.
    `owned`, `mortgaged`, `available` and `used` are sets of properties."""

    def __init__(  # noqa: PLR0915 - a field for everything on the table
        self,
        cash: Row,
        location: Row,
        home: Row,
        start: Row,
        destination: Row,
        journey: Row,
        engine: Row,
        level: Row,
        begun: Row,
        last_property: Row,
        grandfathered: Row,
        grandfathered_as: Row,
        owned: Row,
        owner: Row,
        order: Row,
        rank: Row,
        dealt: Row,
        yards: Row,
        debt: Row,
        deposit: Row,
        victory_card: Row,
        tally: Row,
        entered: Row,
        arrived: Row,
        tableau: Row,
        unseen: Row,
        lying_out: Row,
        discard: Row,
        in_deck: Row,
    ) -> None:
        super().__init__()
        self.cash = cash
        self.location = location
        self.home = home
        self.start = start
        self.destination = destination
        self.journey = journey
        self.engine = engine
        self.level = level
        self.begun = begun
        self.last_property = last_property
        self.grandfathered = grandfathered
        self.grandfathered_as = grandfathered_as
        self.owned = owned
        self.owner = owner
        self.order = order
        self.rank = rank
        self.dealt = dealt
        self.yards = yards
        self.debt = debt
        self.deposit = deposit
        self.victory_card = victory_card
        self.tally = tally
        self.entered = entered
        self.arrived = arrived
        self.tableau = tableau
        self.unseen = unseen
        self.lying_out = lying_out
        self.discard = discard
        self.in_deck = in_deck
        self.then: i64 = sequence.DEAL_CARDS
        self.waiting: i64 = 0
        self.place: i64 = 0
        self.mps: i64 = 0
        self.spent: i64 = 0
        self.used: i64 = 0
        self.highballing: i64 = 0
        self.home_entered: i64 = 0
        self.mortgaged: i64 = 0
        self.available: i64 = 0
        self.established: i64 = 0
        self.bank: i64 = 0
        self.economy: i64 = NORMAL_ECONOMY
        self.depression: i64 = 0
        self.first_die: i64 = 0
        self.second_die: i64 = 0
        self.roll_for: i64 = sequence.TURN_ORDER
        self.to_roll: i64 = 0
        self.to_pay: i64 = 0
        self.debtor: i64 = NOBODY
        self.after_payment: i64 = 0
        self.picked: i64 = NOTHING
        self.slot: i64 = NOTHING
        self.turned: i64 = NOTHING
        self.target: i64 = NOTHING
        self.victory_deck: i64 = 0
        self.deck_size: i64 = 0
        self.from_before: i64 = 0
        self.winner: i64 = NOBODY

    def copy(self) -> SteelAndSteamState:
        twin = SteelAndSteamState(
            self.cash[:],
            self.location[:],
            self.home[:],
            self.start[:],
            self.destination[:],
            self.journey[:],
            self.engine[:],
            self.level[:],
            self.begun[:],
            self.last_property[:],
            self.grandfathered[:],
            self.grandfathered_as[:],
            self.owned[:],
            self.owner[:],
            self.order[:],
            self.rank[:],
            self.dealt[:],
            self.yards[:],
            self.debt[:],
            self.deposit[:],
            self.victory_card[:],
            self.tally[:],
            self.entered[:],
            self.arrived[:],
            self.tableau[:],
            self.unseen[:],
            self.lying_out[:],
            self.discard[:],
            self.in_deck[:],
        )
        twin.phase = self.phase
        twin.turn = self.turn
        twin.then = self.then
        twin.waiting = self.waiting
        twin.place = self.place
        twin.mps = self.mps
        twin.spent = self.spent
        twin.used = self.used
        twin.highballing = self.highballing
        twin.home_entered = self.home_entered
        twin.mortgaged = self.mortgaged
        twin.available = self.available
        twin.established = self.established
        twin.bank = self.bank
        twin.economy = self.economy
        twin.depression = self.depression
        twin.first_die = self.first_die
        twin.second_die = self.second_die
        twin.roll_for = self.roll_for
        twin.to_roll = self.to_roll
        twin.to_pay = self.to_pay
        twin.debtor = self.debtor
        twin.after_payment = self.after_payment
        twin.picked = self.picked
        twin.slot = self.slot
        twin.turned = self.turned
        twin.target = self.target
        twin.victory_deck = self.victory_deck
        twin.deck_size = self.deck_size
        twin.from_before = self.from_before
        twin.winner = self.winner
        return twin

    def numbers(self) -> list[int]:
        numbers: list[int] = [self.phase, self.turn, self.then, self.waiting, self.place, self.mps]
        numbers += [self.spent, self.used, self.highballing, self.home_entered, self.mortgaged, self.available]
        numbers += [self.established, self.bank, self.economy, self.depression, self.first_die, self.second_die]
        numbers += [self.roll_for, self.to_roll, self.to_pay, self.debtor, self.after_payment, self.picked]
        numbers += [self.slot, self.turned, self.target, self.victory_deck, self.deck_size, self.from_before, self.winner]
        for values in self._rows():
            numbers += list(values)
        return numbers

    def _rows(self) -> list[Row]:
        rows = [self.cash, self.location, self.home, self.start, self.destination, self.journey, self.engine]
        rows += [self.level, self.begun, self.last_property, self.grandfathered, self.grandfathered_as, self.owned, self.owner]
        rows += [self.order, self.rank, self.dealt, self.yards, self.debt, self.deposit, self.victory_card]
        rows += [self.tally, self.entered, self.arrived, self.tableau, self.unseen, self.lying_out]
        rows += [self.discard, self.in_deck]
        return rows


def opening(board: Board, players: int) -> SteelAndSteamState:
    """The table as it is laid out: all deeds with the bank, all cards in the deck."""
    none = [0] * players
    state = SteelAndSteamState(
        row([STARTING_CASH] * players),
        row([NOWHERE] * players),
        row([NOWHERE] * players),
        row([NOWHERE] * players),
        row([NOWHERE] * players),
        row(none),
        row(none),
        row([BASE_LEVEL[0]] * players),
        row([NOTHING] * players),
        row([NOTHING] * players),
        row([NOTHING] * players),
        row(none),
        row(none),
        row([NOBODY] * board.property_count),
        row(list(range(players))),
        row(none),
        row([NOTHING] * players * HOME_CARDS),
        row([NOWHERE] * players * YARDS_EACH),
        row([0] * (players + 1)),
        row([0] * (players + 1)),
        row([NOTHING] * players),
        row(none * TALLIES),
        row(none * CITY_WORDS),
        row(none * CITY_WORDS),
        row([NOTHING] * SELECTION_SPACES),
        row(card_words(range(len(board.card_area)))),
        row([0] * CARD_WORDS),
        row([0] * CARD_WORDS),
        row([board.card_area.count(area) for area in range(len(board.area_names))]),
    )
    state.bank = -STARTING_CASH * players
    state.available = sum(BIT[place] for place in range(board.property_count))
    state.deck_size = len(board.card_area)
    return state


def card_words(cards: range) -> list[int]:
    """A set of cards as words."""
    words = [0] * CARD_WORDS
    for card in cards:
        words[card // WORD_BITS] += BIT[card % WORD_BITS]
    return words


def active(state: SteelAndSteamState) -> i64:
    """The seat whose turn it is."""
    return state.order[state.place]
