"""The file of an SQLite store: for its owner's eyes alone, used by one server at a time, and watched lest it vanish."""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path
from typing import Final

from filelock import FileLock, Timeout

from goldenspike.parts.offer import SetupError
from goldenspike.web.settings import default_folder

OWNER_ONLY: Final = 0o600
OWNERS_FOLDER: Final = 0o700
BESIDE: Final = ("", "-wal", "-shm", "-journal", ".lock", ".address")
"""What is added to the store's name for itself and the files beside it."""
logger: Final = logging.getLogger("goldenspike.store")


class StoreError(SetupError):
    """A sentence that says why the store cannot be opened."""


class InUse(StoreError):
    """Another server uses the file; `address` is where it can be visited, if it has said so."""

    def __init__(self, path: Path, address: str) -> None:
        where = f" at {address}" if address else ""
        other = path.with_name("other" + path.suffix)
        super().__init__(f"{path} is in use by another server{where}; choose another file with --database sqlite:///{other}")
        self.address: Final = address


class Gone(Exception):
    """The file was deleted or replaced under the running server."""


class StoreFile:
    """The file, held by this process until `release`."""

    def __init__(self, name: str) -> None:
        self.path: Final = Path(name).absolute()
        self._address: Final = self._beside(".address")
        self._lock: Final = FileLock(self._beside(".lock"), timeout=0, mode=OWNER_ONLY, thread_local=False)
        try:
            _make_folder(self.path.parent)
            self._lock.acquire()
            self._make_private()
        except Timeout:
            raise InUse(self.path, self._read_address()) from None
        except OSError as error:
            self.release()
            raise StoreError(f"the store {self.path} cannot be used: {error.strerror or error}") from None
        self._opened: Final = self._identity()

    def _beside(self, ending: str) -> Path:
        return self.path.with_name(self.path.name + ending)

    def _make_private(self) -> None:
        """Make the file if there is none. SQLite gives the files beside it the same permissions."""
        os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
        for file in map(self._beside, BESIDE):
            if file.exists():
                _narrow(file, OWNER_ONLY)

    def _identity(self) -> tuple[int, int] | None:
        try:
            found = self.path.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino

    def check(self) -> None:
        """Raise `Gone` if the file is no longer the one that was opened: what is written now would be lost."""
        if self._identity() != self._opened:
            raise Gone(f"{self.path} was deleted or replaced; put it back, or start the server again")

    def tell_address(self, address: str) -> None:
        """Write down where this server can be visited, for one who starts a second one."""
        with os.fdopen(os.open(self._address, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OWNER_ONLY), "w") as file:
            file.write(address)

    def _read_address(self) -> str:
        try:
            return self._address.read_text("utf-8")
        except (OSError, UnicodeDecodeError):
            return ""

    def release(self) -> None:
        self._lock.release()


def _make_folder(folder: Path) -> None:
    folder.mkdir(OWNERS_FOLDER, parents=True, exist_ok=True)
    if folder == default_folder().absolute():
        _narrow(folder, OWNERS_FOLDER)


def _narrow(path: Path, mode: int) -> None:
    """Take away what others may do with a file of ours; one of another owner stays as it is."""
    if stat.S_IMODE(path.stat().st_mode) & ~mode:
        try:
            path.chmod(mode)
        except PermissionError:
            logger.warning("%s can be read by others, and its permissions cannot be changed", path)
