"""The notation of Steam: `bid 6`, `take Engineer`, `site H7`, `lay H7 gentle 2`, `move red Leeds York Hull`, `points`."""

from __future__ import annotations

from typing import Final

from goldenspike.games.steam.rules import actions
from goldenspike.games.steam.rules.rules import ACTION_NAMES
from goldenspike.games.steam.rules.state import SteamState
from goldenspike.kernel.core import NotationError
from goldenspike.kernel.ints import i64
from goldenspike.parts.hex.map import COLOURS
from goldenspike.parts.hex.tiles import SIDES, tile_name
from goldenspike.parts.hex.track import Ground
from goldenspike.parts.hex.words import counted, named, parse_connection, parse_hex, parse_move, parse_tile, spell_move, whole

PLAIN_WORDS: Final = {
    "pass": actions.PASS,
    "stay": actions.STAY,
    "done": actions.DONE,
    "improve": actions.IMPROVE,
    "income": actions.INCOME,
    "points": actions.POINTS,
}
NUMBER_WORDS: Final = {"bid": actions.BID, "capital": actions.CAPITAL}
COUNTED_WORDS: Final = {"seat": actions.SEAT, "supply": actions.SUPPLY}
"""Words with a number that people count from one."""


def spell(ground: Ground, state: SteamState, action: i64) -> str:
    kind, value = actions.kind(action), actions.second(action)
    for word, plain in PLAIN_WORDS.items():
        if kind == plain:
            return word
    for word, numbered in NUMBER_WORDS.items():
        if kind == numbered:
            return f"{word} {value}"
    for word, from_one in COUNTED_WORDS.items():
        if kind == from_one:
            return f"{word} {value + 1}"
    if kind == actions.MOVE:
        return spell_delivery(ground, state, action)
    if kind == actions.DRAW:
        return f"draw {COLOURS[value]}"
    return spell_building(ground, state, action)


def spell_building(ground: Ground, state: SteamState, action: i64) -> str:
    kind, value = actions.kind(action), actions.second(action)
    if kind == actions.SITE:
        return f"site {ground.map.hex_label(value)}"
    if kind == actions.LAY:
        return f"lay {ground.map.hex_label(state.site)} {tile_name(value)}"
    if kind == actions.CONNECT:
        return f"connect {ground.names[ground.pair_a[value] // SIDES]} {ground.names[ground.pair_b[value] // SIDES]}"
    if kind == actions.URBANIZE:
        return f"urbanize {ground.names[actions.first(action)]} {COLOURS[value]}"
    if kind == actions.GROW:
        return f"grow {ground.names[value]}"
    return f"take {ACTION_NAMES[value]}{' pass' if kind == actions.TAKE_NUMBER else ''}"


def spell_delivery(ground: Ground, state: SteamState, action: i64) -> str:
    stop, colour = actions.first(action) // actions.CUBE, actions.first(action) % actions.CUBE
    mover = state.asked
    return spell_move(ground, state.track, mover, state.level[mover], True, stop, colour, actions.second(action))


def parse(ground: Ground, state: SteamState, text: str) -> int:
    words = text.split()
    word = words[0].lower() if words else ""
    if word in PLAIN_WORDS and len(words) == 1:
        return actions.simple(PLAIN_WORDS[word])
    if word in NUMBER_WORDS and len(words) == 2:
        return actions.simple(NUMBER_WORDS[word], whole(words[1]))
    if word in COUNTED_WORDS and len(words) == 2:
        return actions.simple(COUNTED_WORDS[word], counted(words[1]))
    if word == "take" and len(words) in (2, 3) and words[2:] in ([], ["pass"]):
        kind = actions.TAKE_NUMBER if words[2:] else actions.TAKE
        return actions.simple(kind, named(words[1], ACTION_NAMES, "action"))
    if word == "draw" and len(words) == 2:
        return actions.simple(actions.DRAW, named(words[1], COLOURS, "colour"))
    return parse_on_map(ground, state, words, word)


def parse_on_map(ground: Ground, state: SteamState, words: list[str], word: str) -> int:
    if word == "site" and len(words) == 2:
        return actions.simple(actions.SITE, parse_hex(ground.map, words[1]))
    if word == "lay" and len(words) in (3, 4):
        return actions.simple(actions.LAY, parse_tile(ground.map, state.site, words[1:]))
    if word == "connect" and len(words) == 3:
        return actions.simple(actions.CONNECT, parse_connection(ground, words[1], words[2]))
    if word == "urbanize" and len(words) == 3:
        return actions.urbanize(named(words[1], ground.names, "stop"), named(words[2], COLOURS, "colour"))
    if word == "grow" and len(words) == 2:
        return actions.simple(actions.GROW, named(words[1], ground.names, "stop"))
    if word == "move" and len(words) >= 4:
        mover = max(0, state.asked) % len(state.level)
        stop, colour, number = parse_move(ground, state.track, mover, state.level[mover], True, words[1:])
        return actions.move(stop, colour, number)
    raise NotationError("notation-no-action-steam", text=" ".join(words)[:40])
