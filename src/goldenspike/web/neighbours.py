"""The processes of a server on one machine: whoever comes for a table is led to the one that keeps it, connection and all.

Any process can serve any table, and hears from the store what the others write. That costs each of them the work of all, so
every table has a place (a number, by its id), and the process in that place serves all who come for it, as far as possible:
where it cannot be reached, or a connection cannot be handed on, the visitor is served where they came in.
"""

from __future__ import annotations

import asyncio
import os
import re
import socket
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final
from zlib import crc32

from filelock import FileLock, Timeout

FOLDER: Final = "GOLDENSPIKE_NEIGHBOURS"
"""Names the folder in which the processes of a server meet: a lock for each place, and the socket of who is in it."""
ABOUT_A_TABLE: Final = re.compile(rb"[A-Z]+ /api/tables/([\w-]+)(/live)?[/? ]")
LONGEST: Final = 65_536
"""A request that brings more than this at once is served where it came in."""
FIRST, BACK = b"f", b"b"
"""A connection is handed on for the first time, or handed back, whereupon it stays."""
Make = Callable[[bytes], asyncio.Protocol]


@contextmanager
def meeting(processes: int) -> Iterator[None]:
    """Have the processes that are started meanwhile find each other, where the system can hand connections on in this way."""
    if sys.platform != "linux":
        yield
        return
    with tempfile.TemporaryDirectory(prefix="goldenspike-processes-", ignore_cleanup_errors=True) as folder:
        for place in range(processes):
            (Path(folder) / f"{place}.place").touch(0o600)
        os.environ[FOLDER] = folder
        yield


def neighbours_from_environment() -> Neighbours | None:
    """Those of this process, if it is one of several."""
    folder = os.environ.get(FOLDER)
    return None if folder is None else Neighbours(Path(folder))


class Neighbours:
    def __init__(self, folder: Path) -> None:
        self._folder: Final = folder
        self._places: Final = len(list(folder.glob("*.place")))
        self._place: int | None = None
        self._lock: FileLock | None = None
        self._door: socket.socket | None = None
        self._lines: Final[dict[int, socket.socket]] = {}
        """To those whom this process has called, by their places."""
        self._callers: Final[set[socket.socket]] = set()
        self._tasks: Final[set[asyncio.Task[Any]]] = set()
        self._make: Make | None = None
        self._left = False
        self.crowded: Callable[[str], bool] = _never
        """Tells whether many watch a table here already."""

    # handing on

    def hand_on(self, transport: asyncio.Transport, data: bytes) -> bool:
        """Lead a connection that begins a request with this data to the process that keeps its table; True if it is gone."""
        found = ABOUT_A_TABLE.match(data)
        if found is None or len(data) > LONGEST:
            return False
        if self._place is None:
            self._find_place()
        if (place := self.place_of(found[1])) == self._place:
            return False
        if not self._send(place, FIRST + data, transport.get_extra_info("socket").fileno()):
            return False
        transport.abort()  # it lives on where it is now: nothing is told to the visitor
        return True

    def place_of(self, table: bytes) -> int:
        return crc32(table) % self._places

    def _send(self, place: int, message: bytes, connection: int) -> bool:
        """False if nobody is there, or has time; a line that has been cut since it was last used is laid anew."""
        for _ in range(2):
            try:
                line = self._lines.get(place) or self._call(place)
                socket.send_fds(line, [message], [connection])
                return True
            except BlockingIOError:
                return False
            except OSError:
                if place not in self._lines:
                    return False
                self._hang_up(self._lines[place])
        return False

    def _call(self, place: int) -> socket.socket:
        line = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        line.setblocking(False)
        try:
            line.connect(str(self._folder / str(place)))
        except OSError:
            line.close()
            raise
        self._lines[place] = line
        asyncio.get_running_loop().add_reader(line, self._take, line)
        return line

    # taking over

    def take_part(self, make: Make) -> None:
        """Take over, from now on, those who come for tables of this process; `make` makes a connection that begins with this."""
        if self._make is None:
            self._make = make
            self._find_place()

    def _find_place(self) -> None:
        """While all places are taken, whoever comes for a table is handed on; one is free again when a process is replaced."""
        for place in range(0 if self._left else self._places):
            lock = FileLock(self._folder / f"{place}.lock", timeout=0, thread_local=False)
            try:
                lock.acquire()
            except Timeout:
                continue
            self._place, self._lock = place, lock
            self._listen(self._folder / str(place))
            return

    def _listen(self, path: Path) -> None:
        path.unlink(missing_ok=True)
        self._door = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._door.setblocking(False)
        self._door.bind(str(path))
        self._door.listen()
        asyncio.get_running_loop().add_reader(self._door, self._let_in, self._door)

    def _let_in(self, door: socket.socket) -> None:
        with suppress(OSError):
            line, _ = door.accept()
            line.setblocking(False)
            self._callers.add(line)
            asyncio.get_running_loop().add_reader(line, self._take, line)

    def _take(self, line: socket.socket) -> bool:
        """Take over the next connection that comes by a line; False if there is none."""
        try:
            message, connections, *_ = socket.recv_fds(line, LONGEST + 1, 1)
        except BlockingIOError:
            return False
        except OSError:
            message = b""
        if not message:
            self._hang_up(line)
            return False
        for connection in connections:
            if not (message[:1] == FIRST and self._sent_back(line, message[1:], connection)):
                self._serve(connection, message[1:])
        return True

    def _sent_back(self, line: socket.socket, data: bytes, connection: int) -> bool:
        found = ABOUT_A_TABLE.match(data)
        if found is None or not found[2] or not self.crowded(found[1].decode()):
            return False
        try:
            socket.send_fds(line, [BACK + data], [connection])
        except OSError:
            return False
        os.close(connection)
        return True

    def _serve(self, connection: int, data: bytes) -> None:
        assert self._make is not None
        make, taken = partial(self._make, data), socket.socket(fileno=connection)
        task = asyncio.create_task(_connected(make, taken))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # leaving

    def _hang_up(self, line: socket.socket) -> None:
        asyncio.get_running_loop().remove_reader(line)
        self._callers.discard(line)
        for place in [place for place, called in self._lines.items() if called is line]:
            del self._lines[place]
        line.close()

    def close(self) -> None:
        """Take over nobody more: those who are on their way are served, all others stay where they come in."""
        self._left = True
        if self._door is None or self._lock is None:
            return
        door, self._door, place, self._place = self._door, None, self._place, None
        (self._folder / str(place)).unlink(missing_ok=True)
        asyncio.get_running_loop().remove_reader(door)
        door.close()
        for line in list(self._callers):
            while self._take(line):
                pass
            if line in self._callers:
                self._hang_up(line)
        self._lock.release()


def _never(_table: str) -> bool:
    return False


async def _connected(make: Callable[[], asyncio.Protocol], taken: socket.socket) -> None:
    taken.setblocking(False)
    with suppress(OSError):  # the visitor may have left on the way
        await asyncio.get_running_loop().connect_accepted_socket(make, taken)
