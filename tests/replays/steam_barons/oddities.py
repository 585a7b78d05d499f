"""The recorded games of Steam Barons: what each of them shows."""

from __future__ import annotations

from goldenspike.games.steam_barons.rules import events
from tests.replays.played import Oddity, tells

SEEDS = range(400)
ODDITIES = {
    "greedy": Oddity(tells(events.BONUS_PAID), ["greedy"] * 3, {}, "northern_england", seeds=SEEDS),
    "bankrupt": Oddity(tells(events.WENT_BANKRUPT), ["greedy"] * 4, {}, "eastern_us", seeds=SEEDS),
    "nobody_bankrupt": Oddity(
        lambda played: not played.told(events.WENT_BANKRUPT), ["greedy"] * 2, {}, "northern_england", seeds=SEEDS
    ),
    "shared_victory": Oddity(
        lambda played: len(played.result().winners) > 1, ["random"] * 6, {}, "northern_england", seeds=SEEDS
    ),
    "no_bid": Oddity(tells(events.NO_BID), ["random"] * 2, {}, "eastern_us", seeds=SEEDS),
    "sealed_sales": Oddity(tells(events.SALE_SEALED), ["random"] * 5, {}, "northern_england", seeds=SEEDS),
    "companies_pass_by_themselves": Oddity(
        tells(events.GOODS_PASSED, events.WENT_BANKRUPT), ["greedy"] * 5, {}, "eastern_us", seeds=SEEDS
    ),
}
