"""Who is who at the table, and what is told before one chooses: names, chips, options, bots, seats, hexes to build in."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from tests.browser.expecting import expect
from tests.browser.hands import RECORDS, new_table, put_up, resumed, turn_to, until_asked

SIZES = [(390, 844), (1920, 1080), (1366, 768)]
WITH_SIZES = {"en": SIZES, "de": SIZES[::2], "fr": SIZES[::2]}
"""Where a score has more room than on a small desk, one language is enough."""
LONG = "Maximiliane von Hohenfels"[:24]
CUT = """(selector) => [...document.querySelectorAll(selector)]
    .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3)
    .map((one) => one.textContent)"""
COVERED = """() => {
  const [head, first] = document.querySelector("[data-test=score] tbody tr")?.children ?? [];
  return head && head.getBoundingClientRect().right - first.getBoundingClientRect().left;
}"""
TIMES = "\N{MULTIPLICATION SIGN}"
GREEDY = {"en": "Greedy", "de": "Gierig", "fr": "Avide"}
FINISHED = [
    "steel_driver/greedy_bots.record",
    "steel_and_steam/victory_card.record",
    "steam/base_greedy.record",
    "steam_barons/greedy.record",
]


def table_of(page: Page, url: str, game: str, seats: list[dict[str, str]]) -> str:
    made = page.request.post(f"{url}/api/tables", data={"game": game, "seats": seats})
    assert made.ok, made.text()
    return f"{url}/t/{made.json()['id']}"


def finished(page: Page, url: str, record: str) -> str:
    """The address of a finished game between greedy bots."""
    made = page.request.post(f"{url}/api/records", data=(RECORDS / record).read_text())
    assert made.ok, made.text()
    return f"{url}/t/{made.json()['id']}"


def test_names_of_people_and_companies_are_never_cut(server, visit):
    """Every table is gone to anew in every size."""
    page = visit()
    names = [LONG, "Wenceslas Featherstonehaugh"[:24], "Bo"]
    seats = [{"kind": "hotseat", "name": name} for name in names]
    tables = [table_of(page, server.base, game, seats) for game in ("steel_driver", "steel_and_steam", "steam", "steam_barons")]
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for table in tables:
            turn_to(page, table)
            expect(page.locator(".player .name")).to_have_text(names)
            assert page.evaluate(CUT, ".player .name, .player .top, .company .stripe .name, .company .holder") == [], width


HIDDEN_HOLDINGS = """() => [...document.querySelectorAll('.held > .holding')].filter((one) => {
  const [box, list] = [one, one.parentElement].map((node) => node.getBoundingClientRect());
  const told = [...one.querySelectorAll(':scope > :not(.stem)')].map((part) => part.getBoundingClientRect());
  const inside = (part) => part.right <= list.right + 1 && part.bottom <= list.bottom + 1 && part.right <= box.right + 1;
  return !(box.width && told.every(inside));
}).map((one) => one.title)"""


def test_all_shareholders_are_in_sight_and_told_apart(server, visit):
    page = visit()
    for record, move in (
        ("steam_barons/bankrupt.record", "3 site K5"),
        ("steel_driver/greedy_bots.record", "2 auction yellow 5"),
    ):
        turn_to(page, resumed(page, server.base, record, move, alone=True))
        for width, height in [*SIZES, (1440, 900)]:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_selector(".held > .holding")
            shareholders(page, 3)


def shareholders(page: Page, holders: int) -> None:
    lists = [line.split() for line in page.locator(".company .held").all_inner_texts()]
    assert max(sum(word.startswith(TIMES) for word in line) for line in lists) >= holders
    assert all(len({*holding}) == len(holding) for holding in map(names_in, lists))
    page.wait_for_function(f"() => !({HIDDEN_HOLDINGS})().length")


def names_in(line: list[str]) -> list[str]:
    """The names before each count, with the numbers that tell one from another."""
    return re.split(rf" ?{TIMES}\d+ ?", " ".join(line))[:-1]


def test_one_seat_of_mine_is_you_and_several_go_by_their_names(server, visit):
    page = visit()
    new_table(page, server.base, ["me", "bot", "bot"])
    until_asked(page)
    expect(page.locator(".player .badge", has_text=re.compile("^you$"))).to_have_count(1)
    shared = [{"kind": "hotseat", "name": name} for name in ("Ann", "Bob", "Cy")]
    turn_to(page, table_of(page, server.base, "steel_driver", shared))
    expect(page.locator(".badge", has_text=re.compile("^you$"))).to_have_count(0)
    expect(page.locator(".decision.mine .badge")).to_have_text("Ann")
    who_is_asked_and_who_has_the_marker_are_two_things(page)


def who_is_asked_and_who_has_the_marker_are_two_things(page: Page) -> None:
    put_up(page, "red", 1)
    expect(page.locator(".player", has_text="Bob").locator("[data-test=asked]")).to_be_visible()
    expect(page.locator("[data-test=asked]")).to_have_count(1)
    expect(page.locator(".player", has_text="Ann").locator("[title*='Active Player marker']")).to_have_text("marker")
    expect(page.locator("[title*='Active Player marker']")).to_have_count(1)


def test_score_tables_name_everything_in_full(server, visit):
    page = visit()
    for record in FINISHED:
        turn_to(page, finished(page, server.base, record))
        named_in_full(page)


def named_in_full(page: Page) -> None:
    for lang, sizes in WITH_SIZES.items():
        scored_in(page, lang)
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            score_is_in_full(page)


def score_is_in_full(page: Page) -> None:
    """No cell is cut, and the first of a row does not cover the second, as soon as the page has got its size."""
    page.wait_for_function(f"cells => !({CUT})(cells).length", arg="[data-test=score] :is(th, td, .holding)")
    page.wait_for_function(f"() => ({COVERED})() <= 1")


def scored_in(page: Page, lang: str) -> None:
    """The score of a game between greedy bots, in another language."""
    page.locator(".masthead select").select_option(lang)
    expect(page.locator("[data-test=score] thead")).to_contain_text(GREEDY[lang])


def test_hexes_to_build_in_tell_price_and_links_and_are_grouped(server, visit):
    page = visit()
    for record in ("steam_barons/greedy.record", "steam/base_greedy.record"):
        lines = (RECORDS / record).read_text().splitlines()
        move = next(line for line in lines if re.match(r"\d site ", line))
        turn_to(page, resumed(page, server.base, record, move, alone=True))
        page.wait_for_selector(".choice[data-words^=site]")
        hexes_are_told(page)
    page.click("[data-test=cancel]")
    expect(page.locator(".decision .prompt")).to_contain_text("You build track")
    a_completed_link_costs_what_the_list_has_said(page)
    turn_to(page, resumed(page, server.base, "steam/base_greedy.record", "1 move blue Manchester Preston"))
    name = page.locator(".player.asked .name").inner_text()
    expect(page.locator(".decision .prompt"), "at a shared screen").to_contain_text(f"{name} moves goods")


def hexes_are_told(page: Page) -> None:
    told = page.locator(".choice[data-words^=site] .detail")
    texts = told.all_text_contents()
    assert len(texts) >= page.locator(".choice[data-words^=site]").count()
    assert all(re.search(r"\$\d+$", text) for text in texts), texts
    shown = page.locator(".choices > li > .choice[data-words^=site]:visible .detail").all_text_contents()
    assert shown
    assert all("completes a link" in text or "goes on from" in text for text in shown), shown
    fold = page.locator(".fold").first
    expect(fold.locator("summary")).to_have_text(re.compile(r"^From .+: (one hex|\d+ hexes), \$\d+"))
    fold.locator("summary").click()
    fold.locator(".choice").first.click()
    expect(page.locator(".choice.tile").first).to_contain_text(re.compile(r"\$\d"))


def a_completed_link_costs_what_the_list_has_said(page: Page) -> None:
    choice = page.locator(".choice[data-words^=site]", has_text="completes a link").first
    price = choice.locator(".detail").first.inner_text().rpartition(", ")[2]
    choice.click()
    page.wait_for_selector(".choice.tile")
    told = page.locator("[data-test=consequences]")
    for tile in page.locator(".choice.tile", has_text=price).all():
        tile.click()
        expect(told).to_contain_text((tile.get_attribute("title") or "").removeprefix("Lay "))
        if "completes links: 1" in told.inner_text():
            return
    pytest.fail(f"no tile for {price} completes a link")


def test_options_bots_and_length_are_explained_where_they_are_chosen(server, visit):
    page = visit(f"{server.base}/new?game=steel_and_steam")
    page.wait_for_selector(".seats-form li")
    expect(page.locator("[data-test=option-about]")).to_have_count(page.locator(".option").count())
    expect(page.locator("[data-test=length]")).to_contain_text("two hours")
    before = page.locator("[data-test=option-about]").first.inner_text()
    page.locator(".option select").first.select_option("long")
    expect(page.locator("[data-test=option-about]").first).not_to_have_text(before)
    expect(page.locator("[data-test=length]")).to_contain_text("three to four hours")
    page.get_by_label("Bot in seat 2").select_option("beginner")
    expect(page.locator("[data-test=bots-about] dt")).to_have_text(["Beginner", "Steady"])
    page.goto(f"{server.base}/new?game=steam")
    expect(page.locator("[data-test=length]")).to_contain_text("10 turns")
    page.click("[data-test=add-seat]")
    expect(page.locator("[data-test=length]")).to_contain_text("8 turns")


def test_the_host_chooses_which_bot_sits_down_and_has_the_seats_shuffled_before_everybody_s_eyes(server, visit):
    host = visit()
    new_table(host, server.base, ["me", "open", "open"], public=True)
    a_strong_bot_sits_down(host)
    guest = visit(host.url)
    guest.click("[data-test=join]")
    expect(guest.locator("[data-test=leave]")).to_be_visible()
    expect(guest.locator("[data-test=shuffle]")).to_have_count(0)
    names = host.locator(".gathering .who strong")
    expect(names).to_have_count(3)
    before = names.all_inner_texts()
    while names.all_inner_texts() == before:
        with host.expect_response(re.compile("/shuffle")) as answer:
            host.click("[data-test=shuffle]")
        assert answer.value.ok
        seen = [seat["name"] for seat in host.request.get(host.url.replace("/t/", "/api/tables/")).json()["seats"]]
        expect(names).to_have_text(seen)
    assert sorted(names.all_inner_texts()) == sorted(before)
    expect(guest.locator(".gathering .who strong")).to_have_text(names.all_inner_texts())


def a_strong_bot_sits_down(host: Page) -> None:
    host.locator("[data-test=seat-a-bot]").first.click()
    about = host.locator("[data-test=bot-about]")
    steady = about.inner_text()
    host.get_by_label("Bot in seat 2").select_option("strong")
    expect(about).not_to_have_text(steady)
    host.click("[data-test=seat-this-bot]")
    expect(host.locator(".gathering li[data-seat='2']")).to_contain_text("Strong")


def test_a_new_table_may_have_its_seats_shuffled(server, visit):
    page = visit()
    mine = set()
    while len(mine) < 2:
        turn_to(page, f"{server.base}/new")
        page.wait_for_selector(".seats-form li")
        page.get_by_label(re.compile("^Shuffle the seats")).check()
        page.click("[data-test=create]")
        page.wait_for_selector(".player")
        mine.add(page.locator(".player", has_text="you").get_attribute("data-seat"))
