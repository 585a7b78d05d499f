"""The guide at the table of a lesson: how the learner stands in the scene, what is said then, and what each way leads to."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from goldenspike.kernel.core import CHANCE, Game
from goldenspike.kernel.course import Course
from goldenspike.kernel.record import DIGEST, parse_entry, replay
from goldenspike.shelf import box_of, game_of_record
from goldenspike.tables.answers import GuideShown, GuideState, Outcome
from goldenspike.tables.errors import unknown_lesson
from goldenspike.tables.table import Table
from goldenspike.tables.voice import Voice
from goldenspike.text.lesson import Figure, Lesson, Scene, Way, lesson_words
from goldenspike.text.speaker import said

ASK: Final = "ask"
DONE: Final = "done"
OTHER: Final = "other"
ASTRAY: Final = "astray"
Played = list[tuple[int, str]]
"""What seats have done since a scene began, without chance."""


def lesson_of(game: str) -> Lesson:
    """The lesson of a game; raises `TableError` if it has none."""
    lesson = box_of(game).lesson
    if lesson is None:
        raise unknown_lesson()
    return lesson


def scene_at(table: Table) -> Scene | None:
    """The scene that is played at a table; None at all others, and where a newer lesson no longer has it."""
    name = table.header.lesson
    return None if name is None else lesson_of(table.header.game).scene(name)


@lru_cache(64)
def prepared(game: str, scene: Scene) -> tuple[Game[Any], list[tuple[int, int]]]:
    """The game of a scene, and the moves that lead to its position; raises `RecordError`."""
    record = lesson_of(game).record(scene.record)
    made = game_of_record(record)
    return made, replay(made, record, scene.actions)


def seed_of(scene: Scene) -> str:
    """What chance deals in a scene is the same for everybody."""
    return f"{scene.name}/{scene.luck}"


def played_in(scene: Scene, course: Course[Any]) -> Played:
    lines = [line for line in course.lines[scene.actions :] if course.stands(line)]
    return [(line.entry.seat, line.entry.words) for line in lines if line.entry.seat != CHANCE]


def reply(table: Table) -> tuple[int, int] | None:
    """What another seat answers to the learner by the script, and which seat; None if the learner is to move, or nobody is."""
    scene = scene_at(table)
    if scene is None:
        return None
    done = played_in(scene, table.course)
    open_ways = [way for way in scene.ways if way.agrees(done) == len(done) < len(way.moves)]
    move = open_ways[0].moves[len(done)] if open_ways else None
    if move is None or move.seat == scene.learner:
        return None
    action = int(table.game.parse(table.course.state, move.words[0]))
    return (move.seat, action) if table.course.explain(move.seat, action) is None else None


def standing(scene: Scene, done: Played) -> tuple[GuideState, Way]:
    """How the learner stands, and the way that was gone to its end, or else the wanted one."""
    wanted = scene.ways[0]
    gone = next((way for way in scene.ways if way.agrees(done) == len(way.moves)), None)
    if gone is not None:
        return DONE if gone is wanted else OTHER, gone
    on_a_way = any(way.agrees(done) == len(done) for way in scene.ways)
    return ASK if on_a_way else ASTRAY, wanted


def guide(table: Table, course: Course[Any], lang: str) -> GuideShown | None:
    """What the guide says at this point of the course; None where no lesson is given."""
    scene = scene_at(table)
    if scene is None:
        return None
    lesson, done = lesson_of(table.header.game), played_in(scene, course)
    state, way = standing(scene, done)
    rule = next(rule for rule in table.game.rules() if rule.name == scene.rule)
    told = Telling(table.header.game, scene, lang)
    over, number = state in (DONE, OTHER), lesson.script.scenes.index(scene) + 1
    return GuideShown(
        scene=number,
        scenes=len(lesson.script.scenes),
        state=state,
        title=told.text(f"{scene.name}-title"),
        text=told.text(f"{scene.name}-{way.name}") if over else told.asked(sum(seat == scene.learner for seat, _ in done)),
        end=told.text("end") if state == DONE and number == len(lesson.script.scenes) else "",
        rule=rule.name,
        reference=rule.reference,
        back=sum(seat == scene.learner for seat, _ in done[scene.ways[0].agrees(done) :]),
        figures=[told.text(f"figure-{figure.name}") for figure in scene.figures] if over else [],
        outcomes=[told.outcome(one, one is way) for one in scene.ways] if over else [],
    )


class Telling:
    """Tells of one scene in one language, with the figures of its position and of all its ways."""

    def __init__(self, game: str, scene: Scene, lang: str) -> None:
        box = box_of(game)
        self._scene: Final = scene
        self._game: Final = game
        self._words: Final = lesson_words(lang, box.words, lesson_of(game).folder)
        made, _ = prepared(game, scene)
        self._voice: Final = Voice(made, lang, lesson_of(game).record(scene.record).seats())
        self.values: Final = {key: self._shown(figure, value) for key, figure, value in values_of(game, scene)}

    def _shown(self, figure: Figure, value: int) -> object:
        return self._voice.speaker.parameter(figure.kind, value)

    def text(self, key: str) -> str:
        return said(self._words, key, self.values)

    def asked(self, done: int) -> str:
        """What to do now; there may be words of their own for after so many actions of the learner."""
        key = f"{self._scene.name}-ask-{done}"
        return self.text(key if self._words.has_message(key) else f"{self._scene.name}-ask")

    def outcome(self, way: Way, mine: bool) -> Outcome:
        figures = [str(self.values[f"{way.name}-{figure.name}"]) for figure in self._scene.figures]
        return Outcome(self._title(way), figures, mine)

    def _title(self, way: Way) -> str:
        """The words of a title of its own, else the first action by which the ways differ."""
        key = f"{self._scene.name}-{way.name}-title"
        if self._words.has_message(key):
            return self.text(key)
        side_by_side = enumerate(zip(*(one.moves for one in self._scene.ways), strict=False))
        common = next((at for at, moves in side_by_side if len(set(moves)) > 1), 0)
        course = after(self._game, self._scene, way, common)
        return self._voice.action(course.state, int(course.game.parse(course.state, way.moves[common].words[0])))


def after(game: str, scene: Scene, way: Way, most: int | None = None) -> Course[Any]:
    """The course after the first moves of a way, or at its end; raises `ValueError` for what is not legal, and `RecordError`."""
    made, moves = prepared(game, scene)
    course = Course(made, seed_of(scene))
    course.carry_out(moves)
    course.deal()
    for move in way.moves[:most]:
        refusal = course.submit(move.seat, int(made.parse(course.state, move.words[0])))
        if refusal is not None:
            raise ValueError(f"{scene.name}, {way.name}: {move.words[0]} is refused by {refusal.rule.name}")
    return gone_on(game, way, course) if way.record and most is None else course


def gone_on(game: str, way: Way, course: Course[Any]) -> Course[Any]:
    """How a way would go on, as its record tells, chance included."""
    later = course.fork(dealing=False)
    entries = [entry for entry in lesson_of(game).record(way.record).entries if entry.seat != DIGEST]
    for entry in entries[course.seq : way.actions]:
        later.submit(entry.seat, parse_entry(course.game, later.state, entry))
    return later


@lru_cache(64)
def values_of(game: str, scene: Scene) -> list[tuple[str, Figure, int]]:
    """All that the words of a scene may tell: every figure before, after each way, and what was gained or lost by it."""
    start = after(game, scene, scene.ways[0], 0).view(scene.learner)
    told = [(f"before-{figure.name}", figure, figure.of(start)) for figure in scene.figures]
    for way in scene.ways:
        end = after(game, scene, way).view(scene.learner)
        for figure in scene.figures:
            before, now = figure.of(start), figure.of(end)
            named = f"{way.name}-{figure.name}"
            told += [(named, figure, now), (f"{named}-gain", figure, now - before), (f"{named}-loss", figure, before - now)]
    return told
