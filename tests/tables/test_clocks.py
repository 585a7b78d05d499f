"""The clocks of a table, by hand-made logs and times: what runs, what is granted, what runs out and when."""

from __future__ import annotations

from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path

import pytest

from goldenspike.kernel.course import ACT, ASK, UNDO, Course, Entry, Kind
from goldenspike.tables.agreement import DAY, HOUR, Agreement, parse_time, spell_time
from goldenspike.tables.answers import GivenUp
from goldenspike.tables.clocks import WELCOME, Clocks
from goldenspike.tables.shown_seats import given_up
from goldenspike.tables.stored import AWAY, BACK, BOT, FRIEND, PERSON, RESIGNED, TAKEN, Seat
from goldenspike.tables.table import ended

SPELLINGS = [
    "none",
    "none then resign",
    "none then bot strong",
    "live 20m+30s then bot steady",
    "live 90s+0s then resign",
    "days 2 weekends-off vacation 14 then resign",
    "hours 12 then bot beginner",
    "days 3 vacation 5",
]
PACKAGE = Path(__file__).parents[1] / "packages" / "branch_line"
ADA, BOB, BOT_SEAT = 0, 1, 2
SEATS = [Seat(0, PERSON, "ada", None, "Ada"), Seat(1, PERSON, "bob", None, "Bob"), Seat(2, BOT, None, "steady", "Steady")]
A, B, C = 0b001, 0b010, 0b100


def at(seat: int, moment: float, kind: Kind = ACT, words: str = "") -> Entry:
    return Entry(seat, kind, words, moment)


def clocks(agreed: str, asked: int = A, began: float = 0.0) -> Clocks:
    return Clocks(parse_time(agreed), SEATS, began, asked)


def moment(day: str, hour: int = 0) -> float:
    return datetime.fromisoformat(day).replace(hour=hour, tzinfo=UTC).timestamp()


@pytest.mark.parametrize("words", SPELLINGS)
def test_an_agreement_is_read_as_it_was_written(words: str) -> None:
    assert spell_time(parse_time(words)) == words


def test_what_does_not_belong_to_its_kind_is_not_written() -> None:
    assert spell_time(Agreement("live", bank=60, hours=48, vacation=9)) == "live 1m+0s"
    assert spell_time(Agreement("none", bank=60, weekends_off=True)) == "none"


def test_a_turn_brings_its_increment_and_only_the_one_who_is_asked_uses_time() -> None:
    here = clocks("live 10m+30s")
    assert (here.seats[ADA].left, here.seats[BOB].left, here.first_due()) == (630, 600, 630)
    here.follow([at(ADA, 100)], B)
    assert (here.seats[ADA].left, here.seats[BOB].left) == (530, 630)
    assert here.due(ADA) is None
    assert here.due(BOB) == here.first_due() == 100 + 630


def test_a_turn_of_many_small_decisions_brings_one_increment() -> None:
    here = clocks("live 10m+30s")
    for step in range(1, 11):
        here.follow([at(ADA, step)], A)
    assert here.seats[ADA].left == 630 - 10
    here.follow([at(ADA, 11)], B)
    here.follow([at(BOB, 12)], A)
    assert here.seats[ADA].left == 630 - 11 + 30


def test_several_clocks_run_at_once_in_a_sealed_phase() -> None:
    here = clocks("live 10m+0s", A | B)
    here.follow([at(BOB, 40)], A)
    here.follow([at(ADA, 100)], B)
    assert (here.seats[ADA].left, here.seats[BOB].left) == (500, 560)
    both = clocks("live 10m+0s", A | B)
    assert both.out_of_time(599) == []
    assert both.out_of_time(600) == [ADA, BOB]


def test_a_bot_that_thinks_costs_nobody_time() -> None:
    here = clocks("live 10m+0s", C)
    assert here.first_due() is None
    here.follow([at(BOT_SEAT, 5000)], A)
    assert here.seats[ADA].left == 600
    assert here.first_due() == 5600


def test_what_is_taken_back_takes_its_increments_along_but_brings_no_time_back() -> None:
    here = clocks("live 10m+30s")
    for attempt in range(20):
        here.follow([at(ADA, 10 + 20 * attempt)], B)
        here.follow([at(ADA, 20 + 20 * attempt, UNDO, str(2 * attempt + 1))], A)
    assert here.seats[ADA].left == 630 - 10 * 20
    assert here.seats[BOB].left == 600 - 10 * 20


def test_a_line_that_is_no_action_changes_no_clock() -> None:
    here = clocks("days 2")
    here.follow([at(BOB, 3600, ASK, "1")], A)
    assert here.first_due() == 2 * DAY


def test_lines_that_chance_adds_belong_to_the_action_before_them() -> None:
    one, other = clocks("live 10m+30s"), clocks("live 10m+30s")
    one.follow([at(ADA, 50), at(14, 50)], A)
    other.follow([at(ADA, 50)], A)
    assert one.seats == other.seats


def test_every_decision_by_correspondence_has_its_own_span() -> None:
    here = clocks("days 2")
    assert here.first_due() == 2 * DAY
    here.follow([at(ADA, DAY)], A)
    assert here.first_due() == 3 * DAY, "a further decision of the same turn"
    here.follow([at(ADA, 2 * DAY)], B)
    here.follow([at(BOB, 3 * DAY)], A)
    assert here.first_due() == 5 * DAY


