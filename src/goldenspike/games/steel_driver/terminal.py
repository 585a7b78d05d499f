"""Steel Driver in a terminal: a map drawn with letters, and tables of players and companies."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from goldenspike.games.steel_driver.drawing.colours import LIVERIES
from goldenspike.games.steel_driver.drawing.projection import HEIGHT, WIDTH, project
from goldenspike.games.steel_driver.rules.game import SteelDriver
from goldenspike.games.steel_driver.rules.rules import COLOURS
from goldenspike.kernel.course import Course
from goldenspike.terminal.canvas import Canvas
from goldenspike.terminal.grid import add_columns, new_grid
from goldenspike.terminal.question import asked, auction_lines
from goldenspike.text.speaker import Speaker

STYLES: Final = {"red": "red", "blue": "blue", "green": "green", "yellow": "yellow", "purple": "magenta", "black": "bright_black"}
GOODS: Final = {
    "white": "black on white",
    "black": "white on grey19",
    "silver": "black on grey70",
    "orange": "black on orange1",
    "red": "white on red3",
}
WIDEST: Final = 150
NARROWEST: Final = 72
SHORT_NAME: Final = 4
"""How many letters of a name are shown where there is no room for all of it."""
HALF_AS_WIDE: Final = 0.5
"""A character of a terminal is about half as wide as it is high."""


class SteelDriverScreen:
    def __init__(self, game: SteelDriver) -> None:
        self.board: Final = game.board
        self.narrowest: Final = NARROWEST
        self.map_phases: Final = ("build_track", "final_profit")

    def show_map(self, console: Console, view: dict[str, Any] | None, speaker: Speaker) -> None:
        """Locations with their value on their goods colour, costs on free links, company letters along built ones."""
        columns = min(console.width - 1, WIDEST)
        canvas = Canvas(columns, int(columns * HEIGHT / WIDTH * HALF_AS_WIDE) + 1)
        places = [self._place(location, columns) for location in range(len(self.board.names))]
        self._draw_links(canvas, places, view)
        self._draw_locations(canvas, places, view)
        canvas.show(console)

    def question(self, view: dict[str, Any], speaker: Speaker, seat: int) -> list[str]:
        auction = view["auction"]
        company = auction["company"] if auction else view["active"]
        return [asked(speaker, seat, company), *auction_lines(speaker, auction, "cubes")]

    def obey(self, console: Console, course: Course[Any], speaker: Speaker, word: str, rest: str) -> list[int] | None:
        """Steel Driver has no commands of its own."""
        return None

    def show(self, console: Console, course: Course[Any], speaker: Speaker, seat: int) -> None:
        view = course.view(seat)
        console.rule(
            f"{speaker.text('turn', turn=view['turn'], turns=view['turns'])} · {speaker.text('phase-' + str(view['phase']))}"
        )
        console.print(self._players(view, speaker))
        console.print(self._companies(view, speaker))
        order = " ".join(speaker.named("company", str(name)) for name in view["order"])
        console.print(speaker.text("labelled", label=speaker.text("order"), value=order))

    def _place(self, location: int, columns: int) -> tuple[int, int]:
        x, y = project(self.board.longitudes[location], self.board.latitudes[location])
        return round(x / WIDTH * columns), round(y / WIDTH * columns * HALF_AS_WIDE)

    def _draw_links(self, canvas: Canvas, places: list[tuple[int, int]], view: dict[str, Any] | None) -> None:
        owners = {tuple(link): company["name"] for company in view["companies"] for link in company["links"]} if view else {}
        for link in range(self.board.link_count):
            a, b = self.board.link_a[link], self.board.link_b[link]
            owner = owners.get((self.board.names[a], self.board.names[b]))
            if owner is None:
                canvas.line(places[a], places[b], "·", "bright_black")
            else:
                canvas.line(places[a], places[b], LIVERIES[owner].letter, f"bold {STYLES[owner]}")
        for link in range(self.board.link_count):
            a, b = self.board.link_a[link], self.board.link_b[link]
            if (self.board.names[a], self.board.names[b]) not in owners:
                column, row = (places[a][0] + places[b][0]) // 2, (places[a][1] + places[b][1]) // 2
                canvas.put(column, row, str(self.board.costs[link]), "bold")

    def _draw_locations(self, canvas: Canvas, places: list[tuple[int, int]], view: dict[str, Any] | None) -> None:
        taken = view is not None and view["phase"] in ("final_profit", "over")
        for location, name in enumerate(self.board.names):
            column, row = places[location]
            style = GOODS[COLOURS[self.board.colours[location]]]
            value = "--" if taken and view is not None and name not in view["goods"] else str(self.board.values[location])
            opened, closed = "[]" if self.board.hexagonal[location] else "()"
            canvas.put(column - 2, row, f"{opened}{value}{closed}", style)
        for location, name in enumerate(self.board.names):
            whole = name.replace("_", " ")
            for words in (whole, whole[:SHORT_NAME]):
                spot = self._label_spot(canvas, places[location], words, self.board.labels[location])
                if spot is not None:
                    canvas.put(*spot, words, "italic")
                    break

    def _label_spot(self, canvas: Canvas, place: tuple[int, int], words: str, side: str) -> tuple[int, int] | None:
        """A spot where a name covers no other name and no location, if possible on the side that the board file names."""
        column, row = place
        middle = column - len(words) // 2
        spots = {"e": (column + 2, row), "w": (column - 2 - len(words), row), "n": (middle, row - 1), "s": (middle, row + 1)}
        wanted = sorted(spots, key=lambda way: (way not in side, side.find(way)))
        return next((spots[way] for way in wanted if canvas.is_free(*spots[way], len(words))), None)

    def _players(self, view: dict[str, Any], speaker: Speaker) -> Grid:
        grid = new_grid(speaker.text("players"))
        keys = ("seat-column", "cash", "cubes", "controls", "shares")
        add_columns(grid, {speaker.text(key): key in ("cash", "cubes") for key in keys})
        for number, seat in enumerate(view["seats"]):
            marker = "* " if view["marker"] == number + 1 and view["phase"] == "auction" else "  "
            shares = "  ".join(f"{speaker.named('company', name)} {count}" for name, count in seat["shares"].items() if count)
            controls = " ".join(speaker.named("company", name) for name in seat["controls"])
            money = str(speaker.parameter("money", seat["cash"]))
            grid.add_row(f"{marker}{speaker.seat(number)}", money, str(seat["cubes"]), controls, shares)
        return grid

    def _companies(self, view: dict[str, Any], speaker: Speaker) -> Grid:
        over = view["phase"] in ("final_profit", "over")
        grid = new_grid()
        keys = ("company", "controller", "treasury", "value" if over else "profit", "track", "goods")
        add_columns(grid, {speaker.text(key): key in ("treasury", "value", "profit", "track") for key in keys})
        for company in view["companies"]:
            name = company["name"]
            holder = "" if company["controller"] is None else speaker.seat(company["controller"] - 1)
            money = str(speaker.parameter("money", company["final_value"] if over else company["profit"]))
            row = [holder, str(company["treasury"]), money, str(len(company["links"])), self._goods(company, speaker, over)]
            active = "► " if name == view["active"] else "  "
            grid.add_row(Text(f"{active}{LIVERIES[name].letter} {speaker.named('company', name)}", f"bold {STYLES[name]}"), *row)
        return grid

    def _goods(self, company: dict[str, Any], speaker: Speaker, over: bool) -> str:
        """What a company has claimed or, before that, the goods colours it reaches."""
        colours = dict.fromkeys(COLOURS, 0)
        if over:
            colours.update(company["goods"])
        else:
            for name in company["locations"]:
                colours[COLOURS[self.board.colours[self.board.names.index(name)]]] += 1
        return "  ".join(f"{speaker.named('colour', colour)} {count}" for colour, count in colours.items() if count)
