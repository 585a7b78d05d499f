"""Whole games and single moves, by clicks, in a real browser."""

from __future__ import annotations

import re

import pytest

from goldenspike.shelf import BOXES
from goldenspike.web.pages import STATIC
from tests.browser.expecting import expect
from tests.browser.hands import act, log_lines, new_table, play_on, put_up, same_log, seq, until_asked


def test_one_click_in_the_lobby_starts_a_game_against_bots(server, visit):
    page = visit(server.base)
    page.click("[data-game=steel_driver] [data-test=play-now]")
    assert until_asked(page)
    expect(page).to_have_title(re.compile("Your turn"))
    expect(page.locator("#icon")).to_have_attribute("href", re.compile("icon-turn"))
    expect(page.locator(".player")).to_have_count(3)
    act(page)


def test_a_whole_game_from_the_lobby_to_the_result(server, visit):
    page = visit(server.base)
    page.locator("[data-game=steel_driver]").get_by_role("link", name="Play with people").click()
    new_table(page, server.base, ["me", "bot", "bot"])
    assert play_on(page) > 10
    expect(page.locator("[data-test=winner]")).to_contain_text("wins")
    score = page.locator("[data-test=score]")
    expect(score.locator("tfoot td")).to_have_count(3)
    for column in range(3):
        figures = [rows.nth(column).inner_text() for rows in (row.locator("td") for row in score.locator("tbody tr").all())]
        paid = [int(re.sub(r"\D", "", figure.split("\n")[0]) or 0) for figure in figures]
        total = score.locator("tfoot td").nth(column).inner_text()
        assert sum(paid) == int(re.sub(r"\D", "", total))
    old = page.url
    page.click("[data-test=rematch]")
    page.wait_for_url(lambda url: "/t/" in url and url != old)
    assert until_asked(page)
    page.goto(server.base)
    expect(page.locator("[data-test=finished] a").first).to_contain_text("Over")


def test_what_a_choice_brings_is_shown_before_it_is_done(server, visit):
    page = visit()
    new_table(page, server.base, ["me", "bot", "bot"])
    until_asked(page)
    page.click(".company.green.lit")
    page.fill("[data-test=amount]", "4")
    consequences = page.locator("[data-test=consequences]")
    expect(consequences).to_contain_text("bids 4")
    expect(consequences.locator("dl div").first).to_contain_text("10 → 6")
    page.click("[data-test=cancel]")
    expect(page.locator("[data-test=choices]")).to_be_visible()
    assert seq(page) == 0


def test_a_game_without_a_page_module_of_its_own_can_be_played(server, visit):
    page = visit(server.base)
    plain = (STATIC / "plain" / "page.js").read_text()
    page.route("**/games/steel_driver/page.js", lambda route: route.fulfill(body=plain, content_type="text/javascript"))
    new_table(page, server.base, ["me", "bot", "bot"])
    while until_asked(page) and not page.locator(".stage .light").count():
        act(page)
    act(page)
    expect(page.locator("[id^=track-] line").first).to_be_attached()
    expect(page.locator(".player").first).to_contain_text("Cubes")


@pytest.mark.parametrize("game", [name for name in BOXES if name != "steel_driver"])
def test_every_other_game_starts_with_one_click(server, visit, game):
    """Whole games of them are played in tests of their own."""
    page = visit(server.base)
    page.locator(f"[data-game={game}] [data-test=play-now]").click()
    page.wait_for_selector("svg.board")
    expect(page.locator(".decision .prompt")).to_be_visible()


def test_hot_seat_the_screen_goes_from_player_to_player(server, visit):
    page = visit()
    new_table(page, server.base, ["me", "hotseat", "hotseat"])
    put_up(page, "red", 2)
    for name in ("Player 2", "Player 3"):
        expect(page.locator(".decision .badge")).to_have_text(name)
        page.get_by_role("button", name="Pass").click()
        page.click("[data-test=confirm]")
    expect(page.locator(".company.red .holder")).to_contain_text("Guest")
    expect(page.locator(".decision .badge")).to_have_text("Player 2")


