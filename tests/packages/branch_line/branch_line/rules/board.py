"""The board of Branch Line: a row of stops, read from a board file."""

import hashlib
from typing import Final

from goldenspike.parts.lines import BoardError, read_lines


class Board:
    def __init__(self, file: str, text: str) -> None:
        lines = read_lines(file, text)
        head = {line.words[0]: line for line in lines if line.words[0] != "stop"}
        stops = [line for line in lines if line.words[0] == "stop"]
        for word in ("board", "junction"):
            if word not in head:
                raise BoardError(file, 1, f"no line '{word} ...'", "'board NAME' and 'junction STOP'")
            head[word].columns(f"{word} name")
        for stop in stops:
            stop.columns("stop name fare section")
        self.name: Final = head["board"].words[1]
        self.digest: Final = hashlib.sha256(repr([line.words for line in lines]).encode()).hexdigest()[:8]
        self.names: Final = [stop.words[1] for stop in stops]
        self.fares: Final = [stop.whole(2, 0, 99, "the fare") for stop in stops]
        self.costs: Final = [stop.whole(3, 0, 99, "the cost of the section") for stop in stops]
        self.junction: Final = head["junction"].one_of(1, self.names, "the junction")

    def cost_to(self, stop: int) -> int:
        """The cost of the section by which a stop is reached from the junction's side."""
        return self.costs[stop] if stop < self.junction else self.costs[stop - 1]
