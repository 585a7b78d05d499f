"""How somebody wishes to be told, on the page about them; and what the browser then shows and plays."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.axe import axe
from tests.browser.expecting import expect
from tests.browser.hands import act, until_asked
from tests.web.receivers import Receiver
from tests.web.servers import Person, Server, until

ALLOWED = """
Object.defineProperty(Notification, "permission", { get: () => "granted" });
Notification.requestPermission = async () => "granted";
globalThis.shown = [];
globalThis.notes = 0;
ServiceWorkerRegistration.prototype.showNotification = async (...told) => void shown.push(told);
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (when) { notes += 1; return start.call(this, when); };
document.hasFocus = () => false;
"""
"""Chromium without a screen allows no notifications: what would be shown and played is noted instead."""


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    made = Receiver()
    yield made
    made.close()


SETTINGS = {"NOTICE_SECONDS": 0.2, "NOTICE_NETWORKS": "127.0.0.0/8", "DRAW_SECONDS": 0.2}
"""Not everybody at these tables has a browser that takes part in the draw of the seed."""


@pytest.fixture(scope="module")
def telling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    place: Path = tmp_path_factory.mktemp("telling")
    server = Server(f"sqlite:///{place}/tables.sqlite", place / "log", **SETTINGS)
    yield server
    server.kill()


def about_me(page: Page, server: Server) -> None:
    page.goto(f"{server.base}/me")
    page.wait_for_selector("[data-test=notices-save]")


def test_wishes_are_chosen_tried_and_kept(telling: Server, receiver: Receiver, visit) -> None:
    page = visit(f"{telling.base}/me")
    page.fill("[data-test=notices-webhook]", "https://discord.com/api/webhooks/1/x")
    expect(page.locator("[data-test=notices-style]")).to_have_value("discord")
    page.fill("[data-test=notices-webhook]", "http://192.168.1.1/")
    page.click("[data-test=notices-save]")
    expect(page.locator("[data-test=notices] [role=alert]")).to_have_text("That address is not one of the public internet.")
    page.fill("[data-test=notices-webhook]", f"{receiver.base}/mine")
    page.click("[data-test=notices-test]")
    expect(page.locator("[data-test=notices-tried]")).to_have_text("The test has arrived.")
    assert receiver.at("/mine")[0].json["content"].startswith("A test from Golden Spike")
    receiver.answers["/mine"] = [500]
    page.click("[data-test=notices-test]")
    expect(page.locator("[data-test=notices-tried]")).to_have_text("The address answers with error 500.")
    page.check("[data-test=quiet]")
    page.fill("[data-test=quiet-from]", "21:30")
    page.select_option("[data-test=notices-zone]", "Europe/Paris")
    page.click("[data-test=notices-save]")
    expect(page.locator("[data-test=notices-saved]")).to_have_text("Saved.")
    assert axe(page) == []
    about_me(page, telling)
    expect(page.locator("[data-test=quiet-from]")).to_have_value("21:30")
    expect(page.locator("[data-test=notices-zone]")).to_have_value("Europe/Paris")
    expect(page.locator("[data-test=notices-style]")).to_have_value("discord")


def test_whoever_can_be_invited_says_whether_to_be_told_of_it(telling: Server, visit) -> None:
    page = visit(f"{telling.base}/me")
    page.wait_for_selector("[data-test=notices-save]")
    expect(page.locator("[data-test=notices-invitations]")).to_have_count(0)
    kept = page.request.post(f"{telling.base}/api/account", data={"login": "Invited Ida", "password": "a long enough one"})
    assert kept.ok, kept.text()
    about_me(page, telling)
    expect(page.locator("[data-test=notices-invitations]")).to_be_checked()
    page.uncheck("[data-test=notices-invitations]")
    page.click("[data-test=notices-save]")
    expect(page.locator("[data-test=notices-saved]")).to_have_text("Saved.")
    assert axe(page) == []
    about_me(page, telling)
    expect(page.locator("[data-test=notices-invitations]")).not_to_be_checked()


def test_an_open_table_that_is_not_seen_rings_and_shows_that_it_is_my_turn(telling: Server, visit) -> None:
    page = visit(telling.base, service_workers="allow")
    page.context.add_init_script(ALLOWED)
    page.context.add_init_script("delete globalThis.PushManager")
    about_me(page, telling)
    page.check("[data-test=notices-here]")
    expect(page.locator("[data-test=notices]")).to_contain_text("while a table is open in another tab")
    page.check("[data-test=notices-sound]")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    made = page.request.post(f"{telling.base}/api/tables", data={"game": "steel_driver", "seats": seats}).json()["id"]
    page.goto(f"{telling.base}/t/{made}")
    assert until_asked(page)
    page.evaluate("shown.length = 0; notes = 0")
    while not page.evaluate("shown.length"):
        act(page)
        assert until_asked(page)
    title, told = page.evaluate("shown[0]")
    assert (title, told["body"], told["tag"]) == ("Your turn", "Steel Driver", f"turn/{made}")
    assert told["data"] == {"url": f"/t/{made}"}
    page.wait_for_function("() => notes >= 2")


def test_the_worker_shows_what_is_pushed(telling: Server, visit) -> None:
    page = visit(telling.base, service_workers="allow")
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    worker = page.context.service_workers[0]
    worker.evaluate("() => { self.shown = []; self.registration.showNotification = async (...told) => void shown.push(told); }")
    told = {"title": "Your turn: Steam", "body": "With Bob", "url": "/t/abc", "tag": "turn/abc"}
    worker.evaluate("text => dispatchEvent(new PushEvent('push', { data: text }))", json.dumps(told))
    title, shown = worker.evaluate("shown[0]")
    assert (title, shown["body"], shown["tag"], shown["data"]) == (told["title"], told["body"], told["tag"], {"url": "/t/abc"})


def test_a_hidden_page_is_not_looked_at_and_the_webhook_tells(telling: Server, receiver: Receiver, visit) -> None:
    page = visit(telling.base)
    page.context.add_init_script("Object.defineProperty(document, 'hidden', { get: () => true })")
    me = page.request.get(f"{telling.base}/api/me").json()["id"]
    page.request.post(f"{telling.base}/api/notices", data={"webhook": f"{receiver.base}/{me}"})
    wanted = {"game": "steel_driver", "seats": [{"kind": kind} for kind in ("me", "open", "open")], "public": True}
    table = page.request.post(f"{telling.base}/api/tables", data=wanted).json()["id"]
    for seat in (2, 3):
        Person(telling).post(f"/api/tables/{table}/join", {"seat": seat})
    page.goto(f"{telling.base}/t/{table}")
    page.wait_for_selector("[data-test=gathering]")
    page.request.post(f"{telling.base}/api/tables/{table}/start")
    assert until_asked(page)
    until(lambda: receiver.at(f"/{me}"), "the notice")
    assert receiver.at(f"/{me}")[0].json["title"] == "Your turn: Steel Driver"
