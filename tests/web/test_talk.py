"""Talk at a table: two rooms apart while the game runs, plain text, reactions, mute, reports; private notes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner
from websockets.sync.client import ClientConnection

from goldenspike.cli import main
from goldenspike.web.store.talk import MOST_REMARKS
from goldenspike.web.talk.plain import LONGEST_NOTES, LONGEST_REMARK, remark
from tests.web.servers import Json, Person, Server, received, until


@pytest.fixture
def eve(server: Server) -> Person:
    return Person(server)


def seated(ada: Person, bob: Person, *more: str, public: bool = True) -> str:
    """A table where two people and a bot sit, its game under way; any of them may give it up."""
    table = ada.opens("me", "open", "bot:random", *more, public=public, time={"then": "resign"})
    bob.post(f"/api/tables/{table}/join?key={ada.key or ''}", {"seat": 2})
    ada.post(f"/api/tables/{table}/start")
    until(lambda: bob.view(table)["status"] == "running", "the start")
    return table


def says(person: Person, table: str, text: str, **more: object) -> int:
    return int(person.post(f"/api/tables/{table}/talk", {"text": text, **more}, expect=201)["number"])


def refused(person: Person, path: str, body: object, query: str = "") -> tuple[int, str]:
    answer = person.http.post(f"{path}{query}", json=body)
    return answer.status_code, answer.json()["error"]


def texts(person: Person, table: str, **params: object) -> list[str]:
    return [one["text"] for one in person.get(f"/api/tables/{table}/talk", **params)["remarks"] if one["kind"] == "said"]


def hears(socket: ClientConnection, kind: str = "said") -> Json:
    """The next remark of a kind that comes by the live stream."""
    while True:
        found = [one for one in received(socket).get("talk", {}).get("remarks", []) if one["kind"] == kind]
        if found:
            return found[-1]


def acts_and_gives_up(ada: Person, table: str) -> None:
    """The game is over after her first line."""
    ada.post(f"/api/tables/{table}/actions", {"seat": 1, "seq": ada.view(table)["seq"], "words": "auction red 1"})
    ada.post(f"/api/tables/{table}/resign", {"seat": 1})
    assert ada.view(table)["status"] == "over"


def test_what_a_player_says_is_pushed_to_players_and_to_nobody_else(ada: Person, bob: Person, eve: Person) -> None:
    table = seated(ada, bob)
    with bob.live(table, talk="0.0") as his, eve.live(table, talk="0.0") as hers, ada.live(table) as deaf:
        received(deaf)
        assert says(ada, table, "Good luck!") == 1
        told = hears(his)
        assert (told["room"], told["number"], told["seat"], told["text"]) == ("players", 1, 1, "Good luck!")
        assert told["name"] == ada.view(table)["seats"][0]["name"]
        assert says(eve, table, "Red is strong") == 1
        overheard = hears(hers)
        assert (overheard["room"], overheard["seat"], overheard["text"]) == ("onlookers", None, "Red is strong")
        assert says(ada, table, "I begin") == 2, "what onlookers say has numbers of its own"
        assert hears(his)["text"] == "I begin"
        seen = ada.view(table)
        ada.post(f"/api/tables/{table}/actions", {"seat": 1, "seq": seen["seq"], "words": "auction red 1"})
        assert "talk" not in received(deaf), "whoever does not ask for talk hears the game alone"


@pytest.mark.one_store
def test_rooms_are_apart_while_the_game_runs_and_open_to_all_after_its_end(ada: Person, bob: Person, eve: Person) -> None:
    table = ada.opens("me", "open", "bot:random", public=True, time={"then": "resign"})
    says(eve, table, "May I look on?")
    assert texts(ada, table, room="onlookers") == ["May I look on?"], "before the start all talk together"
    bob.post(f"/api/tables/{table}/join", {"seat": 2})
    ada.post(f"/api/tables/{table}/start")
    until(lambda: bob.view(table)["status"] == "running", "the start")
    says(ada, table, "secret of the players")
    says(eve, table, "a tip")
    assert texts(ada, table) == ["secret of the players"]
    assert texts(eve, table) == ["May I look on?", "a tip"]
    for person, room in ((ada, "onlookers"), (bob, "onlookers"), (eve, "players")):
        path = f"/api/tables/{table}/talk"
        assert person.http.get(path, params={"room": room}).json()["error"] == "other_room"
        reaction = {"room": room, "number": 1, "reaction": "bravo"}
        assert refused(person, f"{path}/react", reaction) == (403, "other_room")
        assert refused(person, f"{path}/report", {"room": room, "number": 1, "reason": "spam"}) == (403, "other_room")
        assert refused(person, f"{path}/delete", {"room": room, "number": 1}) == (403, "other_room")
    with ada.live(table, talk="0.0") as hers, eve.live(table, talk="0.0") as theirs:
        assert hears(hers)["text"] == "secret of the players"
        assert hears(theirs)["text"] == "a tip"
        acts_and_gives_up(ada, table)
        assert hears(hers)["text"] == "a tip"
        assert hears(theirs)["text"] == "secret of the players"
    assert texts(eve, table, room="players") == ["secret of the players"]


@pytest.mark.one_store
def test_talk_is_as_private_as_its_table(ada: Person, bob: Person, eve: Person) -> None:
    table = seated(ada, bob, public=False)
    says(bob, table, "between us")
    look = ada.view(table)["look"]
    for path, body in (
        ("talk", {"text": "let me in"}),
        ("talk/react", {"number": 1, "reaction": "bravo"}),
        ("talk/mute", {"by": "x" * 12}),
        ("talk/switch", {"open": False}),
        ("talk/report", {"room": "players", "number": 1, "reason": "spam"}),
        ("talk/delete", {"room": "players", "number": 1}),
        ("notes", {"text": "mine", "version": 0}),
    ):
        assert refused(eve, f"/api/tables/{table}/{path}", body) == (403, "private_table"), path
    for path in ("talk", "notes"):
        assert eve.http.get(f"/api/tables/{table}/{path}").status_code == 403
        assert eve.http.get(f"/api/tables/{table}/{path}", params={"key": look}).status_code == 200
    assert texts(eve, table, key=look) == []
    assert eve.http.get(f"/api/tables/{table}/talk", params={"key": look, "room": "players"}).json()["error"] == "other_room"


def test_remarks_are_caught_up_by_number_and_read_page_by_page(ada: Person, bob: Person) -> None:
    table = seated(ada, bob)
    for number in range(1, 105):
        says(ada if number % 2 else bob, table, f"remark {number}")
    with ada.live(table, talk="101.0") as socket:
        told = received(socket)
        while not told.get("talk", {}).get("remarks"):
            told = received(socket)
        assert [one["number"] for one in told["talk"]["remarks"]] == [102, 103, 104]
    page = ada.get(f"/api/tables/{table}/talk")
    assert (page["earlier"], page["remarks"][0]["number"], len(page["remarks"])) == (4, 5, 100)
    first = ada.get(f"/api/tables/{table}/talk", before=5)
    assert (first["earlier"], [one["number"] for one in first["remarks"]]) == (0, [1, 2, 3, 4])


@pytest.mark.parametrize(
    ("sent", "kept"),
    [
        ("<script>alert(1)</script> & <b>x</b>", "<script>alert(1)</script> & <b>x</b>"),
        ("a\u202eb\u2066c\u200bd\ufeffe", "abcde"),
        ("a\0b\x07\x9b31m\nnew\tline", "ab31m new line"),
        ("  much   room ", "much room"),
        ("z" + "\u0301" * 40 + "algo", "\u017a\u0301\u0301\u0301algo"),
        ("\u0645\u06cc\u200c\u062e\u0648", "\u0645\u06cc\u200c\u062e\u0648"),
        ("\u200dAda\u200c", "Ada"),
        ("\U0001f468\u200d\U0001f469\u200d\U0001f467", "\U0001f468\u200d\U0001f469\u200d\U0001f467"),
        ("e\u0301", "\u00e9"),
    ],
)
def test_text_is_plain(sent: str, kept: str) -> None:
    assert remark(sent)[:40] == kept


@pytest.mark.parametrize("text", ["", " ", "\u200b", "\u202e", "\u3164", "\u0301", "x" * (LONGEST_REMARK + 1)])
@pytest.mark.one_store
def test_what_cannot_be_seen_or_is_too_long_is_not_said(ada: Person, bob: Person, text: str) -> None:
    table = seated(ada, bob)
    assert refused(ada, f"/api/tables/{table}/talk", {"text": text}) == (400, "bad_request")
    assert texts(ada, table) == []


def test_reactions_are_remarks_about_a_remark_or_a_line_of_the_log(ada: Person, bob: Person) -> None:
    table = seated(ada, bob)
    says(ada, table, "My move")
    path = f"/api/tables/{table}/talk/react"
    with ada.live(table, talk="1.0") as socket:
        bob.post(path, {"number": 1, "reaction": "bravo"}, expect=201)
        told = hears(socket, "reacted")
        assert (told["about"], told["line"], told["text"], told["seat"]) == (1, None, "bravo", 2)
        bob.post(path, {"number": 1, "reaction": "bravo", "on": False}, expect=201)
        assert hears(socket, "unreacted")["about"] == 1
        seen = ada.view(table)
        ada.post(f"/api/tables/{table}/actions", {"seat": 1, "seq": seen["seq"], "words": "auction red 1"})
        bob.post(path, {"line": 1, "reaction": "ouch"}, expect=201)
        assert hears(socket, "reacted")["line"] == 1
    assert refused(bob, path, {"number": 9, "reaction": "bravo"}) == (404, "unknown_remark")
    for wrong in ({"reaction": "bravo"}, {"reaction": "rude", "number": 1}, {"reaction": "bravo", "line": 9999}):
        assert refused(bob, path, wrong) == (400, "bad_request")


def test_a_deleted_remark_leaves_a_mark_and_its_text_is_nowhere(ada: Person, bob: Person, eve: Person) -> None:
    table = seated(ada, bob)
    number = says(bob, table, "something rash")
    body = {"room": "players", "number": number}
    says(ada, table, "what?")
    with ada.live(table, talk="2.0") as socket:
        assert refused(eve, f"/api/tables/{table}/talk/delete", body) == (403, "other_room")
        bob.post(f"/api/tables/{table}/talk/delete", body)
        assert hears(socket, "deleted")["about"] == number
    assert refused(bob, f"/api/tables/{table}/talk/delete", body) == (404, "unknown_remark")
    assert refused(bob, f"/api/tables/{table}/talk/delete", {"room": "players", "number": 2}) == (404, "unknown_remark")
    page = ada.get(f"/api/tables/{table}/talk")["remarks"]
    assert [(one["kind"], one["text"]) for one in page] == [("gone", ""), ("said", "what?"), ("deleted", "")]
    with ada.live(table, talk="0.0") as socket:
        assert hears(socket)["text"] == "what?"
    ada.post(f"/api/tables/{table}/talk/delete", {"room": "players", "number": 2})
    assert texts(bob, table) == [], "the host may delete what they read"


def test_whom_i_mute_is_kept_for_me_everywhere(ada: Person, bob: Person) -> None:
    table = seated(ada, bob)
    says(bob, table, "noise")
    by = ada.get(f"/api/tables/{table}/talk")["remarks"][0]["by"]
    ada.post(f"/api/tables/{table}/talk/mute", {"by": by})
    other = seated(bob, ada)
    with ada.live(other, talk="0.0") as socket:
        mine = until(lambda: received(socket).get("talk"), "who I am")
    says(bob, other, "again")
    elsewhere = ada.get(f"/api/tables/{other}/talk")["remarks"][0]["by"]
    assert mine["muted"] == [elsewhere]
    assert elsewhere != by, "nobody is followed from table to table by what they are called"
    ada.post(f"/api/tables/{other}/talk/mute", {"by": elsewhere, "muted": False})
    with ada.live(table, talk="0.0") as socket:
        assert until(lambda: received(socket).get("talk"), "who I am")["muted"] == []
    for by in (mine["me"], "x" * 12):
        assert refused(ada, f"/api/tables/{table}/talk/mute", {"by": by}) == (404, "unknown_person")


def test_the_host_closes_talk_and_opens_it(ada: Person, bob: Person, eve: Person) -> None:
    table = seated(ada, bob)
    path = f"/api/tables/{table}/talk"
    assert refused(bob, f"{path}/switch", {"open": False}) == (403, "not_the_host")
    with eve.live(table, talk="0.0") as socket:
        ada.post(f"{path}/switch", {"open": False})
        assert hears(socket, "closed")["room"] == "onlookers"
    for person in (ada, bob, eve):
        until(lambda person=person: person.get(path)["open"] is False, "the switch to be known everywhere")
        assert refused(person, path, {"text": "still here"}) == (409, "talk_closed")
    ada.post(f"{path}/switch", {"open": True})
    until(lambda: bob.get(path)["open"], "the switch to be known everywhere")
    says(bob, table, "thank you")


@pytest.mark.one_store
def test_alone_with_bots_there_is_no_talk_until_the_host_wants_it(ada: Person, bob: Person) -> None:
    table = ada.opens("me", "hotseat", "bot:random", public=True)
    path = f"/api/tables/{table}/talk"
    assert ada.get(path)["open"] is False
    assert refused(bob, path, {"text": "hello"}) == (409, "talk_closed")
    ada.post(f"{path}/switch", {"open": True})
    until(lambda: bob.get(path)["open"], "the switch to be known everywhere")
    says(bob, table, "hello")
    says(ada, table, "I am the second", seat=2)
    assert ada.get(path)["remarks"][-1]["seat"] == 2
    assert refused(ada, path, {"text": "I am a bot", "seat": 3}) == (403, "not_your_seat")


def test_a_report_is_kept_once_with_a_copy_and_the_operator_lists_it(
    store_url: Callable[[str, str], str], tmp_path: Path
) -> None:
    url = store_url("sqlite", "reports")
    server = Server(url, tmp_path / "log")
    try:
        ada, bob = Person(server), Person(server)
        table = seated(ada, bob)
        number = says(bob, table, "\u00e7a suffit, <b>idiot</b>")
        body = {"room": "players", "number": number, "reason": "insult", "more": "twice today"}
        path = f"/api/tables/{table}/talk/report"
        assert refused(bob, path, body) == (404, "unknown_remark"), "nobody reports themselves"
        ada.post(path, body)
        ada.post(path, {**body, "reason": "spam"})
        assert refused(ada, path, {**body, "reason": "boring"}) == (400, "bad_request")
        bob.post(f"/api/tables/{table}/talk/delete", {"room": "players", "number": number})
        listed = operator(url, "reports", "list")
        assert listed.count("\u00e7a suffit, <b>idiot</b>") == 1
        assert all(word in listed for word in ("insult", "twice today", table, bob.view(table)["seats"][1]["name"]))
        assert "spam" not in listed
        assert "No reports" in operator(url, "reports", "list", "--days", "0")
    finally:
        server.kill()


def operator(url: str, *words: str) -> str:
    ran = CliRunner().invoke(main, ["admin", *words], env={"GOLDENSPIKE_DATABASE_URL": url})
    assert ran.exit_code == 0, ran.output
    return ran.output


def test_nobody_says_more_than_so_much_at_once(tmp_path: Path) -> None:
    rates = {"ACTIONS_PER_SECOND": 1000, "BURST": 1000, "TALK_PER_MINUTE": 9, "VISITORS_PER_ADDRESS": 2}
    server = Server(f"sqlite:///{tmp_path}/a.sqlite", tmp_path / "log", **rates)
    try:
        ada, bob, eve = Person(server), Person(server), Person(server)
        table = seated(ada, bob)
        codes = [ada.http.post(f"/api/tables/{table}/talk", json={"text": f"{n}"}).status_code for n in range(5)]
        assert codes == [201] * 3 + [429] * 2
        assert [eve.http.post(f"/api/tables/{table}/talk", json={"text": f"{n}"}).status_code for n in range(3)] == [201] * 3
        told = bob.http.post(f"/api/tables/{table}/talk", json={"text": "late"})
        assert (told.status_code, told.json()["error"]) == (429, "flood"), "all of one address together"
        assert int(told.headers["retry-after"]) >= 1
        seen = ada.view(table)
        ada.post(f"/api/tables/{table}/actions", {"seat": 1, "seq": seen["seq"], "words": "auction red 1"})
    finally:
        server.kill()


@pytest.mark.one_store
def test_talk_does_not_outlive_a_table_that_is_closed(ada: Person, bob: Person) -> None:
    table = ada.opens("me", "open", "open", public=True)
    says(bob, table, "shall we?")
    ada.post(f"/api/tables/{table}/notes", {"text": "bring Bob", "version": 0})
    ada.post(f"/api/tables/{table}/close")
    assert ada.http.get(f"/api/tables/{table}/talk").status_code == 404
    assert MOST_REMARKS > 100


@pytest.mark.one_store
def test_notes_are_for_nobody_else(ada: Person, bob: Person, eve: Person) -> None:
    table = seated(ada, bob)
    secret = "buy red as soon as Bob is short of money"
    path = f"/api/tables/{table}/notes"
    assert ada.get(path) == {"text": "", "version": 0}
    with bob.live(table, talk="0.0") as his, eve.live(table, talk="0.0") as hers:
        assert ada.post(path, {"text": f"{secret}\n\tand\0 green", "version": 0}) == {
            "text": f"{secret}\n\tand green",
            "version": 1,
        }
        says(ada, table, "done"), says(eve, table, "done")
        heard: list[str] = []
        for socket in (his, hers):
            while not heard or "done" not in heard[-1]:
                heard.append(str(received(socket)))
        assert not [one for one in heard if secret in one]
    acts_and_gives_up(ada, table)
    for person in (bob, eve):
        assert person.get(path) == {"text": "", "version": 0}
        assert person.http.get(path, params={"user": ada.id, "seat": 1}).json()["text"] == ""
        doors = ["", "/log?before=9999", "/talk", "/talk?room=players", "/record", "/steps?after=0", "/positions/1"]
        told = [person.http.get(f"/api/tables/{table}{door}") for door in doors]
        assert [answer.status_code for answer in told] == [200] * len(doors)
        assert not [answer for answer in told if secret in answer.text]
    again = ada.post(f"/api/tables/{table}/rematch")["id"]
    assert ada.get(f"/api/tables/{again}/notes")["text"] == ""


def test_two_devices_do_not_overwrite_each_other_unseen(ada: Person, bob: Person) -> None:
    table = seated(ada, bob)
    path = f"/api/tables/{table}/notes"
    ada.post(path, {"text": "from the desk", "version": 0})
    late = ada.http.post(path, json={"text": "from the phone", "version": 0})
    assert (late.status_code, late.json()["error"]) == (409, "notes_changed")
    assert late.json()["notes"] == {"text": "from the desk", "version": 1}
    assert ada.post(path, {"text": "both", "version": 1})["version"] == 2
    assert refused(ada, path, {"text": "x" * (LONGEST_NOTES + 1), "version": 2}) == (400, "bad_request")
    assert ada.get(path) == {"text": "both", "version": 2}


@pytest.mark.one_store
def test_a_guest_without_a_name_is_called_in_the_reader_s_language(ada: Person, bob: Person) -> None:
    table = seated(ada, bob)
    says(bob, table, "bonjour")
    assert ada.get(f"/api/tables/{table}/talk", lang="fr")["remarks"][0]["name"].startswith("Invit")
    with ada.live(table, talk="0.0", lang="de") as socket:
        assert hears(socket)["name"].startswith("Gast")


def test_what_a_guest_said_and_noted_comes_along_to_an_account_and_goes_with_it(ada: Person, bob: Person) -> None:
    name, password = f"Talker {ada.id[:8]}", "a long enough password"
    table = seated(ada, bob)
    ada.post("/api/account", {"login": name, "password": password})
    says(bob, table, "as a guest")
    bob.post(f"/api/tables/{table}/notes", {"text": "of the guest", "version": 0})
    ada.post(f"/api/tables/{table}/notes", {"text": "of the account", "version": 0})
    bob.post("/api/sign-in", {"login": name, "password": password})
    assert bob.get(f"/api/tables/{table}/notes")["text"] == "of the account\n\nof the guest"
    exported = bob.get("/api/account/export")["talk"]
    assert [one["text"] for one in exported["said"]] == ["as a guest"]
    assert [one["text"] for one in exported["notes"]] == ["of the account\n\nof the guest"]
    bob.post(f"/api/tables/{table}/talk/delete", {"room": "players", "number": 1})


def test_nothing_is_left_of_the_talk_of_one_who_leaves(ada: Person, bob: Person) -> None:
    table = seated(ada, bob)
    says(bob, table, "soon forgotten")
    bob.post("/api/me", {"name": "Zebedee"})
    says(bob, table, "forgotten too")
    says(ada, table, "and I stay")
    bob.post(f"/api/tables/{table}/talk/react", {"number": 3, "reaction": "bravo"}, expect=201)
    with ada.live(table, talk="4.0") as socket:
        bob.post("/api/account/delete", {"name": "Zebedee"})
        assert hears(socket, "deleted")["about"] == 2
    page = ada.get(f"/api/tables/{table}/talk")["remarks"]
    assert [one["text"] for one in page if one["text"]] == ["and I stay"]
    assert {one["name"] for one in page if one["kind"] == "gone"} == {""}
    assert "reacted" not in [one["kind"] for one in page]
