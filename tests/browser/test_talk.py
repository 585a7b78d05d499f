"""People at a table: who is there, what they say to whom, and notes of their own; by keyboard, aloud, and on a phone."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from tests.browser.axe import axe, axe_in_both_themes
from tests.browser.expecting import expect
from tests.browser.hands import act, until_asked

SPOKEN = "[data-test=talk-spoken]"
PHONE = {"width": 390, "height": 844}


def named(visit, server, name: str, **settings: object) -> Page:
    page = visit(**settings)
    assert page.request.post(f"{server.base}/api/me", data={"name": name}).ok
    return page


def say(page: Page, text: str) -> None:
    page.fill("[data-test=say]", text)
    page.keyboard.press("Enter")


def remark(page: Page, text: str):
    return page.locator("[data-test=remarks] .remark", has_text=text)


def test_two_players_and_an_onlooker_talk(server, visit):
    ada, bob = named(visit, server, "Ada"), named(visit, server, "Bob", color_scheme="dark")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    made = ada.request.post(f"{server.base}/api/tables", data={"game": "steel_driver", "seats": seats, "public": True}).json()
    address = f"{server.base}/t/{made['id']}"
    for page in (ada, bob):
        page.goto(address)
    bob.click("[data-test=join]")
    expect(ada.locator(".gathering li[data-seat='2'] [data-test=here]")).to_have_attribute("title", "is here")
    say(bob, "Shall we?")
    expect(remark(ada, "Shall we?")).to_be_visible()
    assert axe(ada) == []
    ada.click("[data-test=start]")
    eve = named(visit, server, "Eve", viewport=PHONE, locale="de-DE", has_touch=True, is_mobile=True)
    eve.goto(address)
    for page in (ada, bob):
        expect(page.locator("[data-test=onlookers]")).to_have_text("One person looks on.")
    players_talk(ada, bob)
    onlookers_talk(ada, eve)
    bob_reacts_and_is_muted(ada, bob)
    bob.context.close()
    expect(ada.locator(".player[data-seat='2'] [data-test=here]")).to_have_attribute("title", re.compile("last here"))


def players_talk(ada: Page, bob: Page) -> None:
    """Unread remarks are counted, said aloud in one piece, and read as plain text."""
    bob.keyboard.press("t")
    expect(bob.locator("[data-test=talk-about]")).to_contain_text("Only players read this.")
    say(bob, "<img src=x onerror=alert(1)> hello")
    say(bob, "and good luck")
    tab = ada.locator("[data-test=tab-talk]")
    expect(tab.locator("[data-test=unread]")).to_contain_text("2 new remarks")
    expect(ada.locator(SPOKEN)).to_contain_text("Bob: <img src=x onerror=alert(1)> hello")
    expect(ada.locator(SPOKEN)).to_contain_text("Bob: and good luck")
    assert ada.locator(SPOKEN).get_attribute("aria-live") == "polite"
    ada.locator("[data-test=tab-log]").focus()
    ada.keyboard.press("ArrowRight")
    expect(tab).to_be_focused()
    expect(tab).to_have_attribute("aria-selected", "true")
    expect(remark(ada, "<img src=x onerror=alert(1)> hello")).to_be_visible()
    assert ada.locator("[data-test=remarks] img").count() == 0
    expect(ada.locator("[data-test=unread]")).to_have_count(0)
    panel, board = (ada.locator(part).bounding_box() for part in (".beside", ".stage"))
    assert panel["x"] >= board["x"] + board["width"], "talk never covers the board"
    until_asked(ada)
    act(ada)
    expect(remark(ada, "and good luck")).to_be_visible()
    assert axe(ada) == []
    assert axe(bob) == []
    ada.click("[data-test=seat]")
    ada.wait_for_selector("dialog[open]")
    assert axe_in_both_themes(ada, "dialog[open]") == []
    ada.keyboard.press("Escape")


def onlookers_talk(ada: Page, eve: Page) -> None:
    eve.tap("[data-test=tab-talk]")
    expect(eve.locator("[data-test=talk-about]")).to_contain_text("Das lesen nur die Zuschauenden.")
    expect(eve.locator(".remark", has_text="good luck")).to_have_count(0)
    say(eve, "Rot ist stark")
    expect(remark(eve, "Rot ist stark")).to_be_visible()
    expect(eve.locator("[data-test=say]")).to_be_in_viewport()
    assert eve.evaluate("() => document.documentElement.scrollWidth <= 390")
    assert axe(eve) == []
    expect(remark(ada, "Shall we?")).to_be_visible()
    expect(remark(ada, "Rot ist stark")).to_have_count(0)


def bob_reacts_and_is_muted(ada: Page, bob: Page) -> None:
    say(ada, "My best move yet")
    remark(bob, "My best move yet").locator("[data-test=remark-more]").click()
    bob.click("[data-test=react-bravo]")
    chip = remark(ada, "My best move yet").locator("[data-test=chip-bravo]")
    expect(chip).to_have_attribute("aria-label", "Well played: Bob")
    chip.click()
    expect(chip).to_have_attribute("aria-label", "Well played: Bob and Ada")
    bob.click("[data-test=react-to-move]")
    bob.click("[data-test=move-surprised]")
    expect(ada.locator("[data-test=about-move]")).to_contain_text("Bob Surprising")
    remark(bob, "and good luck").locator("[data-test=remark-more]").click()
    bob.click("[data-test=delete]")
    expect(ada.locator("[data-test=remarks] .gone")).to_have_text("deleted")
    rude = remark(ada, "<img")
    rude.locator("[data-test=remark-more]").click()
    ada.click("[data-test=report]")
    ada.select_option("[data-test=report-reason]", "spam")
    assert axe(ada) == []
    ada.click("[data-test=report-send]")
    expect(ada.locator("[data-test=note]")).to_contain_text("Reported.")
    rude.locator("[data-test=remark-more]").click()
    ada.click("[data-test=mute]")
    expect(rude).to_have_count(0)
    say(bob, "Can anybody hear me?")
    expect(remark(bob, "Can anybody hear me?")).to_be_visible()
    ada.reload()
    ada.click("[data-test=tab-talk]")
    expect(ada.locator("[data-test=muted]")).to_contain_text("Bob is muted, everywhere.")
    expect(remark(ada, "Can anybody hear me?")).to_have_count(0)
    ada.click("[data-test=unmute]")
    expect(remark(ada, "Can anybody hear me?")).to_be_visible()
    ada.click("[data-test=talk-switch]")
    expect(bob.locator("[data-test=talk-closed]")).to_be_visible()
    expect(bob.locator("[data-test=say]")).to_have_count(0)


def test_notes_on_two_devices(server, visit):
    desk = visit(server.base)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    made = desk.request.post(f"{server.base}/api/tables", data={"game": "steel_driver", "seats": seats}).json()
    desk.goto(f"{server.base}/t/{made['id']}")
    desk.wait_for_selector("[data-test=tab-notes]")
    expect(desk.locator("[data-test=tab-talk]")).to_have_count(0)
    desk.keyboard.press("t")
    text, state = desk.locator("[data-test=notes-text]"), desk.locator("[data-test=notes-state]")
    expect(text).to_be_focused()
    desk.keyboard.type("Buy red")
    expect(state).to_have_text("Kept.")
    phone = visit(viewport=PHONE, storage_state=desk.context.storage_state())
    phone.goto(f"{server.base}/t/{made['id']}")
    phone.click("[data-test=tab-notes]")
    expect(phone.locator("[data-test=notes-text]")).to_have_value("Buy red")
    phone.fill("[data-test=notes-text]", "Buy blue")
    expect(phone.locator("[data-test=notes-state]")).to_have_text("Kept.")
    desk.keyboard.type(", and soon")
    expect(desk.locator("[data-test=notes-conflict] .other")).to_have_text("Buy blue")
    assert axe_in_both_themes(desk) == []
    desk.click("[data-test=notes-mine]")
    expect(state).to_have_text("Kept.")
    phone.reload()
    phone.click("[data-test=tab-notes]")
    expect(phone.locator("[data-test=notes-text]")).to_have_value("Buy red, and soon")
    assert axe(phone) == []
