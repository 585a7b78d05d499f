"""Who gained what, as recap and moments tell it, is what the positions of recorded games say."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.hands import RECORDS, turn_to

COMPARE = """async ({ id, game, most }) => {
  const { gamePage } = await import("/static/js/games.js");
  const page = await gamePage(game);
  const view = await (await fetch(`/api/tables/${id}`)).json();
  const log = [...view.log];
  for (let earlier = view.earlier; earlier; ) {
    const before = await (await fetch(`/api/tables/${id}/log?before=${earlier + 1}`)).json();
    log.unshift(...before.log);
    earlier = before.earlier;
  }
  const money = (gain) => gain.seat && gain.show(0).includes("$");
  const wrong = [];
  let told = 0;
  let cash = null;
  for (let after = 0; after < Math.min(view.seq, most); after += 24) {
    const steps = await (await fetch(`/api/tables/${id}/steps?after=${after}`)).json();
    for (const { seq, position } of steps) {
      const now = position.seats.map((seat) => seat.cash);
      const line = log[seq - 1];
      const gains = cash && line ? line.facts.flatMap((fact) => page.gains(fact, line, { ...view, log })).filter(money) : [];
      if (cash && seq > after) {
        const of = (place) => gains.filter(({ seat }) => seat === place + 1).map(({ amount }) => amount);
        const gained = now.map((_, place) => of(place).reduce((sum, amount) => sum + amount, 0));
        told += gains.length;
        const same = now.every((amount, place) => amount - cash[place] === gained[place]);
        if (!same) wrong.push([seq, now.map((amount, place) => amount - cash[place]), gained, line.facts.map(({ key }) => key)]);
      }
      cash = now;
    }
  }
  return { wrong, told };
}"""


RECORDED = {
    "steel_driver/greedy_bots": 1000,
    "steam/base_greedy": 1000,
    "steam/standard_debt": 1000,
    "steam_barons/greedy": 1000,
    "steel_and_steam/takeover": 300,
    "steel_and_steam/barrelhead": 300,
}
"""The games that are looked at, and at most how many lines of each."""


def test_the_gains_of_every_line_are_the_change_of_everybodys_cash(server, visit):
    page: Page = visit()
    for record, most in RECORDED.items():
        made = page.request.post(f"{server.base}/api/records", data=(RECORDS / f"{record}.record").read_text())
        assert made.ok, made.text()
        turn_to(page, f"{server.base}/t/{made.json()['id']}")
        page.wait_for_selector("[data-test=log]")
        game = record.split("/", maxsplit=1)[0]
        answer = page.evaluate(COMPARE, {"id": made.json()["id"], "game": game, "most": most})
        assert answer["wrong"] == [], record
        assert answer["told"] > 10, record
