"""Every way of setting up every game: titles, boards, rule sets and numbers of players."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from goldenspike.envs.setting import encoding_of
from goldenspike.kernel.core import Game
from goldenspike.parts.encoding import Encoding
from goldenspike.shelf import BOXES

Setting = tuple[str, str, int, dict[str, str]]
TITLES = list(BOXES)
QUICK: dict[str, dict[str, str]] = {name: next((options for _, options in box.offer.trials()), {}) for name, box in BOXES.items()}
"""For each title options with which random play soon ends."""


def settings() -> list[Setting]:
    return [
        (name, board, players, options)
        for name, box in BOXES.items()
        for board in box.offer.boards
        for players, options in box.offer.trials()
    ]


def spelled(value: object) -> str | None:
    return " ".join(f"{key}={one}" for key, one in value.items()) or "plain" if isinstance(value, dict) else None


every_setting = pytest.mark.parametrize(("name", "board", "players", "options"), settings(), ids=spelled)
every_title = pytest.mark.parametrize("title", TITLES)


def encoded(name: str, board: str, players: int, options: dict[str, str]) -> tuple[Game[Any], Encoding[Any]]:
    return _encoded(name, board, players, tuple(options.items()))


@cache
def _encoded(name: str, board: str, players: int, options: tuple[tuple[str, str], ...]) -> tuple[Game[Any], Encoding[Any]]:
    offer = BOXES[name].offer
    game = offer.set_up(players, dict(options), offer.boards[board])
    return game, encoding_of(game)
