"""Any position of a game as the beginning of another: one person against bots, with luck of its own."""

from __future__ import annotations

import time
from dataclasses import replace

from goldenspike.kernel.course import Course
from goldenspike.tables.errors import bad_request
from goldenspike.tables.fairness import dice_of
from goldenspike.tables.opening import Opening, Wish, new_header, seated, started
from goldenspike.tables.stored import POSITION, User
from goldenspike.tables.table import Table


def played_on(table: Table, line: int, seat: int, bot: str | None, user: User) -> Opening:
    """A table that goes on after a line of another's log, with the user in a seat and bots in the others; raises `TableError`."""
    game, before = table.game, table.course.at(line)
    if before.over:
        raise bad_request("The game is over there: nobody can play on.")
    wanted: list[Wish] = [("me", None, None) if one == seat else ("bot", bot, None) for one in range(game.players)]
    plain = new_header(game, user.id, False, seated(game.name, user, wanted))
    header = replace(plain, practice=POSITION, brought=len(before.moves))
    course = Course(game, dice_of(header))
    course.carry_out(before.moves, time.time())
    return (*started(header, course), game.board_texts)