def test_taking_back_and_acting_again_wins_no_span() -> None:
    here = clocks("days 2")
    here.follow([at(ADA, DAY)], B)
    here.follow([at(ADA, DAY + 60, UNDO, "1")], A)
    assert here.first_due() == 2 * DAY + 60, "only Bob's minute is not Ada's"


def test_weekends_do_not_count() -> None:
    friday, monday = moment("2026-11-13", 18), moment("2026-11-16")
    here = clocks("days 1 weekends-off", began=friday)
    assert here.first_due() == monday + 18 * HOUR
    here.follow([at(ADA, monday + 17 * HOUR)], A)
    assert here.first_due() == moment("2026-11-17", 17)
    saturday = moment("2026-11-14", 9)
    assert clocks("hours 12 weekends-off", began=saturday).first_due() == monday + 12 * HOUR
    week = clocks("days 5 weekends-off", began=moment("2026-11-11"))
    assert week.first_due() == moment("2026-11-18"), "five days of work are a week"


def test_vacation_stops_the_clock_until_the_reserve_is_used_up() -> None:
    here = clocks("days 2 vacation 10")
    here.follow([at(ADA, DAY, AWAY)], A)
    assert here.first_due() == (1 + 10 + 1) * DAY
    here.follow([at(ADA, 4 * DAY, BACK)], A)
    assert here.seats[ADA].reserve == 7 * DAY
    assert here.first_due() == 5 * DAY
    here.follow([at(ADA, 4.5 * DAY, AWAY)], A)
    here.follow([at(ADA, 20 * DAY)], B)
    assert here.seats[ADA].reserve == 0
    assert not here.seats[ADA].away


def test_whoever_acts_is_back_from_vacation() -> None:
    here = clocks("days 2 vacation 10")
    here.follow([at(ADA, DAY, AWAY)], A)
    here.follow([at(ADA, 3 * DAY)], A)
    assert (here.seats[ADA].away, here.seats[ADA].reserve) == (False, 8 * DAY)
    assert here.first_due() == 5 * DAY


def test_vacation_passes_for_one_who_is_not_asked_too() -> None:
    here = clocks("days 2 vacation 3", B)
    here.follow([at(ADA, 0, AWAY)], B)
    here.follow([at(BOB, DAY)], A)
    assert here.due(ADA) == (1 + 2 + 2) * DAY


def test_a_bot_that_takes_over_stops_the_clock_and_whoever_comes_back_has_a_minute() -> None:
    here = clocks("live 2m+10s")
    assert here.out_of_time(130) == [ADA]
    here.follow([at(ADA, 130, TAKEN, "steady time")], A)
    assert here.first_due() is None
    here.follow([at(ADA, 900, BACK)], A)
    assert here.seats[ADA].left == WELCOME
    assert here.first_due() == 900 + WELCOME
    here.follow([at(ADA, 910)], B)
    here.follow([at(ADA, 910, UNDO, "3")], A)
    assert here.seats[ADA].left == WELCOME - 10, "what was taken back does not take the welcome along"


def test_whoever_comes_back_with_time_left_keeps_it() -> None:
    here = clocks("live 10m+0s")
    here.follow([at(ADA, 100, TAKEN, "steady left")], A)
    here.follow([at(ADA, 900, BACK)], A)
    assert here.seats[ADA].left == 500


def test_a_friend_who_takes_a_seat_over_gets_a_span_of_their_own() -> None:
    here = clocks("days 2")
    here.follow([at(ADA, 1.5 * DAY, FRIEND, "Eve")], A)
    assert here.first_due() == 3.5 * DAY


def test_who_acts_late_because_the_server_was_down_starts_from_nothing_and_not_from_below() -> None:
    here = clocks("live 2m+10s")
    here.follow([at(ADA, 5000)], B)
    assert here.seats[ADA].left == 0
    here.follow([at(BOB, 5010)], A)
    assert here.seats[ADA].left == 10


def test_without_a_clock_nothing_runs_out() -> None:
    here = clocks("none")
    here.follow([at(ADA, 10 * DAY)], B)
    here.follow([at(BOB, 11 * DAY, UNDO, "1")], A)
    assert here.first_due() is None
    assert here.out_of_time(100 * DAY) == []
    assert here.seats[ADA].since == 11 * DAY


def test_a_clock_that_is_set_back_makes_nobody_s_time_longer() -> None:
    here = clocks("live 10m+0s")
    here.follow([at(ADA, 100)], B)
    here.follow([at(BOB, 50)], A)
    assert here.seats[BOB].left == 600


def test_a_fork_shares_nothing() -> None:
    here = clocks("live 10m+30s")
    other = here.fork()
    other.follow([at(ADA, 100)], B)
    assert (here.seats[ADA].left, here.first_due()) == (630, 630)
    assert other.seats[ADA].left == 530


def test_of_two_seats_the_other_one_wins_and_of_more_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(PACKAGE)
    offer = import_module("branch_line.rules.offer").BranchLineOffer()
    for players, winners in ((2, [2]), (3, [])):
        course = Course(offer.set_up(players, {}), "seed")
        assert given_up(course) is None
        course.follow(Entry(0, RESIGNED, "left", 1.0))
        assert given_up(course) == GivenUp(1, "left", winners)
        assert ended(course)
