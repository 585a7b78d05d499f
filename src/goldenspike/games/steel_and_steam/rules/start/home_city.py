"""Start of game: on the first turn a player picks one of two dealt cards, turns it and rolls for the home city [3]."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_and_steam.rules import actions, events, rules, sequence
from goldenspike.games.steel_and_steam.rules.board.rails import Rails, choices_of
from goldenspike.games.steel_and_steam.rules.cities import cards
from goldenspike.games.steel_and_steam.rules.dice import has_rolled, pick_up, roll_for
from goldenspike.games.steel_and_steam.rules.rules import HOME_CARDS
from goldenspike.games.steel_and_steam.rules.state import DEALT, NOTHING, SteelAndSteamState, active
from goldenspike.kernel.core import CHANCE, Choice, Log, Phase, Refusal, Rule
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT


@final
class HomeCity(Phase[SteelAndSteamState]):
    """The player picks a card, which is turned; the other one is discarded. Begins again once the dice are rolled."""

    def __init__(self, rails: Rails) -> None:
        self.name = "home_city"
        self.rails: Final = rails
        self.picks: Final = choices_of(actions.HOME, HOME_CARDS)

    def begin(self, state: SteelAndSteamState, log: Log) -> None:
        if has_rolled(state):
            self._come_home(state, pick_up(state), log)
        else:
            state.waiting = BIT[active(state)]

    def pending(self, state: SteelAndSteamState) -> i64:
        return state.waiting

    def question(self, state: SteelAndSteamState, seat: i64) -> Rule:
        return rules.TURN_THE_CARD if seat == CHANCE else rules.HOME_CITY

    def choices(self, state: SteelAndSteamState, seat: i64) -> list[Choice]:
        return cards.turnable(self.rails, state, self._area(state), DEALT) if seat == CHANCE else self.picks

    def check(self, state: SteelAndSteamState, seat: i64, action: i64) -> Refusal | None:
        if seat == CHANCE:
            return check_turning(self.rails, state, self._area(state), DEALT, action)
        slot = actions.second(action)
        return None if slot < HOME_CARDS and action == self.picks[slot].first else Refusal(rules.HOME_CITY)

    def apply(self, state: SteelAndSteamState, seat: i64, action: i64, log: Log) -> None:
        if seat != CHANCE:
            state.slot = actions.second(action)
            state.waiting = BIT[CHANCE]
            return
        card = actions.second(action)
        cards.turn_card(self.rails, state, card, log)
        if state.turned == NOTHING:
            state.turned = card
            log.tell(events.CARD_TURNED, active(state), card + 1)
        else:
            log.tell(events.CARD_DISCARDED, card + 1)
            roll_for(state, sequence.HOME_CITY)

    def _area(self, state: SteelAndSteamState) -> i64:
        """The region side of the picked card; once that is turned, of the other one."""
        slot = state.slot if state.turned == NOTHING else HOME_CARDS - 1 - state.slot
        return state.dealt[active(state) * HOME_CARDS + slot]

    def _come_home(self, state: SteelAndSteamState, roll: i64, log: Log) -> None:
        seat = active(state)
        city = self.rails.board.card_city(state.turned, roll)
        state.turned = NOTHING
        state.slot = NOTHING
        for place in range(HOME_CARDS):
            state.dealt[seat * HOME_CARDS + place] = NOTHING
        state.home[seat] = city
        state.start[seat] = city
        state.location[seat] = self.rails.board.city_space[city]
        log.tell(events.HOME_FOUND, seat, city)
        state.waiting = 0
        state.then = sequence.DESTINATION


def check_turning(rails: Rails, state: SteelAndSteamState, area: i64, place: i64, action: i64) -> Refusal | None:
    if cards.can_turn(rails, state, area, place, action):
        return None
    return Refusal(rules.TURN_THE_CARD, actions.second(action) + 1)
