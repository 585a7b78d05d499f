"""Bots of other people: Python files that name their bot `BOT` (docs/bots.md), and programs (docs/programs.md)."""

from __future__ import annotations

import hashlib
import sys
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from goldenspike.arena.engine import in_one_line
from goldenspike.bots.bot import Bot
from goldenspike.bots.spec import Maker, Spec, made
from goldenspike.kernel.core import Game
from goldenspike.parts.offer import SetupError
from goldenspike.programs.program import Program
from goldenspike.shelf import box_of

ENDING: Final = ".py"
COMMAND: Final = "run:"
"""What the name of a program begins with; its command follows."""
TAKEN_IN: Final[dict[str, str]] = {}
"""The text of every file that was taken in, by the name of its bot: it travels to other processes and machines."""
MAKERS: Final[dict[str, Maker]] = {}


class NotLegal(Exception):
    """A bot from a file has answered what the rules forbid."""


class Watched(Bot[Any]):
    """A bot from a file: its answers are checked, because games trust those of our own."""

    def __init__(self, name: str, bot: Any, game: Game[Any]) -> None:
        self.name: Final = name
        self.bot: Final = bot
        self.game: Final = game

    def choose(self, state: Any, seat: int) -> int:
        action = int(self.bot.choose(self.game.copy(state), seat))
        refusal = self.game.check(state, seat, action)
        if refusal is not None:
            raise NotLegal(f"{self.name} answered {action}, which {refusal.rule.name} ({refusal.rule.reference}) forbids")
        return action


def is_file(spec: str) -> bool:
    name = Spec(spec).name
    return name.endswith(ENDING) and not name.startswith(COMMAND)


def take_in(spec: str) -> str:
    """The spec of a bot under the name by which games know it: a file's bears a digest, so that a changed one is another bot.

    Raises `SetupError`, or `OSError` if the file cannot be read.
    """
    if not is_file(spec):
        return spec
    asked = Spec(spec)
    file = Path(asked.name).expanduser()
    text = file.read_text("utf-8")
    name = f"{file.name}@{hashlib.sha256(text.encode()).hexdigest()[:8]}".replace(" ", "_").replace(",", "_")
    TAKEN_IN[name] = text
    return name + spec[len(asked.name) :]


def adopt(texts: dict[str, str]) -> None:
    """Know the bots that another process has taken in."""
    TAKEN_IN.update(texts)


def bot_of(spec: str, game: Game[Any], seed: int) -> Bot[Any]:
    """A bot of the game or one that was taken in; raises `SetupError`."""
    asked = Spec(spec)
    if asked.name.startswith(COMMAND):
        program: Program = made(asked, {asked.name: partial(Program, asked.name.removeprefix(COMMAND))}, game, seed)
        return program
    if asked.name not in TAKEN_IN:
        return box_of(game.name).bot(spec, game, seed)
    try:
        if asked.name not in MAKERS:
            MAKERS[asked.name] = _maker(asked.name, TAKEN_IN[asked.name])
        return Watched(asked.name, made(asked, MAKERS, game, seed), game)
    except SetupError:
        raise
    except Exception as error:
        raise SetupError("setup-bot-file", bot=asked.name, told=in_one_line(error)) from error


def _maker(name: str, text: str) -> Maker:
    """What a file calls `BOT`."""
    module = ModuleType(f"goldenspike_bot_{name.rpartition('@')[2]}")
    sys.modules[module.__name__] = module  # where dataclasses and pickle look for it
    exec(compile(text, name, "exec"), module.__dict__)
    maker: Maker = module.BOT
    return maker
