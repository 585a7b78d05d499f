"""Whole games by keyboard alone: every title is played with nothing but keys, and what is announced is what the log tells."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tests.browser.hands import ASKED, resumed, seq

LISTEN = """() => {
  window.announced = [];
  const note = (node) => node.localName === "p" && node.closest("[data-test=spoken]") && window.announced.push(node.textContent);
  new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach(note)))
    .observe(document.body, { childList: true, subtree: true });
}"""
READY = f"""(before) => document.querySelector('[data-test=winner]')
  || (document.querySelector('{ASKED}, .mine :is(input, .picked)')
  && Number(document.querySelector('[data-test=scrubber]').max) >= before && document.activeElement !== document.body)"""
DONE = """(before) => Number(document.querySelector('[data-test=scrubber]').max) > before
  || document.querySelector('[data-test=why]')"""
MORE = re.compile(r"^(?:One|(\d+)) more things? ha(?:s|ve) happened: R lists (?:it|them)\.$")
LEAVE = ("pass", "done", "nothing", "dump", "stop", "depart", "improve")
"""What leads on with the fewest steps."""
TRIES = 3
"""How often each kind of thing is done before a player leaves it."""
LEAVING = 0.6
GAMES = {
    "steel_driver": ({}, 3, {"auction", "build"}),
    "steam": ({"rules": "base"}, 6, {"take", "lay"}),
    "steam_barons": ({}, 3, {"bid"}),
    "steel_and_steam": ({"limit": "5"}, 3, {"home", "pick", "move"}),
}
"""Options, players, and what is done in every such game, whatever chance brings."""


class Fingers:
    """A player without a mouse."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.random = Random(seed)
        self.done: dict[str, int] = {}

    def focused(self, attribute: str) -> str:
        return str(self.page.evaluate("(name) => document.activeElement.getAttribute(name) ?? ''", attribute))

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def take(self) -> None:
        """Choose on the board where something is lit there, until that was done a few times; then mostly leave."""
        before = seq(self.page)
        if self.page.locator(".decision [data-test=confirm]").count():
            self.go_through(before)
            return
        on_board = self.page.locator(".stage .light").count() > 0
        verbs = "all => [...new Set(all.map((one) => (one.dataset.words ?? '').split(' ')[0]))].join(' ')"
        kind = str(self.page.locator(ASKED).evaluate_all(verbs))
        self.done[kind] = self.done.get(kind, 0) + 1
        if on_board and self.done[kind] <= TRIES:
            self.press("ArrowRight", *self.random.choices(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"], k=2))
            assert self.focused("data-place"), "arrows walk over what is lit"
        else:
            self.find(self.done[kind] > TRIES and self.random.random() < LEAVING)
        self.go_through(before)

    def find(self, leave: bool) -> None:
        """From where the focus is, to the first choice that leaves or does not, as wanted; else to the first of all."""
        if self.focused("data-test") == "amount":
            return
        seen = "all => all.filter((one) => one.checkVisibility()).map((one) => one.dataset.words ?? '')"
        offered = self.page.locator(ASKED).evaluate_all(seen)
        wanted = next((one for one in offered if one and leave == (one.split(" ")[0] in LEAVE)), None)
        for _ in range(60):
            self.press("Tab")
            found = self.focused("class")
            if "choice" in found and (wanted is None or self.focused("data-words") == wanted):
                return
        raise AssertionError(f"no way by Tab to {wanted or offered}")

    def go_through(self, before: int) -> None:
        """Enter, until it is done: the focus goes to what is asked next by itself."""
        for _ in range(6):
            self.press("Enter")
            try:
                self.page.wait_for_function(DONE, arg=before, timeout=700)
            except TimeoutError:
                continue
            assert self.page.locator("[data-test=why]").count() == 0
            return
        raise AssertionError(f"Enter leads nowhere: {self.page.locator('.decision').inner_text()}")


def settled(page: Page, last: int) -> bool:
    """Wait until something is asked with the focus somewhere, or until the game is over."""
    try:
        page.wait_for_function(READY, arg=last)
    except TimeoutError as error:
        where = page.evaluate("() => document.activeElement.outerHTML.slice(0, 300)")
        raise AssertionError(f"{where}: {page.locator('.decision').inner_text()}") from error
    return True


def lines_after(page: Page, url: str, table: str, first: int) -> list[dict]:
    view = page.request.get(f"{url}/api/tables/{table}").json()
    lines, earlier = view["log"], view.get("earlier", 0)
    while earlier:
        older = page.request.get(f"{url}/api/tables/{table}/log", params={"before": earlier + 1}).json()
        lines, earlier = older["log"] + lines, older["earlier"]
    return [line for line in lines if line["seq"] > first]


@pytest.mark.parametrize("title", GAMES)
def test_a_whole_game_by_keyboard_is_announced_as_the_log_tells_it(server, visit, title):
    options, players, verbs = GAMES[title]
    page = visit(server.base)
    seats = [{"kind": "me"}] + [{"kind": "bot", "bot": "greedy"}] * (players - 1)
    made = page.request.post(f"{server.base}/api/tables", data={"game": title, "options": options, "seats": seats}).json()
    page.goto(f"{server.base}/t/{made['id']}")
    page.wait_for_selector("svg.board")
    page.evaluate(LISTEN)
    first = seq(page)
    fingers, last = Fingers(page, 3), first
    while settled(page, last) and not page.locator("[data-test=winner]").count():
        fingers.take()
        last = seq(page)
    lines = lines_after(page, server.base, made["id"], first)
    compare(page, lines)
    assert verbs <= {line["words"].split()[0] for line in lines if line["seat"] == 1}


def compare(page: Page, lines: list[dict]) -> None:
    """All of my own results were announced, in their order; of the others', each was announced or counted."""
    announced = page.evaluate("() => window.announced")
    own = [fact["text"] for line in lines if line["seat"] == 1 for fact in line["facts"]]
    rest = iter(announced)
    assert [text for text in own if text not in rest] == []
    others = [fact["text"] for line in lines if line["seat"] != 1 for fact in line["facts"]]
    told = set(own) | set(others)
    counted = sum(int(found[1] or 1) for found in map(MORE.match, announced) if found)
    assert len([text for text in announced if text in told]) + counted == len(own) + len(others)
    assert [text for text in announced if text.startswith("Your turn. ")]


def test_a_delivery_by_keyboard(server, visit):
    page = visit(server.base)
    page.goto(resumed(page, server.base, "steam/base_greedy.record", "1 move blue Manchester Preston", alone=True))
    page.wait_for_selector(".stage .light")
    page.evaluate(LISTEN)
    page.keyboard.press("ArrowRight")
    Fingers(page, 1).go_through(seq(page))
    expect(page.locator("[data-test=log]")).to_contain_text("delivers a blue cube from Manchester to Preston.")
    assert [text for text in page.evaluate("() => window.announced") if "delivers a blue cube from Manchester" in text]
