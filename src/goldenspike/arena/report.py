"""The report of an arena: one HTML page with its tables and plots in it."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final

from goldenspike.arena.outcome import Outcome
from goldenspike.arena.plots import MOST_ROWS, plot_counts, plot_histogram, plot_ratings, plot_scores
from goldenspike.arena.ratings import ratings
from goldenspike.arena.statistics import Count, apart, by_kind, by_seat, by_setting, figures_of, kinds_of, standings, summary
from goldenspike.ratings import Rating
from goldenspike.terminal.intervals import interval

STYLE: Final = """
body { font: 15px/1.45 sans-serif; color: #222; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h2 { margin-top: 2.5rem; border-bottom: 1px solid #ccc } table { border-collapse: collapse; margin: 1rem 0 }
th, td { padding: .2rem .7rem; text-align: right; border-bottom: 1px solid #e3e3e3 }
th:first-child, td:first-child { text-align: left } figure { margin: 1.2rem 0 } svg { max-width: 100%; height: auto }
figcaption { font-weight: bold } .note { color: #555 }
"""


def report(title: str, command: str, outcomes: list[Outcome]) -> str:
    """The whole page."""
    parts = [f"<h1>{escape(title)}: the arena</h1>", f'<p class="note"><code>{escape(command)}</code></p>']
    if not outcomes:
        parts.append("<p>No game was played to its end.</p>")
    else:
        parts += [*overall(outcomes), *meetings(outcomes)]
        for setting, played in by_setting(outcomes).items():
            parts += [f"<h2>{escape(setting)}</h2>", *of_setting(played)]
    body = "\n".join(parts)
    head = f'<meta charset="utf-8"><title>{escape(title)}: the arena</title><style>{STYLE}</style>'
    return f'<!doctype html>\n<html lang="en"><head>{head}</head><body>\n{body}\n</body></html>\n'


def overall(outcomes: list[Outcome]) -> list[str]:
    found, rated = standings(outcomes), ratings(outcomes)
    heads = ["Bot", "Games", "Won", "95 %", "Level", "Mean score", "ms a decision", "Rating"]
    rows = []
    for one in found:
        games, rating = one.games, rated.get(one.bot)
        share = [f"{games.tries:,}", f"{games.share:.1%}", interval(games.won, games.tries), f"{games.level_share:.1%}"]
        rows.append([one.bot, *share, f"{one.mean_score:,.1f}", f"{one.milliseconds:,.2f}", spelt(rating)])
    plots = [figure("Victories by bot", plot_counts({one.bot: one.games for one in found}))]
    if rated:
        plots.insert(0, figure("Ratings", plot_ratings(rated)))
    note = "Level is what a bot would win if all were equally strong; times are of a processor. A rating begins at 25."
    return [f"<p>{len(outcomes):,} games.</p>", table(heads, rows), f'<p class="note">{note}</p>', *plots]


def spelt(rating: Rating | None) -> str:
    return "" if rating is None else f"{rating.value:.1f} ± {rating.half:.1f}"


def meetings(outcomes: list[Outcome]) -> list[str]:
    """Who beat whom, where there is more than one meeting."""
    met = apart(outcomes)
    if len(met) < 2:
        return []
    rows = []
    for (setting, _), played in met.items():
        for one in standings(played):
            others = [bot for bot in dict.fromkeys(bot for game in played for bot in game.seats) if bot != one.bot]
            share = f"{one.games.share:.1%}", interval(one.games.won, one.games.tries), f"{one.games.level_share:.1%}"
            rows.append([one.bot, ", ".join(others), setting, f"{one.games.tries:,}", *share])
    return ["<h2>Meetings</h2>", table(["Bot", "Against", "Setting", "Games", "Won", "95 %", "Level"], rows)]


def of_setting(outcomes: list[Outcome]) -> list[str]:
    parts = [figure("Victories by seat", plot_counts(by_seat(outcomes)))]
    for kind in kinds_of(outcomes):
        counts = by_kind(outcomes, kind)
        parts.append(figure(f"Victories by {kind}", plot_counts(counts), left_out(counts)))
    parts.append(figure("Scores", plot_scores(standings(outcomes))))
    for name, values in figures_of(outcomes).items():
        plot = "" if min(values) == max(values) else plot_histogram(values, name)
        parts.append(figure(name.capitalize(), plot, f"{summary(values).capitalize()}."))
    return parts


def left_out(counts: dict[str, Count]) -> str:
    return f"The {MOST_ROWS} most frequent of {len(counts)}." if len(counts) > MOST_ROWS else ""


def figure(caption: str, svg: str, note: str = "") -> str:
    told = f'<p class="note">{escape(note)}</p>' if note else ""
    return f"<figure><figcaption>{escape(caption)}</figcaption>{svg}{told}</figure>"


def table(heads: list[str], rows: Iterable[list[str]]) -> str:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><tr>{head}</tr>{body}</table>"
