"""How a process behaves that works for another one: for the bots, for records, or as one of several of a server."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from typing import Final

NICER: Final = 5


def work_for_another() -> None:
    """Leave Ctrl-C to the server, run at a lower priority than it where that can be had, and end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    lower = getattr(os, "nice", None)
    if lower is not None:  # Windows has no such call
        lower(NICER)
    end_with_parent(lambda: os._exit(1))


def end_with_parent(end: Callable[[], object]) -> None:
    """Call `end` once the process that started this one is gone, however it ended; it cannot tell us when it is killed."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        end()

    threading.Thread(target=watch, name="parent-watch", daemon=True).start()
