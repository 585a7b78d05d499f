"""Commands that read: replay a record, verify one, show a board."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any, Final

import click

from goldenspike.cli.options import FIRST, board_option, board_path, lang_option, map_option
from goldenspike.kernel.core import CHANCE, Game
from goldenspike.kernel.course import Course
from goldenspike.kernel.record import Record, RecordError, loads
from goldenspike.kernel.record import replay as replay_record
from goldenspike.kernel.record import verify as verify_record
from goldenspike.parts.offer import SetupError
from goldenspike.shelf import box_of, game_of_record
from goldenspike.tables.luck import Luck, check_luck
from goldenspike.tables.pictures import draw_board, draw_position
from goldenspike.terminal.screen import console_for_people, show_map
from goldenspike.text.speaker import Speaker, common_text, topic_text

PERSON: Final = "player"
"""A person without a name, in the header of a record."""


def read_record(file: Path) -> Record:
    return loads(file.read_bytes().decode("utf-8-sig", errors="replace"))


def speaker_of(game: Game[Any], lang: str, seats: list[str]) -> Speaker:
    """Speaks of the players by the names in a record's header; a seat without one goes by its number."""
    speaker = box_of(game.name).speaker(game, lang, [])
    for seat in range(game.players):
        speaker.seats.append(seat_name(speaker, seats[seat] if seat < len(seats) else PERSON, str(seat + 1)))
    return speaker


def seat_name(speaker: Speaker, name: str, number: str) -> str:
    """Who sits in a seat, as a record names them, in words and with the number of the seat."""
    if name == PERSON:
        return speaker.text("nameless-seat", number=number)
    bot = name.removeprefix("bot:")
    shown = name.replace("_", " ") if bot == name else bot_shown(speaker, bot)
    return speaker.text("name-again", name=shown, number=number)


def bot_shown(speaker: Speaker, bot: str) -> str:
    """A bot by its word in the language, with its options; one that has none by its name alone."""
    name, colon, options = bot.partition(":")
    return f"{speaker.named('bot', name)}{colon}{options}" if speaker.has(f"bot-{name}") else bot


def replayed(speaker: Speaker, record: Record, upto: int | None = None) -> list[tuple[int, int]]:
    """The moves of a record; if the rules forbid a line, the error names the rule."""
    try:
        return replay_record(speaker.game, record, upto)
    except RecordError as error:
        raise click.ClickException(speaker.record_error(error)) from None


@click.command(epilog="\b\nExamples:\n  goldenspike replay game.record\n  goldenspike replay game.record --upto 12 --json")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--upto", type=click.IntRange(min=0), help="Stop after this many actions.")
@click.option("--json", "as_json", is_flag=True, help="Print the position as JSON.")
@click.option("--svg", type=click.Path(path_type=Path), help="Draw the position into this file.")
@board_option
@lang_option
def replay(file: Path, upto: int | None, as_json: bool, svg: Path | None, board_file: Path | None, lang: str) -> None:
    """Play a record through, every line checked by the rules, and show where it leads."""
    record = read_record(file)
    game = game_of_record(record, board_file)
    speaker = speaker_of(game, lang, record.seats())
    if upto is not None and upto > record.actions():
        raise SetupError("setup-upto", actions=record.actions(), upto=upto)
    course = Course(game)
    course.carry_out(replayed(speaker, record, upto))
    if svg is not None:
        winners = game.result(course.state).winners if course.over else []
        svg.write_text(draw_position(game, course.view(0), speaker.seats, lang, winners), "utf-8")
    if as_json:
        click.echo(json.dumps(position_json(game, course, speaker), indent=1))
    elif svg is None:
        show_position(game, course, speaker)


def show_position(game: Game[Any], course: Course[Any], speaker: Speaker) -> None:
    """All that happened, the board, the tables, and who is to decide."""
    console = console_for_people()
    for fact in course.facts(0):
        console.print(speaker.fact(fact))
    screen = box_of(game.name).screen(game)
    show_map(screen, console, course.view(0), speaker)
    screen.show(console, course, speaker, 0)
    asked = ", ".join(speaker.seat(decision.seat) for decision in course.decisions())
    if asked:
        console.print(speaker.text("labelled", label=speaker.text("to-decide"), value=asked))


