"""Starts the server, and writes the printable kit: the commands that need more than the core installs."""

from __future__ import annotations

from pathlib import Path

import click

from goldenspike.cli.options import FIRST, WITH_KIT, lang_option
from goldenspike.parts.offer import SetupError
from goldenspike.shelf import box_of


@click.command(
    epilog="\b\nExamples:\n  goldenspike serve\n  goldenspike serve --port 9000 --database sqlite:///games.sqlite --no-browser"
)
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 for everybody.")
@click.option("--port", type=click.IntRange(1, 65535), default=8018, show_default=True)
@click.option(
    "--database", metavar="URL", help="Where games are kept: sqlite:///FILE or postgresql://...; a file of your own by default."
)
@click.option("--processes", type=click.IntRange(1, 64), default=1, show_default=True, help="Server processes (PostgreSQL only).")
@click.option("--browser/--no-browser", default=True, help="Open the page in a browser where there is one.")
def serve(host: str, port: int, database: str | None, processes: int, browser: bool) -> None:
    """Serve games in the browser until Ctrl-C. If a server uses the same file already, that one is opened instead."""
    try:
        from goldenspike.web.serve import serve as run  # noqa: PLC0415
    except ImportError as error:
        raise SetupError(f"the server is not installed ({error.name} is missing): pip install -e '.[web]'") from None
    run(host, port, database, browser, processes)


@click.command("print", epilog=f"\b\nExample:\n  goldenspike print {next(iter(WITH_KIT), FIRST)} --out kit --lang fr")
@click.argument("game", type=click.Choice(WITH_KIT))
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), default=Path("kit"), show_default=True, help="A folder.")
@lang_option
def print_kit(game: str, out: Path, lang: str) -> None:
    """Write a printable kit as PDF files: board, deeds, cards, payoffs, player aids."""
    kit = box_of(game).kit
    try:
        files = kit.write(out, lang) if kit is not None else []
    except ImportError as error:
        raise SetupError(f"printing is not installed ({error.name} is missing): pip install -e '.[print]'") from None
    for file in files:
        click.echo(file)
