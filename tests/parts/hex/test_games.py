"""What may be said and asked in every game that is played on hexes."""

from __future__ import annotations

import pytest

from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import Log, NotationError, first_seat
from goldenspike.parts.hex.goods_rules import FAULTY
from goldenspike.shelf import BOXES
from goldenspike.text.speaker import error_text
from tests.parts.hex.careful_play import careful
from tests.parts.hex.games import HEX_GAMES, set_up, ways_to_play

WAYS = [(title, way, board) for title in HEX_GAMES for way in ways_to_play(title) for board in BOXES[title].offer.boards]
every_way = pytest.mark.parametrize(("title", "options", "board"), WAYS)


@every_way
def test_any_number_may_be_asked_about(title: str, options: str, board: str) -> None:
    game = set_up(title, options, board, 4)
    stream = Stream(5)
    state = game.start(Log())
    steps = 0
    while game.pending(state):
        seat = first_seat(game.pending(state))
        choices = game.choices(state, seat)
        steps += 1
        if steps % 5 == 0:
            for kind in range(24):
                for low in (0, 1, 5, 70, FAULTY, FAULTY + 6, FAULTY + 99):
                    action = kind * 2**48 + stream.below(90) * 8 * 2**32 * (kind % 2) + low
                    legal = any(choice.first <= action <= choice.last for choice in choices)
                    assert (game.check(state, seat, action) is None) == legal
        game.apply(state, seat, careful(choices, stream, seat), Log())


@pytest.mark.parametrize("title", HEX_GAMES)
@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("", "'' is no action; write bid DOLLARS, pass, "),
        ("x", "'x' is no action"),
        ("bid", "'bid' is no action"),
        ("bid x", "'x' is no whole number"),
        ("bid 1 2", "'bid 1 2' is no action"),
        ("seat 0", "people count from one"),
        ("draw pink", "there is no colour 'pink'"),
        ("connect Oz Boston", "there is no stop 'Oz'"),
        ("site Z99", "there is no hex 'Z99'; write the letter of its row"),
        ("lay A1 bent 1", "there is no tile 'bent 1'; faces are "),
        ("lay A1 sharp 7", "there is no tile 'sharp 7'"),
        ("move red", "'move red' is no action"),
        ("move red Boston New_York@7", "'7' is no side from 1 to 6"),
    ],
)
def test_words_that_spell_nothing_are_refused(title: str, words: str, message: str) -> None:
    game = BOXES[title].offer.set_up(3, {})
    with pytest.raises(NotationError) as caught:
        game.parse(game.start(Log()), words)
    assert message in error_text("en", caught.value, BOXES[title].words)
