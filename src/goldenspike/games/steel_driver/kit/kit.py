"""The printable kit of Steel Driver: everything but cubes and money, as PDF files."""

from __future__ import annotations

from pathlib import Path

from goldenspike.games.steel_driver.kit.aid import write_aid
from goldenspike.games.steel_driver.kit.board_sheets import check_the_map, write_board
from goldenspike.games.steel_driver.kit.pieces import write_pieces
from goldenspike.games.steel_driver.kit.rulebook import write_rules
from goldenspike.games.steel_driver.kit.words import words_of


def write_kit(folder: Path, language: str, board: Path | None = None) -> list[Path]:
    words = words_of(board, language)
    check_the_map(words.board)
    folder.mkdir(parents=True, exist_ok=True)
    return [
        write_rules(folder / "rulebook.pdf", words),
        *write_board(folder, words),
        write_pieces(folder / "pieces.pdf", words),
        write_aid(folder / "player_aids.pdf", words),
    ]
