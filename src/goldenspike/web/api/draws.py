"""The draw of a table's seed, step by step, and the check of its luck afterwards (docs/fairness.md)."""

from __future__ import annotations

from functools import partial

from litestar import get, post
from litestar.status_codes import HTTP_200_OK

from goldenspike.tables.fairness import shown_draw
from goldenspike.tables.stored import NO_DRAW, OVER
from goldenspike.web.api.models import Checked, Contribution, Promise, TableAt, problems
from goldenspike.web.api.tables import not_over
from goldenspike.web.asking import clerk_of, draws_of, guest_of, sight_for, store_of, table_for
from goldenspike.web.errors import not_your_seat, problem
from goldenspike.web.pages import PageRequest
from goldenspike.web.store import draws


@post("/api/tables/{table:str}/commit", status_code=HTTP_200_OK, responses=problems(400, 403, 404, 409))
async def commit(request: PageRequest, table: str, data: Promise) -> TableAt:
    """Promise your part of the seed by its hash, before the game begins; a later promise takes the place of an earlier one."""
    here = await table_for(request, table)
    user = guest_of(request)
    if not here.seats_of(user):
        raise not_your_seat()
    if not await store_of(request).write(partial(draws.commit, table=table, user=user, commitment=data.commitment), table):
        raise problem("no_promises", "The promises for this table are fixed already, or there is no draw here.")
    return TableAt(table, (await draws_of(request).go_on(table)).course.seq)


@post("/api/tables/{table:str}/reveal", status_code=HTTP_200_OK, responses=problems(400, 403, 404, 409))
async def reveal(request: PageRequest, table: str, data: Contribution) -> TableAt:
    """Tell the part of the seed that you have promised, once all promises are fixed."""
    here = await table_for(request, table)
    user = guest_of(request)
    if not here.seats_of(user):
        raise not_your_seat()
    if not await store_of(request).write(partial(draws.reveal, table=table, user=user, contribution=data.contribution), table):
        raise problem("not_promised", "You have not promised that, or it is not the time to tell it.")
    return TableAt(table, (await draws_of(request).go_on(table)).course.seq)


@get("/api/tables/{table:str}/luck", responses=problems(400, 403, 404, 409))
async def check(request: PageRequest, table: str, key: str | None = None) -> Checked:
    """All that chance did in a game that is over, with what could have come and what the seed gives."""
    here = await table_for(request, table, key)
    if here.header.status != OVER:
        raise not_over()
    if here.header.draw == NO_DRAW:
        raise problem("no_promises", "The seed of this table was not drawn together.")
    outcomes = await clerk_of(request).check(here, await sight_for(request, here, "en", None))
    return Checked(shown_draw(here.header, here.known_from), all(one.words == one.right for one in outcomes), outcomes)
