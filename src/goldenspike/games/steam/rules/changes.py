"""What each version of Steam's rules changed: the only place that asks for the version of a game."""

from __future__ import annotations

from typing import Final, final

VERSION: Final = 1


@final
class Changes:
    """The rules of one version, wherever versions differ."""

    def __init__(self, version: int) -> None:
        self.version: Final = version
