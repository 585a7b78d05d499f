"""Steel & Steam in the terminal: tables, whole routes by one word, and the odds of its victory cards."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from goldenspike.cli import main
from goldenspike.games.steel_and_steam.card_words import card_text
from goldenspike.shelf import BOXES, box_of
from goldenspike.text.speaker import LANGUAGES


def run(*words: str, typed: str = "") -> str:
    result = CliRunner().invoke(main, list(words), input=typed, env={"COLUMNS": "170"})
    assert result.exit_code == 0, result.output
    return result.output


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


PLAY = ["play", "steel_and_steam", "--players", "3", "--seed", "5"]


def test_a_turn_shows_its_ends_with_mps_and_fees_and_go_rides_to_one() -> None:
    shown = run(*PLAY, typed="home 1\npick 1\nquit\n")
    assert "Ends of this turn" in shown
    end = re.findall(r"(?m)^(\w[\w& ]*?) {2,}(\d+) +\$1,000 +\d+$", shown)[0]
    ridden = run(*PLAY, typed=f"home 1\npick 1\ngo {end[0]}\nquit\n")
    assert re.search(rf"Player 1 moves to {re.escape(end[0])} by", ridden)


def test_ways_tells_the_ways_and_what_cannot_be_reached_is_told() -> None:
    shown = run(*PLAY, typed="home 1\npick 1\nways Atlantis\nways Prince Rupert\nquit\n")
    assert shown.count("There is no space 'Atlantis' on the board.") == 1
    assert shown.count("No way leads there this turn.") == 1
    home = re.findall(r"Player 1 is at home in ([\w ]+)\.", shown)[0]
    assert home
    some = re.findall(r"(?m)^(\w[\w& ]*?) {2,}(\d+) +\$1,000", shown)[0][0]
    assert re.search(r"\d+ MPs  \$1,000", run(*PLAY, typed=f"home 1\npick 1\nways {some}\nquit\n"))


def test_go_is_refused_as_an_action_elsewhere() -> None:
    assert "is no action" in run(*PLAY, typed="go Chicago\nquit\n")


def test_the_odds_of_victory_cards_are_measured_with_a_table_and_a_plot(tmp_path: Path) -> None:
    shown = run("odds", "steel_and_steam", "--games", "2", "--plot", str(tmp_path / "odds.svg"), "--option", "limit=5")
    assert "2 games" in shown
    assert "Mean chance" in shown
    assert (tmp_path / "odds.svg").read_text("utf-8").startswith("<svg")


def test_odds_are_for_the_game_with_victory_cards() -> None:
    result = CliRunner().invoke(main, ["odds", "steel_driver"])
    assert result.exit_code != 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_victory_card_is_told_in_every_language(language: str) -> None:
    game = BOXES["steel_and_steam"].offer.set_up(3, {})
    speaker = box_of(game.name).speaker(game, language, ["A", "B", "C"])
    texts = [card_text(speaker, game, card) for card in range(len(game.deck.cards))]  # type: ignore[attr-defined]
    assert len(set(texts)) == len(texts)
    assert not [text for text in texts if "_" in text or "{" in text]


def test_the_many_steps_of_a_bot_are_told_by_the_last_and_log_tells_them_all() -> None:
    shown = run("play", "steel_and_steam", "--players", "3", "--bots", "greedy", "--seed", "1", typed="log\nquit\n")
    news, log = shown.split("What has happened")
    folded = re.search(r"(\d+) lines like the next one\n +Greedy 2 moves to", news)
    assert folded
    assert news.count("Greedy 2 moves to") == 1
    assert log.count("Greedy 2 moves to") == int(folded[1]) + 1


def test_the_question_names_no_company_where_there_are_none() -> None:
    assert "it is your decision  (" in run(*PLAY, typed="quit\n")
