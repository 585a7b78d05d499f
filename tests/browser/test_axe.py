"""axe finds nothing: on every page, at a table of every game in every kind of decision, in its dialogs, in both themes."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import Page

from goldenspike.shelf import BOXES
from tests.browser.axe import axe, axe_in_both_themes, contrast, without_board
from tests.browser.hands import RECORDS, new_table, resumed, seq, turn_to, until_asked

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1366, "height": 768}
DRAWING = 60_000
"""Milliseconds that a busy machine may take to draw a board; a page that is left before keeps the server busy for the next."""
PAGES = {
    "/": "[data-game=steel_driver] [data-test=play-now]",
    "/new": ".seats-form li",
    **{f"/rules/{game}": "article" for game in BOXES},
    "/new?game=steel_and_steam": ".seats-form li",
    **{f"/puzzles/{game}": "[data-test=puzzle]" for game, box in BOXES.items() if box.puzzles},
    "/replay": "[data-test=import]",
    "/me": "[data-test=notices-save]",
    "/friends": "[data-test=not-kept]",
    "/games": "[data-test=search-now]",
    "/fair": "main li",
    "/t/nowhere": "[data-test=problem]",
}
"""What is there last on each of them."""
SERVED = ["/privacy", "/away"]
"""Pages without scripts."""
KINDS = {
    "steel_driver": """
        five_players: 1 auction purple 7
        greedy_bots: 2 bid 4
        link_with_level_chains: 2 build Philadelphia Pittsburgh
        shared_victory: 2 claim Buffalo""",
    "steam": """
        base_cities_connected: 5 bid 9
        base_greedy: 2 take Engineer
        base_greedy: 3 site R10, lay R10 straight 3
        standard_debt: 2 capital 9
        standard_new_city: 1 urbanize Knoxville grey, supply 6
        standard_opening_bid_of_nothing: 2 grow Jacksonville
        standard_stays_in: 4 stay
        base_greedy: 1 move blue Manchester Preston, income
        base_everybody_bankrupt: 1 done""",
    "steam_barons": """
        bankrupt: 2 bid 5
        no_bid: 1 sell orange 0
        sealed_sales: 5 buy 1
        no_bid: 1 site G16
        no_bid: 2 move black Lynchburg Richmond""",
    "steel_and_steam": """
        forced_payment: 3 home 1
        forced_payment: 3 pick 3
        forced_payment: 3 move KCS_8 KCS
        forced_payment: 3 highball
        forced_payment: 3 stop
        forgiven: 1 buy SOO
        forgiven: 1 repair
        forgiven: 2 upgrade 4-8-4
        forced_payment: 3 mortgage WAB
        forced_payment: 3 payoff WAB
        forgiven: 1 giveup SOO
        takeover: 2 takeover C&NW
        takeover: 3 allow
        swapped_card: 3 swap""",
}
"""A position of each kind of decision: the record, and the line before which it stands, or two of which one follows the other.

