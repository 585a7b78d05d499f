"""A game is its folder and its line on the shelf: without the two, everything else works as before."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from goldenspike.shelf import BOXES, OURS
from goldenspike.text.speaker import LANGUAGES
from tests.packages.installing import all_of, serve
from tests.web.servers import Person

SOURCE = Path(__file__).parents[1] / "src"
GAMES = [module.rpartition(".")[2] for module in OURS]
IMPORT_ALL = """
import pkgutil
from importlib import import_module
import goldenspike
for found in pkgutil.walk_packages(goldenspike.__path__, "goldenspike."):
    import_module(found.name)
"""


def standing_on(game: str) -> list[str]:
    """A game, and the games that are made of its parts: they go with it."""
    named = re.compile(rf"\bgoldenspike\.games\.{game}\b")
    folder = SOURCE / "goldenspike" / "games"
    return [other for other in GAMES if any(named.search(path.read_text()) for path in (folder / other).rglob("*.py"))]


@pytest.fixture(scope="module", params=GAMES)
def removed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, list[str]]:
    """Where the sources lie without a game, and the games that are left."""
    gone = standing_on(request.param)
    copy = tmp_path_factory.mktemp(f"without_{request.param}") / "src"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("*.so"))
    shelf = copy / "goldenspike" / "shelf.py"
    for game in gone:
        shutil.rmtree(copy / "goldenspike" / "games" / game)
        line = f'    "goldenspike.games.{game}",\n'
        assert shelf.read_text().count(line) == 1
        shelf.write_text(shelf.read_text().replace(line, ""))
    return str(copy), [game for game in BOXES if game not in gone]


def test_the_commands_work_and_every_other_module_can_be_imported(removed: tuple[str, list[str]], tmp_path: Path) -> None:
    path, left = removed
    fewest = {game: str(BOXES[game].offer.fewest) for game in left}
    plays = [["play", game, "--players", fewest[game]] for game in left]
    simulate = ["simulate", left[-1], "--players", fewest[left[-1]], "--bots", "greedy", "--games", "1"]
    unheard_of = ["simulate", next(game for game in BOXES if game not in left)]
    commands = [["--help"], *plays, simulate, unheard_of]
    told, *played, unknown = all_of(path, *commands, last=IMPORT_ALL, told="rules\nquit\n", cwd=tmp_path)
    assert left[0] in told.stdout
    assert [(ended.returncode, ended.stderr) for ended in played] == [(0, "")] * len(played)
    assert unknown.returncode == 1
    assert f"there are {', '.join(left)}" in unknown.stderr


def test_the_server_offers_the_other_games(removed: tuple[str, list[str]], tmp_path: Path) -> None:
    pytest.importorskip("litestar", reason="the server needs: pip install goldenspike[web]")
    path, left = removed
    server = serve(path, tmp_path)
    try:
        ada = Person(server)
        assert [game["name"] for game in ada.get("/api/games")] == left
        for page in ("/", "/new", "/docs", "/static/js/main.js", *(f"/api/texts/{language}" for language in LANGUAGES)):
            assert ada.http.get(page).status_code == 200, page
        for game in left:
            assert ada.http.get(f"/static/games/{game}/page.js").status_code == 200
            assert ada.http.get("/api/texts/en", params={"game": game}).status_code == 200
            assert ada.get(f"/api/games/{game}/rules")
            table = ada.opens("me", *["bot:random"] * (BOXES[game].offer.fewest - 1), game=game)
            assert ada.view(table)["status"] == "running"
        assert "Traceback" not in server.log()
    finally:
        server.kill()
