"""The recorded games of Steam: what each of them shows."""

from __future__ import annotations

from goldenspike.games.steam.rules import events
from tests.replays.played import Oddity, tells

SEEDS = range(400)
ODDITIES = {
    "base_greedy": Oddity(lambda played: True, ["greedy"] * 3, {"rules": "base"}, "northern_england", seeds=SEEDS),
    "base_everybody_bankrupt": Oddity(
        lambda played: len(played.result().winners) > 1, ["random"] * 4, {"rules": "base"}, "eastern_us", seeds=SEEDS
    ),
    "base_new_city": Oddity(tells(events.URBANIZED), ["random"] * 6, {"rules": "base"}, "northern_england", seeds=SEEDS),
    "base_city_growth": Oddity(tells(events.CITY_GROWN), ["random"] * 5, {"rules": "base"}, "eastern_us", seeds=SEEDS),
    "base_links_lost": Oddity(
        tells(events.LINKS_LOST), ["greedy", "random", "random"], {"rules": "base"}, "eastern_us", seeds=SEEDS
    ),
    "base_cities_connected": Oddity(tells(events.CITIES_CONNECTED), ["random"] * 6, {"rules": "base"}, "eastern_us", seeds=SEEDS),
    "standard_greedy": Oddity(tells(events.DELIVERED), ["greedy"] * 3, {"rules": "standard"}, "eastern_us", seeds=SEEDS),
    "standard_stays_in": Oddity(tells(events.STAYS_IN), ["random"] * 5, {"rules": "standard"}, "northern_england", seeds=SEEDS),
    "standard_debt": Oddity(
        tells(events.DEBT_COVERED), ["greedy", "random", "random"], {"rules": "standard"}, "northern_england", seeds=SEEDS
    ),
    "standard_new_city": Oddity(tells(events.URBANIZED), ["random"] * 4, {"rules": "standard"}, "eastern_us", seeds=SEEDS),
    "standard_six_players": Oddity(tells(events.BID), ["random"] * 6, {"rules": "standard"}, "northern_england", seeds=SEEDS),
    "standard_improved": Oddity(tells(events.IMPROVED), ["random"] * 3, {"rules": "standard"}, "eastern_us", seeds=SEEDS),
    "standard_opening_bid_of_nothing": Oddity(
        lambda played: any(fact.values[1] == 0 for fact in played.told(events.BID)),
        ["random"] * 4,
        {"rules": "standard"},
        "eastern_us",
        seeds=SEEDS,
    ),
    "base_new_city_of_rules_2": Oddity(
        tells(events.URBANIZED), ["greedy", "random", "greedy"], {"rules": "base"}, "northern_england", seeds=SEEDS
    ),
}
