"""The box of a game: everything that the programs use of a game, the same for every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct
from rich.console import Console

from goldenspike.bots.bot import Bot
from goldenspike.bots.mind import Mind
from goldenspike.bots.spec import Maker, Spec, made
from goldenspike.draw.colours import Rules
from goldenspike.draw.words import Words
from goldenspike.kernel.core import Choice, Fact, Game
from goldenspike.parts.encoding import Encoding
from goldenspike.parts.offer import Offer
from goldenspike.terminal.screen import Screen
from goldenspike.text.description import Section
from goldenspike.text.lesson import Lesson
from goldenspike.text.puzzle import Puzzles
from goldenspike.text.rulebook import Primer, RulebookWords
from goldenspike.text.speaker import Speaker

G = TypeVar("G", bound=Game[Any])
G_contra = TypeVar("G_contra", bound=Game[Any], contravariant=True)
Position = dict[str, Any]
"""What a view shows, with the players' names at their seats."""


class Drawing(Protocol[G_contra]):
    """Board and pieces as SVG: one drawing for browser, command line and print. No secret is ever on it."""

    def size(self, game: G_contra) -> tuple[float, float]:
        """Width and height of the board, in the units of all that is drawn."""

    def background(self, game: G_contra, words: Words) -> str:
        """The part of the board that never changes during a game."""

    def fragments(self, game: G_contra, position: Position) -> dict[str, str]:
        """The pieces that come, go or change, each by its key; the same in every language."""

    def picture(self, game: G_contra, position: Position | None, words: Words) -> str:
        """A complete SVG document; without a position, the empty board."""


class Gain(Struct):
    """How many links of one owner a delivery runs over."""

    owner: int
    links: int


class CubeWay(Struct):
    """One way of a cube to a city that takes it; `gifts` are the links of others."""

    action: int
    stops: list[str]
    hexes: list[str]
    gains: list[Gain]
    own: int
    gifts: int


class CubeWays(Protocol[G_contra]):
    """Lists the ways of a cube over the map, in games whose actions name a way only by its number."""

    def of_choice(self, game: G_contra, state: Any, choice: Choice) -> list[CubeWay] | None:
        """The best ways of the cube that a choice moves, best first; None if the choice moves no cube."""

    def of_action(self, game: G_contra, state: Any, seat: int, action: int) -> list[CubeWay]:
        """Every way of the cube that this action would move now; empty if it moves none."""


class SiteLink(Struct):
    """A link that a tile would complete, by the names of its two stops, and what the cheapest such tile costs."""

    ends: list[str]
    cost: int


class SiteStart(Struct):
    """A stop from which track would lead on; `begun` if it goes on with a link that is not finished."""

    stop: str
    begun: bool


class Site(Struct):
    """What can be built in one hex: the lowest and the highest price, the links completed, and where else track would start."""

    low: int
    high: int
    links: list[SiteLink]
    starts: list[SiteStart]


class Sites(Protocol[G_contra]):
    """Tells what building somewhere would cost and bring, in games that ask for the place before the tile."""

    def of_choice(self, game: G_contra, state: Any, seat: int, choice: Choice) -> Site | None:
        """What can be built in the hex that a choice names; None if it names none."""


class RouteEnd(Struct):
    """A place where the turn can end; `far` is how many movement points it lies from the goal, if there is one."""

    end: str
    mps: int
    fee: int
    far: int | None


class RouteStep(Struct):
    """One action of a route, in words: the space where it leaves the locomotive, and the property it rides, if any."""

    words: str
    space: str
    property: str


class Route(Struct):
    """A way of a locomotive to the end of its turn."""

    mps: int
    fee: int
    steps: list[RouteStep]


class Routes(Protocol[G_contra]):
    """Finds whole routes for a locomotive, in games where a turn is many small steps."""

    def ends(self, game: G_contra, state: Any, seat: int) -> list[RouteEnd]:
        """Where the turn can end, with the cost of the cheapest route there; none while no locomotive runs."""

    def routes(self, game: G_contra, state: Any, seat: int, to: str) -> list[Route]:
        """The routes to one of those places, cheapest first."""


class Measured(Protocol):
    """Collects measurements of the odds, game by game."""

    def add(self, state: Any) -> None:
        """Count a game that has ended in this state."""

    def show(self, console: Console) -> None: ...

    def plot(self) -> str:
        """The measurements as a picture (SVG)."""


class Odds(Protocol[G_contra]):
    """Chances that can be measured over many games between bots."""

    def options(self, chosen: dict[str, str]) -> dict[str, str]:
        """All options of the games to play, given those the user has chosen; raises `SetupError`."""

    def measured(self, game: G_contra) -> Measured: ...


class Traits(Struct):
    """What a finished game tells for statistics."""

    kinds: dict[str, list[list[str]]]
    """By name, such as `start city`: for each seat what it had of it, each as often as it had it."""
    figures: dict[str, list[float]]
    """By name, such as `share price`: every such figure of the game."""


class Kit(Protocol):
    """The parts of a game to print."""

    def write(self, folder: Path, language: str, board: Path | None) -> list[Path]:
        """Write the files into a folder, which is made if missing, for one board or, if none is named, for all of the game's own.

        Raises `ImportError` where printing is not installed, and for a board that cannot be used `BoardError`, `SetupError` or
        `OSError`.
        """


@dataclass(frozen=True)
class Box(Generic[G]):
    """One game with everything it brings; what only some games have is None in the others.

    `words` is the folder of its catalogues and `page` the folder of its part of the browser's page. `description` tells in words
    what a view shows. `colours` are the colours of
    the drawing, which the page's style sheet imports as `colours.css`. `primer` is what the rules page tells a newcomer first,
    `lesson` is a guided first game, and `puzzles` are positions in which one choice is far better than all others. `mind` is what
    searches and training of bots go by. `traits` tells what a game that has ended in this state, and in which all these facts
    happened, has to say for statistics. `encoding` is the game in numbers, for programs that learn.
    """

    offer: Offer
    bots: Mapping[str, Maker]
    drawing: Drawing[G]
    screen: Callable[[G], Screen]
    words: Path
    page: Path
    description: Callable[[G, Position, Speaker], list[Section]] | None = None
    colours: Rules | None = None
    primer: Callable[[G, RulebookWords], Primer] | None = None
    cube_ways: CubeWays[G] | None = None
    sites: Sites[G] | None = None
    routes: Routes[G] | None = None
    odds: Odds[G] | None = None
    traits: Callable[[G, Any, list[Fact]], Traits] | None = None
    kit: Kit | None = None
    lesson: Lesson | None = None
    puzzles: Puzzles | None = None
    mind: Callable[[G, int], Mind[Any]] | None = None
    encoding: Callable[[G], Encoding[Any]] | None = None

    @property
    def name(self) -> str:
        return self.offer.name

    @property
    def title(self) -> str:
        return self.offer.title

    def bot(self, name: str, game: G, seed: int) -> Bot[Any]:
        """A bot for this game by its name, which may bring options (`bots.spec`); raises `SetupError`."""
        bot: Bot[Any] = made(Spec(name), self.bots, game, seed)
        return bot

    def speaker(self, game: G, language: str, seats: list[str]) -> Speaker:
        return Speaker(game, self.words, language, seats)
