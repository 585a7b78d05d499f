"""The printable kit of Steel & Steam: everything but dice, chips and cubes, as PDF files."""

from __future__ import annotations

from pathlib import Path

from goldenspike.games.steel_and_steam.kit.aids import write_aids
from goldenspike.games.steel_and_steam.kit.board_sheets import check_the_map, write_board
from goldenspike.games.steel_and_steam.kit.city_cards import write_city_cards
from goldenspike.games.steel_and_steam.kit.deeds import write_deeds
from goldenspike.games.steel_and_steam.kit.locomotive_cards import write_locomotive_cards
from goldenspike.games.steel_and_steam.kit.payoffs import write_payoffs
from goldenspike.games.steel_and_steam.kit.rulebook import write_rules
from goldenspike.games.steel_and_steam.kit.victory_cards import write_victory_cards
from goldenspike.games.steel_and_steam.kit.words import Words, words_of


def write_kit(folder: Path, language: str, board: Path | None = None) -> list[Path]:
    """Write the files into a folder, which is made if need be; a board of a designer's own may be named."""
    words = words_of(board, language)
    check_the_map(words.board)
    folder.mkdir(parents=True, exist_ok=True)
    return _written(folder, words)


def _written(folder: Path, words: Words) -> list[Path]:
    return [
        write_rules(folder / "rulebook.pdf", words),
        *write_board(folder, words),
        write_deeds(folder / "deeds.pdf", words),
        write_city_cards(folder / "city_cards.pdf", words),
        write_victory_cards(folder / "victory_cards.pdf", words),
        write_payoffs(folder / "payoff_booklet.pdf", words),
        write_locomotive_cards(folder / "locomotive_cards.pdf", words),
        write_aids(folder / "player_aids.pdf", words),
    ]
