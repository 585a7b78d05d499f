"""What a finished game of Steel Driver tells for statistics: who founded what and where, bids, costs and values."""

from __future__ import annotations

from goldenspike.box import Traits
from goldenspike.games.steel_driver.rules import events
from goldenspike.games.steel_driver.rules.game import SteelDriver
from goldenspike.games.steel_driver.rules.phase3_build_track import has_built
from goldenspike.games.steel_driver.rules.rules import COMPANY_COUNT
from goldenspike.games.steel_driver.rules.state import NOBODY, SteelDriverState
from goldenspike.kernel.core import Fact, Wording


def steel_driver_traits(game: SteelDriver, state: SteelDriverState, facts: list[Fact]) -> Traits:
    kinds: dict[str, list[list[str]]] = {
        name: [[] for _ in range(game.players)] for name in ("company founded", "start city", "company controlled at the end")
    }
    for seat, company, place in founders(facts):
        kinds["company founded"][seat].append(game.name_of("company", company))
        kinds["start city"][seat].append(game.name_of("location", place))
    for fact in facts:
        if fact.event is events.CONTROLS_AT_THE_END:
            kinds["company controlled at the end"][fact.values[0]].append(game.name_of("company", fact.values[1]))
    kinds["companies won in turn 1"] = [[str(won)] for won in won_first(facts, game.players)]
    return Traits(
        kinds,
        {
            "winning bid": [float(fact.values[2]) for fact in facts if fact.event is events.CONTROL_WON],
            "final value of a company": [float(fact.values[1]) for fact in facts if fact.event is events.FINAL_VALUE],
            "cost of a built link": built_costs(game, state),
            "earned by building": received(facts, events.PROFIT_TAKEN, game.players),
            "paid for shares": received(facts, events.SHARES_PAID, game.players),
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


def built_costs(game: SteelDriver, state: SteelDriverState) -> list[float]:
    """Of every link that a company built."""
    links, companies = range(game.board.link_count), range(COMPANY_COUNT)
    return [float(game.board.costs[link]) for link in links if any(has_built(state, company, link) for company in companies)]


def received(facts: list[Fact], event: Wording, players: int) -> list[float]:
    """By seat: all the money of one kind of fact, which stands last in it."""
    sums = [0.0] * players
    for fact in facts:
        if fact.event is event:
            sums[fact.values[0]] += fact.values[-1]
    return sums


def won_first(facts: list[Fact], players: int) -> list[int]:
    """For each seat how many companies it won in the first turn."""
    won = [0] * players
    for fact in facts:
        if fact.event is events.TURN_ENDED:
            break
        if fact.event is events.CONTROL_WON:
            won[fact.values[0]] += 1
    return won
