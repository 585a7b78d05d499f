"""The way back through a game: scrubber, steps, links, marks, records."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

from goldenspike.tables.views import PAGE
from tests.browser.expecting import expect
from tests.browser.hands import act, log_lines, resumed, seq, turn_to, until_asked
from tests.web.servers import Person, Server
from tests.web.test_long_games import endless

NOW = "[data-test=now]"
MOVE = "1 build Richmond Charlotte"
"""All others build between this move and the one before of the same player."""


@pytest.fixture
def page(server, visit) -> Page:
    """A game with track on the board, at my turn; others have built since my last."""
    opened = visit()
    opened.goto(resumed(opened, server.base, "steel_driver/greedy_bots.record", MOVE, alone=True))
    until_asked(opened)
    return opened


def test_the_scrubber_shows_every_position_each_has_a_link_and_play_runs_through_them(page):
    last = seq(page)
    built = page.locator("[id^=track-] line").count()
    assert built > 0
    page.locator("[data-test=scrubber]").fill("0")
    expect(page.locator("[id^=track-] line")).to_have_count(0)
    expect(page.locator("[data-test=decision]")).to_contain_text(f"position 0 of {last}")
    assert page.locator(".stage .light").count() == 0
    page.click("[data-test=history-forward]")
    expect(page.locator("[data-test=decision]")).to_contain_text(f"position 1 of {last}")
    play_runs_through_the_positions(page)
    page.click(NOW)
    expect(page.locator("[id^=track-] line")).to_have_count(built)
    until_asked(page)
    a_position_has_a_link(page)


def play_runs_through_the_positions(page: Page) -> None:
    page.click("[data-test=history-play]")
    page.wait_for_function("() => Number(document.querySelector('[data-test=scrubber]').value) >= 2")
    page.click("[data-test=history-pause]")
    expect(page.locator("[data-test=history-play]")).to_be_visible()


def a_position_has_a_link(page: Page) -> None:
    page.locator("[data-test=log] li[data-seq] button").nth(2).click()
    expect(page).to_have_url(re.compile(r"at=3"))
    page.reload()
    expect(page.locator("[data-test=decision]")).to_contain_text("position 3 of")
    expect(page.locator("[data-test=log] [aria-current]")).to_have_attribute("data-seq", "3")


def test_since_my_move_marks_what_changed_places_of_a_line_light_up_and_a_record_goes_out_and_comes_back(
    page, server, tmp_path: Path
):
    page.click("[data-test=since]")
    expect(page.locator(".marks .changed").first).to_be_attached()
    expect(page.locator("[data-test=log] li.new").first).to_be_attached()
    page.click("[data-test=since]")
    expect(page.locator(".marks .changed")).to_have_count(0)
    line = page.locator("[data-test=log] li[data-seq]", has_text="builds").last
    line.scroll_into_view_if_needed()
    line.hover()
    expect(page.locator(".hints .hint").first).to_be_attached()
    a_record_goes_out_and_comes_back(page, server, tmp_path)


def a_record_goes_out_and_comes_back(page: Page, server: Server, tmp_path: Path) -> None:
    lines = log_lines(page)
    with page.expect_download() as download:
        page.click("[data-test=export]")
    record = tmp_path / "record.txt"
    download.value.save_as(record)
    turn_to(page, f"{server.base}/replay")
    page.set_input_files("input[type=file]", record)
    page.wait_for_url(re.compile("/t/"))
    page.click(NOW)
    expect(page.locator("[data-test=log] li[data-seq]")).to_have_count(len(lines))
    assert log_lines(page) == lines
    act(page)


def test_a_broken_record_is_refused_with_its_line(server, visit):
    page = visit(f"{server.base}/replay")
    page.fill("textarea", "game steel_driver\nplayers 3\n---\n1 auction red 1\n2 jump\n")
    page.click("[data-test=import]")
    expect(page.get_by_role("alert")).to_contain_text("Line 5")


def test_steps_of_one_kind_are_folded_up_but_for_the_last_and_arrows_walk_through_what_is_seen(server, visit):
    page = visit()
    table = resumed(page, server.base, "steam/base_greedy.record", "1 move blue Manchester Preston")
    page.goto(table)
    fold = page.locator("[data-test=log] .run").first
    expect(fold.locator("summary")).to_have_text(re.compile(r"^\d+ lines like the next one$"))
    folded = fold.locator("li[data-seq]")
    assert folded.count() == int(fold.locator("summary").inner_text().split()[0])
    expect(folded.first).to_be_hidden()
    expect(page.locator("[data-test=log] > li[data-seq]").first).to_contain_text("cube comes to")
    arrows_walk_through_the_lines_that_are_seen(page)
    expect(folded.first).to_be_visible()
    fold.locator("summary").click()
    expect(folded.first).to_be_hidden()
    turn_to(page, server.base)
    turn_to(page, f"{table}?at=5")
    expect(page.locator("[data-test=log] .run [aria-current]")).to_be_visible()


def arrows_walk_through_the_lines_that_are_seen(page: Page) -> None:
    """Enter unfolds what is folded up."""
    page.locator("[data-test=log]").focus()
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-test=log] > li[data-seq] button").last).to_be_focused()
    seen = page.locator("[data-test=log] :is(button, summary):visible").count()
    for _ in range(seen):
        page.keyboard.press("ArrowUp")
    expect(page.locator("[data-test=log] summary").first).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-test=log] .run li[data-seq] button").first).to_be_focused()


def test_a_long_log_is_read_page_by_page(server, visit):
    """The newest lines come first, earlier ones when they are asked for or looked at."""
    person = Person(server)
    answer = person.http.post("/api/records", content=endless(PAGE + 250).encode(), timeout=120)
    made = answer.json()
    opened = visit(f"{server.base}/t/{made['id']}?key={made['key']}")
    lines = opened.locator("[data-test=log] li[data-seq]")
    first = f"[data-test=log] li[data-seq='{person.view(made['id'], key=made['key'])['earlier'] + 1}']"
    expect(opened.locator(first)).to_have_count(1)
    assert lines.count() <= PAGE
    opened.click("[data-test=earlier]")
    expect(opened.locator("[data-test=earlier]")).to_have_count(0)
    expect(opened.locator("[data-test=log] li[data-seq='1']")).to_have_count(1)
    expect(opened.locator(first)).to_have_count(1)
    opened.goto(f"{server.base}/t/{made['id']}?key={made['key']}&at=20")
    expect(opened.locator("[data-test=log] li[data-seq='20']")).to_have_attribute("aria-current", "step")
