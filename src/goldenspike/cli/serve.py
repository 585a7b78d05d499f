"""Starts the server, and writes the printable kit: the commands that need more than the core installs."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from goldenspike.cli.options import FIRST, WITH_KIT, board_option, board_path, lang_option, map_option
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


PRINTED: Final = next(iter(WITH_KIT), FIRST)


@click.command(
    "print",
    epilog=f"\b\nExamples:\n  goldenspike print {PRINTED} --out kit --lang fr\n"
    f"  goldenspike print {PRINTED} --board my_board --out my_kit",
)
@click.argument("game", type=click.Choice(WITH_KIT))
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), default=Path("kit"), show_default=True, help="A folder.")
@map_option
@board_option
@lang_option
def print_kit(game: str, out: Path, map_name: str | None, board_file: Path | None, lang: str) -> None:
    """Write a printable kit as PDF files: rulebook, board, cards and tiles, charts, player aids."""
    box = box_of(game)
    board = board_path(box.offer, map_name, board_file)
    try:
        files = box.kit.write(out, lang, board) if box.kit is not None else []
    except ImportError as error:
        raise SetupError(f"printing is not installed ({error.name} is missing): pip install -e '.[print]'") from None
    for file in files:
        click.echo(file)
