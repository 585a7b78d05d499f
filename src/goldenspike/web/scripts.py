"""Scripts as they are sent: modules that are needed together come as one file, without comments and indents.

A module becomes a function that gives what it exports, named after its address. Whatever asks for a joined module by its own
address, a page of another package for one, gets a few lines that hand on what the joined file has: there is one of each.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from posixpath import dirname, join, normpath, relpath
from typing import Final

COMMENT: Final = re.compile(r"^[ \t]*(?://.*|/\*\*(?:[^*]|\*(?!/))*\*/[ \t]*)$", re.MULTILINE)
"""A comment with no code on its lines."""
TAKEN: Final = re.compile(r'^(import|export) (?:\{([^}]*)\}|(\w+)) from "([^"]+)";$', re.MULTILINE)
GIVEN: Final = re.compile(r"^export \{([^}]*)\};$", re.MULTILINE)
DECLARED: Final = re.compile(r"^export (?=(?:(?:async )?function|class|const) (\w+))", re.MULTILINE)
DEFAULT: Final = re.compile(r"^export default ", re.MULTILINE)
UNKNOWN: Final = re.compile(r"^(?:import|export)\b(?!\()", re.MULTILINE)
"""What is left of imports and exports when all that we know to join are taken out."""
LATER: Final = re.compile(r'\bimport\("(\./[^"]+)"\)')
MAIN: Final = "js/main.js"
Find = Callable[[str], Path | None]
"""Finds the file of a name, if there is one."""


def without_comments(script: str) -> str:
    """Templates do not mind either: `htm` forgets line breaks and the blanks around them."""
    return re.sub(r"\n\s+", "\n", COMMENT.sub("", script))


def name_from(asking: str, said: str) -> str:
    """The name of a file as another file says it."""
    return said.removeprefix("/static/") if said.startswith("/") else normpath(join(dirname(asking), said))


def identifier(name: str) -> str:
    return re.sub(r"\W", "_", name.removesuffix(".js"))


def pairs(listed: str) -> Iterator[tuple[str, str]]:
    """What a list in braces names, and as what: `a, b as c`."""
    for item in filter(None, (part.strip() for part in listed.split(","))):
        first, _, second = item.partition(" as ")
        yield first, second or first


def named(listed: Iterable[tuple[str, str]]) -> str:
    return ", ".join(said if said == known else f"{said}: {known}" for said, known in listed)


@dataclass
class Module:
    """A module that can be joined: a body without imports and exports, what it takes from whom, and what it gives."""

    name: str
    body: str = ""
    taken: dict[str, list[tuple[str, str]]] = field(default_factory=dict)
    given: dict[str, str] = field(default_factory=dict)
    needs: dict[str, None] = field(default_factory=dict)
    later: list[str] = field(default_factory=list)

    def take(self, found: re.Match[str]) -> str:
        whom = name_from(self.name, found[4])
        self.needs[whom] = None
        listed = list(pairs(found[2])) if found[2] is not None else [("default", found[3])]
        if found[1] == "import":
            self.taken.setdefault(whom, []).extend(listed)
        else:
            self.given.update((known, f"{identifier(whom)}.{said}") for said, known in listed)
        return ""

    def give(self, found: re.Match[str]) -> str:
        self.given.update((known, own) for own, known in pairs(found[1]))
        return ""

    def declare(self, found: re.Match[str]) -> str:
        self.given[found[1]] = found[1]
        return ""

    def wrapped(self) -> str:
        takes = "".join(f"const {{ {named(listed)} }} = {identifier(whom)};\n" for whom, listed in self.taken.items())
        gives = named(self.given.items())
        return f"const {identifier(self.name)} = (() => {{\n{takes}{self.body.strip()}\nreturn {{ {gives} }};\n}})();\n"


def read_module(name: str, script: str) -> Module | None:
    """None for one that says more than we know to join; it is sent as it is."""
    module = Module(name)
    body = TAKEN.sub(module.take, without_comments(script))
    body = DECLARED.sub(module.declare, GIVEN.sub(module.give, body))
    if DEFAULT.search(body):
        module.given["default"] = "itself"
    module.body = DEFAULT.sub("const itself = ", body)
    module.later = [name_from(name, said) for said in LATER.findall(module.body)]
    return None if UNKNOWN.search(module.body) else module


class Scripts:
    """All modules that the pages can reach, and with which of them each is sent."""

    def __init__(self, find: Find, pages: Iterable[str]) -> None:
        self.modules: dict[str, Module] = {}
        self.read: list[Path] = []
        self._explore([MAIN, *pages], find)
        own = {MAIN, *pages} & self.modules.keys()
        own.update(name for module in self.modules.values() for name in module.later if name in self.modules)
        reached = {name: set(self._below(name)) for name in sorted(own)}
        self.home = {name: self._home(name, reached) for name in self.modules}

    def _explore(self, names: list[str], find: Find) -> None:
        seen: set[str] = set()
        while names:
            name = names.pop()
            path = None if name in seen or name.startswith("vendor/") else find(name)
            seen.add(name)
            module = None if path is None else read_module(name, path.read_text("utf-8"))
            if path is not None and module is not None:
                self.read.append(path)
                self.modules[name] = module
                names += [*module.needs, *module.later]

    def _below(self, name: str) -> dict[str, None]:
        """A module and all that it needs, what is needed before who needs it."""
        found: dict[str, None] = {}
        for needed in self.modules[name].needs:
            if needed in self.modules:
                found |= self._below(needed)
        return found | {name: None}

    def _home(self, name: str, reached: dict[str, set[str]]) -> str:
        """The module whose file brings this one along: the first for what pages share, itself for what parts of one page share.

        What a page and a part of it need comes with the page.
        """
        every = self.modules[MAIN].later
        pages = [page for page in every if name in reached.get(page, ())]
        if name in reached[MAIN] or (len(pages) > 1 and name not in every):
            return MAIN
        users = pages or [user for user, below in reached.items() if name in below]
        parts = {part for user in users for below in reached[user] for part in self.modules[below].later}
        users = [user for user in users if user not in parts]
        return users[0] if len(users) == 1 and name not in every else name

    def sent(self, name: str) -> str | None:
        """The file of that name as it is sent; None if it is none of these."""
        if name not in self.modules:
            return None
        home = self.home[name]
        inside = [each for each in self._order() if self.home[each] == name] if home == name else []
        takes = {needed for each in inside for needed in self.modules[each].needs if self.home.get(needed) != name}
        lines = [self._import(name, needed) for needed in (sorted(takes) if inside else [name])]
        lines += [self.modules[each].wrapped() for each in inside]
        shared = ", ".join(identifier(each) for each in inside)
        return "".join(lines) + (f"export {{ {shared} }};\n" if shared else "") + self._exports(name)

    def _order(self) -> dict[str, None]:
        found: dict[str, None] = {}
        for name in self.modules:
            found |= {below: None for below in self._below(name) if below not in found}
        return found

    def _import(self, name: str, needed: str) -> str:
        home = self.home.get(needed)
        path = relpath(home or needed, dirname(name))
        taken = f"{{ {identifier(needed)} }}" if home else f"* as {identifier(needed)}"
        return f'import {taken} from "{path if path.startswith(".") else f"./{path}"}";\n'

    def _exports(self, name: str) -> str:
        given = [said for said in self.modules[name].given if said != "default"]
        named = f"export const {{ {', '.join(given)} }} = {identifier(name)};\n" if given else ""
        default = f"export default {identifier(name)}.default;\n" if "default" in self.modules[name].given else ""
        return named + default
