"""German as the booklets have it: one word for each thing, and none that means something else."""

from __future__ import annotations

import re

import pytest

from goldenspike.shelf import BOXES
from goldenspike.text.speaker import SHARED
from tests.text.catalogues import catalogue_file, messages, plain

CATALOGUES = [*SHARED, *BOXES]
WITH_DICE = "steel_and_steam"
BANNED = {
    "cubes are Investitionsmarker or Warenmarker": r"[Ii]nvestitionswürfel|Warenwürfel",
    "the order of play is the Spielreihenfolge": r"Zugfolge|Zugreihenfolge|(?<!Spiel)[Rr]eihenfolge der Gesell",
    "what is built is a Strecke": r"Gleise? bauen|baut Gleise?\b|Gleisbau",
    "nobody is named by the place they hold": r"(?:Erster Bau|Erster Transport) beginnt",
    "companies are put up for Versteigerung": r"\bAuktion",
    "who is given something erhält it": r"gewinnt \d+\s\$|\bbekomm",
    "fair without signs inside a word": r"\w[*:_]innen|\wInnen\b|/-?innen",
    "Personen, or who does it": r"\bMitspieler\b|\b(?:der|den|dem|ein|einen|einem|jeder|jeden|kein|anderer|anderen) Spielers?\b",
    "quotation marks are „ and “": r"[\"”']",
    "a space that does not break stands before the dollar sign": r"\d \$",
    "people are called du": r"\bIhnen\b|\bSie (?:müssen|können|dürfen|haben)\b",
}
"""Why no German message may say it."""


@pytest.mark.parametrize("catalogue", CATALOGUES)
@pytest.mark.parametrize("words", BANNED.values(), ids=list(BANNED))
def test_german_says_it_in_the_words_of_the_booklets(catalogue: str, words: str) -> None:
    said = {key: plain(message) for key, message in messages("de", catalogue).items()}
    assert {key: text for key, text in said.items() if re.search(words, text)} == {}


@pytest.mark.parametrize("catalogue", [name for name in CATALOGUES if name != WITH_DICE])
def test_bare_cubes_would_be_dice(catalogue: str) -> None:
    assert {key for key, message in messages("de", catalogue).items() if re.search(r"\bWürfel", plain(message))} == set()


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_german_quotation_marks_come_in_pairs(catalogue: str) -> None:
    for key, message in messages("de", catalogue).items():
        assert plain(message).count("„") == plain(message).count("“"), key


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_a_company_is_called_one_where_its_colour_alone_would_not_do(catalogue: str) -> None:
    """As a subject the booklet uses the colour as a name; `von Rot` and `für Rot` are no German."""
    text = catalogue_file("de", catalogue).read_text("utf-8")
    assert re.findall(r".*\b(?:von|für|über|versteigert|kontrolliert|gehört|bei) \{ \$company \}.*", text) == []
