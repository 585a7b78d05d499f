"""What a game and its record tell of the draw can be checked by anybody, and whatever is altered there is found."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from goldenspike.cli import main
from goldenspike.kernel.core import CHANCE
from goldenspike.kernel.course import position_after
from goldenspike.kernel.record import RecordError, dumps, header_of, loads, replay, verify
from goldenspike.shelf import game_of_record
from goldenspike.tables.luck import check_luck
from tests.web.servers import Json, Person, Server
from tests.web.test_draws import Browser, luck_of, seal, seed_by_hand

STORES = ["sqlite"]
REPLAYS = Path(__file__).parents[1] / "replays"


def test_the_luck_of_a_game_is_told_outcome_by_outcome_when_it_is_over(server: Server) -> None:
    cid = Browser(server)
    table = cid.opens_here("me", "bot:greedy", "bot:greedy")
    cid.tells(table)
    assert cid.http.get(f"/api/tables/{table}/luck").status_code == 409
    cid.resigns(table)
    luck = cid.get(f"/api/tables/{table}/luck")
    assert luck["true"]
    assert luck["outcomes"]
    for outcome in luck["outcomes"]:
        assert outcome["words"] == outcome["right"]
        assert outcome["chosen"] == by_hand(luck["draw"]["seed"], outcome)


def by_hand(seed: str, outcome: Json) -> list[int]:
    """Which choice and which action the seed gives, written anew from docs/fairness.md."""

    def below(draw: int, limit: int) -> int:
        return int(hashlib.sha256(f"{seed}/{draw}".encode()).hexdigest(), 16) % limit

    left = below(2 * outcome["move"], sum(weight for weight, _ in outcome["offered"]))
    choice = 0
    while left >= outcome["offered"][choice][0]:
        left -= outcome["offered"][choice][0]
        choice += 1
    return [choice, below(2 * outcome["move"] + 1, outcome["offered"][choice][1])]


LIES: list[tuple[str, Callable[[dict[str, str]], dict[str, str]], str]] = [
    ("another secret", lambda lines: {"draw_secret": "a" * 64}, "record-draw-wrong-secret"),
    ("a sealed secret", lambda lines: {"draw_secret": "a" * 64, "draw_commitment": seal("a" * 64)}, "record-draw-wrong-seed"),
    ("another seed", lambda lines: {"draw_seed": "b" * 64}, "record-draw-wrong-seed"),
    ("another part", lambda lines: {"draw_parts": lines["draw_parts"][:67] + "c" * 64}, "record-draw-wrong-part"),
    ("a part left out", lambda lines: {"draw_parts": "-"}, "record-draw-wrong-seed"),
    ("another table", lambda lines: {"draw_table": "elsewhere"}, "record-draw-wrong-seed"),
    (
        "all of it anew",
        lambda lines: {
            "draw_secret": "d" * 64,
            "draw_commitment": seal("d" * 64),
            "draw_parts": "-",
            "draw_seed": seed_by_hand(lines["draw_table"], "d" * 64),
        },
        "record-draw-wrong-outcome",
    ),
    ("no number of moves", lambda lines: {"draw_from": "x"}, "record-draw-bad-line"),
]


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    """The record of a game that is over."""
    eve = Browser(server)
    table = eve.opens_here("me", "bot:greedy", "bot:greedy")
    eve.tells(table)
    eve.resigns(table)
    return eve.record(table)


@pytest.mark.parametrize(("lie", "told"), [lie[1:] for lie in LIES], ids=[lie[0] for lie in LIES])
def test_an_altered_draw_is_found_in_a_record(finished: str, lie: Callable[[dict[str, str]], dict[str, str]], told: str) -> None:
    record = loads(finished)
    record.header.update(lie(record.header))
    with pytest.raises(RecordError, match=told):
        check_luck(game_of_record(record), record)


def test_an_altered_outcome_is_found_although_it_is_legal(finished: str) -> None:
    record = loads(finished)
    game = game_of_record(record)
    moves = replay(game, record)
    last = max(number for number, (seat, _) in enumerate(moves) if seat == CHANCE)
    offered = game.choices(position_after(game, moves[:last]), CHANCE)
    other = next(choice.first for choice in offered if choice.first != moves[last][1])
    altered = loads(dumps(game, record.header, [*moves[:last], (CHANCE, other)]))
    verify(game, altered)
    with pytest.raises(RecordError, match="record-draw-wrong-outcome") as told:
        check_luck(game, altered)
    assert told.value.line == next(entry.line for entry in reversed(altered.entries) if entry.seat == CHANCE)


def test_the_command_tells_who_drew_and_which_line_is_not_true(finished: str, tmp_path: Path) -> None:
    file = tmp_path / "a.record"
    file.write_text(finished)
    told = CliRunner().invoke(main, ["verify", str(file)]).output
    assert "outcomes of the game follow from the seed" in told
    assert "The server and the browser of Guest" in told
    assert "Alle" in CliRunner().invoke(main, ["verify", str(file), "--lang", "de"]).output
    record = loads(finished)
    game = game_of_record(record)
    header = {**record.header, "draw_seed": "e" * 64}
    file.write_text(dumps(game, header, replay(game, record)))
    done = CliRunner().invoke(main, ["verify", str(file)])
    assert done.exit_code == 1
    assert "the seed does not follow from the numbers that were drawn" in done.output


def imported(ada: Person) -> tuple[str, list[tuple[int, int]]]:
    """A recorded game of Steam without its last move, as a table at which all seats are Ada's."""
    record = loads(sorted((REPLAYS / "steam").glob("*.record"))[0].read_text())
    game = game_of_record(record)
    moves = replay(game, record)
    made = ada.http.post("/api/records", content=dumps(game, header_of(game, []), moves[:-1]))
    assert made.status_code == 201, made.text
    return str(made.json()["id"]), moves


def test_a_game_brought_from_elsewhere_says_so_and_its_end_taken_back_gives_the_seed_away(ada: Person) -> None:
    table, moves = imported(ada)
    here = ada.looks(table)
    assert (here["draw"]["brought"], here["draw"]["seed"]) == (len(moves) - 1, None)
    seat, action = moves[-1]
    ada.post(f"/api/tables/{table}/actions", {"seat": seat + 1, "seq": here["seq"], "action": int(action)})
    over = ada.view(table)
    assert over["status"] == "over"
    assert over["draw"]["seed"]
    assert over["draw"]["known_from"] is None
    ada.post(f"/api/tables/{table}/undo", {"seat": seat + 1, "seq": over["seq"]})
    again = ada.looks(table)
    assert (again["draw"]["seed"], again["draw"]["secret"], again["draw"]["known_from"]) == (None, None, len(moves))
    ada.post(f"/api/tables/{table}/actions", {"seat": seat + 1, "seq": again["seq"], "action": int(action)})
    luck = luck_of(ada.http.get(f"/api/tables/{table}/record").text)
    assert (luck.outcomes, luck.brought, luck.parts, luck.known_from) == (0, len(moves) - 1, [], len(moves))
    made = ada.post(f"/api/tables/{table}/play_on", {"line": 40, "seat": 1}, 201)
    assert ada.view(made["id"])["draw"]["brought"] == 40


def test_a_lesson_has_chosen_luck_and_tells_of_no_draw(ada: Person) -> None:
    made = ada.post("/api/lessons", {"game": "steam"}, 201)
    assert "draw" not in ada.view(made["id"])
    assert "draw" not in made
