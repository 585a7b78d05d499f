"""What each version of Steel & Steam's rules changed: the only place that asks for the version of a game."""

from __future__ import annotations

from typing import Final, final

VERSION: Final = 2


@final
class Changes:
    """The rules of one version, wherever versions differ."""

    def __init__(self, version: int) -> None:
        self.version: Final = version
        self.grandfathering_ends_at_once: Final = version >= 2
        """When the locomotive uses another player's property [27]; before, by who owned it when the fees were reckoned."""
        self.only_answers_are_taken: Final = version >= 2
        """Nobody is asked for business that cannot be, or for the one way to raise money."""
