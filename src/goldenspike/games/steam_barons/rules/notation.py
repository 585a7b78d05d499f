"""The notation of Steam Barons: `bid 6`, `buy 2`, `site H7`, `lay H7 gentle 2`, `move red Leeds York Hull`, `sell orange 1`."""

from __future__ import annotations

from typing import Final

from goldenspike.games.steam_barons.rules import actions
from goldenspike.games.steam_barons.rules.phase3_move_goods import ANY_NUMBER, SHARING
from goldenspike.games.steam_barons.rules.rules import COMPANIES, COMPANY_COUNT
from goldenspike.games.steam_barons.rules.state import BaronsState
from goldenspike.kernel.core import NotationError
from goldenspike.kernel.ints import i64
from goldenspike.parts.hex.map import COLOURS
from goldenspike.parts.hex.track import Ground
from goldenspike.parts.hex.words import NO_ACTION, HexWords, named, parse_move, spell_move, whole

WORDS: Final = HexWords(
    actions.KINDS,
    plain=[actions.PASS, actions.DONE],
    numbered=[actions.BID, actions.BUY],
    counted=[actions.SEAT],
    named={actions.COMPANY: COMPANIES, actions.DRAW: COLOURS},
)


def spell(ground: Ground, state: BaronsState, action: i64) -> str:
    kind, value = actions.kind(action), actions.second(action)
    if kind == actions.MOVE:
        return spell_move(ground, state.track, state.order[state.place], ANY_NUMBER, SHARING, action)
    if kind == actions.SELL:
        return f"sell {COMPANIES[actions.first(action)]} {value}"
    return WORDS.spell(ground, state.site, kind, value)


def parse(ground: Ground, state: BaronsState, text: str) -> int:
    words = text.split()
    action = WORDS.parse(ground, state.site, words)
    return parse_longer(ground, state, words) if action == NO_ACTION else action


def parse_longer(ground: Ground, state: BaronsState, words: list[str]) -> int:
    word = words[0].lower() if words else ""
    if word == "sell" and len(words) == 3:
        return actions.sell(named(words[1], COMPANIES, "company"), whole(words[2]))
    if word == "move" and len(words) >= 4:
        company = state.order[min(max(0, state.place), COMPANY_COUNT - 1)]
        stop, colour, number = parse_move(ground, state.track, company, ANY_NUMBER, SHARING, words[1:])
        return actions.move(stop, colour, number)
    raise NotationError("notation-no-action-steam_barons", text=" ".join(words)[:40])
