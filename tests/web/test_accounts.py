"""One person, many devices: a guest keeps their games, signs in elsewhere with the same seats, and can end it all again."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.hands import command
from tests.web.servers import PATIENCE, STARTING, Person, Server, fetched, play_out, received, until

PASSWORD = "correct horse battery"
LOGINS = iter(range(10_000))


def login() -> str:
    """A name that nobody has in this run, on any server."""
    return f"Ada {next(LOGINS)}"


def keeps(person: Person) -> str:
    """The name by which the person signs in from now on."""
    name = login()
    person.post("/api/account", {"login": name, "password": PASSWORD})
    return name


def signs_in(person: Person, name: str, password: str = PASSWORD, expect: int = 200) -> dict:
    told: dict = person.post("/api/sign-in", {"login": name, "password": password}, expect=expect)
    return told


def carried(link: str) -> str:
    return link.partition("#")[2]


def test_a_guest_becomes_an_account_and_keeps_everything(ada: Person) -> None:
    table = ada.opens("me", "open", "bot:random")
    before = ada.http.cookies["spike"]
    name = keeps(ada)
    assert ada.http.cookies["spike"] == before, "no tab of the browser may be left behind with another cookie"
    assert ada.get("/api/me") == {"id": ada.id, "name": name, "lang": "en", "named": True}
    assert ada.view(table)["seats"][0]["name"] == name
    assert ada.view(table)["host"]
    account = ada.get("/api/account")
    assert (account["login"], [device["here"] for device in account["sessions"]]) == (name, [True])
    assert ada.post("/api/account", {"login": login(), "password": PASSWORD}, expect=409)["error"] == "has_account"


@pytest.mark.one_store
def test_a_chosen_name_stays_when_one_signs_in_by_another(ada: Person) -> None:
    ada.post("/api/me", {"name": "Countess"})
    keeps(ada)
    assert ada.get("/api/me")["name"] == "Countess"


def test_no_two_sign_in_by_the_same_name_however_it_is_spelt(ada: Person, bob: Person) -> None:
    name = keeps(ada)
    for spelt in (name, name.upper(), name.replace("A", "\uff21")):
        assert bob.post("/api/account", {"login": spelt, "password": PASSWORD}, expect=409)["error"] == "name_taken"
    assert bob.get("/api/account")["login"] is None
    other = keeps(bob)
    change = {"password": PASSWORD, "login": name}
    assert bob.post("/api/account/change", change, expect=409)["error"] == "name_taken"
    assert bob.get("/api/account")["login"] == other
    assert bob.post("/api/account/change", {**change, "login": login()})["login"] != other


def test_signing_in_elsewhere_opens_the_same_seats_and_brings_the_guests_along(ada: Person, bob: Person) -> None:
    """Bob is Ada's phone, on which she has played as a guest."""
    mine = ada.opens("me", "hotseat", "hotseat")
    theirs = bob.opens("me", "open", "open")
    guest = bob.id
    name = keeps(ada)
    told = signs_in(bob, name.upper())
    assert (told["me"]["id"], told["moved"], told["purpose"]) == (ada.id, 1, "sign_in")
    assert bob.get("/api/me")["id"] == ada.id
    assert {table["id"] for table in bob.get("/api/tables")} == {mine, theirs}
    assert {table["id"] for table in ada.get("/api/tables")} == {mine, theirs}
    seat = ada.view(theirs)["seats"][0]
    assert (seat["name"], seat["mine"], seat["host"]) == (name, True, True)
    bob.post(f"/api/tables/{mine}/actions", {"seat": 1, "seq": 0, "words": "auction red 1"})
    assert until(lambda: ada.view(mine)["seq"], "the phone's action") == 1
    assert guest not in str(ada.get("/api/account/export"))


def test_an_account_that_has_no_name_takes_the_guests(ada: Person, bob: Person) -> None:
    link = ada.post("/api/account/link")["link"]
    bob.post("/api/me", {"name": "Bobbie"})
    table = ada.opens("me", "open", "open")
    bob.post("/api/links/use", {"token": carried(link)})
    assert until(lambda: ada.get("/api/me")["named"], "the name")
    assert ada.view(table)["seats"][0]["name"] == "Bobbie"


