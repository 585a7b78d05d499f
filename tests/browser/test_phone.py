"""A phone in one hand: every title is played by touch alone, nothing covers what is to be chosen; the pages can be installed."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page

from goldenspike.shelf import BOXES
from tests.browser.expecting import expect
from tests.browser.hands import ASKED, seq, turn_anew, turn_to, until_asked
from tests.browser.test_room import FITTED, RESTS, TITLES, half_played

PHONES = [(390, 844), (360, 640)]
LEAST = 44
LANGUAGES = ["en", "fr", "de"]

SMALL = """(least) => {
  const seen = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const shut = one.closest('[popover]:not(:popover-open), [inert]');
    return one.checkVisibility({ visibilityProperty: true }) && !shut && left >= 0 && top >= 0 && right <= innerWidth
      && bottom <= innerHeight;
  };
  const small = (one) => {
    const { width, height } = one.getBoundingClientRect();
    return (width < least - 0.5 || height < least - 0.5) && !one.closest('label, p, td, .unseen, .skip-link');
  };
  const all = [...document.querySelectorAll('button, a, select, input, summary, [role=button]:not(.light)')];
  return all.filter((one) => seen(one) && small(one)).map((one) => one.outerHTML.slice(0, 150));
}"""
"""What a thumb could miss: everything in sight that can be pressed, save links within a sentence."""

SIDEWAYS = "() => document.documentElement.scrollWidth - innerWidth"

REACHED = """() => {
  const stage = document.querySelector('.stage').getBoundingClientRect();
  const middle = (light) => {
    const box = light.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const inside = ([x, y]) => x > stage.left && x < stage.right && y > stage.top && y < stage.bottom;
  const free = ([x, y]) => document.elementFromPoint(x, y)?.closest('.stage') !== null;
  const lit = [...document.querySelectorAll('.stage .light')].map(middle).filter(inside);
  return lit.filter(free)[0] ?? null;
}"""
"""The middle of a lit place that nothing covers."""


NEWEST = "Number(document.querySelector('[data-test=scrubber]').max)"
ANSWERED = f"""before => {NEWEST} > before
  || document.querySelector('.decision:not([aria-busy=true]) :is([data-test=confirm]:enabled, .tiles .tile:enabled)')"""


def phone(visit: Any, url: str | None, size: tuple[int, int], **settings: Any) -> Page:
    page: Page = visit(url, viewport={"width": size[0], "height": size[1]}, has_touch=True, is_mobile=True, **settings)
    return page


def tap(page: Page, what: str) -> None:
    page.locator(what).first.tap()


class Fingers:
    """What fingers do on the glass of a page, pixel by pixel."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)
        self.time = time.time()

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        """Every touch comes a twentieth of a second after the one before it, however busy the machine is."""
        self.time += 0.05
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches, "timestamp": self.time})

    def drag(self, start: tuple[float, float], end: tuple[float, float], steps: int = 8) -> None:
        self.touch("touchStart", start)
        for step in range(1, steps + 1):
            self.touch("touchMove", tuple(a + (b - a) * step / steps for a, b in zip(start, end, strict=True)))
        self.touch("touchMove", end)
        self.touch("touchEnd")

    def pinch(self, middle: tuple[float, float], near: float, far: float, steps: int = 6) -> None:
        x, y = middle
        self.touch("touchStart", (x - near, y), (x + near, y))
        for step in range(1, steps + 1):
            apart = near + (far - near) * step / steps
            self.touch("touchMove", (x - apart, y), (x + apart, y))
        self.touch("touchEnd")


def come_to_the_turn(page: Page) -> None:
    """Wait until something is asked; whoever shares the screen says that they look."""
    page.wait_for_selector(f"{ASKED}, [data-test=raise]")
    if page.locator("[data-test=raise]").count():
        tap(page, "[data-test=raise]")
        page.wait_for_selector(ASKED)


