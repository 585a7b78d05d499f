"""Victory cards of Steel & Steam in words: what a card asks for, from its conditions."""

from __future__ import annotations

from goldenspike.games.steel_and_steam.rules.board.board import Board
from goldenspike.games.steel_and_steam.rules.endings.victory import CONNECT, ENGINE, IN_MONEY, MEASURES, TOUR, Condition
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.games.steel_and_steam.rules.rules import ENGINES
from goldenspike.parts.bits import WORD_BITS, members
from goldenspike.text.speaker import Speaker, bundle


def card_text(speaker: Speaker, game: SteelAndSteam, card: int) -> str:
    """The card's name and all that it asks for."""
    name = named_or_own(speaker, "victory_card", game.deck.names[card])
    return speaker.text("labelled", label=name, value=asked_text(speaker, game, card))


def named_or_own(speaker: Speaker, kind: str, name: str) -> str:
    """A thing by the catalogue's word for it; a thing of a designer's own board by the name that it has there."""
    known = bundle(speaker.language, speaker.words).has_message(f"{kind}-{name}")
    return speaker.named(kind, name) if known else name.replace("_", " ")


def region_text(speaker: Speaker, board: Board, region: int) -> str:
    """A region of the standard board in the reader's language; one of a designer's own board by the name that it has there."""
    own, letters = board.region_names[region], board.regions[region]
    standard = Speaker(speaker.game, speaker.words, "en", [])
    return speaker.named("region", letters) if named_or_own(standard, "region", letters) == own else own


def asked_text(speaker: Speaker, game: SteelAndSteam, card: int) -> str:
    parts = [condition_text(speaker, game, condition) for condition in game.deck.cards[card].conditions]
    text = parts[0]
    for part in parts[1:]:
        text = speaker.text("measure-and", first=text, second=part)
    return text


def condition_text(speaker: Speaker, game: SteelAndSteam, condition: Condition) -> str:
    key = f"measure-{MEASURES[condition.measure]}"
    if condition.measure == TOUR:
        cities = members(condition.low) + [WORD_BITS + city for city in members(condition.high)]
        return speaker.text(key, places=", ".join(game.board.city_names[city].replace("_", " ") for city in cities))
    if condition.measure == CONNECT:
        one, other = (region_text(speaker, game.board, end) for end in (condition.low, condition.high))
        return speaker.text(key, one=one, other=other)
    if condition.measure == ENGINE:
        return speaker.text(key, engine=speaker.named("engine", ENGINES[condition.least]))
    least = speaker.parameter("money", condition.least) if condition.measure in IN_MONEY else condition.least
    return speaker.text(key, least=least)
