"""What a study has found, in the words of the game's own voice."""

from __future__ import annotations

from typing import Any, Final

from goldenspike.kernel.core import Choice, Log
from goldenspike.kernel.course import Course
from goldenspike.study.answers import AnalysisShown, PlanShown, PointShown, Swing
from goldenspike.study.findings import Findings, Look
from goldenspike.tables.voice import Voice

MOST_TOLD: Final = 4
"""Of a plan of more actions the first ones and the last are told."""
DIGITS: Final = 4
STOPS: Final = " \N{EN DASH} "


def number_of(findings: Findings) -> int:
    """Grows with everything that is found."""
    return sum(point.tries for point in findings.points.values()) + sum(1 + look.depth for look in findings.looks.values())


def shown(voice: Voice, course: Course[Any], findings: Findings, running: bool, mine: set[int]) -> AnalysisShown:
    """All that was found about a game that is over; `mine` are the reader's own seats."""
    lines = [0, *(line.seq for line in course.standing())]
    points = [PointShown(lines[place], rounded(chances)) for place, chances in sorted(findings.graph().items())]
    swings = [swing(voice, course, lines[place], findings.looks[place], mine) for place in findings.swings()]
    return AnalysisShown(number_of(findings), findings.done, running, points, swings)


def rounded(chances: list[float]) -> list[float]:
    return [round(chance, DIGITS) for chance in chances]


def swing(voice: Voice, course: Course[Any], line: int, look: Look, mine: set[int]) -> Swing:
    state = course.at(line).state
    plans = [plan_shown(voice, state, look.seat, plan.actions, plan.chances[look.seat]) for plan in look.plans]
    text = lost_in_words(voice, look, mine)
    return Swing(line, look.seat + 1, round(look.lost, DIGITS), round(look.doubt, DIGITS), plans, look.chosen, text)


def lost_in_words(voice: Voice, look: Look, mine: set[int]) -> str:
    best, chosen = (percent(look.plans[place].chances[look.seat]) for place in (0, look.chosen))
    key = "study-you-gave-away" if look.seat in mine else "study-gave-away"
    return voice.text(key, name=voice.speaker.seat(look.seat), points=best - chosen, chosen=chosen, best=best)


def percent(chance: float) -> int:
    return round(100 * chance)


def plan_shown(voice: Voice, state: Any, seat: int, actions: list[int], chance: float) -> PlanShown:
    """A plan as its actions would be offered one after the other, as far as they are legal here."""
    game, silence = voice.game, Log()
    state = game.copy(state)
    texts: list[str] = []
    shown = PlanShown("", [], [], round(chance, DIGITS))
    for action in actions:
        if game.check(state, seat, action) is not None:
            break
        choice, way = voice.choice(state, seat, Choice(action, action)), voice.way(state, seat, action)
        texts.append(
            choice.text if way is None else voice.text("study-by-way", told=choice.text, way=" \N{EN DASH} ".join(way.stops))
        )
        shown.words.append(choice.words)
        shown.places.append(choice.place if way is None else {"hex": way.hexes})
        game.apply(state, seat, action, silence)
    told = texts if len(texts) <= MOST_TOLD else [*texts[: MOST_TOLD - 2], "…", texts[-1]]
    shown.text = joined(voice, told)
    return shown


def joined(voice: Voice, texts: list[str]) -> str:
    told = texts[0]
    for text in texts[1:]:
        told = voice.text("study-then", one=told, other=text)
    return told
