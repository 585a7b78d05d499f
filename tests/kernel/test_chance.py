"""Dealer and Stream: the same seed deals the same, and every outcome comes up as often as its weight says."""

from __future__ import annotations

from collections import Counter

import pytest

from goldenspike.kernel.chance import Dealer, Stream
from goldenspike.kernel.core import Choice

CHOICES = [Choice(100, 100, 1), Choice(200, 203, 2), Choice(300, 300, 5)]


def test_a_stream_gives_the_same_numbers_for_the_same_seed() -> None:
    stream = Stream(42)
    assert [stream.below(1000) for _ in range(8)] == [360, 203, 544, 971, 618, 853, 481, 955]


@pytest.mark.parametrize("seed", [0, 1, 42, -1, -(2**40), 2**31, 2**40])
def test_a_stream_keeps_below_its_limit_and_repeats_itself(seed: int) -> None:
    numbers = [(limit, Stream(seed).below(limit)) for limit in (1, 2, 3, 1000, 2**30)]
    assert all(0 <= number < limit for limit, number in numbers)
    one, two = Stream(seed), Stream(seed)
    drawn = [one.below(6) for _ in range(200)]
    assert drawn == [two.below(6) for _ in range(200)]
    assert set(drawn) == set(range(6))


def test_streams_of_neighbouring_seeds_differ() -> None:
    drawn = [tuple(stream.below(1000) for _ in range(6)) for stream in map(Stream, range(100))]
    assert len(set(drawn)) == 100


def test_a_stream_picks_for_a_seat_evenly_among_choices_and_within_a_range() -> None:
    stream = Stream(3)
    seen = Counter(stream.pick(CHOICES) for _ in range(6000))
    assert set(seen) == {100, 200, 201, 202, 203, 300}
    assert all(1850 < seen[action] < 2150 for action in (100, 300))
    assert all(420 < seen[action] < 580 for action in range(200, 204))


def test_a_stream_draws_for_chance_by_weight_and_evenly_within_a_range() -> None:
    stream = Stream(3)
    seen = Counter(stream.draw(CHOICES) for _ in range(8000))
    assert set(seen) == {100, 200, 201, 202, 203, 300}
    assert 850 < seen[100] < 1150
    assert 4800 < seen[300] < 5200
    assert all(420 < seen[action] < 580 for action in range(200, 204))


def test_a_dealer_deals_the_same_for_the_same_seed_and_not_for_another() -> None:
    def dealt(seed: str) -> list[int]:
        dealer = Dealer(seed)
        return [dealer.deal(CHOICES) for _ in range(50)]

    assert dealt("a") == dealt("a")
    assert dealt("a") != dealt("b")


def test_a_dealer_deals_by_weight() -> None:
    dealer = Dealer("weights")
    seen = Counter(dealer.deal(CHOICES) for _ in range(4000))
    assert 400 < seen[100] < 600
    assert 2350 < seen[300] < 2650
    assert set(seen) == {100, 200, 201, 202, 203, 300}


def test_a_dealer_with_nothing_to_deal_says_so() -> None:
    with pytest.raises((ValueError, ZeroDivisionError)):
        Dealer("none").deal([])
