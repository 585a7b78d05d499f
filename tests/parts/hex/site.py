"""A map to build on in rule tests, spoken to like a game: `1 lay C4 straight 2`, `2 connect Bay Cove`."""

from __future__ import annotations

from goldenspike.kernel.core import Refusal, Rule
from goldenspike.parts.hex.laying import Builder
from goldenspike.parts.hex.tiles import named_tile
from goldenspike.parts.hex.track import LOOSE, NO_TRACK, NOBODY, Ground
from goldenspike.parts.hex.track_rules import Inspector
from tests.dialect import assert_allowed, assert_refused
from tests.parts.hex.toy import toy_map

NOT_YOUR_TRACK = Rule("NOT_YOUR_TRACK", "x", "hex:hex side:side owner:seat")
ONE_NETWORK = Rule("ONE_NETWORK", "x", "stop:stop")
"""What a game says of the track of others, and of track that does not hang together."""


class Site:
    """Builders are counted from one; nobody is 0."""

    def __init__(self, ports: bool = False, one_network: bool = False, links_up: bool = False) -> None:
        self.builder = Builder(Ground(toy_map(ports)), one_network, links_up)
        self.ground = self.builder.ground
        self.track = self.builder.bare()
        self.inspector = Inspector(self.builder.rules, NOT_YOUR_TRACK, ONE_NETWORK)

    # doing

    def does(self, *lines: str) -> int:
        """Each line is legal and is carried out; how many links the last one completed."""
        completed = 0
        for line in lines:
            self.allows(line)
            who, verb, *words = line.split()
            if verb == "lay":
                completed = self.builder.lay(self.track, int(who) - 1, *self._tile(words))
            else:
                self.builder.connect(self.track, int(who) - 1, self._pair(words))
        return completed

    def allows(self, line: str) -> None:
        assert_allowed(line, self._check(line, 99))

    def refuses(self, line: str, rule: Rule, values: str = "", purse: int = 99) -> None:
        """The line is refused by this rule and no other, which tells `cost=3 purse=1`."""
        assert_refused(line, self._check(line, purse), rule, values, self._word)

    def _check(self, line: str, purse: int) -> Refusal | None:
        who, verb, *words = line.split()
        if verb == "connect":
            return self.inspector.check_pair(self.track, int(who) - 1, self._pair(words), purse)
        if verb == "site":
            return self.inspector.check_hex(self.track, int(who) - 1, self.ground.map.parse_label(words[0]), purse)
        return self.inspector.check_tile(self.track, int(who) - 1, *self._tile(words), purse)

    def _tile(self, words: list[str]) -> tuple[int, int]:
        label, face, turn = words
        return self.ground.map.parse_label(label), named_tile(face, int(turn))

    def _pair(self, words: list[str]) -> int:
        a, b = map(self.ground.names.index, words)
        return self.ground.map.adjacent.index((a, b))

    def _word(self, kind: str, value: int) -> str:
        if kind == "hex":
            return self.ground.map.hex_label(value)
        return self.ground.names[value] if kind == "stop" else str(value + 1 if kind in ("seat", "side") else value)

    def urbanize(self, town: str, colour: int) -> None:
        self.builder.urbanize(self.track, self.ground.names.index(town), colour, True)

    def ends_building(self, who: int) -> int:
        """How many unfinished links a builder loses."""
        return self.builder.lose_unfinished(self.track, who - 1)

    # seeing

    def cost(self, words: str) -> int:
        return self.builder.rules.cost(self.track, *self._tile(words.split()))

    def _slot(self, name: str, side: int) -> int:
        return self.ground.names.index(name) * 6 + side - 1

    def owner(self, name: str, side: int) -> int:
        owner = self.track.owner[self._slot(name, side)]
        return 0 if owner == NOBODY else owner + 1

    def end(self, name: str, side: int) -> str:
        """Where the link on a side of a stop leads: a stop, `loose` or `none`."""
        far = self.track.far[self._slot(name, side)]
        return {LOOSE: "loose", NO_TRACK: "none"}.get(far) or self.ground.names[far // 6]
