"""Steel & Steam in a real browser: routes on the map, the locomotive's way, business, and a whole short game to its score."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import ASKED, RECORDS, resumed, seq, until_asked

expect.set_options(timeout=30_000)
LIMIT = "5"
LOCATION = "() => document.querySelector('#train-1 > g')?.getAttribute('transform')"


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


def until_running(page: Page) -> None:
    """Pick cards until the locomotive is to be run."""
    while until_asked(page) and not page.locator("[data-test=ends]").count():
        page.wait_for_selector(".city-card.lit, [data-test=ends]")
        if page.locator(".city-card.lit").count():
            page.locator(".city-card.lit").first.click()
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


DRIVE = """async (until) => {
  const headers = { 'Content-Type': 'application/json' };
  const sent = (body) => body && { method: 'POST', headers, body: JSON.stringify(body) };
  const told = async (path, body) => (await fetch(path, sent(body))).json();
  const seats = [{ kind: 'me' }, { kind: 'hotseat', name: 'Two' }, { kind: 'hotseat', name: 'Three' }];
  const { id } = await told('/api/tables', { game: 'steel_and_steam', options: {}, seats });
  for (let times = 0; times < 600; times += 1) {
    const view = await told(`/api/tables/${id}`);
    const { position, choices } = view;
    const kind = (name) => choices.find((choice) => choice.kind === name);
    const { seat } = choices[0];
    if (until === 'start' || (until === 'debt' ? position.debt : kind('takeover'))) return id;
    let words = [(kind('dump') || kind('depart') || choices[0]).words];
    if (position.phase === 'business') {
      const sold = Object.values(position.deeds).some((deed) => deed.owner);
      const buys = choices.filter((choice) => choice.kind === 'buy').sort((a, b) => a.values.price - b.values.price);
      const bought = until === 'debt' ? buys.at(-1) : !sold && buys[0];
      words = [bought ? bought.words : 'nothing'];
    } else if (until === 'takeover' && kind('mortgage')) words = [kind('mortgage').words];
    else if (kind('move') && !kind('dump')) {
      const { ends } = await told(`/api/tables/${id}/routes?seat=${seat}`);
      const [end] = ends.sort((a, b) => a.far - b.far || a.mps - b.mps);
      const { ways } = await told(`/api/tables/${id}/routes?seat=${seat}&to=${encodeURIComponent(end.end)}`);
      words = ways[0].steps.map((step) => step.words);
    }
    let { seq } = view;
    for (const one of words) ({ seq } = await told(`/api/tables/${id}/actions`, { seat, seq, words: one }));
  }
  return null;
}"""
"""Three seats on one screen. Until a takeover, the first to arrive buys the cheapest deed and mortgages it; until a debt,
everybody buys the dearest deed they can pay."""


END_BEYOND_A_STEP = r"""() => [...document.querySelectorAll("[data-test=ends] [data-end]")].map(end => end.dataset.end).find(
  name =>
  document.querySelector(`.stage .light[data-place='space:${name}']`)?.getAttribute("aria-label").includes("fees"))"""
"""The first end of the list whose light stands for a route; that of a neighbouring space stands for the step there."""


def test_ends_are_lit_and_a_route_is_run_leg_by_leg(server, visit):
    page = visit(server.base)
    open_table(page, server.base)
    until_running(page)
    lit = page.locator(".stage .light[data-place^='space:']")
    page.wait_for_function("() => document.querySelectorAll('.stage .light').length > 10")
    expect(page.locator(".tag").first).to_contain_text("·")
    assert "fees" in (lit.last.get_attribute("aria-label") or "")
    name = page.evaluate(END_BEYOND_A_STEP)
    page.click(f"[data-test=ends] [data-end='{name}']")
    expect(page.locator("[data-test=route] .way").first).to_contain_text("$")
    expect(page.locator(".ghosts .way")).to_be_attached()
    page.click("[data-test=cancel]")
    expect(page.locator(".ghosts .way")).to_have_count(0)
    page.locator(f".stage .light[data-place='space:{name}']").dispatch_event("click")
    expect(page.locator("[data-test=route]")).to_be_visible()
    before, stood = seq(page), page.evaluate(LOCATION)
    page.locator(f".stage .light[data-place='space:{name}']").dispatch_event("click")
    page.wait_for_function(f"stood => ({LOCATION})() !== stood", arg=stood)
    expect(page.locator("[data-test=log]")).to_contain_text(name.replace("_", " "))
    assert seq(page) > before


def test_the_locomotive_runs_along_its_way_unless_that_is_skipped(server, visit):
    page = visit(server.base, reduced_motion="no-preference")
    open_table(page, server.base)
    until_running(page)
    page.evaluate(
        """() => {
          window.offsets = 0;
          const watch = new MutationObserver(() => (window.offsets += document.querySelector('#train-1[transform]') ? 1 : 0));
          watch.observe(document.querySelector('.changing'), { subtree: true, childList: true, attributes: true });
        }"""
    )
    page.locator("[data-test=ends] .choice").first.click()
    page.wait_for_selector("[data-test=route]")
    confirm(page)
    page.wait_for_function("() => window.offsets > 3")
    page.locator(".stage").dispatch_event("pointerdown")
    page.wait_for_function("() => !document.querySelector('#train-1[transform]')")


def test_a_single_step_to_a_neighbouring_space(server, visit):
    page = visit(server.base)
    open_table(page, server.base)
    until_running(page)
    page.get_by_text("Step by step").click()
    take(page, "move")
    expect(page.locator("[data-test=log] li[data-seq]").last).to_contain_text("moves to")


def test_where_the_end_of_the_turn_was_chosen_the_turn_stops_beside_a_junction(server, visit):
    page = visit()
    page.goto(resumed(page, server.base, "steel_and_steam/short_game.record", "3 move NYC_11 NYC"))
    assert until_asked(page)
    player = page.locator(".decision .badge").inner_text()
    page.locator("[data-test=ends] [data-end=UP_4]").dispatch_event("click")
    page.wait_for_selector("[data-test=route]")
    confirm(page)
    expect(page.locator(".decision .badge")).not_to_have_text(player)
    expect(page.locator("[data-test=log]")).to_contain_text("to UP 4")


def test_panels_tell_deeds_payoffs_and_odds(server, visit):
    page = visit(server.base)
    open_table(page, server.base)
    until_running(page)
    expect(page.locator(".player[data-seat='1']")).to_contain_text(re.compile("Highball: .*full benefit"))
    page.locator("[data-test=deeds] summary").click()
    expect(page.locator("[data-deed]")).to_have_count(43)
    page.locator("[data-deed=PRR] .deed").click()
    expect(page.locator("[data-test=why]")).to_contain_text("You are on the road")
    page.locator("[data-test=payoffs] summary").click()
    expect(page.locator(".payoff-list li").first).to_contain_text("$")
    expect(page.locator("[data-test=economy]")).to_have_text("normal")


def test_a_takeover_is_answered_by_the_owner(server, visit):
    page = visit(server.base)
    table = page.evaluate(DRIVE, "takeover")
    assert table
    page.goto(f"{server.base}/t/{table}")
    until_asked(page)
    taker = page.locator(".decision .badge").inner_text()
    take(page, "takeover")
    expect(page.locator("[data-test=takeover]")).to_contain_text("must answer a hostile takeover")
    expect(page.locator(".decision .badge")).not_to_have_text(taker)
    expect(page.locator(".decision .prompt")).to_contain_text("is to be taken over")
    take(page, "allow")
    expect(page.locator("[data-test=log]")).to_contain_text(f"{taker} takes over")
    expect(page.locator("[data-test=takeover]")).to_have_count(0)


@pytest.mark.parametrize(("lang", "words"), [("en", "You run a locomotive"), ("de", "Nordamerika"), ("fr", "locomotive")])
def test_the_tour_leads_through_a_first_game_in_three_languages(server, visit, lang, words):
    page = visit(server.base, prefs=json.dumps({"pace": 0, "language": lang}))
    table = page.evaluate(DRIVE, "start")
    page.goto(f"{server.base}/t/{table}")
    tour = page.locator("[data-test=tour]")
    expect(tour).to_contain_text(words)
    steps = 0
    while tour.count():
        assert "tour-steel" not in tour.inner_text()
        page.click("[data-test=tour-next]")
        steps += 1
    assert steps >= 9


def test_a_debt_is_paid_by_mortgages(server, visit):
    page = visit(server.base, prefs=json.dumps({"pace": 0, "takeOnlyChoice": False, "toured": ["steel_and_steam"]}))
    table = page.evaluate(DRIVE, "debt")
    assert table
    page.goto(f"{server.base}/t/{table}")
    until_asked(page)
    expect(page.locator("[data-test=debt]")).to_be_visible()
    while page.locator("[data-test=debt]").count():
        take(page, "mortgage" if page.locator(f"{ASKED}[data-words^=mortgage]").count() else "giveup")
        until_asked(page)
    expect(page.locator("[data-test=log]")).to_contain_text("mortgages")


def test_a_whole_short_game_to_its_score(server, visit):
    page = visit(server.base)
    open_table(page, server.base)
    decisions = 0
    while until_asked(page):
        play_once(page)
        decisions += 1
        assert decisions < 200
    expect(page.locator("[data-test=winner]")).to_contain_text(re.compile("wins|share"))
    adds_up(page, 3)


def adds_up(page: Page, players: int) -> None:
    """Every column of the score, in thousands, comes to its cash and its net worth."""
    score = page.locator("[data-test=score]")
    expect(score.locator("tfoot td")).to_have_count(players)
    for column in range(players):
        figures = {
            row.get_attribute("data-row"): amount(row.locator("td").nth(column).inner_text())
            for row in score.locator("tbody tr").all()
        }
        cash, deeds = figures.pop("cash"), figures.pop("deeds")
        assert sum(figures.values()) == cash
        assert "other" not in figures or figures["other"] == 0
        assert cash + deeds == amount(score.locator("tfoot td").nth(column).inner_text())


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


@pytest.mark.parametrize(
    ("name", "players", "lang", "width"),
    [("short_game", 3, "en", 1360), ("long_game", 6, "de", 1360), ("long_game", 6, "fr", 390)],
)
def test_the_score_breaks_no_word_and_adds_up(server, visit, name, players, lang, width):
    page = visit(server.base, prefs=json.dumps({"pace": 0, "language": lang}), viewport={"width": width, "height": 860})
    record = (RECORDS / f"steel_and_steam/{name}.record").read_text()
    made = page.request.post(f"{server.base}/api/records", data=record).json()
    page.goto(f"{server.base}/t/{made['id']}")
    adds_up(page, players)
    assert page.evaluate(BROKEN_WORDS) == []
