"""The seed of a table as its server and the browsers at it draw it together; docs/fairness.md tells the protocol."""

from __future__ import annotations

import hashlib
from typing import Final, NamedTuple

from goldenspike.tables.draw_answers import DrawShown, PartShown
from goldenspike.tables.stored import DRAWN, NO_DRAW, OPEN, OVER, PERSON, Header, Seat

PROTOCOL: Final = "golden spike draw 1"
NOT_TOLD: Final = "-"
"""Stands in a record for a part that was promised and never told, and for a list without parts."""


class Part(NamedTuple):
    """What one person's browser adds: the number of a seat, counted from 1, its promise, and the secret once it is told."""

    seat: int
    commitment: str
    contribution: str | None


def commitment_to(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def seed_of(table: str, secret: str, parts: list[Part]) -> str:
    """The seed that follows from what the server and the browsers have told."""
    told = [f"seat {part.seat} {part.contribution}" for part in parts if part.contribution is not None]
    return hashlib.sha256("\n".join([PROTOCOL, f"table {table}", f"server {secret}", *told]).encode()).hexdigest()


def server_secret(header: Header) -> str:
    """The server's own part. What it is made from opens other doors of the table too, and is never told."""
    return hashlib.sha256(f"{header.seed}/draw".encode()).hexdigest()


def parts_of(header: Header) -> list[Part]:
    return [Part(seat.seat + 1, seat.commitment, seat.contribution) for seat in header.seats if seat.commitment is not None]


def dice_of(header: Header) -> str:
    """The seed that a table deals by: one drawn together, or, at tables from before and in lessons, the one they were given."""
    return header.seed if header.draw == NO_DRAW else seed_of(header.id, server_secret(header), parts_of(header))


def not_committed(header: Header) -> set[str]:
    """The people at a table whose browsers have promised nothing yet."""
    return {user for user, seats in _people(header).items() if all(seat.commitment is None for seat in seats)}


def not_revealed(header: Header) -> list[Part]:
    return [part for part in parts_of(header) if part.contribution is None]


def _people(header: Header) -> dict[str, list[Seat]]:
    people: dict[str, list[Seat]] = {}
    for seat in header.seats:
        if seat.kind == PERSON and seat.user is not None:
            people.setdefault(seat.user, []).append(seat)
    return people


def shown_draw(header: Header, known_from: int | None) -> DrawShown:
    """What everybody may know: the parts once the game has begun, the server's secret and the seed when it is over."""
    if header.draw == NO_DRAW:
        return DrawShown(stage=NO_DRAW)
    over, begun = header.status == OVER, header.status != OPEN
    parts = [PartShown(part.seat, part.commitment, part.contribution if begun else None) for part in parts_of(header)]
    return DrawShown(
        stage=header.draw,
        commitment=commitment_to(server_secret(header)),
        parts=parts,
        until=None if begun else header.due,
        brought=header.brought,
        known_from=known_from,
        secret=server_secret(header) if over else None,
        seed=dice_of(header) if over else None,
    )


def record_lines(header: Header, known_from: int | None) -> dict[str, str]:
    """The lines that the header of a finished game's record gets, by which anybody can check its luck; none before the end."""
    if header.draw != DRAWN or header.status != OVER:
        return {}
    parts = [f"{part.seat}:{part.commitment}:{part.contribution or NOT_TOLD}" for part in parts_of(header)]
    lines = {
        "draw": PROTOCOL.rpartition(" ")[2],
        "draw_table": header.id,
        "draw_commitment": commitment_to(server_secret(header)),
        "draw_secret": server_secret(header),
        "draw_parts": " ".join(parts) or NOT_TOLD,
        "draw_seed": dice_of(header),
        "draw_from": str(header.brought),
    }
    return lines if known_from is None else {**lines, "draw_known_from": str(known_from)}
