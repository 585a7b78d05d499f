"""Every game as a PettingZoo AEC environment: the seats are agents, asked one by one as the game asks them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from goldenspike.envs.play import RENDER_MODES, Play, Rewards, check_mode
from goldenspike.envs.setting import encoding_of, set_up
from goldenspike.kernel.core import Game

LIMITS: Final = np.iinfo(np.int32)


def observation_space(play: Play) -> Dict:
    """What a seat sees, and 1 for every action that it may take."""
    seen = Box(int(LIMITS.min), int(LIMITS.max), (play.numbers,), np.int32)
    return Dict({"observation": seen, "action_mask": Box(0, 1, (play.actions,), np.int8)})


class AecEnv(AECEnv):  # type: ignore[misc]
    """`seat_1` to `seat_n` are the agents. An action that the mask does not allow is a `ValueError` and changes nothing.

    With `max_cycles` the game is broken off, and everybody truncated, after so many decisions for each seat.
    """

    def __init__(
        self, game: Game[Any], render_mode: str | None = None, rewards: Rewards = "win", max_cycles: int | None = None
    ) -> None:
        super().__init__()
        self.play: Final = Play(encoding_of(game), rewards)
        self.render_mode = check_mode(render_mode)
        self.metadata = {"name": f"goldenspike_{game.name}_v0", "render_modes": RENDER_MODES, "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(game.players)]
        self.agents: list[str] = []
        self.seats: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.longest: Final = None if max_cycles is None else max_cycles * game.players
        self.steps = 0
        self.observation_spaces = {agent: observation_space(self.play) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.play.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.play.begin(seed)
        self.steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.play.trial.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seats[agent]
        return {"observation": self.play.observation(seat), "action_mask": self.play.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self.play.trial.step(int(action)):
            raise ValueError(f"{agent} may not take the action {action}: see the mask of its observation")
        self.steps += 1
        self._cumulative_rewards[agent] = 0.0
        if self.play.over:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self.play.trial.seat]
            if self.steps == self.longest:
                self.truncations = dict.fromkeys(self.agents, True)

    def _end(self) -> None:
        """Pay everybody; nothing is paid before, so that there is nothing to add to."""
        self.rewards = dict(zip(self.possible_agents, self.play.paid(), strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def render(self) -> Any:
        return self.play.render(self.render_mode, self.seats.get(self.agent_selection, 0))

    def close(self) -> None:
        """There is nothing to close."""


def pettingzoo_env(
    title: str,
    players: int | None = None,
    board: str | Path | None = None,
    *,
    render_mode: str | None = None,
    rewards: Rewards = "win",
    max_cycles: int | None = None,
    **options: str,
) -> AecEnv:
    """A PettingZoo AEC environment; title, players, board and options are those of `set_up`."""
    return AecEnv(set_up(title, players, board, **options), render_mode, rewards, max_cycles)
