"""Studying in the browser: the analysis of a finished game, playing on from a position of it, and a hint."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.axe import axe_in_both_themes
from tests.browser.conftest import Visit
from tests.browser.expecting import expect
from tests.browser.hands import RECORDS, new_table, until_asked
from tests.web.servers import Server, until

SLOW = 120_000
"""Milliseconds that a busy machine may take for a first look at a game."""


def finished_game(page: Page, server: Server) -> str:
    made = page.request.post(f"{server.base}/api/records", data=(RECORDS / "steel_driver/four_players.record").read_text())
    assert made.ok, made.text()
    return f"{server.base}/t/{made.json()['id']}"


def on_the_board(page: Page) -> list[int]:
    """The first decisions found that are about a place on the board, by their places in the list."""
    found = page.request.get(page.url.replace("/t/", "/api/tables/") + "/analysis").json()
    kinds = [{kind for place in swing["plans"][0]["places"] for kind in place} for swing in (found["swings"] or [])[:6]]
    return [number for number, kind in enumerate(kinds) if kind & {"link", "location"}]


def test_a_finished_game_is_analysed_and_played_on(visit: Visit, server: Server) -> None:
    page = visit()
    page.goto(finished_game(page, server))
    page.click("[data-test=study-begin]")
    page.click("[data-test=study-stop]")
    page.click("[data-test=study-begin]")
    graph = page.locator("[data-test=graph]")
    expect(graph).to_be_visible(timeout=SLOW)
    expect(graph.locator(".course")).to_have_count(4)
    graph.focus()
    page.keyboard.press("Home")
    expect(page.locator("[data-test=scrubber]")).to_have_value("0")
    page.keyboard.press("End")
    expect(page.locator("[data-test=scrubber]")).to_have_value(page.get_attribute("[data-test=scrubber]", "max") or "")
    page.get_by_text("The figures as a table").click()
    expect(page.locator(".figures-table thead th")).to_have_count(5)
    assert axe_in_both_themes(page) == []

    until(lambda: on_the_board(page), "a decision of which the board shows something", patience=SLOW / 1000)
    page.locator("[data-test=swing]").nth(on_the_board(page)[0]).click()
    expect(page.locator("[data-test=opened] .best")).to_be_visible()
    expect(page.locator("[data-test=opened] p")).to_contain_text("gave away")
    expect(page.locator(".board .compared > *").first).to_be_attached()

    page.locator("[data-test=play-on] summary").click()
    page.select_option("[data-test=play-on-seat]", "2")
    before = page.url
    page.click("[data-test=play-on-begin]")
    page.wait_for_url(lambda url: url != before)
    expect(page.locator(".player .badge", has_text="You")).to_be_visible()


def test_a_hint_names_the_best_choices(visit: Visit, server: Server) -> None:
    page = visit()
    new_table(page, server.base, ["me", "bot", "bot"])
    until_asked(page)
    page.click("[data-test=hint]")
    expect(page.locator("[data-test=hinted]").first).to_be_visible(timeout=SLOW)
    assert 1 <= page.locator("[data-test=hinted]").count() <= 3
    expect(page.locator(".hint-panel")).to_contain_text("%")
    expect(page.locator(".hint-panel")).to_contain_text("practice")
