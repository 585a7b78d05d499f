"""A program that runs beside this one, and the lines that go to and fro."""

from __future__ import annotations

import atexit
import os
import queue
import shlex
import subprocess
import threading
import time
from typing import IO, Final

LONGEST_LINE: Final = 100_000
"""A program that writes more without an end of line talks nonsense."""
MOST_WAITING: Final = 1000
"""Lines that nobody has read yet; the program waits until there is room again."""
ENDED: Final = ""
"""What is heard last; a line always has its end."""


class Silent(Exception):
    """The program said nothing in time."""


class Gone(Exception):
    """The program has ended, or could not be started."""


class Talk:
    """One run of a program. Reading goes on in a thread, so that nobody waits for it longer than they mean to."""

    def __init__(self, command: str) -> None:
        """Raises `Gone`."""
        words = shlex.split(command, posix=os.name == "posix")
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
        try:
            self._process: Final = subprocess.Popen(words, text=True, encoding="utf-8", errors="replace", **pipes)  # type: ignore[call-overload]
        except (OSError, ValueError) as error:
            raise Gone(str(error)) from None
        self.setting = ""
        """The game that it was told of last."""
        self._lines: Final[queue.Queue[str]] = queue.Queue(MOST_WAITING)
        threading.Thread(target=self._read, args=(self._process.stdout,), daemon=True).start()
        atexit.register(self.end)

    def say(self, line: str) -> None:
        """Raises `Gone`."""
        try:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        except OSError:
            raise Gone("it reads no more") from None

    def hear(self, word: str, seconds: float) -> str:
        """What follows this word on the next line that begins with it; other lines are passed over. Raises `Silent` or `Gone`."""
        until = time.monotonic() + seconds
        while True:
            try:
                line = self._lines.get(timeout=max(0.0, until - time.monotonic()))
            except queue.Empty:
                raise Silent(f"no '{word}' within {seconds:g} s") from None
            if line == ENDED:
                self._lines.put(ENDED)
                raise Gone("it has ended")
            first, _, rest = line.strip().partition(" ")
            if first == word:
                return rest.strip()

    def forget(self) -> None:
        """Pass over all that was said until now: it answers what was asked before."""
        while not self._lines.empty():
            if self._lines.get() == ENDED:
                self._lines.put(ENDED)
                return

    def end(self) -> None:
        atexit.unregister(self.end)
        self._process.kill()
        self._process.wait()

    def _read(self, output: IO[str]) -> None:
        while line := output.readline(LONGEST_LINE):
            self._lines.put(line)
        self._lines.put(ENDED)
