"""The encodings of all games as a document: every kind of action and every field of an observation, from the games themselves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from goldenspike.box import Box
from goldenspike.envs.setting import encoding_of, set_up
from goldenspike.parts.encoding import Encoding
from goldenspike.parts.indices import Indices
from goldenspike.shelf import BOXES

HEAD: Final = """# The games in numbers

Written by `tools/encodings` from the games themselves; [envs.md](envs.md) tells how to use it. Sizes differ with players, board
and options: `Encoding.actions.size`, and `first` and `count` of every field in `Encoding.sheet.fields`, tell them for a game at
hand. What is told *by seat* begins with the seat that looks and goes on clockwise; *a seat* is 0 for nobody, 1 for the seat that
looks, 2 for the next one clockwise; other things (companies, stops, properties) are their number plus 1, 0 being none, and come
in the order of the game's board files. The board itself never changes and is no part of an observation: `Game.board_view` has it.
"""


def described() -> str:
    """The whole document."""
    parts = [HEAD, *[line for box in BOXES.values() if box.encoding is not None for line in _of_game(box)]]
    return "\n".join(parts)


def _of_game(box: Box[Any]) -> Iterator[str]:
    players, options = box.offer.trials()[0]
    encoding = encoding_of(set_up(box.name, players, **options))
    told = "".join(f", {name}={value}" for name, value in options.items())
    yield f"## {box.title}\n"
    yield from _sizes(box)
    yield f"\nThe tables are for {players} players{told}.\n"
    yield from _actions("Actions", encoding.actions)
    if encoding.outcomes.size:
        yield from _actions("Outcomes of chance (OpenSpiel)", encoding.outcomes)
    yield from _fields(encoding)


def _sizes(box: Box[Any]) -> Iterator[str]:
    """Numbers of actions, and of numbers in an observation, for every board, number of players and choice that changes them."""
    yield "| board | options | players | actions | numbers |"
    yield "| --- | --- | --- | --- | --- |"
    for board in box.offer.boards:
        for chosen in _deciding(box):
            sizes = []
            for players in range(box.offer.fewest, box.offer.most + 1):
                encoding = encoding_of(set_up(box.name, players, board, **chosen))
                sizes.append((players, int(encoding.actions.size), len(encoding.sheet.numbers)))
            told = " ".join(f"{name}={value}" for name, value in chosen.items()) or "-"
            columns = [", ".join(str(size[column]) for size in sizes) for column in range(3)]
            yield f"| {board} | {told} | {' | '.join(columns)} |"


def _deciding(box: Box[Any]) -> list[dict[str, str]]:
    """The options, one at a time beside the usual ones, with which there are other actions or fields."""
    found: list[dict[str, str]] = [{}]
    known = {_shape(box, {})}
    for name, values in box.offer.options.items():
        for value in values[1:]:
            shape = _shape(box, {name: value})
            if shape not in known:
                known.add(shape)
                found.append({name: value})
    return found


def _shape(box: Box[Any], options: dict[str, str]) -> tuple[int, int]:
    encoding = encoding_of(set_up(box.name, None, None, **options))
    return int(encoding.actions.size), len(encoding.sheet.numbers)


def _actions(title: str, indices: Indices) -> Iterator[str]:
    yield f"### {title}\n"
    yield "| indices | kind | what the index counts |"
    yield "| --- | --- | --- |"
    rows = []
    for span in indices.spans:
        places = [int(indices.index(choice.first)) for choice in span.choices]
        last = int(indices.index(span.choices[places.index(max(places))].last))
        rows.append((min(places), last, span.word, span.note))
    if indices.has_pages:
        rows.append((int(indices.more), int(indices.more), "more", "turns to the next page; no action of the game"))
    for first, last, word, note in sorted(rows):
        yield f"| {first} to {last} | {word} | {note or 'there is one'} |"
    yield ""


def _fields(encoding: Encoding[Any]) -> Iterator[str]:
    yield "### Observation\n"
    yield "| numbers | field | what it tells |"
    yield "| --- | --- | --- |"
    for field in encoding.sheet.fields:
        last = field.first + field.count - 1
        yield f"| {field.first if field.count == 1 else f'{field.first} to {last}'} | {field.name} | {field.note} |"
    phases = ", ".join(f"{number} {phase.name}" for number, phase in enumerate(encoding.game.phases, start=1))
    yield f"\nPhases: {phases}.\n"
