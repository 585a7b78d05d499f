"""The table: refused submits change nothing, what can be taken back and when, explanations, facts and views."""

from __future__ import annotations

from typing import Any

import pytest

import goldenspike.kernel.table
from goldenspike.games.steel_driver.rules import rules
from goldenspike.kernel.chance import Dealer
from goldenspike.kernel.core import (
    CHANCE,
    GAME_IS_OVER,
    KERNEL_RULES,
    NOT_YOUR_DECISION,
    NOTHING_TO_UNDO,
    OTHERS_HAVE_ACTED,
    OVER,
    Choice,
    Log,
    Refusal,
    Rule,
    Wording,
)
from goldenspike.kernel.record import header_of, loads, verify
from goldenspike.kernel.table import Table
from goldenspike.shelf import BOXES, game_of_record


@pytest.fixture
def table() -> Table[Any]:
    return Table(BOXES["steel_driver"].offer.set_up(3, {}), Dealer("table"))


def play(table: Table[Any], *lines: str) -> None:
    for line in lines:
        seat, words = line.split(maxsplit=1)
        assert table.submit(int(seat) - 1, table.game.parse(table.state, words)) is None, line


def everything(table: Table[Any]) -> tuple[list[int], list[tuple[int, int]], int, int]:
    return table.state.numbers(), table.moves[:], len(table.journal.facts), table.dealer.drawn


def test_a_refused_submit_changes_nothing(table: Table[Any]) -> None:
    play(table, "1 auction red 3")
    before = everything(table)
    for seat in range(-3, 20):
        for action in (
            0,
            -1,
            2**62,
            2**80,
            -(2**80),
            table.game.parse(table.state, "bid 2"),
            table.game.parse(table.state, "bid 11"),
        ):
            assert table.submit(seat, action) is not None
            assert everything(table) == before


def test_explain_says_what_submit_would_say_and_does_nothing(table: Table[Any]) -> None:
    play(table, "1 auction red 3")
    before = everything(table)
    low = table.explain(1, table.game.parse(table.state, "bid 3"))
    assert low is not None
    assert (low.rule, low.values[:2]) == (rules.BID_HIGHER, [3, 3])
    assert table.explain(1, table.game.parse(table.state, "bid 4")) is None
    stranger = table.explain(2, table.game.parse(table.state, "pass"))
    assert stranger is not None
    assert (stranger.rule, stranger.values[0]) == (NOT_YOUR_DECISION, 1)
    assert everything(table) == before


def test_after_the_end_nothing_is_accepted(table: Table[Any]) -> None:
    for _ in range(5):
        play(table, "1 pass", "2 pass", "3 pass")
    assert table.state.phase == OVER
    assert table.decisions() == []
    for seat in range(3):
        refusal = table.explain(seat, table.game.parse(table.state, "pass"))
        assert refusal is not None
        assert refusal.rule is GAME_IS_OVER


def rule_of(refusal: Refusal | None) -> Rule | None:
    return None if refusal is None else refusal.rule


def test_nothing_to_undo_before_the_first_action(table: Table[Any]) -> None:
    before = everything(table)
    assert rule_of(table.undo(0)) is NOTHING_TO_UNDO
    assert rule_of(table.undo(0, by_consent=True)) is NOTHING_TO_UNDO
    play(table, "1 auction red 3")
    assert rule_of(table.undo(1)) is NOTHING_TO_UNDO
    assert everything(table) != before


def test_an_action_can_be_taken_back_until_another_seat_acts(table: Table[Any]) -> None:
    before = everything(table)
    play(table, "1 auction red 3")
    assert table.undo(0) is None
    assert everything(table) == before
    play(table, "1 auction blue 2", "2 bid 3")
    after = everything(table)
    assert rule_of(table.undo(0)) is OTHERS_HAVE_ACTED
    assert everything(table) == after


def test_by_consent_an_action_is_taken_back_with_all_that_followed(table: Table[Any]) -> None:
    play(table, "1 pass")
    before = everything(table)
    play(table, "2 auction red 1", "3 bid 2", "1 bid 3")
    assert rule_of(table.undo(1)) is OTHERS_HAVE_ACTED
    assert table.undo(1, by_consent=True) is None
    assert everything(table) == before


def test_several_actions_of_one_seat_are_taken_back_one_by_one(table: Table[Any]) -> None:
    play(table, "1 auction red 4", "2 pass", "3 pass", "2 pass", "3 pass", "1 pass")
    first = everything(table)
    play(table, "1 build Boston Albany")
    second = everything(table)
    play(table, "1 build Albany New_York")
    assert table.state.turn == 2
    assert table.undo(0) is None
    assert everything(table) == second
    assert table.undo(0) is None
    assert everything(table) == first


