"""One walk through time at a table: a clock runs out, a bot takes over, its player comes back, a vote, a friend, the end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.expecting import expect
from tests.web.servers import Server


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[Server]:
    """A server without grace and without patience."""
    settings = {"CLOCK_SECONDS": 0.2, "GRACE_SECONDS": 0, "IDLE_SECONDS": 0}
    started = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "server.log", **settings)
    yield started
    started.kill()


def open_table(page: Page, url: str, seats: list[str], time: dict[str, object]) -> str:
    body = {"game": "steel_driver", "seats": [{"kind": kind} for kind in seats], "public": True, "time": time}
    made = page.request.post(f"{url}/api/tables", data=body)
    assert made.ok, made.text()
    return f"{url}/t/{made.json()['id']}"


def test_the_form_offers_clocks_and_says_what_happens(server, visit):
    page = visit(f"{server.base}/new?game=steel_driver&seats=open")
    form = page.locator("[data-test=time]")
    expect(form.get_by_label("No clock")).to_be_checked()
    form.get_by_label("Live").check()
    expect(form.locator("[data-test=time-preset] option")).to_have_count(4)
    form.locator("[data-test=time-preset]").select_option("own")
    form.get_by_label("Minutes for each player").fill("25")
    form.get_by_label("Seconds more for each turn").fill("5")
    form.locator("[data-test=time-then]").select_option("")
    expect(form).to_contain_text("nobody does")
    form.get_by_label("By correspondence").check()
    form.locator("[data-test=time-span]").select_option("24")
    form.locator("[data-test=weekends-off]").check()
    form.get_by_label("Days of vacation for each player").fill("14")
    form.locator("[data-test=time-then]").select_option("strong")
    page.get_by_label("Public").check()
    page.click("[data-test=create]")
    expect(page.locator("[data-test=setup]")).to_contain_text("1 day per decision · weekends off · 14 days of vacation")
    lobby = visit(server.base)
    expect(lobby.locator("[data-test=agreed]").first).to_contain_text("1 day per decision")


def test_time_runs_out_and_players_come_and_go(quick, visit):
    ada, bob, cid = (visit() for _ in range(3))
    address = open_table(ada, quick.base, ["me", "open", "open"], {"kind": "live", "bank": 8, "then": "bot", "bot": "steady"})
    for page in (bob, cid):
        page.goto(address)
        page.locator("[data-test=join]").first.click()
        expect(page.locator("[data-test=leave]")).to_be_visible()
    ada.goto(address)
    ada.click("[data-test=start]")
    clock = ada.locator(".player[data-seat='1'] [data-test=clock]")
    expect(clock).to_have_class(re.compile("low"), timeout=30_000)
    expect(clock).to_have_attribute("aria-label", re.compile("^Time left to "))
    ada.click("[data-test=come-back]")
    expect(ada.locator("[data-test=log]")).to_contain_text("has run out of time; Steady plays on.")
    expect(ada.locator("[data-test=log]")).to_contain_text("is back.")
    expect(bob.locator("[data-test=log]")).to_contain_text("is back.")


def test_votes_friends_and_the_end(quick, visit):
    people = [visit() for _ in range(3)]
    address = open_table(people[0], quick.base, ["me", "open", "open"], {"kind": "none"})
    for page in people[1:]:
        page.goto(address)
        page.locator("[data-test=join]").first.click()
        expect(page.locator("[data-test=leave]")).to_be_visible()
    people[0].goto(address)
    people[0].click("[data-test=start]")
    ada, bob, cid = people
    for page in (bob, cid):
        page.locator("[data-test=vote-now]").click()
    expect(ada.locator("[data-test=stand-in]")).to_contain_text("Steady plays for you")
    expect(ada.locator(".player[data-seat='1'] [data-test=bot-plays]")).to_have_count(1)
    ada.click("[data-test=come-back]")
    expect(ada.locator(".player[data-seat='1'] [data-test=bot-plays]")).to_have_count(0)
    ada.click("[data-test=seat]")
    ada.click("[data-test=hand-over]")
    link = ada.locator("[data-test=hand-over-link]").input_value()
    eve = visit(link)
    eve.click("[data-test=take-seat]")
    expect(eve.locator(".player .badge", has_text=re.compile("^you$"))).to_have_count(1)
    expect(ada.locator(".player .badge", has_text=re.compile("^you$"))).to_have_count(0)
    for page in (bob, cid):
        page.click("[data-test=seat]")
        page.click("[data-test=leave-game]")
        page.click("[data-test=leave-game-now]")
        expect(page.locator("[data-test=stand-in]")).to_be_visible()
    eve.click("[data-test=seat]")
    eve.click("[data-test=resign-game]")
    eve.click("[data-test=resign-game-now]")
    expect(eve.locator("[data-test=given-up]")).to_contain_text("has resigned.")
    expect(eve.locator(".decision")).to_contain_text("Nobody wins")
