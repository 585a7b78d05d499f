"""What a device is called in the list of those on which somebody is signed in: its browser and its system."""

from __future__ import annotations

import re
from typing import Final

BROWSERS: Final = {
    "FxiOS/": "Firefox",
    "Firefox/": "Firefox",
    "EdgiOS/": "Edge",
    "EdgA/": "Edge",
    "Edg/": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "CriOS/": "Chrome",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
}
"""What a user agent says of itself, those first that also name others."""
SYSTEMS: Final = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}
LONGEST: Final = 40
PROGRAM: Final = re.compile(rf"[\w.+ -]{{1,{LONGEST}}}", re.ASCII)


def device_of(agent: str) -> str:
    """Proper names alone, the same in every language; a program goes by its own name, and an unknown device has none."""
    known = [next((name for mark, name in table.items() if mark in agent), "") for table in (BROWSERS, SYSTEMS)]
    if any(known):
        return ", ".join(filter(None, known))
    program = PROGRAM.match(agent)
    return program[0].strip() if program else ""
