"""Steam to print: rulebook, maps, track tiles, tracks, action tiles and player aid."""

from __future__ import annotations

from pathlib import Path


class SteamKit:
    def write(self, folder: Path, language: str, board: Path | None) -> list[Path]:
        from goldenspike.games.steam.kit.kit import write_kit  # noqa: PLC0415 (needs more than the core installs)

        return write_kit(folder, language, board)
