"""A game in numbers, for programs that learn: what may be done as dense indices, and what a seat may see as a row of numbers."""

from __future__ import annotations

from typing import Final, Generic

from goldenspike.kernel.core import Game, S
from goldenspike.kernel.ints import i64, mypyc_attr
from goldenspike.parts.indices import Indices, Span
from goldenspike.parts.sheet import Sheet

OVER_NOTE: Final = "the phase, from 1 in the order of the game's list; 0 when the game is over"


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(Generic[S]):
    """`actions` are the seats' indices and `outcomes` those of chance. All who observe share its sheet. `hides` tells whether
    anything is ever hidden from a seat."""

    def __init__(self, game: Game[S], actions: list[Span], outcomes: list[Span], hides: bool) -> None:
        self.game: Final = game
        self.hides: Final = hides
        self.actions: Final = Indices(actions)
        self.outcomes: Final = Indices(outcomes)
        self.sheet: Final = Sheet(game.players)

    def write(self, state: S, sheet: Sheet) -> None:
        """Write what `sheet.seat` may see of a position, and nothing else: always the same fields."""
        raise NotImplementedError

    def list_fields(self) -> None:
        """Find out what is written; a game's encoding does so once it is made."""
        self.observe(self.game.setup(), 0, 0)
        self.sheet.close_list()

    def observe(self, state: S, seat: i64, page: i64) -> None:
        """Fill the sheet for a seat."""
        sheet = self.sheet
        sheet.begin(seat)
        sheet.number("seat", "which seat you have, from 1", seat + 1)
        sheet.number("phase", OVER_NOTE, state.phase + 1)
        sheet.number("turn", "the turn, from 1", state.turn)
        sheet.seats("asked", "seats that owe a decision", self.game.pending(state))
        if self.actions.has_pages:
            sheet.number("page", "the page of actions that you are on, from 0", page)
        self.write(state, sheet)
