"""A seat's secrets stay with it: in views, logs, history, previews and records, until they are revealed.

These tests bring the smallest game with sealed answers: everybody bids in secret, then one passes.
"""

from __future__ import annotations

from typing import Any

import pytest

from goldenspike.games.steel_driver.rules import actions, rules
from goldenspike.kernel.core import CHANCE, OVER, Choice, Game, Log, Phase, Refusal, Result, Rule, State, Wording, first_seat
from goldenspike.kernel.course import ACT, Entry, Line
from goldenspike.tables import opening, pictures, views
from goldenspike.tables import table as tables
from goldenspike.tables.previews import preview
from goldenspike.tables.records import record_of
from goldenspike.tables.sight import Sight
from goldenspike.tables.stored import PERSON, RUNNING, Seat
from goldenspike.tables.table import Table

HIGHEST = 9
NONE = -1
BID_SEALED = Wording("event-MARKER_PASSED", "seat:seat")
PRIVATE = Wording("event-BID_PASSED", "seat:seat company:company")


class Bids(State):
    def __init__(self) -> None:
        super().__init__()
        self.bids = [NONE] * 3
        self.passed = 0

    def numbers(self) -> list[int]:
        return [self.phase, *self.bids, self.passed]


class InSecret(Phase[Bids]):
    name = "auction"

    def pending(self, state: Bids) -> int:
        return sum(1 << seat for seat, bid in enumerate(state.bids) if bid == NONE)

    def question(self, state: Bids, seat: int) -> Rule:
        return rules.RAISE_OR_PASS

    def sealed(self, state: Bids, seat: int) -> bool:
        return True

    def choices(self, state: Bids, seat: int) -> list[Choice]:
        return [Choice(actions.bid(0), actions.bid(HIGHEST))]

    def check(self, state: Bids, seat: int, action: int) -> Refusal | None:
        return None if actions.bid(0) <= action <= actions.bid(HIGHEST) else Refusal(rules.RAISE_OR_PASS)

    def apply(self, state: Bids, seat: int, action: int, log: Log) -> None:
        state.bids[seat] = actions.second(action)
        log.tell(BID_SEALED, seat)
        log.tell(PRIVATE, seat, 0, audience=seat)


class OnePasses(Phase[Bids]):
    name = "take_profits"

    def pending(self, state: Bids) -> int:
        return 0 if state.passed else 1

    def question(self, state: Bids, seat: int) -> Rule:
        return rules.AUCTION_OR_PASS

    def choices(self, state: Bids, seat: int) -> list[Choice]:
        return [Choice(actions.pass_(), actions.pass_())]

    def check(self, state: Bids, seat: int, action: int) -> Refusal | None:
        return None if action == actions.pass_() else Refusal(rules.AUCTION_OR_PASS)

    def apply(self, state: Bids, seat: int, action: int, log: Log) -> None:
        state.passed = 1


class SealedBids(Game[Bids]):
    def __init__(self) -> None:
        super().__init__("steel_driver", 1, 3, "sealed 0", "none", [InSecret(), OnePasses()])

    def setup(self) -> Bids:
        return Bids()

    def following(self, state: Bids) -> int:
        return OVER if state.phase else 1

    def result(self, state: Bids) -> Result:
        return Result(state.bids, [0])

    def spell(self, state: Bids, action: int) -> str:
        return f"bid {actions.second(action)}" if actions.kind(action) == actions.BID else "pass"

    def parse(self, state: Bids, words: str) -> int:
        return actions.bid(int(words.split()[1])) if words.startswith("bid") else actions.pass_()

    def wording(self, action: int) -> Wording:
        return actions.KINDS.wording(actions.kind(action))

    def wording_values(self, state: Bids, action: int) -> list[int]:
        return [0, actions.second(action)] if actions.kind(action) == actions.BID else []

    def name_of(self, kind: str, value: int) -> str:
        return "red"

    def view(self, state: Bids, seat: int) -> dict[str, object]:
        seen = [bid if place == seat or state.phase != 0 else bid != NONE for place, bid in enumerate(state.bids)]
        return {"seats": [{"seat": place + 1, "bid": bid} for place, bid in enumerate(seen)]}

    def copy(self, state: Bids) -> Bids:
        other = Bids()
        other.phase, other.bids, other.passed = state.phase, list(state.bids), state.passed
        return other


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    game = SealedBids()
    monkeypatch.setitem(tables.MADE, ("steel_driver", 1, 3, "none", "sealed 0"), game)
    monkeypatch.setattr(pictures, "fragments", lambda *_: {})
    seats = [Seat(number, PERSON, f"user{number}", None, name) for number, name in enumerate(("Ada", "Bob", "Eve"))]
    header, *_ = opening.opened(game, opening.new_header(game, "user0", True, seats))
    assert header.status == RUNNING
    return Table(header, [Entry(0, ACT, "bid 7", 1.0), Entry(1, ACT, "bid 4", 2.0)])


