"""A table of Steel Driver for rule tests: it speaks the notation, and positions far into a game can be laid out on it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from goldenspike.games.steel_driver.rules.board import NO_LINK, Board, load_board
from goldenspike.games.steel_driver.rules.game import AUCTION, BUILD_TRACK, END_OF_TURN, FINAL_PROFIT, SteelDriver
from goldenspike.games.steel_driver.rules.offer import BOARDS
from goldenspike.games.steel_driver.rules.rules import COLOURS, COMPANIES
from goldenspike.games.steel_driver.rules.state import SteelDriverState
from goldenspike.kernel.core import Fact, Journal, Refusal, Rule, row
from goldenspike.kernel.course import Course
from goldenspike.parts.bits import WORD_BITS

USA = load_board(BOARDS / "usa.board")
EXAMPLE = Path(__file__).parents[2] / "draw" / "transcontinental_example.txt"


class Seats:
    """A table that is spoken to in lines of a record."""

    def __init__(self, players: int, board: Board = USA) -> None:
        self.board = board
        self.game = SteelDriver(board, players)
        self.table = Course(self.game, "rule tests")

    @property
    def state(self) -> SteelDriverState:
        return self.table.state

    # doing

    def play(self, *lines: str) -> None:
        """Every line is legal."""
        for line in lines:
            refusal = self.submit(line)
            assert refusal is None, f"{line}: refused by {refusal.rule.name} {self.told_of(refusal)}"

    def submit(self, line: str) -> Refusal | None:
        seat, words = line.split(maxsplit=1)
        return self.table.submit(int(seat) - 1, self.game.parse(self.state, words))

    def refuses(self, line: str | tuple[int, int], rule: Rule, values: str = "") -> None:
        """The line, or the seat and action, is refused by that rule with those values, and nothing changes."""
        if isinstance(line, str):
            seat, words = line.split(maxsplit=1)
            line = int(seat), self.game.parse(self.state, words)
        numbers, moves, facts = self.state.numbers(), len(self.table.moves), len(self.table.told())
        refusal = self.table.submit(line[0] - 1, line[1])
        assert refusal is not None, f"{line} is accepted"
        assert (refusal.rule.name, self.told_of(refusal)) == (rule.name, values)
        assert self.state.numbers() == numbers
        assert (len(self.table.moves), len(self.table.told())) == (moves, facts)

    def sell(self, *sales: str) -> None:
        """Each of `1 red 3`: that seat holds the marker, puts the company up, and everyone asked passes."""
        for sale in sales:
            seat, company, bid = sale.split()
            self.play(f"{seat} auction {company} {bid}")
            while self.state.auctioned != -1:
                self.play(f"{self.asked()} pass")

    def all_pass(self) -> None:
        """Everyone who is asked passes the marker on, until the auctions of this turn are over."""
        turn = self.state.turn
        while self.state.phase == AUCTION and self.state.turn == turn:
            self.play(f"{self.asked()} pass")

    # seeing

    def asked(self) -> int:
        """The number of the only seat that owes a decision."""
        (decision,) = self.table.decisions()
        return decision.seat + 1

    def question(self) -> Rule:
        (decision,) = self.table.decisions()
        return decision.rule

    def offered(self) -> list[str]:
        """Everything that the asked seat may do, a range as `bid 3..5`."""
        choices = self.game.choices(self.state, self.asked() - 1)
        return sorted(self._spell_choice(choice.first, choice.last) for choice in choices)

    def _spell_choice(self, first: int, last: int) -> str:
        spelled = self.game.spell(self.state, first)
        return spelled if first == last else f"{spelled}..{self.game.spell(self.state, last).split()[-1]}"

    def told(self, rule: Rule) -> list[str]:
        """What the log tells under a rule, as `BID seat=1 company=red bid=3`."""
        return [self.fact(fact) for fact in self.table.facts(0) if fact.event.rule is rule]

    def fact(self, fact: Fact) -> str:
        return f"{fact.event.key.removeprefix('event-')} {self._pairs(fact.event.names, fact.event.kinds, fact.values)}".strip()

    def told_of(self, refusal: Refusal) -> str:
        because = refusal.rule.because
        return self._pairs(because.names, because.kinds, refusal.values)

    def _pairs(self, names: list[str], kinds: list[str], values: list[int]) -> str:
        return " ".join(f"{name}={self._word(kind, value)}" for name, kind, value in zip(names, kinds, values, strict=False))

    def _word(self, kind: str, value: int) -> str:
        if kind == "seat":
            return str(value + 1)
        return self.game.name_of(kind, value) if kind in ("company", "location", "colour") else str(value)

    def phase(self) -> str:
        return str(self.table.view(0)["phase"])

    def turn(self) -> int:
        return int(self.state.turn)

    def marker(self) -> int:
        return int(self.state.marker) + 1

    def order(self) -> list[str]:
        return [COMPANIES[company] for company in self.state.order]

    def seat(self, seat: int) -> dict[str, Any]:
        return self.table.view(0)["seats"][seat - 1]

    def company(self, name: str) -> dict[str, Any]:
        return self.table.view(0)["companies"][COMPANIES.index(name)]

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

    def begin(self, phase: int) -> None:
        self.state.phase = phase
        journal = Journal()
        self.game.phases[phase].begin(self.state, journal)
        self.game.run_on(self.state, journal)
        self.table.opening.extend(journal.facts)


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
) -> Seats:
    """The start of phase three. Seat 1 controls every company with a box unless `control` says otherwise."""
    seats = Seats(players, board)
    state = seats.state
    state.turn = turn
    seats.lay_track(track or {})
    controllers = seats_of(dict.fromkeys(boxes, 1) if control is None else control)
    state.controller, state.last_controller = row(controllers), row(controllers)
    state.treasury = row([boxes.get(company, 0) for company in COMPANIES])
    if order:
        state.order = row([COMPANIES.index(company) for company in order.split()])
    seats.begin(BUILD_TRACK)
    return seats


def ending(
    track: dict[str, list[str]],
    shares: dict[int, str],
    last: dict[str, int],
    order: str = "red blue green yellow purple black",
    cash: list[int] | None = None,
    players: int = 3,
) -> Seats:
    """The end of turn five, just before phase six; `order` is that in which the companies passed."""
    seats = Seats(players)
    state = seats.state
    state.turn = 5
    seats.lay_track(track)
    seats.hand_out(shares)
    state.last_controller = row(seats_of(last))
    state.controller = row(seats_of(last))
    state.cash = row(cash or [0] * players)
    state.passed = row([COMPANIES.index(company) for company in order.split()])
    seats.begin(END_OF_TURN)
    assert state.phase in (FINAL_PROFIT, -1)
    return seats


def goods(**cubes: int) -> list[int]:
    return [cubes.get(colour, 0) for colour in COLOURS]


def example_track() -> dict[str, list[str]]:
    """The position of the transcontinental example, as the rulebook tells it, on our board."""
    lines = [line.split() for line in EXAMPLE.read_text().splitlines()]
    return {company: links for company, *links in lines}
