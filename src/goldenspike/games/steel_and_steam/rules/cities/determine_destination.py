"""Determining cities: pick a card from the tableau, fill its space, turn it and roll for the destination."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_and_steam.rules import actions, events, rules, sequence
from goldenspike.games.steel_and_steam.rules.board.rails import Rails, choices_of
from goldenspike.games.steel_and_steam.rules.cities import cards
from goldenspike.games.steel_and_steam.rules.dice import has_rolled, pick_up, roll_for
from goldenspike.games.steel_and_steam.rules.management.management import (
    check_management,
    is_management,
    manage,
    offer_management,
)
from goldenspike.games.steel_and_steam.rules.rules import SELECTION_SPACES
from goldenspike.games.steel_and_steam.rules.start.home_city import check_turning
from goldenspike.games.steel_and_steam.rules.state import DEPARTING, NOTHING, PICKED, SteelAndSteamState, active
from goldenspike.kernel.core import CHANCE, Choice, Log, Phase, Refusal, Rule
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT


@final
class Destination(Phase[SteelAndSteamState]):
    """Begins again once the dice are rolled; if they name the city where the locomotive stands, the player picks again [4]."""

    def __init__(self, rails: Rails) -> None:
        self.name = "destination"
        self.rails: Final = rails
        self.picks: Final = choices_of(actions.PICK, SELECTION_SPACES)

    def begin(self, state: SteelAndSteamState, log: Log) -> None:
        if has_rolled(state):
            self._name_city(state, pick_up(state), log)
        else:
            state.waiting = BIT[active(state)]

    def pending(self, state: SteelAndSteamState) -> i64:
        return state.waiting

    def question(self, state: SteelAndSteamState, seat: i64) -> Rule:
        if seat != CHANCE:
            return rules.SELECT_A_CARD
        return rules.TURN_THE_CARD if state.slot == NOTHING else rules.DEAL_CARDS

    def choices(self, state: SteelAndSteamState, seat: i64) -> list[Choice]:
        if seat == CHANCE:
            if state.slot == NOTHING:
                return cards.turnable(self.rails, state, state.picked, PICKED)
            return cards.draws(self.rails, state)
        if state.owned[seat] == 0:
            return self.picks
        offered = self.picks[:]
        offer_management(self.rails, state, seat, offered)
        return offered

    def check(self, state: SteelAndSteamState, seat: i64, action: i64) -> Refusal | None:
        if seat == CHANCE:
            if state.slot == NOTHING:
                return check_turning(self.rails, state, state.picked, PICKED, action)
            return None if cards.can_draw(self.rails, state, action) else Refusal(rules.DEAL_CARDS)
        if is_management(action):
            return check_management(self.rails, state, seat, action)
        slot = actions.second(action)
        return None if slot < SELECTION_SPACES and action == self.picks[slot].first else Refusal(rules.SELECT_A_CARD)

    def apply(self, state: SteelAndSteamState, seat: i64, action: i64, log: Log) -> None:
        if seat != CHANCE:
            if is_management(action):
                manage(self.rails, state, seat, action, log)
            else:
                self._pick(state, actions.second(action))
        elif state.slot != NOTHING:
            self._fill(state, actions.second(action), log)
        else:
            state.turned = actions.second(action)
            cards.turn_card(self.rails, state, state.turned, log)
            log.tell(events.CARD_TURNED, active(state), state.turned + 1)
            roll_for(state, sequence.DESTINATION)

    def _pick(self, state: SteelAndSteamState, slot: i64) -> None:
        state.slot = slot
        state.picked = state.tableau[slot]
        state.tableau[slot] = NOTHING
        state.from_before &= ~BIT[PICKED]
        if state.from_before & BIT[slot]:
            state.from_before ^= BIT[slot] | BIT[PICKED]
        state.waiting = BIT[CHANCE]

    def _fill(self, state: SteelAndSteamState, area: i64, log: Log) -> None:
        state.tableau[state.slot] = area
        log.tell(events.SPACE_FILLED, state.slot + 1, area)
        cards.take_from_deck(self.rails, state, area, log)
        state.slot = NOTHING

    def _name_city(self, state: SteelAndSteamState, roll: i64, log: Log) -> None:
        seat = active(state)
        city = self.rails.board.card_city(state.turned, roll)
        state.turned = NOTHING
        state.picked = NOTHING
        if city == state.start[seat]:
            log.tell(events.SAME_CITY, seat, city)
            state.waiting = BIT[seat]
            return
        state.destination[seat] = city
        state.journey[seat] = DEPARTING
        log.tell(events.DESTINATION_FOUND, seat, city, self.rails.board.payoff_between(state.start[seat], city))
        state.waiting = 0
        state.then = sequence.RUNNING
