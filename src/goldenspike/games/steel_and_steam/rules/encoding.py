"""Steel & Steam in numbers: every action by an index, and what a seat sees of the table as a row of numbers."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_and_steam.rules import actions
from goldenspike.games.steel_and_steam.rules.dice import ROLLS
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.games.steel_and_steam.rules.options import EXPERIMENTAL
from goldenspike.games.steel_and_steam.rules.rules import ENGINE_COUNT, HOME_CARDS, SELECTION_SPACES, YARDS_EACH
from goldenspike.games.steel_and_steam.rules.state import (
    CARD_WORDS,
    REPAIR_BEGUN,
    TALLIES,
    SteelAndSteamState,
    active,
)
from goldenspike.kernel.core import OVER, row
from goldenspike.kernel.ints import Row, i32, i64
from goldenspike.parts.bits import BIT
from goldenspike.parts.encoding import Encoding
from goldenspike.parts.indices import Span, each
from goldenspike.parts.sheet import Sheet


def things(word: str, note: str, kind: int, first: int, count: int) -> Span:
    """The actions of a kind about one thing, for the things from `first` to before `count`."""
    return each(word, note, [actions.with_one(kind, number) for number in range(first, count)])


def alone(word: str, kind: int) -> Span:
    """The one action of a kind without fields."""
    return each(word, "", [actions.simple(kind)])


def spans(game: SteelAndSteam) -> list[Span]:
    board = game.board
    deeds = board.property_count
    chosen = [
        things("home", "which of the two cards", actions.HOME, 0, HOME_CARDS),
        things("pick", "which card of the tableau", actions.PICK, 0, SELECTION_SPACES),
        things("move", "segment", actions.MOVE, 0, game.rails.segment_count),
        *[alone(word, kind) for word, kind in SIMPLE.items()],
        things("buy", "property", actions.BUY, 0, deeds),
        things("upgrade", "engine", actions.UPGRADE, 1, ENGINE_COUNT),
        things("takeover", "property", actions.TAKEOVER, 0, deeds),
        things("mortgage", "property", actions.MORTGAGE, 0, deeds),
        things("payoff", "property", actions.PAYOFF, 0, deeds),
        things("giveup", "property", actions.GIVEUP, 0, deeds),
    ]
    if game.chosen.yards:
        chosen.append(things("yard", "city", actions.YARD, 0, board.city_count))
    if game.chosen.length == EXPERIMENTAL:
        chosen.append(alone("swap", actions.SWAP))
    return chosen


SIMPLE: Final = {
    "highball": actions.HIGHBALL,
    "dump": actions.DUMP,
    "repair": actions.REPAIR,
    "depart": actions.DEPART,
    "nothing": actions.NOTHING,
    "allow": actions.ALLOW,
    "stop": actions.STOP,
}


def outcomes(game: SteelAndSteam) -> list[Span]:
    return [
        Span("roll", "first die, then second die", ROLLS),
        things("draw", "region side", actions.DRAW, 0, len(game.board.area_names)),
        things("turn", "city card", actions.TURN, 0, len(game.board.card_area)),
        things("victory", "victory card", actions.VICTORY, 0, len(game.deck.cards)),
    ]


@final
class SteelAndSteamEncoding(Encoding[SteelAndSteamState]):
    """Victory cards of others are told as 0 while they are secret."""

    def __init__(self, game: SteelAndSteam) -> None:
        super().__init__(game, spans(game), outcomes(game), game.chosen.secret)
        self.cities: Final[i64] = game.board.city_count
        self.deeds: Final[i64] = game.board.property_count
        self.all_deeds: Final[i64] = sum([BIT[place] for place in range(game.board.property_count)])
        self.cards: Final[i64] = len(game.board.card_area)
        self.no_cards: Final[Row] = row([0] * CARD_WORDS)
        self.list_fields()

    def write(self, state: SteelAndSteamState, sheet: Sheet) -> None:
        sheet.by_seat("cash", "by seat", state.cash)
        sheet.by_seat("location", "by seat: the space of its locomotive", state.location, 1, 1)
        sheet.by_seat("home", "by seat: its home city", state.home, 1, 1)
        sheet.by_seat("start", "by seat: the city where its journey begins", state.start, 1, 1)
        sheet.by_seat("destination", "by seat: the city where its journey ends", state.destination, 1, 1)
        sheet.by_seat("journey", "by seat: 0 in station, 1 departing, 2 under way", state.journey)
        sheet.by_seat("engine", "by seat: its engine, from 0", state.engine)
        sheet.by_seat("level", "by seat: its maintenance level; 8 is B!", state.level)
        sheet.by_seat("begun", f"by seat: the segment it has paid for in part; {REPAIR_BEGUN + 1} a repair", state.begun, 1, 1)
        sheet.by_seat("last_property", "by seat: the property its locomotive ran on last", state.last_property, 1, 1)
        sheet.by_seat("grandfathered", "by seat: the property whose old fee it pays", state.grandfathered, 1, 1)
        sheet.by_seat("grandfathered_as", "by seat: 1 the bank's fee, 2 the mortgaged one", state.grandfathered_as)
        sheet.by_seat("dealt", "by seat, then card: the region sides dealt for its home city", state.dealt, HOME_CARDS, 1)
        sheet.by_seat("yards", "by seat, then yard: a city", state.yards, YARDS_EACH, 1)
        sheet.by_seat("tally", "by seat: journeys, earned, best payoff, fees received, highballs", state.tally, TALLIES)
        self._write_victory_cards(state, sheet)
        self._write_turn(state, sheet)
        self._write_deeds(state, sheet)
        self._write_cards(state, sheet)

    def _write_victory_cards(self, state: SteelAndSteamState, sheet: Sheet) -> None:
        first = sheet.room("victory_card", "by seat: its victory card, if you may see it", sheet.players)
        if first < 0:
            return
        shown = not self.hides or state.phase == OVER
        for seat in range(sheet.players):
            if shown or seat == sheet.seat:
                sheet.numbers[first + sheet.seen(seat) - 1] = i32(state.victory_card[seat] + 1)

    def _write_turn(self, state: SteelAndSteamState, sheet: Sheet) -> None:
        sheet.owners("order", "by place in the turn order: a seat", state.order)
        sheet.whose("active", "the seat whose turn it is", active(state))
        sheet.number("mps", "movement points left", state.mps)
        sheet.number("spent", "movement points spent", state.spent)
        sheet.number("highballing", "1 once the engine highballs", state.highballing)
        sheet.number("home_entered", "1 once the home city was entered in this turn", state.home_entered)
        sheet.number("established", "1 once the established fees apply", state.established)
        sheet.number("economy", "0 bust, 1 bearish, 2 normal, 3 bullish, 4 boom", state.economy)
        sheet.number("depression", "the Great Depression: 0 to come, 1 here, 2 past", state.depression)
        sheet.whose("debtor", "the seat that must pay", state.debtor)
        owed: i64 = 0
        for amount in state.debt:
            owed += amount
        sheet.number("debt", "what it must pay", owed)
        sheet.number("target", "the property that is to be taken over", state.target + 1)

    def _write_deeds(self, state: SteelAndSteamState, sheet: Sheet) -> None:
        sheet.owners("owner", "by property: a seat", state.owner)
        sheet.set("mortgaged", "mortgaged properties", state.mortgaged, self.deeds)
        sheet.set("used", "properties used in this turn", state.used & self.all_deeds, self.deeds)
        sheet.sets_by_seat("entered", "by seat, then city: 1 if it has been there", state.entered, self.cities)
        sheet.sets_by_seat("arrived", "by seat, then city: 1 if a journey of its ended there", state.arrived, self.cities)

    def _write_cards(self, state: SteelAndSteamState, sheet: Sheet) -> None:
        sheet.all("tableau", "by selection space: the region side there", state.tableau, 1)
        sheet.number("deck", "cards in the deck", state.deck_size)
        sheet.all("in_deck", "by region side: cards in the deck", state.in_deck)
        unseen = self.no_cards[:]
        for word in range(CARD_WORDS):
            unseen[word] = state.unseen[word] | state.lying_out[word]
        sheet.large_set("unseen", "by city card: 1 if nobody has seen it since the shuffle", unseen, self.cards)
        sheet.large_set("discard", "by city card: 1 if it is in the discard", state.discard, self.cards)
