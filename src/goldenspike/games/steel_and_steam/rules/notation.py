"""The notation of Steel & Steam: `move Fort_Worth AT&SF`, `highball`, `buy PRR`, `upgrade 4-6-2`, `* roll 3 4` and so on."""

from __future__ import annotations

from typing import Final

from goldenspike.games.steel_and_steam.rules import actions
from goldenspike.games.steel_and_steam.rules.board.board import Board
from goldenspike.games.steel_and_steam.rules.board.rails import Rails
from goldenspike.games.steel_and_steam.rules.endings.victory import VictoryDeck
from goldenspike.games.steel_and_steam.rules.rules import ENGINES, HOME_CARDS, UPGRADE_COST
from goldenspike.games.steel_and_steam.rules.state import NOWHERE, SteelAndSteamState, active
from goldenspike.kernel.core import NotationError
from goldenspike.kernel.ints import i64
from goldenspike.parts.kinds import NO_KIND

OF_PROPERTY: Final = [actions.BUY, actions.TAKEOVER, actions.MORTGAGE, actions.PAYOFF, actions.GIVEUP]
OF_NUMBER: Final = [actions.TURN, actions.HOME, actions.PICK]
"""Actions that name a card or slot by its number, which people read counted from 1."""
HIGHEST_NUMBER: Final = 9_999


def spell(board: Board, deck: VictoryDeck, state: SteelAndSteamState, action: i64) -> str:
    kind, field = actions.kind(action), actions.second(action)
    word = actions.KINDS.word(kind)
    if kind == actions.ROLL:
        return f"{word} {actions.first(action)} {field}"
    if kind in OF_NUMBER:
        return f"{word} {field + 1}"
    if kind in OF_PROPERTY:
        return f"{word} {board.initials[field]}"
    if kind == actions.MOVE:
        end = board.other_end(field, state.location[active(state)])
        return f"{word} {board.space_names[end]} {board.initials[board.segment_property[field]]}"
    names = _names(board, deck, kind)
    return f"{word} {names[field]}" if names else word


def _names(board: Board, deck: VictoryDeck, kind: i64) -> list[str]:
    """The names from which the field of such an action picks one; empty if it names nothing."""
    if kind == actions.DRAW:
        return board.area_names
    if kind == actions.VICTORY:
        return deck.names
    if kind == actions.UPGRADE:
        return ENGINES
    if kind == actions.YARD:
        return board.city_names
    return board.initials if kind in OF_PROPERTY else []


def parse(board: Board, deck: VictoryDeck, state: SteelAndSteamState, text: str) -> int:
    words = text.split()
    word = words[0].lower() if words else ""
    kind = actions.KINDS.named(word)
    if kind == NO_KIND:
        raise NotationError("notation-no-action-steel_and_steam", text=text[:40], words=", ".join(actions.KINDS.words))
    if kind == actions.MOVE:
        return _parse_move(board, state, words)
    wanted = words_after(kind) + 1
    if len(words) != wanted:
        raise NotationError("notation-words-after", text=text[:40], word=word, wanted=wanted - 1, found=len(words) - 1)
    if kind == actions.ROLL:
        return actions.roll(_number(words[1]), _number(words[2]))
    if kind in OF_NUMBER:
        return actions.with_one(kind, max(0, _number(words[1]) - 1) if words[1] != "0" else HIGHEST_NUMBER)
    return actions.with_one(kind, _named(words[1], _names(board, deck, kind), word)) if wanted > 1 else actions.simple(kind)


def words_after(kind: i64) -> int:
    """How many words follow the action's own word, for every kind but moves."""
    return 2 if kind == actions.ROLL else min(len(actions.KINDS.wording(kind).names), 1)


def _parse_move(board: Board, state: SteelAndSteamState, words: list[str]) -> int:
    """Parse `move SPACE`, or `move SPACE PROPERTY` if several lead there; the step must exist, but need not be legal."""
    if len(words) not in (2, 3):
        raise NotationError("notation-how-to-move")
    end = _named(words[1], board.space_names, "move")
    here = state.location[active(state)]
    if len(words) == 2:
        ways = [] if here == NOWHERE else [s for s in board.segments_at[end] if board.other_end(s, end) == here]
        if len(ways) == 1:
            return actions.with_one(actions.MOVE, ways[0])
        if not ways:
            raise NotationError("notation-no-neighbour", name=words[1])
        names = ", ".join(board.initials[board.segment_property[way]] for way in ways)
        raise NotationError("notation-several-lines", names=names)
    place = _named(words[2], board.initials, "move")
    there = [s for s in board.segments_at[end] if board.segment_property[s] == place]
    if not there:
        raise NotationError("notation-leads-elsewhere", property=words[2], space=words[1])
    ways = [s for s in there if here != NOWHERE and board.other_end(s, end) == here]
    return actions.with_one(actions.MOVE, (ways or there)[0])


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit() and int(word[:9]) <= HIGHEST_NUMBER):
        raise NotationError("notation-no-number", word=word[:40], most=HIGHEST_NUMBER)
    return int(word)


def _named(word: str, names: list[str], what: str) -> int:
    for place, name in enumerate(names):
        if name.lower() == word.lower():
            return place
    raise NotationError("notation-no-such-name-after", word=what, name=word[:40])


def wording_values(board: Board, rails: Rails, state: SteelAndSteamState, action: i64) -> list[int]:
    """The values that the wording of this action shows to a person."""
    kind, field = actions.kind(action), actions.second(action)
    if kind == actions.ROLL:
        return [actions.first(action), field]
    if kind in OF_NUMBER:
        return [field + 1, *_side(state, kind, field)]
    if kind == actions.MOVE:
        end = rails.other_end(field, state.location[active(state)])
        return [end, board.segment_property[field], rails.cost(field, end)]
    if kind in OF_PROPERTY:
        return [field, *_amounts(board, state, kind, field)]
    if kind == actions.UPGRADE:
        return [field, UPGRADE_COST[field]]
    return [field] if words_after(kind) else []


def _side(state: SteelAndSteamState, kind: i64, slot: i64) -> list[int]:
    """The region side of the card to be picked; nothing for a card that is turned."""
    if kind == actions.TURN:
        return []
    return [state.tableau[slot] if kind == actions.PICK else state.dealt[active(state) * HOME_CARDS + slot]]


def _amounts(board: Board, state: SteelAndSteamState, kind: i64, place: i64) -> list[int]:
    if kind == actions.BUY:
        return [board.price[place]]
    if kind == actions.TAKEOVER:
        return [state.owner[place], board.takeover[place]]
    if kind == actions.MORTGAGE:
        return [board.mortgage[place]]
    return [board.payoff[place] if kind == actions.PAYOFF else board.controlling[place]]
