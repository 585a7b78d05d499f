"""Scripts as they are sent: without the comments that are for those who read the sources."""

from __future__ import annotations

import re
from typing import Final

COMMENT: Final = re.compile(r"^[ \t]*(?://.*|/\*\*(?:[^*]|\*(?!/))*\*/[ \t]*)$", re.MULTILINE)
"""A comment that has its lines for itself."""


def without_comments(script: str) -> str:
    """Every line of code stays where it was, so that browsers name the right one when something goes wrong."""
    return COMMENT.sub(lambda found: "\n" * found[0].count("\n"), script)
