"""One person, many devices, in real browsers: keep the games, go on at the phone, be signed out, come back, leave for good."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.expecting import expect
from tests.browser.hands import act, seq, until_asked
from tests.web.servers import Server

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "user_agent": "Mozilla/5.0 (iPhone) Safari/604.1"}
PASSWORD = "correct horse battery"
ADMIN = "from goldenspike.cli import main; main()"


def table_of(page: Page, server: Server, *kinds: str) -> str:
    seats = [{"kind": kind, **({"bot": "random"} if kind == "bot" else {})} for kind in kinds]
    made = page.request.post(f"{server.base}/api/tables", data={"game": "steel_driver", "seats": seats, "public": True})
    assert made.ok, made.text()
    return f"{server.base}/t/{made.json()['id']}"


def keep(page: Page, server: Server, name: str) -> None:
    page.goto(f"{server.base}/me")
    page.fill("[data-test=keep-login]", name)
    page.fill("[data-test=keep-password]", PASSWORD)
    page.click("[data-test=keep-now]")
    expect(page.locator("[data-test=told]")).to_contain_text("Your games are kept")
    expect(page.locator("[data-test=me]")).to_have_text(name)


def sign_in(page: Page, server: Server, name: str, password: str) -> None:
    page.goto(f"{server.base}/me")
    page.fill("[data-test=login]", name)
    page.fill("[data-test=password]", password)
    page.click("[data-test=sign-in-now]")


def new_link(page: Page, server: Server) -> str:
    page.goto(f"{server.base}/me")
    page.click("[data-test=new-link]")
    link = page.locator("[data-test=link]")
    expect(link).to_have_value(re.compile("/link#"))
    assert page.locator("[data-test=qr]").evaluate("image => image.complete && image.naturalWidth > 20")
    return link.input_value()


def test_a_guest_keeps_the_games_plays_on_at_the_phone_and_signs_it_out(server, visit):
    desk = visit()
    table = table_of(desk, server, "me", "bot", "bot")
    keep(desk, server, "Ada of the Desk")
    phone = visit(new_link(desk, server), **PHONE)
    expect(phone.locator("h1")).to_have_text("Play as Ada of the Desk on this device?")
    phone.click("[data-test=use-link]")
    expect(phone.locator("[data-test=link-done]")).to_contain_text("Welcome, Ada of the Desk")
    phone.goto(table)
    assert until_asked(phone)
    act(phone)
    desk.goto(table)
    until_asked(desk)
    assert seq(desk) >= 1
    desk.goto(f"{server.base}/me")
    expect(desk.locator("[data-test=device]")).to_have_count(2)
    desk.locator("[data-test=device]", has_text="iPhone").locator("[data-test=end-session]").click()
    expect(desk.locator("[data-test=device]")).to_have_count(1)
    phone.wait_for_url("**/me?signed-out")
    expect(phone.locator("[data-test=told]")).to_contain_text("This device was signed out")
    expect(phone.locator("[data-test=me]")).to_have_text(re.compile(r"^Guest \d+"))
    phone.goto(table)
    expect(phone.locator(".decision.mine")).to_have_count(0)


def test_signing_in_brings_the_guests_games_along_and_a_forgotten_password_is_no_end(server, visit):
    desk = visit()
    keep(desk, server, "Countess of Lovelace")
    other = visit()
    table_of(other, server, "me", "bot", "open")
    sign_in(other, server, "countess of lovelace", "not this one")
    expect(other.locator("[role=alert]")).to_have_text("The name or the password is wrong.")
    other.click("[data-test=forgot]")
    expect(other.locator("[data-test=ask-operator]")).to_contain_text("Ask whoever runs it")
    command = [sys.executable, "-c", ADMIN, "admin", "reset-password", "Countess of Lovelace", "--url", server.base]
    link = subprocess.run(command, env=server.environment, capture_output=True, text=True, check=True).stdout.strip()
    other.goto(link)
    expect(other.locator("h1")).to_have_text("A new password for Countess of Lovelace")
    expect(other.locator("[data-test=link-moves]")).to_contain_text("The game you have begun as a guest")
    other.fill("[data-test=new-password]", "a new beginning")
    other.click("[data-test=use-link]")
    expect(other.locator("[data-test=link-done]")).to_contain_text("is yours now, too")
    desk.goto(server.base)
    desk.wait_for_url("**/me?signed-out")
    sign_in(desk, server, "Countess of Lovelace", "a new beginning")
    expect(desk.locator("[data-test=told]")).to_contain_text("Welcome, Countess of Lovelace")
    desk.goto(server.base)
    expect(desk.locator("[data-test=mine] .card")).to_have_count(1)
    expect(desk.locator("[data-test=unkept]")).to_have_count(0)


def test_everything_about_me_is_saved_and_then_deleted(server, visit, tmp_path: Path):
    page = visit()
    table = table_of(page, server, "me", "bot", "bot")
    page.goto(server.base)
    expect(page.locator("[data-test=unkept]")).to_contain_text("on this device alone")
    page.click("[data-test=unkept] a")
    page.fill("[data-test=name]", "Zebulon Quick")
    page.click("[data-test=save-name]")
    expect(page.locator("[data-test=me]")).to_have_text("Zebulon Quick")
    with page.expect_download() as saving:
        page.click("[data-test=export]")
    saving.value.save_as(tmp_path / "all.json")
    told = json.loads((tmp_path / "all.json").read_text())
    assert told["user"]["name"] == "Zebulon Quick"
    assert [one["id"] for one in told["tables"]] == [table.rpartition("/")[2]]
    page.click("[data-test=delete]")
    page.click("[data-test=delete-now]")
    page.wait_for_url(f"{server.base}/")
    expect(page.locator("[data-test=me]")).to_have_text(re.compile(r"^Guest \d+"))
    page.goto(table)
    expect(page.locator(".player .name").first).to_have_text("Player 1")
    assert "Zebulon" not in page.content()


def test_a_guest_is_asked_for_a_name_where_they_sit_down_and_may_leave_it(server, visit):
    host = visit()
    host.goto(f"{server.base}/new?game=steel_driver&seats=open")
    host.fill("[data-test=naming]", "Hostess")
    host.click("[data-test=create]")
    expect(host.locator("[data-seat='1']")).to_contain_text("Hostess")
    invitation = host.locator("[data-test=invitation]").input_value()
    named, nameless = visit(invitation), visit(invitation)
    named.locator("[data-seat='2'] [data-test=naming]").fill("Bo")
    expect(named.locator("[data-seat='2'] [data-test=join]")).to_have_text("Sit down as Bo")
    named.locator("[data-seat='2'] [data-test=naming]").press("Enter")
    expect(host.locator("[data-seat='2']")).to_contain_text("Bo")
    expect(named.locator("[data-test=me]")).to_have_text("Bo")
    nameless.locator("[data-seat='3'] [data-test=join]").click()
    expect(host.locator("[data-seat='3']")).to_contain_text(re.compile(r"Guest \d+"))
    again = table_of(named, server, "open", "open", "bot")
    named.goto(again)
    expect(named.locator("[data-test=join]").first).to_have_text("Sit down as Bo")
    expect(named.locator("[data-test=naming]")).to_have_count(0)
