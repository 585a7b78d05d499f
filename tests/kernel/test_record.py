"""Records as text: what is refused, with its line, and that no altered record passes for a true one."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from goldenspike.games.steel_driver.rules import rules
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import CHANCE, GAME_IS_OVER, NOT_YOUR_DECISION, OVER, Game, Log, first_seat
from goldenspike.kernel.record import RecordError, dumps, header_of, loads, replay, verify
from goldenspike.shelf import BOXES, game_of_record
from goldenspike.text.speaker import LANGUAGES, error_text

HEADER_LINES = 7
FIRST = HEADER_LINES + 2
"""The line of the first action in a record that this program writes."""


def random_moves(game: Game[Any], seed: int) -> list[tuple[int, int]]:
    stream, state, moves = Stream(seed), game.start(Log()), []
    while state.phase != OVER:
        seat = first_seat(game.pending(state))
        moves.append((seat, stream.pick(game.choices(state, seat))))
        game.apply(state, *moves[-1], Log())
    return moves


GAME = BOXES["steel_driver"].offer.set_up(3, {})
MOVES = random_moves(GAME, 1)
TRUE = dumps(GAME, header_of(GAME, ["Ann", "Bea", "Cy"]), MOVES)
LINES = TRUE.splitlines()
DIGESTS = [place for place, line in enumerate(LINES) if line.startswith("= ")]


def check(text: str) -> None:
    """What `goldenspike verify` does with a text."""
    record = loads(text)
    verify(game_of_record(record), record)


def fails(text: str, line: int, words: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        check(text)
    said = error_text("en", caught.value, BOXES["steel_driver"].words)
    assert words in said
    assert said.startswith(f"line {line}: ")
    assert "\n" not in said
    return caught.value


def with_line(place: int, line: str) -> str:
    return "\n".join([*LINES[:place], line, *LINES[place + 1 :]])


def without(place: int) -> str:
    return "\n".join(LINES[:place] + LINES[place + 1 :])


def header_place(key: str) -> int:
    return next(place for place, line in enumerate(LINES) if line.startswith(f"{key} "))


def with_header(key: str, value: str) -> str:
    return with_line(header_place(key), f"{key} {value}")


def test_a_true_record_verifies() -> None:
    check(TRUE)
    assert [line.split()[0] for line in LINES[:HEADER_LINES]] == [
        "format",
        "game",
        "rules",
        "players",
        "options",
        "board",
        "seats",
    ]
    assert LINES[HEADER_LINES] == "---"
    assert len(DIGESTS) == 5


def test_a_digest_stands_after_each_turn_and_at_the_end() -> None:
    assert DIGESTS[-1] == len(LINES) - 1
    assert loads(TRUE).actions() == len(MOVES) == len(LINES) - HEADER_LINES - 1 - len(DIGESTS)


def test_white_space_blank_lines_and_comments_do_not_matter() -> None:
    body = [f"  {line.replace(' ', '   ')} \t" for line in LINES[HEADER_LINES + 1 :]]
    head = [line.replace(" ", "    ", 1) for line in LINES[:HEADER_LINES]]
    check("\r\n".join(["# a comment", "", *head, "  ---", "", "# another", *body, "", "# the end"]))


# text that is no record


@pytest.mark.parametrize(
    "text", ["", "\n", "   ", "hello", "\0\1\2\xff", "{}", "<html></html>", "game steel_driver\nplayers 3\n"]
)
def test_text_without_a_header_end_is_not_a_record(text: str) -> None:
    fails(text, max(1, len(text.splitlines())), "not a record")


def test_a_record_cut_within_its_header_is_not_a_record() -> None:
    fails("\n".join(LINES[:3]), 3, "not a record")


@pytest.mark.parametrize("line", ["players", "players=3", "Players 3", "???", "3 players", "= 12345678"])
def test_a_bad_header_line_is_named(line: str) -> None:
    fails(with_line(3, line), 4, "expected a header line 'key value'")


def test_a_header_that_says_something_twice() -> None:
    fails("\n".join([*LINES[:4], "players 4", *LINES[4:]]), 5, "'players' twice")


@pytest.mark.parametrize("key", ["game", "players"])
def test_a_header_that_lacks_what_it_must_say(key: str) -> None:
    fails(without(header_place(key)), HEADER_LINES, f"does not say '{key}'")


@pytest.mark.parametrize("text", ["---", "---\n1 pass", "\n\n---\n"])
def test_an_empty_header(text: str) -> None:
    fails(text, text.splitlines().index("---") + 1, "does not say 'game'")


@pytest.mark.parametrize(
    "line", ["pass", "0 pass", "1", "100 pass", "-1 pass", "1pass", "= 123", "= 1234567g", "=12345678", "---", "\ufeff"]
)
def test_a_line_that_is_no_action_is_named(line: str) -> None:
    fails(with_line(FIRST + 3, line), FIRST + 4, "expected a seat number or * and an action")


# headers that ask for what is not to be had, each told with its own line


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("format", "2", "record format 2 is not known"),
        ("game", "chess", "there is no game 'chess'"),
        ("rules", "99", "version 99 of the rules is not known"),
        ("rules", "one", "version one of the rules is not known"),
        ("players", "9", "3 to 6 players, not 9"),
        ("players", "0", "3 to 6 players, not 0"),
        ("players", "four", "'four' is no number of players"),
        ("players", "-3", "'-3' is no number of players"),
        ("players", "1000000", "'1000000' is no number of players"),
        ("options", "quick=yes", "Steel Driver has no option 'quick=yes'; it has none"),
        ("options", "quick", "no option 'quick'"),
        ("board", "moon 12345678", "'moon' is a board of the players' own"),
        ("board", "usa 12345678", "played on board usa 12345678"),
        ("board", "usa  ", "board"),
    ],
)
def test_a_header_that_asks_for_what_there_is_not(key: str, value: str, words: str) -> None:
    text = with_header(key, value)
    if value.strip() == "usa":
        fails(text, DIGESTS[0] + 1, "digest")
    else:
        fails(text, header_place(key) + 1, words)


# actions


def test_words_that_spell_no_action_are_told_with_their_line() -> None:
    assert fails(with_line(FIRST - 1, "1 dance"), FIRST, "'dance' is no action").refusal is None
    fails(with_line(FIRST - 1, "1 auction pink 3"), FIRST, "there is no company 'pink'")
    fails(with_line(FIRST - 1, "1 auction red lots"), FIRST, "'lots' is no number of cubes")
    fails(with_line(FIRST - 1, "1 auction red 1000000000"), FIRST, "is no number of cubes")
    fails(with_line(FIRST - 1, "1 auction red ٣"), FIRST, "is no number of cubes")


def test_an_illegal_line_is_told_with_its_rule() -> None:
    refusal = fails(with_line(FIRST - 1, "1 auction red 11"), FIRST, "'auction red 11' is not legal").refusal
    assert refusal is not None
    assert (refusal.rule.name, refusal.values[:2]) == (rules.BID_WITHIN_CUBES.name, [11, 10])


@pytest.mark.parametrize("seat", ["4", "15", "16", "99"])
def test_a_line_of_a_seat_that_there_is_not(seat: str) -> None:
    fails(with_line(FIRST - 1, f"{seat} auction red 1"), FIRST, f"there is no seat {seat} in a game of 3")


@pytest.mark.parametrize("seat", ["2", "3", "*"])
def test_a_line_of_a_seat_that_is_not_asked(seat: str) -> None:
    refusal = fails(with_line(FIRST - 1, f"{seat} auction red 1"), FIRST, "is not legal").refusal
    assert refusal is not None
    assert refusal.rule.name == NOT_YOUR_DECISION.name


def test_no_seat_number_is_read_as_chance() -> None:
    record = loads("game steel_driver\nplayers 3\n---\n16 pass\n* pass\n")
    assert [entry.seat == CHANCE for entry in record.entries] == [False, True]


def test_a_line_after_the_end_of_the_game() -> None:
    refusal = fails(TRUE + "1 pass\n", len(LINES) + 1, "is not legal").refusal
    assert refusal is not None
    assert refusal.rule.name == GAME_IS_OVER.name


# digests


def test_a_wrong_digest_is_told_with_its_line() -> None:
    place = DIGESTS[2]
    fails(with_line(place, "= 00000000"), place + 1, "the digest is 00000000")


@pytest.mark.parametrize("number", range(5))
def test_a_removed_digest_is_missed(number: int) -> None:
    with pytest.raises(RecordError, match="digest") as caught:
        check(without(DIGESTS[number]))
    assert caught.value.line == min(DIGESTS[number] + 1, len(LINES))


def test_a_moved_digest_is_found() -> None:
    place = DIGESTS[1]
    lines = [*LINES[:place], LINES[place + 1], LINES[place], *LINES[place + 2 :]]
    fails("\n".join(lines), place + 1, "a digest is missing here")


def test_a_digest_that_stands_twice_is_found() -> None:
    place = DIGESTS[1]
    fails("\n".join([*LINES[: place + 1], LINES[place], *LINES[place + 1 :]]), place + 2, "where none belongs")
    fails(TRUE + LINES[-1], len(LINES) + 1, "where none belongs")


def test_all_digests_removed() -> None:
    fails("\n".join(line for line in LINES if not line.startswith("= ")), DIGESTS[0] + 1, "digest")


def test_a_record_cut_within_a_turn_lacks_its_last_digest() -> None:
    place = DIGESTS[2] - 4
    fails("\n".join(LINES[:place]), place + 1, "ends without the digest of its last position")


def test_a_record_cut_after_a_digest_is_the_true_record_of_a_game_under_way() -> None:
    text = "\n".join(LINES[: DIGESTS[2] + 1])
    check(text)
    assert replay(GAME, loads(text)) == MOVES[: loads(text).actions()]


def test_another_header_gives_other_digests() -> None:
    fails(with_header("seats", "Ann, Bea, Dan"), DIGESTS[0] + 1, "but the lines above give")
    fails(without(header_place("rules")), DIGESTS[0], "but the lines above give")
    fails("\n".join(["host Zoe", *LINES]), DIGESTS[0] + 2, "but the lines above give")


def test_an_altered_action_breaks_the_digest_after_it() -> None:
    text = with_line(FIRST - 1, "1 pass") if LINES[FIRST - 1] != "1 pass" else with_line(FIRST - 1, "1 auction red 1")
    with pytest.raises(RecordError):
        check(text)


@pytest.mark.parametrize("place", [place for place in range(FIRST - 1, len(LINES) - 1, 2) if LINES[place] != LINES[place + 1]])
def test_two_swapped_lines_are_found(place: int) -> None:
    with pytest.raises(RecordError):
        check("\n".join([*LINES[:place], LINES[place + 1], LINES[place], *LINES[place + 2 :]]))


# anything at all


def moves_and_header(text: str) -> tuple[list[tuple[int, int]], list[tuple[str, str]]]:
    record = loads(text)
    return replay(game_of_record(record), record), list(record.header.items())


def error_of(text: str) -> RecordError | None:
    try:
        check(text)
    except RecordError as error:
        return error
    return None


def is_sound(text: str) -> None:
    """Nothing but `RecordError` comes out, and what verifies is the true record or one cut after a digest."""
    error = error_of(text)
    if error is not None:
        assert 1 <= error.line <= max(1, len(text.splitlines())) + 1
        assert all(error_text(language, error, BOXES["steel_driver"].words) for language in LANGUAGES)
        return
    moves, header = moves_and_header(text)
    assert header == moves_and_header(TRUE)[1]
    assert MOVES[: len(moves)] == moves
    assert len(moves) == len(MOVES) or len(moves) in {loads("\n".join(LINES[: place + 1])).actions() for place in DIGESTS}


fuzz = settings(max_examples=120, deadline=None, suppress_health_check=list(HealthCheck))
places = st.integers(0, len(LINES) - 1)
characters = st.characters(codec="utf-8")


@fuzz
@given(st.text(characters, max_size=200))
def test_any_text_is_taken_or_refused(text: str) -> None:
    is_sound(text)
    is_sound(f"game steel_driver\nplayers 3\n---\n{text}")
    is_sound(f"{text}\n---\n1 pass\n")


@fuzz
@given(st.binary(max_size=200))
def test_binary_junk_is_refused(junk: bytes) -> None:
    is_sound(junk.decode("utf-8", errors="replace"))
    is_sound(junk.decode("latin-1"))


@fuzz
@given(st.integers(0, len(TRUE)), st.integers(0, 30), st.text(characters, max_size=12))
def test_a_record_with_a_piece_replaced(start: int, length: int, piece: str) -> None:
    is_sound(TRUE[:start] + piece + TRUE[start + length :])


@fuzz
@given(places, places)
def test_a_record_with_two_lines_swapped(one: int, two: int) -> None:
    lines = LINES[:]
    lines[one], lines[two] = lines[two], lines[one]
    is_sound("\n".join(lines))


@fuzz
@given(places, places)
def test_a_record_with_a_line_copied_elsewhere(source: int, target: int) -> None:
    is_sound("\n".join([*LINES[:target], LINES[source], *LINES[target:]]))


@fuzz
@given(places, st.integers(1, 40))
def test_a_record_with_lines_left_out(start: int, length: int) -> None:
    assume(start + length < len(LINES))
    is_sound("\n".join(LINES[:start] + LINES[start + length :]))


@fuzz
@given(st.integers(0, len(TRUE) - 1), st.sampled_from("0123456789abcdef *=-\n\t#_xZ"))
def test_a_record_with_one_character_changed(place: int, character: str) -> None:
    is_sound(TRUE[:place] + character + TRUE[place + 1 :])


@pytest.mark.parametrize("key", ["seats", "game", "options", "board"])
def test_half_a_surrogate_in_the_header_is_no_crash(key: str) -> None:
    """Text decoded by `surrogateescape` holds such halves, which no encoding takes."""
    is_sound(with_header(key, "\udc80"))


# writing


@pytest.mark.parametrize(
    ("name", "word"),
    [("Ann", "Ann"), ("bot:uct", "bot:uct"), ("Ann  and  Bea", "Ann_and_Bea"), ("Ann #1", "Ann_#1"), ("żółw", "żółw"), ("", "-")],
)
def test_a_name_is_written_as_one_word(name: str, word: str) -> None:
    text = dumps(GAME, header_of(GAME, [name, "Bea"]), MOVES[:5])
    assert loads(text).seats() == [word, "Bea"]
    check(text)


@pytest.mark.parametrize("name", [" Ann", "Ann ", "Ann\nBea", "Ann\n---\n1 pass"])
def test_names_that_would_spoil_the_record_are_not_written_as_they_are(name: str) -> None:
    """A record that this program writes can always be read and verified by it, whoever plays."""
    check(dumps(GAME, header_of(GAME, [name]), MOVES[:5]))


def test_replay_stops_where_it_is_told() -> None:
    record = loads(TRUE)
    assert [len(replay(GAME, record, upto)) for upto in (0, 1, 17, len(MOVES), len(MOVES) + 5)] == [
        0,
        1,
        17,
        len(MOVES),
        len(MOVES),
    ]


def test_a_record_of_one_game_is_not_one_of_another_number_of_players() -> None:
    other = BOXES["steel_driver"].offer.set_up(4, {})
    with pytest.raises(RecordError):
        verify(other, loads(TRUE))


@pytest.mark.parametrize(("line", "words"), [(HEADER_LINES, "seats \x1b[31mAnn Bea Cy"), (FIRST, "1 auction red \x9b2J")])
def test_a_record_cannot_command_the_terminal_it_is_shown_on(line: int, words: str) -> None:
    with pytest.raises(RecordError) as caught:
        loads("\n".join([*LINES[: line - 1], words, *LINES[line:]]))
    assert (caught.value.line, caught.value.key) == (line, "record-control-character")
    assert error_text("en", caught.value, BOXES["steel_driver"].words).isprintable()
