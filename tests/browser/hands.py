"""What a player's hands do on the pages."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page
from sqlalchemy import update

from goldenspike.bots.levels import STEADY
from goldenspike.kernel.record import DIGEST, dumps, header_of, loads, replay
from goldenspike.shelf import game_of_record
from goldenspike.tables.stored import NO_DRAW
from goldenspike.web.operator.opened import in_store
from goldenspike.web.store.schema import tables
from goldenspike.web.store.writes import notify
from tests.browser.expecting import expect
from tests.web.servers import Server

RECORDS = Path(__file__).parents[1] / "replays"
ASKED = ".decision.mine:not([aria-busy=true]) .choice:not(:disabled)"
LEAVE = """(url) => {
  document.getElementById('main').dataset.left = '';
  history.pushState(null, '', url);
  dispatchEvent(new PopStateEvent('popstate'));
}"""
SETTLED = f"() => document.querySelector('{ASKED}, [data-test=winner]')"


def new_table(page: Page, url: str, seats: list[str], public: bool = False) -> None:
    """Go to a new table of Steel Driver as the form would make it; seats are me, bot, hotseat or open."""
    more = {"bot": {"bot": STEADY}, "hotseat": {"name": "Player {}"}}
    wanted = [
        {"kind": kind, **{key: value.format(number) for key, value in more.get(kind, {}).items()}}
        for number, kind in enumerate(seats, 1)
    ]
    made = page.request.post(f"{url}/api/tables", data={"game": "steel_driver", "seats": wanted, "public": public})
    assert made.ok, made.text()
    page.goto(f"{url}/t/{made.json()['id']}")
    page.wait_for_selector("svg.board, [data-test=gathering]")


def turn_to(page: Page, url: str) -> None:
    """Go to another of our pages as a link leads there, without loading everything anew."""
    if not page.url.startswith("http"):
        page.goto(url)
        return
    page.wait_for_selector("#main", state="attached")
    page.evaluate(LEAVE, url)
    page.wait_for_function("() => !document.querySelector('[data-left]')")


def turn_anew(page: Page, url: str) -> None:
    """Go to the page that is there once more, by way of another one."""
    if page.url.startswith("http"):
        turn_to(page, f"{'/'.join(url.split('/')[:3])}/replay")
    turn_to(page, url)


def resumed(page: Page, url: str, record: str, move: str, alone: bool = False) -> str:
    """The address of a recorded game up to the line before a move: every seat is mine, or only the one that moves."""
    played = loads((RECORDS / record).read_text())
    game = game_of_record(played)
    before = [f"{entry.seat + 1} {entry.words}" for entry in played.entries if entry.seat != DIGEST].index(move)
    mover = int(move.partition(" ")[0]) - 1
    seats = ["Ada" if seat == mover else "bot:greedy" for seat in range(game.players)] if alone else []
    made = page.request.post(f"{url}/api/records", data=dumps(game, header_of(game, seats), replay(game, played, before)))
    assert made.ok, made.text()
    return f"{url}/t/{made.json()['id']}"


def foretold(page: Page, server: Server, seed: str, game: str, bots: list[str], options: dict[str, str]) -> str:
    """The id of a table against bots where dice and bots do the same in every run.

    Its seed is written into the store beside the server, as one from before tables drew theirs together, while a seat is open.
    """
    others = [{"kind": "bot", "bot": bot} for bot in bots]
    seats = [{"kind": "me"}, *others[:-1], {"kind": "open"}]
    made = page.request.post(f"{server.base}/api/tables", data={"game": game, "options": options, "seats": seats}).json()
    with in_store(server.environment["GOLDENSPIKE_DATABASE_URL"]) as (connection, _):
        connection.execute(update(tables).where(tables.c.id == made["id"]).values(seed=seed, draw=NO_DRAW))
        notify(connection, f"{made['id']}:-1")
    for door, body in (("seat", {"seat": len(seats), **others[-1]}), ("start", {})):
        answer = page.request.post(f"{server.base}/api/tables/{made['id']}/{door}", data=body)
        assert answer.ok, answer.text()
    return str(made["id"])


def seq(page: Page) -> int:
    """The number of the newest line that the page knows."""
    return int(page.get_attribute("[data-test=scrubber]", "max") or 0)


def until_asked(page: Page) -> bool:
    """Wait for my turn; False if the game is over instead."""
    page.wait_for_function(SETTLED)
    return page.locator("[data-test=winner]").count() == 0


def act(page: Page) -> None:
    """Choose the first thing that is lit, on the board if there is one there, and do it."""
    before = seq(page)
    on_board = page.locator(".stage .light")
    if on_board.count():
        on_board.first.dispatch_event("click")
    else:
        page.locator(ASKED).first.click()
    page.click("[data-test=confirm]")
    page.wait_for_function("before => Number(document.querySelector('[data-test=scrubber]').max) > before", arg=before)


def play_on(page: Page, most: int = 1000) -> int:
    """Act whenever asked, until the game is over; returns how often."""
    for times in range(most):
        if not until_asked(page):
            return times
        act(page)
    return most


def put_up(page: Page, company: str, cubes: int) -> None:
    page.click(f".company.{company}.lit")
    page.fill("[data-test=amount]", str(cubes))
    page.click("[data-test=confirm]")


def log_lines(page: Page) -> list[str]:
    return page.locator("[data-test=log] li[data-seq]").all_inner_texts()


def same_log(one: Page, other: Page) -> None:
    expect(other.locator("[data-test=log] li[data-seq]")).to_have_count(one.locator("[data-test=log] li[data-seq]").count())
    assert log_lines(one) == log_lines(other)
