"""Writes SVG elements as text. Looks are set by attributes, because a strict content security policy forbids `style`."""

from math import cos, hypot, pi, sin

from goldenspike.draw.face import CAPITAL, cut, fitting

Point = tuple[float, float]
Value = str | float | None


def escape(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def number(value: float) -> str:
    """At most one decimal: 12, 12.5, -0.5."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def element(tag: str, *children: str, **attributes: Value) -> str:
    """`stroke_width=2` becomes `stroke-width="2"`, `class_` becomes `class`, and an attribute that is None is left out."""
    written = "".join(_attribute(name, value) for name, value in attributes.items() if value is not None)
    inside = "".join(children)
    return f"<{tag}{written}>{inside}</{tag}>" if inside else f"<{tag}{written}/>"


def _attribute(name: str, value: str | float) -> str:
    name = name.rstrip("_").replace("_", "-")
    return f' {name}="{escape(value) if isinstance(value, str) else number(value)}"'


def group(*children: str, **attributes: Value) -> str:
    return element("g", *children, **attributes)


def line(start: Point, end: Point, **attributes: Value) -> str:
    return element("line", x1=start[0], y1=start[1], x2=end[0], y2=end[1], **attributes)


def circle(centre: Point, radius: float, **attributes: Value) -> str:
    return element("circle", cx=centre[0], cy=centre[1], r=radius, **attributes)


def rectangle(corner: Point, width: float, height: float, **attributes: Value) -> str:
    return element("rect", x=corner[0], y=corner[1], width=width, height=height, **attributes)


def polygon(points: list[Point], **attributes: Value) -> str:
    return element("polygon", points=" ".join(f"{number(x)},{number(y)}" for x, y in points), **attributes)


def hexagon(centre: Point, radius: float, **attributes: Value) -> str:
    return polygon(corners(centre, radius, 6, pi / 6), **attributes)


def corners(centre: Point, radius: float, count: int, turn: float) -> list[Point]:
    angles = [turn + 2 * pi * corner / count for corner in range(count)]
    return [(centre[0] + radius * cos(angle), centre[1] + radius * sin(angle)) for angle in angles]


def text(place: Point, words: str, size: float, **attributes: Value) -> str:
    return element("text", escape(words), x=place[0], y=place[1], font_size=size, **attributes)


def shrunk(place: Point, words: str, size: float, width: float, **attributes: Value) -> str:
    """Text that is made smaller if it would be wider than `width`; whether it is bold stands among its own attributes."""
    return text(place, words, fitting(words, size, width, attributes.get("font_weight") == "bold"), **attributes)


def player_name(place: Point, name: str, size: float, width: float) -> str:
    """A player's name in bold, somewhat smaller and at last cut where it would be wider than `width`."""
    return shrunk(place, cut(name, 0.75 * size, width, bold=True), size, width, font_weight="bold")


def centred(centre: Point, words: str, size: float, ink: str, **attributes: Value) -> str:
    """Bold digits and capitals with their middle at a point."""
    low = (centre[0], centre[1] + CAPITAL / 2 * size)
    return text(low, words, size, fill=ink, font_weight="bold", text_anchor="middle", **attributes)


def towards(start: Point, end: Point, distance: float) -> Point:
    length = hypot(end[0] - start[0], end[1] - start[1]) or 1.0
    share = distance / length
    return start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])


def middle(start: Point, end: Point) -> Point:
    return (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
