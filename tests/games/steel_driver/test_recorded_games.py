"""The recorded games of Steel Driver, looked at more closely."""

from __future__ import annotations

import pytest

from goldenspike.games.steel_driver.rules import events
from goldenspike.games.steel_driver.rules.phase6_final_profit import goods_controlled
from tests.replays.played import Played, oddities, played, record_of
from tests.replays.steel_driver.oddities import fewest_companies, level, shares_of


def read(name: str) -> Played:
    return played("steel_driver", name)


@pytest.mark.parametrize("name", list(oddities("steel_driver")))
def test_a_record_marks_each_of_the_five_turns(name: str) -> None:
    assert record_of("steel_driver", name).read_text().count("\n= ") == 5


def test_the_tie_was_broken_by_goods_and_the_shared_victory_was_level_in_them() -> None:
    broken, shared = read("tie_broken_by_goods"), read("shared_victory")
    (winner,) = broken.result().winners
    rivals = [seat for seat in level(broken) if seat != winner]
    assert all(goods_controlled(broken.state, winner) > goods_controlled(broken.state, seat) for seat in rivals)
    assert len({goods_controlled(shared.state, seat) for seat in shared.result().winners}) == 1


def test_the_link_by_one_company_paid_it_alone() -> None:
    game = read("link_by_one_company")
    assert len(game.told(events.LINK_COMPLETED)) == 1
    assert fewest_companies(game) == 1


def test_a_company_never_sold_has_no_controller_and_no_goods() -> None:
    game = read("company_never_sold")
    unsold = [company for company in range(6) if not shares_of(game, company)]
    assert unsold
    for company in unsold:
        assert game.state.controller[company] == -1
        assert sum(list(game.state.claimed)[company * 5 : company * 5 + 5]) == 0
