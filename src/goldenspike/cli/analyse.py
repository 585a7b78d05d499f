"""The command that studies a record: each seat's chances over the game, and the decisions that gave most away."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click
import msgspec
from rich.console import Console
from rich.progress import Progress

from goldenspike.cli.options import board_option, lang_option
from goldenspike.cli.records import read_record, replayed, speaker_of
from goldenspike.kernel.course import Course
from goldenspike.parts.offer import SetupError
from goldenspike.shelf import game_of_record
from goldenspike.study.analysis import Analysis
from goldenspike.study.answers import AnalysisShown, Swing
from goldenspike.study.findings import Findings
from goldenspike.study.played import has_mind, played
from goldenspike.study.worded import percent, shown
from goldenspike.tables.voice import Voice
from goldenspike.terminal.screen import console_for_people

BARS: Final = " ▁▂▃▄▅▆▇█"
COLUMNS: Final = 60
SLICE: Final = 0.2
"""Seconds between two looks at the clock."""


@click.command(epilog="\b\nExamples:\n  goldenspike analyse game.record\n  goldenspike analyse game.record --seconds 300 --json")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seconds", type=click.FloatRange(min=0.1), default=60.0, show_default=True, help="Study for so long at most.")
@click.option("--json", "as_json", is_flag=True, help="Print all that was found as JSON.")
@board_option
@lang_option
def analyse(file: Path, seconds: float, as_json: bool, board_file: Path | None, lang: str) -> None:
    """Study a game: each seat's chances to win over the game, the decisions that gave most away, and what a bot would have done.

    Decisions are judged by what their seat knew. Ctrl-C stops the study and prints what was found by then.
    """
    record = read_record(file)
    game = game_of_record(record, board_file)
    if not has_mind(game.name):
        raise SetupError("setup-not-studied", game=game.name)
    speaker = speaker_of(game, lang, record.seats())
    course = Course(game)
    course.carry_out(replayed(speaker, record))
    analysis = Analysis(played(game, course.moves, dict(game.board_texts)), Findings())
    follow(analysis, seconds)
    voice = Voice(game, lang, speaker.seats)
    found = shown(voice, course, analysis.findings, False, set())
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(found)).decode())
    else:
        show(console_for_people(), voice, found)


def follow(analysis: Analysis, seconds: float) -> None:
    """Study until the time is up, everything is done or somebody has had enough; tells on the terminal how far it is."""
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=1.0)
        left = seconds
        try:
            while left > 0 and analysis.findings.done < 1.0:
                analysis.go_on(min(SLICE, left))
                left -= SLICE
                progress.update(task, completed=analysis.findings.done)
        except KeyboardInterrupt:
            return


def show(console: Console, voice: Voice, found: AnalysisShown) -> None:
    console.print(voice.text("analyse-chances"), style="bold")
    points = found.points or []
    names = [voice.speaker.seat(seat) for seat in range(voice.game.players)]
    width = max(len(name) for name in names)
    for seat, name in enumerate(names):
        chances = [point.chances[seat] for point in points]
        console.print(f"{name:<{width}} {bars(chances)} {percent(chances[-1])} %", highlight=False)
    for swing in found.swings or []:
        show_swing(console, voice, swing)
    if not found.swings:
        console.print(voice.text("analyse-none"))
    if found.done < 1.0:
        console.print(voice.text("analyse-short", done=percent(found.done)), style="dim")


def show_swing(console: Console, voice: Voice, swing: Swing) -> None:
    console.print()
    console.print(voice.text("analyse-line", line=swing.line + 1, told=swing.text), style="bold", highlight=False)
    for number, plan in enumerate(swing.plans):
        key = "analyse-chosen" if number == swing.chosen else "analyse-bot" if number == 0 else "analyse-other"
        told = voice.text(key, chance=percent(plan.chance), choice=plan.text)
        console.print(f"  {told}", highlight=False, markup=False)


def bars(chances: list[float]) -> str:
    """A small graph of letters."""
    columns = min(COLUMNS, len(chances))
    picked = [chances[column * len(chances) // columns] for column in range(columns)]
    return "".join(BARS[round(chance * (len(BARS) - 1))] for chance in picked)
