"""Who asks for less motion sees none: positions change at once, on every page and at a table; without the wish they move."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.hands import act, new_table, resumed, turn_to, until_asked

WATCH = """(() => {
  window.moved = [];
  let frame = 0;
  const runs = new Map();
  const tick = () => { frame += 1; requestAnimationFrame(tick); };
  const told = (node) => node.className?.baseVal ?? node.className ?? node.nodeName;
  const note = (node, what) => {
    const of = runs.get(node) ?? runs.set(node, {}).get(node);
    const last = of[what] ?? { frame: -9, count: 0 };
    if (last.frame === frame) return;
    of[what] = { frame, count: last.frame === frame - 1 ? last.count + 1 : 1 };
    if (of[what].count === 7) window.moved.push(`${what} of ${told(node)}`);
  };
  for (const kind of ["transitionrun", "animationstart"])
    document.addEventListener(kind, (event) => window.moved.push(`${kind} of ${told(event.target)}`), true);
  document.addEventListener("scroll", ({ target }) => note(target, "scroll"), true);
  const see = ({ target, attributeName, oldValue }) =>
    target.getAttribute(attributeName) !== oldValue && note(target, attributeName);
  new MutationObserver((changes) => changes.forEach(see)).observe(document, { subtree: true, attributeOldValue: true,
    attributeFilter: ["x1", "x2", "y1", "y2", "transform", "style", "opacity", "cx", "cy"] });
  tick();
})()"""
"""A page that gets another size finds its places within a few frames; whatever changes for longer moves."""
FRAMES = """async (count) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}"""
PREFS = '{"pace": 350, "toured": ["steel_driver", "steel_and_steam", "steam", "steam_barons"]}'


def moved(page: Page) -> list[str]:
    """What has moved since the last look."""
    return list(page.evaluate("() => window.moved.splice(0)"))


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)
        page.evaluate(FRAMES, 8)


@pytest.mark.parametrize("wish", ["reduce", "no-preference"])
def test_nothing_moves_for_whom_asks_for_less_motion(server, visit, wish):
    page = visit(reduced_motion=wish, prefs=PREFS)
    page.context.add_init_script(WATCH)
    found = {"pages": pages(page, server.base), "table": table(page, server.base), "build": build(page, server.base)}
    assert {where for where, some in found.items() if some} == (set() if wish == "reduce" else set(found)), found


def pages(page: Page, base: str) -> list[str]:
    for path in ("/", "/new", "/me", "/rules/steel_driver"):
        turn_to(page, base + path)
        page.wait_for_selector("h1")
        page.locator("button, .button").last.hover()
        page.evaluate(FRAMES, 8)
    return moved(page)


def table(page: Page, base: str) -> list[str]:
    """Bots act, the board is zoomed, dialogs open, the game is gone through."""
    new_table(page, base, ["me", "bot", "bot"])
    until_asked(page)
    act(page)
    until_asked(page)
    press(page, "Escape", "+", "+", "0", "?", "Escape", "d", "Escape", "r", "r", ",", "p", "n")
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_selector("[data-test=menu]")
    press(page, "+", "0")
    page.set_viewport_size({"width": 1360, "height": 860})
    return moved(page)


def build(page: Page, base: str) -> list[str]:
    turn_to(page, resumed(page, base, "steel_driver/link_with_level_chains.record", "2 build Philadelphia Pittsburgh"))
    until_asked(page)
    act(page)
    page.evaluate(FRAMES, 20)
    return moved(page)
