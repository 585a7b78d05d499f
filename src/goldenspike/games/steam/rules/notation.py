"""The notation of Steam: `bid 6`, `take Engineer`, `site H7`, `lay H7 gentle 2`, `move red Leeds York Hull`, `points`."""

from __future__ import annotations

from typing import Final

from goldenspike.games.steam.rules import actions
from goldenspike.games.steam.rules.phase3_goods import SHARING
from goldenspike.games.steam.rules.rules import ACTION_NAMES
from goldenspike.games.steam.rules.state import SteamState
from goldenspike.kernel.core import NotationError
from goldenspike.kernel.ints import i64
from goldenspike.parts.hex.map import COLOURS
from goldenspike.parts.hex.track import Ground
from goldenspike.parts.hex.words import NO_ACTION, HexWords, named, parse_move, spell_move

WORDS: Final = HexWords(
    actions.KINDS,
    plain=[actions.PASS, actions.STAY, actions.DONE, actions.IMPROVE, actions.INCOME, actions.POINTS],
    numbered=[actions.BID, actions.CAPITAL],
    counted=[actions.SEAT, actions.SUPPLY],
    named={actions.DRAW: COLOURS},
)


def spell(ground: Ground, state: SteamState, action: i64) -> str:
    kind, value = actions.kind(action), actions.second(action)
    word = actions.KINDS.word(kind)
    if kind == actions.MOVE:
        return spell_move(ground, state.track, state.asked, state.level[state.asked], SHARING, action)
    if kind == actions.URBANIZE:
        return f"{word} {ground.names[actions.first(action)]} {COLOURS[value]}"
    if kind == actions.GROW:
        return f"{word} {ground.names[value]}"
    if kind in (actions.TAKE, actions.TAKE_NUMBER):
        return f"take {ACTION_NAMES[value]}{' pass' if kind == actions.TAKE_NUMBER else ''}"
    return WORDS.spell(ground, state.site, kind, value)


def parse(ground: Ground, state: SteamState, text: str) -> int:
    words = text.split()
    action = WORDS.parse(ground, state.site, words)
    return parse_longer(ground, state, words) if action == NO_ACTION else action


def parse_longer(ground: Ground, state: SteamState, words: list[str]) -> int:
    word = words[0].lower() if words else ""
    if word == "take" and len(words) in (2, 3) and words[2:] in ([], ["pass"]):
        kind = actions.TAKE_NUMBER if words[2:] else actions.TAKE
        return actions.simple(kind, named(words[1], ACTION_NAMES, "action"))
    if word == "urbanize" and len(words) == 3:
        return actions.urbanize(named(words[1], ground.names, "stop"), named(words[2], COLOURS, "colour"))
    if word == "grow" and len(words) == 2:
        return actions.simple(actions.GROW, named(words[1], ground.names, "stop"))
    if word == "move" and len(words) >= 4:
        mover = max(0, state.asked) % len(state.level)
        stop, colour, number = parse_move(ground, state.track, mover, state.level[mover], SHARING, words[1:])
        return actions.move(stop, colour, number)
    raise NotationError("notation-no-action-steam", text=" ".join(words)[:40])
