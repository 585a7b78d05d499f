"""A bot that means to do several things one after the other is asked once for all of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from goldenspike.kernel.core import CHANCE, Log, first_seat
from goldenspike.kernel.course import position_after
from goldenspike.shelf import box_of
from goldenspike.tables import opening
from goldenspike.tables.bots import KEPT, MOST_KEPT, Question, bot_for, play_for_bot, question_for, think, waits_for_bots
from goldenspike.tables.stored import Append, User
from goldenspike.tables.table import Table, game_of

GAME = "steam"
NONSENSE = -7


class Keeps:
    """Keeps one table; nobody else changes it."""

    def __init__(self) -> None:
        self.published: list[int] = []

    @asynccontextmanager
    async def holding(self, table: Table) -> AsyncIterator[None]:
        yield

    async def look_again(self, table: Table) -> None: ...

    async def store(self, table: Table, append: Append) -> bool:
        return True

    def publish(self, table: Table) -> None:
        self.published.append(table.course.seq)


class Planner:
    """Foresees what its bot will do until another seat or chance is asked, and puts something at the end of each plan."""

    def __init__(self, at_the_end: list[int]) -> None:
        self.plans: list[list[int]] = []
        self.at_the_end = at_the_end

    async def plan(self, question: Question) -> list[int]:
        game = game_of(question.game, question.version, question.players, question.options, question.board, question.kept)
        state = position_after(game, list(question.moves))
        found = think(question)
        game.apply(state, question.seat, found[0], Log())
        while len(found) < 5 and first_seat(game.pending(state)) == question.seat:
            bot = box_of(question.game).bot(question.bot, game, question.seed)
            found.append(bot.choose(game.copy(state), question.seat))
            game.apply(state, question.seat, found[-1], Log())
        self.plans.append(found)
        return found + self.at_the_end


def opened() -> Table:
    made = opening.settled(GAME, 3, {}, None)
    ada = User("ada", "Ada", "en")
    seats = opening.seated(GAME, ada, [("bot", "greedy", None)] * 3)
    header, first, _ = opening.opened(made, opening.new_header(made, ada.id, True, seats))
    assert first is not None
    return Table(header, list(first.entries))


def play(table: Table, keeper: Keeps, planner: Planner, times: int) -> None:
    for _ in range(times):
        assert waits_for_bots(table)
        asyncio.run(play_for_bot(keeper, planner, table))


def by_seats(table: Table) -> list[int]:
    return [action for seat, action in table.course.moves if seat != CHANCE]


def test_a_plan_is_carried_out_and_the_bot_is_asked_only_when_it_ends() -> None:
    table, keeper, planner = opened(), Keeps(), Planner([])
    play(table, keeper, planner, 40)
    assert by_seats(table) == [action for plan in planner.plans for action in plan]
    assert max(map(len, planner.plans)) > 2
    assert len(keeper.published) == len(by_seats(table)), "each action is stored and told by itself"
    assert table.header.seq == table.course.seq


def test_what_the_rules_or_others_have_overtaken_is_dropped_without_a_word(caplog: pytest.LogCaptureFixture) -> None:
    table, planner = opened(), Planner([NONSENSE])
    play(table, Keeps(), planner, 25)
    assert by_seats(table) == [action for plan in planner.plans for action in plan]
    assert caplog.messages == []


def test_a_plan_ends_where_somebody_acts_in_between() -> None:
    """Another bot's action is stored right after the first one of the plan."""
    table, planner = opened(), Planner([])

    class Interrupted(Keeps):
        def publish(self, table: Table) -> None:
            if not self.published and table.course.asked() != 1 << CHANCE:
                seat = table.bots_asked()[0]
                table.course.submit(seat, table.game.choices(table.course.state, seat)[0].first)
            super().publish(table)

    while len(planner.plans) < 2 or len(planner.plans[-1]) < 3:
        keeper, before = Interrupted(), len(by_seats(table))
        play(table, keeper, planner, 1)
    assert len(by_seats(table)) == before + 2, "the plan's first action and what came in between"


def test_a_quick_bot_answers_where_thinking_has_failed() -> None:
    table = opened()
    asked: list[str] = []

    class Late:
        async def plan(self, question: Question) -> list[int] | None:
            asked.append(question.bot)
            return None if question.bot == "greedy" else think(question)

    seat = table.bots_asked()[0]
    asyncio.run(play_for_bot(Keeps(), Late(), table))
    assert asked == ["greedy", "steady"]
    assert [who for who, _ in table.course.moves if who != CHANCE] == [seat]


def test_a_bot_that_searches_is_kept_for_its_next_decision_at_the_table() -> None:
    table = opened()
    asked = replace(question_for(table, table.bots_asked()[0]), bot="strong")
    first = bot_for(asked, table.game)
    assert bot_for(replace(asked, seed=asked.seed + 1), table.game) is first
    assert bot_for(replace(asked, table="another"), table.game) is not first
    for number in range(MOST_KEPT):
        bot_for(replace(asked, table=str(number)), table.game)
    assert len(KEPT) == MOST_KEPT
    assert bot_for(asked, table.game) is not first, "it was unused for longest"


def test_a_bot_that_goes_by_its_seed_alone_is_made_anew() -> None:
    """So that it answers as before when something was taken back."""
    table = opened()
    asked = question_for(table, table.bots_asked()[0])
    assert bot_for(asked, table.game) is not bot_for(asked, table.game)
