"""The command line, a command for each thing to do: play, serve, simulate, replay, print and more."""

from __future__ import annotations

import io
import os
import sys
from typing import Any

import click

from goldenspike.arena.engine import WorkFailed
from goldenspike.cli.admin import admin
from goldenspike.cli.analyse import analyse
from goldenspike.cli.arena import arena
from goldenspike.cli.odds import odds
from goldenspike.cli.options import FIRST, SPOKEN
from goldenspike.cli.play import play
from goldenspike.cli.puzzles import puzzles
from goldenspike.cli.records import board, replay, verify
from goldenspike.cli.rules import rules
from goldenspike.cli.serve import print_kit, serve
from goldenspike.cli.simulate import simulate
from goldenspike.cli.train import train
from goldenspike.kernel.record import RecordError
from goldenspike.parts.lines import BoardError
from goldenspike.parts.offer import SetupError
from goldenspike.shelf import BOXES
from goldenspike.text.speaker import bundle, error_text

EXAMPLES = f"""
\b
Examples:
  goldenspike serve
  goldenspike play {FIRST} --players 4
  goldenspike simulate {FIRST} --players 3 --bots greedy,random --games 100
  goldenspike arena {FIRST} --bots greedy,random --games 200 --report arena.html
  goldenspike replay game.record --upto 20
  goldenspike analyse game.record
  goldenspike puzzles {FIRST} --games 20 --out puzzles
  goldenspike board {FIRST} --svg board.svg
"""


class Sentences(click.Group):
    """A group of commands whose errors are one sentence, never tracebacks."""

    def make_context(self, *args: Any, **settings: Any) -> click.Context:
        try:
            return super().make_context(*args, **settings)
        except click.UsageError as error:
            raise one_line(error) from None

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except click.UsageError as error:
            raise one_line(error) from None
        except BoardError as error:
            raise click.ClickException(str(error)) from None
        except SetupError as error:
            raise click.ClickException(in_words(ctx.meta.get(SPOKEN, "en"), error)) from None
        except WorkFailed as error:
            told = SetupError("setup-work-failed", told=str(error))
            raise click.ClickException(in_words(ctx.meta.get(SPOKEN, "en"), told)) from None
        except RecordError as error:
            raise click.ClickException(error_text(ctx.meta.get(SPOKEN, "en"), error)) from None
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            ctx.exit(0)
        except OSError as error:
            raise click.ClickException(f"{error.filename or 'file'}: {error.strerror or error}") from None


def in_words(language: str, error: SetupError) -> str:
    """What is wrong, in the words that all share or in those of the game that has some for it."""
    words = [None, *(box.words for box in BOXES.values())]
    return error_text(language, error, next(one for one in words if bundle(language, one).has_message(error.key)))


class Misused(click.ClickException):
    exit_code = 2


def one_line(error: click.UsageError) -> click.ClickException:
    """A usage error as one line that points to the help; a command without arguments shows its help instead."""
    if isinstance(error, click.exceptions.NoArgsIsHelpError) or error.ctx is None:
        return error
    return Misused(f"{error.format_message()} ({error.ctx.command_path} --help tells more)")


@click.group(cls=Sentences, epilog=EXAMPLES, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="goldenspike")
def main() -> None:
    """Railway board games, played by their rulebooks."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull)  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


for command in (serve, play, simulate, arena, replay, analyse, puzzles, verify, board, rules, odds, train, print_kit, admin):
    main.add_command(command)
