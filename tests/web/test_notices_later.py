"""The queue of notices with a clock of the tests' own: quiet hours, digests, reminders, failures, and processes side by side."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import datetime
from functools import partial
from ipaddress import ip_network
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import select

from goldenspike.tables.agreement import DAY, HOUR
from goldenspike.tables.keeping import submit
from goldenspike.tables.opening import new_header, opened, settled
from goldenspike.tables.sitting import go_away
from goldenspike.tables.stored import PERSON, Header, Seat, User
from goldenspike.tables.table import Table
from goldenspike.web.house import House
from goldenspike.web.mail import Mail
from goldenspike.web.notices.courier import MOST_TRIES, Courier
from goldenspike.web.notices.herald import Herald
from goldenspike.web.notices.outside import Outside
from goldenspike.web.notices.ways import Unsubscribing, Ways
from goldenspike.web.notices.webhooks import call_for
from goldenspike.web.notices.wished import Wishes, moment_for, quiet_until
from goldenspike.web.notices.wording import Message
from goldenspike.web.settings import Settings
from goldenspike.web.store import queue
from goldenspike.web.store.accounts import change_mail
from goldenspike.web.store.notice_schema import notices
from goldenspike.web.store.queue import Occasion
from goldenspike.web.store.store import Store
from goldenspike.web.store.wishes import keep_wishes
from goldenspike.web.store.writes import make_user, open_table
from goldenspike.web.talk.presence import Presence
from tests.web.receivers import Receiver
from tests.web.servers import run_alone
from tests.web.test_mail import BASE, Post

LOCAL = [ip_network("127.0.0.0/8")]
USERS = [User(f"user{number}", f"P{number}", "en") for number in range(3)]


class Bureau:
    """What a server does about notices, at moments that a test chooses."""

    def __init__(self, store: Store, mail: Mail | None = None) -> None:
        self.store, self.house = store, House(store, 50_000_000)
        presence = Presence(store, self.house.hub, 20.0)
        ways = Ways(store, Outside(LOCAL), None, mail, Unsubscribing("secret"), BASE)
        self.herald = Herald(store, self.house, presence, mail is not None, 1.0)
        self.courier = Courier(store, self.house, presence, ways)

    async def at(self, now: float) -> int:
        """Look, and carry out; how many notices were taken up."""
        await self.herald.sweep(now)
        return await self.courier.sweep(now + 1)

    async def wish(self, wished: Wishes, user: User = USERS[0]) -> None:
        await self.store.write(partial(keep_wishes, user=user, wished=wished))

    async def opens(self, agreed: str = "none") -> Header:
        """A game of three that has begun."""
        game = settled("steel_driver", 3, {}, None)
        seats = [Seat(number, PERSON, user.id, None, user.name) for number, user in enumerate(USERS)]
        header, first, board = opened(game, new_header(game, USERS[0].id, True, seats, agreed))
        for user in USERS:
            await self.store.write(partial(make_user, user=user))
        await self.store.write(partial(open_table, header=header, first=first, board=board))
        return header

    async def outcomes(self) -> list[str]:
        read = select(notices.c.outcome).order_by(notices.c.made, notices.c.key)
        return [str(row[0]) for row in self.store.read(lambda connection: list(connection.execute(read)))]


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    made = Receiver()
    yield made
    made.close()


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = Store(f"sqlite:///{tmp_path}/a.sqlite")
    yield made
    made.close()


def first_asked(header: Header) -> User:
    return USERS[header.asked.bit_length() - 1]


def moment(words: str, zone: str = "Europe/Berlin") -> float:
    return datetime.fromisoformat(words).replace(tzinfo=ZoneInfo(zone)).timestamp()


NIGHT = Wishes(quiet_from=22 * 60, quiet_to=8 * 60, zone="Europe/Berlin")


@pytest.mark.parametrize(
    ("wished", "now", "end"),
    [
        (NIGHT, "2026-11-17T21:59", None),
        (NIGHT, "2026-11-17T22:00", "2026-11-18T08:00"),
        (NIGHT, "2026-11-18T07:59", "2026-11-18T08:00"),
        (NIGHT, "2026-11-18T08:00", None),
        (NIGHT, "2026-03-28T23:00", "2026-03-29T08:00"),  # clocks are put forward in this night
        (NIGHT, "2026-10-24T23:00", "2026-10-25T08:00"),  # and back in this one
        (replace(NIGHT, quiet_from=12 * 60, quiet_to=14 * 60), "2026-11-17T13:00", "2026-11-17T14:00"),
        (replace(NIGHT, quiet_to=22 * 60), "2026-11-17T23:00", None),
        (Wishes(), "2026-11-17T03:00", None),
    ],
)
def test_quiet_hours_are_those_of_the_readers_clock(wished: Wishes, now: str, end: str | None) -> None:
    assert quiet_until(wished, moment(now)) == (None if end is None else moment(end))


def test_letters_are_gathered_and_what_presses_is_not() -> None:
    now = moment("2026-11-17T13:20")
    daily = replace(NIGHT, digest="day", digest_at=18 * 60)
    assert moment_for(daily, "mail", "turn", now) == moment("2026-11-17T18:00")
    assert moment_for(daily, "mail", "turn", moment("2026-11-17T18:00")) == moment("2026-11-18T18:00")
    assert moment_for(replace(daily, digest="hour"), "mail", "turn", now) == moment("2026-11-17T14:00")
    assert moment_for(replace(daily, digest_at=23 * 60), "mail", "turn", now) == moment("2026-11-18T08:00"), "then it is quiet"
    assert moment_for(daily, "mail", "low", now) == moment_for(daily, "webhook", "turn", now) == now


def test_nothing_comes_in_quiet_hours_and_all_of_it_together_after_them(store: Store, receiver: Receiver) -> None:
    async def told() -> None:
        bureau, now = Bureau(store), time.time()
        night = moment_for(replace(NIGHT, digest="day", digest_at=23 * 60, quiet_from=None), "mail", "turn", now)
        header = await bureau.opens()
        await bureau.wish(replace(NIGHT, webhook=f"{receiver.base}/quiet"))
        for turn in range(3):
            await bureau.herald.tell([Occasion(USERS[0].id, header.id, "friend", 0, turn, f"Friend {turn}")], night)
        for hours in (1, 4, 8):
            await bureau.courier.sweep(night + hours * HOUR)
        assert receiver.at("/quiet") == []
        assert await bureau.courier.sweep(night + 9 * HOUR) == 3

    run_alone(told())
    (call,) = receiver.at("/quiet")
    assert [part["text"][:8] for part in call.json["notices"]] == ["Friend 0", "Friend 1", "Friend 2"]


def test_a_digest_is_one_letter_about_many_games(store: Store) -> None:
    post = Post()
    settings = Settings(mail=f"smtp://spike:p%40ss@127.0.0.1:{post.port}", mail_from="spike@example.org", url=BASE)

    async def sent() -> None:
        bureau, now = Bureau(store, Mail(settings)), time.time()
        header = await bureau.opens()
        user = first_asked(header)
        await store.write(partial(change_mail, user=user.id, address="ada@example.org"))
        await bureau.wish(Wishes(mail=True, digest="hour"), user)
        for turn in range(4):
            await bureau.herald.tell([Occasion(user.id, header.id, "friend", 0, turn, f"Friend {turn}")], now)
        assert await bureau.courier.sweep(now + 1) == 0
        assert await bureau.courier.sweep(now + HOUR + 60) == 4

    run_alone(sent())
    letter = post.next_to("ada@example.org")
    assert letter.get_content().count("has taken your seat") == 4
    assert post.letters == []
    post.close()


def test_a_reminder_comes_once_when_a_quarter_of_the_time_is_left(store: Store, receiver: Receiver) -> None:
    async def reminded() -> None:
        bureau, now = Bureau(store), time.time()
        for user in USERS:
            await bureau.wish(Wishes(webhook=f"{receiver.base}/low/{user.id}"), user)
        await bureau.at(now)
        header = await bureau.opens("days 2 vacation 7")
        user = first_asked(header)
        told: Callable[[], list[str]] = lambda: [call.json["title"] for call in receiver.at(f"/low/{user.id}")]  # noqa: E731
        await bureau.at(now + 5)
        await bureau.at(now + 10)
        assert told() == ["Your turn: Steel Driver"]
        await bureau.at(now + 35 * HOUR)
        assert len(told()) == 1
        table = await bureau.house.table(header.id)
        await go_away(bureau.house, table, user.id, header.asked.bit_length() - 1)
        await bureau.at(now + 37 * HOUR)
        assert len(told()) == 1, "vacation puts it off"
        await bureau.at(now + 7 * DAY + 37 * HOUR)
        await bureau.at(now + 7 * DAY + 40 * HOUR)
        assert told() == ["Your turn: Steel Driver", "Your time runs low: Steel Driver"]

    run_alone(reminded())


def test_who_has_acted_meanwhile_is_not_told(store: Store, receiver: Receiver) -> None:
    async def acted() -> list[str]:
        bureau, now = Bureau(store), time.time()
        for user in USERS:
            await bureau.wish(Wishes(webhook=f"{receiver.base}/acted/{user.id}"), user)
        await bureau.herald.sweep(now)
        table = await bureau.house.table((await bureau.opens()).id)
        await bureau.herald.sweep(now + 1)
        seat = table.course.asked().bit_length() - 1
        while table.course.asked() >> seat & 1:
            await first_choice(bureau.house, table, seat)
        await bureau.courier.sweep(now + 60)
        assert receiver.at(f"/acted/{USERS[seat].id}") == []
        return await bureau.outcomes()

    assert run_alone(acted()) == ["void"]


async def first_choice(house: House, table: Table, seat: int) -> None:
    choice = table.game.choices(table.course.state, seat)[0]
    refusal, _ = await submit(house, table, seat, table.course.seq, choice.first)
    assert refusal is None


def test_failures_are_tried_again_later_each_time_and_not_for_ever(store: Store, receiver: Receiver) -> None:
    async def tried() -> list[str]:
        bureau, now = Bureau(store), time.time()
        header = await bureau.opens()
        await bureau.wish(Wishes(webhook=f"{receiver.base}/fails"))
        receiver.answers["/fails"] = [503] * 3
        await bureau.herald.tell([Occasion(USERS[0].id, header.id, "friend", 0, 1, "Bob")], now)
        for after, calls in ((1, 1), (25, 1), (35, 2), (100, 2), (170, 3), (700, 4), (9999, 4)):
            await bureau.courier.sweep(now + after)
            assert len(receiver.at("/fails")) == calls, after
        receiver.answers["/fails"] = [503] * 20 + [200]
        await bureau.herald.tell([Occasion(USERS[0].id, header.id, "friend", 0, 2, "Bob")], now)
        for hours in range(1, 40):
            await bureau.courier.sweep(now + hours * 3 * HOUR)
        assert len(receiver.at("/fails")) == 4 + MOST_TRIES
        receiver.answers["/fails"] = [404]
        await bureau.herald.tell([Occasion(USERS[0].id, header.id, "friend", 0, 3, "Bob")], now)
        assert (await bureau.courier.sweep(now + 1), await bureau.courier.sweep(now + DAY)) == (1, 0), "gone is gone"
        return await bureau.outcomes()

    assert run_alone(tried()) == ["sent", "failed", "failed"]


@pytest.mark.parametrize("engine", ["sqlite", "postgresql"])
def test_two_processes_tell_everybody_once_and_one_takes_up_what_another_has_left(
    engine: str, store_url: Callable[[str, str], str], receiver: Receiver
) -> None:
    url = store_url(engine, "couriers")
    first = Store(url)
    second = Store(url) if first.shared else first

    async def told() -> None:
        bureaus, now = [Bureau(first), Bureau(second)], time.time()
        header = await bureaus[0].opens()
        people = [User(f"guest{number}", f"G{number}", "en") for number in range(60)]
        for user in people:
            await bureaus[0].wish(Wishes(webhook=f"{receiver.base}/{engine}/{user.id}"), user)
        found = [Occasion(user.id, header.id, "friend", 0, 1, "Bob") for user in people]
        await asyncio.gather(*(bureau.herald.tell(found, now) for bureau in bureaus))
        dead = await first.write(partial(queue.claim, now=now + 1))
        while sum(await asyncio.gather(*(bureau.courier.sweep(now + 2) for bureau in bureaus))):
            pass
        alive = {call.path for call in receiver.calls if call.path.startswith(f"/{engine}/")}
        assert len(alive) == 60 - len(dead) < 60
        while sum(await asyncio.gather(*(bureau.courier.sweep(now + queue.LEASE + 2) for bureau in bureaus))):
            pass
        calls = [call.path for call in receiver.calls if call.path.startswith(f"/{engine}/")]
        assert (len(calls), len(set(calls))) == (60, 60)

    run_alone(told())
    for store in {first, second}:
        store.close()


def test_one_process_looks_for_all_and_another_goes_on_where_it_stopped(store_url: Callable[[str, str], str]) -> None:
    first, second = (Store(url) for url in [store_url("postgresql", "heralds")] * 2)

    async def looked() -> list[int]:
        now, counts = time.time(), []
        one, other = Bureau(first), Bureau(second)
        await one.herald.sweep(now)
        await other.herald.sweep(now)
        header = await one.opens()
        await one.wish(Wishes(webhook="http://127.0.0.1:9/x"), first_asked(header))
        for bureau, moment in ((other, now + 1), (other, now + 2 * queue.DUTY_SECONDS)):
            await bureau.herald.sweep(moment)
            counts.append(len(await bureau.outcomes()))
        return counts

    assert run_alone(looked()) == [0, 1]
    first.close()
    second.close()


def test_each_kind_of_webhook_gets_what_it_expects() -> None:
    told = Message(
        "Your turn: Steam", "With *Bob* & <@everyone>", "/t/abc", "turn/abc", (("Your turn, with *Bob* <@everyone>", "/t/abc"),)
    )

    def called(style: Any, url: str = "https://hook.example/x") -> Any:
        import msgspec  # noqa: PLC0415

        call = call_for(style, url, told, BASE)
        return call.url, msgspec.json.decode(call.body)

    content = "Your turn, with \\*Bob\\* \\<\\@everyone\\>\n<https://games.example.org/t/abc>"
    assert called("discord")[1] == {"content": content, "allowed_mentions": {"parse": []}}
    slack = "Your turn, with *Bob* &lt;@everyone&gt;\n<https://games.example.org/t/abc>"
    assert called("slack")[1] == {"text": slack, "mrkdwn": False}
    url, ntfy = called("ntfy", "https://ntfy.example/my-games?auth=x")
    assert url == "https://ntfy.example/?auth=x"
    assert ntfy == {"topic": "my-games", "title": told.title, "message": told.text, "click": f"{BASE}/t/abc"}
    plain = called("json")[1]
    assert (plain["title"], plain["url"], plain["notices"][0]["url"]) == (told.title, f"{BASE}/t/abc", f"{BASE}/t/abc")
    many = replace(told, parts=(("x" * 500, "/t/abc"),) * 9)
    assert len(call_for("discord", "https://hook.example/x", many, BASE).body) < 2000
