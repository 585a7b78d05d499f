"""Every game as an OpenSpiel game, `goldenspike_TITLE`, with explicit chance. Importing this registers them all."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel  # type: ignore[import-not-found]

from goldenspike.bots.trial import NOBODY
from goldenspike.box import Box
from goldenspike.envs.play import array, mask_array
from goldenspike.envs.setting import USUAL_PLAYERS, encoding_of, set_up
from goldenspike.kernel.core import CHANCE, Choice, first_seat
from goldenspike.kernel.course import Course, Line
from goldenspike.parts.encoding import Encoding
from goldenspike.parts.indices import FIRST_PAGE, Indices
from goldenspike.parts.offer import Offer
from goldenspike.shelf import BOXES, own_board
from goldenspike.tables.table import game_of

LONGEST: Final = 1_000_000
"""More moves than any game has that we know of; OpenSpiel wants a number."""
HIDDEN: Final = "?"
MORE: Final = "more"


class Position:
    """A game in play: its course, and the page of actions that the asked seat is on. OpenSpiel copies it with its states."""

    def __init__(self, encoding: Encoding[Any], course: Course[Any], page: int = FIRST_PAGE) -> None:
        self.encoding: Final = encoding
        self.course: Final = course
        self.page = page

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return Position(self.encoding, self.course.fork(), self.page)

    def __reduce__(self) -> tuple[Any, ...]:
        """Saved as what was played: compiled positions cannot be."""
        game = self.course.game
        made = (game.name, game.version, game.players, game.options, game.board_name, own_board(game) or None)
        return position_again, (made, list(self.course.moves), self.page)

    @property
    def seat(self) -> int:
        waiting = self.course.asked()
        return first_seat(waiting) if waiting else NOBODY

    def choices(self) -> list[Choice]:
        return self.course.game.choices(self.course.state, self.seat)

    def indices(self) -> Indices:
        return self.encoding.outcomes if self.seat == CHANCE else self.encoding.actions

    def action(self, index: int) -> int:
        return int(self.indices().action(index, self.page))

    def allowed(self) -> list[int]:
        """The indices that the asked seat may take, or that chance may bring."""
        return [int(index) for index in np.flatnonzero(mask_array(self.indices().mask(self.choices(), self.page)))]

    def apply(self, index: int) -> None:
        if index == self.indices().more:
            self.page += 1
            return
        self.course.carry_out([(self.seat, self.action(index))])
        self.page = FIRST_PAGE

    def odds(self) -> list[tuple[int, float]]:
        """Every outcome of chance with its probability: a choice by its weight, then any action in it."""
        choices, outcomes = self.choices(), self.encoding.outcomes
        total = sum(int(choice.weight) for choice in choices)
        found = []
        for choice in choices:
            share = int(choice.weight) / total / int(choice.last - choice.first + 1)
            found += [(int(outcomes.index(action)), share) for action in range(choice.first, choice.last + 1)]
        return sorted(found)

    def observe(self, seat: int) -> np.ndarray[Any, np.dtype[np.int32]]:
        self.encoding.observe(self.course.state, seat, self.page if seat == self.seat else FIRST_PAGE)
        return array(self.encoding.sheet.numbers)

    def known(self, seat: int) -> str:
        """Everything that has happened, as this seat knows it: what it cannot know is a question mark."""
        lines = self.course.standing()
        told = [HIDDEN if self.course.hidden(line, {seat}) else line.entry.words for line in lines]
        return "\n".join([f"seat {seat}", *map(spelled, lines, told), *[MORE] * self.page])

    def whole(self) -> str:
        """Everything that has happened, secrets and all."""
        lines = self.course.standing()
        return "\n".join([*[spelled(line, line.entry.words) for line in lines], *[MORE] * self.page])


def position_again(made: tuple[Any, ...], moves: list[tuple[int, int]], page: int) -> Position:
    """A position that was saved."""
    game = game_of(*made)
    course = Course(game)
    course.carry_out(moves)
    return Position(encoding_of(game), course, page)


def spelled(line: Line, words: str) -> str:
    return f"{line.entry.seat} {words}"


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.at = Position(game.encoding, Course(game.encoding.game))

    def current_player(self) -> int:
        seat = self.at.seat
        if seat == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.at.allowed() if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.at.odds()

    def _apply_action(self, index: int) -> None:
        self.at.apply(index)

    def _action_to_string(self, player: int, index: int) -> str:
        if index == self.at.indices().more:
            return MORE
        course = self.at.course
        return course.game.spell(course.state, self.at.action(index))

    def is_terminal(self) -> bool:
        return self.at.course.over

    def returns(self) -> list[float]:
        """1 for the winner, shared if there are several."""
        game = self.at.course.game
        winners = game.result(self.at.course.state).winners if self.at.course.over else []
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(game.players)]

    def __str__(self) -> str:
        return self.at.whole()


class Observer:
    """What one seat sees, as numbers (`tensor`, and field by field in `dict`) and as text; with perfect recall as text alone."""

    def __init__(self, encoding: Encoding[Any], recall: bool) -> None:
        self.recall: Final = recall
        self.fields: Final = encoding.sheet.fields
        self.tensor: Final = None if recall else np.zeros(len(encoding.sheet.numbers), np.float32)
        self.dict: dict[str, Any] = {}
        if self.tensor is not None:
            self.dict = {field.name: self.tensor[field.first : field.first + field.count] for field in self.fields}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = state.at.observe(player)

    def string_from(self, state: SpielState, player: int) -> str:
        if self.recall:
            return state.at.known(player)
        seen = state.at.observe(player)
        lines = [(field.name, seen[field.first : field.first + field.count]) for field in self.fields]
        return "\n".join(f"{name}: {' '.join(map(str, numbers))}" for name, numbers in lines)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game set up by its parameters: `players`, `board` and the game's own options."""

    title = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        asked = {**defaults(BOXES[self.title].offer), **(params or {})}
        players, board = asked.pop("players"), asked.pop("board")
        options = BOXES[self.title].offer.options
        game = set_up(self.title, players, board, **{name: str(value or options[name][0]) for name, value in asked.items()})
        self.encoding: Final = encoding_of(game)
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.encoding.actions.size),
            max_chance_outcomes=int(self.encoding.outcomes.size),
            num_players=game.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        has_chance = self.encoding.outcomes.size > 0
        super().__init__(game_type(BOXES[self.title], has_chance, self.encoding.hides), info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """Seats see all that they may: there is no observer of public or of private facts alone."""
        if iig_obs_type is None:
            return Observer(self.encoding, False)
        whole = iig_obs_type.public_info and iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return Observer(self.encoding, iig_obs_type.perfect_recall) if whole else None


def defaults(offer: Offer) -> dict[str, Any]:
    """The parameters of a game. OpenSpiel takes digits for a number, so an option with numbers is one, and 0 its first value."""
    players = max(offer.fewest, min(offer.most, USUAL_PLAYERS))
    options = {name: 0 if values[-1].isdigit() else values[0] for name, values in offer.options.items()}
    return {"players": players, "board": next(iter(offer.boards)), **options}


def game_type(box: Box[Any], has_chance: bool, hides: bool) -> Any:
    kind = pyspiel.GameType
    chance = kind.ChanceMode.EXPLICIT_STOCHASTIC if has_chance else kind.ChanceMode.DETERMINISTIC
    information = kind.Information.IMPERFECT_INFORMATION if hides else kind.Information.PERFECT_INFORMATION
    return kind(
        short_name=f"goldenspike_{box.name}",
        long_name=box.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=chance,
        information=information,
        utility=kind.Utility.CONSTANT_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=box.offer.most,
        min_num_players=box.offer.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(box.offer),
    )


def register_all() -> None:
    for box in BOXES.values():
        if box.encoding is not None:
            encoding = encoding_of(set_up(box.name))
            made = type(f"{SpielGame.__name__}_{box.name}", (SpielGame,), {"title": box.name})
            pyspiel.register_game(game_type(box, encoding.outcomes.size > 0, encoding.hides), made)


register_all()
