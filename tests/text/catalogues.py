"""The catalogues of all languages, message by message."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from goldenspike.shelf import BOXES
from goldenspike.text.speaker import CATALOGUES, Speaker


@cache
def speaker(game: str, language: str) -> Speaker:
    offer = BOXES[game].offer
    return BOXES[game].speaker(offer.set_up(offer.most, {}), language, [f"Player {seat}" for seat in range(offer.most)])


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


def catalogue_file(language: str, catalogue: str) -> Path:
    """The catalogue of a game, or one of those that all games share."""
    return BOXES[catalogue].words / f"{language}.ftl" if catalogue in BOXES else CATALOGUES / language / f"{catalogue}.ftl"


@cache
def messages(language: str, catalogue: str) -> dict[str, ast.Message]:
    return read_messages(catalogue_file(language, catalogue))


def read_messages(path: Path) -> dict[str, ast.Message]:
    """The messages of a catalogue by their keys, in their order."""
    body = FluentParser().parse(path.read_text("utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    keys = [message.id.name for message in found]
    assert len(keys) == len(set(keys)), "a key stands twice"
    return dict(zip(keys, found, strict=True))


class Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)


def plain(message: ast.Message) -> str:
    """All text of a message, that of every variant included, without what is filled in."""
    visitor = Texts()
    visitor.visit(message)
    return " ".join(visitor.found)


def written(message: ast.Message) -> str:
    """All text of a message in its order, that of every variant included, with the names of what is filled in."""
    return "".join(pieces(message.value)) if message.value else ""


def pieces(pattern: ast.Pattern) -> Iterator[str]:
    for part in pattern.elements:
        inner = part.expression if isinstance(part, ast.Placeable) else None
        if isinstance(part, ast.TextElement):
            yield part.value
        elif isinstance(inner, ast.SelectExpression):
            yield " | ".join("".join(pieces(variant.value)) for variant in inner.variants)
        elif isinstance(inner, ast.VariableReference):
            yield f"{{ ${inner.id.name} }}"
        elif isinstance(inner, ast.StringLiteral):
            yield inner.value
        else:
            yield "{ }"


def choosers(message: ast.Message) -> set[str]:
    """What the variants of a message are chosen by."""
    assert message.value is not None
    placeables = [part.expression for part in message.value.elements if isinstance(part, ast.Placeable)]
    selects = [expression for expression in placeables if isinstance(expression, ast.SelectExpression)]
    return {variant.key.name for select in selects for variant in select.variants if isinstance(variant.key, ast.Identifier)}
