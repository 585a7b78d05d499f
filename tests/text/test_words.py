"""The catalogues hold the words that the program asks for, no more and no fewer."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache, partial
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from goldenspike.bots.levels import LEVELS
from goldenspike.box import Box
from goldenspike.kernel.core import CHANCE, KERNEL_RULES, Game, Wording
from goldenspike.parts.kinds import Kinds
from goldenspike.shelf import BOXES
from goldenspike.text.drawn import DrawnWords
from goldenspike.text.speaker import CATALOGUES, LANGUAGES, PROPER_NAMES, SHARED
from tests.contract.random_play import course
from tests.text.catalogues import messages, plain

SOURCE = Path(__file__).parents[2] / "src" / "goldenspike"
STANDS_ON = {"steam_barons": "steam"}
FIGURES = {"number", "cubes", "money", "seat"}
"""The kinds of values that need no name from the game."""
EVERY = 25
"""Positions from one drawing to the next."""
every_box = pytest.mark.parametrize("box", BOXES.values(), ids=list(BOXES))
every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def keys(catalogue: str, language: str = "en") -> set[str]:
    file = BOXES[catalogue].words / f"{language}.ftl" if catalogue in BOXES else CATALOGUES / language / f"{catalogue}.ftl"
    return set(re.findall(r"^([a-zA-Z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE))


def written(place: Path) -> str:
    """All code of ours in a file or a folder; none if it is not there."""
    inside = [path for path in [place, *sorted(place.rglob("*"))] if path.is_file() and "vendor" not in path.parts]
    paths = [path for path in inside if path.suffix in (".py", ".js")]
    return "\n".join(path.read_text("utf-8") for path in paths)


@cache
def quoted(*places: str) -> set[str]:
    """Every word that stands in quotation marks in the code of these places."""
    return set(re.findall(r"""["'`]([A-Za-z0-9][\w-]*)["'`]""", "\n".join(written(SOURCE / place) for place in places)))


def spelt(catalogue: str, within: str = "") -> set[str]:
    """What is quoted in the code that may ask for the words of a catalogue, or within some places of the games' part of it."""
    games = list(BOXES) if catalogue in SHARED else [catalogue, STANDS_ON.get(catalogue, catalogue)]
    rooms = [] if within else [path.name for path in sorted(SOURCE.iterdir()) if path.name != "games"]
    return quoted(*rooms, *(f"games/{name}/{place}" for name in games for place in within.split() or [""]))


def things(box: Box[Any], kind: str) -> Iterator[str]:
    """The names of all things of a kind in a game, also on boards of earlier releases, without that of no thing."""
    offer = box.offer
    kept = [texts for board in offer.boards.values() for texts in offer.earlier(board)]
    before = [offer.set_up_again(offer.fewest, {}, texts, offer.version) for texts in kept]
    for game in [offer.set_up(offer.fewest, {}), *before]:
        with suppress(IndexError):
            yield from (name for name in map(partial(game.name_of, kind), count()) if name.partition(" ")[0])


def wordings(box: Box[Any]) -> list[Wording]:
    modules = [vars(import_module(f"goldenspike.games.{box.name}.rules.{name}")) for name in ("events", "actions")]
    found = [value for module in modules for name in module.values() for value in (name if isinstance(name, list) else [name])]
    rules = box.offer.set_up(box.offer.fewest, {}).rules()
    actions = [kind.wording for value in found if isinstance(value, Kinds) for kind in value.all]
    return [*(value for value in found if isinstance(value, Wording)), *actions, *(rule.because for rule in rules)]


@cache
def worded_things(name: str) -> set[str]:
    """The keys of all things of a game that are not called by a proper name."""
    box = BOXES[name]
    kinds = {kind for wording in wordings(box) for kind in wording.kinds} - FIGURES - PROPER_NAMES
    return {f"{kind}-{thing.split()[0]}" for kind in kinds for thing in things(box, kind)}


@cache
def set_up(name: str) -> list[Game[Any]]:
    return [BOXES[name].offer.set_up(players, options) for players, options in BOXES[name].offer.trials()]


def tour(name: str) -> set[str]:
    """The steps of a tour that are only numbered."""
    listed = re.search(r"const TOUR = \[(.*)\];", written(BOXES[name].page))
    return {f"tour-{name}-{step}" for step in range(1, 1 + len(re.findall(r'".*?"', listed[1])))} if listed else set()


def on_the_maps(name: str) -> set[str]:
    """The names of seas and countries in the outlines of a game's maps."""
    stored = (SOURCE / "games" / STANDS_ON.get(name, name) / "drawing").glob("*.json")
    outlines = [json.loads(path.read_text("utf-8")) for path in stored]
    return {f"draw-{one['text']}" for outline in outlines if "panels" in outline for one in outline["names"]}


@cache
def of_the_game(name: str) -> set[str]:
    """The keys that are made from what a game is: its rules, phases, boards, options and things."""
    box, games = BOXES[name], set_up(name)
    rules = {rule.name: rule.reference for rule in [*games[0].rules(), *KERNEL_RULES]}
    made = {f"{kind}-{rule}" for kind in ("rule", "because", "ask") for rule in rules} | {f"ask-{rule}-open" for rule in rules}
    made |= {f"chapter-{name}-{number[0]}" for number in map(re.compile(r"\d+").match, rules.values()) if number}
    made |= {f"phase-{phase.name}" for game in games for phase in game.phases} | {"phase-over", f"about-{name}"}
    made |= {f"board-{board}" for board in box.offer.boards} | {f"bot-{bot}" for bot in (*box.bots, *LEVELS)}
    made |= {f"bot-{bot}-about" for bot in (*box.bots, *LEVELS)} | {f"about-{name}-length"}
    made |= {f"ask-{rule}-you" for rule in rules}
    made |= {f"option-{option}{about}" for option in box.offer.options for about in ("", "-about")}
    values = [f"option-{option}-{value}" for option, values in box.offer.options.items() for value in values]
    made |= {f"{value}{about}" for value in values for about in ("", "-about")}
    made |= on_the_maps(name)
    made |= {f"region-{region}" for region in games[0].board_view().get("regions", [])} | worded_things(name) | tour(name)
    made |= {key.replace(kind, "draw-") for key in keys(name) for kind in ("phase-", "condition-") if key.startswith(kind)}
    return made | {key for wording in wordings(box) for key in (wording.key, wording.key.replace("choice-", "range-"))}


COMPUTED = {
    "draw-*": "drawing",
    "print-*": "kit primer.py tables.py",
    "print-turn-*": "primer.py",
    "print-turn-*-how": "primer.py",
    "print-*-letter": "kit",
    "print-fee-*": "kit",
    "print-fee-*-how": "kit",
    "print-old-*": "kit",
    "print-old-*-how": "kit",
    "print-option-*": "kit",
    "print-option-*-how": "kit",
    "print-economy-*": "",
    "print-example-*": "primer.py",
    "print-example-*-how": "primer.py",
    "condition-*": "rules",
    "measure-*": "rules",
    "do-*": "",
    "deed-*": "",
    "deed-*-short": "",
    "fees-*": "",
    "highball-*": "",
    "kind-*": "",
    "letter-*": "",
    "log-*": "",
    "moment-*": "",
    "company-*": "",
    "fair-*-false": "",
    "fair-*-none": "",
    "fair-*-true": "",
    "fair-limit-*": "",
    "fair-step-*": "",
    "fair-why-*": "",
    "head-*": "",
    "note-*": "",
    "privacy-*": "",
    "privacy-*-title": "",
    "schedule-*": "",
    "score-*": "",
    "show-*": "",
    "status-*": "",
    "tab-*": "",
    "why-not-*": "",
    "*-lead": "",
    "*-title": "",
}
"""Keys that the code puts together. What stands for the star is quoted: in those places of the game, or anywhere in its reach."""


def is_put_together(catalogue: str, key: str) -> bool:
    found = [(re.fullmatch(pattern.replace("*", "(.+)"), key), folder) for pattern, folder in COMPUTED.items()]
    return any(match[1] in spelt(catalogue, folder) for match, folder in found if match)


@pytest.mark.parametrize("catalogue", [*SHARED, *BOXES])
def test_every_message_is_asked_for(catalogue: str) -> None:
    made = set().union(*(of_the_game(name) for name in (BOXES if catalogue in SHARED else [catalogue])))
    unasked = keys(catalogue) - made - spelt(catalogue)
    assert sorted(key for key in unasked if not is_put_together(catalogue, key)) == []


@pytest.mark.parametrize("catalogue", SHARED)
def test_no_message_that_all_share_is_asked_for_by_one_game_alone(catalogue: str) -> None:
    """Steam Barons counts as a game of its own, though its pages are made of Steam's."""
    made = {name: of_the_game(name) | quoted(f"games/{name}") | quoted(f"games/{STANDS_ON.get(name, name)}") for name in BOXES}
    shared = quoted(*(path.name for path in SOURCE.iterdir() if path.name != "games"))
    for key in keys(catalogue) - shared:
        if not is_put_together(catalogue, key):
            assert sum(key in asked for asked in made.values()) > 1, key


@every_box
@every_language
def test_no_game_says_otherwise_what_all_say_alike(box: Box[Any], language: str) -> None:
    assert not keys(box.name, language) & set().union(*(keys(name, language) for name in SHARED))


@every_language
def test_what_is_said_before_a_table_is_open_differs_from_game_to_game(language: str) -> None:
    early = [key for name in BOXES for key in keys(name, language) if key.startswith(("about-", "board-", "chapter-", "option-"))]
    assert len(early) == len(set(early)) > 20


@every_box
@every_language
def test_every_thing_has_a_word_or_a_proper_name(box: Box[Any], language: str) -> None:
    known = keys("common", language) | keys(box.name, language)
    assert worded_things(box.name) - known == set()
    assert not [key for key in known if key.split("-")[0] in PROPER_NAMES - {"bot"}]


class Asked(dict[str, str]):
    """Stands in for the words of a drawing, and remembers which were asked for."""

    def __missing__(self, key: str) -> str:
        return self.setdefault(key, key)

    def money(self, amount: int) -> str:
        return f"${amount}"


def drawn_words(box: Box[Any]) -> set[str]:
    """The words that a drawing asks for in a few games, at their ends too."""
    asked = Asked()
    for players, options in box.offer.trials()[:: max(1, len(box.offer.trials()) // 4)]:
        game = box.offer.set_up(players, options)
        box.drawing.background(game, asked)
        for number, (state, _, _) in enumerate(course(game, 5)):
            if number % EVERY == 0:
                box.drawing.picture(game, game.view(state, CHANCE), asked)
        box.drawing.picture(game, game.view(state, CHANCE), asked)
    return set(asked)


@every_box
def test_every_word_on_a_drawing_is_there(box: Box[Any]) -> None:
    asked = drawn_words(box)
    assert len(asked) > 10
    for language in LANGUAGES:
        assert {f"draw-{word}" for word in asked} <= keys(box.name, language)


@every_box
@every_language
def test_every_sea_on_every_map_has_a_word(box: Box[Any], language: str) -> None:
    assert on_the_maps(box.name) <= keys(box.name, language)
    drawn = [
        box.drawing.background(box.offer.set_up(box.offer.fewest, {}, board), DrawnWords(box.words, language))
        for board in box.offer.boards.values()
    ]
    seas = {"en": "Ocean|Sea", "fr": "Océan|Mer", "de": "Atlantik|Nordsee"}
    assert all(re.search(rf">(?:{seas[language]})<", picture) for picture in drawn)


@every_box
@every_language
def test_a_game_can_ask_for_its_phases_boards_and_options(box: Box[Any], language: str) -> None:
    """Numbers among the values of an option speak for themselves."""
    options = [f"option-{option}" for option in box.offer.options]
    options += [
        f"option-{option}-{value}" for option, values in box.offer.options.items() for value in values if not value.isdigit()
    ]
    phases = [f"phase-{phase.name}" for game in set_up(box.name) for phase in game.phases]
    known = set().union(*(keys(name, language) for name in BOXES))
    assert {*phases, "phase-over", f"about-{box.name}", f"about-{box.name}-length"} <= keys(box.name, language)
    assert {*options, *(f"board-{board}" for board in box.offer.boards)} <= known


@every_box
@every_language
def test_every_option_and_every_bot_is_explained_where_it_is_chosen(box: Box[Any], language: str) -> None:
    known = keys("web", language).union(*(keys(name, language) for name in BOXES))
    for option, values in box.offer.options.items():
        explained = {f"option-{option}-about"} <= known
        assert explained or {f"option-{option}-{value}-about" for value in values} <= known, option
    assert {f"bot-{bot}-about" for bot in box.bots} <= known


@every_language
def test_who_is_asked_and_who_holds_something_are_chips_of_different_words(language: str) -> None:
    asked = plain(messages(language, "web")["asked-here"]).lower()
    for game, chip in (("steel_driver", "marker"), ("steel_and_steam", "at-the-throttle")):
        assert plain(messages(language, game)[chip]).lower() != asked
