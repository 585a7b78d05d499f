"""What stands on Steel & Steam's printed parts: the words of the catalogues with the figures of the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Final, cast

from goldenspike.games.steel_and_steam.card_words import asked_text, named_or_own, region_text
from goldenspike.games.steel_and_steam.rules import rules
from goldenspike.games.steel_and_steam.rules.board.board import Board
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.games.steel_and_steam.rules.offer import SteelAndSteamOffer
from goldenspike.games.steel_and_steam.rules.rules import CHANGE_TABLE, CONDITIONS, ENGINES, FEWEST_PLAYERS
from goldenspike.printing.sheet import plain
from goldenspike.printing.words import KitWords, Table
from goldenspike.text.speaker import Speaker

CATALOGUES: Final = Path(__file__).parents[1] / "words"

TURN: Final = ["before", "move", "dump", "arrive", "business", "repair", "depart", "pay", "anytime"]
EXPANSION: Final = 0
ESTABLISHED: Final = 1
BENEFITS: Final = ["none", "partial", "full"]


def words_of(board: Path | None, language: str) -> Words:
    """The words for a board, the standard one if none is named; raises `BoardError`, or `OSError` if it cannot be read."""
    game = SteelAndSteamOffer().set_up(FEWEST_PLAYERS, {}, board)
    return Words(cast(SteelAndSteam, game), language)


class Words(KitWords):
    """The words of the printed parts in one language, for one board with its victory deck."""

    def __init__(self, game: SteelAndSteam, language: str) -> None:
        super().__init__(Speaker(game, CATALOGUES, language, []), SteelAndSteamOffer().title)
        self.steel_and_steam: Final = game
        self.board: Final[Board] = game.board
        self.deck: Final = game.deck

    def drawn(self, key: str) -> str:
        """A word on the board."""
        return self.text(f"draw-{key}")

    def area(self, name: str) -> str:
        return plain(named_or_own(self.speaker, "area", name))

    def region(self, region: int) -> str:
        return plain(region_text(self.speaker, self.board, region))

    def victory_card(self, card: int) -> tuple[str, str, str]:
        """Its name, what it asks for as a sentence, and for how many players it is, if not for any number."""
        fewest = self.deck.cards[card].fewest
        limit = self("players-or-more", players=fewest) if fewest > FEWEST_PLAYERS else ""
        asked = plain(asked_text(self.speaker, self.steel_and_steam, card))
        return plain(named_or_own(self.speaker, "victory_card", self.deck.names[card])), f"{asked[0].upper()}{asked[1:]}.", limit

    def turn(self) -> Table:
        figures = {
            "enter": rules.ENTER_COST,
            "ferry": rules.FERRY_COST,
            "yard": self.money(rules.YARD_COST),
            "repair": rules.REPAIR_COST,
            "own": rules.YARD_REPAIR_COST,
            "broken": rules.BROKEN_DOWN,
        }
        return self.each("turn", TURN, **figures)

    def fees(self) -> Table:
        flat = self("fee-flat-how", fee=self.money(rules.FLAT_FEE))
        rows = [(self("owner"), self("expansion"), self("established")), (self("fee-flat"), flat, flat)]
        rows.append((self("fee-other"), self._other_fee(EXPANSION), self._other_fee(ESTABLISHED)))
        rows.append((self("fee-mortgaged"), self._mortgaged_fee(EXPANSION), self._mortgaged_fee(ESTABLISHED)))
        return list(rows)

    def more_fees(self) -> Table:
        more, later = (self.money(rules.ADDITIONAL_FEE[schedule]) for schedule in (EXPANSION, ESTABLISHED))
        return self.each("fee", ["extra", "station", "debt"], more=more, later=later)

    def grandfathering(self) -> Table:
        return self.each("old", ["bought", "free", "normal", "end"], fee=self.money(rules.FLAT_FEE))

    def options(self) -> Table:
        figures = {"bust": self.money(rules.BUST_FEE), "yard": self.money(rules.YARD_COST), "own": rules.YARD_REPAIR_COST}
        return self.each("option", ["economy", "bust", "depression", "yards", "barrelhead"], **figures)

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

    def economy_table(self) -> Table:
        """Every condition with the doubles that end it and what it does; the Great Depression last."""
        rows: Table = [(self("condition"), self("doubles"), self("effect"))]
        for now in reversed(range(len(CONDITIONS))):
            rows.append((self.drawn(CONDITIONS[now]), self._changes(now), self.economy_box(CONDITIONS[now])))
        return [*rows, (self.drawn("depression"), f"1-6 {self.drawn(CONDITIONS[0])}", self.economy_box("depression"))]

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

    def economy_box(self, condition: str) -> str:
        """What a condition does to payoffs and fees."""
        step, band, double = self.money(rules.ADJUSTMENT), self.money(rules.PAYOFF_BAND), self.money(2 * rules.PAYOFF_BAND)
        return self(f"economy-{condition}", step=step, band=band, double=double, bust=self.money(rules.BUST_FEE))


def effect(result: int) -> tuple[int, int]:
    """What a highballing result does: wear, and which benefit."""
    benefit = 0 if result == rules.NO_BENEFIT_RESULT else 1 if result <= rules.LAST_PARTIAL_RESULT else 2
    return int(rules.WEAR[result]), benefit