def decide(page: Page) -> str:
    """Tap what is lit on the board, or else the first choice of the list, then what confirms it; tells which it was."""
    before = seq(page)
    on_board = page.locator(".stage .light").count() > 0
    if on_board:
        spot = page.evaluate(REACHED)
        assert spot, "all that is lit is covered"
        page.touchscreen.tap(*spot)
    else:
        tap(page, ASKED)
    for _ in range(2):
        page.wait_for_function(ANSWERED, arg=before)
        if seq(page) > before:
            break
        tap(page, "[data-test=confirm]" if page.locator("[data-test=confirm]").count() else ".tiles .tile")
    page.wait_for_function(f"before => {NEWEST} > before", arg=before)
    return "board" if on_board else "list"


@pytest.mark.parametrize("title", TITLES)
def test_every_title_is_played_with_a_thumb(server, visit, title):
    """On two sizes of phones, on each of which the table is gone to anew."""
    page = phone(visit, None, PHONES[0])
    address = half_played(page, server.base, TITLES[title])
    for (width, height), decisions in zip(PHONES, (3, 1), strict=True):
        page.set_viewport_size({"width": width, "height": height})
        turn_anew(page, address)
        for _ in range(decisions):
            come_to_the_turn(page)
            page.wait_for_function(RESTS)
            nothing_is_too_wide_or_too_small(page)
            decide(page)
        for tab in page.locator(".tabs button").all():
            tab.tap()
            expect(tab).to_have_attribute("aria-current", "true")
            nothing_is_too_wide_or_too_small(page)


def nothing_is_too_wide_or_too_small(page: Page) -> None:
    assert page.evaluate(SIDEWAYS) == 0, page.url
    assert page.evaluate(SMALL, LEAST) == [], page.url


WIDE = "() => document.querySelector('svg.board').getBoundingClientRect().width"
HIGH = "() => document.querySelector('.stage').clientHeight"


def middle(page: Page, what: str) -> tuple[float, float]:
    box = page.locator(what).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_sheet_folds_and_makes_room_for_what_was_chosen(server, visit):
    page = phone(visit, None, PHONES[0])
    page.goto(half_played(page, server.base, TITLES["steel_driver"]))
    until_asked(page)
    page.wait_for_function(RESTS)
    fingers, head, sheet = Fingers(page), page.locator("[data-test=sheet-head]"), page.locator("[data-test=sheet]")
    half = page.evaluate(HIGH)
    x, y = middle(page, "[data-test=sheet-head]")
    fingers.drag((x, y), (x, y - 300))
    expect(sheet).to_have_class(re.compile("full"))
    assert page.evaluate(HIGH) == half
    fingers.drag(middle(page, "[data-test=sheet-head]"), (x, y - 40))
    expect(sheet).to_have_class(re.compile("half"))
    fingers.drag((x, y), (x, y + 260))
    expect(sheet).to_have_class(re.compile("folded"))
    page.wait_for_function(f"half => ({HIGH})() > 1.5 * half", arg=half)
    expect(head).to_contain_text("builds. Which link?")
    assert page.locator(".sheet .choice").first.is_hidden()
    page.wait_for_function(RESTS)
    page.touchscreen.tap(*page.evaluate(REACHED))
    expect(sheet).to_have_class(re.compile("half"))
    expect(page.locator("[data-test=confirm]")).to_be_in_viewport()
    page.wait_for_function(RESTS)
    chosen = page.locator(".stage .light.picked").bounding_box()
    assert chosen is not None
    assert chosen["y"] + chosen["height"] / 2 < middle(page, "[data-test=sheet-head]")[1] - 20
    tap(page, "[data-test=cancel]")
    expect(sheet).to_have_class(re.compile("folded"))
    head.tap()
    expect(sheet).to_have_class(re.compile("half"))


