"""What each version of Steam's rules changed: the only place that asks for the version of a game."""

from __future__ import annotations

from typing import Final, final

VERSION: Final = 2


@final
class Changes:
    """The rules of one version, wherever versions differ."""

    def __init__(self, version: int) -> None:
        self.opening_bid_may_be_nothing: Final = version >= 2
        """The first bid of the auction of turn order may be $0 [28]."""
        self.only_spurs_are_lost: Final = version >= 2
        """Urbanization leaves unfinished links with tiles beyond the town to their owners [19]."""
        self.asks_only_what_is_open: Final = version >= 2
        """Whoever can build nothing, deliver nothing or raise no capital is not asked."""
