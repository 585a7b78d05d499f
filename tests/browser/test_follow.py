"""Following what others do: playback in step with the board, the recap of it, results as moments, and the log in sight."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page

from goldenspike.kernel.course import Course
from goldenspike.kernel.record import loads, replay
from goldenspike.shelf import game_of_record
from tests.browser.expecting import expect
from tests.browser.hands import RECORDS, act, new_table, resumed, turn_to, until_asked

TITLES = ["steel_driver", "steam", "steam_barons", "steel_and_steam"]
PLAYBACK = "[data-test=playback]"
WATCH = """() => {
  window.steps = [];
  const note = () => {
    const card = document.querySelector("[data-test=playback]");
    const words = card?.querySelector(".caption, .moment")?.innerText;
    const step = card && {
      seq: Number(card.dataset.seq),
      words,
      at: Number(document.querySelector("[data-test=scrubber]").value),
      tracks: document.querySelectorAll("[id^=track-] line").length,
      log: Number([...document.querySelectorAll("[data-test=log] li[data-seq]")].at(-1).dataset.seq),
    };
    if (words && JSON.stringify(step) !== JSON.stringify(window.steps.at(-1))) window.steps.push(step);
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}"""


def table_of(page: Page) -> str:
    """The address of the table in the API."""
    return page.url.split("?")[0].replace("/t/", "/api/tables/")


def view(page: Page) -> dict[str, Any]:
    seen: dict[str, Any] = page.request.get(table_of(page), params={"lang": "en"}).json()
    return seen


def others(seen: dict[str, Any]) -> list[dict[str, Any]]:
    """The lines since my last action."""
    return [line for line in seen["log"] if line["seq"] > seen["since"] and line["facts"]]


@pytest.fixture
def page(server, visit) -> Page:
    """A game at my turn, in which all others have built since my last decision."""
    opened = visit()
    opened.goto(resumed(opened, server.base, "steel_driver/greedy_bots.record", "1 build Richmond Charlotte", alone=True))
    assert until_asked(opened)
    assert len(others(view(opened))) > 2
    return opened


def test_the_recap_lists_everything_since_my_decision_and_playback_shows_it_again(page):
    the_recap_lists_everything_with_amounts(page)
    an_entry_shows_its_position_and_lights_its_places(page)
    caption_board_and_log_agree_in_every_step(page)


def the_recap_lists_everything_with_amounts(page: Page) -> None:
    seen = view(page)
    page.click("[data-test=recap-toggle]")
    entries = page.locator("[data-test=recap-entry]")
    expect(entries.first).to_be_attached()
    assert {int(entry.get_attribute("data-seq")) for entry in entries.all()} >= {line["seq"] for line in others(seen)}
    told = page.locator("[data-test=recap]").text_content()
    assert [fact["text"] for line in others(seen) for fact in line["facts"] if fact["text"] not in told] == []
    built = [fact for line in others(seen) for fact in line["facts"] if fact["key"] == "BUILT"]
    for fact in built:
        expect(entries.filter(has_text=fact["text"]).locator(".chip")).to_contain_text([f"+${fact['values']['profit']}"])


def an_entry_shows_its_position_and_lights_its_places(page: Page) -> None:
    seen = view(page)
    page.keyboard.press("r")
    expect(page.locator("[data-test=recap-entry]")).to_have_count(0)
    page.keyboard.press("r")
    line = next(line for line in others(seen) if line["facts"][0]["key"] == "BUILT")
    scrubber = page.locator("[data-test=scrubber]")
    entry = page.locator(f"[data-test=recap-entry][data-seq='{line['seq']}']").first
    entry.hover()
    expect(scrubber).to_have_value(str(line["seq"]))
    expect(page.locator(".hints .hint").first).to_be_attached()
    page.locator("[data-test=recap-toggle]").hover()
    expect(scrubber).to_have_value(str(seen["seq"]))
    entry.focus()
    expect(scrubber).to_have_value(str(line["seq"]))
    until_asked(page)


def caption_board_and_log_agree_in_every_step(page: Page) -> None:
    seen = view(page)
    page.evaluate(WATCH)
    page.keyboard.press("a")
    page.wait_for_selector(PLAYBACK)
    page.keyboard.press("f")
    page.keyboard.press("f")
    expect(page.locator(PLAYBACK)).to_have_count(0, timeout=60_000)
    steps = page.evaluate("window.steps")
    assert [step["seq"] for step in steps] == sorted(step["seq"] for step in steps)
    assert {step["seq"] for step in steps} >= {line["seq"] for line in others(seen)}
    for step in steps:
        there = page.request.get(f"{table_of(page)}/positions/{step['seq']}").json()
        drawn = sum(drawn.count("<line") for key, drawn in there["fragments"].items() if key.startswith("track-"))
        assert (step["at"], step["log"], step["tracks"]) == (step["seq"], step["seq"], drawn)
        assert [fact for fact in there["log"][-1]["facts"] if fact["text"] in step["words"]] or "\n" in step["words"]
    until_asked(page)


def test_playback_can_be_paused_walked_through_skipped_and_seen_again(page):
    last = view(page)["seq"]
    page.keyboard.press("a")
    page.click("[data-test=playback-pause]")
    expect(page.locator("[data-test=playback-play]")).to_be_visible()
    for step in range(1, 3):
        page.keyboard.press(",")
        expect(page.locator("[data-test=playback-count]")).to_have_text(re.compile(r"^1\s"))
        page.keyboard.press(".")
        expect(page.locator("[data-test=playback-count]")).to_have_text(re.compile(r"^2\s"))
        expect(page.locator("[data-test=playback-faster]")).to_have_text(re.compile(f"^{step}"))
        page.click("[data-test=playback-faster]")
    page.click("[data-test=skip]")
    expect(page.locator(PLAYBACK)).to_have_count(0)
    expect(page.locator("[data-test=scrubber]")).to_have_value(str(last))
    page.click("[data-test=again]")
    expect(page.locator(PLAYBACK)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(PLAYBACK)).to_have_count(0)


def test_a_pause_lasts_and_my_turn_is_never_blocked(page):
    page.clock.install()
    page.keyboard.press("a")
    page.keyboard.press("p")
    expect(page.locator("[data-test=playback-play]")).to_be_visible()
    count = page.locator("[data-test=playback-count]")
    expect(count).not_to_have_text(re.compile("^0"))
    paused = count.inner_text()
    page.clock.run_for(120_000)
    expect(count).to_have_text(paused)
    page.click("[data-test=playback-play]")
    page.clock.run_for(120_000)
    expect(count.filter(has_text=paused)).to_have_count(0)
    page.clock.resume()
    my_turn_is_never_blocked(page)


def my_turn_is_never_blocked(page: Page) -> None:
    page.keyboard.press("Escape")
    page.keyboard.press("a")
    page.click("[data-test=playback-pause]")
    page.locator(".decision.mine .choice").first.click()
    expect(page.locator(PLAYBACK)).to_have_count(0)
    before = view(page)["seq"]
    page.click("[data-test=confirm]")
    page.wait_for_function("before => Number(document.querySelector('[data-test=scrubber]').max) > before", arg=before)


def test_many_steps_wait_their_turn(server, visit):
    page = visit(prefs='{"pace": 350, "toured": ["steel_driver"]}', reduced_motion="no-preference")
    new_table(page, server.base, ["me", "bot", "bot", "bot", "bot"])
    page.evaluate(WATCH)
    until_asked(page)
    act(page)
    page.wait_for_selector(PLAYBACK)
    page.keyboard.press("f")
    page.keyboard.press("f")
    expect(page.locator(PLAYBACK)).to_have_count(0, timeout=60_000)
    seen = view(page)
    told = [line["seq"] for line in seen["log"] if line["facts"] and line["seat"] != 1 and line["seq"] > seen["since"]]
    assert [seq for seq in told if seq not in {step["seq"] for step in page.evaluate("window.steps")}] == []


def test_who_wants_no_motion_is_shown_the_recap_at_once(server, visit):
    page = visit(prefs='{"pace": 350, "toured": ["steel_driver"]}')
    new_table(page, server.base, ["me", "bot", "bot"])
    until_asked(page)
    act(page)
    until_asked(page)
    expect(page.locator("[data-test=recap-entry]").first).to_be_attached()
    expect(page.locator(PLAYBACK)).to_have_count(0)


@pytest.mark.parametrize(
    ("record", "move", "moment", "gains", "order"),
    [
        ("steel_driver/greedy_bots", "1 build Charlotte Atlanta", "turn-ended", r"^\+\$\d+", "Order of play"),
        ("steam_barons/greedy", "", "dividends", r"^\+\$\d+|^\W$", ""),
    ],
)
def test_the_end_of_a_turn_is_a_moment_with_everybodys_gain(server, visit, record, move, moment, gains, order):
    page = visit(server.base)
    move = move or before_a_dividend(record)
    page.goto(resumed(page, server.base, f"{record}.record", move, alone=moment == "dividends"))
    until = view(page)
    expect(page.locator("[data-test=scrubber]")).to_have_attribute("max", str(until["seq"]))
    seat, words = move.split(" ", 1)
    done = page.request.post(f"{table_of(page)}/actions", data={"seat": int(seat), "seq": until["seq"], "words": words})
    assert done.ok, done.text()
    expect(page.locator("[data-test=scrubber]")).not_to_have_attribute("max", str(until["seq"]))
    page.wait_for_selector(".decision.mine :is(.choice:not(:disabled), [data-test=amount])")
    page.click("[data-test=again]")
    page.click("[data-test=playback-pause]")
    shown = page.locator(f"{PLAYBACK} [data-moment={moment}]")
    expect(shown).to_be_visible()
    rows = shown.locator("tr")
    names = [seat["name"] for seat in until["seats"]]
    assert [row.locator("th").inner_text() for row in rows.all()][: len(names)] == names
    for place in range(len(names)):
        expect(rows.nth(place).locator("td").first).to_have_text(re.compile(gains))
    expect(shown).to_contain_text(order)


def before_a_dividend(record: str) -> str:
    """A move that is made only once in a game, and after which dividends are paid."""
    played = loads((RECORDS / f"{record}.record").read_text())
    game = game_of_record(played)
    course = Course(game)
    course.carry_out(replay(game, played))
    moves = [f"{line.entry.seat + 1} {line.entry.words}" for line in course.lines]
    paid = [any(fact.event.key == "event-DIVIDEND_PAID" for fact in line.facts) for line in course.lines]
    return next(move for move, pays in zip(moves, paid, strict=True) if pays and moves.count(move) == 1)


def test_the_log_is_in_sight_on_every_desk_and_one_touch_away_on_a_phone(server, visit):
    page = visit()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
    for title in TITLES:
        made = page.request.post(f"{server.base}/api/tables", data={"game": title, "seats": seats})
        turn_to(page, f"{server.base}/t/{made.json()['id']}")
        page.wait_for_selector("svg.board")
        the_log_is_in_sight(page)


def the_log_is_in_sight(page: Page) -> None:
    log = page.locator("[data-test=log]")
    for width, height in [(1366, 768), (1440, 900), (1920, 1080)]:
        page.set_viewport_size({"width": width, "height": height})
        expect(log).to_be_in_viewport(ratio=1)
        assert log.bounding_box()["height"] > 120
        expect(log.locator("> li").last).to_be_in_viewport(ratio=0.6)
    page.set_viewport_size({"width": 390, "height": 844})
    page.click("[data-test=tab-log]")
    expect(log).to_be_in_viewport(ratio=1)


def test_the_log_is_filtered_by_seat_and_turn_and_followed_until_a_reader_looks_back(server, visit):
    page = visit()
    page.goto(resumed(page, server.base, "steel_driver/greedy_bots.record", "4 build Pittsburgh Cleveland"))
    lines = page.locator("[data-test=log] li[data-seq]")
    all_lines = view(page)["log"]
    expect(lines).to_have_count(len(all_lines))
    the_log_is_followed_until_a_reader_looks_back(page)
    all_lines = view(page)["log"]
    page.select_option("[data-test=log-seat]", "2")
    expect(lines).to_have_count(sum(line["seat"] == 2 for line in all_lines))
    page.select_option("[data-test=log-turn]", label="Turn 2")
    expect(lines).to_have_count(sum(line["seat"] == 2 and line["turn"] == 2 for line in all_lines))
    page.select_option("[data-test=log-seat]", "")
    expect(lines).to_have_count(sum(line["turn"] == 2 for line in all_lines))


def the_log_is_followed_until_a_reader_looks_back(page: Page) -> None:
    lines = page.locator("[data-test=log] li[data-seq]")
    expect(lines.last).to_be_in_viewport()
    page.locator("[data-test=log]").hover()
    page.mouse.wheel(0, -600)
    expect(lines.last).not_to_be_in_viewport()
    until_asked(page)
    act(page)
    expect(lines.last).not_to_be_in_viewport()
    page.click("[data-test=log-newest]")
    expect(lines.last).to_be_in_viewport()
    expect(page.locator("[data-test=log-newest]")).to_have_count(0)


@pytest.mark.parametrize(
    ("tag", "since", "skip"), [("fr", "Depuis votre décision", "Sauter"), ("de", "Seit deiner Entscheidung", "Überspringen")]
)
def test_recap_and_moments_speak_the_readers_language(server, visit, tag, since, skip):
    page = visit(prefs=json.dumps({"language": tag, "pace": 0, "toured": ["steel_driver"]}))
    page.goto(resumed(page, server.base, "steel_driver/greedy_bots.record", "1 build Charlotte Atlanta"))
    assert until_asked(page)
    page.request.post(f"{table_of(page)}/actions", data={"seat": 1, "seq": view(page)["seq"], "words": "build Charlotte Atlanta"})
    expect(page.locator("[data-test=recap-toggle]")).to_contain_text(since)
    page.keyboard.press("a")
    page.keyboard.press("p")
    expect(page.locator("[data-test=skip]")).to_have_text(skip)
    expect(page.locator(f"{PLAYBACK} h3")).to_have_text({"fr": "Fin de la manche", "de": "Ende der Runde"}[tag])
