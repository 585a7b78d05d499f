"""The printable kit of Steel & Steam: everything but dice, chips and cubes, as PDF files."""

from __future__ import annotations

from pathlib import Path

from goldenspike.games.steel_and_steam.kit.aids import write_aids
from goldenspike.games.steel_and_steam.kit.board_sheets import write_board
from goldenspike.games.steel_and_steam.kit.city_cards import write_city_cards
from goldenspike.games.steel_and_steam.kit.deeds import write_deeds
from goldenspike.games.steel_and_steam.kit.payoffs import write_payoffs
from goldenspike.games.steel_and_steam.kit.victory_cards import write_victory_cards
from goldenspike.games.steel_and_steam.kit.words import Words
from goldenspike.games.steel_and_steam.rules.board.board import Board, load_board


def write_kit(directory: Path, board: Board | None = None, language: str = "en") -> list[Path]:
    """Write the files into a directory, which is made if need be. Returns their paths."""
    directory.mkdir(parents=True, exist_ok=True)
    board = board or load_board()
    words = Words(board, language)
    return [
        *write_board(directory, board, words),
        write_deeds(directory / "deeds.pdf", board, words),
        write_city_cards(directory / "city_cards.pdf", board, words),
        write_victory_cards(directory / "victory_cards.pdf", words),
        write_payoffs(directory / "payoff_booklet.pdf", board, words),
        write_aids(directory / "player_aids.pdf", words),
    ]
