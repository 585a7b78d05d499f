"""The board has the room: its words can be read at every size and zoom and never cover each other, panels keep their places."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Page

from goldenspike.kernel.record import DIGEST, dumps, header_of, loads, replay
from goldenspike.shelf import game_of_record
from tests.browser.expecting import expect
from tests.browser.hands import RECORDS, act, new_table, resumed, turn_anew, until_asked
from tests.web.servers import PATIENCE

DESKS = [(1366, 768), (1440, 900), (1920, 1080)]
PHONE = (390, 844)
TITLES = {
    "steel_driver": "steel_driver/greedy_bots.record",
    "steel_and_steam": "steel_and_steam/grandfathered.record",
    "steam": "steam/standard_six_players.record",
    "steam_barons": "steam_barons/greedy.record",
}
RUNNING = ("steel_and_steam/short_game.record", "3 move NYC_11 NYC")
LEAST, MOST = 11, 20
FIRST_NAMES = {"steel_driver": 12, "steel_and_steam": 12, "steam": 20, "steam_barons": 20}
"""So many names at least are seen at once on the smallest screen."""

RESTS = """() => {
  const [board, labels] = ['svg.board', 'svg.labels'].map((which) => document.querySelector(which));
  const still = (svg) => !svg.classList.contains('gliding') && !svg.style.transform.includes('scale');
  return labels && labels.childElementCount > 0 && still(board) && still(labels);
}"""

FITTED = """() => {
  const [board, stage] = ['svg.board', '.stage'].map((which) => document.querySelector(which)?.getBoundingClientRect());
  return board && board.width <= stage.width + 1 && board.height <= stage.height + 1;
}"""

WRITTEN = """() => {
  const canvas = document.createElement('canvas').getContext('2d');
  const stage = document.querySelector('.stage').getBoundingClientRect();
  const inside = (x, y) => x > stage.left && x < stage.right && y > stage.top && y < stage.bottom;
  const corners = (node, left, top, right, bottom) => {
    const { a, b, c, d, e, f } = node.getScreenCTM();
    return [[left, top], [right, top], [right, bottom], [left, bottom]].map(([x, y]) => [a * x + c * y + e, b * x + d * y + f]);
  };
  const ink = (text) => {
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(text);
    canvas.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = canvas.measureText(text.textContent);
    const { x, width } = text.getBBox();
    const low = text.getStartPositionOfChar(0).y;
    return corners(text, x, low - up, x + width, low + down);
  };
  const read = (text) => {
    const { a, b } = text.getScreenCTM();
    const points = ink(text);
    const shape = text.parentElement.querySelector(':scope > circle, :scope > rect');
    const box = shape && text.closest('.labels') ? shape.getBBox() : null;
    return {
      words: text.textContent,
      kind: text.closest('.label')?.classList[1] ?? 'drawn',
      size: parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b),
      points: box ? corners(shape, box.x, box.y, box.x + box.width, box.y + box.height) : points,
    };
  };
  const texts = [...document.querySelectorAll('.labels text, .board text')].filter((text) => text.getBoundingClientRect().width);
  return texts.map(read).filter(({ points }) => points.some(([x, y]) => inside(x, y)));
}"""

Label = dict[str, Any]


def meet(one: list[list[float]], other: list[list[float]], slack: float = 0.75) -> bool:
    """Whether two boxes, which may be turned, lie on each other: no line separates them."""
    for shape in (one, other):
        for (ax, ay), (bx, by) in zip(shape, [*shape[1:], shape[0]], strict=True):
            across = (by - ay, ax - bx)
            long = (across[0] ** 2 + across[1] ** 2) ** 0.5 or 1.0
            low, high = ([(x * across[0] + y * across[1]) / long for x, y in corners] for corners in (one, other))
            if max(low) <= min(high) + slack or max(high) <= min(low) + slack:
                return False
    return True


def troubles(labels: list[Label]) -> list[str]:
    """Words that cannot be read, and words that stand on each other."""
    found = [f"{one['words']} has {one['size']:.1f} px" for one in labels if not LEAST - 0.1 <= one["size"] <= MOST + 0.1]
    placed = [one for one in labels if one["kind"] != "drawn"]
    for number, one in enumerate(placed):
        found += [
            f"{one['words']} ({one['kind']}) lies on {other['words']} ({other['kind']})"
            for other in placed[number + 1 :]
            if meet(one["points"], other["points"])
        ]
    return found


def half_played(page: Page, url: str, record: str) -> str:
    played = loads((RECORDS / record).read_text())
    game = game_of_record(played)
    moves = sum(entry.seat != DIGEST for entry in played.entries)
    made = page.request.post(f"{url}/api/records", data=dumps(game, header_of(game, []), replay(game, played, moves // 2)))
    assert made.ok, made.text()
    return f"{url}/t/{made.json()['id']}"


def closer(page: Page) -> None:
    """One step of the zoom, when everything has come to rest again."""
    wide = "() => document.querySelector('svg.board').getBoundingClientRect().width"
    before = page.evaluate(wide)
    page.keyboard.press("+")
    page.wait_for_function(f"before => ({wide})() > 1.05 * before", arg=before)
    page.wait_for_function(RESTS)


def read(page: Page) -> list[Label]:
    """The words on the board, when their places are found for the room that there is: parts of a page may come late."""
    labels: list[Label] = page.evaluate(WRITTEN)
    patience = time.monotonic() + PATIENCE
    while troubles(labels) and time.monotonic() < patience:
        page.wait_for_function(RESTS)
        labels = page.evaluate(WRITTEN)
    return labels


def fitted(page: Page, address: str, size: tuple[int, int]) -> None:
    """A table that was gone to in its size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    turn_anew(page, address)
    until_asked(page)
    page.wait_for_function(RESTS)


