"""What is sent to a webhook: JSON of our own, or what Discord, Slack (and all who speak like it) and ntfy expect."""

from __future__ import annotations

import re
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit, urlunsplit

import msgspec

from goldenspike.web.notices.wished import Style
from goldenspike.web.notices.wording import Message

MARKS: Final = re.compile(r"([\\*_~`|>#\[\]()<@-])")
"""What Discord takes for more than itself."""
LONGEST: Final = 1800
HEADERS: Final = {"Content-Type": "application/json"}


class Call(NamedTuple):
    url: str
    body: bytes
    headers: dict[str, str]


def call_for(style: Style, url: str, message: Message, base: str) -> Call:
    """`base` is the public address of this server; without it there are no links."""
    if style == "ntfy":
        return _to_ntfy(url, message, base)
    made: dict[Style, Any] = {"discord": _to_discord, "slack": _to_slack, "json": _plain}
    return Call(url, msgspec.json.encode(made[style](message, base)), HEADERS)


def _plain(message: Message, base: str) -> dict[str, Any]:
    parts = [{"text": text, "url": f"{base}{path}" if base else ""} for text, path in message.parts]
    return {"title": message.title, "text": message.text, "url": f"{base}{message.path}" if base else "", "notices": parts}


def _to_discord(message: Message, base: str) -> dict[str, Any]:
    """Names may look like anything: nothing in them is taken for a mark, and nobody is mentioned."""
    lines = [MARKS.sub(r"\\\1", text) + (f"\n<{base}{path}>" if base else "") for text, path in message.parts]
    return {"content": _joined(lines), "allowed_mentions": {"parse": []}}


def _to_slack(message: Message, base: str) -> dict[str, Any]:
    lines = [_escaped(text) + (f"\n<{base}{path}>" if base else "") for text, path in message.parts]
    return {"text": _joined(lines), "mrkdwn": False}


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _joined(lines: list[str]) -> str:
    """As many of them as fit."""
    while len("\n".join(lines)) > LONGEST:
        lines = lines[:-1]
    return "\n".join(lines)


def _to_ntfy(url: str, message: Message, base: str) -> Call:
    """As JSON to the root of its server, because its headers take no letters beyond ASCII; the topic is the end of the path."""
    parts = urlsplit(url)
    above, _, topic = parts.path.rstrip("/").rpartition("/")
    told: dict[str, Any] = {"topic": topic, "title": message.title, "message": message.text or message.title}
    if base:
        told["click"] = f"{base}{message.path}"
    root = urlunsplit((parts.scheme, parts.netloc, above + "/", parts.query, ""))
    return Call(root, msgspec.json.encode(told), HEADERS)
