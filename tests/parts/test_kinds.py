"""Kinds of actions are found by number and by word."""

from __future__ import annotations

import pytest

from goldenspike.parts.kinds import NO_KIND, Kind, Kinds


def test_kinds_are_found_by_number_and_by_word_in_whatever_order_they_are_listed() -> None:
    kinds = Kinds([Kind(7, "bid", "company:company bid:cubes"), Kind(2, "pass")])
    assert (kinds.word(7), kinds.word(2)) == ("bid", "pass")
    assert (kinds.wording(7).key, kinds.wording(7).names) == ("choice-bid", ["company", "bid"])
    assert (kinds.named("pass"), kinds.named("bid"), kinds.named("build")) == (2, 7, NO_KIND)
    assert kinds.words == ["bid", "pass"]


@pytest.mark.parametrize("double", [Kind(7, "pass"), Kind(2, "bid"), Kind(NO_KIND, "pass")])
def test_every_kind_has_a_number_and_a_word_of_its_own(double: Kind) -> None:
    with pytest.raises(ValueError, match="of its own"):
        Kinds([Kind(7, "bid"), double])
