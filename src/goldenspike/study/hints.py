"""Hints for a seat that is asked: its best choices, their chances, and what the others would most likely answer."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from goldenspike.bots.search import Search
from goldenspike.bots.tree import NOBODY, Node
from goldenspike.kernel.core import Game, Log
from goldenspike.kernel.course import position_after
from goldenspike.study.analysis import means
from goldenspike.study.answers import Hint, Hints
from goldenspike.study.played import SEED, Played, mind_of
from goldenspike.study.worded import plan_shown
from goldenspike.tables.previews import preview
from goldenspike.tables.sight import Sight
from goldenspike.tables.table import Table

MOST: Final = 3
SIMULATIONS: Final = 600
SECONDS: Final = 1.5
"""Processor time in which the best choices are looked for, where so many simulations take longer."""
TRIES: Final = 32
"""How often each of them is then tried, all with the same luck."""
EXPECTED: Final = 4
"""An answer that was met less often is not foreseen."""


class Tip(Struct):
    """A plan with the chance of whoever asks, and the first action of the answer that another seat would most likely give."""

    plan: list[int]
    chance: float
    answering: int = NOBODY
    answer: int = 0


def tips_for(played: Played, seat: int) -> list[Tip]:
    """The best plans of a seat that is asked, by what it knows; for a process of its own."""
    game = played.set_up()
    known = known_to(game, position_after(game, list(played.moves)), seat)
    search = Search(game, mind_of(game), SEED, SIMULATIONS, SECONDS)
    root = search.explore(known, seat)
    best = search.best(root)
    others = sorted((child for child in root.children if child is not best), key=lambda child: -child.visits)
    nodes = [best, *others][:MOST]
    tries = search.weigh(known, seat, [list(node.plan) for node in nodes], TRIES)
    return [_tip(node, means(one)[seat], seat) for node, one in zip(nodes, tries, strict=True)]


def known_to(game: Game[Any], state: Any, seat: int) -> Any:
    """A position as a seat knows it, with what is hidden from it dealt in one way."""
    return game.determinize(state, seat, SEED)


def _tip(node: Node, chance: float, seat: int) -> Tip:
    tip = Tip([int(action) for action in node.plan], chance)
    answers = sorted(node.children, key=lambda child: -child.visits)
    if answers and node.seat not in (NOBODY, seat) and answers[0].visits >= EXPECTED:
        tip.answering, tip.answer = int(node.seat), int(answers[0].plan[0])
    return tip


def shown(table: Table, sight: Sight, seat: int, tips: list[Tip]) -> Hints:
    """Hints in words, the best first, each with what it causes at once."""
    known = known_to(table.game, table.course.state, seat)
    ranked = sorted(tips, key=lambda tip: -tip.chance)
    return Hints(seat + 1, table.course.seq, [_hint(table, sight, seat, known, tip) for tip in ranked])


def _hint(table: Table, sight: Sight, seat: int, known: Any, tip: Tip) -> Hint:
    voice = table.voice(sight.lang)
    plan = plan_shown(voice, known, seat, tip.plan, tip.chance)
    return Hint(plan, preview(table, sight, seat, None, tip.plan[0]), _answer(table, sight, seat, known, tip))


def _answer(table: Table, sight: Sight, seat: int, known: Any, tip: Tip) -> str | None:
    """The likely answer in words, if it can be given at once after the plan."""
    game, voice, after = table.game, table.voice(sight.lang), table.game.copy(known)
    for action in tip.plan:
        if game.check(after, seat, action) is None:
            game.apply(after, seat, action, Log())
    if tip.answering == NOBODY or game.check(after, tip.answering, tip.answer) is not None:
        return None
    return voice.text("hint-answer", name=voice.speaker.seat(tip.answering), choice=voice.action(after, tip.answer))
