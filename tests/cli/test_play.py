"""A game at the terminal, typed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from goldenspike.cli import main
from goldenspike.cli.session import Session
from goldenspike.compiled import is_compiled
from goldenspike.games.steam_barons.rules import events
from goldenspike.kernel.core import Journal
from goldenspike.kernel.record import loads
from goldenspike.shelf import BOXES

ENGLISH = re.compile(r"\b(?:an|begins|is|no|or|there|with|write)\b")


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def play(typed: str, *words: str) -> Result:
    return CliRunner().invoke(main, ["play", "steel_driver", "--players", "3", "--seed", "4", *words], input=typed)


def test_a_whole_game_by_first_choices() -> None:
    result = play("1\n" * 400)
    assert result.exit_code == 0
    assert "The game is over" in result.stdout
    assert "wins with" in result.stdout


def test_a_whole_hot_seat_game_in_words_and_numbers() -> None:
    result = play("2 1\n1\n" * 600, "--hotseat", "Ann,Bob,Cy")
    assert "The game is over" in result.stdout
    assert "Ann 1 takes control of" in result.stdout


def test_seats_are_shuffled_when_asked() -> None:
    orders = set()
    for seed in range(12):
        said = play("auction red 1\nsave kept\nquit\n", "--hotseat", "Ann,Bob,Cy", "--shuffle", "--seed", str(seed))
        assert said.exit_code == 0
        orders.add(tuple(loads(Path("kept").read_text()).seats()))
        Path("kept").unlink()
    assert len(orders) > 3
    assert {tuple(sorted(order)) for order in orders} == {("Ann", "Bob", "Cy")}


def test_describe_tells_the_position_in_words() -> None:
    said = play("auction red 1\ndescribe\nquit\n", "--hotseat", "Ann,Bob,Cy").stdout
    assert "Up for auction: Red" in said
    assert "Ann 1. Cash: $0. Cubes: 10." in said
    assert re.search(r"Boston\. city to start from\. Value: \$40\..*New York \d", " ".join(said.split()))


def test_why_explains_a_refusal_with_its_rule() -> None:
    said = play("why auction red 99\nwhy auction red 2\nquit\n").stdout
    assert "You cannot bid 99, for you hold only 10 cubes." in said
    assert "(2.6 [8])" in said
    assert "That is allowed." in said


def test_a_refused_action_is_explained_and_asked_again() -> None:
    said = play("auction red 1000000\nauction mauve 1\nfly\n77\nauction red 1\nquit\n").stdout
    assert "You cannot bid 1,000,000" in said
    assert "there is no company 'mauve'" in said
    assert "'fly' is no action" in said
    assert "There is no choice with that number." in said
    assert "puts Red up for auction and bids 1." in said


def test_undo_takes_back_to_the_last_own_decision() -> None:
    said = play("undo\nauction red 1\nundo\nauction blue 2\nlog\nquit\n").stdout
    assert "You have done nothing yet." in said
    assert "Taken back." in said
    log = said.split("What has happened")[1]
    assert "puts Blue up for auction and bids 2." in log
    assert "puts Red up for auction and bids 1." not in log


def test_save_and_resume_lead_to_the_same_game() -> None:
    play("auction red 2\nsave my.record\nquit\n")
    saved = loads(Path("my.record").read_text())
    resumed = CliRunner().invoke(main, ["play", "--resume", "my.record"], input="save again.record\nquit\n")
    assert resumed.exit_code == 0
    again = loads(Path("again.record").read_text())
    assert [entry.words for entry in again.entries][: len(saved.entries) - 1] == [entry.words for entry in saved.entries][:-1]


def test_leaving_keeps_the_game() -> None:
    said = play("auction red 2\nquit\n").stdout
    assert "goldenspike play --resume goldenspike-saved.record" in said.replace("\n", " ")
    assert Path("goldenspike-saved.record").exists()


def test_leaving_a_second_game_keeps_the_first() -> None:
    play("auction red 1\nquit\n")
    first = Path("goldenspike-saved.record").read_text()
    said = play("auction blue 2\nquit\n").stdout
    assert "--resume goldenspike-saved-2.record" in said
    assert Path("goldenspike-saved.record").read_text() == first
    CliRunner().invoke(main, ["play", "--resume", "goldenspike-saved.record"], input="1\nquit\n")
    assert len(Path("goldenspike-saved.record").read_text()) > len(first)
    assert not Path("goldenspike-saved-3.record").exists()


def test_a_file_that_is_no_record_is_not_written_over() -> None:
    Path("notes.txt").write_text("milk")
    assert "notes.txt is there already" in play("auction red 1\nsave notes.txt\nquit\n").stdout
    assert Path("notes.txt").read_text() == "milk"


def test_the_way_back_to_a_board_of_ones_own_is_told_whole() -> None:
    own = Path("own.board")
    own.write_bytes(BOXES["steel_driver"].offer.boards["usa"].read_bytes().replace(b"board usa", b"board mine"))
    said = play("auction red 1\nquit\n", "--board", "own.board").stdout
    assert "goldenspike play --resume goldenspike-saved.record" in " ".join(said.split())


def test_names_are_shown_as_they_are() -> None:
    said = play("auction red 1\nquit\n", "--hotseat", "[/bold]x,[red]Bob,:car:").stdout
    assert "[/bold]x 1" in said
    assert "[red]Bob 2" in said
    assert ":car: 3" in said
    assert CliRunner().invoke(main, ["replay", "goldenspike-saved.record"]).exit_code == 0


def test_nonsense_at_the_prompt_is_answered_with_a_sentence() -> None:
    result = play(f"{'9' * 5000}\n2 {'9' * 5000}\n1 5\nwhy\n?\nsave a\0b\nquit\n")
    assert result.exception is None
    assert result.stdout.count("There is no choice with that number.") == 2
    assert result.stdout.count("Type the number of a choice") == 2
    assert "null byte" in result.stdout


def test_the_question_names_the_company_and_the_highest_bid() -> None:
    said = play("auction red 2\n1\n", "--hotseat", "Ann,Bob,Cy").stdout
    assert "Cy 3, it is your decision for Red" in said
    assert "Highest bid: 2, Ann 1" in said
    assert "Out of this auction: Bob 2" in said


@pytest.mark.parametrize(
    "words", [["--players", "4"], ["--bots", "random"], ["--hotseat", "Ann"], ["--option", "a=b"], ["--shuffle"]]
)
def test_a_record_settles_what_is_played(words: list[str]) -> None:
    play("auction red 1\nquit\n")
    result = CliRunner().invoke(main, ["play", "--resume", "goldenspike-saved.record", *words])
    assert result.exit_code == 1
    assert f"{words[0]} cannot be given with it" in result.stderr


def test_too_many_bots_are_refused() -> None:
    assert "3 bots were named for 2 seats" in play("", "--bots", "random,random,random").stderr


def test_saving_where_one_may_not_is_told_and_the_game_goes_on() -> None:
    said = play("save no/such/folder/x\nauction red 2\nquit\n").stdout
    assert "No such file or directory" in said
    assert "puts Red up for auction" in said


@pytest.mark.parametrize(("language", "word"), [("en", "Your choice"), ("fr", "Votre choix"), ("de", "Deine Wahl")])
def test_the_terminal_speaks_three_languages(language: str, word: str) -> None:
    result = play("help\nrules\nboard\nwhy bid 3\nquit\n", "--lang", language)
    assert word in result.stdout
    assert result.exit_code == 0


@pytest.mark.parametrize(
    ("language", "nonsense", "unknown"),
    [
        ("fr", "«\xa0nonsense\xa0» n\u2019est pas une action\u202f; ", "il n\u2019y a pas de compagnie «\xa0mauve\xa0»"),
        ("de", "„nonsense“ ist keine Aktion; ", "es gibt keine Gesellschaft „mauve“"),
    ],
)
def test_words_that_spell_nothing_are_told_in_the_language_of_the_player(language: str, nonsense: str, unknown: str) -> None:
    for game in BOXES:
        words = ["play", game, "--players", "3", "--seed", "4", "--lang", language]
        said = CliRunner().invoke(main, words, input="why nonsense\nnonsense\nquit\n", env={"COLUMNS": "600"}).stdout
        told = [line for line in said.splitlines() if "nonsense" in line]
        assert len(told) == 2
        assert all(nonsense in line and ENGLISH.search(line) is None for line in told)
    assert unknown in play("why auction mauve 1\nquit\n", "--lang", language).stdout


def test_a_number_outside_a_range_is_refused_with_its_rule() -> None:
    said = play("2\n99\n2 0\nauction red 1\nquit\n").stdout
    assert "You cannot bid 99, for you hold only 10 cubes." in said
    assert "An opening bid of 0 is too low." in said


@pytest.mark.parametrize(
    ("seats", "heard"), [(["Ann", "Bob"], False), (["Ann", "bot:random"], True), (["bot:random", "Bob"], False)]
)
def test_what_is_told_to_one_seat_is_shown_to_nobody_else(
    seats: list[str], heard: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    """Steam Barons [18]: sales are sealed."""
    session = Session(BOXES["steam_barons"].offer.set_up(2, {}), seats, 1, "en")
    session.told = len(session.course.told())
    journal = Journal()
    journal.tell(events.SALE_CHOSEN, 1, 2, 0, 0, 0)
    journal.tell(events.SALE_SEALED, 0)
    session.course.lines[-1].facts.extend(journal.facts)
    session.tell_news()
    said = capsys.readouterr().out
    assert ("You sell 2 of Green" in said) == heard
    assert "has chosen what to sell" in said


def test_bots_of_half_strength_are_told_of() -> None:
    assert ("The engine is not compiled" in play("quit\n").stdout) != is_compiled()
    assert "The engine is not compiled" not in play("quit\n", "--hotseat", "Ann,Bob,Cy").stdout
