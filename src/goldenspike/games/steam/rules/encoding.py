"""Steam in numbers: every action by an index, and the table as a row of numbers. Nothing is hidden."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steam.rules import actions
from goldenspike.games.steam.rules.game import BASE, Steam
from goldenspike.games.steam.rules.rules import (
    CAPITAL_STEP,
    CITY_GROWTH,
    GOODS_ROUNDS,
    HIGHEST_INCOME,
    HIGHEST_LEVEL,
    LAST_ACTION,
    LOWEST_INCOME,
    NEW_CITIES,
    POINTS_PER_STEP,
    URBANIZATION,
)
from goldenspike.games.steam.rules.state import SteamState
from goldenspike.kernel.packing import simple
from goldenspike.parts.encoding import Encoding
from goldenspike.parts.hex.encoding import MapSheet, building_spans, moving_span, write_cubes
from goldenspike.parts.hex.goods import COLOUR_COUNT
from goldenspike.parts.indices import Span, alone, each, numbered
from goldenspike.parts.sheet import Sheet


def is_base(game: Steam) -> bool:
    return game.options == f"rules={BASE}"


def most_points(game: Steam) -> int:
    """More points than anybody can be given in a game: own deliveries over own links, and no more than half of others' [24]."""
    by_turn = GOODS_ROUNDS * (HIGHEST_LEVEL + (game.players - 1) * (HIGHEST_LEVEL // 2))
    return game.turns * by_turn


def most_steps(game: Steam) -> int:
    """The steps of capital that anybody can ever raise at once."""
    return HIGHEST_INCOME - LOWEST_INCOME + most_points(game) // POINTS_PER_STEP


def most_cash(game: Steam) -> int:
    """More than anybody can ever hold by the standard rules: all capital and the highest income in every turn."""
    by_turn = CAPITAL_STEP * (HIGHEST_INCOME - LOWEST_INCOME) + HIGHEST_INCOME
    return game.turns * by_turn + CAPITAL_STEP * (most_points(game) // POINTS_PER_STEP)


def spans(game: Steam) -> list[Span]:
    ground = game.ground
    towns = range(ground.cities, ground.stops)
    new = [colour for colour in range(COLOUR_COUNT) if NEW_CITIES[colour]]
    return [
        *(base_spans() if is_base(game) else standard_spans(game)),
        alone("pass", actions.PASS),
        numbered("take", "action tile", actions.TAKE, 1, LAST_ACTION),
        *building_spans(ground, actions.SITE, actions.LAY, actions.CONNECT),
        each("urbanize", "town, then colour", [actions.urbanize(stop, colour) for stop in towns for colour in new]),
        numbered("grow", "city", actions.GROW, 0, ground.cities - 1),
        numbered("supply", "supply space", actions.SUPPLY, 0, ground.map.supplies - 1),
        alone("done", actions.DONE),
        moving_span(ground, actions.MOVE, list(range(COLOUR_COUNT))),
        alone("improve", actions.IMPROVE),
        alone("income", actions.INCOME),
        alone("points", actions.POINTS),
    ]


def base_spans() -> list[Span]:
    """Places are sold before anybody has earned anything, so that capital alone pays for them [6]."""
    numbers = [simple(actions.TAKE_NUMBER, tile) for tile in (CITY_GROWTH, URBANIZATION)]
    return [
        numbered("bid", "bid", actions.BID, 0, CAPITAL_STEP * -LOWEST_INCOME),
        each("take-number", "City Growth, Urbanization", numbers),
    ]


def standard_spans(game: Steam) -> list[Span]:
    return [
        numbered("bid", "bid", actions.BID, 0, most_cash(game)),
        alone("stay", actions.STAY),
        numbered("capital", "steps", actions.CAPITAL, 0, most_steps(game)),
    ]


def outcomes(game: Steam) -> list[Span]:
    return [
        numbered("draw", "colour", actions.DRAW, 0, COLOUR_COUNT - 1),
        numbered("seat", "seat", actions.SEAT, 0, game.players - 1),
    ]


@final
class SteamEncoding(Encoding[SteamState]):
    def __init__(self, game: Steam) -> None:
        super().__init__(game, spans(game), outcomes(game), False)
        self.base: Final = is_base(game)
        self.map: Final = MapSheet(game.ground)
        self.list_fields()

    def write(self, state: SteamState, sheet: Sheet) -> None:
        sheet.by_seat("cash", "by seat", state.cash)
        sheet.by_seat("income", "by seat", state.income)
        sheet.by_seat("points", "by seat: victory points", state.points)
        sheet.by_seat("level", "by seat: the level of its locomotive", state.level)
        sheet.by_seat("action", "by seat: the number of its action tile; 0 if it has none", state.tile)
        sheet.by_seat("effect", "by seat: 1 while City Growth or Urbanization is still to be carried out", state.effect)
        sheet.by_seat("bids", "by seat: its last bid for turn order", state.bids)
        sheet.by_seat("gains", "by seat: points of a delivery that it has still to place", state.gains)
        sheet.owners("order", "by place in the turn order: a seat", state.order)
        sheet.owners("queue", "by place in the current phase: a seat", state.queue)
        sheet.seats("bankrupt", "bankrupt seats", state.bankrupt)
        sheet.seats("improved", "seats that have improved their locomotive in this turn", state.improved)
        self._write_course(state, sheet)
        sheet.all("bag", "by colour: cubes left in the bag", state.bag)
        sheet.all("new_cities", "by colour: New City tiles left", state.new_cities)
        write_cubes("supply", "by supply space, then colour: cubes", state.supply, sheet)
        sheet.set("grown", "cities with a City Growth marker", state.grown, self.map.ground.cities)
        self.map.write(state.track, state.cubes, True, sheet)

    def _write_course(self, state: SteamState, sheet: Sheet) -> None:
        sheet.number("playing", "how many seats are not bankrupt", state.playing)
        sheet.number("place", "which place acts now, or is sold, from 0", state.place)
        sheet.number("bid", "the highest bid; -1 if there is none", state.bid)
        sheet.whose("high_bidder", "the seat that has made it", state.high_bidder)
        sheet.seats("out", "seats that have their place already", state.out)
        if self.base:
            sheet.seats("stayed", "seats that passed for the place that is sold", state.stayed)
        else:
            sheet.number("stayed", "1 once Turn Order was used to pass and stay in", state.stayed)
        sheet.number("site", "the hex chosen for the next tile", state.site + 1)
        sheet.number("built", "tiles built in this turn", state.built)
        sheet.number("growing", "the stop that waits for the cubes of a supply space", state.growing + 1)
        sheet.number("round", "the round of moving goods, from 0", state.round)
