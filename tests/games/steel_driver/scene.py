"""Scenes of Steel Driver for its rule tests, also far into a game: track, boxes and shares can be laid out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from goldenspike.games.steel_driver.rules.board import NO_LINK, Board, load_board
from goldenspike.games.steel_driver.rules.game import SteelDriver
from goldenspike.games.steel_driver.rules.offer import BOARDS
from goldenspike.games.steel_driver.rules.rules import COLOURS, COMPANIES
from goldenspike.games.steel_driver.rules.state import SteelDriverState
from goldenspike.kernel.core import row
from goldenspike.parts.bits import WORD_BITS
from tests import dialect

USA = load_board(BOARDS / "usa.board")
EXAMPLE = Path(__file__).parent / "transcontinental_example.txt"


class Scene(dialect.Scene[SteelDriver, SteelDriverState]):
    """A table of Steel Driver, on our board or a toy, with words for what lies on it."""

    def __init__(self, players: int, board: Board = USA) -> None:
        super().__init__(SteelDriver(board, players))
        self.board = board

    # doing

    def sell(self, *sales: str) -> None:
        """Each of `1 red 3`: that seat holds the marker, puts the company up, and everyone asked passes."""
        for sale in sales:
            seat, company, bid = sale.split()
            self.does(f"{seat} auction {company} {bid}")
            while self.state.auctioned != -1:
                self.does(f"{self.asked()} pass")

    def all_pass(self) -> None:
        """Everyone who is asked passes the marker on, until the auctions of this turn are over."""
        turn = self.state.turn
        while self.phase() == "auction" and self.state.turn == turn:
            self.does(f"{self.asked()} pass")

    # seeing

    def turn(self) -> int:
        return int(self.state.turn)

    def marker(self) -> int:
        return int(self.state.marker) + 1

    def order(self) -> list[str]:
        return [COMPANIES[company] for company in self.state.order]

    def seat(self, seat: int) -> dict[str, Any]:
        return self.view()["seats"][seat - 1]

    def company(self, name: str) -> dict[str, Any]:
        return self.view()["companies"][COMPANIES.index(name)]

    def profits(self) -> dict[str, int]:
        return {name: profit for name, profit in zip(COMPANIES, self.state.profit, strict=True) if profit}

    # laying out

    def lay_track(self, track: dict[str, list[str]]) -> None:
        """Links as `Boston-Albany` by company; the first location of a company's first link is where it started."""
        state = self.state
        start, reached, low, high, near_low, near_high = [-1] * 6, [0] * 6, [0] * 6, [0] * 6, [0] * 6, [0] * 6
        for company, links in track.items():
            at = COMPANIES.index(company)
            for spelled in links:
                a, b = (self.board.names.index(name) for name in spelled.split("-"))
                link = self.board.link_between(a, b)
                assert link != NO_LINK, spelled
                start[at] = a if start[at] == -1 else start[at]
                reached[at] |= 1 << a | 1 << b
                low[at] |= 1 << link if link < WORD_BITS else 0
                high[at] |= 1 << link - WORD_BITS if link >= WORD_BITS else 0
            for place in range(len(self.board.names)):
                if reached[at] >> place & 1:
                    near_low[at] |= self.board.at_low[place]
                    near_high[at] |= self.board.at_high[place]
        state.start, state.reached = row(start), row(reached)
        state.built_low, state.built_high = row(low), row(high)
        state.touching_low, state.touching_high = row(near_low), row(near_high)
        state.free_low, state.free_high = self.board.all_low & ~sum(low), self.board.all_high & ~sum(high)
        state.joined_east = self._joined(track)

    def _joined(self, track: dict[str, list[str]]) -> int:
        links = [spelled.split("-") for links in track.values() for spelled in links]
        joined = {self.board.names[self.board.east]}
        for _ in links:
            joined |= {end for link in links if joined & set(link) for end in link}
        return sum(1 << self.board.names.index(name) for name in joined)

    def hand_out(self, shares: dict[int, str]) -> None:
        """Shares by seat, as `red red green`."""
        held = [0] * 6 * self.game.players
        for seat, names in shares.items():
            for name in names.split():
                held[(seat - 1) * 6 + COMPANIES.index(name)] += 1
        self.state.shares = row(held)


def seats_of(by_company: dict[str, int]) -> list[int]:
    """Seats by company as numbers from 0, with -1 for companies left out."""
    return [by_company.get(company, 0) - 1 for company in COMPANIES]


def building(
    boxes: dict[str, int],
    track: dict[str, list[str]] | None = None,
    control: dict[str, int] | None = None,
    order: str = "",
    players: int = 3,
    turn: int = 2,
    board: Board = USA,
) -> Scene:
    """The start of phase three. Seat 1 controls every company with a box unless `control` says otherwise."""
    scene = Scene(players, board)
    state = scene.state
    state.turn = turn
    scene.lay_track(track or {})
    controllers = seats_of(dict.fromkeys(boxes, 1) if control is None else control)
    state.controller, state.last_controller = row(controllers), row(controllers)
    state.treasury = row([boxes.get(company, 0) for company in COMPANIES])
    if order:
        state.order = row([COMPANIES.index(company) for company in order.split()])
    scene.begins("build_track")
    return scene


def ending(
    track: dict[str, list[str]],
    shares: dict[int, str],
    last: dict[str, int],
    order: str = "red blue green yellow purple black",
    cash: list[int] | None = None,
    players: int = 3,
) -> Scene:
    """The end of turn five, just before phase six; `order` is that in which the companies passed."""
    scene = Scene(players)
    state = scene.state
    state.turn = 5
    scene.lay_track(track)
    scene.hand_out(shares)
    state.last_controller = row(seats_of(last))
    state.controller = row(seats_of(last))
    state.cash = row(cash or [0] * players)
    state.passed = row([COMPANIES.index(company) for company in order.split()])
    scene.begins("end_of_turn")
    assert scene.phase() in ("final_profit", "over")
    return scene


def goods(**cubes: int) -> list[int]:
    return [cubes.get(colour, 0) for colour in COLOURS]


def example_track() -> dict[str, list[str]]:
    """The position of the transcontinental example, as the rulebook tells it, on our board."""
    lines = [line.split() for line in EXAMPLE.read_text().splitlines()]
    return {company: links for company, *links in lines}