def test_a_swipe_turns_to_the_next_panel(server, visit):
    page = phone(visit, None, PHONES[0])
    page.goto(half_played(page, server.base, TITLES["steel_driver"]))
    until_asked(page)
    x, y = middle(page, ".pages")
    Fingers(page).drag((x + 150, y), (x - 150, y))
    expect(page.locator("[data-test=tab-players]")).to_have_attribute("aria-current", "true")
    tap(page, "[data-test=tab-log]")
    expect(page.locator("[data-test=log]")).to_be_in_viewport()
    page.set_viewport_size({"width": 844, "height": 390})
    page.wait_for_function(RESTS)
    stage, sheet = page.locator(".stage").bounding_box(), page.locator("[data-test=sheet]").bounding_box()
    assert stage is not None
    assert sheet is not None
    assert stage["width"] <= sheet["x"]
    assert stage["height"] == 390
    assert decide(page) == "board"


def test_fingers_zoom_to_what_they_touch_and_plus_to_what_is_lit(server, visit):
    page = phone(visit, None, PHONES[0])
    page.goto(half_played(page, server.base, TITLES["steel_driver"]))
    until_asked(page)
    page.wait_for_function(RESTS)
    tap(page, "[data-test=fit]")
    page.wait_for_function(FITTED)
    wide, fingers = page.evaluate(WIDE), Fingers(page)
    fingers.pinch(middle(page, ".stage"), 40, 80)
    page.wait_for_function(f"wide => ({WIDE})() > 1.7 * wide", arg=wide)
    tap(page, "[data-test=fit]")
    page.wait_for_function(RESTS)
    spot = page.evaluate(REACHED)
    for _ in range(2):
        fingers.touch("touchStart", spot)
        fingers.touch("touchEnd")
    page.wait_for_function(f"wide => ({WIDE})() > 1.8 * wide", arg=wide)
    expect(page.locator("[data-test=confirm]")).to_be_in_viewport()
    tap(page, "[data-test=cancel]")
    tap(page, "[data-test=fit]")
    for _ in range(4):
        page.wait_for_function(RESTS)
        tap(page, "[data-test=zoom-in]")
    page.wait_for_function(RESTS)
    assert page.evaluate(WIDE) > 2 * wide
    assert page.evaluate(REACHED)


PAGES = {
    "/": "[data-game=steel_driver] [data-test=play-now]",
    "/new": ".seats-form li",
    "/replay": "[data-test=import]",
    **{f"/rules/{game}": "article" for game in BOXES},
}


def test_nothing_hangs_over_the_side_in_any_language(server, visit):
    """Tables in English were looked at while they were played with a thumb."""
    page = phone(visit, server.base, PHONES[1])
    tables = [half_played(page, server.base, record) for record in TITLES.values()]
    for language in LANGUAGES:
        turn_to(page, f"{server.base}/me")
        page.locator(".masthead select").select_option(language)
        page.wait_for_selector(f"html[lang={language}] h1")
        for path, last in PAGES.items():
            turn_to(page, server.base + path)
            page.wait_for_selector(last)
            nothing_is_too_wide_or_too_small(page)
        for table in tables if language != "en" else []:
            turn_to(page, table)
            page.wait_for_selector("[data-test=sheet]")
            page.wait_for_function(RESTS)
            nothing_is_too_wide_or_too_small(page)


def test_the_pages_can_be_installed_and_say_so_when_the_server_is_away(own_server, visit):
    page = visit(own_server.base, service_workers="allow")
    page.wait_for_selector("h1")
    manifest = page.request.get(own_server.base + (page.get_attribute("link[rel=manifest]", "href") or "")).json()
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    for icon in manifest["icons"]:
        shown = page.request.get(own_server.base + icon["src"])
        assert shown.headers["content-type"] == icon["type"]
    page.evaluate("() => navigator.serviceWorker.ready")
    own_server.kill()
    page.goto(f"{own_server.base}/new")
    expect(page.locator("h1")).to_have_text("The server is out of reach")
    expect(page.locator("h1")).to_have_css("font-family", re.compile("Golden Spike Serif"))
    own_server.start()
    page.click("text=Try again")
    page.wait_for_selector(".seats-form li")
