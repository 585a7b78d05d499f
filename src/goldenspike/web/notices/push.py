"""Web Push: what is sent to a browser is encrypted for it alone, and signed by this server's key (VAPID)."""

from __future__ import annotations

import importlib.util
import re
import time
from base64 import urlsafe_b64encode
from email.utils import parseaddr
from hashlib import sha256
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from goldenspike.web.notices.webhooks import Call
from goldenspike.web.notices.wording import Message
from goldenspike.web.settings import CannotServe, Settings
from goldenspike.web.store.store import Store
from goldenspike.web.store.wishes import Push

LIBRARY: Final = "pywebpush"
KEEP: Final = 24 * 3600
"""Seconds for which a push service keeps a message for a browser that is not there."""
SIGNED_FOR: Final = 12 * 3600
NOBODY: Final = "mailto:nobody@localhost"
KEY_BYTES: Final = 32
SPELLED: Final = re.compile(r"[A-Za-z0-9_-]{43}=?")


def new_key() -> str:
    """A private key, as it is kept: its number in base64url."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return urlsafe_b64encode(number.to_bytes(KEY_BYTES, "big")).rstrip(b"=").decode()


class WebPush:
    """`contact` is where the push services find whoever runs this server."""

    def __init__(self, key: str, contact: str) -> None:
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat  # noqa: PLC0415
        from py_vapid import Vapid02  # type: ignore[import-untyped]  # noqa: PLC0415

        if not SPELLED.fullmatch(key):
            raise CannotServe("GOLDENSPIKE_VAPID is a private key of 32 bytes in base64url")
        self._vapid: Final[Any] = Vapid02.from_raw(key.encode())
        self._contact: Final = contact
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.key: Final = urlsafe_b64encode(point).rstrip(b"=").decode()
        """The public key, which a browser is given when it asks its push service for an address."""

    def call_for(self, push: Push, message: Message) -> Call:
        """Raises `ValueError` if the browser's keys are none."""
        told = {"title": message.title, "body": message.text, "url": message.path, "tag": message.tag}
        where = urlsplit(push.endpoint)
        claims = {"aud": f"{where.scheme}://{where.netloc}", "exp": int(time.time()) + SIGNED_FOR, "sub": self._contact}
        headers = {
            **self._vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEEP),
            "Urgency": "normal",
            "Topic": urlsafe_b64encode(sha256(message.tag.encode()).digest()[:24]).decode(),
        }
        return Call(push.endpoint, encrypted(push, msgspec.json.encode(told)), headers)


def encrypted(push: Push, told: bytes) -> bytes:
    from pywebpush import WebPusher, WebPushException  # type: ignore[import-untyped]  # noqa: PLC0415

    keys = {"p256dh": push.p256dh, "auth": push.auth}
    try:
        return bytes(WebPusher({"endpoint": push.endpoint, "keys": keys}).encode(told)["body"])
    except WebPushException as error:
        raise ValueError(str(error)) from None


def web_push_for(settings: Settings, store: Store) -> WebPush | None:
    """Web Push of a server; None where its library is missing."""
    if importlib.util.find_spec(LIBRARY) is None:
        return None
    address = parseaddr(settings.mail_from)[1]
    secure = settings.url if settings.url.startswith("https://") else NOBODY
    return WebPush(settings.vapid or store.secret("vapid", new_key), f"mailto:{address}" if address else secure)
