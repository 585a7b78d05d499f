"""Secrets at a terminal that several people share: a fact for one seat is shown to that seat alone."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import pytest
from click.testing import CliRunner
from rich.console import Console

import goldenspike.cli.session as sessions
from goldenspike.cli import main
from goldenspike.cli.session import Session
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import CHANCE, EVERYBODY
from goldenspike.kernel.record import dumps, header_of, loads, replay
from goldenspike.shelf import BOXES, game_of_record, offer_of
from goldenspike.tables.sight import has_secrets

SECRET = ["--option", "length=experimental", "--option", "victory_cards=secret"]
RECORDS = Path(__file__).parents[1] / "replays"
CHOSEN = "You sell 1 of White."
PASSED = re.compile(r"Pass the keyboard to (\w+) \d, who then presses Enter\.")


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def play(game: str, typed: str, *words: str) -> str:
    result = CliRunner().invoke(main, ["play", game, "--players", "3", "--seed", "3", *words], input=typed)
    assert result.exit_code == 0
    return result.stdout


def cards_in(record: str) -> list[str]:
    """The names of the victory cards, as they were drawn."""
    words = [entry.words for entry in loads(Path(record).read_text()).entries]
    return [said.split()[1].replace("_", " ") for said in words if said.startswith("victory ")]


def test_a_person_among_bots_sees_only_their_own_victory_card() -> None:
    said = play("steel_and_steam", "save it.record\nquit\n", *SECRET)
    assert sum(f"“{card}”" in said for card in cards_in("it.record")[:3]) == 1
    assert "Pass the keyboard" not in said


def test_at_a_shared_keyboard_everybody_sees_their_own_card_in_their_own_turn() -> None:
    typed = "\n" + "1\n\n" * 60 + "save it.record\nquit\n"
    said = play("steel_and_steam", typed, "--hotseat", "Ann,Bob,Cy", *SECRET)
    seen: dict[str, set[str]] = {}
    before, *turns = PASSED.split(said)
    cards = set(cards_in("goldenspike-saved.record")[:3])
    assert not any(f"“{card}”" in before for card in cards)
    for name, shown in zip(turns[::2], turns[1::2], strict=True):
        seen.setdefault(name, set()).update(card for card in cards if f"“{card}”" in shown)
    assert set(seen) == {"Ann", "Bob", "Cy"}
    assert all(len(held) == 1 for held in seen.values())
    assert len(set.union(*seen.values())) == 3


def test_sealed_sales_are_made_behind_a_passed_keyboard() -> None:
    session = Session(offer_of("steam_barons").set_up(3, {}), ["Ann", "Bob", "Cy"], 3, "en")
    course, stream = session.course, Stream(1)
    while not (decision := course.decisions()[0]).sealed:
        course.submit(decision.seat, stream.pick(course.game.choices(course.state, decision.seat)))
        assert not has_secrets(course, decision.seat) or course.decisions()[0].sealed
    assert has_secrets(course, decision.seat)


def test_the_next_person_at_the_keyboard_reads_nothing_of_a_sealed_sale() -> None:
    record = loads((RECORDS / "steam_barons" / "bankrupt.record").read_text())
    game = game_of_record(record)
    first = [entry.words for entry in record.entries if entry.seat >= 0].index("sell white 1")
    Path("selling.record").write_text(dumps(game, header_of(game, ["Ann", "Bob", "Cy", "Di"]), replay(game, record, first)))
    typed = "\n1 1\n\nlog\nboard\nwhy 1\nquit\n"
    result = CliRunner().invoke(main, ["play", "--resume", "selling.record"], input=typed)
    assert result.exit_code == 0
    _, ann, bob = result.stdout.split("Pass the keyboard to ")
    assert (ann[:3], bob[:3]) == ("Ann", "Bob")
    assert "Sell 0 to 1 of White" in ann
    assert "White" in bob
    assert CHOSEN not in result.stdout


def test_whoever_comes_to_the_keyboard_cannot_scroll_back(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = StringIO()
    monkeypatch.setattr(sessions, "console_for_people", lambda: Console(file=screen, force_terminal=True))
    monkeypatch.setattr(Session, "line", lambda self, prompt: "")
    options = dict(option.split("=") for option in SECRET[1::2])
    session = Session(offer_of("steel_and_steam").set_up(3, options), ["Ann", "Bob", "Cy"], 3, "en")
    assert session.hand_over(1)
    assert sessions.FORGET_LINES in screen.getvalue()


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("game", BOXES)
def test_what_is_taken_back_and_done_again_meets_the_same_chance_and_the_same_bots(game: str, bot: str) -> None:
    """After three decisions; the record does not tell that anything was taken back."""
    for name, typed in (("once", "1\n1\n1\n"), ("again", "1\n1\n1\nundo\n1\nundo\n1\n")):
        play(game, f"{typed}save {name}.record\nquit\n", "--bots", bot)
    assert Path("once.record").read_text() == Path("again.record").read_text()


@pytest.mark.parametrize("game", BOXES)
def test_nothing_is_passed_on_where_nothing_is_secret(game: str) -> None:
    assert "Pass the keyboard" not in play(game, "1\n1\n1\nquit\n", "--hotseat", "Ann,Bob,Cy")


@pytest.mark.parametrize(("players", "options"), [(3, SECRET), (3, [])])
@pytest.mark.parametrize("game", BOXES)
def test_what_is_told_and_kept_is_by_its_audience(game: str, players: int, options: list[str]) -> None:
    chosen = dict(option.split("=") for option in options[1::2]) if game == "steel_and_steam" else {}
    session = Session(offer_of(game).set_up(players, chosen), ["Ann", "Bob", "Cy"], 3, "en")
    told: list[int] = []
    session.tell = lambda facts: told.extend(fact.audience for fact in facts)  # type: ignore[method-assign]
    session.tell_news()
    assert session.eyes == CHANCE
    assert set(told) <= {EVERYBODY}
    assert all(fact.audience != EVERYBODY for fact in session.kept)
    assert len(told) + len(session.kept) == len(session.course.told())
