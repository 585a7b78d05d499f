"""Guests, bots and seats without a name are called something in every language; chosen names stay as they are."""

from __future__ import annotations

import pytest

from goldenspike.cli.records import speaker_of
from goldenspike.shelf import BOXES, offer_of
from goldenspike.tables.opening import seated
from goldenspike.tables.shown_names import bot_name, guest_name, name_shown, seat_shown
from goldenspike.tables.stored import BOT, FREE, PERSON, Seat, User
from goldenspike.text.speaker import LANGUAGES

CALLED = {
    "en": ["Guest 1234", "Guest 1234 2", "Greedy", "Greedy 2", "Player 5"],
    "fr": ["Invité 1234", "Invité 1234 2", "Avide", "Avide 2", "Joueur 5"],
    "de": ["Gast 1234", "Gast 1234 2", "Gierig", "Gierig 2", "Person 5"],
}
WISHES = [(kind, None, None) for kind in ("me", "hotseat", "bot", "bot", "open")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_chosen_no_name_has_one_in_every_language(language: str) -> None:
    guest = User("ada", guest_name(1234), language)
    seats = seated("steel_driver", guest, [(kind, "greedy" if kind == "bot" else None, name) for kind, _, name in WISHES])
    assert [seat_shown(seat, "steel_driver", language) for seat in seats] == CALLED[language]


def test_a_chosen_name_is_left_alone() -> None:
    assert name_shown("Ada 1234", "de") == name_shown("Ada 1234", "en") == "Ada 1234"
    assert name_shown("Guest of honour", "fr") == "Guest of honour"
    assert seat_shown(Seat(1, BOT, None, "greedy", "Zimt"), "steel_driver", "de") == "Zimt"
    assert seat_shown(Seat(1, PERSON, "ada", None, "Greedy"), "steel_driver", "de") == "Greedy"


def test_a_bot_that_nobody_knows_any_more_keeps_its_name() -> None:
    assert seat_shown(Seat(0, BOT, None, "old_bot", bot_name("old_bot")), "steel_driver", "de") == "Old bot"
    assert seat_shown(Seat(0, BOT, None, "greedy", bot_name("greedy")), "a_game_of_yore", "de") == "Gierig"
    assert seat_shown(Seat(0, FREE, None, None, ""), "a_game_of_yore", "fr") == "Joueur 1"


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Ann Lee 1", "Greedy 2", "Player 3"]),
        ("fr", ["Ann Lee 1", "Avide 2", "Joueur 3"]),
        ("de", ["Ann Lee 1", "Gierig 2", "Person 3"]),
    ],
)
def test_the_seats_of_a_record_are_named_in_every_language(language: str, names: list[str]) -> None:
    game = offer_of("steel_driver").set_up(3, {})
    assert speaker_of(game, language, ["Ann_Lee", "bot:greedy"]).seats == names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_word(language: str) -> None:
    for name, box in BOXES.items():
        shown = {seat_shown(Seat(0, BOT, None, bot, bot_name(bot)), name, language) for bot in box.bots}
        assert len(shown) == len(box.bots)
        assert language == "en" or shown.isdisjoint(map(bot_name, box.bots)), shown