Few records with the same options do: a board is drawn anew for other ones. Tracks are built in Barons as in Steam."""
SAME_BOARD = ("steam_barons",)
"""Its map is drawn and marked like that of Steam."""
FINISHED = {
    "steel_driver": "greedy_bots",
    "steam": "base_everybody_bankrupt",
    "steam_barons": "bankrupt",
    "steel_and_steam": "turn_limit",
}


def test_pages_pass_axe(server, visit):
    """Each of them in both themes; those that are alike for every game have the same colours."""
    page = visit()
    found, seen = [], set()
    for path, last in PAGES.items():
        turn_to(page, server.base + path)
        page.wait_for_selector(last)
        kind = path.split("/")[1]
        found += [f"{path} {one}" for one in (axe if kind in seen else axe_in_both_themes)(page)]
        seen.add(kind)
    for path, (scheme, look) in product(SERVED, {"light": axe, "dark": contrast}.items()):
        page.emulate_media(color_scheme=scheme)
        page.goto(server.base + path)
        found += [f"{path} {scheme} {one}" for one in look(page)]
    assert found == []


@pytest.mark.parametrize("title", KINDS)
def test_every_kind_of_decision_and_a_finished_game_pass_axe(server, visit, title):
    """The whole table in both themes, then what is decided by turns in one of them."""
    page = visit(viewport=DESK)
    found = []
    for number, line in enumerate(KINDS[title].strip().splitlines()):
        record, _, moves = line.strip().partition(": ")
        move, _, follows = moves.partition(", ")
        turn_to(page, resumed(page, server.base, f"{title}/{record}.record", move, alone=True))
        page.wait_for_selector(".decision.mine :is(button, input):visible")
        page.wait_for_selector("svg.board .background *", state="attached", timeout=DRAWING)
        look = decision(page) if number else axe_in_both_themes(page, board=title not in SAME_BOARD)
        found += [f"{move}: {one}" for one in look]
        if follows:
            take(page, move)
            found += [f"{follows}: {one}" for one in decision(page)]
        page.emulate_media(color_scheme="light" if number % 2 else "dark")
    assert found == []
    page.set_viewport_size(PHONE)
    page.wait_for_selector("[data-test=menu]")
    assert axe(page) == []
    page.set_viewport_size(DESK)
    page.emulate_media(color_scheme="light")
    finished(page, server.base, f"{title}/{FINISHED[title]}.record")


def take(page: Page, move: str) -> None:
    """Do what was asked, beside the page: it asks the next thing."""
    seat, _, words = move.partition(" ")
    table, before = page.url.rpartition("/t/")[2].partition("?")[0], seq(page)
    address = f"{page.url.partition('/t/')[0]}/api/tables/{table}/actions"
    done = page.request.post(address, data={"seat": int(seat), "seq": before, "words": words})
    assert done.ok, done.text()
    page.wait_for_function("before => Number(document.querySelector('[data-test=scrubber]').max) > before", arg=before)
    page.wait_for_selector(".decision.mine:not([aria-busy=true]) :is(button, input):visible")


def decision(page: Page) -> list[str]:
    without_board(page)
    return axe(page, ".decision")


def finished(page: Page, base: str, record: str) -> None:
    """The end of a game."""
    made = page.request.post(f"{base}/api/records", data=(RECORDS / record).read_text())
    turn_to(page, f"{base}/t/{made.json()['id']}")
    page.wait_for_selector("[data-test=winner]")
    page.wait_for_selector("svg.board .background *", state="attached", timeout=DRAWING)
    without_board(page)
    page.locator("details.goods").evaluate_all("all => all.forEach((one) => (one.open = true))")
    assert axe_in_both_themes(page) == []


def test_the_check_of_dice_the_past_and_a_position_in_words_pass_axe(server, visit):
    """They are alike in all games, save their words."""
    page = visit(viewport=DESK)
    made = page.request.post(f"{server.base}/api/records", data=(RECORDS / "steam/base_everybody_bankrupt.record").read_text())
    page.goto(f"{server.base}/t/{made.json()['id']}")
    page.wait_for_selector("svg.board .background *", state="attached", timeout=DRAWING)
    without_board(page)
    page.click("[data-test=check]")
    page.wait_for_selector("[data-test=checked] li")
    assert axe_in_both_themes(page, "dialog[open]") == []
    page.keyboard.press("Escape")
    page.keyboard.press(",")
    page.wait_for_selector("[data-test=now]")
    assert axe_in_both_themes(page, ".decision") == []
    page.keyboard.press("d")
    page.wait_for_selector("[data-test=description] li")
    assert axe_in_both_themes(page, "dialog[open]") == []


def test_a_table_that_waits_a_choice_a_refusal_and_dialogs_pass_axe(server, visit):
    page = visit()
    new_table(page, server.base, ["me", "open", "open"])
    page.locator("[data-test=seat-a-bot]").first.click()
    page.wait_for_selector("[data-test=bot-about]")
    assert axe_in_both_themes(page) == []
    new_table(page, server.base, ["me", "hotseat", "bot"])
    until_asked(page)
    page.click(".company.red.lit")
    page.wait_for_selector("[data-test=consequences] dl")
    assert axe_in_both_themes(page) == []
    page.keyboard.press("Escape")
    page.locator(".background .location .hit").first.dispatch_event("click")
    page.wait_for_selector("[data-test=why]")
    assert axe_in_both_themes(page, ".decision") == []
    without_board(page)
    for name in ("settings", "share", "help", "dice"):
        page.click(f"[data-test={name}]")
        page.wait_for_selector(f"[data-test={'fair' if name == 'dice' else name}-dialog]")
        assert axe_in_both_themes(page, "dialog[open]") == []
        if name != "help":
            page.keyboard.press("Escape")


def test_a_lesson_passes_axe(server, visit):
    page = visit(server.base)
    page.click("[data-game=steel_driver] [data-test=learn]")
    page.wait_for_selector("[data-test=guide-text] p")
    page.wait_for_selector("svg.board .background *", state="attached", timeout=DRAWING)
    assert axe_in_both_themes(page) == []


def test_the_page_of_a_kept_account_passes_axe(server, visit):
    page = visit(f"{server.base}/me")
    page.fill("[data-test=keep-login]", "Axel of the Wheels")
    page.fill("[data-test=keep-password]", "correct horse battery")
    page.click("[data-test=keep-now]")
    page.wait_for_selector("[data-test=told]")
    page.click("[data-test=new-link]")
    page.wait_for_selector("[data-test=qr]")
    page.wait_for_load_state("networkidle")
    page.locator("main details").evaluate_all("all => all.forEach((one) => (one.open = true))")
    assert axe_in_both_themes(page) == []
