"""Web Push as a browser and its push service see it: encrypted for the one, signed for the other."""

from __future__ import annotations

import json
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator

import http_ece
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from goldenspike.web.notices.push import WebPush, new_key
from goldenspike.web.settings import CannotServe
from tests.web.receivers import Call, Receiver


def spelled(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def read(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """One that has asked its push service for an address, and can read what is sent there."""

    def __init__(self, receiver: Receiver, path: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        self.receiver, self.path = receiver, path
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.told = {"endpoint": receiver.base + path, "p256dh": spelled(point), "auth": spelled(self._auth)}

    def calls(self) -> list[Call]:
        return self.receiver.at(self.path)

    def read(self, call: Call) -> dict[str, str]:
        plain = http_ece.decrypt(call.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        told: dict[str, str] = json.loads(plain)
        return told


def signed(call: Call, key: str) -> dict[str, object]:
    """The claims of a call's token, if it is signed by the key that the browser was given; as a push service checks it."""
    scheme, _, rest = call.headers["Authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", key)
    head, claims, signature = parts["t"].split(".")
    assert json.loads(read(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = read(signature)
    number = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), read(key))
    public.verify(number, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, object] = json.loads(read(claims))
    return found


def check(call: Call, key: str, contact: str) -> None:
    """All that a push service asks of a call."""
    claims = signed(call, key)
    assert (claims["aud"], claims["sub"]) == (f"http://{call.headers['Host']}", contact)
    left = int(str(claims["exp"])) - time.time()
    assert 0 < left <= 24 * 3600
    assert (call.headers["Content-Encoding"], int(call.headers["TTL"]) > 0) == ("aes128gcm", True)
    assert len(call.headers["Topic"]) <= 32


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    made = Receiver()
    yield made
    made.close()


def test_a_key_is_made_once_or_given_and_must_be_one() -> None:
    key = new_key()
    assert WebPush(key, "mailto:a@b.example").key == WebPush(key, "mailto:a@b.example").key != WebPush(new_key(), "x").key
    for wrong in ("", "not a key", "AAAA" * 20):
        with pytest.raises(CannotServe, match="GOLDENSPIKE_VAPID"):
            WebPush(wrong, "mailto:a@b.example")
