"""Scripts as they are sent: without the comments that are for those who read the sources."""

from __future__ import annotations

import re
from typing import Final

COMMENT: Final = re.compile(r"^[ \t]*(?://.*|/\*\*(?:[^*]|\*(?!/))*\*/[ \t]*)$", re.MULTILINE)
"""A comment with no code on its lines."""


def without_comments(script: str) -> str:
    """The script without comments; line numbers stay the same, so that errors in the browser name the right line."""
    return COMMENT.sub(lambda found: "\n" * found[0].count("\n"), script)