def test_from_one_account_to_another_nothing_moves(ada: Person, bob: Person) -> None:
    table = ada.opens("me", "open", "open", public=True)
    keeps(ada)
    other = keeps(bob)
    assert signs_in(ada, other)["moved"] == 0
    assert not ada.view(table)["seats"][0]["mine"]
    assert len(bob.get("/api/account")["sessions"]) == 2


@pytest.mark.one_store
def test_wrong_names_and_wrong_passwords_are_answered_alike(ada: Person, bob: Person) -> None:
    name = keeps(ada)
    answers = [
        bob.http.post("/api/sign-in", json={"login": tried, "password": "not this one"}) for tried in (name, "Nobody At All")
    ]
    assert [answer.status_code for answer in answers] == [403, 403]
    assert answers[0].json() == answers[1].json() == {"error": "wrong_password", "text": "The name or the password is wrong."}
    assert "set-cookie" not in answers[0].headers
    for body in ({"login": login(), "password": "short"}, {"login": " ", "password": PASSWORD}, {"login": "x" * 30}):
        assert bob.http.post("/api/account", json=body).status_code == 400


def test_a_link_signs_in_once_and_only_when_it_is_used(ada: Person, bob: Person, server: Server) -> None:
    table = ada.opens("me", "hotseat", "hotseat")
    told = ada.post("/api/account/link")
    assert told["link"].startswith(f"{server.base}/link#")
    assert told["qr"].startswith("data:image/svg+xml")
    token = {"token": carried(told["link"])}
    for _ in range(2):
        seen = bob.post("/api/links/look", token)
    assert seen == {"purpose": "sign_in", "name": ada.get("/api/me")["name"], "here": False, "moves": 0}
    assert ada.post("/api/links/look", token)["here"]
    assert ada.post("/api/links/use", token)["me"]["id"] == ada.id, "it is not used up by who has made it"
    assert bob.post("/api/links/use", token)["me"]["id"] == ada.id
    assert bob.view(table)["seats"][0]["mine"]
    eve = Person(server)
    for path in ("look", "use"):
        assert eve.post(f"/api/links/{path}", token, expect=404)["error"] == "unknown_link"
    first = carried(ada.post("/api/account/link")["link"])
    ada.post("/api/account/link")
    assert eve.post("/api/links/use", {"token": first}, expect=404)["error"] == "unknown_link"


def test_a_session_that_is_ended_is_over_everywhere(ada: Person, server: Server) -> None:
    """On two processes, too: the phone asks so often that both of them have it in memory."""
    table = ada.opens("me", "open", "open")
    phone = Person(server, **{"User-Agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Mobile Safari/604.1"})
    phone.post("/api/links/use", {"token": carried(ada.post("/api/account/link")["link"])})
    for _ in range(20):
        assert fetched(f"{server.base}/api/me", cookies=phone.http.cookies).json()["id"] == ada.id
    devices = {device["name"]: device for device in ada.get("/api/account")["sessions"]}
    assert devices["python-httpx"]["here"]
    with phone.live(table) as socket:
        received(socket)
        left = ada.post("/api/account/sessions/end", {"id": devices["Safari, iPhone"]["id"]})["sessions"]
        assert [device["name"] for device in left] == ["python-httpx"]
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401
    refused = phone.http.post(f"/api/tables/{table}/start", json={})
    assert (refused.status_code, refused.json()["error"]) == (401, "signed_out")
    assert phone.get("/api/me")["id"] != ada.id
    assert not phone.get("/api/tables")
    unknown = {"id": devices["Safari, iPhone"]["id"]}
    assert ada.post("/api/account/sessions/end", unknown, expect=404)["error"] == "unknown_session"


def test_the_first_device_can_be_shut_out_by_the_second(ada: Person, bob: Person, server: Server) -> None:
    """The cookie of a guest is good for ever by its signature, until the guest has sessions: then it needs its own."""
    lost = httpx.Cookies(ada.http.cookies)
    bob.post("/api/links/use", {"token": carried(ada.post("/api/account/link")["link"])})
    bob.post("/api/account/sessions/end")
    until(lambda: fetched(f"{server.base}/api/me", cookies=lost).status_code == 401, "the lost device to be shut out")
    assert bob.http.post("/api/sign-out", json={}).json()["error"] == "not_kept"
    assert bob.get("/api/me")["id"] == ada.id


