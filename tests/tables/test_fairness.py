"""The example of docs/fairness.md, which strangers write their verifiers by."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

from goldenspike.games.steam.rules.rules import BAG
from goldenspike.games.steel_and_steam.rules import actions
from goldenspike.games.steel_and_steam.rules.dice import ROLLS
from goldenspike.kernel.chance import Dealer
from goldenspike.kernel.core import Choice
from goldenspike.parts.hex.map import COLOURS
from goldenspike.tables.fairness import Part, commitment_to, seed_of

DOCUMENT = Path(__file__).parents[2] / "docs" / "fairness.md"
EXAMPLE = dict(re.findall(r"^(\w+) = (.+)$", DOCUMENT.read_text("utf-8"), re.MULTILINE))


def test_the_example_s_seed_follows_from_its_numbers() -> None:
    numbers = {1: EXAMPLE["seat_1"], 3: EXAMPLE["seat_3"]}
    parts = [Part(seat, EXAMPLE[f"seat_{seat}_commitment"], number) for seat, number in numbers.items()]
    assert [commitment_to(number) for number in numbers.values()] == [part.commitment for part in parts]
    assert commitment_to(EXAMPLE["server"]) == EXAMPLE["server_commitment"]
    untold = Part(2, commitment_to("never told"), None)
    assert seed_of(EXAMPLE["table"], EXAMPLE["server"], [parts[0], untold, parts[1]]) == EXAMPLE["seed"]
    assert seed_of(EXAMPLE["table"], EXAMPLE["server"], [untold]) == EXAMPLE["seed_of_the_server_alone"]


def test_the_example_s_outcomes_follow_from_its_seed() -> None:
    hashes = [hashlib.sha256(f"{EXAMPLE['seed']}/{draw}".encode()).hexdigest() for draw in (2, 3)]
    assert hashes == [EXAMPLE["move_1_first"], EXAMPLE["move_1_second"]]
    dealer = Dealer(EXAMPLE["seed"])
    dealer.go_to(1)
    assert (
        COLOURS[dealer.deal([Choice(colour, colour, count) for colour, count in enumerate(BAG)])]
        == EXAMPLE["move_1_from_a_full_bag"]
    )
    dealer.go_to(2)
    roll = dealer.deal(ROLLS)
    assert f"{actions.first(roll)} {actions.second(roll)}" == EXAMPLE["move_2_two_dice"]
