"""The board under the hand: wheel, drag, pinch, a thumb beside a line, and track that grows."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route

from tests.browser.expecting import expect
from tests.browser.hands import new_table, resumed, seq, turn_to, until_asked
from tests.browser.test_room import RESTS

WIDTH = "() => document.querySelector('svg.board').getBoundingClientRect().width"
LEFT = "() => document.querySelector('svg.board').getBoundingClientRect().left"
GROWING = "() => document.querySelector('[id^=track-] [opacity=\"0\"]')"
MIDDLE_OF_A_LIGHT = """() => {
  const box = document.querySelector(".light.line").getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}"""


def at_track(page: Page, url: str) -> None:
    """Go to a game in which the first track of all may be built."""
    page.goto(resumed(page, url, "steel_driver/greedy_bots.record", "3 build Boston Albany"))
    assert until_asked(page)
    page.wait_for_selector(".stage .light", state="attached")


def middle(page: Page) -> tuple[float, float]:
    box = page.locator("[data-test=board]").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_wheel_zooms_a_drag_pans_and_a_button_fits(server, visit):
    page = visit()
    new_table(page, server.base, ["me", "bot", "bot"])
    until_asked(page)
    fitted, (x, y) = page.evaluate(WIDTH), middle(page)
    page.mouse.move(x, y)
    page.mouse.wheel(0, -600)
    page.wait_for_function(f"fitted => ({WIDTH})() > 2 * fitted", arg=fitted)
    before = page.evaluate(LEFT)
    page.mouse.down()
    page.mouse.move(x + 120, y + 40, steps=4)
    page.mouse.up()
    page.wait_for_function(f"before => Math.abs(({LEFT})() - before - 120) < 2", arg=before)
    assert page.locator("[data-test=why]").count() == 0
    page.click("[data-test=fit]")
    page.wait_for_function(f"fitted => Math.abs(({WIDTH})() - fitted) < 1", arg=fitted)


def test_a_thumb_beside_a_line_picks_it(server, visit):
    page = visit(viewport={"width": 400, "height": 800}, has_touch=True, is_mobile=True)
    at_track(page, server.base)
    page.evaluate("() => scrollTo(0, 0)")
    page.wait_for_function(RESTS)
    x, y = page.evaluate(MIDDLE_OF_A_LIGHT)
    page.touchscreen.tap(x + 6, y + 6)
    expect(page.locator("[data-test=picked]")).to_be_visible()


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_new_track_grows_unless_motion_is_unwanted(server, visit, motion):
    page = visit(reduced_motion=motion)
    at_track(page, server.base)
    before = seq(page)
    page.locator(".stage .light").first.dispatch_event("click")
    page.wait_for_selector("[data-test=picked]")
    page.evaluate(f"() => {{ window.grew = false; setInterval(() => {{ window.grew ||= Boolean(({GROWING})()); }}, 5); }}")
    page.click("[data-test=confirm]")
    page.wait_for_function("before => Number(document.querySelector('[data-test=scrubber]').max) > before", arg=before)
    expect(page.locator("[id^=track-] line").first).to_be_attached()
    page.wait_for_function(f"() => !({GROWING})()")
    assert page.evaluate("() => window.grew") == (motion == "no-preference")


def test_the_button_stays_under_the_hand_when_the_consequences_come(server, visit):
    page = visit()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/preview*", hold)
    new_table(page, server.base, ["me", "hotseat", "hotseat"])
    with page.expect_request("**/preview*"):
        page.click(".company.red.lit")
    button = page.locator("[data-test=confirm]")
    before = button.bounding_box()
    held[0].continue_()
    expect(page.locator("[data-test=consequences]")).to_be_visible()
    assert button.bounding_box() == before


def test_the_tour_is_a_card_above_the_table(server, visit):
    page = visit(prefs='{"pace": 0}')
    for game in ("steel_driver", "steel_and_steam", "steam"):
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
        made = page.request.post(f"{server.base}/api/tables", data={"game": game, "seats": seats}).json()
        turn_to(page, f"{server.base}/t/{made['id']}")
        card, board = page.locator("[data-test=tour]"), page.locator("[data-test=board]")
        expect(card).to_have_css("position", "fixed")
        card_box, board_box = card.bounding_box(), board.bounding_box()
        assert card_box is not None
        assert board_box is not None
        assert card_box["width"] < 400 < board_box["height"]
