"""A newcomer learns by playing: from the lobby through a lesson, with a wrong move on the way, into a real game."""

from __future__ import annotations

from playwright.sync_api import Page

from goldenspike.shelf import BOXES
from tests.browser.axe import axe
from tests.browser.conftest import Visit
from tests.browser.expecting import expect
from tests.browser.hands import put_up, turn_to
from tests.web.servers import Server

LESSONS = {name: box.lesson.script.scenes for name, box in BOXES.items() if box.lesson is not None}
NEWCOMER = '{"pace": 0}'


def finds(page: Page, state: str, scene: int) -> None:
    """Wait until the guide of a scene finds the learner so."""
    page.wait_for_selector(f"[data-test=guide][data-state={state}]:has([aria-current=step][aria-label='Scene {scene}'])")


def builds(page: Page, words: str) -> None:
    page.click(f"[data-words='{words}']")
    page.click("[data-test=confirm]")


def play_scene(page: Page, game: str, scene: int) -> None:
    """The wanted moves of a scene by the address that programs use; the page shows what comes of them."""
    table = page.url.rpartition("/")[2]
    for move in LESSONS[game][scene - 1].ways[0].moves:
        if move.seat == LESSONS[game][scene - 1].learner:
            seen = page.request.get(f"/api/tables/{table}").json()
            body = {"seat": seen["seat"], "seq": seen["seq"], "words": move.words[0]}
            assert page.request.post(f"/api/tables/{table}/actions", data=body).ok
    finds(page, "done", scene)


def test_a_lesson_from_the_lobby_to_the_real_game(server: Server, visit: Visit) -> None:
    page = visit(server.base, base_url=server.base, prefs=NEWCOMER)
    page.click("[data-game=steel_driver] [data-test=learn].big")
    finds(page, "ask", 1)
    expect(page.locator("[data-test=tour]")).to_have_count(0)
    put_up(page, "red", 1)
    finds(page, "other", 1)
    expect(page.locator("[data-test=outcome]")).to_have_count(3)
    page.click("[data-test=guide-again]")
    finds(page, "ask", 1)
    put_up(page, "blue", 5)
    finds(page, "astray", 1)
    page.click("[data-test=guide-again]")
    finds(page, "ask", 1)
    put_up(page, "red", 5)
    finds(page, "done", 1)
    expect(page.locator("[data-test=guide-text]")).to_contain_text("Red is yours this turn, with 5 cubes")
    page.click("[data-test=guide-next]")
    finds(page, "ask", 2)
    page.click("[data-test=guide-skip]")
    finds(page, "ask", 3)
    builds(page, "build Philadelphia Pittsburgh")
    finds(page, "done", 3)
    page.click("[data-test=guide-leave]")
    page.click("[data-game=steel_driver] [data-test=learn]:has-text('3 of 8')")
    finds(page, "ask", 3)
    page.click("[data-test=dots] button >> nth=7")
    finds(page, "ask", 8)
    play_scene(page, "steel_driver", 8)
    page.click("[data-test=guide-play]")
    page.wait_for_selector("[data-test=guide][data-state=first]:has-text('two companies')")
    page.wait_for_selector(".decision.mine")
    page.click("[data-test=guide-close]")
    expect(page.locator("[data-test=guide]")).to_have_count(0)
    turn_to(page, server.base)
    page.wait_for_selector("[data-game=steel_driver] [data-test=learn].quiet:text-is('Learn by playing')")
    expect(page.locator("[data-test=mine] .card")).to_have_count(1)


def test_the_first_and_the_last_scene_of_every_lesson(server: Server, visit: Visit) -> None:
    small = {"viewport": {"width": 390, "height": 844}, "color_scheme": "dark"}
    page = visit(base_url=server.base, prefs=NEWCOMER, **small)
    for game, scenes in LESSONS.items():
        turn_to(page, server.base)
        page.locator(f"[data-game={game}] [data-test=learn]").click()
        finds(page, "ask", 1)
        play_scene(page, game, 1)
        assert axe(page) == [], game
        page.locator("[data-test=dots] button").last.click()
        finds(page, "ask", len(scenes))
        play_scene(page, game, len(scenes))
        expect(page.locator("[data-test=guide-play]")).to_be_visible()
