"""The programs that the operator of a server offers as bots, by name."""

from __future__ import annotations

import os
import re
from functools import cache
from typing import Final

VARIABLE: Final = "GOLDENSPIKE_PROGRAMS"
NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,30}")


class BadList(ValueError):
    """A sentence that tells what is wrong with the list."""


@cache
def listed() -> dict[str, str]:
    """Commands by name, from a list such as `digger=python3 digger.py; hauler=./hauler --deep`; raises `BadList`."""
    return parsed(os.environ.get(VARIABLE, ""))


def parsed(text: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for entry in filter(None, map(str.strip, text.split(";"))):
        name, _, command = (part.strip() for part in entry.partition("="))
        if NAME.fullmatch(name) is None or not command or name in found:
            raise BadList(f"{VARIABLE} is a list such as digger=./digger; hauler=./hauler --deep, and has '{entry[:40]}'")
        found[name] = command
    return found
