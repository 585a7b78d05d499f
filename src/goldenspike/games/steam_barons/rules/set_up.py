"""Before the first turn: cubes for cities and towns [3], and who holds the first player marker."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steam_barons.rules import actions, events, rules
from goldenspike.games.steam_barons.rules.rules import BAG, GREY
from goldenspike.games.steam_barons.rules.state import BaronsState
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import CHANCE, Choice, Log, Phase, Refusal, Rule, row
from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.bits import BIT
from goldenspike.parts.hex.goods import COLOUR_COUNT, add_cubes, cubes_of
from goldenspike.parts.hex.track import Ground
from goldenspike.parts.lots import Bag


@final
class DrawCubes(Phase[BaronsState]):
    """Every city gets as many cubes as its number, every town one; then grey cubes and the bag go back into the box."""

    def __init__(self, ground: Ground) -> None:
        self.name = "draw_cubes"
        self.ground: Final = ground
        numbers = list(ground.map.city_number) + [1] * len(ground.map.town_names)
        self.places: Final[Row] = row([stop for stop, number in enumerate(numbers) for _ in range(number)])
        self.cubes: Final[i64] = sum(BAG)
        self.draws: Final = Bag(actions.DRAW, COLOUR_COUNT, max(BAG))

    def pending(self, state: BaronsState) -> i64:
        if state.drawn < len(self.places):
            return BIT[CHANCE]
        return 0

    def question(self, state: BaronsState, seat: i64) -> Rule:
        return rules.DRAW_CUBES

    def choices(self, state: BaronsState, seat: i64) -> list[Choice]:
        return self.draws.left(state.bag)

    def at_random(self, state: BaronsState, seat: i64, stream: Stream) -> i64:
        return self.draws.draw(state.bag, self.cubes - state.drawn, stream)

    def check(self, state: BaronsState, seat: i64, action: i64) -> Refusal | None:
        if self.draws.may_draw(state.bag, action):
            return None
        return Refusal(rules.DRAW_CUBES, min(actions.second(action), COLOUR_COUNT - 1))

    def apply(self, state: BaronsState, seat: i64, action: i64, log: Log) -> None:
        colour = actions.second(action)
        stop = self.places[state.drawn]
        state.bag[colour] -= 1
        add_cubes(state.cubes, stop, colour, 1)
        state.drawn += 1
        log.tell(events.CUBE_DRAWN, colour, stop)
        if state.drawn == len(self.places):
            self._clear_away(state)

    def _clear_away(self, state: BaronsState) -> None:
        for stop in range(self.ground.stops):
            add_cubes(state.cubes, stop, GREY, -cubes_of(state.cubes, stop, GREY))
        for colour in range(COLOUR_COUNT):
            state.bag[colour] = 0


@final
class FirstPlayer(Phase[BaronsState]):
    def __init__(self, players: int) -> None:
        self.name = "first_player"
        self.players: Final[i64] = players
        self.seats: Final = [Choice(actions.simple(actions.SEAT, 0), actions.simple(actions.SEAT, players - 1))]

    def begin(self, state: BaronsState, log: Log) -> None:
        state.asked = CHANCE

    def pending(self, state: BaronsState) -> i64:
        return BIT[CHANCE] if state.asked == CHANCE else 0

    def question(self, state: BaronsState, seat: i64) -> Rule:
        return rules.FIRST_PLAYER

    def choices(self, state: BaronsState, seat: i64) -> list[Choice]:
        return self.seats

    def check(self, state: BaronsState, seat: i64, action: i64) -> Refusal | None:
        named = actions.second(action)
        if action != actions.simple(actions.SEAT, named) or named >= self.players:
            return Refusal(rules.FIRST_PLAYER, min(named, self.players - 1))
        return None

    def apply(self, state: BaronsState, seat: i64, action: i64, log: Log) -> None:
        state.marker = actions.second(action)
        state.asked = state.marker
        log.tell(events.FIRST_PLAYER, state.marker)
