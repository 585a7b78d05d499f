"""Every position can be told in words, in every language: who decides, all figures, every place; and no secret is among them."""

from __future__ import annotations

import logging
import re
from pathlib import Path
from typing import Any

import pytest

from goldenspike.kernel.core import CHANCE
from goldenspike.kernel.course import Course
from goldenspike.kernel.record import loads, replay
from goldenspike.shelf import BOXES, game_of_record
from goldenspike.tables.describing import describe
from goldenspike.text.speaker import LANGUAGES

REPLAYS = Path(__file__).parents[1] / "replays"
RECORDS = {
    "steel_driver": "greedy_bots",
    "steel_and_steam": "short_game",
    "steam": "base_greedy",
    "steam_barons": "bankrupt",
}
PEOPLE = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Flo"]
POSITIONS = 9
ENGLISH = re.compile(r"\b(?:the|and|with|city|town|nobody|unfinished|decides|bankrupt)\b")
every_game = pytest.mark.parametrize("game", RECORDS)


def courses(name: str) -> list[Course[Any]]:
    """The same game at several of its positions, the first and the last included."""
    played = loads((REPLAYS / name / f"{RECORDS[name]}.record").read_text())
    game = game_of_record(played)
    moves = list(replay(game, played))
    found = []
    for number in range(POSITIONS):
        course: Course[Any] = Course(game, "1")
        course.carry_out(moves[: len(moves) * number // (POSITIONS - 1)])
        found.append(course)
    return found


def words(course: Course[Any], language: str, eyes: int = CHANCE) -> str:
    speaker = BOXES[course.game.name].speaker(course.game, language, PEOPLE[: course.game.players])
    return "\n".join(line for section in describe(course, speaker, eyes) for line in [section.title, *section.lines])


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_is_told_in_every_language(game: str, language: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        told = [words(course, language) for course in courses(game)]
    assert caplog.records == []
    assert len(set(told)) == POSITIONS
    for text in told:
        assert not re.search(r"describe-|_|\.\.|: \.|None", text)
        assert language == "en" or not ENGLISH.search(text)


@every_game
def test_who_decides_and_what_everybody_has_is_told(game: str) -> None:
    for course in courses(game):
        lines, view = words(course, "en").splitlines(), course.view(CHANCE)
        asked = {PEOPLE[decision.seat] for decision in course.decisions() if decision.seat != CHANCE}
        assert asked == {line.split()[0] for line in lines if " decides. " in line} - {"Chance"}
        assert ("The game is over." in lines) == course.over
        for seat in view["seats"]:
            mine = next(line for line in lines if line.startswith(f"{PEOPLE[seat['seat'] - 1]}. "))
            assert f"Cash: ${seat['cash']:,}." in mine or "bankrupt" in mine


@every_game
def test_every_place_of_the_board_is_told_with_its_name(game: str) -> None:
    course = courses(game)[-2]
    board = course.game.board_view()
    places = board.get("locations") or [*board["cities"], *board.get("towns", [])]
    lines = words(course, "en").splitlines()
    assert len(places) > 30
    for place in places:
        assert any(line.startswith(f"{place['name'].replace('_', ' ')}. ") for line in lines)


def test_track_is_told_link_by_link_and_tile_by_tile() -> None:
    course = courses("steam")[-2]
    view, lines = course.view(CHANCE), words(course, "en").splitlines()
    assert view["links"]
    assert view["tracks"]
    for link in view["links"]:
        one, other = (end.replace("_", " ") for end in link["ends"])
        owner = "nobody\u2019s" if link["owner"] is None else PEOPLE[link["owner"]]
        assert f"{other} ({owner})" in next(line for line in lines if line.startswith(f"{one}. "))
    for track in view["tracks"]:
        assert any(re.match(rf"{track['hex']}\. (?:north|south|east|west)", line) for line in lines)


def test_the_companies_of_steel_driver_are_told_by_letter_track_and_treasury() -> None:
    course = courses("steel_driver")[-3]
    lines = words(course, "en").splitlines()
    letters = {"red": "R", "blue": "B", "green": "G", "yellow": "Y", "purple": "P", "black": "K"}
    for company in course.view(CHANCE)["companies"]:
        name = company["name"]
        mine = next(line for line in lines if line.startswith(f"{name.capitalize()} ({letters[name]}). "))
        assert f"Box: {company['treasury']}." in mine
        assert mine.count(" \u2013 ") == len(company["links"])
