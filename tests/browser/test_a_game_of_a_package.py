"""The game of another package in a real browser, from the lobby to the final score."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.expecting import expect
from tests.browser.hands import ASKED, act, seq
from tests.packages.installing import BRANCH_LINE, install, path_with, serve
from tests.web.servers import Server

pytest.importorskip("hatchling", reason="packages are built with: pip install hatchling")

BID = ".decision.mine:not([aria-busy=true]) [data-test=confirm]:not(:disabled)"
LAY = ASKED
WON = "[data-test=winner]"
GONE_ON = "before => Number(document.querySelector('[data-test=scrubber]').max) > before"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(BRANCH_LINE, tmp_path_factory.mktemp("site"))


@pytest.fixture(scope="module")
def server(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = serve(path_with(site), tmp_path_factory.mktemp("server"))
    yield running
    running.kill()


@pytest.fixture
def plain_server(site: Path, tmp_path: Path) -> Iterator[Server]:
    """The game without its part of the page."""
    plain = shutil.copytree(site, tmp_path / "site")
    shutil.rmtree(plain / "branch_line" / "page")
    running = serve(path_with(plain), tmp_path)
    yield running
    running.kill()


def play_to_the_end(page: Page) -> int:
    """By clicks, on the board where something is lit there; returns how often it was."""
    laid = 0
    while page.wait_for_selector(f"{BID}, {LAY}, {WON}") and not page.locator(WON).count():
        if page.locator(BID).count():
            before = seq(page)
            page.fill("[data-test=amount]", "6")
            page.click(BID)
            page.wait_for_function(GONE_ON, arg=before)
        else:
            laid += page.locator(".stage .light").count() > 0
            act(page)
    return laid


def test_from_the_lobby_to_the_final_score_by_clicks(server, visit):
    page = visit(server.base)
    page.click("[data-game=branch_line] [data-test=play-now]")
    assert play_to_the_end(page) > 0, "six dollars win the first concession, and the stops beside the junction are lit"
    expect(page.locator(WON)).to_contain_text(re.compile("wins|share"))
    score = page.locator("[data-test=score]")
    expect(score.locator("tr")).to_have_count(3)
    expect(score.locator("tr.won").first).to_contain_text("$")
    expect(page.locator("[id^=track-] line").first).to_be_attached()


def test_it_is_set_up_and_explained_in_another_language(server, visit):
    page = visit(f"{server.base}/new?game=branch_line", locale="de-DE")
    page.wait_for_selector(".seats-form li")
    page.click("[data-test=create]")
    page.wait_for_selector(BID)
    expect(page.locator("[data-test=turn]")).to_have_text("Runde 1 von 6 · Die Konzession")
    expect(page.locator(".decision .prompt")).to_contain_text("Was bietest du für die Konzession?")
    expect(page.locator(BID)).to_have_text(re.compile("0.* bieten"))
    page.locator("[data-stop=Sea_View] circle").click(force=True)
    expect(page.locator("[data-test=why]")).to_contain_text("Jetzt wird ein Gebot von dir verlangt.")
    page.goto(f"{server.base}/rules/branch_line")
    expect(page.locator("#BID_WITHIN_CASH")).to_contain_text("Niemand bietet mehr, als er hat.")


def test_a_game_without_a_part_of_the_page_is_played_on_the_plain_one(plain_server, visit):
    page = visit(plain_server.base)
    page.click("[data-game=branch_line] [data-test=play-now]")
    assert play_to_the_end(page) > 0
    expect(page.locator("[data-test=score] tr")).to_have_count(3)
    expect(page.locator(".player").first).to_contain_text("Cash")
