"""Reconnecting, and what the page shows while others act."""

from __future__ import annotations

from tests.browser.expecting import expect
from tests.browser.hands import act, new_table, put_up, same_log, until_asked


def test_after_a_crash_of_the_server_the_page_catches_up_by_itself(own_server, visit):
    first = visit()
    new_table(first, own_server.base, ["me", "hotseat", "hotseat"], public=True)
    second = visit(first.url)
    put_up(first, "red", 2)
    expect(second.locator("[data-test=log] li[data-seq]")).to_have_count(1)
    own_server.kill()
    expect(first.locator("[data-test=note]")).to_contain_text("lost", timeout=20_000)
    own_server.start()
    expect(first.locator("[data-test=note]")).to_contain_text("Connected again", timeout=20_000)
    until_asked(first)
    act(first)
    expect(second.locator("[data-test=log] li[data-seq]")).to_have_count(2, timeout=20_000)
    same_log(first, second)


def test_two_tabs_of_one_player_never_drift(server, visit):
    page = visit()
    new_table(page, server.base, ["me", "hotseat", "hotseat"])
    other = page.context.new_page()
    other.goto(page.url)
    for _ in range(3):
        until_asked(page)
        act(page)
        same_log(page, other)
        until_asked(other)
        act(other)
        same_log(other, page)


def test_a_name_can_be_changed(server, visit):
    page = visit(server.base)
    page.click("[data-test=me]")
    page.get_by_label("As others at the table see you").fill("Ada")
    page.get_by_role("button", name="Save").click()
    expect(page.locator("[data-test=me]")).to_have_text("Ada")
    page.reload()
    expect(page.locator("[data-test=me]")).to_have_text("Ada")


def test_what_bots_do_is_shown_one_by_one_and_can_be_skipped(server, visit):
    page = visit(prefs='{"pace": 900, "toured": ["steel_driver"]}', reduced_motion="no-preference")
    new_table(page, server.base, ["me", "bot", "bot"])
    until_asked(page)
    act(page)
    expect(page.locator("[data-test=decision]")).to_contain_text("See what the others did")
    page.keyboard.press("Escape")
    until_asked(page)


def test_a_board_that_was_out_of_reach_is_asked_for_again(server, visit):
    page = visit(server.base)
    refused = []
    page.route(
        "**/background.svg*",
        lambda route: route.abort() if not refused.append(route) and len(refused) == 1 else route.continue_(),
    )
    page.goto(f"{server.base}/new")
    page.click("[data-test=create]")
    expect(page.locator("svg.board")).to_be_visible(timeout=30_000)
    assert len(refused) == 2
