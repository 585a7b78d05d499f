"""The printable kit of Steam Barons: everything but cubes, trains and money, as PDF files."""

from __future__ import annotations

from pathlib import Path

from goldenspike.games.steam.kit.maps import load_maps, write_maps
from goldenspike.games.steam.kit.tiles import write_tiles
from goldenspike.games.steam_barons.kit.aid import write_aid
from goldenspike.games.steam_barons.kit.companies import write_companies
from goldenspike.games.steam_barons.kit.rulebook import write_rules
from goldenspike.games.steam_barons.kit.stock_market import write_stock_market
from goldenspike.games.steam_barons.kit.words import Words


def write_kit(folder: Path, language: str, board: Path | None = None) -> list[Path]:
    maps = load_maps(board)
    words = Words(maps[0], language)
    folder.mkdir(parents=True, exist_ok=True)
    return [
        write_rules(folder / "rulebook.pdf", words, maps),
        *write_maps(folder, maps, words),
        write_tiles(folder / "tiles.pdf", words, new_cities=False),
        write_stock_market(folder / "stock_market.pdf", words),
        write_companies(folder / "companies.pdf", words),
        write_aid(folder / "player_aids.pdf", words),
    ]
