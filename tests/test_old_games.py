"""Old games always finish: by the rules of their version and on the board they began on, whatever has changed since."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from sqlalchemy import create_engine, inspect, text

from goldenspike.cli import main
from goldenspike.kernel.record import RecordError, dumps, header_of, loads, replay, verify
from goldenspike.shelf import BOXES, game_of_record, offer_of, own_board
from tests.packages.installing import BRANCH_LINE, goldenspike, install, path_with, serve
from tests.replays.played import HERE, played
from tests.web.servers import Person, Server, play_out

USA = BOXES["steel_driver"].offer.boards["usa"]
OWN = USA.read_text("utf-8").replace("board usa", "board mine")
FIRST_TABLES = {"settings", "users", "tables", "seats", "log", "alembic_version"}
LATER_COLUMNS = {
    "users": ["guarded", "hidden"],
    "tables": ["lesson", "time", "began", "due", "practice", "draw", "brought", "puzzle"],
    "seats": ["commitment", "contribution"],
}
FIRST_RELEASE = [
    "DROP INDEX ix_tables_due",
    *[f"ALTER TABLE {table} DROP COLUMN {column}" for table, columns in LATER_COLUMNS.items() for column in columns],
    "UPDATE tables SET board = substr(board, 1, instr(board, ' ') - 1)",
    "UPDATE alembic_version SET version_num = '0001'",
]
"""Makes a store into one of the first release."""


# rules


@pytest.mark.parametrize("title", list(BOXES))
def test_there_are_records_of_every_version_of_the_rules(title: str) -> None:
    versions = {loads(file.read_text("utf-8")).header["rules"] for file in (HERE / title).glob("*.record")}
    assert versions == {str(version) for version in range(1, offer_of(title).version + 1)}


@pytest.mark.parametrize("title", list(BOXES))
def test_a_game_of_any_version_is_written_with_its_version_again(title: str) -> None:
    offer = offer_of(title)
    for version in range(1, offer.version + 1):
        game = offer.set_up_again(3, {}, offer.texts(next(iter(offer.boards.values()))), version)
        again = game_of_record(loads(dumps(game, header_of(game, []), [])))
        assert (again.version, again.board_name) == (version, game.board_name)


def test_rules_of_a_later_release_are_refused() -> None:
    with pytest.raises(RecordError, match="record-other-rules"):
        game_of_record(loads("game steel_driver\nrules 99\nplayers 3\n---\n"))


# boards with a record


def test_a_record_brings_a_board_of_the_players_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("own.board").write_text(OWN)
    say = ["simulate", "steel_driver", "--players", "3", "--games", "1", "--board", "own.board", "--record", "a.record"]
    assert CliRunner().invoke(main, say).exit_code == 0
    Path("own.board").unlink()
    for words in (["verify", "a.record"], ["replay", "a.record"], ["play", "--resume", "a.record"]):
        assert CliRunner().invoke(main, words, input="quit\n").exit_code == 0
    assert game_of_record(loads(Path("a.record").read_text())).board_texts["own.board"].splitlines() == OWN.splitlines()


@pytest.mark.parametrize("title", list(BOXES))
def test_a_record_on_a_board_of_the_shelf_does_not_repeat_it(title: str) -> None:
    offer = offer_of(title)
    assert [own_board(offer.set_up(3, {}, board)) for board in offer.boards.values()] == [{} for _ in offer.boards]


@pytest.mark.parametrize("title", list(BOXES))
def test_every_board_can_go_with_a_record(title: str) -> None:
    game = played(title, next(iter(sorted(file.stem for file in (HERE / title).glob("*.record"))))).game
    record = loads(dumps(game, header_of(game, []), [], game.board_texts))
    assert record.board.keys() == game.board_texts.keys()
    assert game_of_record(record).board_name == game.board_name
    assert replay(game, record) == []
    verify(game, record)


def test_a_board_that_is_not_the_one_played_on_is_refused() -> None:
    game = offer_of("steel_driver").set_up_again(3, {}, {"own.board": OWN}, 1)
    written = dumps(game, header_of(game, []), [], game.board_texts)
    with pytest.raises(RecordError, match="record-other-board"):
        game_of_record(loads(written.replace("New_York", "Old_York")))
    with pytest.raises(RecordError, match="record-bad-board"):
        game_of_record(loads(written.replace("locations", "vocations")))
    with pytest.raises(RecordError, match="record-own-board"):
        game_of_record(loads(written[: written.index("--- own.board")]))


@pytest.mark.parametrize("title", list(BOXES))
def test_a_board_that_lacks_files_is_refused(title: str) -> None:
    with pytest.raises(RecordError, match="record-bad-board"):
        game_of_record(loads(f"game {title}\nplayers 3\n---\n--- nothing\n"))


# boards on the shelf and in the store


@pytest.fixture
def site(tmp_path: Path) -> Path:
    pytest.importorskip("hatchling", reason="packages are built with: pip install hatchling")
    return install(BRANCH_LINE, tmp_path / "site")


@pytest.fixture
def server(site: Path, tmp_path: Path) -> Iterator[Server]:
    pytest.importorskip("litestar", reason="the server needs: pip install goldenspike[web]")
    running = serve(path_with(site), tmp_path)
    yield running
    running.kill()
    assert "Traceback" not in running.log(), running.log()


def change_board(site: Path) -> Path:
    """The board of Branch Line as a later release may have it: Ford pays another fare."""
    board = site / "branch_line" / "boards" / "valley.board"
    board.write_text(board.read_text().replace("Ford          2", "Ford          3"))
    return board


def test_a_game_on_a_server_goes_on_when_its_board_has_changed(site: Path, server: Server) -> None:
    ada = Person(server)
    table = ada.opens("me", "bot:greedy", "hotseat", game="branch_line")
    before = ada.http.get(f"/api/tables/{table}/record").text
    server.stop()
    change_board(site)
    server.start()
    assert ada.http.get(f"/api/tables/{table}/record").text.splitlines()[:7] == before.splitlines()[:7]
    assert play_out(table, [ada])["position"]["over"]
    assert "valley" not in server.log()
    record = ada.http.get(f"/api/tables/{table}/record").text
    assert "Ford          2" in record, "the record brings the board that is no longer on the shelf"
    assert ada.http.post("/api/records", content=record).status_code == 201
    assert ada.view(ada.opens("me", "hotseat", game="branch_line"))["board"] == "valley"


@pytest.mark.parametrize("title", list(BOXES))
def test_all_that_lies_under_earlier_can_be_played_on(title: str) -> None:
    """The card of Steam Barons counts for every map."""
    offer = offer_of(title)
    for name, board in offer.boards.items():
        now = offer.set_up(3, {}, board)
        for texts in offer.earlier(board):
            before = offer.set_up_again(3, {}, texts, 1)
            assert before.board_name.split()[0] == name
            assert before.board_name != now.board_name
            assert game_of_record(loads(dumps(before, header_of(before, []), []))).board_name == before.board_name


@pytest.mark.parametrize(
    ("title", "board"),
    [("steel_driver", "usa 1aeeb442"), ("steel_driver", "usa 5a7ec2ca"), ("steam_barons", "eastern_us 006f0bdf")],
)
def test_boards_that_were_tuned_since_can_be_played_on(title: str, board: str) -> None:
    game = game_of_record(loads(f"game {title}\nboard {board}\nplayers 4\n---\n"))
    assert game.board_name == board
    assert game.board_name != offer_of(title).set_up(4, {}).board_name
    assert own_board(game) == {}


def test_a_board_of_an_earlier_release_stays_on_the_shelf(site: Path, tmp_path: Path) -> None:
    def said(*words: str) -> int:
        return goldenspike(path_with(site), *words, cwd=tmp_path).returncode

    board = site / "branch_line" / "boards" / "valley.board"
    assert said("simulate", "branch_line", "--players", "2", "--games", "1", "--record", "a.record") == 0
    digest = loads((tmp_path / "a.record").read_text()).header["board"].split()[1]
    kept = board.parent / "earlier" / f"valley-{digest}.board"
    kept.parent.mkdir()
    shutil.copy(board, kept)
    change_board(site)
    assert said("verify", "a.record") == 0
    kept.unlink()
    assert said("verify", "a.record") == 1


def test_a_store_of_the_first_release_is_played_on(tmp_path: Path) -> None:
    """Its tables named their boards without a digest."""
    pytest.importorskip("litestar", reason="the server needs: pip install goldenspike[web]")
    url = f"sqlite:///{tmp_path}/old.sqlite"
    server = Server(url, tmp_path / "log")
    ada = Person(server)
    table = ada.opens("me", "hotseat", "hotseat", public=True)
    secret = ada.opens("me", "hotseat", "hotseat", game="steel_and_steam", options={"length": "experimental"})
    server.stop()
    with create_engine(url).begin() as connection:
        later = [f"DROP TABLE {name}" for name in inspect(connection).get_table_names() if name not in FIRST_TABLES]
        for statement in later + FIRST_RELEASE:
            connection.execute(text(statement))
    server.start()
    try:
        assert play_out(table, [ada])["position"]["over"]
        assert ada.view(secret)["board"] == "north_america"
    finally:
        server.kill()
