"""The commands as a person uses them, and what they say to bad input."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

from goldenspike.cli import main
from goldenspike.kernel.record import loads
from goldenspike.shelf import BOXES
from goldenspike.tables.pictures import words_of

LANGUAGES = ("en", "fr", "de")
prints = pytest.mark.skipif(find_spec("reportlab") is None, reason="printing needs: pip install goldenspike[print]")


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, list(words), input=typed)


def refused(result: Result) -> str:
    """The one sentence of a command that failed without a traceback."""
    assert result.exit_code != 0
    assert result.exception is None or isinstance(result.exception, SystemExit)
    assert "Traceback" not in result.output
    assert len(result.stderr.splitlines()) == 1, result.stderr
    sentence = result.stderr.strip()
    assert sentence.startswith("Error: ")
    return sentence


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.record"
    assert run("simulate", "steel_driver", "--players", "3", "--games", "1", "--seed", "5", "--record", str(file)).exit_code == 0
    return file


def altered(record: Path, old: str, new: str) -> Path:
    text = record.read_text()
    assert old in text
    other = record.with_name("altered.record")
    other.write_text(text.replace(old, new, 1))
    return other


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("play", "steel_driver", "--players", "9"), "for 3 to 6 players, not 9"),
        (("play", "steel_driver", "--players", "2"), "for 3 to 6 players, not 2"),
        (("play", "chess"), "there is no game 'chess'"),
        (("play", "steel_driver", "--players", "3", "--hotseat", "A,B,C,D"), "4 people cannot sit in 3 seats"),
        (("play", "steel_driver", "--bots", "genius"), "there is no bot 'genius'"),
        (("play", "steel_driver", "--option", "gold=yes"), "has no option 'gold': it has none"),
        (("play", "steel_and_steam", "--option", "length=long", "--option", "length=short"), "'length' is given twice"),
        (("odds", "steel_and_steam", "--option", "length=long"), "only the experimental short game"),
        (("fly",), "No such command 'fly'"),
        (("--fly",), "No such option '--fly'"),
        (("play", "steel_driver", "--option", "gold"), "written name=value"),
        (("play", "--resume", "nowhere.record"), "nowhere.record: No such file"),
        (("simulate", "steel_driver", "--bots", "greedy,random,random,random"), "4 bots were named for 3 seats"),
        (("simulate", "steel_driver", "--games", "0"), "0 is not in the range"),
        (("simulate", "steel_driver", "--games", "1", "--record", "no/such/folder/x"), "No such file"),
        (("replay", "nowhere.record"), "nowhere.record: No such file"),
        (("verify", "."), "Is a directory"),
        (("board", "steel_driver", "--board", "nowhere.board"), "nowhere.board: No such file"),
        (("board", "steel_driver", "--svg", "no/such/folder/x.svg"), "No such file"),
        (("board", "go"), "there is no game 'go'"),
        (("print", "chess"), "'chess' is not one of"),
        (("print", "steel_driver", "--lang", "xx"), "'xx' is not one of"),
        (("print", "steel_driver", "--map", "mars"), "Steel Driver has no map 'mars'; there are usa"),
        pytest.param(("print", "steam", "--board", "nowhere.map"), "nowhere.map: No such file", marks=prints),
    ],
)
def test_bad_input_gets_one_clear_sentence(words: tuple[str, ...], sentence: str) -> None:
    assert sentence in refused(run(*words))


def test_a_board_file_with_a_mistake_is_told_with_its_line(tmp_path: Path) -> None:
    board = tmp_path / "my.board"
    board.write_text(
        BOXES["steel_driver"]
        .offer.boards["usa"]
        .read_text()
        .replace("Baltimore      Pittsburgh      3", "Baltimore      Pitsburgh       3")
    )
    line = next(number for number, words in enumerate(board.read_text().splitlines(), 1) if "Pitsburgh" in words)
    said = refused(run("simulate", "steel_driver", "--games", "1", "--board", str(board)))
    assert f"my.board, line {line}: the other end is 'Pitsburgh'; expected one of" in said


def test_replay_tells_the_position_as_json(record: Path) -> None:
    position = json.loads(run("replay", str(record), "--upto", "4", "--json").stdout)
    assert position["actions"] == 4
    assert [seat["seat"] for seat in position["seats"]] == [1, 2, 3]
    assert {company["name"] for company in position["companies"]} == {"red", "blue", "green", "yellow", "purple", "black"}
    assert len(position["decisions"]) == 1
    assert position["choices"]
    assert all(choice["seat"] == position["decisions"][0]["seat"] for choice in position["choices"])
    assert position["result"] is None


def test_replay_tells_the_result_of_a_finished_game(record: Path) -> None:
    position = json.loads(run("replay", str(record), "--json").stdout)
    assert position["over"]
    assert position["choices"] == []
    assert position["result"]["scores"] == [seat["cash"] for seat in position["seats"]]
    assert max(position["result"]["scores"]) == position["result"]["scores"][position["result"]["winners"][0] - 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_tells_the_game_in_three_languages(record: Path, language: str) -> None:
    told = run("replay", str(record), "--lang", language).stdout
    words = {"en": "takes control of", "fr": "prend le contrôle de", "de": "erhält die Kontrolle über"}
    assert words[language] in told


def test_replay_draws_the_position(record: Path, tmp_path: Path) -> None:
    picture = tmp_path / "position.svg"
    assert run("replay", str(record), "--upto", "60", "--svg", str(picture)).exit_code == 0
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_speak_the_language_asked_for(tmp_path: Path, record: Path, language: str) -> None:
    board, position = tmp_path / "board.svg", tmp_path / "position.svg"
    legend = {one: words_of("steel_driver", one)["start"] for one in LANGUAGES}
    assert run("board", "steel_driver", "--svg", str(board), "--lang", language).exit_code == 0
    assert run("replay", str(record), "--svg", str(position), "--lang", language).exit_code == 0
    for picture in (board, position):
        drawn = picture.read_text("utf-8")
        assert legend[language] in drawn
        assert not [words for other, words in legend.items() if other != language and words in drawn]


def test_an_illegal_line_ends_a_replay_with_its_number_rule_and_reason(record: Path) -> None:
    first_bid = next(line for line in record.read_text().splitlines() if " bid " in line)
    other = altered(record, first_bid, first_bid.split(" bid ")[0] + " bid 1000000")
    number = other.read_text().splitlines().index(first_bid.split(" bid ")[0] + " bid 1000000") + 1
    result = run("replay", str(other))
    assert result.exit_code == 1
    assert result.stdout == ""
    said = refused(result)
    assert f"line {number}:" in said
    assert "BID_WITHIN_CUBES" in said
    assert "1,000,000" in said


def test_verify_tells_a_true_record_from_an_altered_one(record: Path) -> None:
    assert f"{record}: a true record of {loads(record.read_text()).actions()} actions" in run("verify", str(record)).stdout
    assert "but the lines above give" in refused(run("verify", str(altered(record, "seats bot:greedy", "seats bot:random"))))


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "fr",
            [
                "partie enregistrée sans altération, ",
                "ligne 1\xa0: ce n\u2019est pas une partie enregistrée\xa0: aucune ligne --- ne termine l\u2019en-tête",
                "ligne 2\xa0: il n\u2019y a pas de jeu «\xa0chess\xa0»",
                "ligne 9\xa0: «\xa0dance\xa0» n\u2019est pas une action",
                "ligne 9\xa0: «\xa0bid 3\xa0» n\u2019est pas permis\xa0: ",
            ],
        ),
        (
            "de",
            [
                "eine unverfälschte Aufzeichnung von ",
                "Zeile 1: das ist keine Aufzeichnung: keine Zeile --- beendet ihren Kopf",
                "Zeile 2: es gibt kein Spiel „chess“",
                "Zeile 9: „dance“ ist keine Aktion",
                "Zeile 9: „bid 3“ ist nicht erlaubt: ",
            ],
        ),
    ],
)
def test_records_are_judged_in_the_language_of_the_reader(record: Path, language: str, sentences: list[str]) -> None:
    true, no_record, no_game, no_action, illegal = sentences
    first = record.read_text().splitlines()[8]
    assert true in run("verify", str(record), "--lang", language).stdout
    for command in ("verify", "replay"):
        for line, other, sentence in [
            (record.read_text(), "hello", no_record),
            ("game steel_driver", "game chess", no_game),
            (first, "1 dance", no_action),
            (first, "1 bid 3", illegal),
        ]:
            assert sentence in refused(run(command, str(altered(record, line, other)), "--lang", language))
    assert no_record in refused(run("play", "--resume", str(altered(record, record.read_text(), "hello")), "--lang", language))


def test_a_record_cut_in_half_still_replays_but_does_not_verify(record: Path) -> None:
    lines = record.read_text().splitlines()
    half = record.with_name("half.record")
    half.write_text("\n".join(lines[: len(lines) // 2]))
    assert run("replay", str(half)).exit_code == 0
    assert "ends without the digest" in refused(run("verify", str(half)))


def test_the_board_is_told_as_json() -> None:
    board = json.loads(run("board", "steel_driver", "--json").stdout)
    assert board["companies"] == ["red", "blue", "green", "yellow", "purple", "black"]
    assert len(board["locations"]) == 38
    pittsburgh = next(location for location in board["locations"] if location["name"] == "Pittsburgh")
    assert pittsburgh == {"name": "Pittsburgh", "value": 40, "colour": "white", "hexagonal": False}
    assert {"ends": ["Baltimore", "Pittsburgh"], "cost": 3} in board["links"]


def test_the_same_seed_gives_the_same_games() -> None:
    first = run("simulate", "steel_driver", "--games", "3", "--seed", "9", "--bots", "greedy,random").stdout
    second = run("simulate", "steel_driver", "--games", "3", "--seed", "9", "--bots", "greedy,random").stdout
    assert first.split("decisions")[0] == second.split("decisions")[0]


def test_simulations_and_odds_are_told_with_their_intervals() -> None:
    told = run("simulate", "steel_driver", "--games", "3", "--bots", "greedy,random").stdout
    assert "95%" in told
    assert "44-100" in told
    assert "95%" in run("odds", "--games", "1").stdout


def test_several_games_get_numbered_records(tmp_path: Path) -> None:
    run("simulate", "steel_driver", "--games", "2", "--bots", "random", "--record", str(tmp_path / "g.record"))
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == ["g-1.record", "g-2.record"]
    assert all(run("verify", str(file)).exit_code == 0 for file in files)


@pytest.mark.parametrize("command", ["play", "simulate", "arena", "replay", "verify", "board", "print"])
def test_help_has_examples(command: str) -> None:
    assert f"goldenspike {command}" in run(command, "--help").stdout


@pytest.mark.parametrize("game", list(BOXES))
def test_the_board_fits_eighty_columns_and_says_what_a_narrower_terminal_lacks(game: str) -> None:
    shown = CliRunner(env={"COLUMNS": "80"}).invoke(main, ["board", game]).stdout
    assert len(shown.splitlines()) > 10
    assert max(len(line) for line in shown.splitlines()) <= 80
    said = CliRunner(env={"COLUMNS": "40"}).invoke(main, ["board", game, "--lang", "de"]).stdout
    assert "Die Karte braucht ein Terminal" in said


def test_a_record_of_bots_with_options_is_played_on(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    run("simulate", "steel_driver", "--bots", "uct:simulations=1,greedy,random", "--games", "1", "--record", str(file))
    assert "a true record" in run("verify", str(file)).stdout
    assert "Thinker:simulations=1" in run("replay", str(file)).stdout
    assert run("play", "--resume", str(file)).exit_code == 0


def test_a_replay_deals_nothing_that_is_not_in_the_record() -> None:
    record = Path(__file__).parents[1] / "replays" / "steel_and_steam" / "short_game.record"
    told = json.loads(CliRunner().invoke(main, ["replay", str(record), "--upto", "3", "--json"]).stdout)
    assert (told["actions"], told["chance"], told["result"], told["choices"]) == (3, True, None, [])
    assert "To decide: Chance" in CliRunner().invoke(main, ["replay", str(record), "--upto", "3"]).stdout


def test_more_actions_than_a_record_has_are_refused() -> None:
    record = Path(__file__).parents[1] / "replays" / "steel_driver" / "three_players.record"
    result = CliRunner().invoke(main, ["replay", str(record), "--upto", "99999"])
    assert result.exit_code == 1
    assert "actions, not 99999" in result.stderr


def test_the_record_in_the_notation_is_a_true_one(tmp_path: Path) -> None:
    notation = (Path(__file__).parents[2] / "docs" / "notation.md").read_text("utf-8")
    example = next(block for block in notation.split("```\n") if block.startswith("format 1\n"))
    (tmp_path / "example.record").write_text(example, "utf-8")
    assert "a true record of 5 actions" in run("verify", str(tmp_path / "example.record")).stdout


WRONG = [
    (["play", "chess"], ("there is no game 'chess'", "le jeu «\xa0chess\xa0»", "es gibt kein Spiel „chess“")),
    (["play", "--players", "9"], ("3 to 6 players, not 9", "de 3 à 6 personnes, pas à 9", "3 bis 6 Personen, nicht für 9")),
    (["play", "--option", "x=y"], ("no option 'x'", "option «\xa0x\xa0»", "keine Variante „x“")),
    (["play", "--bots", "oracle"], ("no bot 'oracle'", "le bot «\xa0oracle\xa0»", "keinen Bot „oracle“")),
    (["board", "steam", "--map", "moon"], ("no map 'moon'", "pas de carte «\xa0moon\xa0»", "keine Karte „moon“")),
    (
        ["play", "steel_and_steam", "--bots", "uct"],
        ("needs a limit", "une limite", "eine Rundengrenze"),
    ),
]


@pytest.mark.parametrize(("words", "told"), WRONG, ids=[" ".join(words) for words, _ in WRONG])
def test_what_cannot_be_set_up_is_told_in_every_language(words: list[str], told: tuple[str, str, str]) -> None:
    for language, sentence in zip(LANGUAGES, told, strict=True):
        result = CliRunner().invoke(main, [*words, "--lang", language])
        assert result.exit_code == 1
        assert sentence.replace("\xa0", " ") in result.stderr.replace("\xa0", " ")
        assert result.stderr.count("\n") == 1
