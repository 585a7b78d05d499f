"""Steel & Steam in a real browser: what a choice brings is told before it is confirmed, and why another cannot be had."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from tests.browser.expecting import expect
from tests.browser.hands import ASKED, resumed, turn_to

expect.set_options(timeout=30_000)
AS_WIDE_AS_A_LINE = re.compile(r"^(2[1-9]|[3-9]\d|\d{3,})")
"""More than 20 px."""


def test_what_a_card_a_run_and_a_line_bring_is_told(server, visit):
    page = visit()
    for move, told in (
        ("3 home 1", lambda: a_card_tells_the_cities_behind_it(page, "1", 25, "Chicago")),
        ("3 pick 2", lambda: a_card_tells_the_cities_behind_it(page, "2", 8, r"Portland\s*\$27,500")),
        ("3 move UP_21 UP", lambda: running_to_the_destination_tells_its_payoff_and_the_cash_after_it(page)),
        ("2 buy PRR", lambda: lines_that_can_be_bought_are_lit_and_the_others_say_why_not(page)),
    ):
        turn_to(page, resumed(page, server.base, "steel_and_steam/short_game.record", move))
        told()


def a_card_tells_the_cities_behind_it(page: Page, number: str, cities: int, known: str) -> None:
    card = page.locator(f"[data-card='{number}']")
    card.click()
    expect(card).to_contain_text(f"{cities} cities")
    expect(page.locator("[data-test=behind] li")).to_have_count(cities)
    expect(page.locator("[data-test=behind]")).to_have_text(re.compile(known))


def running_to_the_destination_tells_its_payoff_and_the_cash_after_it(page: Page) -> None:
    goal = page.locator("[data-test=ends] [data-end=Portland]")
    expect(goal).to_contain_text("$27,500")
    goal.click()
    balance = page.locator("[data-test=balance]")
    expect(balance.locator(".payoff")).to_contain_text("+$27,500")
    expect(balance.locator(".fees")).to_contain_text("\u2212$1,000")
    expect(balance.locator(".cash")).to_have_text(re.compile(r"\$8,000.*\$34,500"))


def lines_that_can_be_bought_are_lit_and_the_others_say_why_not(page: Page) -> None:
    expect(page.locator(f"{ASKED}[data-words='buy PRR']")).to_contain_text("Pennsylvania")
    lit = page.locator(".light[data-place='property:PRR']")
    expect(lit).to_have_css("stroke-width", AS_WIDE_AS_A_LINE)
    expect(page.locator(".light[data-place='property:UP']")).to_have_count(0)
    why = page.locator("[data-test=why]")
    page.locator("[data-property=UP] .hit").dispatch_event("click")
    expect(why).to_contain_text("It costs $42,000, and you hold $26,500.")
    page.locator("[data-property=MILW] .hit").dispatch_event("click")
    expect(why).to_contain_text("MILW already belongs to")
    page.locator("[data-space=UP_4] .hit").dispatch_event("click")
    expect(why).to_contain_text("It costs $42,000")
    page.locator("[data-test=deeds] summary").click()
    page.locator("[data-deed=CN] td").first.click()
    expect(why).to_contain_text("It costs $36,500")
    page.locator("[data-space=PRR_1] .hit").dispatch_event("click")
    expect(page.locator("[data-test=picked]")).to_contain_text("Buy PRR for $23,500")
