"""How a bot is named: its name, and after colons the options it is to have, such as `uct:simulations=500`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from inspect import Parameter, signature
from typing import Any, Final, final

from goldenspike.parts.offer import SetupError

Maker = Callable[..., Any]
"""Makes a bot, or anything else with its `choose`, of a game and a seed; what else it takes, each with a default, are options."""
NUMBER: Final = re.compile(r"[0-9]{1,9}(\.[0-9]{1,9})?")


@final
class Spec:
    """A bot as it was asked for."""

    def __init__(self, text: str) -> None:
        """Raises `SetupError` if an option is not written as one or given twice."""
        words = text.split(":")
        count = len(words)
        while count > 1 and "=" in words[count - 1]:
            count -= 1
        self.text: Final = text
        self.name: Final = ":".join(words[:count])
        self.options: Final[dict[str, Any]] = {}
        """Ints and floats; compiled, a `float` would make floats of both."""
        for word in words[count:]:
            option, _, value = word.partition("=")
            if not option or NUMBER.fullmatch(value) is None:
                raise SetupError("setup-bot-option-number", bot=text[:60], found=word[:40])
            if option in self.options:
                raise SetupError("setup-option-twice", option=option[:40])
            self.options[option] = _number(value)


def _number(text: str) -> Any:
    if "." in text:
        return float(text)
    return int(text)


def split_specs(text: str) -> list[str]:
    """Bots in a row, with commas between them."""
    return [spec.strip() for spec in text.split(",")]


def options_of(maker: Maker) -> list[Parameter]:
    return list(signature(maker).parameters.values())[2:]


def made(spec: Spec, makers: Mapping[str, Maker], game: Any, seed: int) -> Any:
    """The bot of that name and with those options; raises `SetupError`."""
    if spec.name not in makers:
        raise SetupError("setup-no-such-bot", name=spec.name[:40], known=", ".join(makers))
    maker = makers[spec.name]
    return maker(game, seed, **_checked(spec, options_of(maker))) if spec.options else maker(game, seed)


def _checked(spec: Spec, options: list[Parameter]) -> dict[str, Any]:
    """The options of a spec as numbers of the same type as their defaults; raises `SetupError`."""
    known = {option.name: option.default for option in options}
    checked: dict[str, Any] = {}
    for option, value in spec.options.items():
        if option not in known:
            listed = ", ".join(known) or "none"
            raise SetupError("setup-no-such-bot-option", bot=spec.name[:40], option=option[:40], known=listed)
        if type(known[option]) is int and type(value) is float:
            raise SetupError("setup-bot-option-whole", bot=spec.name[:40], option=option)
        checked[option] = value
        if type(known[option]) is float:
            checked[option] = float(value)
    return checked
