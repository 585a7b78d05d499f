"""The board file: every error with its file, line, fault and expectation; and the facts that our board must keep."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from goldenspike.bots.playout import Playout
from goldenspike.games.steel_driver.rules.board import load_board, parse_board
from goldenspike.games.steel_driver.rules.game import SteelDriver
from goldenspike.games.steel_driver.rules.offer import BOARDS
from goldenspike.games.steel_driver.rules.rules import COLOURS
from goldenspike.kernel.core import OVER, Log
from goldenspike.parts.lines import BoardError
from tests.games.steel_driver.scene import USA, example_track

SMALL = """\
board small
title A_small_one
ends East West

locations
East 10 white hexagon 10.5 20 n
Middle 20 red circle -5 4 se
West 30 black circle -100 80.25 w

links
East Middle 2
Middle West 3
"""
LINES = SMALL.splitlines()


def number_of(line: str) -> int:
    return LINES.index(line) + 1


def fails(text: str, line: int, wrong: str, expected: str) -> None:
    with pytest.raises(BoardError) as caught:
        parse_board("my.board", text)
    message = str(caught.value)
    assert message.startswith(f"my.board, line {line}: "), message
    fault, _, hope = message.partition("; expected ")
    assert wrong in fault
    assert expected in hope
    assert "\n" not in message


def test_a_small_board_loads_and_can_be_played() -> None:
    board = parse_board("my.board", SMALL)
    assert (board.name, board.names, board.link_count) == ("small", ["East", "Middle", "West"], 2)
    assert (list(board.values), board.hexagonal, list(board.costs)) == ([10, 20, 30], [True, False, False], [2, 3])
    assert (board.longitudes, board.latitudes, board.labels) == ([10.5, -5, -100], [20, 4, 80.25], ["n", "se", "w"])
    game = SteelDriver(board, 3)
    state = game.start(Log())
    Playout(game, 1).run(state)
    assert state.phase == OVER


def test_comments_blank_lines_and_spaces_do_not_change_the_digest() -> None:
    spread = "\n# more\n".join(f"  {line.replace(' ', '    ')}  # why" if line else "" for line in LINES)
    assert parse_board("a", spread).digest == parse_board("b", SMALL).digest
    assert parse_board("a", SMALL.replace("West 3", "West 2")).digest != parse_board("b", SMALL).digest


REPLACED = [
    ("East 10 white hexagon 10.5 20 n", "East 10 white hexagon 10.5 20", "6 words", "7: name value colour shape"),
    ("East 10 white hexagon 10.5 20 n", "East 10 white hexagon 10.5 20 n n", "8 words", "7: name value colour shape"),
    ("Middle 20 red circle -5 4 se", "Middle -1 red circle -5 4 se", "the value is '-1'", "a whole number from 0 to 200"),
    ("Middle 20 red circle -5 4 se", "Middle 201 red circle -5 4 se", "the value is '201'", "a whole number from 0 to 200"),
    ("Middle 20 red circle -5 4 se", "Middle 2.5 red circle -5 4 se", "the value is '2.5'", "a whole number from 0 to 200"),
    ("Middle 20 red circle -5 4 se", f"Middle {'9' * 5000} red circle -5 4 se", "the value is '999", "a whole number"),
    ("Middle 20 red circle -5 4 se", "Middle \uff12\uff10 red circle -5 4 se", "the value is", "a whole number"),
    ("Middle 20 red circle -5 4 se", "Middle 20 pink circle -5 4 se", "the colour is 'pink'", "one of white, black, silver"),
    ("Middle 20 red circle -5 4 se", "Middle 20 red square -5 4 se", "the shape is 'square'", "one of circle, hexagon"),
    ("Middle 20 red circle -5 4 se", "Middle 20 red circle 181 4 se", "the longitude is '181'", "degrees from -180 to 180"),
    ("Middle 20 red circle -5 4 se", "Middle 20 red circle nan 4 se", "the longitude is 'nan'", "degrees from -180 to 180"),
    ("Middle 20 red circle -5 4 se", "Middle 20 red circle west 4 se", "the longitude is 'west'", "degrees from -180 to 180"),
    ("Middle 20 red circle -5 4 se", "Middle 20 red circle -5 -91 se", "the latitude is '-91'", "degrees from -90 to 90"),
    ("Middle 20 red circle -5 4 se", "Middle 20 red circle -5 inf se", "the latitude is 'inf'", "degrees from -90 to 90"),
    ("Middle 20 red circle -5 4 se", "Middle 20 red circle -5 4 up", "the label's side is 'up'", "one of n, ne, e"),
    (
        "West 30 black circle -100 80.25 w",
        "East 30 black circle 0 0 w",
        "East stands here for the second time",
        "every location once",
    ),
    ("Middle West 3", "Middle West", "2 words", "3: from to cost"),
    ("Middle West 3", "Middle Moon 3", "the other end is 'Moon'", "one of East, Middle, West"),
    ("Middle West 3", "Moon West 3", "the first end is 'Moon'", "one of East, Middle, West"),
    ("Middle West 3", "Middle West 0", "the cost is '0'", "a whole number from 1 to 20"),
    ("Middle West 3", "Middle West 21", "the cost is '21'", "a whole number from 1 to 20"),
    ("Middle West 3", "Middle West dear", "the cost is 'dear'", "a whole number from 1 to 20"),
    ("Middle West 3", "West West 3", "ends where it begins", "two different locations"),
    ("Middle West 3", "Middle East 3", "Middle-East stands here for the second time", "every link once"),
    ("title A_small_one", "titel A_small_one", "'titel' opens no line", "board, title or ends"),
    ("board small", "board", "1 words", "2: board name"),
    ("board small", "board a b", "3 words", "2: board name"),
    ("ends East West", "ends East", "2 words", "3: ends eastern western"),
    ("ends East West", "ends East Moon", "the western end is 'Moon'", "one of East, Middle, West"),
    ("ends East West", "ends Moon West", "the eastern end is 'Moon'", "one of East, Middle, West"),
    ("ends East West", "ends West West", "both ends are the same", "two locations"),
]


@pytest.mark.parametrize(("line", "instead", "wrong", "expected"), REPLACED, ids=[instead[:40] for _, instead, _, _ in REPLACED])
def test_a_faulty_line_is_named_with_what_was_expected(line: str, instead: str, wrong: str, expected: str) -> None:
    fails(SMALL.replace(line, instead), number_of(line), wrong, expected)


def test_a_board_that_lacks_a_part_says_which() -> None:
    fails("", 1, "0 lines 'locations'", "one line 'locations'")
    fails(SMALL.replace("links", "roads"), 1, "0 lines 'links'", "one line 'links'")
    fails(SMALL.replace("board small\n", ""), 1, "no line 'board ...'", "'board NAME'")
    fails(SMALL.replace("ends East West\n", ""), 1, "no line 'ends ...'", "'ends LOCATION LOCATION'")
    fails("board b\nends a b\nlocations\nlinks\n", 1, "0 locations", "2 to 62")
    fails("\n".join(LINES[: LINES.index("links") + 1]), 1, "0 links", "1 to 124")
    fails(
        SMALL.replace("hexagon", "circle"),
        number_of("East 10 white hexagon 10.5 20 n"),
        "no location is a hexagon",
        "at least one",
    )


def test_the_tables_stand_in_their_order() -> None:
    fails("links\nEast West 2\nlocations\n", 1, "the links come first", "locations before the table of links")


@pytest.mark.parametrize("title", ["locations", "links"])
def test_a_table_opened_twice_is_named_by_its_second_line(title: str) -> None:
    fails(SMALL + title + "\n", len(LINES) + 1, f"2 lines '{title}'", f"one line '{title}'")


@pytest.mark.parametrize(("line", "second"), [("board other", 3), ("title Other", 3), ("ends West East", 4)])
def test_a_head_line_that_stands_twice_is_refused(line: str, second: int) -> None:
    fails(SMALL.replace("title A_small_one\n", f"title A_small_one\n{line}\n"), second, "second time", "once")


def test_every_location_can_be_reached() -> None:
    lonely = SMALL.replace("\nlinks", "Far 10 white circle 0 0 n\n\nlinks")
    fails(lonely, 1, "no links lead from East to Far", "every location can be reached")


def test_too_many_locations_or_links() -> None:
    many = "\n".join(f"P{number} 10 white hexagon 0 0 n" for number in range(63))
    fails(f"board b\nends P0 P1\nlocations\n{many}\nlinks\nP0 P1 1", 1, "63 locations", "2 to 62")
    places = "\n".join(f"P{number} 10 white hexagon 0 0 n" for number in range(20))
    links = "\n".join(f"P{a} P{b} 1" for a in range(20) for b in range(a))
    fails(f"board b\nends P0 P1\nlocations\n{places}\nlinks\n{links}", 1, "190 links", "1 to 124")


def test_the_largest_board_can_be_played() -> None:
    places = "\n".join(f"P{number} 200 white hexagon 0 0 n" for number in range(62))
    pairs = [(a, (a + step) % 62) for step in (1, 2) for a in range(62)]
    links = "\n".join(f"P{a} P{b} {1 + a % 20}" for a, b in pairs)
    board = parse_board("big.board", f"board big\nends P0 P31\nlocations\n{places}\nlinks\n{links}")
    assert (len(board.names), board.link_count) == (62, 124)
    for players in (3, 6):
        game = SteelDriver(board, players)
        state = game.start(Log())
        Playout(game, players).run(state)
        assert state.phase == OVER


def test_names_that_the_notation_cannot_tell_apart_are_refused() -> None:
    """The notation takes capitals and small letters alike, so two locations must differ in more than that."""
    with pytest.raises(BoardError, match="line 8"):
        parse_board("my.board", SMALL.replace("West", "EAST"))


def test_a_file_that_cannot_be_read_is_an_os_error(tmp_path: Path) -> None:
    with pytest.raises(OSError, match=r"none\.board"):
        load_board(tmp_path / "none.board")
    with pytest.raises(OSError, match=tmp_path.name):
        load_board(tmp_path)


def test_a_file_of_junk_is_a_board_error_with_its_name(tmp_path: Path) -> None:
    path = tmp_path / "junk.board"
    path.write_bytes(bytes(range(256)) * 4)
    with pytest.raises(BoardError, match=r"^junk\.board, line "):
        load_board(path)


fuzz = settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
characters = st.characters(codec="utf-8")


def is_sound(text: str) -> None:
    """A text is a board that can be played, or a `BoardError` says why not."""
    try:
        board = parse_board("fuzz.board", text)
    except BoardError:
        return
    game = SteelDriver(board, 3)
    state = game.start(Log())
    Playout(game, 1).run(state)
    assert state.phase == OVER


@fuzz
@given(st.text(characters, max_size=300))
def test_any_text_is_a_board_or_a_board_error(text: str) -> None:
    is_sound(text)
    is_sound(f"board b\nends East West\nlocations\n{text}\nlinks\nEast West 1")


@fuzz
@given(st.integers(0, len(SMALL)), st.integers(0, 20), st.text(characters, max_size=10))
def test_a_board_with_a_piece_replaced(start: int, length: int, piece: str) -> None:
    is_sound(SMALL[:start] + piece + SMALL[start + length :])


WORDS = [*sorted(set(SMALL.split())), "0", "-1", "999999999999", "nan", "1e400", "#", "_"]


@fuzz
@given(st.integers(0, len(LINES) - 1), st.lists(st.sampled_from(WORDS), max_size=8))
def test_a_board_with_a_line_of_other_words(place: int, words: list[str]) -> None:
    is_sound("\n".join([*LINES[:place], " ".join(words), *LINES[place + 1 :]]))


@fuzz
@given(st.permutations(LINES))
def test_a_board_with_its_lines_in_another_order(lines: list[str]) -> None:
    is_sound("\n".join(lines))


# our board


def link_cost(a: str, b: str) -> int:
    link = USA.link_between(USA.names.index(a), USA.names.index(b))
    assert link >= 0, f"no link {a}-{b}"
    return int(USA.costs[link])


def test_our_board_has_38_locations_by_goods_colour() -> None:
    assert len(USA.names) == 38
    assert Counter(COLOURS[colour] for colour in USA.colours) == {"white": 12, "black": 12, "silver": 6, "orange": 5, "red": 3}


def test_our_board_has_the_places_and_routes_that_the_rulebook_names() -> None:
    named = {"New_York", "San_Francisco", "Baltimore", "Pittsburgh", "Buffalo", "Denver", "Omaha", "Kansas_City"}
    assert named <= set(USA.names)
    assert USA.hexagonal[USA.names.index("Baltimore")]
    assert not USA.hexagonal[USA.names.index("Pittsburgh")]
    assert USA.values[USA.names.index("Pittsburgh")] == 40
    assert link_cost("Baltimore", "Pittsburgh") == 3
    assert 2 <= link_cost("Buffalo", "New_York") <= 5
    assert max(link_cost("Denver", "Omaha"), link_cost("Denver", "Kansas_City")) <= 5


def test_our_board_s_values_and_costs_are_within_what_is_known() -> None:
    assert set(USA.values) <= {10, 20, 30, 40, 50}
    assert 28 <= sum(USA.values) / len(USA.names) <= 30
    common = Counter(USA.values)
    assert min(common[value] for value in (20, 30, 40)) > max(common[value] for value in (10, 50))
    assert set(USA.costs) <= {2, 3, 4, 5}


def test_our_board_has_starts_in_the_east_and_on_the_pacific() -> None:
    starts = [place for place, hexagonal in enumerate(USA.hexagonal) if hexagonal]
    assert sum(USA.longitudes[place] > -85 for place in starts) >= 3
    assert any(USA.longitudes[place] < -115 and COLOURS[USA.colours[place]] == "orange" for place in starts)


def test_our_board_s_colours_lie_in_regions() -> None:
    """Nearly every location has a neighbour of its own colour."""
    alone = []
    for place, name in enumerate(USA.names):
        near = [other for other in range(len(USA.names)) if USA.link_between(place, other) >= 0]
        if not any(USA.colours[other] == USA.colours[place] for other in near):
            alone.append(name)
    assert alone in ([], ["Minneapolis"])


def test_the_transcontinental_example_can_be_set_up_on_our_board() -> None:
    track = example_track()
    assert track["green"][-1].endswith("Denver")
    links = [frozenset(link.split("-")) for links in track.values() for link in links]
    assert len(links) == len(set(links))
    for link in links:
        link_cost(*link)
    for company, own in track.items():
        assert USA.hexagonal[USA.names.index(own[0].split("-")[0])], company


def test_a_byte_order_mark_is_passed_over_and_a_control_character_refused() -> None:
    text = (BOARDS / "usa.board").read_text()
    assert parse_board("own.board", "\ufeff" + text).names == USA.names
    with pytest.raises(BoardError, match=r"a control character in '.*Bos\\x1bton") as caught:
        parse_board("own.board", text.replace("Boston", "Bos\x1bton", 1))
    assert str(caught.value).isprintable()


@pytest.mark.parametrize(
    ("company", "start", "links"),
    [("yellow", "Omaha", 4), ("black", "Omaha", 4), ("black", "Kansas_City", 3), ("purple", "Kansas_City", 4)],
)
def test_in_the_transcontinental_example_red_is_as_many_links_away_as_told(company: str, start: str, links: int) -> None:
    track = example_track()
    own = [link.split("-") for link in track[company]]
    goals = {end for link in track["red"] for end in link.split("-")}
    reached = [{start}]
    for _ in range(links):
        reached.append(reached[-1] | {end for link in own if reached[-1] & set(link) for end in link})
    assert not reached[-2] & goals
    assert reached[-1] & goals


def test_the_board_file_is_plain_text() -> None:
    (BOARDS / "usa.board").read_bytes().decode("ascii")
