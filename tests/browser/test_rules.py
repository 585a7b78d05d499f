"""A newcomer learns a game on its rules page."""

from __future__ import annotations

from itertools import pairwise

from playwright.sync_api import Page

from goldenspike.shelf import BOXES
from goldenspike.web.api.rulebook import Rulebook, rulebook
from tests.browser.expecting import expect
from tests.browser.hands import new_table, turn_to, until_asked

GAMES = list(BOXES)
DASH = "\N{EN DASH}"
PHONE = {"width": 390, "height": 844}
UNRESOLVED = """() => [...document.querySelectorAll("main a[href^='#']")].map((link) => link.getAttribute("href").slice(1))
    .filter((id) => !document.getElementById(id))"""
LEVELS = "() => [...document.querySelectorAll('h1, h2, h3')].map((heading) => Number(heading.tagName[1]))"


CELLS = """() => [...document.querySelectorAll(".ledger table")].map((table) => [...table.querySelectorAll("tr")]
  .map((row) => [...row.querySelectorAll("th, td")].map((cell) => cell.textContent.trim())))"""


def read(page: Page, base: str, path: str) -> None:
    turn_to(page, base + path)
    page.wait_for_selector("article")


def test_every_game_is_told_with_title_contents_figures_and_picture(server, visit):
    page = visit()
    for game in GAMES:
        read(page, server.base, f"/rules/{game}")
        is_told(page, rulebook(game, "en"))


def is_told(page: Page, book: Rulebook) -> None:
    expect(page).to_have_title(f"{book.title}: the rules {DASH} Golden Spike")
    expect(page.locator("h1")).to_have_text(book.title)
    expect(page.locator("#aim p")).to_have_text(book.primer.aim)
    expect(page.locator("#turn li")).to_have_count(len(book.primer.turn))
    expect(page.locator(".ledger table")).to_have_count(len(book.primer.figures))
    expect(page.locator("article")).to_have_count(sum(len(chapter.rules) for chapter in book.chapters))
    assert page.locator(".contents a").count() == 5 + len(book.primer.figures) + len(book.chapters)
    assert page.evaluate(UNRESOLVED) == []
    levels = page.evaluate(LEVELS)
    assert all(deeper - level < 2 for level, deeper in pairwise(levels))
    assert page.evaluate(CELLS) == [[list(row) for row in figures.rows] for figures in book.primer.figures]
    page.wait_for_function("() => document.querySelector('.board-picture img').naturalWidth > 0")


def test_the_page_speaks_three_languages_and_its_title_too(server, visit):
    page = visit()
    read(page, server.base, "/rules/steel_driver")
    for language, title in (("fr", "Steel Driver : les règles"), ("de", "Steel Driver: die Regeln")):
        page.select_option(".masthead select", language)
        expect(page).to_have_title(f"{title} {DASH} Golden Spike")
        expect(page.locator("#aim p")).to_have_text(rulebook("steel_driver", language).primer.aim)
    page.click(".masthead nav a")
    expect(page).to_have_title("Golden Spike")


def test_a_link_to_a_rule_shows_it_and_the_contents_lead_to_chapters(server, visit):
    page = visit()
    read(page, server.base, "/rules/steam#FINAL_SCORE")
    expect(page.locator("article:target")).to_have_attribute("id", "FINAL_SCORE")
    expect(page.locator("#FINAL_SCORE")).to_be_in_viewport()
    page.click(".contents a[href='#chapter-4']")
    expect(page.locator("#chapter-4")).to_be_in_viewport()
    expect(page).to_have_title(f"Steam: the rules {DASH} Golden Spike")
    expect(page.locator(".contents")).to_be_in_viewport()


def test_rules_are_found_by_their_words(server, visit):
    page = visit()
    read(page, server.base, "/rules/steel_driver")
    page.fill("[data-test=find]", "goods colours")
    expect(page.locator("article")).to_have_count(1)
    expect(page.locator("article")).to_have_id("SETS")
    expect(page.locator("[data-test=found]")).to_have_text("1 rule has these words.")
    page.fill("[data-test=find]", "zeppelin")
    expect(page.locator("[data-test=found]")).to_have_text("No rule has these words.")
    page.click(".contents a[href='#chapter-2']")
    expect(page.locator("#chapter-2")).to_be_in_viewport()


def test_a_phone_folds_the_contents_and_never_scrolls_sideways(server, visit):
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    for game in GAMES:
        read(page, server.base, f"/rules/{game}")
        assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"], game
        expect(page.locator(".contents a").first).not_to_be_visible()
        page.tap(".contents summary")
        expect(page.locator(".contents a").first).to_be_visible()


def test_on_paper_there_are_rules_and_no_controls(server, visit):
    page = visit()
    read(page, server.base, "/rules/steam_barons")
    page.emulate_media(media="print")
    for gone in (".masthead", ".contents", "[data-test=find]"):
        expect(page.locator(gone)).not_to_be_visible()
    expect(page.locator("article").last).to_be_visible()
    large = "() => [...document.querySelectorAll('.ledger .large')].every((box) => box.scrollHeight <= box.clientHeight + 1)"
    assert page.evaluate(large)


def test_lobby_and_table_lead_to_the_rules(server, visit):
    page = visit(server.base)
    page.click("[data-game=steam] a[href='/rules/steam']")
    expect(page).to_have_title(f"Steam: the rules {DASH} Golden Spike")
    new_table(page, server.base, ["me", "bot", "bot"])
    until_asked(page)
    page.click("[data-test=help]")
    expect(page.locator("[data-test=help-dialog] a[href='/rules/steel_driver']")).to_be_visible()
