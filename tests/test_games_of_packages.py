"""A game that another package brings plays like ours: in the terminal, in simulation and over the server's API.

In a browser it is played in tests/browser/test_a_game_of_a_package.py.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from goldenspike.shelf import BOXES
from goldenspike.text.speaker import LANGUAGES
from tests.packages.installing import BRANCH_LINE, goldenspike, install, offer, path_with, python, serve
from tests.web.servers import Person, Server, play_out

pytest.importorskip("hatchling", reason="packages are built with: pip install hatchling")

TESTS = Path(__file__).parent
OVER = {"en": "The game is over", "fr": "La partie est finie", "de": "Das Spiel ist aus"}
EVERY_ACTION = (
    "bid 1\nlay Ford\nlay Mill_End\nlay Abbey\nlay Slate_Quarry\nlay Long_Moor\nlay Whistle_Top\nlay Sea_View\ndismiss\n"
)
"""One of these is legal whatever is asked; the others are refused, and the question stays."""


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> str:
    return path_with(install(BRANCH_LINE, tmp_path_factory.mktemp("site")))


def done(path: str, *arguments: str, told: str = "", cwd: Path | None = None) -> str:
    """What the command prints when all goes well."""
    ended = goldenspike(path, *arguments, told=told, cwd=cwd)
    assert (ended.returncode, ended.stderr) == (0, ""), ended.stderr
    return ended.stdout


def shelved(path: str) -> tuple[dict[str, str], str]:
    """The titles of all games by their names, and what the operator is told."""
    told = "import json; from goldenspike.shelf import BOXES; print(json.dumps({name: BOXES[name].title for name in BOXES}))"
    ended = python(path, "-c", told)
    return json.loads(ended.stdout), ended.stderr


# terminal and simulation


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played_to_its_end_in_the_terminal(path: str, tmp_path: Path, language: str) -> None:
    told = "lay nowhere\nwhy bid 99\nhelp\nrules\nlog\n" + EVERY_ACTION * 20
    shown = done(path, "play", "branch_line", "--players", "3", "--seed", "3", "--lang", language, told=told, cwd=tmp_path)
    assert OVER[language] in shown
    assert "lay nowhere" in shown, "what is no action is quoted"
    assert "(1.3)" in shown
    assert not re.search(r"\b(event|choice|range|rule|because|phase)-\w", shown)


def test_it_is_simulated_and_its_records_are_replayed_and_verified(path: str, tmp_path: Path) -> None:
    file = str(tmp_path / "game.record")
    assert "20 games" in done(path, "simulate", "branch_line", "--players", "4", "--bots", "greedy,random", "--games", "20")
    done(path, "simulate", "branch_line", "--players", "2", "--games", "1", "--record", file)
    done(path, "verify", file)
    position = json.loads(done(path, "replay", file, "--json"))
    assert position["over"]
    assert max(position["result"]["scores"]) == position["seats"][position["result"]["winners"][0] - 1]["cash"]


def test_its_board_is_shown_and_drawn_empty_and_with_what_lies_on_it(path: str, tmp_path: Path) -> None:
    file, empty, drawn = (str(tmp_path / name) for name in ("game.record", "empty.svg", "drawn.svg"))
    assert "Mill End" in done(path, "board", "branch_line")
    assert json.loads(done(path, "board", "branch_line", "--json"))["junction"] == "Ashby"
    done(path, "board", "branch_line", "--svg", empty)
    done(path, "simulate", "branch_line", "--players", "2", "--games", "1", "--record", file)
    done(path, "replay", file, "--svg", drawn)
    assert 'id="track-Ford"' in Path(drawn).read_text()
    assert "track-" not in Path(empty).read_text()


def test_a_board_file_of_ones_own_is_refused_with_its_line(path: str, tmp_path: Path) -> None:
    board = (BRANCH_LINE / "branch_line" / "boards" / "valley.board").read_text()
    (tmp_path / "wrong.board").write_text(board.replace("Ford          2", "Ford          x"))
    refused = goldenspike(path, "board", "branch_line", "--board", str(tmp_path / "wrong.board"))
    assert refused.returncode == 1
    assert "wrong.board, line 10: the fare is 'x'" in refused.stderr


def test_it_keeps_the_promises_of_every_game(path: str) -> None:
    """The contract tests of this project, run with the package beside it."""
    ended = python(path, "-m", "pytest", "tests/contract", "-k", "branch_line", "-p", "no:cacheprovider", cwd=TESTS.parent)
    assert ended.returncode == 0, ended.stdout


def test_it_says_the_same_in_every_language() -> None:
    words = {language: (BRANCH_LINE / "branch_line" / "words" / f"{language}.ftl").read_text() for language in LANGUAGES}
    keys = {language: re.findall(r"^([\w-]+) =", text, re.MULTILINE) for language, text in words.items()}
    rules = re.findall(r'Rule\("([A-Z_]+)"', (BRANCH_LINE / "branch_line" / "rules" / "rules.py").read_text())
    assert keys["fr"] == keys["de"] == keys["en"]
    assert {f"rule-{rule}" for rule in rules} <= set(keys["en"])


# the server


@pytest.fixture(scope="module")
def server(path: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    pytest.importorskip("litestar", reason="the server needs: pip install goldenspike[web]")
    running = serve(path, tmp_path_factory.mktemp("server"))
    yield running
    running.kill()
    assert "Traceback" not in running.log(), running.log()


@pytest.fixture
def ada(server: Server) -> Person:
    return Person(server)


def test_the_server_offers_it_after_our_own(ada: Person) -> None:
    games = ada.get("/api/games")
    assert [game["name"] for game in games] == [*BOXES, "branch_line"]
    assert games[-1]["bots"] == ["greedy", "random", "uct"]


def test_a_whole_game_is_played_over_the_api(ada: Person) -> None:
    table = ada.opens("me", "bot:greedy", "hotseat", game="branch_line")
    ended = play_out(table, [ada])
    assert ended["position"]["over"]
    assert ended["result"]["scores"] == [seat["cash"] for seat in ended["position"]["seats"]]
    assert ended["log"][0]["facts"][0]["rule"] == "GANGS_FOR_HIRE"
    assert len(ada.get(f"/api/tables/{table}/description")["sections"]) == 1, "it has no words of its own for that"
    record = ada.http.get(f"/api/tables/{table}/record").text
    assert ada.http.post("/api/records", content=record).status_code == 201


def test_a_sealed_bid_stays_sealed(server: Server, ada: Person) -> None:
    bob = Person(server)
    table = ada.opens("me", "open", game="branch_line", public=True)
    bob.post(f"/api/tables/{table}/join", {"seat": 2})
    ada.post(f"/api/tables/{table}/start")
    seen = ada.view(table)
    bid = {"seat": 1, "seq": seen["seq"], "words": "bid 7"}
    assert ada.http.post(f"/api/tables/{table}/actions", json=bid).status_code == 200
    mine, others = ada.view(table), bob.view(table)
    assert mine["position"]["seats"][0]["bid"] == 7
    assert others["position"]["seats"][0]["bid"] is None
    assert others["log"][-1]["words"] is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_explains_itself_in_every_language(ada: Person, language: str) -> None:
    table = ada.opens("me", "bot:greedy", game="branch_line")
    body = {"seat": 1, "lang": language}
    too_much = ada.post(f"/api/tables/{table}/why", {**body, "words": "bid 11"})
    nonsense = ada.post(f"/api/tables/{table}/why", {**body, "words": "fly"})
    assert (too_much["rule"], too_much["reference"]) == ("BID_WITHIN_CASH", "1.3")
    assert "dismiss" in nonsense["reason"]
    assert f"phase-over = {OVER[language]}" in ada.http.get(f"/api/texts/{language}", params={"game": "branch_line"}).text


def test_its_page_is_served_and_a_cover_may_be_missing(ada: Person) -> None:
    def status(file: str) -> int:
        return ada.http.get(f"/static/games/branch_line/{file}").status_code

    assert (status("page.js"), status("style.css"), status("cover.webp")) == (200, 200, 404)
    assert status("../__init__.py") == 404


# packages with which something is wrong

IMPOSTOR = """
from dataclasses import replace
from branch_line import BOX as REAL
from goldenspike.parts.offer import Offer
BOX = replace(REAL, offer=Offer({name!r}, "Impostor", 2, 4, 1, REAL.offer.boards, {{}}))
"""
MUTE = "from dataclasses import replace\nfrom branch_line import BOX, HERE\nBOX = replace(BOX, words=HERE)"
WRONG = {
    "cannot_be_imported": ("import no_such_module", "No module named 'no_such_module'"),
    "brings_nothing": ("", "has no attribute 'BOX'"),
    "brings_something_else": ("BOX = 7", "it is no Box"),
    "is_mute": (MUTE, "there are no words in en, fr, de"),
    "takes_a_name": (IMPOSTOR.format(name=next(iter(BOXES))), "there is a game of that name already"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_package_that_is_wrong_is_told_of_and_left_out_and_the_others_play_on(path: str, tmp_path: Path, name: str) -> None:
    source, reason = WRONG[name]
    offer(tmp_path, name, source)
    beside = os.pathsep.join([path, str(tmp_path)])
    titles, told = shelved(beside)
    assert titles == {**{name: box.title for name, box in BOXES.items()}, "branch_line": "Branch Line"}
    assert told.count("\n") == 1
    assert f"the game {name} ({name}:BOX) is left out" in told
    assert reason in told
    played = goldenspike(beside, "simulate", "branch_line", "--players", "2", "--games", "1")
    assert played.returncode == 0
