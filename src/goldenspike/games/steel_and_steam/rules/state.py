"""A position of Steel & Steam."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_and_steam.rules import sequence
from goldenspike.games.steel_and_steam.rules.rules import NORMAL_ECONOMY, SELECTION_SPACES
from goldenspike.kernel.core import State
from goldenspike.kernel.ints import Row, i64

NOBODY: Final = -1
NOWHERE: Final = -1
NOTHING: Final = -1

IN_STATION: Final = 0
DEPARTING: Final = 1
UNDER_WAY: Final = 2

AS_BANKS: Final = 1
"""In `grandfathered_as`: the property was bought, but the locomotive on it still pays the flat fee, now to the new owner."""
AS_MORTGAGED: Final = 2
"""In `grandfathered_as`: the lien is gone, but the locomotive still pays the mortgaged fee, all of it to the owner."""

REPAIR_BEGUN: Final = -2
"""In `begun`: a repair rather than a segment."""
AT_DEPARTURE: Final = 61
"""In `used`: no property, but a breakdown at departure, which costs the flat fee [15]."""
CHANGED_HANDS: Final = 60
"""In `used`: no property, but that one of them was another player's when it was ridden and no longer is."""

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
"""Values of `depression`: the Great Depression is to come, here or past."""

PICKED: Final = SELECTION_SPACES
DEALT: Final = SELECTION_SPACES + 1
"""In `from_before`, after the selection spaces: the card just picked, and the cards dealt for home cities."""
ALL_PLACES: Final = 0b11111

CARD_WORDS: Final = 3
CITY_WORDS: Final = 2


@final
class SteelAndSteamState(State):
    """Everything on the table. A set of cards or cities does not fit into one word, so it takes several."""

    cash: Row  # by seat
    location: Row  # by seat: the space of its locomotive
    home: Row  # by seat: its home city
    start: Row  # by seat: the city where its journey begins
    destination: Row  # by seat: the city where its journey ends
    journey: Row  # by seat: in station, departing or under way
    engine: Row  # by seat
    level: Row  # by seat: its maintenance level
    begun: Row  # by seat: the segment or repair that it has paid for in part
    last_property: Row  # by seat: the one its locomotive ran on last
    grandfathered: Row  # by seat: the property for which it goes on paying the fee of before
    grandfathered_as: Row  # by seat: which fee that is, `AS_BANKS` or `AS_MORTGAGED`
    owned: Row  # by seat: the set of its properties
    owner: Row  # by property: a seat
    order: Row  # by place in the turn order: a seat
    rank: Row  # by seat: its rank so far while players roll for the turn order
    dealt: Row  # by seat, then card: cards dealt for its home city, by their region side
    yards: Row  # by seat, then yard: a city
    debt: Row  # for each seat and last the bank: what the debtor owes it
    deposit: Row  # for each seat and last the bank: its part of the fee laid down before a highball
    victory_card: Row  # by seat
    tally: Row  # by seat, then what is counted
    entered: Row  # by seat, then word: the set of cities it has been in
    arrived: Row  # by seat, then word: the set of cities where a journey of its ended
    tableau: Row  # by selection space: the card there, by its region side
    unseen: Row  # by word: the set of cards that may be in the deck, or were laid out from it since the last shuffle
    lying_out: Row  # by word: the set of cards that may have been lying out since before that shuffle
    discard: Row  # by word: the set of cards that have been turned
    in_deck: Row  # by area: how many cards are in the deck
    then: i64 = sequence.DEAL_CARDS  # the phase that follows the current one
    waiting: i64 = 0  # the set of seats that owe a decision
    place: i64 = 0  # in the turn order: whose turn it is
    mps: i64 = 0  # movement points that are left
    spent: i64 = 0  # movement points that are spent
    used: i64 = 0  # the set of properties used in this turn
    highballing: i64 = 0  # 1 once the engine highballs
    home_entered: i64 = 0  # 1 once the home city was entered in this turn
    mortgaged: i64 = 0  # the set of mortgaged properties
    available: i64 = 0  # the set of properties that the bank sells
    established: i64 = 0  # 1 once all deeds have been sold and the established fees apply
    bank: i64 = 0  # what the bank has taken in, or below zero paid out
    economy: i64 = NORMAL_ECONOMY
    depression: i64 = 0  # whether the Great Depression is to come, here or past
    first_die: i64 = 0
    second_die: i64 = 0
    roll_for: i64 = sequence.TURN_ORDER  # the phase for which the dice are rolled
    to_roll: i64 = 0  # the set of seats that are still to roll for the turn order
    to_pay: i64 = 0  # the set of seats that are still to pay for the Great Depression
    debtor: i64 = NOBODY  # the seat that must pay
    after_payment: i64 = 0  # the phase that follows the payment
    picked: i64 = NOTHING  # the card that was picked, by its region side; or the victory card that is swapped
    slot: i64 = NOTHING  # the selection space it was picked from, or which of the dealt cards it was
    turned: i64 = NOTHING  # the card that was turned
    target: i64 = NOTHING  # the property that is to be taken over
    victory_deck: i64 = 0  # the set of victory cards that nobody holds
    deck_size: i64 = 0
    from_before: i64 = 0  # the set of places whose card lies there since before the last shuffle
    winner: i64 = NOBODY

    # Written by tools/fields from the list above.

    def __init__(
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
        numbers: list[int] = [self.phase, self.turn, self.then, self.waiting, self.place, self.mps, self.spent, self.used]
        numbers += [self.highballing, self.home_entered, self.mortgaged, self.available, self.established, self.bank]
        numbers += [self.economy, self.depression, self.first_die, self.second_die, self.roll_for, self.to_roll, self.to_pay]
        numbers += [self.debtor, self.after_payment, self.picked, self.slot, self.turned, self.target, self.victory_deck]
        numbers += [self.deck_size, self.from_before, self.winner, *self.cash, *self.location, *self.home, *self.start]
        numbers += [*self.destination, *self.journey, *self.engine, *self.level, *self.begun, *self.last_property]
        numbers += [*self.grandfathered, *self.grandfathered_as, *self.owned, *self.owner, *self.order, *self.rank, *self.dealt]
        numbers += [*self.yards, *self.debt, *self.deposit, *self.victory_card, *self.tally, *self.entered, *self.arrived]
        numbers += [*self.tableau, *self.unseen, *self.lying_out, *self.discard, *self.in_deck]
        return numbers


def active(state: SteelAndSteamState) -> i64:
    """The seat whose turn it is."""
    return state.order[state.place]