@pytest.mark.one_store
def test_signing_out_leaves_a_new_guest_and_is_refused_to_who_could_not_come_back(ada: Person) -> None:
    assert ada.post("/api/sign-out", expect=409)["error"] == "not_kept"
    name = keeps(ada)
    assert ada.post("/api/sign-out")["id"] != ada.id
    assert not ada.get("/api/me")["named"]
    assert signs_in(ada, name)["me"]["id"] == ada.id


def test_a_new_password_signs_out_all_others(ada: Person, bob: Person) -> None:
    name = keeps(ada)
    signs_in(bob, name)
    wrong = {"password": "no idea at all", "new_password": "another one"}
    assert ada.post("/api/account/change", wrong, expect=403)["error"] == "wrong_password"
    changed = ada.post("/api/account/change", {"password": PASSWORD, "new_password": "another one"})
    assert [device["here"] for device in changed["sessions"]] == [True]
    until(lambda: bob.http.get("/api/account").status_code == 401, "the other device to be signed out")
    signs_in(bob, name, expect=403)
    assert signs_in(bob, name, "another one")["me"]["id"] == ada.id


def test_the_operator_lets_somebody_back_in(ada: Person, bob: Person, server: Server) -> None:
    table = ada.opens("me", "open", "open")
    name = keeps(ada)
    printed = admin(server, "reset-password", name.lower())
    link = re.search(r"https?://\S+", printed)
    assert link
    assert link[0].startswith(("http://localhost", "http://127.0.0.1"))
    token = {"token": carried(link[0])}
    assert bob.post("/api/links/look", token)["purpose"] == "reset"
    assert bob.http.post("/api/links/use", json=token).status_code == 400
    assert bob.post("/api/links/use", {**token, "password": "a new beginning"})["purpose"] == "reset"
    assert bob.view(table)["seats"][0]["mine"]
    until(lambda: ada.http.get("/api/account").status_code == 401, "the other device to be signed out")
    assert signs_in(ada, name, "a new beginning")["me"]["id"] == bob.get("/api/me")["id"]
    assert "Nobody signs in by the name 'nobody'" in admin(server, "reset-password", "nobody", fails=True)


def admin(server: Server, *words: str, fails: bool = False) -> str:
    return command(server.environment["GOLDENSPIKE_DATABASE_URL"], *words, fails=fails)


def test_everything_about_me_is_in_one_file(ada: Person) -> None:
    table = ada.opens("hotseat", "me", "hotseat", game="steel_driver")
    ada.post(f"/api/tables/{table}/actions", {"seat": 1, "seq": 0, "words": "auction red 1"})
    name = keeps(ada)
    answer = ada.http.get("/api/account/export")
    assert "attachment" in answer.headers["content-disposition"]
    told = answer.json()
    assert (told["user"]["id"], told["user"]["name"], told["account"]["login"]) == (ada.id, name, name)
    assert [device["device"] for device in told["devices"]] == ["python-httpx"]
    assert told["mail"] == {"confirmed": None, "asked": []}
    assert [(one["id"], one["host"], len(one["seats"])) for one in told["tables"]] == [(table, True, 3)]
    assert [line["words"] for line in told["tables"][0]["lines"]] == ["auction red 1"]
    assert "$argon2" not in answer.text
    assert "seed" not in answer.text


