"""Steel & Steam in a real browser: routes on the map, the locomotive's way, business, and a whole short game to its score."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from tests.browser.expecting import expect
from tests.browser.hands import ASKED, resumed, seq, until_asked
from tests.browser.test_people import finished, score_is_in_full, scored_in

expect.set_options(timeout=30_000)
LIMIT = "5"
LOCATION = "() => document.querySelector('#train-3 > g')?.getAttribute('transform')"


def open_table(page: Page, url: str) -> None:
    """A short game with a limit of rounds against bots, by the form of a new table."""
    page.goto(f"{url}/new")
    page.wait_for_selector(".seats-form li")
    page.locator("input[name=game][value=steel_and_steam]").check()
    page.get_by_label("Limit of rounds").select_option(LIMIT)
    for number, kind in enumerate(("me", "bot", "bot"), 1):
        page.get_by_label(f"Who sits in seat {number}").select_option(kind)
    page.click("[data-test=create]")
    page.wait_for_selector("[data-test=board] svg")


def confirm(page: Page) -> None:
    before = seq(page)
    page.click("[data-test=confirm]")
    page.wait_for_function("before => Number(document.querySelector('[data-test=scrubber]').max) > before", arg=before)


def take(page: Page, words: str) -> None:
    """A choice of the panel by the beginning of its notation."""
    page.locator(f"{ASKED}[data-words^='{words}']").first.dispatch_event("click")
    confirm(page)


def play_once(page: Page) -> None:
    """One decision as a person would take it: run the nearest end to the destination, buy, depart, else the first thing."""
    page.wait_for_selector(
        "[data-test=ends], .city-card.lit, .decision.mine .choice[data-words]:not([data-words^=move])", state="attached"
    )
    if page.locator(".city-card.lit").count():
        page.locator(".city-card.lit").first.click()
        confirm(page)
    elif page.locator("[data-test=ends] .choice").count() and not page.locator(f"{ASKED}[data-words=dump]").count():
        page.locator("[data-test=ends] .choice").first.dispatch_event("click")
        page.wait_for_selector("[data-test=route]")
        confirm(page)
    else:
        words = page.locator(f"{ASKED}[data-words]").evaluate_all("all => all.map(one => one.dataset.words)")
        wished = ("buy", "depart", "dump", "nothing")
        take(page, next((wish for wish in wished if any(one.startswith(wish) for one in words)), words[0]))


END = "UP_4"
"""An end of the run in which the tests begin; its light stands for a route, not for a step, and its line goes on behind it."""
WATCH_TRAIN = """() => {
  window.offsets = 0;
  const watch = new MutationObserver(() => (window.offsets += document.querySelector('#train-3[transform]') ? 1 : 0));
  watch.observe(document.querySelector('.changing'), { subtree: true, childList: true, attributes: true });
}"""


def test_a_locomotive_is_run_step_by_step_and_by_clicks_on_its_end(server, visit):
    page = visit()
    page.goto(resumed(page, server.base, "steel_and_steam/short_game.record", "3 move NYC_11 NYC"))
    assert until_asked(page)
    panels_tell_deeds_payoffs_and_odds(page)
    page.get_by_text("Step by step").click()
    take(page, "move NYC_11")
    expect(page.locator("[data-test=log] li[data-seq]").last).to_contain_text("moves to NYC 11")
    ends_are_lit_and_looked_at(page)
    page.emulate_media(reduced_motion="no-preference")
    clicks_run_along_the_way_unless_that_is_skipped(page)


def panels_tell_deeds_payoffs_and_odds(page: Page) -> None:
    expect(page.locator(".player[data-seat='1']")).to_contain_text(re.compile("Highball: .*full benefit"))
    page.locator("[data-test=deeds] summary").click()
    expect(page.locator("[data-deed]")).to_have_count(43)
    page.locator("[data-deed=PRR] .deed").click()
    expect(page.locator("[data-test=why]")).to_contain_text("You are on the road")
    page.locator("[data-test=payoffs] summary").click()
    expect(page.locator(".payoff-list li").first).to_contain_text("$")
    expect(page.locator("[data-test=economy]")).to_have_text("normal")


def ends_are_lit_and_looked_at(page: Page) -> None:
    lit = page.locator(".stage .light[data-place^='space:']")
    page.wait_for_function("() => document.querySelectorAll('.stage .light').length > 10")
    expect(page.locator(".tag").first).to_contain_text("·")
    assert "fees" in (lit.last.get_attribute("aria-label") or "")
    page.click(f"[data-test=ends] [data-end='{END}']")
    expect(page.locator("[data-test=route] .way").first).to_contain_text("$")
    expect(page.locator(".ghosts .way")).to_be_attached()
    page.click("[data-test=cancel]")
    expect(page.locator(".ghosts .way")).to_have_count(0)


def clicks_run_along_the_way_unless_that_is_skipped(page: Page) -> None:
    """Where the end of the turn was chosen, the turn stops even beside a junction."""
    player = page.locator(".decision .badge").inner_text()
    light = page.locator(f".stage .light[data-place='space:{END}']")
    light.dispatch_event("click")
    expect(page.locator("[data-test=route]")).to_be_visible()
    before, stood = seq(page), page.evaluate(LOCATION)
    page.evaluate(WATCH_TRAIN)
    light.dispatch_event("click")
    page.wait_for_function("() => window.offsets > 3")
    page.locator(".stage").dispatch_event("pointerdown")
    page.wait_for_function("() => !document.querySelector('#train-3[transform]')")
    page.wait_for_function(f"stood => ({LOCATION})() !== stood", arg=stood)
    expect(page.locator("[data-test=log]")).to_contain_text("to UP 4")
    expect(page.locator(".decision .badge")).not_to_have_text(player)
    assert seq(page) > before


def test_a_takeover_tells_the_cash_before_and_after_and_is_answered_by_the_owner(server, visit):
    page = visit()
    page.goto(resumed(page, server.base, "steel_and_steam/takeover.record", "2 takeover C&NW"))
    page.locator(f"{ASKED}[data-words^=takeover]").first.click()
    expect(page.locator("[data-test=consequences] dl")).to_have_text(re.compile(r"\$31,500.*\$7,000"))
    taker = page.locator(".decision .badge").inner_text()
    confirm(page)
    expect(page.locator("[data-test=takeover]")).to_contain_text("must answer a hostile takeover")
    expect(page.locator(".decision .badge")).not_to_have_text(taker)
    expect(page.locator(".decision .prompt")).to_contain_text("is to be taken over")
    take(page, "allow")
    expect(page.locator("[data-test=log]")).to_contain_text(f"{taker} takes over")
    expect(page.locator("[data-test=takeover]")).to_have_count(0)


def test_the_tour_leads_through_a_first_game_in_three_languages(server, visit):
    page = visit(prefs='{"pace": 0}')
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Two"}, {"kind": "hotseat", "name": "Three"}]
    made = page.request.post(f"{server.base}/api/tables", data={"game": "steel_and_steam", "seats": seats}).json()
    page.goto(f"{server.base}/t/{made['id']}")
    led_through(page, "You run a locomotive")
    for lang, words in (("de", "Nordamerika"), ("fr", "locomotive")):
        page.locator(".masthead select").select_option(lang)
        page.click("[data-test=help]")
        page.click("[data-test=tour-again]")
        led_through(page, words)


def led_through(page: Page, words: str) -> None:
    tour = page.locator("[data-test=tour]")
    expect(tour).to_contain_text(words)
    steps = 0
    while tour.count():
        assert "tour-steel" not in tour.inner_text()
        page.locator("[data-test=tour-next]").dispatch_event("click")
        steps += 1
    assert steps >= 9


def test_a_debt_is_paid_by_mortgages(server, visit):
    page = visit(prefs='{"pace": 0, "takeOnlyChoice": false, "toured": ["steel_and_steam"]}')
    page.goto(resumed(page, server.base, "steel_and_steam/forgiven.record", "1 mortgage SOO"))
    until_asked(page)
    expect(page.locator("[data-test=debt]")).to_be_visible()
    while page.locator("[data-test=debt]").count():
        take(page, "mortgage" if page.locator(f"{ASKED}[data-words^=mortgage]").count() else "giveup")
        until_asked(page)
    expect(page.locator("[data-test=log]")).to_contain_text("mortgages")


def test_a_whole_short_game_to_its_score(server, visit):
    page = visit()
    open_table(page, server.base)
    decisions = 0
    while until_asked(page):
        play_once(page)
        decisions += 1
        assert decisions < 200
    expect(page.locator("[data-test=winner]")).to_contain_text(re.compile("wins|share"))
    adds_up(page, 3)
    assert page.evaluate(BROKEN_WORDS) == []


FIGURES = "rows => rows.map((row) => [row.dataset.row, ...[...row.querySelectorAll('td')].map((cell) => cell.innerText)])"


def adds_up(page: Page, players: int) -> None:
    """Every column of the score, in thousands, comes to its cash and its net worth."""
    score = page.locator("[data-test=score]")
    expect(score.locator("tfoot td")).to_have_count(players)
    rows = score.locator("tbody tr").evaluate_all(FIGURES)
    for column, worth in enumerate(score.locator("tfoot td").all_inner_texts(), 1):
        figures = {row[0]: amount(row[column]) for row in rows}
        cash, deeds = figures.pop("cash"), figures.pop("deeds")
        assert sum(figures.values()) == cash
        assert "other" not in figures or figures["other"] == 0
        assert cash + deeds == amount(worth)


def amount(figure: str) -> float:
    return float(figure.replace("\u2013", "0").replace("\u2212", "-").replace(",", "."))


BROKEN_WORDS = r"""() => {
  const lines = (node, word) => {
    const range = document.createRange();
    range.setStart(node, word.index);
    range.setEnd(node, word.index + word[0].length);
    return new Set([...range.getClientRects()].map((box) => box.top)).size;
  };
  const isBroken = (node) => node.nodeType === 3 && [...node.data.matchAll(/\S+/g)].some((word) => lines(node, word) > 1);
  const cells = [...document.querySelectorAll('[data-test=score] :is(th, td)')];
  return cells.flatMap((cell) => [...cell.childNodes]).filter(isBroken).map((node) => node.data);
}"""


def test_the_score_of_six_breaks_no_word_and_adds_up(server, visit):
    page = visit(prefs='{"pace": 0, "language": "de"}')
    page.goto(finished(page, server.base, "steel_and_steam/long_game.record"))
    for lang, width in (("de", 1360), ("fr", 390)):
        scored_in(page, lang)
        page.set_viewport_size({"width": width, "height": 860})
        adds_up(page, 6)
        score_is_in_full(page)
        assert page.evaluate(BROKEN_WORDS) == []
