"""Sends letters by the mail server that the operator has named; without one, or without aiosmtplib, none are sent."""

from __future__ import annotations

import importlib.util
import logging
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote

from goldenspike.web.errors import problem
from goldenspike.web.settings import Settings, mail_server

SECONDS: Final = 20.0
"""How long the mail server may take."""
LIBRARY: Final = "aiosmtplib"
logger: Final = logging.getLogger("goldenspike.mail")


class Mail:
    """A mail server, and who the letters are from; `url` is the public address of ours, for links."""

    def __init__(self, settings: Settings) -> None:
        server = mail_server(settings.mail)
        self._host: Final = server.hostname
        self._encrypted: Final = server.scheme == "smtps"
        self._port: Final = server.port or (465 if self._encrypted else 587)
        self._user: Final = unquote(server.username) if server.username else None
        self._password: Final = unquote(server.password) if server.password else None
        self._sender: Final = settings.mail_from
        self.url: Final = settings.url.rstrip("/")

    async def send(self, to: str, subject: str, text: str, headers: dict[str, str] | None = None, key: str = "") -> None:
        """Hand a letter to the mail server; raises `TableError` if it does not take it. One with a `key` is known again by it."""
        import aiosmtplib  # noqa: PLC0415  only servers that send mail have it

        letter = self._letter(to, subject, text, f"<{key}@{self._host}>" if key else make_msgid())
        for name, value in (headers or {}).items():
            letter[name] = value
        try:
            await aiosmtplib.send(
                letter,
                hostname=self._host,
                port=self._port,
                username=self._user,
                password=self._password,
                use_tls=self._encrypted,
                timeout=SECONDS,
            )
        except (aiosmtplib.SMTPException, OSError) as error:
            logger.warning("a letter could not be sent: %s", (str(error) or type(error).__name__).splitlines()[0])
            raise problem("mail_down", "The letter could not be sent. Please try again later.") from None

    def _letter(self, to: str, subject: str, text: str, number: str) -> EmailMessage:
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self._sender, to, subject
        letter["Date"], letter["Message-ID"], letter["Auto-Submitted"] = formatdate(), number, "auto-generated"
        letter.set_content(text)
        return letter


def mail_for(settings: Settings) -> Mail | None:
    """The mail of a server, if it is set up: its own address, a mail server and a sender are all needed."""
    if not (settings.mail and settings.mail_from and settings.url):
        return None
    if importlib.util.find_spec(LIBRARY) is None:
        logger.warning("no mail is sent: %s is missing (pip install -e '.[notices]')", LIBRARY)
        return None
    return Mail(settings)
