"""The board as the rules use it: what each step costs, and ready-made choices for everything on it."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_and_steam.rules import actions
from goldenspike.games.steel_and_steam.rules.board.board import FERRY, JUNCTION, Board
from goldenspike.games.steel_and_steam.rules.rules import ENTER_COST, FERRY_COST, FULL_BENEFIT, JUNCTION_COST, NORMAL
from goldenspike.games.steel_and_steam.rules.state import CITY_WORDS
from goldenspike.kernel.core import Choice, row
from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.bits import BIT, WORD_BITS

NEVER: Final = 1_000_000
MOST_MPS: Final[i64] = NORMAL[2] + FULL_BENEFIT[2]


def single(action: i64) -> Choice:
    return Choice(action, action)


def choices_of(kind: i64, count: i64) -> list[Choice]:
    """One choice of this kind for every number below `count`."""
    return [single(actions.with_one(kind, number)) for number in range(count)]


@final
class Rails:
    """All phases of a game share it, and nothing in it changes. The steps out of a space are numbered from its `first_step` up
    to, but without, the `first_step` of the next space."""

    def __init__(self, board: Board) -> None:
        self.board: Final = board
        self.segment_count: Final[i64] = len(board.segment_a)
        self.segment_property: Final[Row] = board.segment_property
        self.ends: Final[Row] = row([a + b for a, b in zip(board.segment_a, board.segment_b, strict=True)])
        self.cost_to_a: Final[Row] = row([step_cost(board, s, board.segment_a[s]) for s in range(self.segment_count)])
        self.cost_to_b: Final[Row] = row([step_cost(board, s, board.segment_b[s]) for s in range(self.segment_count)])
        self.idling: Final[Row] = row([_idling(board, segment) for segment in range(self.segment_count)])
        steps = [(space, segment) for space, there in enumerate(board.segments_at) for segment in there]
        self.first_step: Final[Row] = row(_first_steps(board))
        self.step_segment: Final[Row] = row([segment for _, segment in steps])
        self.step_end: Final[Row] = row([board.other_end(segment, space) for space, segment in steps])
        self.step_cost: Final[Row] = row([step_cost(board, segment, board.other_end(segment, space)) for space, segment in steps])
        self.cost_back: Final[Row] = row([step_cost(board, segment, space) for space, segment in steps])
        self.has_ferry: Final[Row] = row([1 if _has_ferry(board, there) else 0 for there in board.segments_at])
        moves = choices_of(actions.MOVE, self.segment_count)
        self.moves: Final = moves
        self.moves_at: Final = [[moves[segment] for segment in there] for there in board.segments_at]
        self.buys: Final = choices_of(actions.BUY, board.property_count)
        self.takeovers: Final = choices_of(actions.TAKEOVER, board.property_count)
        self.mortgages: Final = choices_of(actions.MORTGAGE, board.property_count)
        self.payoffs: Final = choices_of(actions.PAYOFF, board.property_count)
        self.giveups: Final = choices_of(actions.GIVEUP, board.property_count)
        self.yards: Final = choices_of(actions.YARD, board.city_count)
        self.turns: Final = choices_of(actions.TURN, len(board.card_area))
        self.area_cards: Final = [_cards_of(board, area) for area in range(len(board.area_names))]
        self.draws: Final = [_draws(area, len(cards)) for area, cards in enumerate(self.area_cards)]
        self.city_word: Final[Row] = row([city // WORD_BITS for city in range(board.city_count)])
        self._ahead: Row | None = None
        assert board.city_count <= CITY_WORDS * WORD_BITS

    def ahead(self) -> Row:
        """For every space and number of MPs, the set of properties on which a step can be begun; made when first asked for."""
        if self._ahead is None:
            self._ahead = _properties_ahead(self)
        return self._ahead

    def other_end(self, segment: i64, space: i64) -> i64:
        return self.ends[segment] - space

    def cost(self, segment: i64, end: i64) -> i64:
        """MPs of a step along a segment to this end of it [7]."""
        return self.cost_to_a[segment] if self.board.segment_a[segment] == end else self.cost_to_b[segment]

    def touches(self, segment: i64, space: i64) -> bool:
        return self.board.segment_a[segment] == space or self.board.segment_b[segment] == space


def step_cost(board: Board, segment: i64, end: i64) -> i64:
    if FERRY in (board.kinds[board.segment_a[segment]], board.kinds[board.segment_b[segment]]):
        return FERRY_COST
    return JUNCTION_COST if board.kinds[end] == JUNCTION else ENTER_COST


def _has_ferry(board: Board, segments: list[int]) -> bool:
    """Whether any of the steps along these segments is a ferry step."""
    return any(step_cost(board, segment, board.segment_a[segment]) == FERRY_COST for segment in segments)


def _idling(board: Board, segment: i64) -> i64:
    """What riding a segment back and forth costs: 2 MPs, or 1 beside a junction; 0 stands for a ferry, which costs too many."""
    cost = step_cost(board, segment, board.segment_a[segment]) + step_cost(board, segment, board.segment_b[segment])
    return cost if cost <= 2 * ENTER_COST else 0


def _first_steps(board: Board) -> list[int]:
    first = [0]
    for there in board.segments_at:
        first.append(first[-1] + len(there))
    return first


def _properties_ahead(rails: Rails) -> Row:
    spaces, width = rails.board.space_count, MOST_MPS + 1
    ahead = row([0] * (spaces * width))
    for mps in range(width):
        for space in range(spaces):
            ahead[space * width + mps] = ahead[space * width + mps - 1] if mps > 0 else 0
        grew = True
        while grew:
            grew = False
            for space in range(spaces):
                known = ahead[space * width + mps]
                found = known
                for step in range(rails.first_step[space], rails.first_step[space + 1]):
                    left = mps - rails.step_cost[step]
                    if left >= 0 or mps > 0:
                        found |= BIT[rails.segment_property[rails.step_segment[step]]]
                    if left >= 0:
                        found |= ahead[rails.step_end[step] * width + left]
                if found != known:
                    ahead[space * width + mps] = found
                    grew = True
    return ahead


def _cards_of(board: Board, area: int) -> Row:
    return row([card for card, side in enumerate(board.card_area) if side == area])


def _draws(area: i64, most: int) -> list[Choice]:
    """The choice of drawing a card of an area, weighted by how many of them are left in the deck: one for each number."""
    action = actions.with_one(actions.DRAW, area)
    return [Choice(action, action, left) for left in range(most + 1)]


def mps_to(rails: Rails, goal: i64) -> list[int]:
    """The fewest MPs from every space to a goal."""
    far = [NEVER] * rails.board.space_count
    far[goal] = 0
    rings: list[list[int]] = [[goal]]
    for mps, ring in enumerate(rings):
        for space in ring:
            if far[space] == mps:
                for segment in rails.board.segments_at[space]:
                    before = rails.other_end(segment, space)
                    there = mps + rails.cost(segment, space)
                    if there < far[before]:
                        far[before] = there
                        while len(rings) <= there:
                            rings.append([])
                        rings[there].append(before)
    return far
