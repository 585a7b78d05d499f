"""Victory cards of Steel & Steam in words: what a card asks for, from its conditions."""

from __future__ import annotations

from goldenspike.games.steel_and_steam.rules.endings.victory import CONNECT, ENGINE, IN_MONEY, MEASURES, TOUR, Condition
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.games.steel_and_steam.rules.rules import ENGINES
from goldenspike.parts.bits import WORD_BITS, members
from goldenspike.text.speaker import Speaker


def card_text(speaker: Speaker, game: SteelAndSteam, card: int) -> str:
    """The card's name and all that it asks for."""
    name = speaker.named("victory_card", game.deck.names[card])
    return speaker.text("labelled", label=name, value=asked_text(speaker, game, card))


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
        one, other = (speaker.named("region", game.board.regions[end]) for end in (condition.low, condition.high))
        return speaker.text(key, one=one, other=other)
    if condition.measure == ENGINE:
        return speaker.text(key, engine=speaker.named("engine", ENGINES[condition.least]))
    least = speaker.parameter("money", condition.least) if condition.measure in IN_MONEY else condition.least
    return speaker.text(key, least=least)
