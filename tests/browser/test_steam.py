"""Steam and Steam Barons by clicks: whole games, tiles chosen in place, deliveries, sealed sales and the tour."""

from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.expecting import expect
from tests.browser.hands import resumed, seq, turn_to

READY = (
    "() => document.querySelector('.decision.mine:not([aria-busy=true]) :is(.choice, [data-test=confirm]):not(:disabled), "
    "[data-test=winner]')"
)
MOVED = "before => Number(document.querySelector('[data-test=scrubber]').max) > before"


def new_table(page: Page, url: str, game: str, seats: list[str], board: str = "Northern England") -> None:
    page.goto(f"{url}/new?game={game}")
    page.wait_for_selector(".seats-form li")
    page.get_by_label("Board").select_option(label=board)
    for number, kind in enumerate(seats, 1):
        page.get_by_label(f"Who sits in seat {number}").select_option(kind)
    for number in range(page.locator(".seats-form li").count(), len(seats), -1):
        page.get_by_label(f"Remove seat {number}").click()
    page.click("[data-test=create]")
    page.wait_for_selector("[data-test=board]")


def until_asked(page: Page) -> bool:
    """Wait for my turn; False if the game is over instead."""
    page.wait_for_function(READY)
    return page.locator("[data-test=winner]").count() == 0


def first(page: Page, *selectors: str) -> Locator:
    """The first thing there is of the first kind there is."""
    return next(found.first for found in (page.locator(selector) for selector in selectors) if found.count())


def act(page: Page, *wishes: str) -> None:
    """Do the first of the wished choices that is offered, by the map where it is one of the map."""
    before = seq(page)
    if not page.locator("[data-test=confirm]").count():
        wished = first(page, *wishes, ".choice.tile", ".choice.way", ".decision.mine .choice")
        words = wished.get_attribute("data-words") or ""
        if words.startswith("site"):
            page.locator(f".stage .light[data-place='hex:{words.split()[1]}']").dispatch_event("click")
            page.wait_for_selector(".choice.tile")
            wished = page.locator(".choice.tile").first
        elif words.startswith("move"):
            deliver(page, words.split()[2])
        if not page.locator("[data-test=confirm]").count():
            wished.click()
    page.click("[data-test=confirm]")
    page.wait_for_function(MOVED, arg=before)


def deliver(page: Page, stop: str) -> None:
    """Click the cube's stop and then the end of a way on the map."""
    page.locator(f".stage .light[data-place='stop:{stop}']").dispatch_event("click")
    chosen = page.locator(".choice.way[aria-pressed=true] .stops")
    expect(chosen).to_have_count(1)
    end = chosen.inner_text().split("→")[-1].split(",")[0].split("\n")[0].strip().replace(" ", "_")
    expect(page.locator(f".stage .light[data-place='stop:{end}']")).to_have_count(1)
    expect(page.locator(".ghosts .ghost-way")).to_be_attached()


def numbers(cells: Locator) -> list[int]:
    """The first figure of every cell; a minus sign in front of the dollars counts."""
    texts = [text.split("\n")[0].replace("\u2212", "-").replace("$", "").replace("+", "") for text in cells.all_inner_texts()]
    return [int(text) if re.fullmatch(r"-?\d+", text) else 0 for text in texts]


def adds_up(page: Page) -> None:
    """Every column of the final score adds up to its last line."""
    score = page.locator("[data-test=score]")
    rows = [numbers(row.locator("td")) for row in score.locator("tbody tr").all()]
    assert [sum(column) for column in zip(*rows, strict=True)] == numbers(score.locator("tfoot td"))


def kinds_of(page: Page) -> list[str]:
    return page.locator(".choice").evaluate_all("all => all.map(one => one.dataset.words.split(' ')[0])")


def buy_and_build(page: Page, most: int, seen: set[str]) -> None:
    """Decide as an investor who buys little, sells in secret and builds once."""
    for _ in range(most):
        if not until_asked(page):
            break
        kinds = kinds_of(page)
        if page.locator("[data-test=my-sales]").count():
            seen.add("sealed")
            expect(page.locator("[data-test=answered]")).to_have_count(page.locator(".player").count())
        seen.update(kinds)
        build = ".choice[data-words^=site]" if "lay" not in seen else "no-more"
        bids = page.locator(".player").first.locator(".share").count() < 2
        act(page, ".choice[data-words^=bid]" if bids else "no-more", ".choice.way", build)
        if build != "no-more" and "site" in kinds:
            seen.add("lay")


