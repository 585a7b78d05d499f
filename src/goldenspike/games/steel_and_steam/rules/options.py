"""The options of Steel & Steam: which end of the game, and which optional rules."""

from __future__ import annotations

from typing import Final, final

from goldenspike.parts.offer import spell_options

SHORT: Final = "short"
LONG: Final = "long"
EXPERIMENTAL: Final = "experimental"
NO_LIMIT: Final = 0
LIMITS: Final = [5, 10, 15, 20, 25, 30, 40, 50, 60, 80, 100, 150, 200, 300, 500]

OPTIONS: Final[dict[str, list[str]]] = {
    "length": [SHORT, LONG, EXPERIMENTAL],
    "economy": ["steady", "fluctuating", "depression"],
    "yards": ["no", "yes"],
    "fees": ["end_of_turn", "barrelhead"],
    "victory_cards": ["open", "secret"],
    "limit": ["none", *[str(rounds) for rounds in LIMITS]],
}
"""`depression` is the fluctuating economy with the Great Depression added [34]; `limit` counts rounds."""


@final
class Options:
    """The chosen options; any that is not named has its first value, as in the standard short game."""

    def __init__(self, chosen: dict[str, str]) -> None:
        values = {name: chosen.get(name, possible[0]) for name, possible in OPTIONS.items()}
        self.length: Final = values["length"]
        self.fluctuating: Final = values["economy"] != "steady"
        self.depression: Final = values["economy"] == "depression"
        self.yards: Final = values["yards"] == "yes"
        self.barrelhead: Final = values["fees"] == "barrelhead"
        self.secret: Final = values["victory_cards"] == "secret"
        self.limit: Final = NO_LIMIT if values["limit"] == "none" else int(values["limit"])
        self.spelled: Final = spell_options(values)
