"""The notation of Steel Driver: `auction red 3`, `bid 4`, `pass`, `build Baltimore Pittsburgh`, `claim New_York`."""

from __future__ import annotations

from goldenspike.games.steel_driver.rules import actions
from goldenspike.games.steel_driver.rules.board import Board
from goldenspike.games.steel_driver.rules.phase3_build_track import active_company
from goldenspike.games.steel_driver.rules.rules import COMPANIES
from goldenspike.games.steel_driver.rules.state import NOWHERE, SteelDriverState
from goldenspike.kernel.core import NotationError
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT


def spell(board: Board, action: i64) -> str:
    kind, first, second = actions.kind(action), actions.first(action), actions.second(action)
    word = actions.KINDS.word(kind)
    if kind == actions.AUCTION:
        return f"{word} {COMPANIES[first]} {second}"
    if kind == actions.BID:
        return f"{word} {second}"
    if kind == actions.BUILD:
        return f"{word} {board.names[first]} {board.names[second]}"
    if kind == actions.CLAIM:
        return f"{word} {board.names[second]}"
    return word


def parse(board: Board, state: SteelDriverState, text: str) -> int:
    words = text.split()
    kind = actions.KINDS.named(words[0].lower() if words else "")
    if kind == actions.AUCTION and len(words) == 3:
        return actions.auction(_named(words[1], COMPANIES, "company"), _number(words[2]))
    if kind == actions.BID and len(words) == 2:
        return actions.bid(_number(words[1]))
    if kind == actions.PASS and len(words) == 1:
        return actions.pass_()
    if kind == actions.BUILD and len(words) == 3:
        a, b = (_named(name, board.names, "location") for name in words[1:])
        return _as_built(board, state, a, b)
    if kind == actions.CLAIM and len(words) == 2:
        return actions.claim(_named(words[1], board.names, "location"))
    raise NotationError("notation-no-action-steel_driver", text=text[:40])


def _as_built(board: Board, state: SteelDriverState, a: int, b: int) -> int:
    """Only a first build has a direction that matters; later ones may be written either way round."""
    company = active_company(state)
    link = board.link_between(a, b)
    if link < 0 or state.start[company] == NOWHERE:
        return actions.build(a, b)
    reached = state.reached[company]
    if reached & BIT[a] and reached & BIT[b]:
        return actions.build(board.link_a[link], board.link_b[link])
    return actions.build(b, a) if reached & BIT[b] else actions.build(a, b)


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 10):
        raise NotationError("notation-no-number-of-cubes", word=word[:40], most=actions.MOST)
    return int(word)


def _named(word: str, names: list[str], what: str) -> int:
    for place, name in enumerate(names):
        if name.lower() == word.lower():
            return place
    raise NotationError("notation-no-such-name", what=what, name=word[:40])
