"""Puzzles in the browser: from the lobby to the list, answered on the board and from the list, by keyboard and by thumb."""

from __future__ import annotations

from playwright.sync_api import Page

from goldenspike.shelf import BOXES
from goldenspike.text.puzzle import Puzzle
from tests.browser.axe import axe
from tests.browser.conftest import Visit
from tests.browser.expecting import expect
from tests.web.servers import Server

GAME = "steel_driver"
PUZZLES = BOXES[GAME].puzzles.collection.puzzles  # type: ignore[union-attr]
COUNT = len(PUZZLES)


def on_the_board(place: int) -> tuple[int, Puzzle]:
    """One of the puzzles that are about places on the board, and its number."""
    return [(number, one) for number, one in enumerate(PUZZLES, 1) if one.rule == "BUILD_ONE_LINK"][place]


def finds(page: Page, state: str) -> None:
    page.wait_for_selector(f"[data-test=guide][data-state={state}]")


def test_a_puzzle_is_solved_at_the_second_try_by_keyboard(server: Server, visit: Visit) -> None:
    number, puzzle = on_the_board(0)
    page = visit(server.base)
    page.click(f"[data-game={GAME}] [data-test=puzzles]")
    expect(page.locator("[data-test=puzzle]")).to_have_count(COUNT)
    assert axe(page) == []
    page.locator("[data-test=puzzle]").nth(number - 1).press("Enter")
    finds(page, "ask")
    page.press(f"[data-words='{puzzle.choices[-1].words[0]}']", "Enter")
    page.press("[data-test=confirm]", "Enter")
    finds(page, "other")
    expect(page.locator("[data-test=puzzle-choice]").first).to_contain_text(f"{round(100 * puzzle.choices[0].chance)} %")
    expect(page.locator(".board .compared .best").first).to_be_attached()
    expect(page.locator(".board .compared .taken").first).to_be_attached()
    expect(page.locator("[data-test=puzzle-why]").first).to_contain_text("chance to win")
    assert axe(page) == []
    page.press("[data-test=puzzle-again]", "Enter")
    finds(page, "ask")
    page.press(f"[data-words='{puzzle.choices[0].words[0]}']", "Enter")
    page.press("[data-test=confirm]", "Enter")
    finds(page, "done")
    page.click("[data-test=puzzle-all]")
    expect(page.locator("[data-test=puzzle]").nth(number - 1)).to_contain_text("missed")
    expect(page.locator("[data-test=puzzles-solved]")).to_contain_text(f"0 of {COUNT}")


def test_a_puzzle_is_answered_on_the_board_of_a_phone_and_the_next_one_shown(server: Server, visit: Visit) -> None:
    number, puzzle = on_the_board(-1)
    page = visit(f"{server.base}/puzzles/{GAME}", viewport={"width": 390, "height": 844}, has_touch=True, locale="de-DE")
    page.locator("[data-test=puzzle]").nth(number - 1).tap()
    finds(page, "ask")
    best = page.locator(f"[data-words='{puzzle.choices[0].words[0]}']")
    light = page.locator(f".stage .light[aria-label='{(best.text_content() or '').strip()}']").first
    light.dispatch_event("click")
    page.locator("[data-test=confirm]").tap()
    finds(page, "done")
    expect(page.locator("[data-test=guide]")).to_contain_text("Genau das ist es.")
    before = page.url
    page.locator("[data-test=puzzle-next], [data-test=puzzle-play-on]").first.tap()
    page.wait_for_url(lambda url: url.partition("?")[0] != before.partition("?")[0])
    if number < COUNT:
        finds(page, "ask")
        page.locator("[data-test=puzzle-show]").tap()
        finds(page, "other")
