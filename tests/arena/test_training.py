"""An evaluation learns from games who wins, and is read as it was written."""

from __future__ import annotations

import math
import random

import pytest

from goldenspike.arena.lessons import Lesson
from goldenspike.bots.evaluation import read_weights

pytest.importorskip("numpy", reason="training needs: pip install goldenspike[arena]")

from goldenspike.arena.training import fit, stages_of, written

SEATS, STAGES, GAMES = 3, 2, 600


def lessons(seed: int) -> list[Lesson]:
    """Games in which the first feature decides, more surely in the second stage, and the second one tells nothing."""
    chance = random.Random(seed)
    made = []
    for _ in range(GAMES):
        early = [[chance.random(), chance.random()] for _ in range(SEATS)]
        late = [[first + chance.random() / 4, chance.random()] for first, _ in early]
        scores = [round(100 * features[0] + 10 * chance.random()) for features in late]
        best = max(scores)
        shares = [1.0 if seat == scores.index(best) else 0.0 for seat in range(SEATS)]
        made.append(Lesson([0, 1], [early, late], scores, shares))
    return made


def test_weights_tell_what_decides_and_later_stages_are_surer() -> None:
    found = fit(stages_of(lessons(1)))
    assert found.positions == [GAMES, GAMES]
    for decisive, idle in found.weights:
        assert decisive > 1.0
        assert abs(idle) < decisive / 8
    assert found.losses[1] < found.losses[0] < found.level == math.log(SEATS)


def test_the_same_lessons_give_the_same_file_and_it_is_read_as_it_was_written() -> None:
    text = written(fit(stages_of(lessons(2))), ["how it came about"])
    assert text == written(fit(stages_of(lessons(2))), ["how it came about"])
    read = read_weights(text)
    assert len(read.stages) == STAGES
    assert read.strength(1, [1.0, 0.0]) == pytest.approx(read.stages[1][0])
    assert read.strength(9, [1.0, 0.0]) == pytest.approx(read.stages[1][0]), "later stages go by the last weights"


def test_a_stage_that_no_lesson_came_to_goes_by_the_next() -> None:
    skipping = [lesson._replace(stages=[0, 2]) for lesson in lessons(3)]
    found = fit(stages_of(skipping))
    assert found.positions == [GAMES, 0, GAMES]
    assert list(found.weights[1]) == list(found.weights[2])
