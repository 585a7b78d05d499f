"""The recorded games of Steel & Steam: what each of them shows."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from goldenspike.games.steel_and_steam.rules import events
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import CHANCE, Game, Log, first_seat
from goldenspike.shelf import box_of
from tests.replays.played import Moves, Oddity, Played, tells

BY_CHANCE = ("business", "takeover", "payment")
"""Here a careless player does anything; elsewhere one decision in ten."""


def play_by_habit(game: Game[Any], seats: list[str], seed: int) -> Moves:
    """A game between greedy, careless or random players."""
    habit, stream, log = seats[0], Stream(seed), Log()
    bots = [box_of(game.name).bot("greedy", game, seed * 64 + seat) for seat in range(game.players)]
    state = game.start(log)
    moves: Moves = []
    while game.pending(state):
        seat = first_seat(game.pending(state))
        choices = game.choices(state, seat)
        by_chance = game.phases[state.phase].name in BY_CHANCE
        careless = habit == "random" or (habit == "careless" and (by_chance or stream.below(10) == 0))
        if seat == CHANCE:
            action = stream.draw(choices)
        else:
            action = stream.pick(choices) if careless else bots[seat].choose(game.copy(state), seat)
        moves.append((seat, action))
        game.apply(state, seat, action, log)
    return moves


def loses_the_old_fee_on_the_way(played: Played) -> bool:
    """A grandfathered fee ends with a step, and the turn goes on: the step is the last thing told before."""
    told = [fact.event for fact in played.journal.facts]
    return any(pair == (events.MOVED, events.GRANDFATHERING_ENDED) for pair in pairwise(told))


ODDITIES = {
    "short_game": Oddity(tells(events.LAST_DEED_SOLD, events.UPGRADED), ["greedy"] * 3, plays=play_by_habit),
    "long_game": Oddity(tells(events.HOME_RICH, events.ESTABLISHED), ["greedy"] * 6, {"length": "long"}, plays=play_by_habit),
    "victory_card": Oddity(
        tells(events.VICTORY_CARD_MET), ["greedy"] * 4, {"length": "experimental", "victory_cards": "secret"}, plays=play_by_habit
    ),
    "swapped_card": Oddity(
        tells(events.SWAPPED), ["careless"] * 3, {"length": "experimental", "limit": "5"}, plays=play_by_habit
    ),
    "turn_limit": Oddity(tells(events.LIMIT_REACHED), ["careless"] * 5, {"limit": "5"}, plays=play_by_habit),
    "takeover": Oddity(tells(events.TAKEN_OVER), ["careless"] * 3, {"limit": "20"}, plays=play_by_habit),
    "takeover_fails": Oddity(tells(events.TAKEOVER_FAILED), ["careless"] * 3, {"limit": "20"}, plays=play_by_habit),
    "grandfathered": Oddity(
        tells(events.GRANDFATHERED, events.GRANDFATHERING_ENDED), ["careless"] * 3, {"limit": "10"}, plays=play_by_habit
    ),
    "forced_payment": Oddity(
        tells(events.MUST_RAISE, events.INTEREST_GIVEN_UP), ["careless"] * 3, {"limit": "15"}, plays=play_by_habit
    ),
    "forgiven": Oddity(tells(events.FORGIVEN), ["careless"] * 3, {"limit": "15"}, plays=play_by_habit),
    "great_depression": Oddity(
        tells(events.DEPRESSION_BEGUN, events.DEPRESSION_ENDED),
        ["careless"] * 4,
        {"economy": "depression", "limit": "20"},
        plays=play_by_habit,
    ),
    "catastrophe": Oddity(tells(events.CATASTROPHE, events.BROKE_DOWN), ["random"] * 3, {"limit": "15"}, plays=play_by_habit),
    "ferry_and_yard": Oddity(
        tells(events.CARRIED_OVER, events.YARD_BUILT), ["careless"] * 3, {"yards": "yes", "limit": "15"}, plays=play_by_habit
    ),
    "barrelhead": Oddity(
        tells(events.PAID_AT_ONCE, events.FEE_TO_OWNER),
        ["careless"] * 4,
        {"fees": "barrelhead", "economy": "fluctuating", "limit": "10"},
        plays=play_by_habit,
    ),
    "same_city": Oddity(tells(events.SAME_CITY), ["careless"] * 3, {"limit": "10"}, plays=play_by_habit),
    "lost_at_once": Oddity(
        loses_the_old_fee_on_the_way, ["careless"] * 3, {"limit": "10", "economy": "fluctuating"}, plays=play_by_habit
    ),
}
