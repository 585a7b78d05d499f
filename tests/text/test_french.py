"""French as it is printed: its spaces, its marks, and the words that an editor would strike out."""

from __future__ import annotations

import re

import pytest

from goldenspike.shelf import BOXES
from goldenspike.text.speaker import SHARED
from tests.text.catalogues import messages, plain, written

CATALOGUES = [*SHARED, *BOXES]
every_catalogue = pytest.mark.parametrize("catalogue", CATALOGUES)
SPACES = {
    "a no-break space before a colon": r"(?<!\xa0):(?=\s|$)",
    "a narrow no-break space before ; ! ?": r"(?<!\u202f)[;!?]",
    "no-break spaces inside guillemets": r"«(?!\xa0)|(?<!\xa0)»",
    "a no-break space before a dollar sign": r"(?<=[\d}])[ \u202f]?\$|\$(?=\d)",
    "a narrow no-break space between thousands": r"\d[ \xa0.,]?\d{3}\b",
    "no other quotation marks and no straight apostrophes": r"['\"`\u2018\u201c-\u201e]",
    "no dots for an ellipsis": r"\.\.\.(?! VILLE)",
}
"""What is to be, and what would be found where it is not. The breakdown of Steel & Steam is written B!, as on its cards."""
STRUCK_OUT = {
    r"\b(?:surlign|éclair[ée])": "en surbrillance",
    r"\b[Rr]eprendre (?:une|votre|son|cette|la dernière) action|\bactions? reprises?\b": "annuler",
    r"\b[Nn]aturelle\b": "Bois",
    r"\baux règles (?:standard|de base)": "avec les règles",
    r"\b[Dd]resser la table": "créer la table",
    r"\bsort(?:i|ie|ir)? de (?:l\u2019|cette )enchère": "se retirer",
    r"(?:^|[^\u2019\w])(?:tu|toi|ton|ta|tes)\b": "vous",
    r"\d\s*tours\b|\bmanche \{ \$round \} sur": "manche for a turn, passage for a round of deliveries",
    r"\b(?:un|quel) hexagone\b|\bhexagones, dès": "case",
    r"\bcrans? de capital": "tranche",
    r"\b(?:de|que) [aeiouéèêàâîôû]|\b[Ss]i ils?\b": "an apostrophe before a vowel",
}
"""What is not said, and what is said instead."""


@every_catalogue
def test_spaces_and_marks_are_french(catalogue: str) -> None:
    for key, message in messages("fr", catalogue).items():
        text = written(message).replace("B!", "B")
        found = [rule for rule, wrong in SPACES.items() if re.search(wrong, text)]
        assert found == [], (key, text)


@every_catalogue
def test_no_word_is_used_that_an_editor_would_strike_out(catalogue: str) -> None:
    for key, message in messages("fr", catalogue).items():
        text = written(message)
        assert [better for wrong, better in STRUCK_OUT.items() if re.search(wrong, text)] == [], (key, text)


@every_catalogue
def test_a_share_is_a_part_and_only_an_action_is_an_action(catalogue: str) -> None:
    english = messages("en", catalogue)
    for key, message in messages("fr", catalogue).items():
        told = plain(english[key]).lower()
        if catalogue in BOXES or re.search(r"\bshares?\b", told):
            assert "action" in told or not re.search(r"\bactions?\b", plain(message).lower()), key


@every_catalogue
def test_no_company_stands_in_a_sentence_by_its_colour_alone(catalogue: str) -> None:
    """Its colour alone is said only where it stands alone."""
    for key, message in messages("fr", catalogue).items():
        bare = re.findall(r"(?<![Cc]ompagnie )\{ \$company \}", written(message))
        assert not bare or written(message) == "{ $company }", key


@pytest.mark.parametrize("catalogue", BOXES)
def test_a_cube_is_never_a_colour_alone(catalogue: str) -> None:
    known = messages("fr", catalogue)
    for key in (key for key in ("choice-draw", "event-CUBE_DRAWN") if key in known and "colour" in written(known[key])):
        assert "cube { $colour }" in written(known[key]), key
