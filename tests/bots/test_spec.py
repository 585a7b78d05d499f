"""Bots with options: read in one place, for commands and for the seats of records."""

from __future__ import annotations

import pytest

from goldenspike.bots.random_bot import RandomBot
from goldenspike.bots.spec import Spec, made, options_of, split_specs
from goldenspike.bots.uct import Uct
from goldenspike.kernel.record import dumps, header_of
from goldenspike.parts.offer import SetupError
from goldenspike.shelf import BOXES
from goldenspike.tables.bots import bots_for
from goldenspike.tables.records import imported
from goldenspike.tables.stored import User

BOX = BOXES["steel_driver"]
GAME = BOX.offer.set_up(3, {})


def test_a_spec_is_a_name_and_numbers() -> None:
    spec = Spec("strong:seconds=0.5:cores=2")
    assert (spec.name, spec.options) == ("strong", {"seconds": 0.5, "cores": 2})
    assert [type(value) for value in spec.options.values()] == [float, int]
    assert Spec(r"C:\bots\mine.py:depth=3").name == r"C:\bots\mine.py"
    assert split_specs("greedy, uct:simulations=5,./a.py") == ["greedy", "uct:simulations=5", "./a.py"]


def test_options_are_what_a_maker_takes_beyond_game_and_seed() -> None:
    assert [option.name for option in options_of(Uct)] == ["simulations"]
    assert options_of(RandomBot) == []
    bot = BOX.bot("uct:simulations=3", GAME, 1)
    assert isinstance(bot, Uct)
    assert bot.simulations == 3


@pytest.mark.parametrize(
    ("spec", "error"),
    [
        ("uct:depth=3", "setup-no-such-bot-option: bot=uct, option=depth, known=simulations"),
        ("random:depth=3", "setup-no-such-bot-option: bot=random, option=depth, known=none"),
        ("uct:simulations=2.5", "setup-bot-option-whole"),
        ("uct:simulations=-2", "setup-bot-option-number"),
        ("uct:simulations=", "setup-bot-option-number"),
        ("uct:=2", "setup-bot-option-number"),
        ("uct:simulations=2:simulations=3", "setup-option-twice"),
        ("uct:fast", "setup-no-such-bot: name=uct:fast"),
    ],
)
def test_what_is_no_option_is_refused(spec: str, error: str) -> None:
    with pytest.raises(SetupError, match=error):
        made(Spec(spec), BOX.bots, GAME, 0)


def test_the_server_seats_the_plain_bot_where_a_record_names_options() -> None:
    seats = ["bot:uct:simulations=100000", "bot:./mine.py", "bot:greedy"]
    header, _, _ = imported(dumps(GAME, header_of(GAME, seats), [], {}), User("u", "Ann", "en"), "en")
    assert [seat.bot for seat in header.seats] == ["uct", None, "greedy"]
    assert not any(":" in name for name in bots_for("steel_driver"))