def test_whoever_leaves_for_good_is_named_nowhere_and_the_others_play_on(ada: Person, bob: Person, server: Server) -> None:
    ada.post("/api/me", {"name": "Zebedee"})
    running = ada.opens("me", "open", "bot:random", public=True)
    bob.post(f"/api/tables/{running}/join", {"seat": 2})
    ada.post(f"/api/tables/{running}/start")
    waiting = ada.opens("me", "open", "open", public=True)
    bob.post(f"/api/tables/{waiting}/join", {"seat": 2})
    alone = ada.opens("me", "open", "open", public=True)
    bots = ada.opens("me", "bot:random", "bot:random", public=True)
    name = keeps(ada)
    assert ada.post("/api/account/delete", {"name": "Zebedee"}, expect=403)["error"] == "wrong_password"
    assert ada.http.post("/api/account/delete", json={"name": name, "password": PASSWORD}).status_code == 400
    new = ada.post("/api/account/delete", {"name": "Zebedee", "password": PASSWORD})
    assert new["id"] != ada.id
    assert ada.get("/api/me")["id"] == new["id"]
    assert not ada.get("/api/tables")
    until(lambda: bob.http.get(f"/api/tables/{alone}").status_code == 404, "the empty table to be closed")
    seat = until(lambda: (found := bob.view(running)["seats"][0])["kind"] == "bot" and found, "the bot")
    assert (seat["name"], seat["bot"], seat["host"]) == ("Player 1", "steady", False)
    assert bob.view(waiting)["seats"][0]["kind"] == "open"
    assert bob.view(waiting)["host"]
    assert [bob.view(bots)["seats"][0][key] for key in ("kind", "name")] == ["person", "Player 1"]
    for path in (f"/api/tables/{running}", f"/api/tables/{bots}", f"/api/tables/{running}/record", "/api/tables?which=public"):
        assert "Zebedee" not in bob.http.get(path, timeout=STARTING).text, path  # a record is written by a process of its own
    signs_in(bob, name, expect=403)
    assert Person(server).post("/api/account", {"login": name, "password": PASSWORD})["name"] == name


@pytest.mark.one_store
def test_a_game_with_one_who_has_left_goes_on_to_its_end_and_once_more(ada: Person, bob: Person) -> None:
    table = ada.opens("me", "open", "bot:random", public=True)
    bob.post(f"/api/tables/{table}/join", {"seat": 2})
    ada.post(f"/api/tables/{table}/start")
    ada.post("/api/account/delete", {"name": ada.get("/api/me")["name"]})
    until(lambda: bob.view(table)["seats"][0]["kind"] == "bot", "the bot")
    assert play_out(table, [bob])["result"]
    again = bob.post(f"/api/tables/{table}/rematch")["id"]
    assert bob.view(again)["status"] == "running"


@pytest.mark.one_store
def test_after_the_end_the_seat_of_one_who_has_left_is_open_in_a_rematch(ada: Person, bob: Person) -> None:
    table = ada.opens("me", "open", "bot:random", public=True)
    bob.post(f"/api/tables/{table}/join", {"seat": 2})
    ada.post(f"/api/tables/{table}/start")
    play_out(table, [ada, bob])
    ada.post("/api/account/delete", {"name": ada.get("/api/me")["name"]})
    offer = until(lambda: (seen := bob.view(table))["seats"][0]["name"] == "Player 1" and seen["undo"], "the nameless seat")
    assert offer["free"] or not offer["allowed"], "nobody waits for the word of one who has left"
    again = bob.post(f"/api/tables/{table}/rematch")["id"]
    seen = bob.view(again)
    assert (seen["status"], [seat["kind"] for seat in seen["seats"]]) == ("open", ["person", "bot", "open"])


def test_guessing_is_slowed_down_by_name_and_by_address(store_url: Callable[[str, str], str], tmp_path: Path) -> None:
    rates = {
        "ACTIONS_PER_SECOND": 1000,
        "BURST": 1000,
        "SIGN_INS_PER_MINUTE": 3,
        "VISITORS_PER_ADDRESS": 2,
        "LETTERS_PER_HOUR": 2,
    }
    server = Server(store_url("sqlite", "guessing"), tmp_path / "log", **rates)
    try:
        ada = Person(server)
        tries = [ada.http.post("/api/sign-in", json={"login": "Ada", "password": "wrong"}).status_code for _ in range(4)]
        assert tries == [403, 403, 403, 429]
        others = [ada.http.post("/api/sign-in", json={"login": f"A{n}", "password": "wrong"}).status_code for n in range(4)]
        assert others == [403, 403, 403, 429]
        letters = [ada.http.post("/api/reset", json={"name": "Ada"}).status_code for _ in range(3)]
        assert letters == [200, 200, 429]
    finally:
        server.kill()
