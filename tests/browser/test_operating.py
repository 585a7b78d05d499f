"""What visitors see of the server's own life: nothing of a restart, why they are shut out, and what is kept of them."""

from __future__ import annotations

import re

from tests.browser.expecting import expect
from tests.browser.hands import new_table, put_up
from tests.web.hands import command
from tests.web.servers import until

NOTES = """() => {
  window.told = [];
  const note = document.querySelector("[data-test=note]");
  const watch = new MutationObserver(() => window.told.push(note.textContent));
  watch.observe(note, {childList: true, characterData: true, subtree: true});
}"""
IN_GERMAN = """() => fetch("/api/me", {
  method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify({lang: "de"}),
})"""


def test_an_action_sent_while_the_server_starts_again_is_done_once_and_no_error_is_shown(own_server, visit):
    page = visit()
    new_table(page, own_server.base, ["me", "hotseat", "hotseat"])
    page.evaluate(NOTES)
    own_server.stop()
    put_up(page, "red", 2)
    own_server.start()
    expect(page.locator("[data-test=log] li[data-seq]")).to_have_count(1, timeout=60_000)
    assert [told for told in page.evaluate("window.told") if "not answer" in told] == []
    expect(page.locator("[role=alert]")).to_have_count(0)


def test_whoever_is_shut_out_reads_why_and_what_is_kept_of_them(own_server, visit):
    page = visit()
    new_table(page, own_server.base, ["me", "hotseat", "hotseat"])
    mine = page.evaluate("() => fetch('/api/me').then((told) => told.json())")["id"]
    page.evaluate(IN_GERMAN)
    command(own_server.environment["GOLDENSPIKE_DATABASE_URL"], "people", "ban", mine, "--reason", "Beleidigungen")
    expect(page.locator("[data-test=banned]")).to_contain_text(
        "von diesem Server ausgeschlossen. Grund: Beleidigungen", timeout=30_000
    )
    page.click("a[href='/privacy']")
    expect(page.locator("h1")).to_have_text("Was dieser Server über dich weiß")


def test_the_page_about_privacy_is_true_and_is_found(own_server, visit):
    page = visit(own_server.base)
    page.click("[data-test=privacy]")
    expect(page.locator("h1")).to_have_text("What this server knows about you")
    for true in ("has left no address here", "sends no mail", "400 days are forgotten", "called spike"):
        expect(page.locator("main")).to_contain_text(true)
    assert [cookie["name"] for cookie in page.context.cookies()] == ["spike"]
    url = own_server.environment["GOLDENSPIKE_DATABASE_URL"]
    command(url, "settings", "set", "OPERATOR", "Ada <ada@example.org>")
    command(url, "settings", "set", "GUEST_DAYS", "30")
    until(lambda: page.request.get(f"{own_server.base}/privacy?lang=fr").text().count("Ada &lt;ada@"), "the new settings")
    page.click("text=Français")
    expect(page.locator("main")).to_contain_text("exploité par : Ada <ada@example.org>")
    expect(page.locator("main")).to_contain_text(re.compile("depuis 30 jours"))
