"""What a search has to know of Steel & Steam: runs, cards, deeds and engines worth a look, quick answers, who stands how well."""

from __future__ import annotations

from typing import Final, final

from goldenspike.bots.mind import Mind
from goldenspike.games.steel_and_steam.bots.deeds import Deeds
from goldenspike.games.steel_and_steam.bots.incomes import incomes_of
from goldenspike.games.steel_and_steam.bots.policy import Policy
from goldenspike.games.steel_and_steam.bots.standing import Standing
from goldenspike.games.steel_and_steam.bots.travel import Travel
from goldenspike.games.steel_and_steam.rules import actions, sequence
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.games.steel_and_steam.rules.management.management import net_worth
from goldenspike.games.steel_and_steam.rules.options import LONG, SHORT
from goldenspike.games.steel_and_steam.rules.rules import BROKEN_DOWN, NET_WORTH_TARGET
from goldenspike.games.steel_and_steam.rules.state import NOTHING, NOWHERE, SteelAndSteamState
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import count, lowest

MOST_DEEDS: Final = 4
"""How many deeds to buy or take over are worth a look."""
FEW_DEEDS: Final = 8
"""With so few deeds left in the bank, it may be better to buy none."""
BY_TABLES: Final = [sequence.RUNNING, sequence.STATION, sequence.DESTINATION]
"""Where the tables decide: the luck of playouts hides which card is better."""
LATE: Final = 3.0
"""In so many last rounds the tables, which look at MPs only, do not decide alone."""
ROUNDS_TO_THE_END: Final = 12