def test_the_first_and_the_last_turn_of_a_stock_market_game_by_clicks(server, visit):
    page = visit()
    new_table(page, server.base, "steam_barons", ["me", "bot"])
    seen: set[str] = set()
    buy_and_build(page, 5, seen)
    assert "bid" in seen
    turn_to(page, resumed(page, server.base, "steam_barons/greedy.record", "3 sell natural 2", alone=True))
    buy_and_build(page, 400, seen)
    expect(page.locator("[data-test=winner]")).to_be_visible()
    assert seen >= {"bid", "site", "lay", "sealed"}
    adds_up(page)


def build_and_deliver(page: Page, most: int, seen: set[str], build: str = ".choice[data-words^=site]") -> None:
    for _ in range(most):
        if not until_asked(page):
            break
        seen.update(kinds_of(page))
        act(page, ".choice.way", "[data-words=points]", build, "[data-words=done]")


def test_the_first_and_the_last_turns_of_a_base_game_by_clicks(server, visit):
    page = visit()
    new_table(page, server.base, "steam", ["me", "bot", "bot"])
    seen: set[str] = set()
    build_and_deliver(page, 6, seen)
    turn_to(page, resumed(page, server.base, "steam/base_greedy.record", "2 take Locomotive", alone=True))
    build_and_deliver(page, 400, seen, build="no-more")
    expect(page.locator("[data-test=winner]")).to_be_visible()
    assert seen >= {"take", "site", "done"}
    adds_up(page)


@pytest.mark.parametrize(
    ("record", "move"),
    [
        ("steam/base_greedy.record", "1 move blue Manchester Preston"),
        ("steam/standard_greedy.record", "2 move yellow Cincinnati Louisville Nashville"),
        ("steam_barons/greedy.record", "3 move yellow Doncaster Leeds Bradford Manchester"),
    ],
)
def test_a_cube_is_moved_by_clicks_on_its_stop_and_on_its_end(server, visit, record, move):
    page = visit()
    page.goto(resumed(page, server.base, record, move))
    assert until_asked(page)
    before, (_, _, _, start, *_, end) = seq(page), move.split()
    page.locator(f".stage .light[data-place='stop:{start}']").dispatch_event("click")
    expect(page.locator(".choice.way[aria-pressed=true] .stops")).to_contain_text(f"→ {end}")
    page.locator(f".stage .light[data-place='stop:{end}']").dispatch_event("click")
    page.wait_for_function(MOVED, arg=before)
    expect(page.locator(f"[data-test=log] li[data-seq='{before + 1}']")).to_contain_text(f"from {start} to {end}")


@pytest.mark.parametrize(
    ("record", "move", "words"),
    [
        ("steam/base_greedy.record", "3 pass", ["If you win: Cash", "If you win: Income"]),
        ("steam_barons/greedy.record", "3 bid 6", ["If you win and buy one share"]),
    ],
)
def test_a_bid_tells_what_it_would_cost_and_escape_lets_go(server, visit, record, move, words):
    page = visit()
    page.goto(resumed(page, server.base, record, move))
    assert until_asked(page)
    if not page.locator("[data-test=amount]").count():
        page.locator(".choice[data-words^=bid]").click()
    page.fill("[data-test=amount]", "7")
    for one in words:
        expect(page.locator("[data-test=consequences]")).to_contain_text(one)
    page.press("[data-test=amount]", "Escape")
    expect(page.locator("[data-test=amount]")).to_have_count(0)


