"""The ways to somebody: push, webhook and mail; each tells in a word what has become of a message."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from typing import Final, Literal

from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import Connection

from goldenspike.tables.errors import TableError
from goldenspike.tables.shown_names import name_shown
from goldenspike.tables.stored import User
from goldenspike.text.speaker import topic_text
from goldenspike.web.mail import Mail
from goldenspike.web.notices.outside import NO_ANSWER, Answer, Inner, Outside
from goldenspike.web.notices.push import WebPush
from goldenspike.web.notices.webhooks import call_for
from goldenspike.web.notices.wished import MAIL, PUSH, WEBHOOK, Wishes
from goldenspike.web.notices.wording import TOPIC, Message
from goldenspike.web.store.accounts import find_user, mail_of
from goldenspike.web.store.store import Store
from goldenspike.web.store.wishes import Push, pushes_of, unsubscribe, wishes_of

Fate = Literal["sent", "failed", "later"]
GONE: Final = (404, 410)
PASSING: Final = (NO_ANSWER, 408, 425, 429)
"""Besides the errors of a server, what may be over later."""
SERVER_ERRORS: Final = 500


@dataclass(frozen=True)
class Reached:
    """What became of a message, and for how long to wait before the next try, if whoever answered has said so."""

    fate: Fate
    wait: float = 0.0


@dataclass(frozen=True)
class Recipient:
    """Somebody as they are now, with all that is needed to reach them."""

    user: User
    wishes: Wishes
    address: str | None
    pushes: dict[str, Push]


def recipient(connection: Connection, user: str) -> Recipient | None:
    """None if they are gone, or wish nothing any more."""
    found, wished = find_user(connection, user), wishes_of(connection, user)
    if found is None or wished is None:
        return None
    return Recipient(found, wished, mail_of(connection, user), {push.id: push for push in pushes_of(connection, user)})


class Unsubscribing:
    """The links by which a letter ends the letters: signed, so that they need nobody to sign in."""

    def __init__(self, secret: str) -> None:
        self._signer: Final = URLSafeSerializer(secret, salt="no more letters")

    def carried(self, user: str) -> str:
        return str(self._signer.dumps(user))

    def user(self, carried: str) -> str | None:
        try:
            return str(self._signer.loads(carried))
        except BadSignature:
            return None


class Ways:
    """`base` is the public address of this server, if it has one."""

    def __init__(
        self, store: Store, outside: Outside | None, push: WebPush | None, mail: Mail | None, stop: Unsubscribing, base: str
    ) -> None:
        self._store: Final = store
        self.outside: Final = outside
        self.push: Final = None if outside is None else push
        self.mail: Final = mail
        self.stop: Final = stop
        self.base: Final = base.rstrip("/")

    async def send(self, way: str, to: Recipient, message: Message, key: str) -> Reached:
        """Tell somebody something; the same message has the same `key`."""
        if way == WEBHOOK and to.wishes.webhook is not None:
            return reached(await self.call(to.wishes, message))
        if way == MAIL and to.wishes.mail and to.address is not None:
            return await self._write_letter(to, to.address, message, key)
        if way.startswith(PUSH) and way.removeprefix(PUSH) in to.pushes:
            return await self._push(to.pushes[way.removeprefix(PUSH)], message)
        return Reached("failed")

    async def call(self, wishes: Wishes, message: Message) -> Answer | None:
        """Call the webhook; None if it must not be called."""
        if self.outside is None or wishes.webhook is None:
            return None
        try:
            return await self.outside.post(*call_for(wishes.style, wishes.webhook, message, self.base))
        except Inner:
            return None

    async def _push(self, push: Push, message: Message) -> Reached:
        """A browser whose address is gone for good is forgotten."""
        if self.outside is None or self.push is None:
            return Reached("failed")
        try:
            answer = await self.outside.post(*self.push.call_for(push, message))
        except (Inner, ValueError):
            answer = None
        if answer is not None and answer.status in GONE:
            await self._store.write(partial(unsubscribe, user=push.user, push=push.id))
        return reached(answer)

    async def _write_letter(self, to: Recipient, address: str, message: Message, key: str) -> Reached:
        """Every letter says how to get no more of them, also to the programs that read it for people."""
        if self.mail is None:
            return Reached("failed")
        lang, stop = to.user.lang, f"{self.base}/stop/{self.stop.carried(to.user.id)}"
        news = "\n\n".join(f"{text}\n{self.base}{path}" for text, path in message.parts)
        text = topic_text(lang, TOPIC, "notice-letter", name=name_shown(to.user.name, lang), news=news, stop=stop)
        headers = {"List-Unsubscribe": f"<{stop}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
        try:
            await self.mail.send(address, f"Golden Spike: {message.title}", text, headers, sha256(key.encode()).hexdigest()[:32])
        except TableError:
            return Reached("later")  # the mail has told the operator why
        return Reached("sent")


def reached(answer: Answer | None) -> Reached:
    if answer is None:
        return Reached("failed")
    if 200 <= answer.status < 300:
        return Reached("sent")
    passing = answer.status in PASSING or answer.status >= SERVER_ERRORS
    return Reached("later", answer.wait) if passing else Reached("failed")
