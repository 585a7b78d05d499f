"""How bots fared in the arena, as tables in the terminal."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.table import Table

from goldenspike.arena.outcome import Outcome
from goldenspike.arena.statistics import Standing, apart, by_kind, by_seat, by_setting, figures_of, kinds_of, standings, summary
from goldenspike.terminal.grid import add_columns, new_grid
from goldenspike.terminal.intervals import interval

NAMES: Final = ("Bot", "Against")


def show_standings(console: Console, outcomes: list[Outcome]) -> None:
    """Every bot, with its rating where that can be told."""
    rated = spelt_ratings(outcomes)
    grid = new_grid("1 game" if len(outcomes) == 1 else f"{len(outcomes):,} games")
    columns = ["Bot", "Games", "Won", "95%", "Level", "Mean score", "ms a move", *(["Rating"] if rated else [])]
    add_bot_columns(grid, columns)
    for one in standings(outcomes):
        figures = [score(one), f"{one.milliseconds:,.2f}", *([rated.get(one.bot, "")] if rated else [])]
        grid.add_row(one.bot, *shares(one), *figures)
    console.print(grid)


def add_bot_columns(grid: Table, columns: list[str]) -> None:
    """Names of bots can be long, and are folded rather than that figures are cut."""
    add_columns(grid, {column: column not in NAMES for column in columns})
    for column in grid.columns[: sum(name in NAMES for name in columns)]:
        column.no_wrap, column.overflow = False, "fold"


def score(one: Standing) -> str:
    return f"{one.mean_score:,.1f}" if abs(one.mean_score) < 1000 else f"{one.mean_score:,.0f}"


def shares(one: Standing) -> list[str]:
    games = one.games
    return [f"{games.tries:,}", f"{games.share:.1%}", interval(games.won, games.tries), f"{games.level_share:.1%}"]


def spelt_ratings(outcomes: list[Outcome]) -> dict[str, str]:
    """The ratings of all bots; none where openskill is not installed."""
    try:
        from goldenspike.arena.ratings import ratings  # noqa: PLC0415
    except ImportError:
        return {}
    return {bot: f"{rating.value:.1f}±{rating.half:.1f}" for bot, rating in ratings(outcomes).items()}


def show_meetings(console: Console, outcomes: list[Outcome]) -> None:
    """Who beat whom and where, if there is more than one meeting."""
    met = apart(outcomes)
    if len(met) < 2:
        return
    for setting in dict.fromkeys(setting for setting, _ in met):
        grid = new_grid(setting)
        add_bot_columns(grid, ["Bot", "Against", "Games", "Won", "95%", "Level", "Mean score"])
        for (where, bots), played in met.items():
            for one in standings(played) if where == setting else []:
                others = ", ".join(bot for bot in bots if bot != one.bot)
                grid.add_row(one.bot, others, *shares(one), score(one))
        console.print(grid)


def show_traits(console: Console, outcomes: list[Outcome]) -> None:
    """For each setting what seats, companies, openings and the like have won, and the figures of its games."""
    for setting, played in by_setting(outcomes).items():
        kinds = {"seat": by_seat(played), **{kind: by_kind(played, kind) for kind in kinds_of(played)}}
        for kind, counts in kinds.items():
            grid = new_grid(setting)
            columns = (kind.capitalize(), "Times", "Won", "95%", "Level", "To level")
            add_columns(grid, {column: column != columns[0] for column in columns})
            for name, count in counts.items():
                shares = f"{count.share:.1%}", interval(count.won, count.tries), f"{count.level_share:.1%}"
                grid.add_row(name.replace("_", " "), f"{count.tries:,}", *shares, f"{count.ratio:.2f}")
            console.print(grid)
        for name, values in figures_of(played).items():
            console.print(f"{name.capitalize()}: {summary(values)}", highlight=False)