def test_an_undone_game_goes_on_and_its_record_knows_nothing_of_it(table: Table[Any]) -> None:
    play(table, "1 auction red 4")
    table.undo(0)
    play(table, "1 auction blue 2", "2 pass", "3 pass")
    text = table.dumps(header_of(table.game, ["x"]))
    assert "red" not in text
    verify(table.game, loads(text))


def test_a_table_can_be_put_where_moves_lead(table: Table[Any]) -> None:
    play(table, "1 auction red 4", "2 bid 5")
    before = everything(table)
    record = loads(table.dumps(header_of(table.game, ["x"])))
    other = Table(game_of_record(record), Dealer("other"))
    other.replay(table.moves)
    assert everything(other)[:3] == before[:3]


def test_the_game_s_end_can_be_taken_back(table: Table[Any]) -> None:
    for _ in range(5):
        play(table, "1 pass", "2 pass", "3 pass")
    assert table.undo(2) is None
    assert (table.state.turn, table.state.phase == OVER, table.decisions()[0].seat) == (5, False, 2)


# a game with chance and with secrets, as small as can be: both draw a card, seat 1 says which is higher, one more is drawn

DRAWN = Wording("event-DRAWN", "card:number")
SAY = Rule("SAY", "1.1")


class Cards:
    def __init__(self) -> None:
        self.cards: list[int] = []
        self.said = -1

    def numbers(self) -> list[int]:
        return [self.said, *self.cards]


class HighCard:
    """It speaks the contract of `Game` without descending from it."""

    def start(self, log: Log) -> Cards:
        return Cards()

    def pending(self, state: Cards) -> int:
        if len(state.cards) < (2 if state.said < 0 else 3):
            return 1 << CHANCE
        return 1 if state.said < 0 else 0

    def choices(self, state: Cards, seat: int) -> list[Choice]:
        return [Choice(1, 9, 3), Choice(20, 20)] if seat == CHANCE else [Choice(0, 1)]

    def check(self, state: Cards, seat: int, action: int) -> Refusal | None:
        offered = self.choices(state, seat)
        return None if any(choice.first <= action <= choice.last for choice in offered) else Refusal(SAY)

    def apply(self, state: Cards, seat: int, action: int, log: Log) -> None:
        if seat == CHANCE:
            state.cards.append(action)
            log.tell(DRAWN, action, audience=len(state.cards) - 1)
        else:
            state.said = action


@pytest.fixture
def cards() -> Table[Any]:
    if not goldenspike.kernel.table.__file__.endswith(".py"):
        pytest.skip("a compiled table takes no game that is not compiled; the interpreted run tests this")
    return Table(HighCard(), Dealer("seed"))


def test_chance_is_dealt_by_the_table_and_stands_among_the_moves(cards: Table[Any]) -> None:
    assert [seat for seat, _ in cards.moves] == [CHANCE, CHANCE]
    assert [action for _, action in cards.moves] == cards.state.cards
    assert cards.game.pending(cards.state) == 1


def test_the_same_seed_deals_the_same_table(cards: Table[Any]) -> None:
    assert Table(cards.game, Dealer("seed")).moves == cards.moves
    deals = {tuple(Table(cards.game, Dealer(f"seed {number}")).state.cards) for number in range(30)}
    assert len(deals) > 10


def test_a_fact_is_heard_only_by_its_audience(cards: Table[Any]) -> None:
    assert [[fact.values for fact in cards.facts(seat)] for seat in (0, 1)] == [[[card]] for card in cards.state.cards]


def test_chance_acts_after_a_seat_and_then_only_consent_takes_back(cards: Table[Any]) -> None:
    before = everything(cards)
    assert cards.submit(0, 7) is not None
    assert everything(cards) == before
    assert cards.submit(0, 1) is None
    assert [seat for seat, _ in cards.moves] == [CHANCE, CHANCE, 0, CHANCE]
    assert len(cards.state.cards) == 3
    assert rule_of(cards.undo(0)) is OTHERS_HAVE_ACTED
    assert cards.undo(0, by_consent=True) is None
    assert everything(cards) == before


def test_what_was_taken_back_is_dealt_as_it_was(cards: Table[Any]) -> None:
    cards.submit(0, 1)
    dealt = cards.moves[:]
    cards.undo(0, by_consent=True)
    cards.submit(0, 1)
    assert cards.moves == dealt


def test_without_a_dealer_chance_waits(cards: Table[Any]) -> None:
    table = Table(cards.game, None)
    assert table.moves == []
    table.replay([(CHANCE, 4)])
    assert table.moves == [(CHANCE, 4)]
    assert table.game.pending(table.state) >> CHANCE & 1


def test_a_table_put_where_chance_is_due_deals(cards: Table[Any]) -> None:
    cards.replay([(CHANCE, 4)])
    assert cards.state.cards[0] == 4
    assert len(cards.state.cards) == 2


def test_the_kernel_s_rules_have_names_and_references_of_their_own() -> None:
    assert len({rule.name for rule in KERNEL_RULES}) == len({rule.reference for rule in KERNEL_RULES}) == 4
