"""The tables of Steel & Steam, on paper and on the rules page: locomotives, highballing, fees and the economy."""

from __future__ import annotations

from typing import Final

from goldenspike.games.steel_and_steam.rules import rules
from goldenspike.games.steel_and_steam.rules.rules import CHANGE_TABLE, CONDITIONS, ENGINES
from goldenspike.text.rulebook import RulebookWords, Table

EXPANSION: Final = 0
ESTABLISHED: Final = 1
BENEFITS: Final = ["none", "partial", "full"]


def fees(words: RulebookWords) -> Table:
    flat = words("fee-flat-how", fee=words.money(rules.FLAT_FEE))
    rows = [(words("owner"), words("expansion"), words("established")), (words("fee-flat"), flat, flat)]
    rows.append((words("fee-other"), _other_fee(words, EXPANSION), _other_fee(words, ESTABLISHED)))
    rows.append((words("fee-mortgaged"), _mortgaged_fee(words, EXPANSION), _mortgaged_fee(words, ESTABLISHED)))
    return list(rows)


def _other_fee(words: RulebookWords, schedule: int) -> str:
    more = words.money(rules.ADDITIONAL_FEE[schedule])
    return words("fee-other-how", fee=words.money(rules.OTHER_FEE[schedule]), more=more)


def _mortgaged_fee(words: RulebookWords, schedule: int) -> str:
    fee = rules.MORTGAGED_FEE[schedule]
    owner = fee // rules.OWNER_THIRD
    return words("fee-mortgaged-how", fee=words.money(fee), owner=words.money(owner), bank=words.money(fee - owner))


def locomotives(words: RulebookWords) -> Table:
    rows: Table = [("", *ENGINES)]
    for key, figures in (("normal", rules.NORMAL), ("breakdown", rules.BREAKDOWN)):
        rows.append((words(key), *[str(figure) for figure in figures]))
    for key, figures in (("full", rules.FULL_BENEFIT), ("partial", rules.PARTIAL_BENEFIT)):
        rows.append((words(key), *[f"+{figure}" for figure in figures]))
    rows.append((words("base"), *[str(figure) for figure in rules.BASE_LEVEL]))
    rows.append((words("cost"), *[words.money(figure) if figure else "" for figure in rules.UPGRADE_COST]))
    return rows


def highballing(words: RulebookWords) -> Table:
    """Results with the same wear and benefit stand on one line."""
    rows: Table = [(words("roll"), words("change"), words("benefit")), (words("below", least=0), "B!", words("no-move"))]
    first, last = 0, len(rules.WEAR) - 1
    for result in range(last + 1):
        if result == last or effect(result) != effect(result + 1):
            span = str(first) if first == result else f"{first} - {result}"
            said = words("and-up", least=first) if result == last else span
            rows.append((said, f"+{rules.WEAR[result]}", words(BENEFITS[effect(result)[1]]).lower()))
            first = result + 1
    return rows


def economy_table(words: RulebookWords) -> Table:
    """Every condition with the doubles that end it and what it does; the Great Depression last."""
    rows: Table = [(words("condition"), words("doubles"), words("effect"))]
    for now in reversed(range(len(CONDITIONS))):
        rows.append((_drawn(words, now), changes(words, now), economy_box(words, CONDITIONS[now])))
    return [*rows, (words.text("draw-depression"), f"1-6 {_drawn(words, 0)}", economy_box(words, "depression"))]


def _drawn(words: RulebookWords, condition: int) -> str:
    """A condition as it is called on the board."""
    return words.text(f"draw-{CONDITIONS[condition]}")


def changes(words: RulebookWords, now: int) -> str:
    """Which doubles lead where, as `1-4 Normal, 5 stays`."""
    said: list[str] = []
    first = 1
    after = CHANGE_TABLE[now]
    for doubles in range(1, len(after)):
        if doubles + 1 == len(after) or after[doubles] != after[doubles + 1]:
            span = str(first) if first == doubles else f"{first}-{doubles}"
            where = words("stays") if after[doubles] == now else _drawn(words, after[doubles])
            said.append(f"{span} {where}")
            first = doubles + 1
    return ", ".join(said)


def economy_box(words: RulebookWords, condition: str) -> str:
    """What a condition does to payoffs and fees."""
    step, band, double = words.money(rules.ADJUSTMENT), words.money(rules.PAYOFF_BAND), words.money(2 * rules.PAYOFF_BAND)
    return words(f"economy-{condition}", step=step, band=band, double=double, bust=words.money(rules.BUST_FEE))


def effect(result: int) -> tuple[int, int]:
    """What a highballing result does: wear, and which benefit."""
    benefit = 0 if result == rules.NO_BENEFIT_RESULT else 1 if result <= rules.LAST_PARTIAL_RESULT else 2
    return int(rules.WEAR[result]), benefit
