"""What stands on Steel & Steam's printed parts: the words of the catalogues with the figures of the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from goldenspike.games.steel_and_steam.card_words import asked_text
from goldenspike.games.steel_and_steam.rules import rules
from goldenspike.games.steel_and_steam.rules.board.board import DIRECTORY, Board
from goldenspike.games.steel_and_steam.rules.endings.victory import VICTORY, load_victory_deck
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.games.steel_and_steam.rules.options import Options
from goldenspike.games.steel_and_steam.rules.rules import CHANGE_TABLE, CONDITIONS, ENGINES, FEWEST_PLAYERS
from goldenspike.text.drawn import DrawnWords
from goldenspike.text.speaker import Speaker

CATALOGUES: Final = Path(__file__).parents[1] / "words"
Table = list[tuple[str, ...]]

TURN: Final = ["before", "move", "dump", "arrive", "business", "repair", "depart", "pay", "anytime"]
EXPANSION: Final = 0
ESTABLISHED: Final = 1
BENEFITS: Final = ["none", "partial", "full"]


class Words:
    """The words of the printed parts in one language."""

    def __init__(self, board: Board, language: str) -> None:
        game = SteelAndSteam(board, load_victory_deck(board, DIRECTORY / VICTORY), FEWEST_PLAYERS, Options({}))
        self.game: Final = game
        self.speaker: Final = Speaker(game, CATALOGUES, language, [])

    def __call__(self, key: str, /, **values: object) -> str:
        return self.speaker.text(f"print-{key}", **values)

    def title(self) -> str:
        return self.speaker.text("draw-title")

    def on_drawings(self) -> DrawnWords:
        return DrawnWords(CATALOGUES, self.speaker.language)

    def drawn(self, key: str) -> str:
        """A word on the board."""
        return self.speaker.text(f"draw-{key}")

    def money(self, amount: int) -> str:
        """An amount with hard spaces, so that no line breaks in it. The standard fonts have no narrow space."""
        return self.speaker.text("money", amount=amount).replace("\u202f", "\xa0").replace(" ", "\xa0")

    def area(self, name: str) -> str:
        return self.speaker.named("area", name)

    def region(self, name: str) -> str:
        return self.speaker.named("region", name)

    def victory_card(self, card: int) -> tuple[str, str, str]:
        """Its name, what it asks for, and for how many players it is, if not for any number."""
        names, fewest = self.game.deck.names, self.game.deck.cards[card].fewest
        limit = self("players-or-more", players=fewest) if fewest > FEWEST_PLAYERS else ""
        asked = asked_text(self.speaker, self.game, card).replace("\u202f", "\xa0")
        return self.speaker.named("victory_card", names[card]), asked, limit

    def turn(self) -> Table:
        figures = {
            "enter": rules.ENTER_COST,
            "ferry": rules.FERRY_COST,
            "yard": self.money(rules.YARD_COST),
            "repair": rules.REPAIR_COST,
            "own": rules.YARD_REPAIR_COST,
            "broken": rules.BROKEN_DOWN,
        }
        return [(self(f"turn-{key}"), self(f"turn-{key}-how", **figures)) for key in TURN]

    def fees(self) -> Table:
        flat = self("fee-flat-how", fee=self.money(rules.FLAT_FEE))
        rows = [(self("owner"), self("expansion"), self("established")), (self("fee-flat"), flat, flat)]
        rows.append((self("fee-other"), self._other_fee(EXPANSION), self._other_fee(ESTABLISHED)))
        rows.append((self("fee-mortgaged"), self._mortgaged_fee(EXPANSION), self._mortgaged_fee(ESTABLISHED)))
        return list(rows)

    def _other_fee(self, schedule: int) -> str:
        more = self.money(rules.ADDITIONAL_FEE[schedule])
        return self("fee-other-how", fee=self.money(rules.OTHER_FEE[schedule]), more=more)

    def _mortgaged_fee(self, schedule: int) -> str:
        fee = rules.MORTGAGED_FEE[schedule]
        owner = fee // rules.OWNER_THIRD
        return self("fee-mortgaged-how", fee=self.money(fee), owner=self.money(owner), bank=self.money(fee - owner))

    def ends(self) -> Table:
        targets = [self("target", worth=self.money(worth), players=players) for players, worth in rules.NET_WORTH_TARGET.items()]
        return [
            (self("end-short"), self("end-short-how")),
            (self("end-long"), self("end-long-how", targets=", ".join(targets))),
            (self("end-cards"), self("end-cards-how", swap=self.money(rules.SWAP_COST))),
        ]

    def locomotives(self) -> Table:
        rows: Table = [("", *ENGINES)]
        for key, figures in (("normal", rules.NORMAL), ("breakdown", rules.BREAKDOWN)):
            rows.append((self(key), *[str(figure) for figure in figures]))
        for key, figures in (("full", rules.FULL_BENEFIT), ("partial", rules.PARTIAL_BENEFIT)):
            rows.append((self(key), *[f"+{figure}" for figure in figures]))
        rows.append((self("base"), *[str(figure) for figure in rules.BASE_LEVEL]))
        rows.append((self("cost"), *[self.money(figure) if figure else "" for figure in rules.UPGRADE_COST]))
        return rows

    def highballing(self) -> Table:
        """Results with the same wear and benefit stand on one line."""
        rows: Table = [(self("roll"), self("change"), self("benefit")), (self("below", least=0), "B!", self("no-move"))]
        first, last = 0, len(rules.WEAR) - 1
        for result in range(last + 1):
            if result == last or effect(result) != effect(result + 1):
                span = str(first) if first == result else f"{first} - {result}"
                said = self("and-up", least=first) if result == last else span
                rows.append((said, f"+{rules.WEAR[result]}", self(BENEFITS[effect(result)[1]]).lower()))
                first = result + 1
        return rows

    def economy(self) -> Table:
        return [(self.drawn(CONDITIONS[now]), self._changes(now)) for now in reversed(range(len(CONDITIONS)))]

    def _changes(self, now: int) -> str:
        """Which doubles lead where, as `1-4 Normal, 5 stays`."""
        said: list[str] = []
        first = 1
        after = CHANGE_TABLE[now]
        for doubles in range(1, len(after)):
            if doubles + 1 == len(after) or after[doubles] != after[doubles + 1]:
                span = str(first) if first == doubles else f"{first}-{doubles}"
                where = self("stays") if after[doubles] == now else self.drawn(CONDITIONS[after[doubles]])
                said.append(f"{span} {where}")
                first = doubles + 1
        return ", ".join(said)

    def economy_how(self) -> str:
        step, band, bust = self.money(rules.ADJUSTMENT), self.money(rules.PAYOFF_BAND), self.money(rules.BUST_FEE)
        return self("economy-how", step=step, band=band, bust=bust)


def effect(result: int) -> tuple[int, int]:
    """What a highballing result does: wear, and which benefit."""
    benefit = 0 if result == rules.NO_BENEFIT_RESULT else 1 if result <= rules.LAST_PARTIAL_RESULT else 2
    return int(rules.WEAR[result]), benefit
