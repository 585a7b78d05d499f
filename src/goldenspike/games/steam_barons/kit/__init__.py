"""Steam Barons to print: rulebook, maps, track tiles, stock-market card, company displays and player aid."""

from __future__ import annotations

from pathlib import Path


class SteamBaronsKit:
    def write(self, folder: Path, language: str, board: Path | None) -> list[Path]:
        from goldenspike.games.steam_barons.kit.kit import write_kit  # noqa: PLC0415 (needs more than the core installs)

        return write_kit(folder, language, board)
