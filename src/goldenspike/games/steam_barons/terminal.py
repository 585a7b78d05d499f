"""Steam Barons in a terminal: Steam's map with companies as owners of track, and a table of the companies."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from goldenspike.games.steam.terminal import MapScreen
from goldenspike.games.steam_barons.rules.game import SteamBarons
from goldenspike.terminal.grid import add_columns, new_grid
from goldenspike.terminal.question import asked, auction_lines
from goldenspike.text.speaker import Speaker


class SteamBaronsScreen(MapScreen):
    def __init__(self, game: SteamBarons) -> None:
        super().__init__(game.ground.map, "OGBNKW", ["cash", "controls", "shares"])

    def show_tables(self, console: Console, view: dict[str, Any], speaker: Speaker) -> None:
        super().show_tables(console, view, speaker)
        console.print(self._companies(view, speaker))

    def question(self, view: dict[str, Any], speaker: Speaker, seat: int) -> list[str]:
        sales, auction = view["sales"] or {}, view["auction"] or {}
        company = sales.get("asked") or auction.get("company") or view["active"]
        return [asked(speaker, seat, company), *auction_lines(speaker, view["auction"], "money")]

    def _companies(self, view: dict[str, Any], speaker: Speaker) -> Grid:
        names = ["price", "treasury", "performance", "available", "unissued", "links"]
        grid = new_grid(speaker.text("show-companies"))
        figures = {speaker.text(f"show-{name}"): True for name in names}
        add_columns(grid, {speaker.text("company"): False, speaker.text("controller"): False, **figures})
        for company in view["companies"]:
            seat = company["controller"]
            holder = "" if seat is None else speaker.seat(seat - 1)
            name = "-" if company["bankrupt"] else speaker.named("company", company["name"])
            shown = f"{'►' if company['active'] else ' '} {name}"
            grid.add_row(shown, holder, *(self.value(name, company[name], speaker) for name in names))
        return grid
