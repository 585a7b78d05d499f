"""What is measured of a server, in the words of Prometheus: all its processes together, whichever of them is asked."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"
"""Names the folder in which several processes of a server add up what they count."""
PROCESSES: Final = Path("/proc")
REGISTRY: Final = CollectorRegistry()
LATENCIES: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

requests: Final = Histogram(
    "goldenspike_request_seconds",
    "How long requests took, by method, route and status; /api/tables/{table}/actions are the actions of people.",
    ["method", "route", "status"],
    registry=REGISTRY,
    buckets=LATENCIES,
)
actions: Final = Counter(
    "goldenspike_actions", "Lines added to games, by who did it: person, bot or chance.", ["game", "by"], registry=REGISTRY
)
writes: Final = Counter("goldenspike_store_writes", "What was written to the store, in jobs.", registry=REGISTRY)
commits: Final = Histogram(
    "goldenspike_store_commit_seconds", "How long a transaction of the writer took.", registry=REGISTRY, buckets=LATENCIES
)
failures: Final = Counter("goldenspike_store_failures", "Reads and writes that the store has failed.", registry=REGISTRY)


def gauge(name: str, told: str) -> Gauge:
    """Something that every process has its own part of."""
    return Gauge(f"goldenspike_{name}", told, registry=REGISTRY, multiprocess_mode="livesum")


memory_tables: Final = gauge("memory_tables", "Tables in memory.")
memory_bytes: Final = gauge("memory_bytes", "What the tables in memory take, in bytes.")
watchers: Final = gauge("watchers", "Live connections to tables.")
bots_thinking: Final = gauge("bots_thinking", "Bots that think now.")
bots_waiting: Final = gauge("bots_waiting", "Tables whose bots wait for their turn.")
stored: Final = Gauge(
    "goldenspike_stored",
    "What the store has: open, running and finished tables, people, accounts, sessions, notices and reports that wait.",
    ["what"],
    registry=REGISTRY,
    multiprocess_mode="livemax",
)


@contextmanager
def shared() -> Iterator[None]:
    """Have the processes that are started meanwhile add up what they count."""
    with tempfile.TemporaryDirectory(prefix="goldenspike-metrics-", ignore_cleanup_errors=True) as folder:
        os.environ[SHARED] = folder
        yield


def written() -> bytes:
    """All figures as Prometheus reads them."""
    if SHARED not in os.environ:
        return generate_latest(REGISTRY)
    for dead in _dead(Path(os.environ[SHARED])):
        _forget(dead)
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return generate_latest(together)


def _dead(folder: Path) -> set[int]:
    """The processes that were killed and could not say that they end, where the system tells."""
    known = {int(file.stem.rpartition("_")[2]) for file in folder.glob("gauge_live*.db")}
    return {process for process in known if PROCESSES.is_dir() and not (PROCESSES / str(process)).exists()}


def _forget(process: int) -> None:
    mark_process_dead(process, os.environ[SHARED])  # type: ignore[no-untyped-call]


def end() -> None:
    """This process ends: what it has of things that go on is no longer there."""
    if SHARED in os.environ:
        _forget(os.getpid())
