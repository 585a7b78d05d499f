"""The odds of victory cards: how often and how soon each one wins, over many games between bots [31]."""

from __future__ import annotations

from statistics import mean
from typing import Final

from rich.console import Console

from goldenspike.draw.svg import element, line, rectangle, text
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.games.steel_and_steam.rules.options import EXPERIMENTAL
from goldenspike.games.steel_and_steam.rules.state import NOBODY, NOTHING, SteelAndSteamState
from goldenspike.parts.offer import SetupError
from goldenspike.terminal.grid import add_columns, new_grid
from goldenspike.terminal.intervals import interval

FAIR: Final = 2.0
"""A card whose chance differs from the mean by more than this factor is to be tuned."""


class CardOdds:
    """How often one card was held at the end of a game, and in which rounds it won."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.held = 0
        self.rounds: Final[list[float]] = []

    def chance(self) -> float:
        return len(self.rounds) / self.held if self.held else 0.0

    def mean_round(self) -> float:
        return mean(self.rounds) if self.rounds else 0.0


class Measured:
    """The odds of every card in the deck; each game adds to them."""

    def __init__(self, game: SteelAndSteam) -> None:
        self.game: Final = game
        self.cards: Final = {
            number: CardOdds(card.name) for number, card in enumerate(game.deck.cards) if card.fewest <= game.players
        }
        self.games = 0
        self.unfinished = 0

    def add(self, state: SteelAndSteamState) -> None:
        self.games += 1
        self.unfinished += state.winner == NOBODY
        for seat, card in enumerate(state.victory_card):
            if card != NOTHING:
                self.cards[card].held += 1
                if seat == state.winner:
                    self.cards[card].rounds.append(state.turn / self.game.players)

    def mean_chance(self) -> float:
        held = sum(card.held for card in self.cards.values())
        return sum(len(card.rounds) for card in self.cards.values()) / held if held else 0.0

    def is_fair(self, card: CardOdds) -> bool:
        return self.mean_chance() / FAIR <= card.chance() <= self.mean_chance() * FAIR

    def by_chance(self) -> list[CardOdds]:
        return sorted(self.cards.values(), key=lambda card: -card.chance())

    def show(self, console: Console) -> None:
        grid = new_grid(f"{self.games} games, {self.unfinished} without a winner")
        columns = ("Victory card", "Held", "Won", "Chance", "95%", "To the mean", "Mean round", "")
        add_columns(grid, {column: column not in ("Victory card", "") for column in columns})
        for card in self.by_chance():
            ratio = card.chance() / self.mean_chance() if self.mean_chance() else 0.0
            figures = [str(card.held), str(len(card.rounds)), f"{card.chance():.1%}", interval(len(card.rounds), card.held)]
            figures += [f"{ratio:.2f}", f"{card.mean_round():.1f}"]
            grid.add_row(card.name.replace("_", " "), *figures, "" if self.is_fair(card) else "to be tuned")
        console.print(grid)
        console.print(f"Mean chance {self.mean_chance():.1%}", highlight=False)

    def plot(self) -> str:
        return plot(self)


class VictoryCardOdds:
    """Measures in the experimental short game, the only one with victory cards."""

    def options(self, chosen: dict[str, str]) -> dict[str, str]:
        options = {"length": EXPERIMENTAL, "limit": "100", **chosen}
        if options["length"] != EXPERIMENTAL:
            raise SetupError("setup-without-victory-cards")
        return options

    def measured(self, game: SteelAndSteam) -> Measured:
        return Measured(game)


def plot(odds: Measured) -> str:
    """Bars of the chances as SVG, with the mean and the limits of what is fair."""
    left, wide, row = 170.0, 420.0, 22.0
    high = row * (len(odds.cards) + 2)
    scale = wide / max(0.01, 1.1 * max(card.chance() for card in odds.by_chance()))
    parts = [rectangle((0, 0), left + wide + 90, high, fill="#ffffff")]
    for share, said, dash in ((1 / FAIR, "half the mean", "3 3"), (1.0, "mean", None), (FAIR, "twice the mean", "3 3")):
        across = left + odds.mean_chance() * share * scale
        if across < left + wide:
            parts.append(line((across, row), (across, high - row), stroke="#555555", stroke_dasharray=dash))
            parts.append(text((across, 15), said, 12, text_anchor="middle", fill="#555555"))
    for number, card in enumerate(odds.by_chance()):
        top = row * (number + 1)
        colour = "#3a6ea5" if odds.is_fair(card) else "#c0392b"
        parts.append(text((left - 8, top + 14), card.name.replace("_", " "), 13, text_anchor="end"))
        parts.append(rectangle((left, top + 3), card.chance() * scale, row - 6, fill=colour))
        place, words = (left + card.chance() * scale + 5, top + 14), f"{card.chance():.0%}, round {card.mean_round():.0f}"
        parts.append(text(place, words, 12, paint_order="stroke", stroke="#ffffff", stroke_width=4))
    return element(
        "svg", *parts, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {left + wide + 90:g} {high:g}", font_family="sans-serif"
    )
