"""Which engine to use: one core, several or a cluster."""

from __future__ import annotations

from typing import Final

from goldenspike.arena.cluster import Cluster
from goldenspike.arena.engine import Engine, InTurn, all_cores
from goldenspike.arena.processes import Processes
from goldenspike.parts.offer import SetupError

PROCESSES: Final = "processes"
RAY: Final = "ray"


def engine_for(cores: int = 0, kind: str = PROCESSES, address: str | None = None) -> Engine:
    """`cores` 0 is all there are; with one core the work is done in this process. Raises `SetupError`."""
    if kind == RAY:
        try:
            return Cluster(address, cores or None)
        except ImportError as error:
            raise SetupError("setup-no-ray", missing=error.name, command="pip install -e '.[ray]'") from None
    wanted = cores or all_cores()
    return InTurn() if wanted == 1 else Processes(wanted)
