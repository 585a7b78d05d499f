"""How Steel & Steam is told to a newcomer: the aim, a turn, examples and the tables, with the figures of the rules."""

from __future__ import annotations

from typing import Final

from goldenspike.games.steel_and_steam.rules import rules
from goldenspike.games.steel_and_steam.rules.board.board import Board
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.games.steel_and_steam.tables import EXPANSION, economy_table, effect, fees, highballing, locomotives
from goldenspike.text.rulebook import Example, Primer, RulebookWords, Table, steps

TURN: Final = {
    "before": 4,
    "move": 3,
    "dump": 3,
    "arrive": 3,
    "business": 6,
    "repair": 5,
    "depart": 2,
    "pay": 8,
    "anytime": 7,
}
"""The steps of a turn, each with its chapter."""
CITIES: Final = ["New_York", "Chicago", "New_Orleans", "Denver", "San_Francisco", "Seattle"]
JOURNEY: Final = ["New_York", "Denver"]
ENGINE: Final = 1
ROLL: Final = 6
LINES: Final = 2


def write_primer(game: SteelAndSteam, words: RulebookWords) -> Primer:
    return Primer(
        aim=words("aim"),
        length=words("length"),
        course=words("course"),
        turn=steps(turn(words), TURN.values()),
        examples=_examples(words, game.board),
        figures=[
            words.figures(words("locomotives"), locomotives(words)),
            words.figures(words("highball"), highballing(words)),
            words.figures(words("more-fees"), fees(words)),
            words.figures(words("payoffs-between"), _payoffs(words, game.board)),
            words.figures(words("deeds"), _deeds(words, game.board)),
            words.figures(words("end-long"), _targets(words)),
            words.figures(words("economy"), economy_table(words)),
        ],
    )


def turn(words: RulebookWords) -> Table:
    figures = {
        "enter": rules.ENTER_COST,
        "ferry": rules.FERRY_COST,
        "yard": words.money(rules.YARD_COST),
        "repair": rules.REPAIR_COST,
        "own": rules.YARD_REPAIR_COST,
        "broken": rules.BROKEN_DOWN,
    }
    return words.each("turn", TURN, **figures)


def _payoffs(words: RulebookWords, board: Board) -> Table:
    """Payoffs between a few large cities, those of them that the board has."""
    cities = [board.city_names.index(name) for name in CITIES if name in board.city_names]
    names = {city: words.speaker.named("city", board.city_names[city]) for city in cities}
    return [
        ("", *names.values()),
        *[(names[one], *["" if one == two else words.money(board.payoff_between(one, two)) for two in cities]) for one in cities],
    ]


def _deeds(words: RulebookWords, board: Board) -> Table:
    columns = ["property", "price", "mortgage", "payoff", "takeover", "controlling"]
    amounts = [board.price, board.mortgage, board.payoff, board.takeover, board.controlling]
    return [
        tuple(words(column) for column in columns),
        *[
            (words.speaker.named("property", name), *[words.money(row[number]) for row in amounts])
            for number, name in enumerate(board.property_names)
        ],
    ]


def _targets(words: RulebookWords) -> Table:
    targets = rules.NET_WORTH_TARGET
    return [
        (words.text("players"), *[str(count) for count in targets]),
        (words("net-worth"), *[words.money(worth) for worth in targets.values()]),
    ]


def _examples(words: RulebookWords, board: Board) -> list[Example]:
    return [
        *words.examples(["highball"], **_highballing()),
        *words.examples(["journey"], **_journey(words, board)),
        *words.examples(["fees"], **_fees(words)),
    ]


def _highballing() -> dict[str, object]:
    level = int(rules.BASE_LEVEL[ENGINE])
    result = ROLL - level
    wear, _ = effect(result)
    normal, benefit = int(rules.NORMAL[ENGINE]), int(rules.FULL_BENEFIT[ENGINE])
    return {
        "engine": rules.ENGINES[ENGINE],
        "level": level,
        "roll": ROLL,
        "result": result,
        "worn": level + wear,
        "normal": normal,
        "benefit": benefit,
        "mps": normal + benefit,
    }


def _journey(words: RulebookWords, board: Board) -> dict[str, object]:
    start, destination = (board.city_names.index(name) if name in board.city_names else 0 for name in JOURNEY)
    payoff = board.payoff_between(start, destination)
    return {
        "from": words.speaker.named("city", board.city_names[start]),
        "to": words.speaker.named("city", board.city_names[destination]),
        "payoff": words.money(payoff),
        "cash": words.money(rules.STARTING_CASH),
        "sum": words.money(rules.STARTING_CASH + payoff),
    }


def _fees(words: RulebookWords) -> dict[str, object]:
    other = int(rules.OTHER_FEE[EXPANSION] + (LINES - 1) * rules.ADDITIONAL_FEE[EXPANSION])
    mortgaged = int(rules.MORTGAGED_FEE[EXPANSION])
    owner = mortgaged // rules.OWNER_THIRD
    return {
        "flat": words.money(rules.FLAT_FEE),
        "first": words.money(rules.OTHER_FEE[EXPANSION]),
        "more": words.money(rules.ADDITIONAL_FEE[EXPANSION]),
        "other": words.money(other),
        "mortgaged": words.money(mortgaged),
        "owner": words.money(owner),
        "bank": words.money(mortgaged - owner),
        "sum": words.money(rules.FLAT_FEE + other + mortgaged),
    }
