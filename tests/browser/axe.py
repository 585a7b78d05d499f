"""What axe finds on a page."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parent / "vendor/axe.min.js"
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]
RUN_AXE = """async ([part, runOnly]) => (await axe.run(part ?? document, { runOnly })).violations.map(({id, nodes}) =>
    `${id}: ${nodes.slice(0, 3).map((node) => node.html.slice(0, 120) + " " + node.failureSummary).join(" | ")}`)"""
AT_REST = """() => Promise.allSettled(document.getAnimations()
  .filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime)).map((one) => one.finished))"""


def axe(page: Page, part: str | None = None) -> list[str]:
    """What axe finds, when all has come to rest, on the page or in a part of it."""
    return _found(page, part, STANDARDS)


def contrast(page: Page, part: str | None = None) -> list[str]:
    """What axe finds about colours."""
    return _found(page, part, ["color-contrast"])


def axe_in_both_themes(page: Page, part: str | None = None) -> list[str]:
    """The same; in the dark theme only colours are other ones."""
    found = axe(page, part)
    page.emulate_media(color_scheme="dark")
    page.wait_for_selector(":root[data-theme=dark]")
    found += [f"dark {one}" for one in contrast(page, part)]
    page.emulate_media(color_scheme="light")
    return found


def _found(page: Page, part: str | None, only: list[str]) -> list[str]:
    page.evaluate(AT_REST)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(RUN_AXE, [part, only])
    return found
