"""The course of a game: refused submits change nothing, what can be taken back and when, explanations, facts and views."""

from __future__ import annotations

from typing import Any

import pytest

import goldenspike.kernel.course
from goldenspike.games.steel_driver.rules import rules
from goldenspike.kernel.core import (
    CHANCE,
    GAME_IS_OVER,
    KERNEL_RULES,
    NOT_YOUR_DECISION,
    NOTHING_TO_UNDO,
    OTHERS_HAVE_ACTED,
    OVER,
    SEEN_BY_OTHERS,
    Choice,
    Log,
    Refusal,
    Rule,
    Wording,
)
from goldenspike.kernel.course import ACT, AGREE, ASK, REFUSE, UNDO, Course, position_after
from goldenspike.kernel.record import dumps, header_of, loads, verify
from goldenspike.shelf import BOXES, game_of_record


@pytest.fixture
def course() -> Course[Any]:
    return Course(BOXES["steel_driver"].offer.set_up(3, {}), "course")


def play(course: Course[Any], *lines: str) -> None:
    for line in lines:
        seat, words = line.split(maxsplit=1)
        assert course.submit(int(seat) - 1, course.game.parse(course.state, words)) is None, line


def everything(course: Course[Any]) -> tuple[list[int], list[tuple[int, int]], int]:
    return course.state.numbers(), course.moves[:], len(course.told())


def test_a_refused_submit_changes_nothing(course: Course[Any]) -> None:
    play(course, "1 auction red 3")
    before = everything(course)
    for seat in range(-3, 20):
        for action in (
            0,
            -1,
            2**62,
            2**80,
            -(2**80),
            course.game.parse(course.state, "bid 2"),
            course.game.parse(course.state, "bid 11"),
        ):
            assert course.submit(seat, action) is not None
            assert everything(course) == before


def test_explain_says_what_submit_would_say_and_does_nothing(course: Course[Any]) -> None:
    play(course, "1 auction red 3")
    before = everything(course)
    low = course.explain(1, course.game.parse(course.state, "bid 3"))
    assert low is not None
    assert (low.rule, low.values[:2]) == (rules.BID_HIGHER, [3, 3])
    assert course.explain(1, course.game.parse(course.state, "bid 4")) is None
    stranger = course.explain(2, course.game.parse(course.state, "pass"))
    assert stranger is not None
    assert (stranger.rule, stranger.values[0]) == (NOT_YOUR_DECISION, 1)
    assert everything(course) == before


def test_after_the_end_nothing_is_accepted(course: Course[Any]) -> None:
    for _ in range(5):
        play(course, "1 pass", "2 pass", "3 pass")
    assert course.state.phase == OVER
    assert course.decisions() == []
    for seat in range(3):
        refusal = course.explain(seat, course.game.parse(course.state, "pass"))
        assert refusal is not None
        assert refusal.rule is GAME_IS_OVER


def rule_of(refusal: Refusal | None) -> Rule | None:
    return None if refusal is None else refusal.rule


def test_nothing_to_undo_before_the_first_action(course: Course[Any]) -> None:
    before = everything(course)
    assert rule_of(course.take_back(0)) is NOTHING_TO_UNDO
    assert rule_of(course.take_back(0, by_consent=True)) is NOTHING_TO_UNDO
    play(course, "1 auction red 3")
    assert rule_of(course.take_back(1)) is NOTHING_TO_UNDO
    assert everything(course) != before


def test_an_action_can_be_taken_back_until_another_seat_acts(course: Course[Any]) -> None:
    before = everything(course)
    play(course, "1 auction red 3")
    assert course.take_back(0) is None
    assert everything(course) == before
    play(course, "1 auction blue 2", "2 bid 3")
    after = everything(course)
    assert rule_of(course.take_back(0)) is OTHERS_HAVE_ACTED
    assert everything(course) == after


def test_by_consent_an_action_is_taken_back_with_all_that_followed(course: Course[Any]) -> None:
    play(course, "1 pass")
    before = everything(course)
    play(course, "2 auction red 1", "3 bid 2", "1 bid 3")
    assert rule_of(course.take_back(1)) is OTHERS_HAVE_ACTED
    assert course.take_back(1, by_consent=True) is None
    assert everything(course) == before


def test_several_actions_of_one_seat_are_taken_back_one_by_one(course: Course[Any]) -> None:
    play(course, "1 auction red 4", "2 pass", "3 pass", "2 pass", "3 pass", "1 pass")
    first = everything(course)
    play(course, "1 build Boston Albany")
    second = everything(course)
    play(course, "1 build Albany New_York")
    assert course.state.turn == 2
    assert course.take_back(0) is None
    assert everything(course) == second
    assert course.take_back(0) is None
    assert everything(course) == first


def test_an_undone_game_goes_on_and_its_record_knows_nothing_of_it(course: Course[Any]) -> None:
    play(course, "1 auction red 4")
    course.take_back(0)
    play(course, "1 auction blue 2", "2 pass", "3 pass")
    text = dumps(course.game, header_of(course.game, ["x"]), course.moves)
    assert "red" not in text
    verify(course.game, loads(text))


def test_a_course_can_be_taken_where_moves_lead(course: Course[Any]) -> None:
    play(course, "1 auction red 4", "2 bid 5")
    before = everything(course)
    record = loads(dumps(course.game, header_of(course.game, ["x"]), course.moves))
    other = Course(game_of_record(record), "other")
    other.carry_out(course.moves)
    assert everything(other) == before
    assert position_after(other.game, course.moves).numbers() == before[0]


