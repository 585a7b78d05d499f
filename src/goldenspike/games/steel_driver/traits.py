"""What a finished game of Steel Driver tells for statistics: who founded what and where, bids, and what companies were worth."""

from __future__ import annotations

from goldenspike.box import Traits
from goldenspike.games.steel_driver.rules import events
from goldenspike.games.steel_driver.rules.game import SteelDriver
from goldenspike.games.steel_driver.rules.state import NOBODY, SteelDriverState
from goldenspike.kernel.core import Fact


def steel_driver_traits(game: SteelDriver, state: SteelDriverState, facts: list[Fact]) -> Traits:
    kinds: dict[str, list[list[str]]] = {
        name: [[] for _ in range(game.players)] for name in ("company founded", "start city", "controlled at the end")
    }
    for seat, company, place in founders(facts):
        kinds["company founded"][seat].append(game.name_of("company", company))
        kinds["start city"][seat].append(game.name_of("location", place))
    for fact in facts:
        if fact.event is events.CONTROLS_AT_THE_END:
            kinds["controlled at the end"][fact.values[0]].append(game.name_of("company", fact.values[1]))
    kinds["companies won in turn 1"] = [[str(won)] for won in won_first(facts, game.players)]
    return Traits(
        kinds,
        {
            "winning bid": [float(fact.values[2]) for fact in facts if fact.event is events.CONTROL_WON],
            "final value of a company": [float(fact.values[1]) for fact in facts if fact.event is events.FINAL_VALUE],
            "transcontinental link": [float(state.link_builder != NOBODY)],
        },
    )


def founders(facts: list[Fact]) -> list[tuple[int, int, int]]:
    """The seat that laid the first link of each company, the company, and where that link began."""
    controller: dict[int, int] = {}
    found: dict[int, tuple[int, int, int]] = {}
    for fact in facts:
        if fact.event is events.CONTROL_WON:
            controller[fact.values[1]] = fact.values[0]
        elif fact.event is events.BUILT and fact.values[0] not in found:
            company, place = fact.values[:2]
            found[company] = controller[company], company, place
    return list(found.values())


def won_first(facts: list[Fact], players: int) -> list[int]:
    """For each seat how many companies it won in the first turn."""
    won = [0] * players
    for fact in facts:
        if fact.event is events.TURN_ENDED:
            break
        if fact.event is events.CONTROL_WON:
            won[fact.values[0]] += 1
    return won
