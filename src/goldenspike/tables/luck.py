"""Checks the luck of a game: what chance did, against the seed, and the seed of a record against what it was drawn from."""

from __future__ import annotations

import re
from typing import Any, Final, NamedTuple

from goldenspike.kernel.chance import Dealer
from goldenspike.kernel.core import CHANCE, Game, Log
from goldenspike.kernel.record import DIGEST, Record, RecordError, replay
from goldenspike.tables.draw_answers import Dealt
from goldenspike.tables.fairness import NOT_TOLD, PROTOCOL, Part, commitment_to, seed_of

SECRET: Final = "[0-9a-f]{64}"
PART: Final = re.compile(f"([1-9][0-9]?):({SECRET}):({SECRET}|{NOT_TOLD})")
FORMS: Final = {
    "draw": re.compile(PROTOCOL.rpartition(" ")[2]),
    "draw_table": re.compile(r"\S+"),
    "draw_commitment": re.compile(SECRET),
    "draw_secret": re.compile(SECRET),
    "draw_parts": re.compile(f"{PART.pattern}( {PART.pattern})*|{NOT_TOLD}"),
    "draw_seed": re.compile(SECRET),
    "draw_from": re.compile("[0-9]{1,5}"),
}
"""What a header that tells of a draw must have, and in which form."""
KNOWN_FROM: Final = "draw_known_from"


class Luck(NamedTuple):
    """What was found true: how many outcomes, after the moves that were brought; who drew; and from where the seed was known."""

    outcomes: int
    brought: int
    parts: list[Part]
    known_from: int | None


def dealt(game: Game[Any], moves: list[tuple[int, int]], first: int, seed: str) -> list[Dealt]:
    """Every outcome after the first moves: what could come, what did, and what the seed gives."""
    silence, dealer, found = Log(), Dealer(seed), []
    state = game.start(silence)
    for number, (seat, action) in enumerate(moves):
        if seat == CHANCE and number >= first:
            dealer.go_to(number + 1)
            found.append(_dealt(game, state, number + 1, action, dealer))
        game.apply(state, seat, action, silence)
    return found


def _dealt(game: Game[Any], state: Any, move: int, action: int, dealer: Dealer) -> Dealt:
    offered = game.choices(state, CHANCE)
    chosen = next(nth for nth, choice in enumerate(offered) if choice.first <= action <= choice.last)
    return Dealt(
        move=move,
        words=game.spell(state, action),
        right=game.spell(state, dealer.deal(offered)),
        offered=[(int(choice.weight), int(choice.last - choice.first + 1)) for choice in offered],
        chosen=(chosen, int(action - offered[chosen].first)),
    )


def check_luck(game: Game[Any], record: Record) -> Luck | None:
    """Check all that a record tells of its draw, and every outcome of chance; None if it tells nothing. Raises `RecordError`."""
    if not any(name == "draw" or name.startswith("draw_") for name in record.header):
        return None
    luck, seed = _check_draw(record, game.players)
    outcomes = dealt(game, replay(game, record), luck.brought, seed)
    lines = [entry.line for entry in record.entries if entry.seat != DIGEST]
    for outcome in outcomes:
        if outcome.words != outcome.right:
            raise RecordError(lines[outcome.move - 1], "record-draw-wrong-outcome", found=outcome.words, right=outcome.right)
    return luck._replace(outcomes=len(outcomes))


def _check_draw(record: Record, players: int) -> tuple[Luck, str]:
    """The draw and its seed, which follow from each other as the header says."""
    header, lines = record.header, record.header_lines
    for name, form in FORMS.items():
        if name not in header:
            raise RecordError(lines["game"], "record-header-lacks", name=name)
        if form.fullmatch(header[name]) is None:
            raise RecordError(lines[name], "record-draw-bad-line", name=name)
    parts = [_part(*found) for found in PART.findall(header["draw_parts"])]
    seats = [part.seat for part in parts]
    if seats != sorted(set(seats)) or max(seats, default=0) > players:
        raise RecordError(lines["draw_parts"], "record-draw-bad-line", name="draw_parts")
    if commitment_to(header["draw_secret"]) != header["draw_commitment"]:
        raise RecordError(lines["draw_secret"], "record-draw-wrong-secret")
    for part in parts:
        if part.contribution is not None and commitment_to(part.contribution) != part.commitment:
            raise RecordError(lines["draw_parts"], "record-draw-wrong-part", seat=part.seat)
    if seed_of(header["draw_table"], header["draw_secret"], parts) != header["draw_seed"]:
        raise RecordError(lines["draw_seed"], "record-draw-wrong-seed")
    return Luck(0, int(header["draw_from"]), parts, _known_from(record)), header["draw_seed"]


def _part(seat: str, commitment: str, told: str) -> Part:
    return Part(int(seat), commitment, None if told == NOT_TOLD else told)


def _known_from(record: Record) -> int | None:
    text = record.header.get(KNOWN_FROM)
    if text is not None and FORMS["draw_from"].fullmatch(text) is None:
        raise RecordError(record.header_lines[KNOWN_FROM], "record-draw-bad-line", name=KNOWN_FROM)
    return None if text is None else int(text)
