"""Whole games by keyboard alone: every title is played with nothing but keys, and what is announced is what the log tells."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page

from goldenspike.kernel.course import position_after
from goldenspike.kernel.record import loads, replay
from goldenspike.shelf import BOXES, game_of_record
from tests.browser.expecting import expect
from tests.browser.hands import ASKED, foretold, resumed, seq

LISTEN = """() => {
  window.announced = [];
  const note = (node) => node.localName === "p" && node.closest("[data-test=spoken]") && window.announced.push(node.textContent);
  new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach(note)))
    .observe(document.body, { childList: true, subtree: true });
}"""
READY = f"""(before) => document.querySelector('[data-test=winner]') ? "over"
  : document.querySelector('{ASKED}, .mine :is(input, .picked)')
  && !document.querySelector(".decision[aria-busy=true], .decision :disabled:not(.icon)")
  && Number(document.querySelector('[data-test=scrubber]').max) >= before && document.activeElement !== document.body
  && (!document.querySelector('.choice:not(.way)[data-words^="move "]') || document.querySelector('[data-test=ends]'))
  && {{
    seq: Number(document.querySelector('[data-test=scrubber]').max),
    offered: [...document.querySelectorAll('{ASKED}')].filter((one) => one.checkVisibility())
      .map((one) => one.dataset.words ?? ''),
    amount: document.activeElement.dataset.test === "amount",
  }}"""
"""What is seen as soon as it is my turn: the newest line, what is offered, and whether an amount is asked for."""
STANDING = """() => {
  const here = document.activeElement;
  window.standing = { here, pressed: here.getAttribute("aria-pressed") };
  return { most: here.dataset.test === "amount" ? here.max : null, where: here.outerHTML.slice(0, 150) };
}"""
"""Remember where the focus is: the most that can be written there, if it is an amount, and how it looks."""
NEXT = """(before) => {
  const { here, pressed } = window.standing;
  const [seq, why] = [Number(document.querySelector('[data-test=scrubber]').max), document.querySelector('[data-test=why]')];
  const moved = document.activeElement !== here || here.getAttribute("aria-pressed") !== pressed;
  const asked = !document.querySelector(".decision[aria-busy=true], .decision :is(:disabled:not(.icon), [aria-busy=true])")
    && document.activeElement.matches(":is(.decision, .stage, .companies) :is(button, input, .light)");
  return (why || seq > before || (moved && asked)) && { seq, why: why?.textContent };
}"""
LIGHT = """(words) => {
  const choice = document.querySelector(`.choice[data-words="${CSS.escape(words)}"] > span:last-child`);
  const said = (one) => choice && choice.textContent.startsWith(one.getAttribute("aria-label"));
  return [...document.querySelectorAll(".stage .light")].find(said)?.dataset.place;
}"""
TOWARDS = """(goal) => {
  const here = document.activeElement;
  if (here.dataset.place === goal) return null;
  const [from, to] = [here, document.querySelector(`.stage .light[data-place="${CSS.escape(goal)}"]`)]
    .map((one) => one.getBoundingClientRect());
  const [right, down] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
  return Math.abs(right) > Math.abs(down) ? (right > 0 ? "ArrowRight" : "ArrowLeft") : down > 0 ? "ArrowDown" : "ArrowUp";
}"""
TAB = f"""(words) => {{
  const goal = document.querySelector(words ? `.choice[data-words="${{CSS.escape(words)}}"]` : '{ASKED}');
  const place = goal.compareDocumentPosition(document.activeElement);
  return document.activeElement === goal ? null : place & Node.DOCUMENT_POSITION_FOLLOWING ? "Shift+Tab" : "Tab";
}}"""
MORE = re.compile(r"^(?:One|(\d+)) more things? ha(?:s|ve) happened: R lists (?:it|them)\.$")
LEAVE = ("pass", "done", "nothing", "dump", "stop", "depart")
"""What leads on with the fewest steps."""
SEALED = "sell"
"""No bot is asked how much to answer in secret: my record ends with the first answer of another that I may not know yet."""
MOST_TABS = 80


class Habit(NamedTuple):
    """A player's way to a short game in which every kind of thing is done."""

    seed: str
    bots: str
    does: str
    options: dict[str, str] = {}
    tries: int = 2
    """What was done so often is left as soon as that is offered."""
    wishes: tuple[str, ...] = ()
    """What is done once, as soon as it is offered."""
    all_in: bool = False
    """Every bid is the highest."""


GAMES = {
    "steel_driver": Habit("6", "greedy greedy", "auction bid pass build claim", all_in=True),
    "steam": Habit(
        "1",
        "random random",
        "bid pass take urbanize supply site lay done move income points improve",
        {"rules": "base"},
        tries=3,
        wishes=("take Urbanization", "urbanize", "points"),
    ),
    "steam_barons": Habit("5", "random random", "bid pass site lay done move sell buy"),
    "steel_and_steam": Habit(
        "2", "random random", "home pick highball move upgrade buy repair depart", {"limit": "10"}, tries=9, wishes=("repair",)
    ),
}


