"""Everyone can play: by keyboard alone, with a screen reader; and the pages stay light."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from goldenspike.shelf import BOXES
from tests.browser.expecting import expect
from tests.browser.hands import ASKED, new_table, put_up, resumed, seq, turn_to, until_asked
from tests.web.servers import Person

MOST_BYTES = 150_000
"""Of a first visit to a table of any game."""
STATES = [
    ("steel_driver/greedy_bots.record", "2 bid 4"),
    ("steel_and_steam/short_game.record", "1 stop"),
    ("steam/base_everybody_bankrupt.record", "1 done"),
    ("steam/base_greedy.record", "1 move blue Manchester Preston"),
    ("steam_barons/bankrupt.record", "1 done"),
]


def test_an_amount_stands_next_to_what_was_chosen(server, visit):
    page = visit()
    new_table(page, server.base, ["me", "hotseat", "hotseat"])
    until_asked(page)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("[data-test=amount]")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".company.red")).to_be_focused()
    page.click(".company.blue")
    expect(page.locator("[data-test=amount]")).to_be_focused()
    page.keyboard.type("4")
    page.keyboard.press("d")
    expect(page.locator("[data-test=description]")).to_contain_text("Guest", use_inner_text=True)
    page.keyboard.press("Escape")
    expect(page.locator("[data-test=amount]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-test=log]")).to_contain_text("puts Blue up for auction and bids 4")
    expect(page.locator("body")).not_to_be_focused()


def test_links_lead_past_everything_to_decision_board_and_log(server, visit):
    page = visit()
    page.goto(resumed(page, server.base, "steam_barons/bankrupt.record", "1 done"))
    page.wait_for_selector(".stage .light")
    for link, goal in (("skip-decision", ".decision"), ("skip-board", ".stage .light[tabindex='0']"), ("skip-log", ".log")):
        page.focus(f"[data-test={link}]")
        assert page.locator(f"[data-test={link}]").bounding_box()["y"] >= 0
        page.keyboard.press("Enter")
        expect(page.locator(goal)).to_be_focused()
        assert page.locator(f"[data-test={link}]").bounding_box()["y"] < -20


CUT = """() => [...document.querySelectorAll(".heading *, .decision *, .tabs *, .masthead *, h1, h2, .button")].filter((one) => {
  const { overflowX } = getComputedStyle(one);
  return one.checkVisibility() && one.childElementCount === 0 && overflowX === "hidden" && one.clientWidth > 2
    && one.scrollWidth > one.clientWidth + 1;
}).map((one) => one.outerHTML.slice(0, 120))"""


def test_text_twice_as_large_is_laid_out_and_not_cut(server, visit):
    page = visit(f"{server.base}/static/icon.svg")
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    paths = ["/", "/new", *(resumed(page, server.base, *state).removeprefix(server.base) for state in STATES)]
    for width, height in ((1366, 768), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"{server.base}/replay")
        for path in paths:
            turn_to(page, server.base + path)
            page.wait_for_selector("[data-test=decision], .page h1")
            assert page.evaluate("() => getComputedStyle(document.body).fontSize") == "32px"
            assert page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth"), path
            assert page.evaluate(CUT) == [], path


def test_a_turn_by_keyboard_alone(server, visit):
    page = visit(server.base)
    page.wait_for_selector("[data-game=steel_driver] [data-test=play-now]")
    page.focus("[data-game=steel_driver] [data-test=play-now]")
    page.keyboard.press("Enter")
    until_asked(page)
    walked = set()
    for _ in range(400):
        if not until_asked(page) or "build" in walked:
            break
        before = seq(page)
        on_board = page.locator(".stage .light").count() > 0
        walked.add("build" if on_board else "auction")
        page.keyboard.press("ArrowDown")
        if on_board:
            page.keyboard.press("ArrowDown")
            assert page.evaluate("() => document.activeElement.matches('.light')")
        page.keyboard.press("Enter")
        page.wait_for_selector("[data-test=picked]")
        page.keyboard.press("Enter")
        page.wait_for_function("before => Number(document.querySelector('[data-test=scrubber]').max) > before", arg=before)
    assert walked == {"auction", "build"}


def test_letters_do_what_buttons_do(server, visit):
    page = visit()
    new_table(page, server.base, ["me", "hotseat", "hotseat"])
    put_up(page, "red", 1)
    expect(page.locator(".decision .badge")).to_have_text("Player 2")
    page.keyboard.press("u")
    expect(page.locator("[data-test=log] li.undone")).to_have_count(1)
    page.keyboard.press("?")
    expect(page.locator("[data-test=help-dialog]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-test=help-dialog]")).to_have_count(0)
    width = "() => document.querySelector('svg.board').getBoundingClientRect().width"
    before = page.evaluate(width)
    page.keyboard.press("+")
    page.wait_for_function(
        "before => document.querySelector('svg.board').getBoundingClientRect().width > 1.3 * before", arg=before
    )
    page.keyboard.press("0")
    page.wait_for_function(
        "before => Math.abs(document.querySelector('svg.board').getBoundingClientRect().width - before) < 1", arg=before
    )
    page.keyboard.press(",")
    expect(page.locator("[data-test=decision]")).to_contain_text("position")
    page.keyboard.press("n")
    page.wait_for_selector(ASKED)


def loaded(page: Page, url: str) -> float:
    """Bytes of all bodies, as sent, of a first visit."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    sizes: list[float] = []
    session.on("Network.dataReceived", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(url)
    page.wait_for_load_state("networkidle")
    session.detach()
    return sum(sizes)


def test_the_first_load_stays_light(server, visit):
    for address, most in (("", 100_000), ("/rules/steel_driver", 150_000)):
        page = visit(f"{server.base}/static/icon.svg")
        assert 10_000 < loaded(page, f"{server.base}{address}") < most


@pytest.mark.parametrize("title", BOXES)
def test_the_first_visit_of_a_table_stays_light(server, visit, title):
    table = Person(server).opens("me", "hotseat", "hotseat", public=True, game=title)
    page = visit(f"{server.base}/static/icon.svg")
    assert 50_000 < loaded(page, f"{server.base}/t/{table}") < MOST_BYTES