@click.command(epilog="\b\nExample:\n  goldenspike verify game.record")
@click.argument("file", type=click.Path(path_type=Path))
@board_option
@lang_option
def verify(file: Path, board_file: Path | None, lang: str) -> None:
    """Tell a true record from an altered one: every line legal, every digest in its place.

    If the record tells how its seed was drawn, every outcome of chance is checked too (docs/fairness.md).
    """
    record = read_record(file)
    game = game_of_record(record, board_file)
    speaker = speaker_of(game, lang, record.seats())
    try:
        verify_record(game, record)
        luck = check_luck(game, record)
    except RecordError as error:
        raise click.ClickException(speaker.record_error(error)) from None
    click.echo(common_text(lang, "record-true", file=str(file), actions=record.actions()))
    for sentence in luck_told(luck, record, speaker):
        click.echo(sentence)


def luck_told(luck: Luck | None, record: Record, speaker: Speaker) -> list[str]:
    """What was found out about the luck of a game; nothing of one without any."""
    say = partial(topic_text, speaker.language, "fair")
    if luck is None:
        return [say("fair-no-draw")] if any(entry.seat == CHANCE for entry in record.entries) else []
    told = [speaker.seat(part.seat - 1) for part in luck.parts if part.contribution is not None]
    untold = [speaker.seat(part.seat - 1) for part in luck.parts if part.contribution is None]
    return [
        say("fair-dice-true", count=luck.outcomes),
        say("fair-together", names=", ".join(told)) if told else say("fair-alone"),
        *(say("fair-untold", name=name) for name in untold),
        *([say("fair-brought", count=luck.brought)] if luck.brought else []),
        *([say("fair-known", move=luck.known_from)] if luck.known_from is not None else []),
    ]


@click.command(epilog=f"\b\nExamples:\n  goldenspike board {FIRST} --json\n  goldenspike board {FIRST} --svg board.svg")
@click.argument("game")
@click.option("--json", "as_json", is_flag=True, help="Print the board as JSON.")
@click.option("--svg", type=click.Path(path_type=Path), help="Draw the board into this file.")
@map_option
@board_option
@lang_option
def board(game: str, as_json: bool, svg: Path | None, map_name: str | None, board_file: Path | None, lang: str) -> None:
    """Show the board of a game, or check a board file of your own."""
    box = box_of(game)
    offer = box.offer
    set_up = offer.set_up(offer.fewest, {}, board_path(offer, map_name, board_file))
    if svg is not None:
        svg.write_text(draw_board(set_up, lang), "utf-8")
    if as_json:
        click.echo(json.dumps(set_up.board_view(), indent=1))
    elif svg is None:
        show_map(box.screen(set_up), console_for_people(), None, box.speaker(set_up, lang, []))


def position_json(game: Game[Any], course: Course[Any], speaker: Speaker) -> dict[str, Any]:
    """A position with whose decision it is and every legal choice, in words."""
    state = course.state
    asked = course.decisions()
    decisions = [decision for decision in asked if decision.seat != CHANCE]
    choices = [(decision.seat, choice) for decision in decisions for choice in game.choices(state, decision.seat)]
    result = None if asked else game.result(state)
    return {
        "game": game.name,
        "players": game.players,
        "options": game.options,
        "board": game.board_name,
        "actions": len(course.moves),
        **course.view(0),
        "chance": len(asked) > len(decisions),
        "decisions": [
            {
                "seat": decision.seat + 1,
                "rule": decision.rule.name,
                "reference": decision.rule.reference,
                "sealed": decision.sealed,
            }
            for decision in decisions
        ],
        "choices": [
            {
                "seat": seat + 1,
                "first": game.spell(state, choice.first),
                "last": game.spell(state, choice.last),
                "text": speaker.choice(state, choice),
            }
            for seat, choice in choices
        ],
        "result": None if result is None else {"scores": list(result.scores), "winners": [seat + 1 for seat in result.winners]},
    }
