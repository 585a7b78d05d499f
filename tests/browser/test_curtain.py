"""People who share a screen: a curtain before everybody who has secrets, links that can be handed on, and second thoughts."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from tests.browser.expecting import expect
from tests.browser.hands import new_table, resumed, seq

CURTAIN = "[data-test=curtain]"
SECRET = re.compile(r"You sell \d of|chosen to sell")


@pytest.fixture
def page(server, visit) -> Page:
    """Four people at one screen are about to sell in secret."""
    opened = visit()
    opened.goto(resumed(opened, server.base, "steam_barons/bankrupt.record", "1 sell white 1"))
    expect(opened.locator(CURTAIN)).to_be_visible()
    return opened


def name_of(page: Page, seat: int) -> str:
    return page.request.get(page.url.replace("/t/", "/api/tables/")).json()["seats"][seat - 1]["name"]


def sell(page: Page, amount: int) -> None:
    before = seq(page)
    page.fill("[data-test=amount]", str(amount))
    page.click("[data-test=confirm]")
    page.wait_for_function("(before) => Number(document.querySelector('[data-test=scrubber]').max) > before", arg=before)


def raised(page: Page, seat: int) -> None:
    """The person of that seat comes to the screen and says so."""
    expect(page.locator(f"{CURTAIN} h2")).to_have_text(f"{name_of(page, seat)}, it is your turn")
    page.click("[data-test=raise]")
    expect(page.locator(CURTAIN)).to_have_count(0)
    expect(page.locator("[data-test=amount]")).to_be_visible()


def test_the_curtain_names_who_is_to_come_and_hides_all_until_they_say_so(page):
    a_phone_shows_it_whole(page)
    page.set_viewport_size({"width": 1360, "height": 860})
    expect(page.locator(f"{CURTAIN} h2")).to_contain_text(name_of(page, 1))
    expect(page.locator("[data-test=raise]")).to_be_focused()
    for _ in range(3):
        page.keyboard.press("Escape")
    expect(page.locator(CURTAIN)).to_be_visible()
    assert page.locator("[data-test=my-sales]").count() == 0
    assert page.locator(".choice, [data-test=amount]").count() == 0
    page.locator("[data-test=raise]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(CURTAIN)).to_have_count(0)
    expect(page.locator("[data-test=my-sales]")).to_be_visible()
    expect(page.locator("[data-test=amount]")).to_be_visible()


def a_phone_shows_it_whole(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    box = page.locator(CURTAIN).bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    expect(page.locator("[data-test=raise]")).to_be_in_viewport()


def test_a_sealed_sale_can_be_taken_back_before_the_next_one_looks_who_reads_nothing_of_it(page):
    raised(page, 1)
    sell(page, 1)
    expect(page.locator(f"{CURTAIN} h2")).to_contain_text(name_of(page, 2))
    page.click("[data-test=curtain-undo]")
    raised(page, 1)
    sell(page, 1)
    the_next_person_reads_nothing_in_log_page_or_history(page)


def the_next_person_reads_nothing_in_log_page_or_history(page: Page) -> None:
    expect(page.locator(f"{CURTAIN} h2")).to_contain_text(name_of(page, 2))
    expect(page.locator("[data-test=log]")).to_contain_text("has chosen what to sell")
    assert not SECRET.search(page.inner_text("#main"))
    raised(page, 2)
    assert not SECRET.search(page.inner_text("[data-test=log]"))
    page.click("[data-test=history-back]")
    expect(page.locator("[data-test=decision]")).to_contain_text("position")
    assert not SECRET.search(page.inner_text("[data-test=log]"))
    page.click("[data-test=now]")
    sell(page, 0)
    assert page.locator(CURTAIN).count() == 0, "the same person decides on the next company"
    expect(page.locator("[data-test=log]")).to_contain_text("You sell 0 of Brown")


def test_after_the_reveal_there_is_no_curtain_and_taking_back_is_asked_twice(page):
    for seat, sales in ((1, [1]), (2, [0, 0]), (3, [0, 1]), (4, [1])):
        raised(page, seat)
        for amount in sales:
            sell(page, amount)
    expect(page.locator("[data-test=log]")).to_contain_text("sells 1 of White")
    expect(page.locator(CURTAIN)).to_have_count(0)
    expect(page.locator(".decision.mine")).to_be_visible()
    expect(page.locator("[data-test=log]")).not_to_contain_text("You sell 1 of White")
    page.click("[data-test=undo]")
    doubt = page.locator("[data-test=doubt-dialog]")
    expect(doubt).to_contain_text("What was hidden has been seen since that action")
    doubt.get_by_role("button", name="Cancel").click()
    expect(doubt).to_have_count(0)
    assert page.locator("[data-test=log] li.undone").count() == 0
    page.click("[data-test=undo]")
    page.click("[data-test=sure]")
    expect(page.locator(f"{CURTAIN} h2")).to_contain_text(name_of(page, 4))
    expect(page.locator("[data-test=log] li.undone").first).to_contain_text("seen by all")


def test_the_link_of_a_position_of_a_private_table_is_enough_to_look_on(server, visit):
    host = visit()
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    new_table(host, server.base, ["me", "hotseat", "hotseat"])
    host.locator(".company.lit").first.click()
    host.click("[data-test=confirm]")
    host.locator("[data-test=log] li[data-seq] button").first.wait_for()
    host.click("[data-test=history-back]")
    expect(host.locator("[data-test=decision]")).to_contain_text("position 0 of 1")
    host.click("[data-test=history-link]")
    expect(host.locator("[data-test=note]")).to_contain_text("Copied")
    copied = host.evaluate("navigator.clipboard.readText()")
    for link in (copied, host.url):
        reader = visit(link)
        expect(reader.locator("[data-test=decision]")).to_contain_text("position 0 of 1")
        reader.click("[data-test=now]")
        expect(reader.locator("[data-test=decision]")).to_contain_text("watching")


def test_the_links_of_a_table_are_at_hand_while_it_is_played(server, visit):
    host = visit()
    new_table(host, server.base, ["me", "bot", "bot"])
    host.click("[data-test=share]")
    look, invitation = (host.input_value(f"[data-test={name}]") for name in ("look-on", "invitation"))
    assert look != invitation
    reader = visit(look)
    expect(reader.locator("[data-test=decision]")).to_contain_text("watching")
    reader.click("[data-test=share]")
    expect(reader.locator("[data-test=look-on]")).to_have_value(look)
    assert reader.locator("[data-test=invitation]").count() == 0


def test_an_onlooker_of_an_open_table_is_told_so_and_offered_no_seat(server, visit):
    host = visit()
    new_table(host, server.base, ["me", "open", "open"])
    table = host.request.get(host.url.replace("/t/", "/api/tables/").partition("?")[0]).json()
    reader = visit(f"{server.base}/t/{table['id']}?key={table['look']}")
    expect(reader.locator("[data-test=looking-on]")).to_be_visible()
    assert reader.locator("[data-test=join], [data-test=invitation]").count() == 0
    guest = visit(host.input_value("[data-test=invitation]"))
    expect(guest.locator("[data-test=join]").first).to_be_visible()
