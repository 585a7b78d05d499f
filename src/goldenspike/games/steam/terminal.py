"""Steam in a terminal: the hex map in letters, the goods, and tables of players and companies.

Every hex is four characters wide, three where the terminal is narrow, and every other row lies half a hex to the right. A city
is the first letters of its name on its colour, a town the same in small letters, track the number (or letter) of its owners;
`.` plain, `~` river, `^` hills, `A` mountains, `=` water.
"""

from __future__ import annotations

from typing import Any, Final

from rich.columns import Columns
from rich.console import Console
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text

from goldenspike.games.steam.rules.game import Steam
from goldenspike.kernel.course import Course
from goldenspike.parts.hex.grid import TERRAIN_SIGNS
from goldenspike.parts.hex.map import COLOURS, HexMap
from goldenspike.terminal.grid import add_columns, new_grid
from goldenspike.terminal.question import asked, auction_lines
from goldenspike.text.speaker import Speaker

CITY_STYLES: Final = {
    "red": "white on red3",
    "blue": "white on blue",
    "yellow": "black on yellow",
    "purple": "white on magenta",
    "grey": "black on grey70",
    "black": "white on grey19",
}
OWNER_STYLES: Final = ["green", "red", "blue", "magenta", "yellow", "cyan"]
WORDS: Final = ("action", "controls", "shares")
"""Columns in the table of seats that hold words, not figures."""
CELL: Final = 4
NARROW_CELL: Final = 3
MARGIN: Final = 2
"""The letter of a row and a space."""


