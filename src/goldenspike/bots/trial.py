"""A game played by indices, as programs that learn play it: chance is dealt by a stream, the seats are asked one by one."""

from __future__ import annotations

from typing import Final, Generic, final

from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import CHANCE, Log, S, first_seat
from goldenspike.kernel.ints import i32, i64, u8, vec
from goldenspike.parts.encoding import Encoding
from goldenspike.parts.indices import FIRST_PAGE

NOBODY: Final = -1


@final
class Trial(Generic[S]):
    """`seat` is the one that is asked, `NOBODY` when the game is over. Where several owe a decision they are asked from the
    lowest on; what they answer under seal is not shown to the others, so that the order tells them nothing."""

    def __init__(self, encoding: Encoding[S], seed: i64) -> None:
        self.encoding: Final = encoding
        self.game: Final = encoding.game
        self.silence: Final = Log()
        self.stream = Stream(seed)
        self.state: S = encoding.game.setup()
        self.seat: i64 = NOBODY
        self.page: i64 = FIRST_PAGE
        self.flags: vec[u8] = encoding.actions.none
        self.known = False
        self.begin(seed)

    def begin(self, seed: i64) -> None:
        """Begin anew; the same seed deals the same."""
        self.stream = Stream(seed)
        self.state = self.game.start(self.silence)
        self._ask()

    def _ask(self) -> None:
        """Deal until a seat is asked or the game is over."""
        game, state = self.game, self.state
        waiting = game.pending(state)
        while waiting:
            seat = first_seat(waiting)
            if seat != CHANCE:
                break
            phase = game.phases[state.phase]
            game.apply(state, CHANCE, phase.at_random(state, CHANCE, self.stream), self.silence)
            waiting = game.pending(state)
        self.seat = first_seat(waiting) if waiting else NOBODY
        self.page = FIRST_PAGE
        self.known = False

    def turn_to(self, seat: i64) -> None:
        """Ask another one of the seats that owe a decision."""
        if seat != self.seat:
            self.seat = seat
            self.page = FIRST_PAGE
            self.known = False

    def mask(self) -> vec[u8]:
        """For every index 1 if the seat that is asked may take it, else 0; it is not to be changed."""
        if not self.known:
            actions = self.encoding.actions
            self.flags = (
                actions.none if self.seat == NOBODY else actions.mask(self.game.choices(self.state, self.seat), self.page)
            )
            self.known = True
        return self.flags

    def step(self, index: i64) -> bool:
        """Do what an index stands for; if the mask does not allow it nothing changes, and the answer is no."""
        actions = self.encoding.actions
        if not 0 <= index < actions.size or not self.mask()[index]:
            return False
        if index == actions.more:
            self.page += 1
            self.known = False
            return True
        self.do(actions.action(index, self.page))
        return True

    def do(self, action: i64) -> None:
        """Carry out a legal action of the seat that is asked."""
        self.game.apply(self.state, self.seat, action, self.silence)
        self._ask()

    def observe(self, seat: i64) -> vec[i32]:
        """What a seat sees; the numbers are written over when anybody looks again."""
        self.encoding.observe(self.state, seat, self.page if seat == self.seat else FIRST_PAGE)
        return self.encoding.sheet.numbers
