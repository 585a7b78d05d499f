"""One sitting at the terminal: people and bots in turn, numbered choices, and answers to `why`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from goldenspike.cli.bots import act_for, bots_at
from goldenspike.cli.kept import Kept
from goldenspike.cli.news import tell, tell_sections
from goldenspike.cli.records import speaker_of
from goldenspike.compiled import is_compiled
from goldenspike.kernel.core import CHANCE, EVERYBODY, Choice, Fact, Game, NotationError
from goldenspike.kernel.course import Course
from goldenspike.kernel.record import dumps
from goldenspike.shelf import box_of, own_board
from goldenspike.tables.describing import describe
from goldenspike.tables.sight import has_secrets
from goldenspike.terminal.screen import console_for_people, show_map

Moves = Sequence[tuple[int, int]]
FORGET_LINES: Final = "\x1b[3J"
"""Makes a terminal forget the lines above the screen."""


class Session:
    """One sitting at the terminal; `moves` are those of the game that is resumed."""

    def __init__(
        self, game: Game[Any], seats: list[str], seed: int, lang: str, kept: Kept | None = None, moves: Moves = ()
    ) -> None:
        box = box_of(game.name)
        self.game: Final = game
        self.seats: Final = seats
        self.kept_files: Final = kept or Kept()
        self.console: Final = console_for_people()
        self.course: Final = Course(game, str(seed))
        self.course.carry_out(list(moves))
        self.course.deal()
        self.seed: Final = str(seed)
        self.bots: Final = bots_at(game, seats)
        self.speaker: Final = speaker_of(game, lang, seats)
        self.screen: Final = box.screen(game)
        self.told = len(self.course.told()) if moves else 0
        self.map_shown = ""
        self.people: Final = [seat for seat in range(game.players) if seat not in self.bots]
        self.eyes = self.people[0] if len(self.people) == 1 else CHANCE
        """The seat that looks at the screen; chance sees what everybody may see."""
        self.kept: Final[list[Fact]] = []
        """Facts for people who are not at the keyboard."""

    def run(self) -> None:
        if self.bots and not is_compiled():
            self.console.print(self.say("bots-interpreted"), style="dim")
        try:
            self.play()
        except KeyboardInterrupt:
            self.console.print()
            self.leave()

    def play(self) -> None:
        acted = CHANCE
        while decisions := self.course.decisions():
            seat = decisions[0].seat
            if seat in self.bots:
                if seat != acted:
                    self.tell_news()
                acted = seat
                act_for(self.bots[seat], self.course, self.seed, seat)
            elif not self.ask(seat):
                self.leave()
                return
        self.tell_news()
        self.show_all()

    def ask(self, seat: int) -> bool:
        """Ask a person until the position has changed; False when they leave."""
        if not self.hand_over(seat):
            return False
        self.tell_news()
        choices = self.game.choices(self.course.state, seat)
        if self.is_forced(seat):
            self.console.print(f"  {self.say('only-one')}")
            return self.course.submit(seat, choices[0].first) is None
        self.show_position()
        self.show_question(seat, choices)
        before = list(self.course.moves)
        while self.course.moves == before:
            line = self.line(f"{self.say('choose')} ")
            if line is None or line.lower() in ("quit", "exit"):
                return False
            if line:
                self.obey(seat, choices, line)
        return True

    def line(self, prompt: str) -> str | None:
        """What a person types; None when they leave."""
        try:
            return self.console.input(prompt, markup=False).strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return None

    def show_question(self, seat: int, choices: list[Choice]) -> None:
        """Print who decides, what the game adds to that, and the numbered choices."""
        asked, *more = self.screen.question(self.course.view(self.eyes), self.speaker, seat)
        self.console.print(f"\n{asked}", style="bold", end="  ")
        self.console.print(f"({self.say('more-help')})")
        for line in more:
            self.console.print(f"  {line}")
        for number, choice in enumerate(choices, 1):
            self.console.print(f"  {number:2}  {self.speaker.choice(self.course.state, choice)}")

    def hand_over(self, seat: int) -> bool:
        """Let the next person come to the keyboard, with a clean screen if either of them has secrets; False when they leave."""
        if seat == self.eyes:
            return True
        if has_secrets(self.course, seat) or has_secrets(self.course, self.eyes):
            self.clear()
            if self.line(f"{self.say('pass-keyboard', seat=self.speaker.seat(seat))} ") is None:
                return False
        self.eyes = seat
        self.tell([fact for fact in self.kept if fact.audience == seat])
        self.kept[:] = [fact for fact in self.kept if fact.audience != seat]
        return True

    def clear(self) -> None:
        """An empty screen, also for whoever scrolls back."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write(FORGET_LINES)

    def is_forced(self, seat: int) -> bool:
        choices = self.game.choices(self.course.state, seat)
        return len(choices) == 1 and choices[0].first == choices[0].last

    def undo(self, seat: int) -> None:
        """Go back to the seat's last decision that was not forced; nobody at this terminal is asked to agree."""
        refusal = self.course.take_back(seat, by_consent=True)
        while refusal is None and self.is_forced(seat):
            refusal = self.course.take_back(seat, by_consent=True)
        self.told = len(self.course.told())
        self.kept[:] = [fact for fact in self.kept if fact in self.course.told()]
        self.console.print(self.say("undone") if refusal is None else self.speaker.refusal(refusal))

    def obey(self, seat: int, choices: list[Choice], line: str) -> None:
        word, _, rest = line.partition(" ")
        word = word.lower()
        if word in ("help", "?") or (word in ("why", "save") and not rest):
            example = self.game.spell(self.course.state, choices[-1].first)
            self.console.print(" ".join(self.say("help", example=example).split()))
        elif word == "why":
            self.explain(seat, choices, rest)
        elif word == "undo":
            self.undo(seat)
        elif word == "save":
            self.save(Path(rest.strip()).expanduser())
        elif word == "log":
            self.show_log(seat)
        elif word == "rules":
            self.show_rules()
        elif word == "board":
            self.show_all()
        elif word == "describe":
            tell_sections(self.console, describe(self.course, self.speaker, self.eyes))
        elif (moves := self.screen.obey(self.console, self.course, self.speaker, word, rest)) is not None:
            self.act_in_turn(seat, moves)
        else:
            self.act(seat, choices, line)

    def show_rules(self) -> None:
        self.console.rule(self.say("rules-title"))
        for rule in self.game.rules():
            self.console.print(f"{rule.reference:14} {self.speaker.text('rule-' + rule.name)}")

    def show_log(self, seat: int) -> None:
        self.console.rule(self.say("log-title"))
        for fact in self.course.facts(seat):
            self.console.print(self.speaker.fact(fact))

    def act_in_turn(self, seat: int, moves: list[int]) -> None:
        """Carry out several actions, until one of them is refused."""
        for action in moves:
            refusal = self.course.submit(seat, action)
            if refusal is not None:
                self.console.print(self.speaker.refusal(refusal), style="yellow")
                return

    def act(self, seat: int, choices: list[Choice], line: str) -> None:
        """Carry out what was typed: a choice's number, a number and an amount, or an action in words."""
        words = line.split()
        if not all(word.isdecimal() for word in words):
            self.act_in_words(seat, self.game.steps(self.course.state, line))
            return
        choice = numbered(choices, words[0])
        if choice is None or len(words) > (1 if choice.first == choice.last else 2):
            self.console.print(self.say("no-such-choice"))
            return
        action = self.amount(choice, words[1:])
        if action is not None:
            self.submit(seat, action)

    def act_in_words(self, seat: int, steps: list[str]) -> None:
        """Carry out all steps; if one fails, take back those before it."""
        for number, step in enumerate(steps):
            action = self.parse(step)
            if action is None or not self.submit(seat, action):
                for _ in range(number):
                    self.course.take_back(seat)
                return

    def submit(self, seat: int, action: int) -> bool:
        refusal = self.course.submit(seat, action)
        if refusal is not None:
            self.console.print(self.speaker.refusal(refusal), style="yellow")
        return refusal is None

    def amount(self, choice: Choice, given: list[str]) -> int | None:
        """The action that a choice stands for; a range asks for its number unless one was given."""
        if choice.first == choice.last:
            return choice.first
        low = self.game.wording_values(self.course.state, choice.first)[-1]
        high = self.game.wording_values(self.course.state, choice.last)[-1]
        word = given[0] if given else self.line(f"{self.say('choose-number', low=low, high=high)} ")
        if word is None:
            return None
        if word.isascii() and word.isdigit() and len(word) < 10:
            return choice.first + int(word) - low
        self.console.print(self.say("choose-number", low=low, high=high))
        return None

    def parse(self, words: str) -> int | None:
        try:
            return self.game.parse(self.course.state, words)
        except NotationError as error:
            self.console.print(self.speaker.error(error), style="yellow")
            return None

    def explain(self, seat: int, choices: list[Choice], words: str) -> None:
        choice = numbered(choices, words)
        action = self.parse(words) if choice is None else choice.first
        if action is not None:
            refusal = self.course.explain(seat, action)
            self.console.print(self.say("allowed") if refusal is None else self.speaker.refusal(refusal))

    def save(self, file: Path) -> bool:
        """Write the record and say whether that worked; a file that is no record is not overwritten."""
        try:
            if not self.kept_files.may_write(file):
                self.console.print(self.say("not-a-record", file=str(file)), style="yellow")
                return False
            header = self.kept_files.header(self.game, self.seats)
            file.write_text(dumps(self.game, header, self.course.moves, own_board(self.game)), "utf-8")
        except (OSError, ValueError) as error:
            self.console.print(f"{file}: {getattr(error, 'strerror', None) or error}", style="yellow")
            return False
        self.console.print(self.say("saved", file=str(file)))
        return True

    def leave(self) -> None:
        """Keep the game for later, unless nothing has happened in it."""
        file = next(filter(self.save, self.kept_files.places()), None) if self.course.moves else None
        if file is not None:
            self.console.print(self.say("goodbye", command=self.kept_files.command(file)), soft_wrap=True)

    def tell_news(self) -> None:
        """Print what the person at the keyboard may know; the rest is kept for the person it is meant for."""
        news = self.course.told()[self.told :]
        self.told += len(news)
        self.kept.extend(fact for fact in news if fact.audience not in (EVERYBODY, self.eyes))
        self.tell([fact for fact in news if fact.audience in (EVERYBODY, self.eyes)])

    def tell(self, facts: list[Fact]) -> None:
        tell(self.console, self.speaker, facts)

    def show_position(self) -> None:
        """Print the tables, and before them the map: at every decision in the phases that need it, in others once a turn."""
        view = self.course.view(self.eyes)
        if view["phase"] in self.screen.map_phases or self.map_shown != f"{view['turn']}":
            show_map(self.screen, self.console, view, self.speaker)
            self.map_shown = f"{view['turn']}"
        self.screen.show(self.console, self.course, self.speaker, self.eyes)

    def show_all(self) -> None:
        show_map(self.screen, self.console, self.course.view(self.eyes), self.speaker)
        self.screen.show(self.console, self.course, self.speaker, self.eyes)

    def say(self, key: str, /, **values: object) -> str:
        return self.speaker.text(key, **values)


def numbered(choices: list[Choice], word: str) -> Choice | None:
    """The choice with that number on the screen."""
    is_number = word.isascii() and word.isdigit() and len(word) < 10
    return choices[int(word) - 1] if is_number and 1 <= int(word) <= len(choices) else None
