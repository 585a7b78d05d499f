"""The command that prints the rules of a game."""

from __future__ import annotations

import click

from goldenspike.cli.options import FIRST, lang_option
from goldenspike.shelf import box_of
from goldenspike.text.rules_document import rules_document


@click.command(epilog=f"\b\nExample:\n  goldenspike rules {FIRST} --lang de > rules.md")
@click.argument("game")
@lang_option
def rules(game: str, lang: str) -> None:
    """Print every rule of a game, as the game cites it (Markdown)."""
    box = box_of(game)
    speaker = box.speaker(box.offer.set_up(box.offer.fewest, {}), lang, [])
    click.echo(rules_document(speaker, box.offer.title, box.offer.fewest, box.offer.most), nl=False)
