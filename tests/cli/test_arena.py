"""`goldenspike arena` as a person uses it: it tells, keeps, goes on and reports."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from goldenspike.cli import main
from goldenspike.shelf import BOXES
from tests.cli.test_commands import refused

DOCUMENT = Path(__file__).parents[2] / "docs" / "bots.md"
INTERRUPTING = """
from pathlib import Path
from goldenspike.bots.random_bot import RandomBot

MARK = Path({mark!r})

class Interrupting:
    def __init__(self, game, seed):
        self.bot = RandomBot(game, seed)
        begun = len(MARK.read_text()) if MARK.exists() else 0
        MARK.write_text("x" * (begun + 1))
        if begun == 4:
            raise KeyboardInterrupt

    def choose(self, state, seat):
        return self.bot.choose(state, seat)

BOT = Interrupting
"""


def run(*words: str) -> Result:
    return CliRunner(env={"COLUMNS": "80"}).invoke(main, ["arena", *words])


def games_in(file: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in file.read_text().splitlines()[1:]]


def test_a_gauntlet_over_several_settings_is_told_in_tables(tmp_path: Path) -> None:
    out = tmp_path / "g.jsonl"
    words = ("--form", "gauntlet", "--bots", "greedy,random", "--players", "3,4", "--games", "4", "--processes", "1")
    told = run("steel_driver", *words, "--out", str(out), "--traits")
    assert told.exit_code == 0, told.output
    assert "8 of 8 games are in" in told.stdout
    for heading in ("3 players, usa", "4 players, usa", "Start city", "Company founded", "Winning bid: mean"):
        assert heading in told.stdout
    assert max(len(line) for line in told.stdout.splitlines() if "games are in" not in line) <= 80
    assert {game["players"] for game in games_in(out)} == {3, 4}


def test_every_value_of_an_option_and_every_map_is_a_setting(tmp_path: Path) -> None:
    out = tmp_path / "g.jsonl"
    maps = [word for name in BOXES["steam"].offer.boards for word in ("--map", name)]
    words = ("--bots", "random", "--players", "3", "--games", "1", "--processes", "1", "--option", "rules=base,standard")
    assert run("steam", *words, *maps, "--out", str(out)).exit_code == 0
    settings = {str(game["setting"]) for game in games_in(out)}
    assert len(settings) == 4
    assert sum("rules=standard" in setting for setting in settings) == 2
    assert sum("northern_england" in setting for setting in settings) == 2


def test_a_run_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    bot, out = tmp_path / "bot.py", tmp_path / "g.jsonl"
    bot.write_text(INTERRUPTING.format(mark=str(tmp_path / "mark")))
    words = ("steel_driver", "--bots", f"{bot},random", "--players", "3", "--games", "6", "--processes", "1", "--out", str(out))
    first = run(*words)
    assert first.exit_code == 130
    assert "of 6 games are in" in first.stdout
    assert "the same command goes on" in first.stdout
    before = out.read_text()
    assert 0 < len(games_in(out)) < 6
    second = run(*words)
    assert second.exit_code == 0
    assert "6 of 6 games are in" in second.stdout
    assert out.read_text().startswith(before)
    assert len({str(game["key"]) for game in games_in(out)}) == len(games_in(out)) == 6


def test_more_games_are_added_to_those_that_are_there(tmp_path: Path) -> None:
    out = tmp_path / "g.jsonl"
    words = ("steel_driver", "--bots", "random", "--players", "3", "--processes", "1", "--out", str(out), "--games")
    run(*words, "3")
    before = out.read_text()
    assert "5 of 5 games" in run(*words, "5").stdout
    assert out.read_text().startswith(before)


def test_report_and_parquet_are_written(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="reports need: pip install goldenspike[arena]")
    pytest.importorskip("pyarrow", reason="Parquet needs: pip install goldenspike[arena]")
    page, table = tmp_path / "r.html", tmp_path / "r.parquet"
    words = ("--bots", "greedy,random", "--players", "3", "--games", "2", "--processes", "1", "--out", str(tmp_path / "g.jsonl"))
    assert run("steel_driver", *words, "--report", str(page), "--parquet", str(table)).exit_code == 0
    assert "Victories by company founded" in page.read_text("utf-8")
    assert table.read_bytes()[:4] == b"PAR1"


def test_the_bot_in_the_document_plays(tmp_path: Path) -> None:
    blocks = [block.partition("```")[0] for block in DOCUMENT.read_text("utf-8").split("```python\n")[1:]]
    bot = tmp_path / "my_bot.py"
    bot.write_text(next(block for block in blocks if "BOT = " in block))
    words = ("--players", "3", "--games", "1", "--processes", "1", "--out", str(tmp_path / "g.jsonl"))
    told = run("steel_driver", "--bots", f"{bot}:boldness=2,random", *words)
    assert told.exit_code == 0, told.output
    assert "my_bot.py@" in told.stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("chess",), "there is no game 'chess'"),
        (("steel_driver", "--bots", "genius"), "there is no bot 'genius'"),
        (("steel_driver", "--bots", "nowhere.py"), "nowhere.py: No such file"),
        (("steel_driver", "--bots", "uct:simulations=many"), "written name=number"),
        (("steel_driver", "--bots", "uct:depth=3"), "has no option 'depth', only simulations"),
        (("steel_driver", "--bots", "greedy:depth=3"), "has no option 'depth': it has none"),
        (("steel_driver", "--bots", "uct:simulations=1.5"), "is a whole number"),
        (("steel_driver", "--players", "3,many"), "not '3,many'"),
        (("steel_driver", "--players", "9"), "for 3 to 6 players, not 9"),
        (("steel_driver", "--form", "gauntlet", "--bots", "greedy"), "gauntlet needs two bots or more, not 1"),
        (("steel_driver", "--form", "duel"), "'duel' is not one of"),
        (("steel_driver", "--bots", "greedy,random,uct,greedy", "--players", "3"), "4 bots were named for 3 seats"),
        (("steam", "--option", "rules=base,odd"), "cannot be 'odd'"),
        (("steel_driver", "--out", str(DOCUMENT)), "holds the results of something else"),
    ],
)
def test_bad_input_gets_one_clear_sentence(words: tuple[str, ...], sentence: str) -> None:
    assert sentence in refused(run(*words, "--processes", "1"))
