"""Three languages, changed at once, the log included; and two sets of colours."""

from __future__ import annotations

from tests.browser.expecting import expect
from tests.browser.hands import new_table, put_up, until_asked

WORDS = {
    "fr": ("Accueil", "met la compagnie Rouge aux enchères", "Passer", "Pourquoi pas"),
    "de": ("Bahnhof", "versteigert die Gesellschaft Rot", "Passen", "Warum nicht"),
    "en": ("Lobby", "puts Red up", "Pass", "Why not"),
}


def test_the_whole_table_changes_its_language_at_once(server, visit):
    page = visit()
    new_table(page, server.base, ["me", "hotseat", "hotseat"])
    put_up(page, "red", 2)
    expect(page.locator(".decision .badge")).to_have_text("Player 2")
    for tag, (lobby, event, choice, why) in WORDS.items():
        page.locator(".masthead select").select_option(tag)
        expect(page.locator(".masthead nav")).to_contain_text(lobby)
        expect(page.locator("[data-test=log]")).to_contain_text(event)
        expect(page.locator("[data-test=choices]")).to_contain_text(choice)
        page.locator(".background .link .hit").first.dispatch_event("click")
        expect(page.locator("[data-test=why]")).to_contain_text(why)
        assert page.get_attribute("html", "lang") == tag
    page.locator(".masthead select").select_option("de")
    page.reload()
    until_asked(page)
    expect(page.locator("[data-test=choices]")).to_contain_text("Passen")


def test_a_browser_that_speaks_french_is_answered_in_french(server, visit):
    page = visit(server.base, locale="fr-CA")
    expect(page.locator("[data-game=steel_driver] [data-test=play-now]")).to_have_text("Jouer contre des robots")


def test_light_and_dark(server, visit):
    page = visit(server.base, color_scheme="dark")
    page.wait_for_selector("[data-game=steel_driver] [data-test=play-now]")
    assert page.get_attribute("html", "data-theme") == "dark"
    page.click("[data-test=theme]")
    assert page.get_attribute("html", "data-theme") == "light"
    page.reload()
    page.wait_for_selector("[data-game=steel_driver] [data-test=play-now]")
    assert page.get_attribute("html", "data-theme") == "light"