@final
class SteelAndSteamMind(Mind[SteelAndSteamState]):
    def __init__(self, game: SteelAndSteam, deeds: Deeds | None = None, more_turns: i64 = 0) -> None:
        self.game: Final = game
        self.policy: Final = Policy(game, is_patient=True, more_turns=more_turns)
        self.forecast: Final = self.policy.forecast
        self.travel: Final = Travel(game, self.policy)
        self.standing: Final = Standing(game, self.forecast)
        self.deeds: Final = deeds or Deeds(game, incomes_of(game.board))

    def answer(self, state: SteelAndSteamState, seat: i64) -> i64:
        if state.phase == sequence.RUNNING:
            return self.travel.step(state, seat)
        return self.policy.choose(state, seat)

    def stage(self, state: SteelAndSteamState) -> i64:
        """The rounds that are over."""
        return max(0, state.turn - 1) // self.forecast.players

    def horizon(self, state: SteelAndSteamState) -> i64:
        """The next round; in the last rounds the end of the game, because who may end it decides it."""
        return self.stage(state) + (ROUNDS_TO_THE_END if self._ends_soon(state) else 1)

    def _ends_soon(self, state: SteelAndSteamState) -> bool:
        if self.forecast.length == SHORT:
            return count(state.available) <= self.forecast.players + 1
        return self.forecast.length == LONG and self.forecast.rounds_left(state) <= LATE

    def chances(self, state: SteelAndSteamState) -> list[float]:
        return self.standing.chances(state)

    def features(self, state: SteelAndSteamState, seat: i64) -> list[float]:
        rounds = self.forecast.rounds_left(state)
        worth = float(net_worth(self.game.rails, state, seat))
        target = float(NET_WORTH_TARGET[self.game.players])
        at_home = self.forecast.length == LONG and state.home[seat] != NOWHERE
        return [
            worth / 100_000.0,
            float(state.cash[seat]) / 50_000.0,
            self.standing.on_the_way(state, seat, rounds) / 20_000.0,
            self.standing.mps_to_come(state, seat, rounds) / 100.0,
            self.standing.income(state, seat) / 5_000.0,
            self.standing.income(state, seat) * rounds / 50_000.0,
            float(state.engine[seat]) / 2.0,
            float(state.level[seat]) / float(BROKEN_DOWN),
            self.standing.way_home(state, seat) / 20.0 * worth / target if at_home else 0.0,
            self.standing.card_met(state, seat),
        ]

    def plans(self, state: SteelAndSteamState, seat: i64) -> list[list[int]]:
        """What the policy does comes first. Where the tables decide, it stands alone but for the last rounds of a game."""
        found: list[list[int]] = []
        is_late = self.forecast.rounds_left(state) <= LATE
        if state.phase == sequence.RUNNING:
            self._add_runs(state, seat, is_late, found)
        else:
            found.append([self.policy.choose(state, seat)])
        if state.phase == sequence.BUSINESS:
            self._add_business(state, seat, found)
        elif state.phase not in BY_TABLES or (is_late and state.phase != sequence.RUNNING):
            self._add_actions(state, seat, found)
        if state.phase in (sequence.RUNNING, sequence.STATION) and state.spent == 0 and not state.highballing:
            self._add_returns(state, seat, found)
        return found

    def _add_runs(self, state: SteelAndSteamState, seat: i64, is_late: bool, found: list[list[int]]) -> None:
        """What the policy does first, or the best runs."""
        first = self.travel.step(state, seat)
        if actions.kind(first) not in (actions.MOVE, actions.DUMP):
            found.append([first])
            if not is_late:
                return
        for run in self.travel.runs(state, seat) if state.mps > 0 else []:
            if run and run not in found:
                found.append(run)
        highball = actions.simple(actions.HIGHBALL)
        if is_late and first != highball and self.game.check(state, seat, highball) is None:
            found.append([highball])
        if not found:
            found.append([first])

    def _add_actions(self, state: SteelAndSteamState, seat: i64, found: list[list[int]]) -> None:
        """Everything else that is offered, but for mortgages and interest given up where nobody needs the money."""
        for choice in self.game.choices(state, seat):
            kind = actions.kind(choice.first)
            is_raising = kind in (actions.MORTGAGE, actions.GIVEUP)
            if [int(choice.first)] not in found and (state.phase == sequence.PAYMENT or not is_raising):
                found.append([choice.first])

    def _add_business(self, state: SteelAndSteamState, seat: i64, found: list[list[int]]) -> None:
        """The deed that brings most, and nothing when few deeds are left; no deed while it buys or saves for an engine."""
        if actions.kind(found[0][0]) == actions.UPGRADE:
            return
        if self.policy.money.by_card:
            self._add_deeds_by_card(state, seat, found)
        elif actions.kind(found[0][0]) in (actions.BUY, actions.NOTHING) and not self.forecast.is_saving(state, seat):
            best = self.deeds.best(state, seat)
            if best == NOTHING and self.deeds.worthy(state) != state.available:
                found[0] = [int(actions.simple(actions.NOTHING))]
            elif best != NOTHING:
                purchase = [int(actions.with_one(actions.BUY, best))]
                if actions.kind(found[0][0]) == actions.NOTHING:
                    found.append(purchase)
                elif count(state.available) <= FEW_DEEDS and found[0] != purchase:
                    found.insert(0, purchase)
                else:
                    found[0] = purchase
        nothing = [int(actions.simple(actions.NOTHING))]
        if actions.kind(found[0][0]) == actions.BUY and count(state.available) <= FEW_DEEDS:
            found.append(nothing)

    def _add_deeds_by_card(self, state: SteelAndSteamState, seat: i64, found: list[list[int]]) -> None:
        deeds: list[tuple[float, int]] = []
        for choice in self.game.choices(state, seat):
            action: int = choice.first
            if actions.kind(action) in (actions.BUY, actions.TAKEOVER):
                deeds.append((-self.policy.investing.worth(state, seat, actions.second(action)), action))
        for _, action in sorted(deeds)[:MOST_DEEDS]:
            if [action] not in found:
                found.append([action])

    def _add_returns(self, state: SteelAndSteamState, seat: i64, found: list[list[int]]) -> None:
        """Near the end of the short game: hand the cheapest deed back to the bank, so that the game goes on."""
        if self.forecast.length != SHORT or count(state.available) > self.forecast.players or self._is_ahead(state, seat):
            return
        deeds = state.owned[seat] & ~state.mortgaged
        best: i64 = -1
        while deeds:
            place = lowest(deeds)
            deeds &= deeds - 1
            if best < 0 or self.game.board.price[place] < self.game.board.price[best]:
                best = place
        if best >= 0:
            found.append([actions.with_one(actions.MORTGAGE, best), actions.with_one(actions.GIVEUP, best)])

    def _is_ahead(self, state: SteelAndSteamState, seat: i64) -> bool:
        mine = net_worth(self.game.rails, state, seat)
        for other in range(self.forecast.players):
            if net_worth(self.game.rails, state, other) > mine:
                return False
        return True


def make_mind(game: SteelAndSteam, seed: int) -> SteelAndSteamMind:
    """The mind of a bot; it is the same for every seed."""
    return SteelAndSteamMind(game)
