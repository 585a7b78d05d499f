"""A program as a bot: it is shown what its seat may know, and answers in the game's notation."""

from __future__ import annotations

import json
import logging
import re
from typing import Any, Final

from goldenspike.bots.bot import Bot
from goldenspike.bots.levels import STEADY
from goldenspike.kernel.core import Game, NotationError
from goldenspike.programs.talk import Gone, Silent, Talk
from goldenspike.shelf import box_of

PROTOCOL: Final = "golden-spike 1"
STARTING: Final = 20.0
"""Seconds that a program has to say that it is ready."""
GRACE: Final = 2.0
"""Seconds after `stop` in which an answer still counts."""
NUMBER: Final = re.compile(r"[0-9]{1,18}")
MOST_FAULTS: Final = 3
"""A program that fails so often in a game is not asked again in it."""
RUNNING: Final[dict[str, Talk]] = {}
"""The programs that run beside this process, by their command: each decides for all its seats in all games."""
logger: Final = logging.getLogger("goldenspike.bots")


class Nonsense(Exception):
    """The program answered what is no legal action."""


class Program(Bot[Any]):
    """Whenever the program hangs, dies or talks nonsense a bot of ours decides instead; `faults` tells what happened."""

    def __init__(self, command: str, game: Game[Any], seed: int, seconds: float = 5.0) -> None:
        self.command: Final = command
        self.game: Final = game
        self.seconds: Final = seconds
        self.faults: Final[list[str]] = []
        known = box_of(game.name).bots
        self._fallback: Final = box_of(game.name).bot(STEADY if STEADY in known else next(iter(known)), game, seed)

    def choose(self, state: Any, seat: int) -> int:
        if len(self.faults) < MOST_FAULTS:
            try:
                return self._answer(state, seat)
            except (Gone, Silent, Nonsense) as error:
                self._give_up(error)
        return int(self._fallback.choose(state, seat))

    def _answer(self, state: Any, seat: int) -> int:
        talk = self._begun()
        talk.forget()
        talk.say(f"decide {json.dumps(question(self.game, state, seat, self.seconds))}")
        try:
            words = talk.hear("act", self.seconds)
        except Silent:
            talk.say("stop")
            words = talk.hear("act", GRACE)
        return understood(self.game, state, seat, words)

    def _begun(self) -> Talk:
        """The program, which knows what is played now."""
        talk = talk_with(self.command)
        setting = json.dumps(announced(self.game))
        if talk.setting != setting:
            talk.setting = setting
            talk.say(f"game {setting}")
        return talk

    def _give_up(self, error: Exception) -> None:
        """A program that is silent or gone is ended, and started again for the next decision."""
        self.faults.append(f"{type(error).__name__.lower()}: {error}")
        logger.warning("%s in %s: %s", self.command, self.game.name, self.faults[-1])
        if not isinstance(error, Nonsense):
            end(self.command)


def talk_with(command: str) -> Talk:
    """The program of that command, started if it does not run; raises `Gone` or `Silent`."""
    if command not in RUNNING:
        talk = RUNNING[command] = Talk(command)
        talk.say(PROTOCOL)
        talk.hear("ready", STARTING)
    return RUNNING[command]


def end(command: str) -> None:
    talk = RUNNING.pop(command, None)
    if talk is not None:
        talk.end()


def announced(game: Game[Any]) -> dict[str, Any]:
    """What is told before the first decision, and again where another game is played."""
    return {
        "game": game.name,
        "rules": game.version,
        "players": game.players,
        "board": game.board_name,
        "options": game.options,
        "layout": game.board_view(),
    }


def question(game: Game[Any], state: Any, seat: int, seconds: float) -> dict[str, Any]:
    """What is told at every decision; seats count from 1."""
    return {
        "seat": seat + 1,
        "seconds": seconds,
        "view": game.view(state, seat),
        "choices": [
            {
                "first": int(choice.first),
                "last": int(choice.last),
                "words": game.spell(state, choice.first),
                "words_last": game.spell(state, choice.last),
            }
            for choice in game.choices(state, seat)
        ],
    }


def understood(game: Game[Any], state: Any, seat: int, words: str) -> int:
    """The action that an answer names, in words or by its number; raises `Nonsense`."""
    if NUMBER.fullmatch(words):
        action = int(words)
    else:
        try:
            action = game.parse(state, words)
        except NotationError as error:
            raise Nonsense(f"'{words[:80]}' spells no action ({error})") from None
    refusal = game.check(state, seat, action)
    if refusal is not None:
        raise Nonsense(f"'{words[:80]}', which {refusal.rule.name} ({refusal.rule.reference}) forbids")
    return action
