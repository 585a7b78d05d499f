"""Whole games and single moves, by clicks, in a real browser."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from goldenspike.shelf import BOXES
from goldenspike.web.pages import STATIC
from tests.browser.expecting import expect
from tests.browser.hands import act, log_lines, new_table, play_on, put_up, resumed, same_log, seq, turn_to, until_asked
from tests.web.servers import Person


def test_one_click_in_the_lobby_starts_any_game_against_bots(server, visit):
    page = visit()
    for game in BOXES:
        turn_to(page, server.base)
        page.click(f"[data-game={game}] [data-test=play-now]")
        page.wait_for_selector("svg.board")
        expect(page.locator(".decision .prompt")).to_be_visible()
        if game == "steel_driver":
            assert until_asked(page)
            expect(page).to_have_title(re.compile("Your turn"))
            expect(page.locator("#icon")).to_have_attribute("href", re.compile("icon-turn"))
            expect(page.locator(".player")).to_have_count(3)
            act(page)


def test_the_first_and_the_last_turn_of_a_game_from_the_lobby_to_the_result(server, visit):
    page = visit(server.base)
    page.locator("[data-game=steel_driver]").get_by_role("link", name="Play with people").click()
    new_table(page, server.base, ["me", "bot", "bot"])
    assert play_on(page, most=6) == 6
    turn_to(page, resumed(page, server.base, "steel_driver/greedy_bots.record", "4 auction yellow 3", alone=True))
    assert play_on(page) > 6
    expect(page.locator("[data-test=winner]")).to_contain_text("wins")
    adds_up(page, 4)
    old = page.url
    page.click("[data-test=rematch]")
    page.wait_for_url(lambda url: "/t/" in url and url != old)
    assert until_asked(page)
    turn_to(page, server.base)
    expect(page.locator("[data-test=finished] a").first).to_contain_text("Over")


def adds_up(page: Page, players: int) -> None:
    score = page.locator("[data-test=score]")
    expect(score.locator("tfoot td")).to_have_count(players)
    for column in range(players):
        figures = [rows.nth(column).inner_text() for rows in (row.locator("td") for row in score.locator("tbody tr").all())]
        paid = [int(re.sub(r"\D", "", figure.split("\n")[0]) or 0) for figure in figures]
        total = score.locator("tfoot td").nth(column).inner_text()
        assert sum(paid) == int(re.sub(r"\D", "", total))


def test_what_a_choice_brings_is_shown_and_anything_unlit_says_why_not(server, visit):
    page = visit()
    new_table(page, server.base, ["me", "bot", "bot"])
    until_asked(page)
    anything_unlit_says_why_not_and_links_to_the_rule(page)
    page.click(".company.green.lit")
    page.fill("[data-test=amount]", "4")
    consequences = page.locator("[data-test=consequences]")
    expect(consequences).to_contain_text("bids 4")
    expect(consequences.locator("dl div").first).to_contain_text("10 → 6")
    page.click("[data-test=cancel]")
    expect(page.locator("[data-test=choices]")).to_be_visible()
    assert seq(page) == 0


def anything_unlit_says_why_not_and_links_to_the_rule(page: Page) -> None:
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
    rules.close()


def test_a_game_without_a_page_module_of_its_own_can_be_played(server, visit):
    page = visit()
    plain = (STATIC / "plain" / "page.js").read_text()
    page.route("**/games/steel_driver/page.js", lambda route: route.fulfill(body=plain, content_type="text/javascript"))
    new_table(page, server.base, ["me", "bot", "bot"])
    while until_asked(page) and not page.locator(".stage .light").count():
        act(page)
    act(page)
    expect(page.locator("[id^=track-] line").first).to_be_attached()
    expect(page.locator(".player").first).to_contain_text("Cubes")


def test_hot_seat_the_screen_goes_from_player_to_player_and_back_by_undo(server, visit):
    page = visit()
    new_table(page, server.base, ["me", "hotseat", "hotseat"])
    put_up(page, "red", 2)
    expect(page.locator(".decision .badge")).to_have_text("Player 2")
    page.click("[data-test=undo]")
    expect(page.locator("[data-test=log] li.undone s")).to_contain_text("puts Red up")
    expect(page.locator(".company.lit")).to_have_count(6)
    assert "takes it back" in log_lines(page)[-1]
    put_up(page, "red", 2)
    for name in ("Player 2", "Player 3"):
        expect(page.locator(".decision .badge")).to_have_text(name)
        page.get_by_role("button", name="Pass").click()
        page.click("[data-test=confirm]")
    expect(page.locator(".company.red .holder")).to_contain_text("Guest")
    expect(page.locator(".decision .badge")).to_have_text("Player 2")


def test_invitation_three_browsers_and_the_same_game_in_which_undo_needs_consent(server, visit):
    host = visit()
    new_table(host, server.base, ["me", "open", "open"])
    invitation = host.input_value("[data-test=invitation]")
    assert "key=" in invitation
    guests = [visit(invitation) for _ in range(2)]
    for guest in guests:
        guest.locator("[data-test=join]").first.click()
        expect(guest.locator("[data-test=leave]")).to_be_visible()
    expect(host.locator("[data-test=start]")).to_be_enabled()
    host.click("[data-test=start]")
    put_up(host, "red", 1)
    passes(guests[0], host)
    undo_needs_the_consent_of(guests, host)
    put_up(host, "blue", 3)
    for guest in guests:
        passes(guest, host)
    expect(host.locator(".company.blue .holder")).not_to_have_text("nobody")
    same_log(host, guests[0])


def passes(guest: Page, host: Page) -> None:
    dropped = host.locator("[data-test=log] li[data-seq]", has_text="drops out")
    before = dropped.count()
    expect(guest).to_have_title(re.compile("Your turn"))
    guest.get_by_role("button", name="Pass").click()
    guest.click("[data-test=confirm]")
    expect(dropped).to_have_count(before + 1)


def undo_needs_the_consent_of(guests: list[Page], host: Page) -> None:
    host.click("[data-test=undo]")
    for guest in guests:
        expect(guest.locator("[data-test=consent]")).to_contain_text(
            "puts Red up for auction and bids 1. One more action goes with it."
        )
        guest.click("[data-test=agree]")
    expect(host.locator("[data-test=log] li.undone")).to_have_count(2)
    expect(host.locator(".company.lit")).to_have_count(6)


def test_a_private_table_and_an_unknown_one_get_a_friendly_page_and_a_public_one_can_be_watched(server, visit):
    person = Person(server)
    stranger = visit(f"{server.base}/t/{person.opens('me', 'bot', 'bot')}", prefs='{"pace": 0}')
    expect(stranger.locator("[data-test=problem]")).to_contain_text("private")
    turn_to(stranger, f"{server.base}/t/nowhere")
    expect(stranger.locator("[data-test=problem]")).to_contain_text("no such table")
    table = person.opens("me", "bot", "bot", public=True)
    turn_to(stranger, server.base)
    stranger.locator(f"[data-test=public] a[href*='{table}']").click()
    expect(stranger.locator("[data-test=decision]")).to_contain_text("watching")
    person.post(f"/api/tables/{table}/actions", {"seat": 1, "seq": 0, "words": "auction black 2"})
    expect(stranger.locator("[data-test=log] li[data-seq]").first).to_contain_text("Black")
    assert stranger.locator(".choice").count() == 0
    assert stranger.locator("[data-test=tour]").count() == 0
