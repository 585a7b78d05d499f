"""What the rules page tells a newcomer of a game."""

from __future__ import annotations

from goldenspike.shelf import BOXES
from goldenspike.text.rulebook import Primer, RulebookWords


def primer_of(name: str, language: str = "en") -> Primer:
    box = BOXES[name]
    game = box.offer.set_up(box.offer.fewest, {})
    assert box.primer is not None
    return box.primer(game, RulebookWords(box.speaker(game, language, [])))
