"""Steel & Steam to print: rulebook, board, deeds, cards, payoffs and aids."""

from __future__ import annotations

from pathlib import Path


class SteelAndSteamKit:
    def write(self, folder: Path, language: str, board: Path | None) -> list[Path]:
        from goldenspike.games.steel_and_steam.kit.kit import write_kit  # noqa: PLC0415 (needs more than the core installs)

        return write_kit(folder, language, board)
