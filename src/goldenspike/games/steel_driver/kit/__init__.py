"""Steel Driver to print: rulebook, board, shares, markers, track and player aid."""

from __future__ import annotations

from pathlib import Path


class SteelDriverKit:
    def write(self, folder: Path, language: str, board: Path | None) -> list[Path]:
        from goldenspike.games.steel_driver.kit.kit import write_kit  # noqa: PLC0415 (needs more than the core installs)

        return write_kit(folder, language, board)
