"""One live game: the only authority over its position. It checks, carries out, deals, takes back and shows."""

from __future__ import annotations

from typing import Any, Final, Generic

from goldenspike.kernel.chance import Dealer
from goldenspike.kernel.core import (
    CHANCE,
    EVERYBODY,
    NOTHING_TO_UNDO,
    OTHERS_HAVE_ACTED,
    Decision,
    Fact,
    Game,
    Journal,
    Refusal,
    S,
)
from goldenspike.kernel.record import dumps

LARGEST: Final = 2**62 - 1
NONSENSE: Final = -1


def _within(number: int) -> int:
    """Numbers from outside may be of any size; beyond a machine word they are all the same nonsense."""
    return number if 0 <= number <= LARGEST else NONSENSE


class Table(Generic[S]):
    """Without a dealer chance waits for what a record says."""

    def __init__(self, game: Game[S], dealer: Dealer | None) -> None:
        self.game: Final = game
        self.dealer: Final = dealer
        self.moves: list[tuple[int, int]] = []
        self._restart()
        self._deal()

    def submit(self, seat: int, action: int) -> Refusal | None:
        """Carry out a legal action, and what chance does after it. A refused one changes nothing."""
        refusal = self.explain(seat, action)
        if refusal is None:
            self._carry_out(seat, action)
            self._deal()
        return refusal

    def explain(self, seat: int, action: int) -> Refusal | None:
        """Why this seat may not do this now; None if it may."""
        return self.game.check(self.state, _within(seat), _within(action))

    def undo(self, seat: int, by_consent: bool = False) -> Refusal | None:
        """Take back the seat's last action: at once while nobody else has acted since, later only by consent."""
        mine = [number for number, move in enumerate(self.moves) if move[0] == seat]
        if not mine:
            return Refusal(NOTHING_TO_UNDO)
        if mine[-1] != len(self.moves) - 1 and not by_consent:
            return Refusal(OTHERS_HAVE_ACTED)
        self.replay(self.moves[: mine[-1]])
        return None

    def replay(self, moves: list[tuple[int, int]]) -> None:
        """Put the table where these moves, known to be legal, lead from the start; what was taken back is dealt as it was."""
        self.moves = []
        self._restart()
        for seat, action in moves:
            self._carry_out(seat, action)
        if self.dealer is not None:
            self.dealer.go_to(sum(seat == CHANCE for seat, _ in moves))
        self._deal()

    def decisions(self) -> list[Decision]:
        return self.game.decisions(self.state)

    def view(self, seat: int) -> dict[str, Any]:
        return self.game.view(self.state, seat)

    def facts(self, seat: int) -> list[Fact]:
        """All that happened so far and this seat may know."""
        return [fact for fact in self.journal.facts if fact.audience in (EVERYBODY, seat)]

    def dumps(self, header: dict[str, str]) -> str:
        return dumps(self.game, header, self.moves)

    def _restart(self) -> None:
        self.journal = Journal()
        self.state = self.game.start(self.journal)

    def _carry_out(self, seat: int, action: int) -> None:
        self.moves.append((seat, action))
        self.game.apply(self.state, seat, action, self.journal)

    def _deal(self) -> None:
        while self.dealer is not None and self.game.pending(self.state) >> CHANCE & 1:
            self._carry_out(CHANCE, self.dealer.deal(self.game.choices(self.state, CHANCE)))
