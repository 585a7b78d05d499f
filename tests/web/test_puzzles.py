"""Puzzles over the web: tables of one's own that no list tells of, at which nobody goes on, and whose solution has figures."""

from __future__ import annotations

import pytest

from goldenspike.shelf import BOXES
from goldenspike.text.puzzle import Puzzle
from tests.web.servers import Json, Person

STORES = ["sqlite"]

GAME = "steel_driver"


def puzzle_of(game: str, number: int) -> Puzzle:
    puzzles = BOXES[game].puzzles
    assert puzzles is not None
    return puzzles.collection.puzzles[number - 1]


def opens_puzzle(person: Person, number: int, game: str = GAME) -> str:
    return str(person.post("/api/puzzles", {"game": game, "puzzle": number}, expect=201)["id"])


def answers(person: Person, table: str, words: str) -> Json:
    seen = person.view(table)
    person.post(f"/api/tables/{table}/actions", {"seat": seen["seat"], "seq": seen["seq"], "words": words})
    solution: Json = person.get(f"/api/tables/{table}/puzzle")
    return solution


@pytest.mark.parametrize("game", [name for name, box in BOXES.items() if box.puzzles and box.puzzles.collection.puzzles])
def test_the_choices_of_a_puzzle_are_those_of_the_table_and_a_right_answer_is_found_so(ada: Person, game: str) -> None:
    listed = ada.get(f"/api/puzzles/{game}", lang="de")
    puzzle = puzzle_of(game, 1)
    assert [one["number"] for one in listed] == list(range(1, len(listed) + 1))
    assert (listed[0]["name"], listed[0]["rule"]) == (puzzle.name, puzzle.rule)
    assert listed[0]["text"]
    table = opens_puzzle(ada, 1, game)
    seen = ada.view(table)
    assert seen["puzzle"] == {"number": 1, "count": len(listed), "name": puzzle.name, "line": seen["seq"], "answered": False}
    assert seen["seat"] == puzzle.seat + 1
    assert {choice["first"] for choice in seen["choices"]}
    solution = answers(ada, table, puzzle.choices[0].words[0])
    assert (solution["chosen"], solution["line"]) == (0, seen["seq"])
    assert [plan["chance"] for plan in solution["plans"]] == [one.chance for one in puzzle.choices[:5]]
    assert solution["plans"][0]["words"][0] == puzzle.choices[0].words[0]
    assert ada.view(table)["puzzle"]["answered"]


def test_a_wrong_answer_is_told_beside_the_best_in_three_languages_and_taken_back(ada: Person) -> None:
    puzzle, table = puzzle_of(GAME, 1), opens_puzzle(ada, 1)
    solution = answers(ada, table, puzzle.choices[-1].words[0])
    chosen = solution["plans"][solution["chosen"]]
    assert chosen["words"][0] == puzzle.choices[-1].words[0]
    assert chosen["chance"] < solution["plans"][0]["chance"]
    assert len(solution["plans"]) + solution["others"] == len(puzzle.choices)
    told = [ada.get(f"/api/tables/{table}/puzzle", lang=lang)["why"] for lang in ("en", "fr", "de")]
    assert all(told)
    assert len({tuple(one) for one in told}) == 3
    seen = ada.view(table)
    assert seen["seq"] == solution["line"] + solution["back"], "nobody goes on"
    for _ in range(solution["back"]):
        ada.post(f"/api/tables/{table}/undo", {"seat": seen["seat"], "seq": ada.view(table)["seq"]})
    assert not ada.view(table)["puzzle"]["answered"]
    assert answers(ada, table, puzzle.choices[0].words[0])["chosen"] == 0


def test_what_led_to_a_puzzle_stays_and_no_list_or_stranger_sees_it(ada: Person, bob: Person) -> None:
    table = opens_puzzle(ada, 2)
    seen = ada.view(table)
    refused = ada.http.post(f"/api/tables/{table}/undo", json={"seat": seen["seat"], "seq": seen["seq"]})
    assert (refused.status_code, refused.json()["error"]) == (422, "illegal")
    for which in ("mine", "public", "finished"):
        assert table not in {one["id"] for one in ada.get("/api/tables", which=which)}
    assert bob.http.get(f"/api/tables/{table}").status_code == 403
    assert bob.http.get(f"/api/tables/{table}/puzzle").status_code == 403
    hint = ada.http.post(f"/api/tables/{table}/hint", json={"seat": seen["seat"]})
    assert (hint.status_code, hint.json()["error"]) == (409, "no_hints")
    on = ada.post(f"/api/tables/{table}/play_on", {"line": seen["seq"], "seat": seen["seat"]}, expect=201)
    assert "puzzle" not in ada.view(on["id"])


@pytest.mark.parametrize("wrong", [{"game": GAME, "puzzle": 99}, {"game": "tiddlywinks", "puzzle": 1}])
def test_there_is_no_such_puzzle(ada: Person, wrong: Json) -> None:
    assert ada.post("/api/puzzles", wrong, expect=404)["error"] in ("unknown_puzzle", "unknown_game")
    assert ada.http.get("/api/puzzles/tiddlywinks").status_code == 404
