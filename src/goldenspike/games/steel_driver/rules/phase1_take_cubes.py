"""Phase one, Take investment cubes: everyone gets the same number, and keeps what is left from earlier turns."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_driver.rules.events import CUBES_TAKEN
from goldenspike.games.steel_driver.rules.rules import CUBES_BY_PLAYERS
from goldenspike.games.steel_driver.rules.state import SteelDriverState
from goldenspike.kernel.core import Log, Phase
from goldenspike.kernel.ints import i64


@final
class TakeCubes(Phase[SteelDriverState]):
    def __init__(self, players: int) -> None:
        self.name = "take_cubes"
        self.players: Final[i64] = players
        self.allotment: Final[i64] = CUBES_BY_PLAYERS[players]

    def begin(self, state: SteelDriverState, log: Log) -> None:
        state.turn += 1
        for seat in range(self.players):
            state.cubes[seat] += self.allotment
        log.tell(CUBES_TAKEN, state.turn, self.allotment)
