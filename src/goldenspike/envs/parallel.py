"""Every game as a PettingZoo parallel environment: all seats answer at once, and those that are asked are heard."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from gymnasium.spaces import Discrete, Space
from pettingzoo import ParallelEnv  # type: ignore[import-untyped]
from pettingzoo.utils.conversions import parallel_to_aec  # type: ignore[import-untyped]

from goldenspike.envs.aec import observation_space
from goldenspike.envs.play import RENDER_MODES, Play, Rewards, check_mode
from goldenspike.envs.setting import encoding_of, set_up
from goldenspike.kernel.core import Game
from goldenspike.parts.bits import members

Answers = dict[str, Any]


class SeatsAtOnce(ParallelEnv):  # type: ignore[misc]
    """In a cycle every seat answers. Those that owe a decision are heard, in the order of the seats; what the others say, and
    what a mask does not allow, changes nothing. After `max_cycles` the game is broken off.
    """

    def __init__(
        self, game: Game[Any], render_mode: str | None = None, rewards: Rewards = "win", max_cycles: int | None = None
    ) -> None:
        self.play: Final = Play(encoding_of(game), rewards)
        self.render_mode = check_mode(render_mode)
        self.metadata = {"name": f"goldenspike_{game.name}_parallel_v0", "render_modes": RENDER_MODES}
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(game.players)]
        self.agents: list[str] = []
        self.longest: Final = max_cycles
        self.cycles = 0
        self.observation_spaces = {agent: observation_space(self.play) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.play.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Answers, Answers]:
        self.play.begin(seed)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[Answers, Answers, Answers, Answers, Answers]:
        for seat in self._asked():
            agent = self.possible_agents[seat]
            if agent in actions and seat in self._asked():
                self.play.trial.turn_to(seat)
                self.play.trial.step(int(actions[agent]))
        self.cycles += 1
        over, broken_off = self.play.over, not self.play.over and self.cycles == self.longest
        agents, paid = self.agents, self.play.paid() if over else [0.0] * len(self.possible_agents)
        seen = self._observations()
        if over or broken_off:
            self.agents = []
        rewards = dict(zip(self.possible_agents, paid, strict=True))
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, broken_off), {agent: {} for agent in agents}

    def _asked(self) -> list[int]:
        """The seats that owe a decision."""
        return members(self.play.game.pending(self.play.trial.state))

    def _observations(self) -> Answers:
        seen = {}
        asked = self._asked()
        for seat, agent in enumerate(self.possible_agents):
            if seat in asked:
                self.play.trial.turn_to(seat)
            seen[agent] = {"observation": self.play.observation(seat), "action_mask": self.play.mask(seat)}
        return seen

    def render(self) -> Any:
        return self.play.render(self.render_mode, max(0, self.play.trial.seat))

    def close(self) -> None:
        """There is nothing to close."""


def parallel_env(
    title: str,
    players: int | None = None,
    board: str | Path | None = None,
    *,
    render_mode: str | None = None,
    rewards: Rewards = "win",
    max_cycles: int | None = None,
    **options: str,
) -> SeatsAtOnce:
    """A PettingZoo parallel environment; title, players, board and options are those of `set_up`."""
    return SeatsAtOnce(set_up(title, players, board, **options), render_mode, rewards, max_cycles)


def env(title: str, players: int | None = None, board: str | Path | None = None, **more: Any) -> Any:
    """The same as an AEC environment, by PettingZoo's own conversion: in every cycle each seat is asked once, and what those say
    who owe no decision is not heard. With the arguments of `parallel_env`."""
    return parallel_to_aec(parallel_env(title, players, board, **more))
