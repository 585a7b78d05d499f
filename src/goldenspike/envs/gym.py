"""Every game as a Gymnasium environment: one seat is yours, the others are bots. Importing this registers them all."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete

from goldenspike.bots.bot import Bot
from goldenspike.envs.play import RENDER_MODES, Mask, Observation, Play, Rewards, check_mode
from goldenspike.envs.setting import encoding_of, set_up
from goldenspike.parts.offer import SetupError
from goldenspike.shelf import BOXES, box_of

VERSION: Final = "v0"
SEEDS: Final = 2**30


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a game. An action that the mask does not allow changes nothing: you are asked again, and `info` says so.

    `bots` names the bots of the other seats, as the arena does: one for all of them, or one for each in turn.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}

    def __init__(
        self,
        title: str,
        players: int | None = None,
        board: str | Path | None = None,
        *,
        seat: int = 1,
        bots: str | list[str] = "greedy",
        render_mode: str | None = None,
        rewards: Rewards = "win",
        **options: str,
    ) -> None:
        game = set_up(title, players, board, **options)
        if not 1 <= seat <= game.players:
            raise ValueError(f"the seats are 1 to {game.players}, not {seat}")
        self.render_mode = check_mode(render_mode)
        self.play: Final = Play(encoding_of(game), rewards)
        self.seat: Final = seat - 1
        self.names: Final = [bots] if isinstance(bots, str) else bots
        self.bots: dict[int, Bot[Any]] = self._seat_bots(0)
        self.action_space = Discrete(self.play.actions)
        limits = np.iinfo(np.int32)
        self.observation_space = Box(int(limits.min), int(limits.max), (self.play.numbers,), np.int32)

    def _seat_bots(self, seed: int) -> dict[int, Bot[Any]]:
        game = self.play.game
        others = [seat for seat in range(game.players) if seat != self.seat]
        if not 1 <= len(self.names) <= len(others):
            raise SetupError("setup-too-many-bots", bots=len(self.names), seats=len(others))
        named = [(seat, self.names[place % len(self.names)]) for place, seat in enumerate(others)]
        return {seat: box_of(game.name).bot(name, game, seed + seat) for seat, name in named}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.play.begin(int(self.np_random.integers(SEEDS)))
        self.bots = self._seat_bots(int(self.np_random.integers(SEEDS)))
        self._let_others_play()
        return self.play.observation(self.seat), self._info(False)

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        legal = not self.play.over and self.play.trial.step(int(action))
        if legal:
            self._let_others_play()
        paid = self.play.paid()[self.seat] if self.play.over else 0.0
        return self.play.observation(self.seat), paid, self.play.over, False, self._info(not legal)

    def _let_others_play(self) -> None:
        """Every bot gets a position of its own: what its seat may know, the rest dealt anew."""
        trial = self.play.trial
        while not self.play.over and trial.seat != self.seat:
            known = trial.game.determinize(trial.state, trial.seat, trial.stream.below(SEEDS))
            trial.do(self.bots[trial.seat].choose(known, trial.seat))

    def _info(self, illegal: bool) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "illegal": illegal}

    def action_masks(self) -> Mask:
        """1 for every action that you may take; all are 0 when the game is over."""
        return self.play.mask(self.seat)

    def render(self) -> Any:
        return self.play.render(self.render_mode, self.seat)


def id_of(title: str) -> str:
    """The name under which Gymnasium knows a title, such as `goldenspike/MyGame-v0` for `my_game`."""
    return f"goldenspike/{''.join(word.capitalize() for word in title.split('_'))}-{VERSION}"


def register_all() -> None:
    for box in BOXES.values():
        if box.encoding is not None and id_of(box.name) not in gymnasium.registry:
            gymnasium.register(id_of(box.name), entry_point=f"{__name__}:{SeatEnv.__name__}", kwargs={"title": box.name})


register_all()
