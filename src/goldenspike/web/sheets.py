"""Style sheets as they are sent: imports are replaced by what they name, so that a page loads one file instead of twenty."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from pathlib import Path
from posixpath import dirname, join, normpath
from typing import Final

from goldenspike.draw.colours import style_sheet
from goldenspike.draw.face import BROWSER_FILES, browser_file, font_face
from goldenspike.draw.palette import NIGHT_RULES
from goldenspike.shelf import BOXES

IMPORT: Final = re.compile(r'@import url\("([^"]+)"\);\n?')
Find = Callable[[str], Path | None]
"""Finds the file of a name, if there is one."""


def made_of_drawings(name: str) -> str | None:
    """A sheet that is made from the colours or the typeface of the drawings; None if this is another sheet."""
    if name == "css/night.css":
        return style_sheet(NIGHT_RULES)
    if name == "css/face.css":
        return "".join(font_face(bold, face_address(bold)) for bold in BROWSER_FILES)
    games, _, rest = name.partition("/")
    game, _, file = rest.partition("/")
    rules = BOXES[game].colours if games == "games" and game in BOXES and file == "colours.css" else None
    return None if rules is None else style_sheet(rules)


def face_address(bold: bool) -> str:
    """Where a page finds the typeface; it names the contents, so that a browser asks for them once."""
    return f"/static/face/{BROWSER_FILES[bold]}?v={digest(browser_file(bold))}"


def without_comments(sheet: str) -> str:
    return re.sub(r"\s*\n\s*", "\n", re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL))


def digest(body: bytes) -> str:
    """What the address of a file says of its contents."""
    return hashlib.sha256(body).hexdigest()[:20]


def joined(name: str, find: Find, read: list[Path]) -> str | None:
    """The sheet of a name with all that it imports; the files used are added to `read`. None if one is missing."""
    made = made_of_drawings(name)
    path = find(name)
    if made is not None or path is None:
        return made
    read.append(path)
    text = path.read_text("utf-8")
    for said in IMPORT.finditer(text):
        inner = joined(normpath(join(dirname(name), said[1])), find, read)
        if inner is None:
            return None
        text = text.replace(said[0], inner)
    return text
