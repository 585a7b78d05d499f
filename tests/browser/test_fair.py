"""The browsers at a table draw the seed with the server, and check the dice when the game is over."""

from __future__ import annotations

import hashlib

from tests.browser.expecting import expect
from tests.web.servers import until

HASHES = """async (texts) => {
  const { sha256 } = await import("/static/js/sha256.js");
  const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return texts.map((text) => hex(sha256(new TextEncoder().encode(text))));
}"""
FORGE = """id => {
  const kept = JSON.parse(localStorage["goldenspike-draws"]);
  kept[id].seal = "0".repeat(64);
  localStorage["goldenspike-draws"] = JSON.stringify(kept);
}"""


def id_of(page):
    return page.url.partition("/t/")[2].partition("?")[0]


def view_of(page):
    return page.request.get(f"{page.url.partition('/t/')[0]}/api/tables/{id_of(page)}").json()


def test_two_browsers_draw_the_dice_and_check_them_at_the_end(server, visit):
    ann = visit()
    ann.goto(f"{server.base}/new?game=steam")
    ann.wait_for_selector(".seats-form li")
    for number, kind in enumerate(["me", "open", "bot"], 1):
        ann.get_by_label(f"Who sits in seat {number}").select_option(kind)
    ann.get_by_label("Public").check()
    ann.click("[data-test=create]")
    seal = ann.locator("[data-test=seal] code").inner_text()
    bob = visit(ann.url)
    bob.click("[data-test=join]")
    until(lambda: len(view_of(bob)["draw"]["parts"]) == 2, "both browsers to have promised")
    ann.click("[data-test=start]")
    for page in (ann, bob):
        page.wait_for_selector("svg.board")
    drawn = view_of(ann)["draw"]
    assert drawn["commitment"] == seal
    assert all(part["contribution"] for part in drawn["parts"])
    ann.click("[data-test=help]")
    ann.click("[data-test=dice]")
    dialog = ann.locator("[data-test=fair-dialog]")
    expect(dialog).to_contain_text(seal)
    expect(dialog.locator("[data-test=check-dice]")).to_have_count(0)
    ann.keyboard.press("Escape")
    ann.request.post(f"{server.base}/api/tables/{id_of(ann)}/leave", data={})
    bob.request.post(f"{server.base}/api/tables/{id_of(bob)}/leave", data={})
    bob.click("[data-test=check]")
    found = bob.locator("[data-test=checked]")
    expect(found).to_have_attribute("data-good", "true", timeout=60_000)
    expect(found.locator(".findings li")).to_have_count(7)
    expect(found).to_contain_text("It is the seal that this browser saw before the game.")
    bob.keyboard.press("Escape")
    bob.evaluate(FORGE, id_of(bob))
    bob.click("[data-test=check]")
    expect(found).to_have_attribute("data-good", "false")
    expect(found.locator(".wrong")).to_have_text("This is not the seal that this browser saw before the game.")


def test_a_game_against_bots_begins_with_the_number_of_this_browser(server, visit):
    page = visit(f"{server.base}/new?game=steel_driver")
    page.click("[data-test=create]")
    page.wait_for_selector("svg.board")
    assert [part["seat"] for part in view_of(page)["draw"]["parts"] if part["contribution"]] == [1]


def test_the_page_that_explains_it_speaks_every_language(server, visit):
    for locale, words in (("en-GB", "Nobody chooses the dice"), ("fr-FR", "Personne ne choisit"), ("de-DE", "Niemand sucht")):
        page = visit(f"{server.base}/fair", locale=locale)
        expect(page.locator("h1")).to_contain_text(words)
        expect(page.locator("main li")).to_have_count(12)


def test_a_browser_without_https_reckons_the_same_hashes(server, visit):
    texts = ["", "abc", "é" * 55, "a" * 64, "golden spike draw 1\n" * 50]
    assert visit(f"{server.base}/fair").evaluate(HASHES, texts) == [hashlib.sha256(text.encode()).hexdigest() for text in texts]