def sight(seat: int | None) -> Sight:
    return Sight(f"user{seat}", frozenset() if seat is None else frozenset({seat}), seat, "en")


def words(table: Table, seat: int | None, at: int | None = None) -> list[Any]:
    return [line.words for line in views.view(table, sight(seat), at).log]


def test_sealed_answers_show_only_to_their_seat(table: Table) -> None:
    assert words(table, 0) == ["bid 7", None]
    assert words(table, 1) == [None, "bid 4"]
    assert words(table, 2) == [None, None]
    assert words(table, None) == [None, None]
    assert words(table, None, 1) == [None]


def test_onlookers_look_through_no_players_eyes(table: Table) -> None:
    assert sight(None).eyes >= table.game.players


def test_facts_show_only_to_their_audience(table: Table) -> None:
    told = [[fact.key for line in views.view(table, sight(seat)).log for fact in line.facts] for seat in (0, 2, None)]
    assert [keys.count("BID_PASSED") for keys in told] == [1, 0, 0]


def test_a_live_update_is_as_discreet_as_a_view(table: Table) -> None:
    assert [line.words for line in views.update(table, sight(2), 1).log] == [None]
    assert views.update(table, sight(None), 1).position["seats"][0]["bid"] is True


def test_at_one_screen_only_the_seat_that_looks_sees_its_own(table: Table) -> None:
    both = Sight("user0", frozenset({0, 1}), 1, "en")
    assert [line.words for line in views.view(table, both).log] == [None, "bid 4"]


def test_a_record_stops_before_the_first_secret(table: Table) -> None:
    assert "bid" not in record_of(table, sight(2)).partition("---")[2]
    assert "bid 7" in record_of(table, sight(0))
    assert "bid 4" not in record_of(table, sight(0))


def test_a_preview_of_the_last_answer_reveals_nothing(table: Table) -> None:
    ahead = preview(table, sight(2), 2, "bid 1", None)
    assert ahead.sealed
    assert (ahead.facts, ahead.changes) == ([], [])


def test_all_is_revealed_with_the_last_answer(table: Table) -> None:
    table.follow([Entry(2, ACT, "bid 1", 3.0)])
    assert words(table, None) == ["bid 7", "bid 4", "bid 1"]
    assert "bid 4" in record_of(table, sight(None))


def test_what_was_taken_back_in_secret_stays_secret(table: Table) -> None:
    assert table.course.take_back(1) is None
    table.follow([Entry(1, ACT, "bid 5", 4.0), Entry(2, ACT, "bid 1", 5.0)])
    assert words(table, 0) == ["bid 7", None, "2", "bid 5", "bid 1"]


def dealt_in_secret(table: Table) -> list[Line]:
    return [line for line in table.course.lines if any(fact.audience >= 0 for fact in line.facts)]


@pytest.fixture
def cards() -> Table:
    """The experimental game of Steel & Steam, in which everybody is dealt a secret victory card."""
    seats = tuple(Seat(number, PERSON, f"user{number}", None, name) for number, name in enumerate(("Ada", "Bob", "Eve")))
    options = "length=experimental victory_cards=secret"
    game = tables.game_of("steel_and_steam", 1, 3, options, "north_america")
    header, *_ = opening.opened(game, opening.new_header(game, "user0", True, list(seats)))
    table = Table(header, [])
    while len(dealt_in_secret(table)) < 3:
        seat = first_seat(table.game.pending(table.course.state))
        if seat == CHANCE:
            table.course.deal()
        else:
            assert table.course.submit(seat, table.game.choices(table.course.state, seat)[0].first) is None
    return table


def test_a_card_dealt_in_secret_is_told_to_its_seat_alone(cards: Table) -> None:
    dealt = dealt_in_secret(cards)
    for line in dealt:
        owner = max(fact.audience for fact in line.facts)
        for seat in (0, 1, 2, None):
            assert (views.shown_line(cards, cards.course, sight(seat), line).words is None) == (seat != owner)
            assert (line.entry.words in record_of(cards, sight(seat))) == (seat == owner and line is dealt[0])
