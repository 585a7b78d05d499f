"""Letters to people: what they say, in the language of whoever they go to, with the link that they are about."""

from __future__ import annotations

from typing import Final

from goldenspike.tables.shown_names import name_shown
from goldenspike.tables.stored import User
from goldenspike.text.speaker import topic_text
from goldenspike.web.mail import Mail
from goldenspike.web.store.links import MAIL, RESET, SIGN_IN, Purpose

LETTERS: Final[dict[Purpose, str]] = {SIGN_IN: "letter-sign-in", RESET: "letter-reset", MAIL: "letter-mail"}


def link_to(url: str, carried: str) -> str:
    """The address that a link leads to. What stands after the # is never sent to a server, nor kept in its log."""
    return f"{url}/link#{carried}"


async def write_letter(mail: Mail, user: User, address: str, purpose: Purpose, carried: str) -> None:
    """Send somebody a link; raises `TableError` if that fails."""
    name, key = name_shown(user.name, user.lang), LETTERS[purpose]
    text = topic_text(user.lang, "letters", key, name=name, link=link_to(mail.url, carried))
    await mail.send(address, topic_text(user.lang, "letters", f"{key}-title"), text)
