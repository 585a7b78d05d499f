"""Notices go out to the public internet alone: no spelling of an inner address, no name and no redirect leads inside."""

from __future__ import annotations

from collections.abc import Iterator
from ipaddress import ip_network

import pytest

from goldenspike.web.notices.outside import Answer, Inner, Outside, is_inner
from tests.web.receivers import Receiver
from tests.web.servers import free_port, run_alone

INNER = [
    "127.0.0.1", "127.8.9.10", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "192.0.0.8",
    "198.18.0.1", "203.0.113.5", "224.0.0.1", "240.0.0.1", "255.255.255.255",
    "::", "::1", "::ffff:127.0.0.1", "::ffff:a00:1", "::127.0.0.1", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12:3456::1",
    "ff02::1",
    "64:ff9b::7f00:1", "64:ff9b::a00:1", "64:ff9b:1::1", "2002:7f00:1::", "2002:a00:1::1", "2001:db8::1",
    "2001:0:7f00:1:0:ffff:f5ff:fffe", "no address",
]  # fmt: skip
PUBLIC = ["93.184.216.34", "8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"]
SPELLED = [
    "http://127.0.0.1/", "http://127.1/", "http://2130706433/", "http://0x7f000001/", "http://0x7f.1/", "http://0177.0.0.1/",
    "http://localhost/", "http://[::1]/", "http://[::ffff:127.0.0.1]/", "http://[::ffff:7f00:1]/",
    "http://[0:0:0:0:0:0:0:1]/", "http://0/", "http://1.1.1.1@127.0.0.1/", "http://\uff11\uff12\uff17.0.0.1/", "http://127\u30020\u30020\u30021/",
    "https://169.254.169.254/latest/meta-data/", "http://8.8.8.8:25/", "http://8.8.8.8:22/",
    "ftp://8.8.8.8/", "file:///etc/passwd", "gopher://8.8.8.8/", "http://", "http:///x", "//8.8.8.8/", "http://[::1", "http://a..b/",
]  # fmt: skip


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    made = Receiver()
    yield made
    made.close()


def posted(outside: Outside, url: str) -> Answer:
    answer: Answer = run_alone(outside.post(url, b"{}", {}))
    return answer


def named(names: dict[str, list[str]]) -> tuple[Outside, list[str]]:
    """Looks names up in a list, and may speak to 127.0.0.1; with all that was looked up."""
    asked: list[str] = []

    async def lookup(host: str, _port: int) -> list[str]:
        asked.append(host)
        return names[host]

    return Outside([ip_network("127.0.0.1/32")], lookup), asked


@pytest.mark.parametrize("address", INNER)
def test_addresses_that_are_not_public(address: str) -> None:
    assert is_inner(address)


@pytest.mark.parametrize("address", PUBLIC)
def test_addresses_that_are_public(address: str) -> None:
    assert not is_inner(address)


@pytest.mark.parametrize("url", SPELLED)
def test_nothing_is_sent_inside_in_whatever_spelling(url: str) -> None:
    with pytest.raises(Inner):
        posted(Outside([]), url)


def test_the_operators_own_networks_may_be_spoken_to_and_no_others(receiver: Receiver) -> None:
    outside = Outside([ip_network("127.0.0.1/32")])
    assert posted(outside, f"{receiver.base}/here").status == 200
    for host in ("127.0.0.2", "[::1]", "[::ffff:127.0.0.1]"):
        with pytest.raises(Inner):
            posted(outside, f"http://{host}:{receiver.port}/there")
    assert [call.path for call in receiver.calls] == ["/here"]


def test_a_name_is_looked_up_once_and_every_address_of_it_must_be_good(receiver: Receiver) -> None:
    outside, asked = named({"good.example": ["127.0.0.1"], "mixed.example": ["127.0.0.1", "10.0.0.1"], "none.example": []})
    assert posted(outside, f"http://good.example:{receiver.port}/x").status == 200
    assert asked == ["good.example"], "the connection went to what was looked at, not to another answer"
    assert receiver.calls[0].headers["Host"] == f"good.example:{receiver.port}"
    for bad in ("mixed.example", "none.example"):
        with pytest.raises(Inner):
            posted(outside, f"http://{bad}:{receiver.port}/x")
    assert len(receiver.calls) == 1


@pytest.mark.parametrize("status", [301, 302, 307, 308])
def test_a_redirect_is_followed_outside_and_refused_inside(receiver: Receiver, status: int) -> None:
    outside, asked = named({"good.example": ["127.0.0.1"], "bad.example": ["192.168.0.1"], "127.0.0.2": ["127.0.0.2"]})
    start = f"http://user:secret@good.example:{receiver.port}"
    receiver.places = {"/on": "/end", "/in": f"http://bad.example:{receiver.port}/end", "/to": "http://127.0.0.2:8018/end"}
    receiver.answers = {"/on": [status], "/in": [status], "/to": [status]}
    assert posted(outside, f"{start}/on").status == 200
    assert [(call.path, "Authorization" in call.headers) for call in receiver.calls] == [("/on", True), ("/end", False)]
    for path in ("/in", "/to"):
        with pytest.raises(Inner):
            posted(outside, start + path)
    assert len(receiver.at("/end")) == 1
    assert asked[-1] == "127.0.0.2"


def test_redirects_in_a_circle_end_and_who_does_not_answer_is_told_apart(receiver: Receiver) -> None:
    outside = Outside([ip_network("127.0.0.1/32")])
    receiver.places, receiver.answers = {"/round": "/round"}, {"/round": [307] * 20}
    assert posted(outside, f"{receiver.base}/round").status == 307
    assert len(receiver.calls) == 4
    assert posted(outside, f"http://127.0.0.1:{free_port()}/") == Answer(0)
