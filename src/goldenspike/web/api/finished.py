"""Finished games, searched; and the records of a title: lengths, scores and the best players."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, Any

from litestar import get
from litestar.params import Parameter
from sqlalchemy import Connection, Row

from goldenspike.parts.offer import parse_options
from goldenspike.ratings import Skill, rating_of
from goldenspike.shelf import BOXES
from goldenspike.tables.errors import bad_request, unknown_game
from goldenspike.tables.shown_names import bot_shown, name_shown, seat_shown
from goldenspike.tables.stored import Seat
from goldenspike.web.api.models import problems
from goldenspike.web.api.people_models import (
    BestScore,
    Finished,
    FinishedPage,
    Leader,
    LengthShown,
    SeatFinished,
    Spread,
    TitleRecords,
)
from goldenspike.web.asking import guest_of, language_of, store_of
from goldenspike.web.pages import PageRequest
from goldenspike.web.store import finished, people
from goldenspike.web.store.rating import BOT

Wanted = Annotated[str | None, Parameter(max_length=64, pattern=r"^[\w.~-]*$")]
Moment = Annotated[float | None, Parameter(ge=0, le=1e11)]
Players = Annotated[int | None, Parameter(ge=1, le=14)]


@get("/api/finished", responses=problems(400))
async def list_finished(
    request: PageRequest,
    game: Wanted = None,
    player: Wanted = None,
    board: Wanted = None,
    players: Players = None,
    since: Moment = None,
    until: Moment = None,
    before: Wanted = None,
) -> FinishedPage:
    """Finished games that you may see, newest first, 25 at a time: public ones; of a `player` also those at which you sat."""
    reader, lang = guest_of(request), await language_of(request, None)
    wanted = finished.Search(reader, game, player, board, players, since, until, _place(before))
    found = await asyncio.to_thread(store_of(request).read, partial(_found, wanted=wanted, lang=lang))
    more = len(found) > finished.PAGE
    shown = found[: finished.PAGE]
    return FinishedPage(shown, f"{shown[-1].ended!r}~{shown[-1].id}" if more else None)


def _place(before: str | None) -> finished.Place | None:
    if before is None:
        return None
    ended, _, table = before.partition("~")
    try:
        return float(ended), table
    except ValueError:
        raise bad_request("A list goes on where `next` says.") from None


def _found(connection: Connection, wanted: finished.Search, lang: str) -> list[Finished]:
    if wanted.player is not None and wanted.player != wanted.reader and people.hidden_among(connection, [wanted.player]):
        return []
    games = finished.find(connection, wanted)
    sitting = [row.user_id for game in games for row, _ in game.sat if row.user_id is not None]
    hidden = people.hidden_among(connection, sitting) - {wanted.reader}
    return [_shown(game, hidden, lang) for game in games]


def _shown(found: finished.Found, hidden: set[str], lang: str) -> Finished:
    game = found.game
    return Finished(
        id=game.table_id,
        game=game.game,
        title=BOXES[game.game].title if game.game in BOXES else game.game,
        board=game.board,
        special=parse_options(game.options),
        public=game.public,
        players=game.players,
        company=game.company,
        why=game.why,
        began=game.began,
        ended=game.ended,
        decisions=game.decisions,
        turns=game.turns,
        given_up=game.given_up,
        seats=[_seat(row, seat, game.game, hidden, lang) for row, seat in found.sat],
    )


def _seat(row: Row[Any], seat: Seat, game: str, hidden: set[str], lang: str) -> SeatFinished:
    person = None if row.user_id in hidden else row.user_id
    name = seat_shown(seat, game, lang)
    return SeatFinished(row.seat + 1, name, person, row.bot, row.rank, row.score, row.won, row.left_by)


@get("/api/games/{game:str}/records", responses=problems(400, 404))
async def read_records(request: PageRequest, game: str) -> TitleRecords:
    """How long games of a title are, the highest scores, and its best players among people and against bots."""
    if game not in BOXES:
        raise unknown_game()
    lang = await language_of(request, None)
    return await asyncio.to_thread(store_of(request).read, partial(_records, game=game, lang=lang))


def _records(connection: Connection, game: str, lang: str) -> TitleRecords:
    long = finished.lengths(connection, game)
    best = [found for row in long for found in finished.best_scores(connection, game, row.players)]
    hidden = people.hidden_among(connection, [found.sat[0][0].user_id or "" for found in best])
    return TitleRecords(
        game=game,
        title=BOXES[game].title,
        least=finished.LEAST_GAMES,
        lengths=[LengthShown(row.players, row.games, *_spreads(row)) for row in long],
        scores=[_score(found, hidden, lang) for found in best],
        people=_leaders(connection, game, "people", lang),
        bots=_leaders(connection, game, "bots", lang),
    )


def _spreads(row: Row[Any]) -> list[Spread]:
    kinds = ("decisions", "turns", "seconds")
    figures = [(getattr(row, kind), getattr(row, f"least_{kind}"), getattr(row, f"most_{kind}")) for kind in kinds]
    return [Spread(float(mean), float(least), float(most)) for mean, least, most in figures]


def _score(found: finished.Found, hidden: set[str], lang: str) -> BestScore:
    game, (row, seat) = found.game, found.sat[0]
    open_to_all = game.public and row.user_id not in hidden
    return BestScore(
        players=game.players,
        score=row.score,
        name=seat_shown(seat, game.game, lang) if open_to_all else None,
        person=row.user_id if open_to_all else None,
        table=game.table_id if game.public else None,
        board=game.board,
        special=parse_options(game.options),
        ended=game.ended,
    )


def _leaders(connection: Connection, game: str, company: str, lang: str) -> list[Leader]:
    return [_leader(row, lang) for row in connection.execute(finished.leaders(game, company))]


def _leader(row: Row[Any], lang: str) -> Leader:
    value, half = rating_of(Skill(row.mu, row.sigma))
    if row.name is None:
        bot = row.who.removeprefix(BOT)
        return Leader(None, bot, bot_shown(bot, row.game, lang), value, half, row.games)
    return Leader(row.who, None, name_shown(row.name, lang), value, half, row.games)
