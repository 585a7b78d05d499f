"""Results are kept game by game, read again, and counted once."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from goldenspike.arena.outcome import Outcome, outcome_of
from goldenspike.arena.plan import MATCH, fixtures
from goldenspike.arena.results import Results, write_parquet
from goldenspike.arena.statistics import by_kind, by_seat, standings
from goldenspike.parts.offer import SetupError
from goldenspike.shelf import BOXES
from goldenspike.terminal.intervals import interval, wilson


def outcome(key: str, seats: str, scores: list[int], winners: list[int], **more: Any) -> Outcome:
    filled = {"kinds": {"start city": [["Boston"], ["Denver"], ["Boston", "Boston"]]}, "figures": {"price": [1.0, 2.0]}}
    return Outcome(
        key=key,
        setting="3 players, usa",
        players=3,
        seats=seats.split(),
        seed=1,
        scores=scores,
        winners=winners,
        decisions=[10, 10, 10],
        seconds=[0.1, 0.2, 0.3],
        moves=30,
        turns=5,
        **(filled | more),
    )


FIRST = outcome("one", "a b b", [5, 3, 1], [0])
SECOND = outcome("two", "b a b", [4, 4, 1], [0, 1])


def test_a_file_is_read_again_and_no_game_counts_twice(tmp_path: Path) -> None:
    file = tmp_path / "r.jsonl"
    with Results(file, "steel_driver") as results:
        results.add(FIRST)
        results.add(FIRST)
    with Results(file, "steel_driver") as results:
        results.add(FIRST)
        results.add(SECOND)
    assert len(file.read_text().splitlines()) == 3
    assert Results(file, "steel_driver").outcomes == {"one": FIRST, "two": SECOND}


def test_a_line_that_was_cut_off_is_dropped(tmp_path: Path) -> None:
    file = tmp_path / "r.jsonl"
    with Results(file, "steel_driver") as results:
        results.add(FIRST)
        results.add(SECOND)
    file.write_bytes(file.read_bytes()[:-20])
    with Results(file, "steel_driver") as results:
        assert list(results.outcomes) == ["one"]
        results.add(SECOND)
    assert list(Results(file, "steel_driver").outcomes) == ["one", "two"]


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "r.jsonl"
    file.write_text("a letter\n")
    with pytest.raises(SetupError, match="setup-other-results"):
        Results(file, "steel_driver")
    with Results(tmp_path / "s.jsonl", "steam") as results:
        results.add(FIRST)
    with pytest.raises(SetupError, match="setup-other-results"):
        Results(tmp_path / "s.jsonl", "steel_driver")
    (tmp_path / "s.jsonl").open("a").write("{}\n")
    with pytest.raises(SetupError, match=r"setup-results-line.*number=3"):
        Results(tmp_path / "s.jsonl", "steam")


def test_wilson_gives_the_interval_of_the_textbook() -> None:
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)
    assert interval(400, 1000) == "37-43"


def test_standings_know_level_and_share_victories() -> None:
    best, other = standings([FIRST, SECOND])
    assert (best.bot, best.games.won, best.games.tries, best.games.level_share) == ("a", 1.5, 2, pytest.approx(1 / 3))
    assert (other.bot, other.games.won, other.games.level_share) == ("b", 0.5, pytest.approx(2 / 3))
    assert other.scores == [3, 1, 4, 1]
    assert best.milliseconds == pytest.approx(15.0)


def test_victories_are_counted_by_seat_and_by_whatever_a_game_tells() -> None:
    assert [(name, count.won) for name, count in by_seat([FIRST, SECOND]).items()] == [
        ("seat 1", 1.5),
        ("seat 2", 0.5),
        ("seat 3", 0.0),
    ]
    cities = by_kind([FIRST, SECOND], "start city")
    assert {name: (count.won, count.tries) for name, count in cities.items()} == {"Boston": (1.5, 6), "Denver": (0.5, 2)}
    assert cities["Denver"].ratio == pytest.approx(0.75)


def test_ratings_put_the_winner_first() -> None:
    pytest.importorskip("openskill", reason="ratings need: pip install goldenspike[arena]")
    from goldenspike.arena.ratings import places, ratings  # noqa: PLC0415

    assert places(FIRST) == [1, 2, 3]
    assert places(SECOND) == [1, 1, 3]
    few, many = ratings([FIRST, SECOND]), ratings([FIRST, SECOND] * 20)
    assert few["a"].value > 25 > few["b"].value
    assert many["a"].half < few["a"].half
    assert ratings([outcome("x", "a a a", [1, 2, 3], [2])]) == {}


def test_parquet_has_a_row_for_every_seat(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="Parquet needs: pip install goldenspike[arena]")
    write_parquet([FIRST, SECOND], tmp_path / "r.parquet")
    rows = parquet.read_table(tmp_path / "r.parquet").to_pylist()
    assert len(rows) == 6
    assert [row["won"] for row in rows] == [1, 0, 0, 0.5, 0.5, 0]
    assert rows[2]["start city"] == ["Boston", "Boston"]
    assert rows[0]["price"] == [1.0, 2.0]


@pytest.mark.parametrize("title", list(BOXES))
def test_every_title_tells_of_its_games_for_statistics(title: str) -> None:
    game = BOXES[title].offer.set_up(3, {})
    one = outcome_of(game, next(fixtures([game], "program", MATCH, ["greedy"], 1, 3)))
    assert len(one.seats) == len(one.scores) == len(one.decisions) == 3
    assert one.moves >= sum(one.decisions) > 0
    assert len(one.kinds) >= 4
    assert all(len(had) == 3 for had in one.kinds.values())
    assert any(all(had) for had in one.kinds.values())
    assert len(one.figures) >= 3
    assert json.loads(json.dumps(one.kinds)) == one.kinds


def test_a_report_is_one_page_with_its_plots_in_it() -> None:
    pytest.importorskip("matplotlib", reason="reports need: pip install goldenspike[arena]")
    from goldenspike.arena.report import report  # noqa: PLC0415

    page = report("A <game>", "goldenspike arena", [FIRST, SECOND])
    for words in ("A &lt;game&gt;", "Ratings", "Victories by bot", "Victories by seat", "Victories by start city", "Scores"):
        assert words in page
    assert "Length in turns" in page
    assert "Always 5." in page
    plots = [ElementTree.fromstring("<svg" + part[: part.index("</svg>") + 6]) for part in page.split("<svg")[1:]]
    assert len(plots) == 6
    assert any("Denver" in text for plot in plots for text in plot.itertext())
    assert page == report("A <game>", "goldenspike arena", [FIRST, SECOND])
    assert "No game" in report("A <game>", "goldenspike arena", [])
