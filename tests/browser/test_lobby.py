"""The lobby, the form of a new table and the table before its start."""

from __future__ import annotations

import re

from tests.browser.expecting import expect
from tests.browser.hands import put_up

LONG = "Übermäßig langer Name vo"


def test_to_play_with_people_leaves_their_seats_open(server, visit):
    page = visit(server.base)
    page.locator("[data-game=steam]").get_by_role("link", name="Play with people").click()
    kinds = page.locator(".seats-form li select:first-of-type")
    expect(kinds).to_have_count(3)
    assert [kind.input_value() for kind in kinds.all()] == ["me", "open", "open"]
    page.get_by_label("Steam Barons").check()
    expect(kinds).to_have_count(2)
    assert kinds.nth(1).input_value() == "open"


def test_whoever_joins_sees_what_is_played_and_is_told_when_the_host_closes_the_table(server, visit):
    host = visit(f"{server.base}/new?game=steam&seats=open")
    host.get_by_label("Board").select_option("northern_england")
    host.get_by_label("Rules").select_option("standard")
    host.click("[data-test=create]")
    guest = visit(host.input_value("[data-test=invitation]"))
    setup = guest.locator("[data-test=setup]")
    expect(setup).to_contain_text("Northern England")
    expect(setup).to_contain_text("Standard game")
    guest.locator("[data-test=join]").first.click()
    expect(guest.locator("[data-test=leave]")).to_be_visible()
    expect(guest.locator("[data-test=close]")).to_have_count(0)
    host.click("[data-test=close]")
    host.click("[data-test=close-now]")
    for page in (host, guest):
        expect(page.locator("[data-test=closed]")).to_contain_text("closed before the game began")
        expect(page.locator("[data-test=note]")).to_be_hidden()
    guest.reload()
    expect(guest.locator("[data-test=problem]")).to_contain_text("closed")


def test_a_card_tells_map_unusual_options_and_who_is_waited_for(server, visit):
    page = visit(server.base)
    seats = [{"kind": "me"}, {"kind": "hotseat"}, {"kind": "hotseat"}]
    for game, options in [("steam", {"rules": "standard"}), ("steel_and_steam", {"length": "long"}), ("steel_driver", {})]:
        assert page.request.post(
            f"{server.base}/api/tables", data={"game": game, "seats": seats, "options": options, "public": True}
        ).ok
    page.reload()
    cards = page.locator("[data-test=mine] .card")
    expect(cards.filter(has_text="Steam").locator(".setup").filter(has_text="Eastern US")).to_have_text(
        "Eastern US · Rules: Standard game"
    )
    expect(cards.filter(has_text="Steel & Steam").locator(".setup")).to_have_text("North America · Length: long game")
    expect(cards.filter(has_text="Steel Driver").locator(".setup")).to_have_text("United States")
    expect(cards.first.locator("time")).to_have_text("now")
    mine = page.inner_text("[data-test=me]")
    onlooker = visit(server.base)
    expect(onlooker.locator("[data-test=public] .card").first).to_contain_text(f"{mine} is to decide.")


def test_a_name_can_be_changed_on_a_phone_and_a_long_one_fits(server, visit):
    page = visit(server.base, viewport={"width": 390, "height": 844})
    page.click("[data-test=me]")
    page.get_by_label("As others at the table see you").fill(LONG)
    page.get_by_role("button", name="Save").click()
    name = page.locator("[data-test=me]")
    expect(name).to_have_text(LONG)
    expect(name).to_have_attribute("title", re.compile(LONG))
    box = name.bounding_box()
    assert box is not None
    assert box["x"] > 0
    assert box["x"] + box["width"] <= 390
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_a_broken_record_names_its_line_once(server, visit):
    page = visit(f"{server.base}/replay")
    page.locator("textarea").fill("format 1\ngame steel_driver\n---\nnonsense")
    page.click("[data-test=import]")
    words = page.get_by_role("alert")
    expect(words).to_contain_text("Line")
    assert words.inner_text().count("Line") == 1


def test_the_description_of_the_api_is_a_page_like_the_others(server, visit):
    page = visit(f"{server.base}/docs", color_scheme="dark")
    words = page.inner_text("main")
    assert "`" not in words
    assert "None" not in words
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    box = page.locator("main section").first.bounding_box()
    assert box is not None
    assert box["x"] > 100


def test_whom_one_plays_against_at_once_is_chosen_by_level(server, visit):
    page = visit(server.base)
    level, about = page.locator("[data-test=level] select"), page.locator("[data-test=level-about]")
    expect(level.locator("option")).to_have_text(["Beginner", "Steady", "Strong", "Expert"])
    expect(level).to_have_value("steady")
    expect(about).to_contain_text("at once")
    level.select_option("strong")
    expect(about).to_contain_text("second")
    compiled = page.request.get(f"{server.base}/api/games").json()[0]["compiled"]
    expect(page.locator("[data-test=half-strength]")).to_have_count(0 if compiled else 1)
    page.locator("[data-game=steel_driver] [data-test=play-now]").click()
    page.wait_for_url("**/t/*")
    seats = page.request.get(page.url.replace("/t/", "/api/tables/")).json()["seats"]
    assert [seat["bot"] for seat in seats] == [None, "strong", "strong"]


def test_a_bot_is_seen_to_think(server, visit):
    page = visit(server.base)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "strong"}, {"kind": "bot", "bot": "strong"}]
    made = page.request.post(f"{server.base}/api/tables", data={"game": "steel_driver", "seats": seats})
    page.goto(f"{server.base}/t/{made.json()['id']}")
    put_up(page, "red", 1)
    expect(page.locator(".prompt.thinking")).to_contain_text("is thinking …")
