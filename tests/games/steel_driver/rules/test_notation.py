"""The notation of Steel Driver: what is read, what is written, and what spells no action at all."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goldenspike.games.steel_driver import BOX
from goldenspike.games.steel_driver.rules import actions
from goldenspike.games.steel_driver.rules.rules import COMPANIES
from goldenspike.kernel.core import NotationError
from goldenspike.text.speaker import LANGUAGES, error_text
from tests.games.steel_driver.scene import USA, Scene, building


@pytest.mark.parametrize(
    ("words", "action"),
    [
        ("auction red 3", actions.auction(0, 3)),
        ("auction black 999999999", actions.auction(5, actions.MOST)),
        ("bid 4", actions.bid(4)),
        ("bid 0", actions.bid(0)),
        ("pass", actions.pass_()),
        ("build Baltimore Pittsburgh", actions.build(USA.names.index("Baltimore"), USA.names.index("Pittsburgh"))),
        ("claim New_York", actions.claim(USA.names.index("New_York"))),
    ],
)
def test_each_action_has_one_spelling(words: str, action: int) -> None:
    scene = Scene(3)
    assert scene.game.parse(scene.state, words) == action
    assert scene.game.spell(scene.state, action) == words


@pytest.mark.parametrize("words", ["Auction RED 3", "  auction   red 03 ", "AUCTION Red 3"])
def test_capitals_and_spaces_do_not_matter(words: str) -> None:
    scene = Scene(3)
    assert scene.game.parse(scene.state, words) == actions.auction(0, 3)


@pytest.mark.parametrize("words", ["build baltimore PITTSBURGH", "Build Baltimore Pittsburgh"])
def test_names_are_read_in_any_case(words: str) -> None:
    scene = building({"red": 3})
    assert scene.game.spell(scene.state, scene.game.parse(scene.state, words)) == "build Baltimore Pittsburgh"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("", "'' is no action; write 'auction COMPANY CUBES'"),
        ("dance", "'dance' is no action"),
        ("auction red", "'auction red' is no action"),
        ("auction red 3 4", "is no action"),
        ("bid", "is no action"),
        ("bid 3 4", "is no action"),
        ("pass on", "is no action"),
        ("build Boston", "is no action"),
        ("claim", "is no action"),
        ("claim New York", "is no action"),
        ("auction pink 3", "there is no company 'pink'"),
        ("auction red three", "'three' is no number of cubes from 0 to 999,999,999"),
        ("auction red -1", "'-1' is no number of cubes"),
        ("auction red 3.5", "'3.5' is no number of cubes"),
        ("bid 1000000000", "'1000000000' is no number of cubes"),
        ("bid 1e3", "'1e3' is no number of cubes"),
        ("build Boston Atlantis", "there is no location 'Atlantis'"),
        ("claim Atlantis", "there is no location 'Atlantis'"),
        ("x" * 5000, "is no action"),
    ],
)
def test_words_that_spell_no_action_are_told(words: str, message: str) -> None:
    scene = Scene(3)
    with pytest.raises(NotationError) as caught:
        scene.game.parse(scene.state, words)
    assert message in error_text("en", caught.value, BOX.words)
    assert all(len(error_text(language, caught.value, BOX.words)) < 200 for language in LANGUAGES)


@given(st.text(st.characters(codec="utf-8"), max_size=60))
def test_any_words_spell_an_action_or_none(words: str) -> None:
    scene = Scene(3)
    try:
        action = scene.game.parse(scene.state, words)
    except NotationError:
        return
    assert scene.game.parse(scene.state, scene.game.spell(scene.state, action)) == action


def test_programmers_are_told_by_key_and_values() -> None:
    scene = Scene(3)
    with pytest.raises(NotationError) as caught:
        scene.game.parse(scene.state, "claim Atlantis")
    assert str(caught.value) == "notation-no-such-name: what=location, name=Atlantis"


def test_a_first_build_keeps_the_direction_in_which_it_is_written() -> None:
    scene = building({"red": 3})
    one, two = (scene.game.parse(scene.state, words) for words in ("build Boston New_York", "build New_York Boston"))
    assert one != two
    assert [scene.game.spell(scene.state, action) for action in (one, two)] == ["build Boston New_York", "build New_York Boston"]


def test_every_company_and_location_can_be_spelled() -> None:
    scene = Scene(3)
    for words in [f"auction {name} 1" for name in COMPANIES] + [f"claim {name}" for name in USA.names]:
        assert scene.game.spell(scene.state, scene.game.parse(scene.state, words)) == words
