"""People and their records in real browsers: friends, invitations by name, results, records and the search of finished games."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.axe import axe
from tests.browser.expecting import expect
from tests.browser.hands import new_table
from tests.browser.test_accounts import keep
from tests.web.servers import Person, Server
from tests.web.test_results import given_up, kept

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "color_scheme": "dark"}


def as_person(page: Page, person: Person) -> None:
    page.context.add_cookies([{"name": "spike", "value": person.http.cookies["spike"], "url": person.server.base}])


def test_a_friend_is_asked_by_name_invited_and_sits_down_with_one_click(server, visit):
    ada, bob = visit(), visit(**PHONE)
    keep(ada, server, "Ada the Friend")
    keep(bob, server, "Bob the Friend")
    ada.goto(f"{server.base}/friends")
    ada.fill("[data-test=friend-name]", "nobody at all")
    ada.click("[data-test=ask-now]")
    expect(ada.locator("[role=alert]")).to_have_text("Nobody is found here by that name.")
    ada.fill("[data-test=friend-name]", "bob the friend")
    ada.click("[data-test=ask-now]")
    expect(ada.locator("[data-test=asked] li")).to_contain_text("Bob the Friend")
    bob.goto(f"{server.base}/friends")
    expect(bob.locator("[data-test=asking] li")).to_contain_text("Ada the Friend")
    assert axe(bob) == []
    bob.get_by_role("button", name="Accept: Ada the Friend").click()
    expect(bob.locator("[data-test=friends] li")).to_contain_text("Ada the Friend")
    new_table(ada, server.base, ["me", "open", "open"])
    ada.get_by_role("button", name="Invite Bob the Friend").click()
    expect(ada.locator("[data-test=invited-people] li")).to_contain_text("Bob the Friend")
    assert axe(ada) == []
    bob.goto(server.base)
    expect(bob.locator("[data-test=invited]")).to_contain_text("Ada the Friend invites you.")
    assert axe(bob) == []
    bob.click("[data-test=accept]")
    expect(bob.locator(".gathering li[data-seat='2']")).to_contain_text("Bob the Friend")
    expect(ada.locator(".gathering li[data-seat='2']")).to_contain_text("Bob the Friend")
    expect(ada.locator("[data-test=invited-people]")).to_have_count(0)


def test_results_records_and_finished_games_are_shown_and_searched(server: Server, visit):
    people = [Person(server) for _ in range(3)]
    for number, person in enumerate(people):
        person.post("/api/me", {"name": f"Player {number + 1} of three"})
    table = given_up(*people)
    given_up(*people)
    kept(server)
    page = visit(f"{server.base}/static/icon.svg")
    as_person(page, people[1])
    page.goto(server.base)
    page.click("[data-test=my-page]")
    expect(page.locator("h1")).to_have_text("Player 2 of three")
    rated = page.locator("[data-test=rating-people]")
    expect(rated).to_contain_text("2 games")
    expect(rated.locator("[data-test=course]")).to_be_visible()
    expect(page.locator("[data-test=by-seat-people] tbody tr")).to_have_count(1)
    expect(page.locator("[data-test=head-to-head] tbody tr")).to_have_count(2)
    expect(page.locator("[data-test=played] > li")).to_have_count(2)
    assert axe(page) == []
    page.get_by_role("link", name="Player 1 of three").first.click()
    expect(page.locator("h1")).to_have_text("Player 1 of three")
    page.goto(f"{server.base}/games")
    page.locator("[data-test=search] select[name=game]").select_option("steam_barons")
    page.locator("[data-test=search] select[name=players]").select_option("6")
    page.click("[data-test=search-now]")
    expect(page.locator("[data-test=none-found]")).to_be_visible()
    page.click("[data-test=search-mine]")
    expect(page.locator("[data-test=played] > li")).to_have_count(2)
    assert axe(page) == []
    page.locator(f"[data-table='{table}'] h3 a").click()
    page.wait_for_selector("svg.board")
    assert page.url == f"{server.base}/t/{table}"


def test_pages_of_people_pass_axe_on_a_phone_at_night_and_can_be_hidden(server: Server, visit):
    people = [Person(server) for _ in range(3)]
    given_up(*people)
    kept(server)
    page = visit(f"{server.base}/static/icon.svg", **PHONE)
    as_person(page, people[0])
    for path, wanted in (
        (f"/people/{people[0].id}", "[data-test=by-seat-people]"),
        ("/records/steel_driver", "[data-test=records-page]"),
    ):
        page.goto(server.base + path)
        page.wait_for_selector(wanted)
        page.wait_for_load_state("networkidle")
        assert axe(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
    page.goto(f"{server.base}/people/{people[0].id}")
    page.click("[data-test=hide]")
    expect(page.locator("[data-test=hidden]")).to_be_visible()
    stranger = visit(f"{server.base}/people/{people[0].id}")
    expect(stranger.locator("h1")).to_have_text("Nobody to be seen here")
