"""Opens the scenes of lessons as tables, and tells what follows a lesson."""

from __future__ import annotations

import time
from dataclasses import replace

from goldenspike.kernel.course import Course
from goldenspike.shelf import box_of
from goldenspike.tables.answers import AfterLesson
from goldenspike.tables.bots import levels_for
from goldenspike.tables.errors import unknown_lesson
from goldenspike.tables.guide import lesson_of, prepared, seed_of
from goldenspike.tables.opening import Opening, Wish, new_header, seated, started
from goldenspike.tables.stored import NO_DRAW, User
from goldenspike.text.lesson import Scene, lesson_words
from goldenspike.text.speaker import said


def scene_opened(game: str, number: int, user: User) -> Opening:
    """A scene, counted from 1, as a table: the learner's seat is the user's; raises `TableError`."""
    scenes = lesson_of(game).script.scenes
    if not 1 <= number <= len(scenes):
        raise unknown_lesson()
    scene = scenes[number - 1]
    made, moves = prepared(game, scene)
    plain = new_header(made, user.id, False, seated(game, user, _wanted(game, scene, made.players)))
    header = replace(plain, lesson=scene.name, seed=seed_of(scene), draw=NO_DRAW)
    course = Course(made, header.seed)
    course.carry_out(moves, time.time())
    return (*started(header, course), made.board_texts)


def _wanted(game: str, scene: Scene, players: int) -> list[Wish]:
    names = lesson_of(game).record(scene.record).seats()
    weakest = levels_for(game)[0]
    return [("me", None, None) if seat == scene.learner else ("bot", weakest, names[seat]) for seat in range(players)]


def after_lesson(game: str, lang: str) -> AfterLesson:
    """The real game that follows a lesson, and what to look for in its first turn; raises `TableError`."""
    lesson = lesson_of(game)
    words = lesson_words(lang, box_of(game).words, lesson.folder)
    script = lesson.script
    return AfterLesson(script.players, script.options, levels_for(game)[0], said(words, "first-turn", {}))
