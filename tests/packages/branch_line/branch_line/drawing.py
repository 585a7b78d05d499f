"""Branch Line as a drawing: the valley as a row of stops, and on it the track and the flags of those who laid it."""

from collections.abc import Mapping
from typing import Any, Final

from branch_line.rules.game import BranchLine
from goldenspike.draw.colours import Rules
from goldenspike.draw.face import FACE
from goldenspike.draw.palette import FADED, INK, PAPER
from goldenspike.draw.svg import Point, circle, element, group, line, rectangle, text

Position = Mapping[str, Any]
Words = Mapping[str, str]
STEP: Final = 120
HEIGHT: Final = 220
FLAGS: Final = ["#c8352c", "#2f6fb7", "#2f7a35", "#7d4aa3"]
"""One colour for every seat."""
FLAG_INK: Final = "#fff6ea"
COLOURS: Final[Rules] = {f".seat-{seat}": {"--livery": flag, "--livery-ink": FLAG_INK} for seat, flag in enumerate(FLAGS, 1)}
"""What the page takes over of them: a token of the class `seat-1` has the first seat's colour."""


def place(stop: int) -> Point:
    return STEP * (stop + 0.5), HEIGHT / 2


class BranchLineDrawing:
    def size(self, game: BranchLine) -> tuple[float, float]:
        return STEP * len(game.board.names), HEIGHT

    def background(self, game: BranchLine, words: Words) -> str:
        paper = rectangle((0, 0), *self.size(game), fill=PAPER)
        title = text((16, 34), words["title"], 24, fill=INK)
        sections = [self._section(stop, cost) for stop, cost in enumerate(game.board.costs[:-1])]
        stops = [self._stop(game, stop) for stop in range(len(game.board.names))]
        return group(paper, title, *sections, *stops, font_family=FACE)

    def fragments(self, game: BranchLine, position: Position) -> dict[str, str]:
        """The same keys in every position: an empty group where no track lies yet."""
        owners = {stop: seat["seat"] for seat in position["seats"] for stop in seat["stops"]}
        return {f"track-{name}": self._track(game, stop, owners.get(name)) for stop, name in enumerate(game.board.names)}

    def picture(self, game: BranchLine, position: Position | None, words: Words) -> str:
        drawn = self.fragments(game, position) if position else {}
        inside = [self.background(game, words), *drawn.values()]
        width, height = self.size(game)
        return element("svg", *inside, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {width:g} {height:g}")

    def _section(self, stop: int, cost: int) -> str:
        (x, y), end = place(stop), place(stop + 1)
        dashes = line((x, y), end, stroke=FADED, stroke_width=3, stroke_dasharray="6 6")
        return dashes + text((x + STEP / 2, y - 10), str(cost), 16, fill=FADED, text_anchor="middle")

    def _stop(self, game: BranchLine, stop: int) -> str:
        (x, y), board = place(stop), game.board
        name = text((x, y + 48), board.names[stop].replace("_", " "), 16, fill=INK, text_anchor="middle")
        fare = "◆" if stop == board.junction else str(board.fares[stop])
        dot = circle((x, y), 22, fill=PAPER, stroke=INK, stroke_width=2)
        return group(dot, text((x, y + 6), fare, 18, fill=INK, text_anchor="middle"), name, data_stop=board.names[stop])

    def _track(self, game: BranchLine, stop: int, seat: int | None) -> str:
        if seat is None:
            return group(id=f"track-{game.board.names[stop]}")
        (x, y), back = place(stop), 1 if stop < game.board.junction else -1
        colour = FLAGS[seat - 1]
        rail = line((x + back * 24, y), (x + back * (STEP - 24), y), stroke=colour, stroke_width=7)
        flag = circle((x, y - 34), 11, fill=colour)
        number = text((x, y - 29), str(seat), 14, fill=FLAG_INK, text_anchor="middle")
        return group(rail, flag, number, id=f"track-{game.board.names[stop]}", font_family=FACE)
