"""Finds the recorded games: plays seed after seed until a game shows what its name says.

`python -m tests.replays.find` writes the records that are missing; scores and transcripts are written with them. A record that
is there stays as it is, for it shows how games of its version are played.
"""

from __future__ import annotations

from goldenspike.kernel.record import dumps, header_of
from goldenspike.shelf import BOXES
from tests.replays.played import HERE, Played, oddities, played, record_of, score_line, transcript


def find(title: str, name: str) -> str:
    """The record of the first game that shows what its name says."""
    oddity = oddities(title)[name]
    game = oddity.set_up(title)
    for seed in oddity.seeds:
        moves = oddity.plays(game, oddity.seats, seed)
        if oddity.shows(Played(game, moves)):
            return dumps(game, header_of(game, [f"bot:{seat}" for seat in oddity.seats]), moves)
    raise LookupError(f"no game found that shows {name}")


def main() -> None:
    for title in BOXES:
        for name in [name for name in oddities(title) if not record_of(title, name).exists()]:
            record_of(title, name).write_text(find(title, name), "utf-8")
            if paragraph := oddities(title)[name].paragraph:
                record_of(title, name).with_suffix(".txt").write_text(transcript(played(title, name), paragraph), "utf-8")
            print(title, name, flush=True)
        lines = [score_line(name, played(title, name).result()) for name in oddities(title)]
        (HERE / title / "scores.txt").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
