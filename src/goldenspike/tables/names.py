"""What people and bots may be called at a table."""

from __future__ import annotations

import re
import unicodedata
from itertools import count
from typing import Final

from goldenspike.tables.errors import bad_request

LONGEST_NAME: Final = 24
UNSEEN: Final = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]")
"""Characters that Unicode counts among letters, marks and symbols although nothing is seen of them."""


def checked_name(text: str) -> str:
    """The name with single spaces between its words; raises `TableError` if it cannot be seen as it is written.

    Control characters, direction overrides and joiners are no printable characters: a name must not change what stands beside it.
    """
    name = " ".join(text.split())
    seen = any(unicodedata.category(letter)[0] in "LNPS" for letter in name)
    if not seen or len(name) > LONGEST_NAME or not name.isprintable() or UNSEEN.search(name):
        raise bad_request(f"A name has 1 to {LONGEST_NAME} characters that can be seen.")
    return name


def named_apart(name: str, taken: set[str]) -> str:
    """The name, with a number added if another at the table has it; nobody has the empty name of an open seat."""
    if not name or name not in taken:
        return name
    return next(numbered for numbered in (f"{name} {n}" for n in count(2)) if numbered not in taken)
