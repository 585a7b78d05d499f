"""Branch Line in a terminal: the valley in one line, and a table of the players."""

from typing import Any, Final

from rich.console import Console

from branch_line.rules.game import BranchLine
from goldenspike.kernel.course import Course
from goldenspike.terminal.grid import add_columns, new_grid
from goldenspike.terminal.question import asked
from goldenspike.text.speaker import Speaker


class BranchLineScreen:
    def __init__(self, game: BranchLine) -> None:
        self.board: Final = game.board
        self.narrowest: Final = 40
        self.map_phases: Final = ("lay_track",)

    def question(self, view: dict[str, Any], speaker: Speaker, seat: int) -> list[str]:
        return [asked(speaker, seat)]

    def show_map(self, console: Console, view: dict[str, Any] | None, speaker: Speaker) -> None:
        """A line for every stop: its fare, and the seat that laid track to it; below it the section that leads on."""
        owners = {stop: seat["seat"] for seat in (view or {"seats": []})["seats"] for stop in seat["stops"]}
        for stop, name in enumerate(self.board.names):
            mark = "◆" if stop == self.board.junction else owners.get(name, "○")
            console.print(f"  {mark} {speaker.named('stop', name)} ({speaker.parameter('money', self.board.fares[stop])})")
            if stop + 1 < len(self.board.names):
                console.print(f"  │ {speaker.parameter('money', self.board.costs[stop])}")

    def show(self, console: Console, course: Course[Any], speaker: Speaker, seat: int) -> None:
        view = course.view(seat)
        turn = speaker.text("turn", turn=view["turn"], turns=view["turns"])
        console.rule(f"{turn} · {speaker.text('phase-' + view['phase'])}")
        grid = new_grid(speaker.text("players"))
        add_columns(grid, {speaker.text(key): key == "cash" for key in ("seat-column", "cash", "track")})
        for number, one in enumerate(view["seats"]):
            stops = ", ".join(speaker.named("stop", stop) for stop in one["stops"])
            grid.add_row(speaker.seat(number), str(speaker.parameter("money", one["cash"])), stops)
        console.print(grid)

    def obey(self, console: Console, course: Course[Any], speaker: Speaker, word: str, rest: str) -> list[int] | None:
        """It has no words of its own."""
        return None
