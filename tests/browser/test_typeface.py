"""Boards are set in our own typeface, as wide in the browser as we have measured it, and their words stay in their boxes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from goldenspike.draw.face import width
from goldenspike.shelf import BOXES
from goldenspike.tables.pictures import draw_board, words_of

# Every text of the drawing that is shown: words, size, weight, letter spacing and the length that the browser gives it.
MEASURED = """(root) => {
  const shown = [...document.querySelectorAll(`${root} text`)].filter((text) => text.getClientRects().length);
  return shown.map((text) => {
    const { fontSize, fontWeight, letterSpacing } = getComputedStyle(text);
    const bold = Number(fontWeight) >= 600;
    return [text.textContent, parseFloat(fontSize), bold, parseFloat(letterSpacing) || 0, text.getComputedTextLength()];
  });
}"""
# Words in a box of the board (a legend, a title, a supply) that reach beyond its card.
BEYOND = """(root) => [...document.querySelectorAll(`${root} g`)].flatMap((group) => {
  const card = [...group.children].find((one) => one.localName === "rect" && one.getAttribute("fill") === "#fbf5e3");
  if (!card) return [];
  const box = card.getBBox();
  return [...group.querySelectorAll("text")].filter((text) => text.getClientRects().length && !text.getAttribute("transform"))
    .filter((text) => {
      const { x, width } = text.getBBox();
      return x < box.x || x + width > box.x + box.width;
    }).map((text) => text.textContent);
})"""
LEGENDS = {"steel_driver": "sets", "steel_and_steam": "junction", "steam": "cities", "steam_barons": "cities"}
ON_THE_BOARD = "(words) => document.querySelector('.board').textContent.includes(words)"
LOADED = "() => document.fonts.ready.then(() => [...document.fonts].filter((face) => face.status === 'loaded').length === 2)"


def legend(title: str, language: str) -> str:
    """A word that stands on the board in this language."""
    return words_of(title, language)[LEGENDS[title]]


def check(page: Page, root: str) -> None:
    page.wait_for_function(LOADED)
    measured = page.evaluate(MEASURED, root)
    assert len(measured) > 20
    for words, size, bold, spacing, length in measured:
        assert length == pytest.approx(width(words, size, bold, spacing), rel=0.01), words
    assert page.evaluate(BEYOND, root) == []


@pytest.mark.parametrize("title", BOXES)
def test_a_table_measures_as_we_do_in_every_language(server, visit, title: str) -> None:
    page = visit(viewport={"width": 1900, "height": 1300})
    seats = [{"kind": kind} for kind in ("me", "hotseat", "hotseat")]
    made = page.request.post(f"{server.base}/api/tables", data={"game": title, "seats": seats}).json()
    page.goto(f"{server.base}/t/{made['id']}")
    page.wait_for_selector("svg.labels text")
    for language in ("en", "fr", "de"):
        page.locator(".masthead select").select_option(language)
        page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)
        page.wait_for_function(
            "(legend) => document.querySelector('.board').textContent.includes(legend)", arg=legend(title, language)
        )
        check(page, ".stage")


@pytest.mark.parametrize("title", BOXES)
def test_a_picture_of_the_command_line_measures_as_we_do_in_every_language(visit, tmp_path, title: str) -> None:
    offer = BOXES[title].offer
    page = visit()
    for language in ("en", "fr", "de"):
        picture = tmp_path / f"{language}.svg"
        picture.write_text(draw_board(offer.set_up(offer.fewest, {}), language), "utf-8")
        page.goto(picture.as_uri())
        check(page, "svg")