def test_invitation_two_browsers_and_the_same_game(server, visit):
    host = visit()
    new_table(host, server.base, ["me", "open", "bot"])
    invitation = host.input_value("[data-test=invitation]")
    assert "key=" in invitation
    guest = visit(invitation)
    guest.click("[data-test=join]")
    expect(guest.locator("[data-test=leave]")).to_be_visible()
    expect(host.locator("[data-test=start]")).to_be_enabled()
    host.click("[data-test=start]")
    put_up(host, "blue", 3)
    expect(guest).to_have_title(re.compile("Your turn"))
    guest.get_by_role("button", name="Pass").click()
    guest.click("[data-test=confirm]")
    expect(host.locator("[data-test=log]")).to_contain_text("drops out")
    expect(host.locator(".company.blue .holder")).not_to_have_text("nobody")
    same_log(host, guest)


def test_a_private_table_and_an_unknown_one_get_a_friendly_page(server, visit):
    host = visit()
    new_table(host, server.base, ["me", "bot", "bot"])
    stranger = visit(host.url.split("?")[0])
    expect(stranger.locator("[data-test=problem]")).to_contain_text("private")
    stranger.goto(f"{server.base}/t/nowhere")
    expect(stranger.locator("[data-test=problem]")).to_contain_text("no such table")


def test_a_public_table_is_in_the_lobby_and_can_be_watched(server, visit):
    host = visit()
    new_table(host, server.base, ["me", "bot", "bot"], public=True)
    watcher = visit(server.base, prefs='{"pace": 0}')
    watcher.locator("[data-test=public] a").first.click()
    expect(watcher.locator("[data-test=decision]")).to_contain_text("watching")
    put_up(host, "black", 2)
    expect(watcher.locator("[data-test=log] li[data-seq]").first).to_contain_text("Black")
    assert watcher.locator(".choice").count() == 0
    assert watcher.locator("[data-test=tour]").count() == 0


def test_undo_strikes_the_line_out_and_gives_the_choice_back(server, visit):
    page = visit()
    new_table(page, server.base, ["me", "hotseat", "hotseat"])
    put_up(page, "red", 2)
    expect(page.locator(".decision .badge")).to_have_text("Player 2")
    page.click("[data-test=undo]")
    expect(page.locator("[data-test=log] li.undone s")).to_contain_text("puts Red up")
    expect(page.locator(".company.lit")).to_have_count(6)
    assert "takes it back" in log_lines(page)[-1]


def test_undo_of_others_needs_their_consent(server, visit):
    host = visit()
    new_table(host, server.base, ["me", "open", "open"])
    guests = [visit(host.input_value("[data-test=invitation]")) for _ in range(2)]
    for guest in guests:
        guest.locator("[data-test=join]").first.click()
        expect(guest.locator("[data-test=leave]")).to_be_visible()
    host.click("[data-test=start]")
    put_up(host, "red", 1)
    guests[0].get_by_role("button", name="Pass").click()
    guests[0].click("[data-test=confirm]")
    expect(host.locator("[data-test=log]")).to_contain_text("drops out")
    host.click("[data-test=undo]")
    for guest in guests:
        expect(guest.locator("[data-test=consent]")).to_contain_text(
            "puts Red up for auction and bids 1. One more action goes with it."
        )
        guest.click("[data-test=agree]")
    expect(host.locator("[data-test=log] li.undone")).to_have_count(2)
    expect(host.locator(".company.lit")).to_have_count(6)


def test_anything_unlit_says_why_not_and_links_to_the_rule(server, visit):
    page = visit()
    new_table(page, server.base, ["me", "bot", "bot"])
    until_asked(page)
    expect(page.locator(".choice[data-words=pass]")).to_be_in_viewport()
    page.locator(".background .link .hit").first.dispatch_event("click")
    why = page.locator("[data-test=why]")
    expect(why).to_contain_text("No company is up for auction")
    page.locator(".background #land, .background path").first.dispatch_event("click")
    expect(why).to_have_count(0)
    page.locator(".background .link .hit").first.dispatch_event("click")
    with page.context.expect_page() as opened:
        why.get_by_role("link").click()
    rules = opened.value
    expect(rules.locator("article:target")).to_be_in_viewport()
    expect(rules.locator("article:target")).to_contain_text("Active Player marker")