class MapScreen:
    """A game on a hex map; `owners` are the signs of those who own track, `columns` what the table of seats shows."""

    def __init__(self, hexmap: HexMap, owners: str, columns: list[str]) -> None:
        self.map: Final = hexmap
        self.owners: Final = owners
        self.columns: Final = columns
        self.narrowest: Final = (hexmap.cols + 1) * NARROW_CELL
        self.map_phases: Final = ("build_track",)

    def question(self, view: dict[str, Any], speaker: Speaker, seat: int) -> list[str]:
        return [asked(speaker, seat), *auction_lines(speaker, view["auction"], "money")]

    def obey(self, console: Console, course: Course[Any], speaker: Speaker, word: str, rest: str) -> list[int] | None:
        """Games on a hex map have no commands of their own."""
        return None

    def show_map(self, console: Console, view: dict[str, Any] | None, speaker: Speaker) -> None:
        cell = CELL if console.width >= (self.map.cols + 1) * CELL else NARROW_CELL
        tracks = {track["hex"]: track for track in view["tracks"]} if view else {}
        new_cities = view["new_cities"] if view else {}
        numbers = "".join(str(col + 1).ljust(cell) for col in range(self.map.cols))
        console.print(Text(" " * MARGIN + numbers.rstrip(), "bright_black", no_wrap=True))
        for row in range(self.map.rows):
            line = Text(f"{self.map.hex_label(row * self.map.cols)[0]} " + " " * (cell // 2 * (row % 2)), no_wrap=True)
            for col in range(self.map.cols):
                words, style = self._cell(row * self.map.cols + col, tracks, new_cities)
                line.append(words[: cell - 1].ljust(cell - 1), Style.parse(style) if style else None)
                line.append(" ")
            line.rstrip()
            console.print(line)
        for key in ("legend-ground", "legend-track"):
            console.print(speaker.text(key))

    def _cell(self, hex: int, tracks: dict[str, Any], new_cities: dict[str, str]) -> tuple[str, str]:
        label = self.map.hex_label(hex)
        city, town = self.map.city_of[hex], self.map.town_of[hex]
        if city >= 0:
            return short(self.map.city_names[city]).upper(), CITY_STYLES[COLOURS[self.map.city_colour[city]]]
        if label in new_cities:
            return short(self.map.town_names[town]).upper(), CITY_STYLES[new_cities[label]]
        if label in tracks:
            return self._track(tracks[label])
        if town >= 0:
            return short(self.map.town_names[town]).lower(), "italic"
        sign = TERRAIN_SIGNS[self.map.terrain[hex]]
        return (" " if sign == "_" else sign), "bright_black"

    def _track(self, track: dict[str, Any]) -> tuple[str, str]:
        """The owners of the routes; a town has a ring before them, unfinished links are underlined."""
        owners = [route["owner"] for route in track["routes"]]
        signs = "".join("-" if owner is None else self.owners[owner] for owner in dict.fromkeys(owners))
        first = next((owner for owner in owners if owner is not None), None)
        style = "dim" if first is None else OWNER_STYLES[first]
        ring = "o" if track["town"] else ""
        return (ring + signs)[: CELL - 1], style if all(route["complete"] for route in track["routes"]) else f"{style} underline"

    def show(self, console: Console, course: Course[Any], speaker: Speaker, seat: int) -> None:
        view = course.view(seat)
        turn = [speaker.text("turn", turn=view["turn"], turns=view["turns"])] if view["turn"] else []
        console.rule(" · ".join([*turn, speaker.text(f"phase-{view['phase']}")]))
        self.show_tables(console, view, speaker)
        self.show_goods(console, view, speaker)

    def show_tables(self, console: Console, view: dict[str, Any], speaker: Speaker) -> None:
        console.print(self._seats(view, speaker))

    def show_goods(self, console: Console, view: dict[str, Any], speaker: Speaker) -> None:
        """The cubes of every place that has some, by name, and those of the supply spaces, as letters with their key."""
        lying = {colour for cubes in [*view["cubes"].values(), *view.get("supply", [])] for colour in cubes}
        if not lying:
            return
        known = [f"{speaker.text(f'letter-{colour}')} {speaker.named('colour', colour)}" for colour in COLOURS if colour in lying]
        console.print(speaker.text("labelled", label=speaker.text("goods"), value="  ".join(known)))
        places = sorted((speaker.named("stop", name), cubes) for name, cubes in view["cubes"].items())
        goods = [Text(f"{name} ").append(letters(cubes, speaker)) for name, cubes in places]
        console.print(Columns(goods, padding=(0, 2), column_first=True))
        if "supply" in view:
            spaces = [Text(f"{space}:").append(letters(cubes, speaker)) for space, cubes in enumerate(view["supply"], 1)]
            label = Text(speaker.text("labelled", label=speaker.text("show-supply"), value=""))
            console.print(label.append(Text(" ").join(spaces)))

    def _seats(self, view: dict[str, Any], speaker: Speaker) -> Grid:
        grid = new_grid(speaker.text("players"))
        headings = {speaker.text(f"show-{name}"): name not in WORDS for name in self.columns}
        add_columns(grid, {speaker.text("seat-column"): False, **headings})
        for number, seat in enumerate(view["seats"]):
            marker = "► " if seat["active"] else "  "
            grid.add_row(marker + speaker.seat(number), *(self.value(name, seat[name], speaker) for name in self.columns))
        return grid

    def value(self, name: str, value: Any, speaker: Speaker) -> str:
        if value is None:
            return "-"
        if name in ("cash", "price", "treasury"):
            return str(speaker.parameter("money", value))
        if name == "action":
            return speaker.named("action", value)
        if isinstance(value, dict):
            return "  ".join(f"{speaker.named('company', key)} {count}" for key, count in value.items() if count)
        return " ".join(speaker.named("company", key) for key in value) if isinstance(value, list) else str(value)


def short(name: str) -> str:
    """As many letters of a name as a hex has room for."""
    return name.replace("_", "")[: CELL - 1]


def letters(cubes: list[str], speaker: Speaker) -> Text:
    """A letter for each cube, on its colour."""
    signs = [Text(speaker.text(f"letter-{colour}"), CITY_STYLES[colour]) for colour in cubes]
    return Text("").join(signs) if signs else Text("-")


def steam_screen(game: Steam) -> MapScreen:
    return MapScreen(game.ground.map, "123456", ["cash", "income", "points", "locomotive", "action", "links"])
