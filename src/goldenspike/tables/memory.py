"""What a table remembers of drawings and messages, so that they are made once for all who look; counted in bytes."""

from __future__ import annotations

from typing import Any, Final, final

Key = tuple[object, ...]


@final
class Memory:
    """A cache whose keys begin with the kind of what is kept; of each kind only the newest few entries stay."""

    def __init__(self) -> None:
        self._kept: Final[dict[Key, Any]] = {}
        self._sizes: Final[dict[Key, int]] = {}
        self.size = 0
        """The bytes of all entries."""

    def get(self, key: Key) -> Any:
        """What is kept under the key; None if there is nothing."""
        return self._kept.get(key)

    def newest(self, kind: str) -> Any:
        """The entry of a kind that was kept last; None if there is none."""
        return next((self._kept[key] for key in reversed(self._kept) if key[0] == kind), None)

    def keep(self, key: Key, value: Any, size: int, most: int) -> None:
        """Keep an entry of so many bytes; the oldest ones of its kind give way, so that `most` are left."""
        same = [other for other in self._kept if other[0] == key[0]]
        for old in same[: max(0, len(same) - most + 1)]:
            self._drop(old)
        self._kept[key], self._sizes[key] = value, size
        self.size += size

    def _drop(self, key: Key) -> None:
        del self._kept[key]
        self.size -= self._sizes.pop(key)

    def clear(self) -> None:
        self._kept.clear()
        self._sizes.clear()
        self.size = 0
