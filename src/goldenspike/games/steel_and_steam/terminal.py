"""Steel & Steam in a terminal: a map drawn with letters, tables of players and cards, and whole routes with one command."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Console
from rich.table import Table as Grid

from goldenspike.games.steel_and_steam.card_words import card_text
from goldenspike.games.steel_and_steam.drawing.north_america import HEIGHT, WIDTH, project
from goldenspike.games.steel_and_steam.rules import sequence
from goldenspike.games.steel_and_steam.rules.board.board import CITY, FERRY, HUB, JUNCTION
from goldenspike.games.steel_and_steam.rules.board.rails import mps_to
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.games.steel_and_steam.rules.running.routes import RouteSearch
from goldenspike.games.steel_and_steam.rules.running.way import Way, action_of
from goldenspike.games.steel_and_steam.rules.state import NOWHERE, REPAIR_BEGUN, SteelAndSteamState, active
from goldenspike.kernel.course import Course
from goldenspike.terminal.canvas import Canvas
from goldenspike.terminal.grid import add_columns, new_grid
from goldenspike.terminal.question import asked
from goldenspike.text.speaker import Speaker

COLOURS: Final = ["red", "blue", "green", "yellow", "magenta", "cyan"]
MARKS: Final = {CITY: "o", HUB: "O", JUNCTION: "+", FERRY: "~"}
WIDEST: Final = 170
NARROWEST: Final = 72
HALF_AS_WIDE: Final = 0.5
SHOWN_ENDS: Final = 10


class SteelAndSteamScreen:
    def __init__(self, game: SteelAndSteam) -> None:
        self.game: Final = game
        self.board: Final = game.board
        self.narrowest: Final = NARROWEST
        self.map_phases: Final[tuple[str, ...]] = ()

    def show_map(self, console: Console, view: dict[str, Any] | None, speaker: Speaker) -> None:
        """Lines in their owners' colours, cities by name where there is room, locomotives by their seats' numbers."""
        columns = min(console.width - 1, WIDEST)
        canvas = Canvas(columns, int(columns * HEIGHT / WIDTH * HALF_AS_WIDE) + 1)
        places = [self._place(space, columns) for space in range(self.board.space_count)]
        owners = [None] * self.board.property_count if view is None else [deed["owner"] for deed in view["deeds"].values()]
        for segment in range(self.board.segment_count):
            owner = owners[self.board.segment_property[segment]]
            style = "bright_black" if owner is None else COLOURS[owner - 1]
            a, b = self.board.segment_a[segment], self.board.segment_b[segment]
            canvas.line(places[a], places[b], "·", style)
        for space, place in enumerate(places):
            canvas.put(*place, MARKS.get(self.board.kinds[space], "."), "bold" if self.board.space_city[space] >= 0 else "")
        for city, name in enumerate(self.board.city_names):
            column, row = places[self.board.city_space[city]]
            words = name.replace("_", " ")
            if canvas.is_free(column + 1, row, len(words)):
                canvas.put(column + 1, row, words, "italic")
        for seat in [] if view is None else view["seats"]:
            if seat["location"] is not None:
                place = places[self.board.space_names.index(seat["location"])]
                canvas.put(*place, str(seat["seat"]), f"bold white on {COLOURS[seat['seat'] - 1]}")
        canvas.show(console)

    def _place(self, space: int, columns: int) -> tuple[int, int]:
        x, y = project(self.board.longitudes[space], self.board.latitudes[space])
        return round(x / WIDTH * columns), round(y / WIDTH * columns * HALF_AS_WIDE)

    def show(self, console: Console, course: Course[Any], speaker: Speaker, seat: int) -> None:
        view = course.view(seat)
        state: SteelAndSteamState = course.state
        rounds = speaker.text("round", round=1 + max(0, state.turn - 1) // self.game.players)
        console.rule(f"{rounds} · {speaker.text('phase-' + str(view['phase']))}")
        console.print(self._players(view, state, speaker))
        cards = ", ".join(speaker.named("area", side) for side in view["cards"]["tableau"] if side)
        economy = speaker.named("condition", str(view["economy"]))
        told = {"tableau": cards, "economy": economy}
        words = [speaker.text("labelled", label=speaker.text(key), value=value) for key, value in told.items()]
        console.print("  ·  ".join([*words, speaker.text(f"schedule-{view['schedule']}")]), highlight=False)
        if state.phase == sequence.RUNNING:
            self._show_ends(console, state, speaker)

    def _players(self, view: dict[str, Any], state: SteelAndSteamState, speaker: Speaker) -> Grid:
        grid = new_grid(speaker.text("players"))
        columns = ["seat-column", "cash", "worth", "engine-column", "level", "place", "journey", "properties"]
        by_card = any(seat["victory_card"] for seat in view["seats"])
        keys = [*columns, *(["victory-card"] if by_card else [])]
        add_columns(grid, {speaker.text(key): key in ("cash", "worth", "level") for key in keys})
        for number, seat in enumerate(view["seats"]):
            marker = "► " if view["active"] == number + 1 else "  "
            money = [str(speaker.parameter("money", seat[key])) for key in ("cash", "net_worth")]
            ends = [name.replace("_", " ") for name in (seat["start"], seat["destination"]) if name]
            place = (seat["location"] or "").replace("_", " ")
            deeds = " ".join(f"({name})" if name in seat["mortgaged"] else name for name in seat["properties"])
            row = [f"{marker}{speaker.seat(number)}", *money, seat["engine"], seat["level"], place, " → ".join(ends), deeds]
            held = seat["victory_card"]
            grid.add_row(*row, *([card_text(speaker, self.game, state.victory_card[number]) if held else ""] if by_card else []))
        return grid

    def question(self, view: dict[str, Any], speaker: Speaker, seat: int) -> list[str]:
        return [asked(speaker, seat)]

    # whole routes

    def obey(self, console: Console, course: Course[Any], speaker: Speaker, word: str, rest: str) -> list[int] | None:
        """`go SPACE` rides there by the cheapest way, `ways SPACE` lists the ways; None for any other word."""
        state: SteelAndSteamState = course.state
        if word not in ("go", "ways") or state.phase != sequence.RUNNING:
            return None
        names = [name.lower() for name in self.board.space_names]
        wanted = "_".join(rest.lower().split())
        ways = self._ways(state, names.index(wanted)) if wanted in names else []
        if not ways:
            told = speaker.text("no-way") if wanted in names else speaker.text("no-such-space", name=rest)
            console.print(told, style="yellow")
            return []
        if word == "ways":
            self._show_ways(console, state, speaker, ways)
            return []
        return [action_of(segment) for segment in ways[0].segments]

    def _ways(self, state: SteelAndSteamState, end: int) -> list[Way]:
        search = RouteSearch(self.game.rails, self.game.fees)
        return search.ways(state, active(state), state.mps, state.highballing == 1, end, SHOWN_ENDS)

    def _show_ends(self, console: Console, state: SteelAndSteamState, speaker: Speaker) -> None:
        """List the ends of this turn nearest to the destination; of equally near ones the cheapest comes first."""
        seat = active(state)
        search = RouteSearch(self.game.rails, self.game.fees)
        search.search(state, seat, state.mps, state.highballing == 1)
        goal = state.destination[seat]
        far = mps_to(self.game.rails, self.board.city_space[goal] if goal != NOWHERE else state.location[seat])
        ways = sorted(search.ends(), key=lambda way: (far[way.end], way.fee, way.mps))
        grid = new_grid(speaker.text("ends"))
        keys = ("end-column", "mps-column", "fees-column", "far-column")
        add_columns(grid, {speaker.text(key): key != "end-column" for key in keys})
        for way in ways[:SHOWN_ENDS]:
            fee = str(speaker.parameter("money", way.fee))
            grid.add_row(self.board.space_names[way.end].replace("_", " "), str(way.mps), fee, str(far[way.end]))
        console.print(grid)
        console.print(f"{speaker.text('mps-left', mps=state.mps)}. {speaker.text('go-help')}", highlight=False)

    def _show_ways(self, console: Console, state: SteelAndSteamState, speaker: Speaker, ways: list[Way]) -> None:
        for way in ways:
            lines: list[str] = []
            for segment in [segment for segment in way.segments if segment != REPAIR_BEGUN]:
                initials = self.board.initials[self.board.segment_property[segment]]
                if not lines or lines[-1] != initials:
                    lines.append(initials)
            fee = speaker.parameter("money", way.fee)
            console.print(f"  {way.mps:2} {speaker.text('mps-column')}  {fee}  {' · '.join(lines)}", highlight=False)
