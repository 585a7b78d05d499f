"""How choices, places, seats and money of Steel Driver are said."""

from __future__ import annotations

import pytest

from goldenspike.games.steel_driver import BOX
from goldenspike.games.steel_driver.rules.rules import COLOURS, COMPANIES
from goldenspike.kernel.core import CHANCE, Choice
from goldenspike.text.speaker import LANGUAGES, bundle
from tests.games.steel_driver.scene import Scene

NAMES = ["Ann", "Bea", "Cy", "Di", "Eve", "Flo"]


def test_a_range_is_told_by_its_ends_and_a_single_bid_by_itself() -> None:
    scene = Scene(3)
    speaker = BOX.speaker(scene.game, "en", NAMES)
    scene.does("1 auction green 1")
    low, high = scene.game.parse(scene.state, "bid 2"), scene.game.parse(scene.state, "bid 7")
    assert speaker.choice(scene.state, Choice(low, high)) == "Bid 2 to 7 cubes for Green"
    assert speaker.choice(scene.state, Choice(low, low)) == "Bid 2 cubes for Green"
    assert speaker.choice(scene.state, Choice(low - 1, low - 1)) == "Bid 1 cube for Green"


def test_names_of_places_lose_their_underscores_and_seats_take_their_players_names() -> None:
    speaker = BOX.speaker(Scene(3).game, "de", NAMES)
    assert speaker.named("location", "New_York") == "New York"
    assert (speaker.seat(1), speaker.seat(CHANCE)) == ("Bea", speaker.text("chance"))


@pytest.mark.parametrize(("language", "spoken"), [("en", "$1,410"), ("fr", "1\u202f410"), ("de", "1.410")])
def test_money_is_written_as_the_language_writes_numbers(language: str, spoken: str) -> None:
    speaker = BOX.speaker(Scene(3).game, language, NAMES)
    assert spoken in str(speaker.parameter("money", 1410))


@pytest.mark.parametrize("language", LANGUAGES)
def test_companies_and_colours_have_names(language: str) -> None:
    catalogue = bundle(language, BOX.words)
    assert all(catalogue.has_message(f"company-{name}") for name in COMPANIES)
    assert all(catalogue.has_message(f"colour-{name}") for name in COLOURS)
