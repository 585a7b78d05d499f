"""What axe finds on a page."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parent / "vendor/axe.min.js"
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]
AT_REST = """() => Promise.allSettled(document.getAnimations()
  .filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime)).map((one) => one.finished))
  .then(() => 'axe' in window)"""
RUN_AXE = """async ([part, runOnly, aside]) => {
  const put = [...document.querySelectorAll(aside)].map((one) => [one, [...one.childNodes]]);
  put.forEach(([one]) => one.replaceChildren());
  const { violations } = await axe.run(part ?? document, { runOnly, resultTypes: ["violations"] });
  put.forEach(([one, children]) => one.replaceChildren(...children));
  return violations.map(({ id, nodes }) =>
    `${id}: ${nodes.slice(0, 3).map((node) => node.html.slice(0, 120) + " " + node.failureSummary).join(" | ")}`);
}"""
NOTHING, BOARD, STAGE = "not-there", "svg.board .background", ".stage svg"
"""What is put aside meanwhile: axe goes through all of a page for a part of it too, and a board is most of a page."""


def axe(page: Page, part: str | None = None, board: bool = False) -> list[str]:
    """What axe finds, when all has come to rest, on the page or in a part of it; the board that never changes is seldom seen."""
    return _found(page, part, STANDARDS, board)


def without_board(page: Page) -> None:
    """Take the board away for good, with what lies on it: to put it aside for every look costs more than a look."""
    page.locator(STAGE).evaluate_all("all => all.forEach((one) => one.replaceChildren())")


def axe_in_both_themes(page: Page, part: str | None = None, board: bool = False) -> list[str]:
    """The same; in the dark theme only colours are other ones, and the board, which is printed on paper, has none of its own."""
    found = axe(page, part, board)
    page.emulate_media(color_scheme="dark")
    page.wait_for_selector(":root[data-theme=dark]")
    found += [f"dark {one}" for one in contrast(page, part)]
    page.emulate_media(color_scheme="light")
    return found


def contrast(page: Page, part: str | None = None) -> list[str]:
    """What axe finds in colours."""
    return _found(page, part, ["color-contrast"], board=False)


def _found(page: Page, part: str | None, only: list[str], board: bool) -> list[str]:
    if not page.evaluate(AT_REST):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(RUN_AXE, [part, only, NOTHING if board else STAGE if part else BOARD])
    return found
