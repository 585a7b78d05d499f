"""What an arena is to play: who meets whom, in which setting, in which seats and with which seed."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import combinations
from typing import Any, Final, NamedTuple

from goldenspike.arena.match import seat_bots
from goldenspike.kernel.core import Game
from goldenspike.parts.offer import SetupError

MATCH: Final = "match"
ROUND_ROBIN: Final = "round-robin"
GAUNTLET: Final = "gauntlet"
FORMS: Final = [MATCH, ROUND_ROBIN, GAUNTLET]
SEEDS: Final = 2**31


class Fixture(NamedTuple):
    """One game that is to be played; the key is the same whenever it is planned again, whatever else is planned with it."""

    key: str
    setting: int
    seats: tuple[str, ...]
    seed: int


class Meeting(NamedTuple):
    """Bots that meet; each lineup fills all seats and takes its turn after a whole round of the seats."""

    bots: tuple[str, ...]
    lineups: tuple[tuple[str, ...], ...]


def meetings(form: str, bots: list[str], players: int) -> list[Meeting]:
    """Who meets whom; raises `SetupError`.

    In a match all bots sit at one table, repeated to fill its seats. In a round robin every two of them meet, seat by seat in
    turn; with an odd number of seats the one more changes sides. In a gauntlet the first bot sits alone among each other one.
    """
    if form == MATCH:
        return [Meeting(tuple(bots), (tuple(seat_bots(bots, players, 0)),))]
    if len(bots) < 2:
        raise SetupError("setup-gauntlet", format=form, count=len(bots))
    if form == GAUNTLET:
        return [Meeting((bots[0], other), ((bots[0], *[other] * (players - 1)),)) for other in bots[1:]]
    pairs = combinations(bots, 2)
    return [Meeting((a, b), (tuple(seat_bots([a, b], players, 0)), tuple(seat_bots([b, a], players, 0)))) for a, b in pairs]


def setting_of(game: Game[Any]) -> str:
    """Everything that settles a game, in words."""
    options = "" if game.options == "none" else f", {game.options}"
    return f"{game.players} players, {game.board_name}{options}, rules {game.version}"


def fixtures(games: list[Game[Any]], program: str, form: str, bots: list[str], count: int, seed: int) -> Iterator[Fixture]:
    """So many games of every meeting in every setting, meeting by meeting in turn, so that a part of them is balanced too."""
    planned = [(n, meeting) for n, game in enumerate(games) for meeting in meetings(form, bots, game.players)]
    names = [setting_of(game) for game in games]
    for number in range(count):
        for setting, meeting in planned:
            players = games[setting].players
            lineup = meeting.lineups[number // players % len(meeting.lineups)]
            luck = f"{form} {seed} | {names[setting]} | {','.join(meeting.bots)} | {number}"
            yield Fixture(f"{program} {luck}", setting, tuple(seat_bots(list(lineup), players, number)), seed_for(luck))


def seed_for(luck: str) -> int:
    return int.from_bytes(hashlib.sha256(luck.encode()).digest()[:8], "big") % SEEDS
