"""How Steam is told to a newcomer: the aim, a turn, two examples and the tables, with the figures of the rules."""

from __future__ import annotations

from typing import Final

from goldenspike.games.steam.rules import rules
from goldenspike.games.steam.rules.game import Steam
from goldenspike.parts.hex.building import PAIR_COST, TOWN_COST
from goldenspike.parts.hex.grid import HILLS, MOUNTAINS, RIVER
from goldenspike.parts.hex.track import SURCHARGES
from goldenspike.text.rulebook import Example, Primer, RulebookWords, Table, steps

TURN: Final = {"capital": 2, "auction": 2, "actions": 3, "build": 4, "goods": 5, "income": 6, "end": 7}
"""The steps of a turn, each with its chapter."""
EFFECTS: Final = ["", "action-1", "action-2", "action-3", "action-4", "action-5", "action-6", "action-7"]
COLUMNS: Final = ["action-number", "action-name", "action-effect", "cost"]
EXIT_COST: Final = 1
"""A dollar for each exit, as `BuildingRules.cost` counts them."""
CASH: Final = 1
LINKS: Final = 3
INCOME: Final = 1


def write_primer(_game: Steam, words: RulebookWords) -> Primer:
    return Primer(
        aim=words("aim"),
        length=words("length", least=min(rules.TURNS_BY_PLAYERS.values()), most=max(rules.TURNS_BY_PLAYERS.values())),
        course=words("course"),
        turn=steps(turn(words), TURN.values()),
        examples=_examples(words),
        figures=[
            words.figures(words.text("action-tiles"), [tuple(words(key) for key in COLUMNS), *actions(words)]),
            words.figures(words("track-costs"), track_costs(words), head=False),
            words.figures(words("game-turns"), _turns(words)),
        ],
    )


def turns(words: RulebookWords) -> str:
    return ", ".join(words("turns-for", turns=turns, players=players) for players, turns in rules.TURNS_BY_PLAYERS.items())


def turn(words: RulebookWords) -> Table:
    figures = {
        "step": words.money(rules.CAPITAL_STEP),
        "points": rules.POINTS_PER_STEP,
        "lowest": str(rules.LOWEST_INCOME),
        "tiles": rules.TILES_TO_BUILD,
        "more": rules.TILES_OF_ENGINEER,
        "turns": turns(words),
    }
    return words.each("turn", TURN, **figures)


def actions(words: RulebookWords) -> Table:
    """Number, name, effect and cost of each action tile."""
    return [
        (str(action), words.text(f"action-{rules.ACTION_NAMES[action]}"), words(EFFECTS[action]), _cost(words, action))
        for action in range(1, rules.LAST_ACTION + 1)
    ]


def _cost(words: RulebookWords, action: int) -> str:
    cost = words.money(rules.BASE_COSTS[action])
    if action == rules.LOCOMOTIVE:
        return words("cost-engine", cost=cost)
    return words("cost-or-pass", cost=cost) if rules.BASE_COSTS[action] else words("free")


def track_costs(words: RulebookWords) -> Table:
    """What building costs, item by item, in every game on these maps."""
    costs = {
        "track-exit": EXIT_COST,
        "track-town": TOWN_COST,
        "track-river": SURCHARGES[RIVER],
        "track-hills": SURCHARGES[HILLS],
        "track-mountains": SURCHARGES[MOUNTAINS],
        "track-printed": PAIR_COST,
    }
    return [(words(item), words.money(cost)) for item, cost in costs.items()]


def _turns(words: RulebookWords) -> Table:
    players = rules.TURNS_BY_PLAYERS
    return [
        (words.text("players"), *[str(count) for count in players]),
        (words("game-turns"), *[str(count) for count in players.values()]),
    ]


def _examples(words: RulebookWords) -> list[Example]:
    tile = 2 * EXIT_COST + SURCHARGES[HILLS]
    return words.examples(
        ["tile", "delivery"],
        exit=words.money(EXIT_COST),
        hills=words.money(SURCHARGES[HILLS]),
        tile=words.money(tile),
        cash=words.money(CASH),
        step=words.money(rules.CAPITAL_STEP),
        change=words.money(CASH + rules.CAPITAL_STEP - tile),
        links=LINKS,
        own=LINKS - 1,
        before=f"{INCOME:+d}",
        after=f"{INCOME + LINKS - 1:+d}",
    )
