"""Every lesson is played as it is written: positions, wanted moves, temptations, figures and words, in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest

from goldenspike.kernel.course import Course
from goldenspike.kernel.record import DIGEST, loads, parse_entry, replay, verify
from goldenspike.shelf import BOXES, game_of_record
from goldenspike.tables.guide import Telling, seed_of
from goldenspike.tables.lessons import after_lesson
from goldenspike.text.lesson import Figure, Lesson, Scene, Way, lesson_words
from goldenspike.text.speaker import LANGUAGES
from tests.text.catalogues import plain, read_messages, variables, written
from tests.text.test_french import SPACES, STRUCK_OUT
from tests.text.test_german import BANNED

LESSONS: dict[str, Lesson] = {name: box.lesson for name, box in BOXES.items() if box.lesson is not None}
SCENES = [(name, scene) for name, lesson in LESSONS.items() for scene in lesson.script.scenes]
every_lesson = pytest.mark.parametrize("game", LESSONS)
every_scene = pytest.mark.parametrize(("game", "scene"), SCENES, ids=[f"{name}-{scene.name}" for name, scene in SCENES])


def at_the_start(game: str, scene: Scene) -> Course[Any]:
    record = LESSONS[game].record(scene.record)
    made = game_of_record(record)
    course = Course(made, seed_of(scene))
    course.carry_out(replay(made, record, scene.actions))
    course.deal()
    return course


def plays(course: Course[Any], seat: int, words: str) -> None:
    refusal = course.submit(seat, int(course.game.parse(course.state, words)))
    assert refusal is None, f"{words} is refused by {refusal.rule.name}"


def at_the_end(game: str, scene: Scene, way: Way) -> Course[Any]:
    """The way to its end, move by move and then line by line of its record."""
    course = at_the_start(game, scene)
    for move in way.moves:
        plays(course, move.seat, move.words[0])
    if way.record:
        record = LESSONS[game].record(way.record)
        lines = [entry for entry in record.entries if entry.seat != DIGEST]
        assert course.seq <= way.actions <= len(lines), "a record that goes on, and so far"
        course = course.fork(dealing=False)
        for line in lines[course.seq : way.actions]:
            assert course.submit(line.seat, parse_entry(course.game, course.state, line)) is None
    return course


@every_lesson
def test_a_lesson_has_six_to_ten_scenes_by_the_rules_and_on_boards_of_ours(game: str) -> None:
    lesson, offer = LESSONS[game], BOXES[game].offer
    assert 6 <= len(lesson.script.scenes) <= 10
    assert len({scene.name for scene in lesson.script.scenes}) == len(lesson.script.scenes)
    for path in sorted(lesson.folder.glob("*.record")):
        record = loads(path.read_text("utf-8"))
        made = game_of_record(record)
        verify(made, record)
        assert (made.name, made.version) == (game, offer.version), path.name
        ours = [text for board in offer.boards.values() for text in (offer.texts(board), *offer.earlier(board))]
        assert made.board_texts in ours, path.name
    used = {scene.record for scene in lesson.script.scenes} | {way.record for scene in lesson.script.scenes for way in scene.ways}
    assert {path.stem for path in lesson.folder.glob("*.record")} == used - {""}


@every_lesson
def test_the_real_game_after_a_lesson_can_be_opened(game: str) -> None:
    for language in LANGUAGES:
        after = after_lesson(game, language)
        assert BOXES[game].offer.set_up(after.players, after.options).players == after.players
        assert after.bot in BOXES[game].bots
        assert len(after.first_turn) > 80


@every_scene
def test_the_learner_is_asked_and_the_rule_is_one_of_the_game(game: str, scene: Scene) -> None:
    course = at_the_start(game, scene)
    assert course.asked() >> scene.learner & 1
    assert scene.rule in [rule.name for rule in course.game.rules()]
    assert len(scene.ways) > 1, "there is something to be wrong about"
    assert all(way.moves[0].seat == scene.learner for way in scene.ways)


@every_scene
def test_every_way_is_legal_and_so_is_the_answer_to_every_other_word_for_it(game: str, scene: Scene) -> None:
    for way in scene.ways:
        at_the_end(game, scene, way)
        course = at_the_start(game, scene)
        for place, move in enumerate(way.moves):
            for other in (words for words in move.words[1:] if not words.endswith("*")):
                branch = course.fork()
                plays(branch, move.seat, other)
                for answer in takewhile_others(way, place, scene):
                    plays(branch, answer.seat, answer.words[0])
            plays(course, move.seat, move.words[0])


def takewhile_others(way: Way, place: int, scene: Scene) -> list[Any]:
    """The answers of others that follow a move of the learner at once."""
    rest = way.moves[place + 1 :]
    mine = next((at for at, move in enumerate(rest) if move.seat == scene.learner), len(rest))
    return list(rest[:mine]) if way.moves[place].seat == scene.learner else []


@every_scene
def test_no_two_ways_begin_with_the_same_words(game: str, scene: Scene) -> None:
    course = at_the_start(game, scene)
    offered = [course.game.spell(course.state, choice.first) for choice in course.game.choices(course.state, scene.learner)]
    for words in [*offered, *(words for way in scene.ways for words in way.moves[0].words)]:
        allowing = [way for way in scene.ways if way.moves[0].allows(scene.learner, words)]
        assert len(allowing) < 2 or all(way.moves[0].words == allowing[0].moves[0].words for way in allowing), words


@every_scene
def test_the_figures_told_are_those_of_the_engine(game: str, scene: Scene) -> None:
    start = at_the_start(game, scene).view(scene.learner)
    told = Telling(game, scene, "en")
    for way in scene.ways:
        end = at_the_end(game, scene, way).view(scene.learner)
        shown = told.outcome(way, True).figures
        assert [number(text) for text in shown] == [reached(figure, end) for figure in scene.figures]
    assert any(len({told.outcome(way, True).figures[place] for way in scene.ways}) > 1 for place in range(len(scene.figures)))
    assert all(reached(figure, start) is not None for figure in scene.figures)


def number(text: str) -> int:
    return int(re.sub(r"[^\d-]", "", text.replace("\u2212", "-")))


def reached(figure: Figure, view: Any) -> int:
    """The figure in a view, found in another way than the guide finds it."""
    for key in figure.path:
        if isinstance(view, list):
            named = {str(one["name"]): one for one in view if isinstance(one, dict) and "name" in one}
            view = named[key] if key in named else view[int(key) - 1]
        else:
            view = view[key]
    return len(view) if isinstance(view, list | dict) else int(view or 0)


def needed(lesson: Lesson) -> set[str]:
    keys = {"end", "first-turn"}
    for scene in lesson.script.scenes:
        keys |= {f"{scene.name}-{what}" for what in ("title", "ask", *(way.name for way in scene.ways))}
        keys |= {f"figure-{figure.name}" for figure in scene.figures}
    return keys


def optional(lesson: Lesson) -> set[str]:
    """Titles of ways, and what is said after so many actions of the learner."""
    keys = set()
    for scene in lesson.script.scenes:
        keys |= {f"{scene.name}-{way.name}-title" for way in scene.ways}
        keys |= {f"{scene.name}-ask-{done}" for done in range(1, max(len(way.moves) for way in scene.ways))}
    return keys


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_has_all_its_words_in_every_language(game: str, language: str) -> None:
    folder = LESSONS[game].folder
    english, other = read_messages(folder / "en.ftl"), read_messages(folder / f"{language}.ftl")
    assert list(other) == list(english)
    assert {key: variables(other[key]) for key in other} == {key: variables(english[key]) for key in english}
    assert needed(LESSONS[game]) <= set(other) <= needed(LESSONS[game]) | optional(LESSONS[game])
    for key, message in other.items():
        assert not re.search(r"\d", plain(message)), f"{key}: a figure that nobody reckoned"


@every_lesson
def test_a_lesson_is_written_as_an_editor_would(game: str) -> None:
    folder = LESSONS[game].folder
    french, german = read_messages(folder / "fr.ftl"), read_messages(folder / "de.ftl")
    for wrong in (*SPACES.values(), *STRUCK_OUT):
        assert {key: text for key, text in map(worded, french.values()) if re.search(wrong, text)} == {}
    for wrong in BANNED.values():
        assert {key: text for key, text in map(worded, german.values()) if re.search(wrong, text)} == {}


def worded(message: Any) -> tuple[str, str]:
    return message.id.name, written(message)


@every_scene
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_a_scene_is_said_with_figures_that_there_are(game: str, scene: Scene, language: str) -> None:
    told = Telling(game, scene, language)
    words = lesson_words(language, BOXES[game].words, LESSONS[game].folder)
    said = [key for key in read_messages(LESSONS[game].folder / f"{language}.ftl") if key.startswith(f"{scene.name}-")]
    assert len(said) > 3
    for key in said:
        _, errors = words.format_pattern(words.get_message(key).value, told.values)
        assert not errors, key
        assert 4 < len(told.text(key)) < 560, key
    for way in scene.ways:
        assert 3 < len(told.outcome(way, False).title) < 110
