"""What the rules page tells of Steam has the figures of the rules."""

from __future__ import annotations

from goldenspike.games.steam.rules import rules
from goldenspike.games.steam.rules.game import BASE, Steam
from goldenspike.games.steam.rules.offer import MAPS
from goldenspike.parts.hex.building import PAIR_COST, TOWN_COST
from goldenspike.parts.hex.grid import HILLS, PLAIN
from goldenspike.parts.hex.map import load_map
from goldenspike.parts.hex.tiles import EXIT_COUNT
from goldenspike.parts.hex.track import SURCHARGES
from tests.primers import primer_of

STRAIGHT = 1


def test_tables_have_the_figures_of_the_rules() -> None:
    actions, costs, turns = (table.rows for table in primer_of("steam").figures)
    assert [row[1].replace(" ", "_") for row in actions[1:]] == rules.ACTION_NAMES[1:]
    for action, row in enumerate(actions[1:], start=1):
        cost = rules.BASE_COSTS[action]
        assert row[3].startswith(f"${cost}" if cost else "free")
    assert [row[1] for row in costs[1:]] == [f"${cost}" for cost in (TOWN_COST, *SURCHARGES.values(), PAIR_COST)]
    assert dict(zip(map(int, turns[0][1:]), map(int, turns[1][1:]), strict=True)) == rules.TURNS_BY_PLAYERS


def test_a_tile_costs_what_table_and_example_say() -> None:
    hexmap = load_map(MAPS["eastern_us"])
    game = Steam(hexmap, 3, BASE)
    track = game.setup().track
    terrain = list(hexmap.terrain)
    plain, hills = (game.builder.rules.cost(track, terrain.index(kind), STRAIGHT) for kind in (PLAIN, HILLS))
    primer = primer_of("steam")
    assert EXIT_COUNT[STRAIGHT] == 2
    assert primer.figures[1].rows[0][1] == f"${plain // 2}"
    assert f"${hills} in all" in primer.examples[0].text
    assert f"keeps ${1 + rules.CAPITAL_STEP - hills}." in primer.examples[0].text