class Fingers:
    """A player without a mouse, who asks a bot for advice."""

    def __init__(self, page: Page, address: str, habit: Habit) -> None:
        self.page = page
        self.address = address
        self.habit = habit
        self.done: Counter[str] = Counter()
        self.wishes = list(habit.wishes)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def look(self, before: int) -> Any:
        return self.page.wait_for_function(READY, arg=before, polling=50).json_value()

    def take(self, seen: Any) -> int:
        """Decide, and do it on the board where it is lit there, else in the list of choices; returns the newest line."""
        choice, words = self.decide(seen["offered"])
        self.done[words.split(" ")[0]] += 1
        if not seen["amount"] and seen["offered"] and not self.walk_to(choice):
            self.find(choice if choice in seen["offered"] else "")
        return self.go_through(seen["seq"], words)

    def decide(self, offered: list[str]) -> tuple[str, str]:
        """The words of a choice, and of what is done of it."""
        wished = next(((wish, one) for wish in self.wishes for one in offered if one.startswith(wish)), None)
        if wished:
            self.wishes.remove(wished[0])
            return wished[1], wished[1]
        choice, words = self.advice()
        if "" in offered and words.startswith("move "):
            return "", words
        if words.startswith(SEALED):
            return choice, f"{SEALED} 1"
        leaving = next((one for one in offered if one.split(" ")[0] in LEAVE), None)
        return (leaving, leaving) if leaving and self.done[words.split(" ")[0]] >= self.habit.tries else (choice, words)

    def advice(self) -> tuple[str, str]:
        record = loads(self.page.request.get(f"{self.address}/record").text())
        game = game_of_record(record)
        state = game.determinize(position_after(game, replay(game, record)), 0, 0)
        action = BOXES[game.name].bot("greedy", game, 0).plan(state, 0)[0]
        choice = next(one for one in game.choices(state, 0) if one.first <= action <= one.last)
        return game.spell(state, choice.first), game.spell(state, action)

    def walk_to(self, words: str) -> bool:
        """By arrows to the light of a choice, if it has one of its own."""
        goal = self.page.evaluate(LIGHT, words)
        if not goal:
            return False
        self.press("ArrowRight")
        for _ in range(40):
            key = self.page.evaluate(TOWARDS, goal)
            if not key:
                return True
            self.press(key)
        return False

    def find(self, words: str) -> None:
        """By Tab, to and fro, to a choice, or to the first of all."""
        for _ in range(MOST_TABS):
            key = self.page.evaluate(TAB, words)
            if not key:
                return
            self.press(key)
        raise AssertionError(f"no way by Tab to {words}")

    def go_through(self, before: int, words: str) -> int:
        """Enter, until it is done: the focus goes to what is asked next by itself."""
        trail = []
        for _ in range(6):
            here = self.page.evaluate(STANDING)
            trail.append(here["where"])
            if here["most"] is not None:
                self.page.keyboard.type(here["most"] if self.habit.all_in else words.rsplit(" ", maxsplit=1)[-1])
            self.press("Enter")
            found = self.page.wait_for_function(NEXT, arg=before, polling=50).json_value()
            assert found.get("why") is None
            if found["seq"] > before:
                return int(found["seq"])
        raise AssertionError(f"Enter leads nowhere: {trail}")


def lines_after(page: Page, address: str, first: int) -> list[dict]:
    view = page.request.get(address).json()
    lines, earlier = view["log"], view.get("earlier", 0)
    while earlier:
        older = page.request.get(f"{address}/log", params={"before": earlier + 1}).json()
        lines, earlier = older["log"] + lines, older["earlier"]
    return [line for line in lines if line["seq"] > first]


@pytest.mark.parametrize("title", GAMES)
def test_a_whole_game_by_keyboard_is_announced_as_the_log_tells_it(server, visit, title):
    habit = GAMES[title]
    page = visit()
    table = foretold(page, server, habit.seed, title, habit.bots.split(), habit.options)
    page.goto(f"{server.base}/t/{table}")
    page.wait_for_selector("svg.board")
    page.evaluate(LISTEN)
    fingers, first = Fingers(page, f"{server.base}/api/tables/{table}", habit), seq(page)
    seen = fingers.look(first)
    while seen != "over":
        seen = fingers.look(fingers.take(seen))
    lines = lines_after(page, fingers.address, first)
    compare(page, lines)
    assert set(habit.does.split()) <= {line["words"].split()[0] for line in lines if line["seat"] == 1}


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
    page = visit()
    page.goto(resumed(page, server.base, "steam/base_greedy.record", "1 move blue Manchester Preston", alone=True))
    page.wait_for_selector(".stage .light")
    page.evaluate(LISTEN)
    page.keyboard.press("ArrowRight")
    Fingers(page, "", GAMES["steam"]).go_through(seq(page), "")
    expect(page.locator("[data-test=log]")).to_contain_text("delivers a blue cube from Manchester to Preston.")
    assert [text for text in page.evaluate("() => window.announced") if "delivers a blue cube from Manchester" in text]
