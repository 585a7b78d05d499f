"""Programs as bots: one that plays, and some that hang, die or talk nonsense."""

from __future__ import annotations

import json
import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from goldenspike.arena.match import Played, play
from goldenspike.cli import main
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import CHANCE, Game, Log, first_seat
from goldenspike.programs import program
from goldenspike.programs.listed import BadList, parsed
from goldenspike.programs.program import MOST_FAULTS, RUNNING, Program, question
from goldenspike.shelf import BOXES
from tests.web.servers import Person, Server, until

DOCS = Path(__file__).parents[2] / "docs"
READY = "import sys, json, time\nprint('a greeting')\nfor line in sys.stdin:\n    word = line.split()[0]\n"
GREETS = READY + "    if word == 'golden-spike': print('ready', flush=True)\n"
SILENT = GREETS
ENDS = GREETS + "    if word == 'decide': sys.exit(3)\n"
RAMBLES = GREETS + "    if word == 'decide': print('act rob a train', flush=True)\n"
CHEATS = GREETS + "    if word == 'decide': print('act 999999999999', flush=True)\n"
ONLY_WHEN_TOLD = GREETS + (
    "    if word == 'decide': asked = json.loads(line[7:])\n"
    "    if word == 'stop': print('act', asked['choices'][0]['words'], flush=True)\n"
)


@pytest.fixture(autouse=True)
def _ended() -> Iterator[None]:
    yield
    for command in list(RUNNING):
        program.end(command)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "GRACE", 0.2)


def command(folder: Path, text: str, name: str = "program.py") -> str:
    file = folder / name
    file.write_text(text, "utf-8")
    return shlex.join([sys.executable, str(file)])


def example() -> str:
    text = re.findall(r"```python\n(.*?)```", (DOCS / "programs.md").read_text("utf-8"), re.DOTALL)[0]
    assert len([line for line in text.splitlines() if line.strip()]) <= 40
    return str(text)


def played(spec: str, game: str = "steel_driver") -> Played:
    return play(BOXES[game].offer.set_up(3, {}), [spec, "random", "random"], 1)


@pytest.mark.parametrize("game", BOXES)
def test_the_example_plays_every_game_without_a_fault(tmp_path: Path, game: str) -> None:
    made = BOXES[game].offer.set_up(3, {})
    bot = Program(command(tmp_path, example()), made, 1)
    state, stream = made.start(Log()), Stream(1)
    for _ in range(12):
        seat = drawn_on(made, state, stream)
        made.apply(state, seat, bot.choose(made.copy(state), seat), Log())
    assert bot.faults == []


def test_the_arena_plays_with_a_program_and_tells_of_its_faults(tmp_path: Path) -> None:
    assert "were made for it" not in told_by_arena(tmp_path, command(tmp_path, example()))
    told = told_by_arena(tmp_path, command(tmp_path, RAMBLES, "broken.py"))
    assert f"{2 * MOST_FAULTS} decisions were made for it" in told
    assert "'rob a train' spells no action" in told


def told_by_arena(folder: Path, program: str) -> str:
    """The first plays in two of four seats."""
    words = ["--bots", f"run:{program},random", "--games", "1", "--processes", "1", "--out", str(folder / "results")]
    ended = CliRunner().invoke(main, ["arena", "steel_driver", *words])
    assert ended.exit_code == 0, ended.output
    return " ".join(ended.output.split())


@pytest.mark.parametrize(
    ("text", "fault"),
    [(SILENT, "silent: no 'act'"), (ENDS, "gone: it has ended"), (RAMBLES, "nonsense: 'rob"), (CHEATS, "nonsense: '9999")],
)
def test_whatever_goes_wrong_the_game_goes_on(tmp_path: Path, hasty: None, text: str, fault: str) -> None:
    whole = played(f"run:{command(tmp_path, text)}:seconds=0.3")
    assert len(whole.faults[0]) == MOST_FAULTS
    assert all(told.startswith(fault) for told in whole.faults[0])
    assert whole.faults[1:] == [[], []]
    steady = played("steady")
    assert whole.moves == steady.moves, "a steady bot has decided instead"


def test_a_refused_answer_names_the_rule(tmp_path: Path) -> None:
    whole = played(f"run:{command(tmp_path, CHEATS)}")
    assert re.search(r"which [A-Z_]+ \([0-9.]+\) forbids", whole.faults[0][0])


def test_a_program_that_cannot_be_started_is_a_fault_too() -> None:
    assert [told[:5] for told in played("run:./no-such-program").faults[0]] == ["gone:"] * MOST_FAULTS


def test_what_comes_after_stop_still_counts(tmp_path: Path) -> None:
    game = BOXES["steel_driver"].offer.set_up(3, {})
    state = game.start(Log())
    seat = drawn_on(game, state, Stream(1))
    bot = Program(command(tmp_path, ONLY_WHEN_TOLD), game, 1, seconds=0.05)
    assert bot.choose(state, seat) == game.choices(state, seat)[0].first
    assert bot.faults == []


def drawn_on(game: Game[Any], state: Any, stream: Stream) -> int:
    """Let chance draw until a seat is asked."""
    while (seat := first_seat(game.pending(state))) == CHANCE:
        game.apply(state, CHANCE, stream.draw(game.choices(state, CHANCE)), Log())
    return int(seat)


def test_it_is_told_what_its_seat_may_know_and_no_more() -> None:
    """Two positions that differ in what others hold in secret give the same question."""
    game = BOXES["steam_barons"].offer.set_up(3, {})
    state = game.start(Log())
    seat = drawn_on(game, state, Stream(1))
    others = [question(game, game.determinize(state, seat, seed), seat, 1.0) for seed in (1, 2, 3)]
    assert others == [question(game, state, seat, 1.0)] * 3
    assert json.loads(json.dumps(others[0]))["choices"][0]["words"]


def test_a_list_of_programs_is_read_and_a_bad_one_refused() -> None:
    assert parsed(" digger=python3 a.py --x=1;hauler = ./h ; ") == {"digger": "python3 a.py --x=1", "hauler": "./h"}
    for bad in ("digger", "digger=", "=./x", "Dig ger=./x", "a=./x;a=./y"):
        with pytest.raises(BadList, match="GOLDENSPIKE_PROGRAMS"):
            parsed(bad)


def test_a_program_plays_at_a_table_of_a_server_and_a_broken_one_stops_nothing(tmp_path: Path) -> None:
    programs = f"digger={command(tmp_path, example())};broken={command(tmp_path, ENDS, 'broken.py')}"
    log = tmp_path / "server.log"
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", log, afresh=True, PROGRAMS=programs)
    try:
        ada = Person(server)
        offered = next(game for game in ada.get("/api/games") if game["name"] == "steel_driver")
        assert offered["levels"][-2:] == ["digger", "broken"]
        seats = [{"kind": "bot", "bot": name} for name in ("digger", "broken", "random")]
        table = ada.post("/api/tables", {"game": "steel_driver", "seats": seats}, 201)["id"]
        until(lambda: {1, 2, 3} <= {line["seat"] for line in ada.view(table)["log"]}, "all three to act")
        assert [seat["name"] for seat in ada.view(table)["seats"]] == ["Digger", "Broken", "Random"]
    finally:
        server.kill()
    assert "gone: it has ended" in log.read_text()
    assert "nonsense" not in log.read_text()