@pytest.mark.parametrize("title", TITLES)
def test_the_board_gets_the_room_its_words_can_be_read_and_no_page_scrolls_into_blank(server, visit, title):
    page = visit()
    address = half_played(page, server.base, TITLES[title])
    for size in (PHONE, *DESKS):
        fitted(page, address, size)
        if size != PHONE:
            board_gets_the_room(page)
        if size == DESKS[0]:
            key_to_the_signs_can_be_read(page)
        words_can_be_read_and_never_cover_each_other(page, title)
    never_scrolls_into_blank(page)


def words_can_be_read_and_never_cover_each_other(page: Page, title: str) -> None:
    page.keyboard.press("0")
    page.wait_for_function(FITTED)
    page.wait_for_function(RESTS)
    seen = []
    for zoom in range(4):
        if zoom:
            closer(page)
        labels = read(page)
        assert troubles(labels) == [], (zoom, page.viewport_size, labels)
        seen.append(sum(one["kind"] in ("name", "banner") for one in labels))
    assert seen[0] >= FIRST_NAMES[title], page.viewport_size


LEAST_OF_THE_ROOM = 0.8
"""Of the size that the board would have if there were nothing but the panels and the history around it."""


def board_gets_the_room(page: Page) -> None:
    board, room, history = (page.locator(part).bounding_box() for part in ("svg.board", ".table-board", ".history"))
    assert board is not None
    assert room is not None
    assert history is not None
    alone = min(room["width"], (room["height"] - history["height"]) * board["width"] / board["height"])
    assert board["width"] > LEAST_OF_THE_ROOM * alone, (page.viewport_size, board["width"], alone)