def test_the_game_s_end_is_taken_back_by_consent_alone(course: Course[Any]) -> None:
    for _ in range(5):
        play(course, "1 pass", "2 pass", "3 pass")
    assert rule_of(course.take_back(2)) is SEEN_BY_OTHERS
    assert course.over
    assert course.take_back(2, by_consent=True) is None
    assert (course.state.turn, course.state.phase == OVER, course.decisions()[0].seat) == (5, False, 2)


# a game with chance and with secrets, as small as can be: both draw a card, seat 1 says which is higher, one more is drawn

DRAWN = Wording("event-DRAWN", "card:number")
SAY = Rule("SAY", "1.1")


class Cards:
    def __init__(self, cards: list[int], said: int = -1) -> None:
        self.cards = cards
        self.said = said
        self.phase = self.turn = 0

    def numbers(self) -> list[int]:
        return [self.said, *self.cards]


class InTheOpen:
    def sealed(self, state: Cards, seat: int) -> bool:
        return False


class HighCard:
    """It speaks the contract of `Game` without descending from it."""

    def __init__(self) -> None:
        self.phases = [InTheOpen()]

    def start(self, log: Log) -> Cards:
        return Cards([])

    def copy(self, state: Cards) -> Cards:
        return Cards(list(state.cards), state.said)

    def spell(self, state: Cards, action: int) -> str:
        return str(action)

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


def dealt(game: Any, seed: str | None) -> Course[Any]:
    course = Course(game, seed)
    course.deal()
    return course


@pytest.fixture
def cards() -> Course[Any]:
    if not goldenspike.kernel.course.__file__.endswith(".py"):
        pytest.skip("a compiled course takes no game that is not compiled; the interpreted run tests this")
    return dealt(HighCard(), "seed")


def test_chance_is_dealt_by_the_course_and_stands_among_the_moves(cards: Course[Any]) -> None:
    assert [seat for seat, _ in cards.moves] == [CHANCE, CHANCE]
    assert [action for _, action in cards.moves] == cards.state.cards
    assert cards.game.pending(cards.state) == 1


def test_the_same_seed_deals_the_same(cards: Course[Any]) -> None:
    assert dealt(cards.game, "seed").moves == cards.moves
    deals = {tuple(dealt(cards.game, f"seed {number}").state.cards) for number in range(30)}
    assert len(deals) > 10


def test_a_fact_is_heard_only_by_its_audience(cards: Course[Any]) -> None:
    assert [[fact.values for fact in cards.facts(seat)] for seat in (0, 1)] == [[[card]] for card in cards.state.cards]


def test_chance_acts_after_a_seat_and_then_only_consent_takes_back(cards: Course[Any]) -> None:
    before = everything(cards)
    assert cards.submit(0, 7) is not None
    assert everything(cards) == before
    assert cards.submit(0, 1) is None
    assert [seat for seat, _ in cards.moves] == [CHANCE, CHANCE, 0, CHANCE]
    assert len(cards.state.cards) == 3
    assert rule_of(cards.take_back(0)) is OTHERS_HAVE_ACTED
    assert cards.take_back(0, by_consent=True) is None
    assert everything(cards) == before


def test_what_was_taken_back_is_dealt_as_it_was(cards: Course[Any]) -> None:
    cards.submit(0, 1)
    before = cards.moves[:]
    cards.take_back(0, by_consent=True)
    cards.submit(0, 1)
    assert cards.moves == before


def test_without_a_seed_chance_waits(cards: Course[Any]) -> None:
    course = dealt(cards.game, None)
    assert course.moves == []
    course.carry_out([(CHANCE, 4)])
    course.deal()
    assert course.moves == [(CHANCE, 4)]
    assert course.game.pending(course.state) >> CHANCE & 1


def test_a_fork_can_be_made_to_wait_for_chance(cards: Course[Any]) -> None:
    ahead = cards.fork(dealing=False)
    assert ahead.submit(0, 1) is None
    assert ahead.asked() == 1 << CHANCE
    assert len(cards.moves) == 2


def test_a_course_taken_where_chance_is_due_deals(cards: Course[Any]) -> None:
    course = Course(cards.game, "seed")
    course.carry_out([(CHANCE, 4)])
    course.deal()
    assert course.state.cards[0] == 4
    assert len(course.state.cards) == 2


def test_what_was_taken_back_stays_in_the_log(course: Course[Any]) -> None:
    play(course, "1 auction red 3")
    course.take_back(0)
    assert [(line.seq, line.entry.kind, line.entry.words) for line in course.lines] == [(1, ACT, "auction red 3"), (2, UNDO, "1")]
    assert course.undone == {1}
    assert course.standing() == []


def test_a_request_is_kept_until_it_is_answered_or_the_game_goes_on(course: Course[Any]) -> None:
    play(course, "1 auction red 3", "2 pass")
    course.ask_to_take_back(0)
    assert course.request is not None
    assert (course.request.seat, course.request.back_to) == (0, 1)
    course.answer_request(2, agree=True)
    assert course.request.agreed == {2}
    course.answer_request(1, agree=False)
    assert course.request is None
    course.ask_to_take_back(0)
    play(course, "3 pass")
    assert course.request is None
    assert [line.entry.kind for line in course.lines] == [ACT, ACT, ASK, AGREE, REFUSE, ASK, ACT]


def test_the_kernel_s_rules_have_names_and_references_of_their_own() -> None:
    assert len({rule.name for rule in KERNEL_RULES}) == len({rule.reference for rule in KERNEL_RULES}) == 5
