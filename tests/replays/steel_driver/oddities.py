"""The recorded games of Steel Driver: what each of them shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from goldenspike.games.steel_driver.rules import events
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import Game, Log, first_seat
from tests.replays.played import Moves, Oddity, Played, tells

COMPANIES = range(6)


def level(played: Played) -> list[int]:
    """The seats with the highest score."""
    scores = played.result().scores
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


def shares_of(played: Played, company: int) -> int:
    return sum(list(played.state.shares)[company::6])


def sold_by_turn(played: Played) -> list[int]:
    """How many companies were sold in each turn."""
    sold: list[int] = []
    for fact in played.journal.facts:
        if fact.event is events.CUBES_TAKEN:
            sold.append(0)
        elif fact.event is events.CONTROL_WON:
            sold[-1] += 1
    return sold


def partners(played: Played) -> int:
    """How many companies shared in the transcontinental link."""
    return len(played.told(events.LINK_SHARED))


def fewest_companies(played: Played) -> int:
    """The fewest companies whose track, together, joined the two ends when the link was completed."""
    links = _links_at_the_link(played)
    board = played.game.board  # type: ignore[attr-defined]
    for size in range(1, 7):
        for companies in range(64):
            if bin(companies).count("1") == size:
                pairs = [(a, b) for company, a, b in links if companies >> company & 1]
                joined = {board.east}
                for _ in pairs:
                    joined |= {end for pair in pairs if joined & set(pair) for end in pair}
                if board.west in joined:
                    return size
    return 0


def _links_at_the_link(played: Played) -> list[tuple[int, int, int]]:
    links = []
    for fact in played.journal.facts:
        if fact.event is events.BUILT:
            links.append((fact.values[0], fact.values[1], fact.values[2]))
        if fact.event is events.LINK_COMPLETED:
            return links
    return []


def passing(often: int) -> Callable[[Game[Any], list[str], int], Moves]:
    """Random play in which the Active Player marker is passed on so many times out of a hundred."""

    def plays(game: Game[Any], seats: list[str], seed: int) -> Moves:
        stream, state, moves = Stream(seed), game.start(Log()), []
        while game.pending(state):
            seat = first_seat(game.pending(state))
            action = stream.pick(game.choices(state, seat))
            is_at_auction = game.phases[state.phase].name == "auction" and state.auctioned == -1
            if is_at_auction and stream.below(100) < often:
                action = game.parse(state, "pass")
            moves.append((seat, action))
            game.apply(state, seat, action, Log())
        return moves

    return plays


def traded(played: Played) -> bool:
    """Something was sold in every turn and the ends were joined: a game like most."""
    return min(sold_by_turn(played)) > 1 and completes(played)


def link_paid_nobody(played: Played) -> bool:
    """Ruling [15]: a company in the link had no controller in that turn."""
    controlled: set[int] = set()
    for fact in played.journal.facts:
        if fact.event is events.TURN_ENDED:
            controlled = set()
        elif fact.event is events.CONTROL_WON:
            controlled.add(fact.values[1])
        elif fact.event is events.LINK_SHARED and fact.values[0] not in controlled:
            return True
    return False


def is_shared(played: Played) -> bool:
    return len(played.result().winners) > 1 and min(played.result().scores) > 0


def is_broken_by_goods(played: Played) -> bool:
    return len(level(played)) > len(played.result().winners) == 1


def has_an_unsold_company(played: Played) -> bool:
    return sum(sold_by_turn(played)) > 9 and any(not shares_of(played, company) for company in COMPANIES)


def has_an_idle_turn(played: Played) -> bool:
    return 0 in sold_by_turn(played)[1:4] and sum(sold_by_turn(played)) > 9


def has_level_chains(played: Played) -> bool:
    return partners(played) >= fewest_companies(played) > 1


completes = tells(events.LINK_COMPLETED)


def randomly(players: int, often: int, shows: Callable[[Played], bool], is_told: bool = False) -> Oddity:
    paragraph = events.CUBES_TAKEN if is_told else None
    return Oddity(shows, ["random"] * players, plays=passing(often), seeds=range(1, 40_000), paragraph=paragraph)


ODDITIES = {
    "three_players": randomly(3, 0, traded),
    "four_players": randomly(4, 0, traded),
    "five_players": randomly(5, 0, traded),
    "six_players": randomly(6, 0, traded),
    "shared_victory": randomly(3, 70, is_shared),
    "tie_broken_by_goods": randomly(4, 60, is_broken_by_goods, is_told=True),
    "company_never_sold": randomly(5, 70, has_an_unsold_company),
    "everybody_passes_in_a_turn": randomly(4, 60, has_an_idle_turn),
    "no_transcontinental_link": randomly(6, 0, lambda played: not completes(played) and sum(sold_by_turn(played)) > 20),
    "link_with_level_chains": randomly(3, 0, has_level_chains, is_told=True),
    "link_by_one_company": randomly(3, 40, lambda played: completes(played) and partners(played) == 0),
    "link_of_an_uncontrolled_company": randomly(4, 45, link_paid_nobody),
    "nothing_happens": randomly(6, 100, lambda played: level(played) == [0, 1, 2, 3, 4, 5]),
    "greedy_bots": Oddity(completes, ["greedy"] * 4),
}
