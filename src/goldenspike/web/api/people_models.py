"""The shapes of requests and answers about people: results, records, finished games, friends and invitations."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from goldenspike.tables.answers import Listed
from goldenspike.tables.results import Company

PersonId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[\w-]+$")]
Standing = Literal["none", "asked", "friend", "blocked"]


class Point(Struct):
    """A rating after a game: the likeliest value, and half of its 95 % interval."""

    at: float
    value: float
    half: float


class RatingShown(Struct):
    game: str
    company: Company
    value: float
    half: float
    games: int
    course: list[Point]


class SeatsShown(Struct):
    """How games came out in which somebody had this seat: `won` so many, and the mean of places and scores."""

    game: str
    company: Company
    players: int
    seat: int
    games: int
    won: int
    rank: float
    score: float | None
    best: int | None


class AgainstShown(Struct):
    """How somebody did against another person or a kind of bot: `ahead` and `behind` count their seats."""

    game: str
    person: str | None
    bot: str | None
    name: str
    games: int
    ahead: int
    behind: int


class PersonShown(Struct):
    id: str
    name: str
    mine: bool
    hidden: bool
    """Whether nobody else sees this; told to yourself alone."""
    since: float
    friend: Standing
    """What this person is to you."""
    ratings: list[RatingShown]
    seats: list[SeatsShown]
    against: list[AgainstShown]


class PersonNamed(Struct):
    id: str
    name: str


class Hide(Struct):
    hidden: bool


class SeatFinished(Struct):
    """`person` leads to the page of somebody who shows it; `left` is why a player was gone at the end."""

    seat: int
    name: str
    person: str | None
    bot: str | None
    rank: int
    score: int | None
    won: bool
    left: str


class Finished(Struct):
    """A finished game. `why` is why it does not count, empty if it does; `special` are options that are not the usual ones."""

    id: str
    game: str
    title: str
    board: str
    special: dict[str, str]
    public: bool
    players: int
    company: Company
    why: str
    began: float
    ended: float
    decisions: int
    turns: int
    given_up: bool
    seats: list[SeatFinished]


class FinishedPage(Struct):
    games: list[Finished]
    next: str | None
    """Ask with `before` set to it for the games that follow; none follow where it is null."""


class Spread(Struct):
    mean: float
    least: float
    most: float


class LengthShown(Struct):
    players: int
    games: int
    decisions: Spread
    turns: Spread
    seconds: Spread


class BestScore(Struct):
    """A record; name and table are told where the game was public and the player has nothing against it."""

    players: int
    score: int
    name: str | None
    person: str | None
    table: str | None
    board: str
    special: dict[str, str]
    ended: float


class Leader(Struct):
    person: str | None
    bot: str | None
    name: str
    value: float
    half: float
    games: int


class TitleRecords(Struct):
    game: str
    title: str
    least: int
    """Whoever has played fewer games is not among the best."""
    lengths: list[LengthShown]
    scores: list[BestScore]
    people: list[Leader]
    bots: list[Leader]


class Friend(Struct):
    id: str
    name: str
    here: bool
    """Whether they are at some table now; told of friends alone."""


class FriendsShown(Struct):
    friends: list[Friend]
    asking: list[PersonNamed]
    """Who has asked you."""
    asked: list[PersonNamed]
    blocked: list[PersonNamed]


class OfPerson(Struct):
    id: PersonId


class AnswerFriend(OfPerson):
    accept: bool


class BlockPerson(OfPerson):
    blocked: bool = True


class InvitationShown(Struct):
    """A table to which you are invited; `key` opens it, if it is private."""

    table: Listed
    key: str | None
    by: str


class InvitedHere(Struct):
    invited: list[PersonNamed]


class Answered(Struct):
    done: bool = True