def key_to_the_signs_can_be_read(page: Page) -> None:
    page.keyboard.press("l")
    expect(page.locator("[data-test=legend] text").first).to_be_visible()
    sizes = page.locator("[data-test=legend] text").evaluate_all(
        "all => all.map((text) => parseFloat(text.getAttribute('font-size')) * text.getScreenCTM().a)"
    )
    assert sizes
    assert sorted(sizes)[len(sizes) // 4] >= LEAST
    page.click("[data-test=legend-button]")
    expect(page.locator("[data-test=legend]")).to_have_count(0)


SHUT = ".panels details:not([open]) > summary"
OVERHANG = "() => document.documentElement.scrollHeight - innerHeight"


def never_scrolls_into_blank(page: Page) -> None:
    for width, height in DESKS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(RESTS)
        while page.locator(SHUT).count():
            page.locator(SHUT).first.click()
        assert page.evaluate(OVERHANG) == 0
        expect(page.locator("[data-test=log]")).to_be_in_viewport(ratio=0.9)


NEAR_CHICAGO = """() => {
  const city = document.querySelector('[data-space=Chicago] .hit').getBoundingClientRect();
  const [x, y, reach] = [city.left + city.width / 2, city.top + city.height / 2, 6 * city.width];
  const near = (node) => {
    const box = node.getBoundingClientRect();
    return Math.abs(box.left + box.width / 2 - x) < reach && Math.abs(box.top + box.height / 2 - y) < reach;
  };
  return [...document.querySelectorAll('.labels .label')].filter(near).length;
}"""


def test_more_is_written_the_closer_one_is(server, visit):
    page = visit()
    page.goto(half_played(page, server.base, TITLES["steel_and_steam"]))
    page.wait_for_function(RESTS)
    expect(page.locator(".labels .plate")).to_have_count(0)
    city = page.locator("[data-space=Chicago] .hit").bounding_box()
    assert city is not None
    far = page.evaluate(NEAR_CHICAGO)
    page.mouse.move(city["x"] + city["width"] / 2, city["y"] + city["height"] / 2)
    page.mouse.wheel(0, -800)
    expect(page.locator(".labels .plate").first).to_be_attached()
    page.wait_for_function(RESTS)
    assert page.evaluate(NEAR_CHICAGO) > far + 3


def test_only_the_ends_that_matter_stand_out_and_all_others_dim_once_one_is_chosen(server, visit):
    page = visit(viewport={"width": 1440, "height": 900})
    page.goto(resumed(page, server.base, *RUNNING))
    page.wait_for_function("() => document.querySelectorAll('.stage .light').length > 200")
    page.wait_for_function("() => document.querySelectorAll('.labels .tag').length > 3")
    page.wait_for_function(RESTS)
    lit, quiet = page.locator(".stage .light").count(), page.locator(".stage .light.quiet").count()
    assert quiet > 0.7 * lit
    assert page.locator(".labels :is(.tag, .aside)").count() <= 12
    assert troubles(page.evaluate(WRITTEN)) == []
    page.locator("[data-test=ends] .choice").first.click()
    page.wait_for_selector("[data-test=route]")
    expect(page.locator(".stage .light.picked")).to_have_count(1)
    expect(page.locator(".labels .tag")).to_have_count(1)
    expect(page.locator(".stage .light:not(.picked)").first).to_have_css("stroke-opacity", "0.18")
    expect(page.locator("[data-test=confirm]")).to_be_in_viewport()


FRAMES = """() => [...document.querySelectorAll('.stage, .decision, .panels, .history, .log-panel')].map((part) => {
  const { left, top, width, height } = part.getBoundingClientRect();
  return [part.className.split(' ')[0], left, top, width, height].join(' ');
})"""


def test_panels_keep_their_places_from_one_decision_to_the_next(server, visit):
    page = visit()
    new_table(page, server.base, ["me", "hotseat", "hotseat"])
    until_asked(page)
    page.wait_for_function(RESTS)
    frames = page.evaluate(FRAMES)
    for _ in range(14):
        act(page)
        assert until_asked(page)
        assert page.evaluate(FRAMES) == frames


def test_panels_fold_away_and_stay_so(server, visit):
    page = visit()
    new_table(page, server.base, ["me", "bot", "bot"])
    until_asked(page)
    before = page.locator(".stage").bounding_box()
    page.click("[data-test=fold-companies]")
    page.click("[data-test=fold-players]")
    page.locator("[data-fold=goods] > summary").click()
    page.reload()
    page.wait_for_function(RESTS)
    for name in ("companies", "players"):
        expect(page.locator(f"[data-test=fold-{name}]")).to_have_attribute("aria-expanded", "false")
    expect(page.locator(".company, .player")).to_have_count(0)
    expect(page.locator("[data-fold=goods]")).to_have_attribute("open", "")
    after = page.locator(".stage").bounding_box()
    assert before is not None
    assert after is not None
    assert after["height"] > before["height"] + 60


def test_the_board_alone_is_played_on(server, visit):
    page = visit(viewport={"width": 1366, "height": 768})
    new_table(page, server.base, ["me", "bot", "bot"])
    until_asked(page)
    narrow = page.locator(".stage").bounding_box()
    page.click("[data-test=board-only]")
    expect(page.locator(".panels > *").first).to_be_hidden()
    page.wait_for_function(RESTS)
    wide = page.locator(".stage").bounding_box()
    assert narrow is not None
    assert wide is not None
    assert wide["width"] * wide["height"] > 1.3 * narrow["width"] * narrow["height"]
    assert wide["width"] == 1366
    page.reload()
    until_asked(page)
    act(page)
    page.keyboard.press("b")
    expect(page.locator(".player").first).to_be_visible()
