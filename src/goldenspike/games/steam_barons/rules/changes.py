"""What each version of Steam Barons's rules changed: the only place that asks for the version of a game."""

from __future__ import annotations

from typing import Final, final

VERSION: Final = 2


@final
class Changes:
    """The rules of one version, wherever versions differ."""

    def __init__(self, version: int) -> None:
        self.links_up: Final = version >= 2
        """Ownerless track may be linked up with from any stop of the own network, and by a first build [9]."""
        self.asks_only_what_is_open: Final = version >= 2
        """Whoever can build nothing or deliver nothing for a company is not asked."""
