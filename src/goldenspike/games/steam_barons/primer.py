"""How Steam Barons is told to a newcomer: the aim, a turn, two examples and the tables, with the figures of the rules."""

from __future__ import annotations

from typing import Final

from goldenspike.games.steam.primer import track_costs
from goldenspike.games.steam_barons.rules import rules
from goldenspike.games.steam_barons.rules.game import SteamBarons
from goldenspike.games.steam_barons.rules.market import Market
from goldenspike.text.rulebook import Example, Primer, RulebookWords, Table, steps

TURN: Final = {"buy": 1, "build": 2, "goods": 3, "dividends": 4, "sell": 5, "bankrupt": 6, "order": 7, "end": 8}
"""The steps of a turn, each with its chapter."""
PRICE: Final = 7
BID: Final = 8
PERFORMANCES: Final = [10, 6, 3]
"""The stacks of an example, the best first."""


def write_primer(game: SteamBarons, words: RulebookWords) -> Primer:
    return Primer(
        aim=words("aim", turns=rules.TURNS),
        length=words("length", turns=rules.TURNS),
        course=words("course"),
        turn=steps(turn(words), TURN.values()),
        examples=_examples(words, game.market),
        figures=[
            words.figures(words.text("score-start"), _cash(words)),
            words.figures(words("track-costs"), track_costs(words), head=False),
            words.figures(words("adjustments"), _adjustments(words)),
            words.figures(words("chart"), chart(words, game.market)),
        ],
    )


def turn(words: RulebookWords) -> Table:
    share = words.money(rules.MONEY_PER_SHARE)
    return words.each("turn", TURN, turns=rules.TURNS, share=share, tiles=int(rules.NORTHERN_ENGLAND.tiles))


def chart(words: RulebookWords, market: Market) -> Table:
    """What each performance pays."""
    rows: Table = [(words("performance"), words("dividend"), words("profit"), words("bonus"))]
    for performance in range(rules.HIGHEST_PERFORMANCE + 1):
        paid = (market.dividends[performance], market.profits[performance], market.bonuses[performance])
        rows.append((str(performance), *[words.money(amount) for amount in paid]))
    return rows


def _cash(words: RulebookWords) -> Table:
    players = rules.CASH_BY_PLAYERS
    return [
        (words.text("players"), *[str(count) for count in players]),
        (words.text("score-start"), *[words.money(cash) for cash in players.values()]),
    ]


def changes(stacks: int) -> list[str]:
    """How the share prices of so many stacks change, that of the best first."""
    first = rules.FIRST_BOX[stacks]
    found = [int(change) for change in list(rules.ADJUSTMENTS)[first : first + stacks]]
    return [f"{change:+d}" if change else "0" for change in found]


def _adjustments(words: RulebookWords) -> Table:
    most = len(rules.FIRST_BOX) - 1
    head = (words("stacks-there"), *[words("nth-stack", nth=place) for place in range(1, most + 1)])
    rows = [(str(stacks), *changes(stacks), *[""] * (most - stacks)) for stacks in range(1, most + 1)]
    return [head, *rows]


def _examples(words: RulebookWords, market: Market) -> list[Example]:
    best, second, third = PERFORMANCES
    up, same, down = changes(len(PERFORMANCES))
    return words.examples(
        ["shares", "dividends"],
        price=words.money(PRICE),
        bid=words.money(BID),
        two=words.money(2 * BID),
        best=best,
        second=second,
        third=third,
        dividend=words.money(market.dividends[best]),
        bonus=words.money(market.bonuses[best]),
        profit=words.money(market.profits[best]),
        up=up,
        same=same,
        down=down,
    )
