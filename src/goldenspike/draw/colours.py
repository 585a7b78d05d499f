"""The colours of pieces, and the rules by which a style sheet takes them over: every colour stands once, in Python."""

from collections.abc import Iterable, Mapping

Rules = Mapping[str, Mapping[str, str]]
"""Rules of a style sheet: what is declared, by selector."""
ByNight = tuple[str, str, str, str]
"""Which elements, as the start of a selector; `fill` or `stroke`; its colour on the drawing; its colour by night."""


class Shade:
    """A fill, the ink that reads on it, the line around it (by night, if another), and the top, left and right of a cube."""

    def __init__(self, fill: str, ink: str, edge: str, faces: tuple[str, str, str], night_edge: str | None = None) -> None:
        self.fill = fill
        self.ink = ink
        self.edge = edge
        self.faces = faces
        self.night_edge = night_edge


class Livery:
    """The colour of a company or seat; its letter and dash, so that it is known without colour vision.

    `night` is the fill of a large area by night, where the fill itself would not stand out.
    """

    def __init__(self, letter: str, fill: str, ink: str, mark: str, dash: str | None, night: str | None = None) -> None:
        self.letter = letter
        self.fill = fill
        self.ink = ink
        self.mark = mark
        self.dash = dash
        self.night = night


def livery_rules(liveries: Mapping[str, Livery]) -> Rules:
    """A class for each name; what has it, and all inside it, may use `--livery`, `--livery-ink` and `--livery-night`."""
    return {
        f".{name}": {
            "--livery": livery.fill,
            "--livery-ink": livery.ink,
            **({"--livery-night": livery.night} if livery.night else {}),
        }
        for name, livery in liveries.items()
    }


def night_rules(changes: Iterable[ByNight]) -> Rules:
    """The same drawing by night: a rule of a style sheet outranks the attribute of an element."""
    night = '[data-theme="dark"] .stage-frame'
    return {f'{night} {elements}[{paint}="{day}"]': {paint: dark} for elements, paint, day, dark in changes}


def style_sheet(rules: Rules) -> str:
    return "".join(
        f"{selector} {{ {' '.join(f'{name}: {value};' for name, value in declared.items())} }}\n"
        for selector, declared in rules.items()
    )