def test_the_ways_that_are_not_told_at_once_are_told_when_asked_for(server, visit):
    page = visit()
    move = "1 move black Huddersfield Bradford Leeds@1 Selby York Doncaster Sheffield"
    table = resumed(page, server.base, "steam_barons/greedy.record", move)

    def keep_one(route) -> None:
        view = route.fetch().json()
        for choice in view["choices"]:
            choice["ways"] = choice.get("ways", [])[:1]
        route.fulfill(body=json.dumps(view), content_type="application/json")

    page.route(re.compile(r"/api/tables/[\w-]+(\?.*)?$"), keep_one)
    page.goto(table)
    known = page.request.get(table.replace("/t/", "/api/tables/")).json()["choices"]
    most = max(known, key=lambda choice: len(choice.get("ways", [])))
    assert len(most["ways"]) > 1
    page.locator(f".choice.way[data-words='{most['words']}']").click()
    page.click("[data-test=all-ways]")
    expect(page.locator(".choice.way")).to_have_count(len(most["ways"]))
    expect(page.locator("[data-test=all-ways]")).to_have_count(0)


def test_a_lit_hex_opens_its_tiles_with_their_prices(server, visit):
    page = visit()
    page.goto(resumed(page, server.base, "steam/base_greedy.record", "3 site R10", alone=True))
    assert until_asked(page)
    before = seq(page)
    page.locator(".stage .light[data-place^='hex:']").first.dispatch_event("click")
    tiles = page.locator(".choice.tile")
    expect(tiles.first).to_contain_text(re.compile(r"\$\d"))
    tiles.last.click()
    expect(page.locator(".ghosts .ghost-tile")).to_be_attached()
    expect(page.locator("[data-test=consequences]")).to_contain_text("lays")
    assert seq(page) == before
    page.click("[data-test=cancel]")
    expect(page.locator(".choice[data-words=done]")).to_be_visible()
    page.locator("#hexes .hit:not([data-stop])").first.dispatch_event("click")
    expect(page.locator("[data-test=why], [data-test=tiles]").first).to_be_visible()


def test_the_tour_is_shown_once_and_from_the_help(server, visit):
    page = visit(prefs='{"pace": 0}')
    new_table(page, server.base, "steam_barons", ["me", "bot"])
    tour = page.locator("[data-test=tour]")
    for words in ("The map", "asked", "six companies", "price track", "cash and shares", "scrubber", "sentences"):
        expect(tour).to_contain_text(words)
        page.click("[data-test=tour-next]")
    expect(tour).to_have_count(0)
    expect(page.locator(".decision")).to_be_focused()
    expect(page.locator(".decision .prompt")).to_be_in_viewport()
    page.reload()
    assert until_asked(page)
    expect(tour).to_have_count(0)
    page.click("[data-test=help]")
    page.click("[data-test=tour-again]")
    expect(tour).to_contain_text("The map")


def test_what_i_am_choosing_in_secret_stays_when_another_has_answered(server, visit):
    mine, other = visit(), visit()
    seats = [{"kind": "me"}, {"kind": "open"}]
    opened = mine.request.post(
        f"{server.base}/api/tables", data={"game": "steam_barons", "board": "northern_england", "seats": seats, "public": True}
    ).json()
    table = f"{server.base}/api/tables/{opened['id']}"
    assert other.request.post(f"{table}/join", data={"seat": 2, "key": opened["key"]}).ok
    assert mine.request.post(f"{table}/start").ok
    dice = random.Random(4)

    def answer(page: Page) -> bool:
        """Any choice of that player's, if there is one."""
        seen = page.request.get(table).json()
        if seen["choices"]:
            choice = dice.choice(seen["choices"])
            data = {"seat": choice["seat"], "seq": seen["seq"], "action": choice["first"]}
            assert page.request.post(f"{table}/actions", data=data).ok
        return bool(seen["choices"])

    def selling() -> bool:
        seen = mine.request.get(table).json()
        return (
            len([one for one in seen["decisions"] if one["sealed"]]) == 2
            and seen["choices"][0]["last"] > seen["choices"][0]["first"]
        )

    while not selling():
        assert answer(mine) or answer(other), "nobody is asked, and nobody sells"
    mine.goto(f"{server.base}/t/{opened['id']}")
    mine.wait_for_selector("[data-test=amount]")
    mine.fill("[data-test=amount]", "1")
    before = seq(mine)
    answer(other)
    mine.wait_for_function(MOVED, arg=before)
    assert mine.input_value("[data-test=amount]") == "1"
