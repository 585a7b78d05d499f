"""The plots of a report, drawn by matplotlib as SVG that can stand inside a page."""

from __future__ import annotations

import io
from typing import Any, Final

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from goldenspike.arena.statistics import Count, Standing
from goldenspike.ratings import Rating

INK: Final = "#2f4a6d"
PALE: Final = "#9db4cf"
LEVEL: Final = "#b5482f"
STYLE: Final[Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "goldenspike",
    "text.parse_math": False,
    "font.family": "sans-serif",
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
}
WIDE: Final = 6.4
ROW: Final = 0.27
MOST_ROWS: Final = 24
BINS: Final = 24


def drawn(figure: Figure) -> str:
    """As an `svg` element, the same for the same figures."""
    out = io.StringIO()
    figure.savefig(out, format="svg", bbox_inches="tight", metadata={"Date": None, "Creator": None})
    text = out.getvalue()
    return text[text.index("<svg") :]


def rows_figure(names: list[str]) -> tuple[Figure, Axes]:
    """A row for each name, the first on top."""
    figure = Figure(figsize=(WIDE, 0.7 + ROW * max(2, len(names))))
    axes = figure.add_subplot()
    axes.set_yticks(range(len(names)), [name.replace("_", " ") for name in names])
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.grid(axis="x", color="#dddddd", linewidth=0.6)
    axes.set_axisbelow(True)
    return figure, axes


def plot_ratings(rated: dict[str, Rating]) -> str:
    with rc_context(STYLE):
        order = sorted(rated, key=lambda bot: -rated[bot].value)
        figure, axes = rows_figure(order)
        values, halves = [rated[bot].value for bot in order], [rated[bot].half for bot in order]
        axes.errorbar(values, range(len(order)), xerr=halves, fmt="o", color=INK, capsize=3)
        axes.set_xlabel("rating, with its 95 % interval")
        return drawn(figure)


def plot_counts(counts: dict[str, Count]) -> str:
    """Shares of victories with their intervals; a mark shows what would be level."""
    with rc_context(STYLE):
        shown = dict(list(counts.items())[:MOST_ROWS])
        figure, axes = rows_figure([f"{name} ({count.tries:,})" for name, count in shown.items()])
        shares = [100 * count.share for count in shown.values()]
        lows = [max(0.0, share - 100 * count.interval[0]) for share, count in zip(shares, shown.values(), strict=True)]
        highs = [max(0.0, 100 * count.interval[1] - share) for share, count in zip(shares, shown.values(), strict=True)]
        axes.barh(range(len(shown)), shares, height=0.66, color=PALE)
        axes.errorbar(shares, range(len(shown)), xerr=[lows, highs], fmt="none", ecolor=INK, capsize=2)
        levels = [100 * count.level_share for count in shown.values()]
        axes.plot(levels, range(len(shown)), "|", color=LEVEL, markersize=12, markeredgewidth=1.6)
        for row, count in enumerate(shown.values()):
            axes.text(1.01, row, f"{count.ratio:.2f}", transform=axes.get_yaxis_transform(), va="center")
        axes.set_xlim(0, None)
        axes.set_xlabel("% won, with its 95 % interval; red: level; right: times level")
        return drawn(figure)


def plot_scores(standings: list[Standing]) -> str:
    with rc_context(STYLE):
        figure, axes = rows_figure([standing.bot for standing in standings])
        axes.boxplot(
            [standing.scores for standing in standings],
            positions=range(len(standings)),
            orientation="horizontal",
            manage_ticks=False,
            widths=0.6,
            medianprops={"color": LEVEL},
            flierprops={"markersize": 2, "markeredgecolor": PALE},
        )
        axes.set_xlabel("score: half of all seats lie within the box")
        return drawn(figure)


def plot_histogram(values: list[float], what: str) -> str:
    with rc_context(STYLE):
        figure = Figure(figsize=(WIDE, 2.0))
        axes = figure.add_subplot()
        whole = all(value == int(value) for value in values) and max(values) - min(values) < 2 * BINS
        edges: Any = [n - 0.5 for n in range(int(min(values)), int(max(values)) + 2)] if whole else BINS
        axes.hist(values, bins=edges, color=PALE, edgecolor="white", linewidth=0.5)
        if whole:
            axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.set_xlabel(what)
        return drawn(figure)
