"""The notation of Steam Barons: `bid 6`, `buy 2`, `site H7`, `lay H7 gentle 2`, `move red Leeds York Hull`, `sell orange 1`."""

from __future__ import annotations

from typing import Final

from goldenspike.games.steam_barons.rules import actions
from goldenspike.games.steam_barons.rules.phase3_move_goods import ANY_NUMBER
from goldenspike.games.steam_barons.rules.rules import COMPANIES, COMPANY_COUNT
from goldenspike.games.steam_barons.rules.state import BaronsState
from goldenspike.kernel.core import NotationError
from goldenspike.kernel.ints import i64
from goldenspike.parts.hex.map import COLOURS
from goldenspike.parts.hex.tiles import SIDES, tile_name
from goldenspike.parts.hex.track import Ground
from goldenspike.parts.hex.words import counted, named, parse_connection, parse_hex, parse_move, parse_tile, spell_move, whole

PLAIN_WORDS: Final = {"pass": actions.PASS, "done": actions.DONE}
NUMBER_WORDS: Final = {"bid": actions.BID, "buy": actions.BUY}


def spell(ground: Ground, state: BaronsState, action: i64) -> str:
    kind, value = actions.kind(action), actions.second(action)
    for word, plain in PLAIN_WORDS.items():
        if kind == plain:
            return word
    for word, numbered in NUMBER_WORDS.items():
        if kind == numbered:
            return f"{word} {value}"
    if kind == actions.SELL:
        return f"sell {COMPANIES[actions.first(action)]} {value}"
    if kind in (actions.DRAW, actions.SEAT, actions.COMPANY):
        return spell_chance(kind, value)
    return spell_on_map(ground, state, action)


def spell_chance(kind: i64, value: i64) -> str:
    if kind == actions.DRAW:
        return f"draw {COLOURS[value]}"
    return f"company {COMPANIES[value]}" if kind == actions.COMPANY else f"seat {value + 1}"


def spell_on_map(ground: Ground, state: BaronsState, action: i64) -> str:
    kind, value = actions.kind(action), actions.second(action)
    if kind == actions.SITE:
        return f"site {ground.map.hex_label(value)}"
    if kind == actions.LAY:
        return f"lay {ground.map.hex_label(state.site)} {tile_name(value)}"
    if kind == actions.CONNECT:
        return f"connect {ground.names[ground.pair_a[value] // SIDES]} {ground.names[ground.pair_b[value] // SIDES]}"
    stop, colour = actions.first(action) // actions.CUBE, actions.first(action) % actions.CUBE
    return spell_move(ground, state.track, state.order[state.place], ANY_NUMBER, False, stop, colour, value)


def parse(ground: Ground, state: BaronsState, text: str) -> int:
    words = text.split()
    word = words[0].lower() if words else ""
    if word in PLAIN_WORDS and len(words) == 1:
        return actions.simple(PLAIN_WORDS[word])
    if word in NUMBER_WORDS and len(words) == 2:
        return actions.simple(NUMBER_WORDS[word], whole(words[1]))
    if word == "seat" and len(words) == 2:
        return actions.simple(actions.SEAT, counted(words[1]))
    if word == "company" and len(words) == 2:
        return actions.simple(actions.COMPANY, named(words[1], COMPANIES, "company"))
    if word == "draw" and len(words) == 2:
        return actions.simple(actions.DRAW, named(words[1], COLOURS, "colour"))
    return parse_longer(ground, state, words, word)


def parse_longer(ground: Ground, state: BaronsState, words: list[str], word: str) -> int:
    if word == "sell" and len(words) == 3:
        return actions.sell(named(words[1], COMPANIES, "company"), whole(words[2]))
    if word == "site" and len(words) == 2:
        return actions.simple(actions.SITE, parse_hex(ground.map, words[1]))
    if word == "lay" and len(words) in (3, 4):
        return actions.simple(actions.LAY, parse_tile(ground.map, state.site, words[1:]))
    if word == "connect" and len(words) == 3:
        return actions.simple(actions.CONNECT, parse_connection(ground, words[1], words[2]))
    if word == "move" and len(words) >= 4:
        company = state.order[min(max(0, state.place), COMPANY_COUNT - 1)]
        stop, colour, number = parse_move(ground, state.track, company, ANY_NUMBER, False, words[1:])
        return actions.move(stop, colour, number)
    raise NotationError("notation-no-action-steam_barons", text=" ".join(words)[:40])
