"""What can go wrong for a visitor, beside what goes wrong at a table; and the status of every code."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from goldenspike.tables.answers import Problem
from goldenspike.tables.errors import TableError
from goldenspike.text.speaker import LANGUAGES, common_text

STORE_SECONDS: Final = 10
STATUS: Final = {
    "bad_request": 400,
    "bad_record": 400,
    "inner_address": 400,
    "signed_out": 401,
    "not_your_seat": 403,
    "private_table": 403,
    "cross_site": 403,
    "banned": 403,
    "wrong_password": 403,
    "not_the_host": 403,
    "other_room": 403,
    "unknown_table": 404,
    "unknown_game": 404,
    "unknown_lesson": 404,
    "unknown_puzzle": 404,
    "unknown_page": 404,
    "unknown_position": 404,
    "unknown_link": 404,
    "unknown_session": 404,
    "unknown_browser": 404,
    "unknown_remark": 404,
    "unknown_person": 404,
    "not_invited": 404,
    "other_rules": 404,
    "stale": 409,
    "not_agreed": 409,
    "not_idle": 409,
    "no_vacation": 409,
    "seat_taken": 409,
    "no_promises": 409,
    "not_promised": 409,
    "not_open": 409,
    "not_running": 409,
    "not_over": 409,
    "too_long": 409,
    "nothing_asked": 409,
    "name_taken": 409,
    "has_account": 409,
    "not_kept": 409,
    "not_welcome": 409,
    "friends_full": 409,
    "no_mail": 409,
    "no_notices": 409,
    "still_running": 409,
    "no_hints": 409,
    "no_study": 409,
    "talk_closed": 409,
    "talk_full": 409,
    "notes_changed": 409,
    "illegal": 422,
    "no_such_action": 422,
    "flood": 429,
    "store_down": 503,
    "mail_down": 503,
    "busy": 503,
}


class Wait(TableError):
    """Nothing is wrong with the request: it may be made again after so many seconds. `key` says why in every language."""

    def __init__(self, error: str, key: str, seconds: float) -> None:
        super().__init__(Problem(error, common_text(LANGUAGES[0], key)))
        self.key: Final = key
        self.seconds: Final = max(1, round(seconds))


class Flood(Wait):
    """Too many requests."""

    def __init__(self, seconds: float) -> None:
        super().__init__("flood", "wait-flood", seconds)


class StoreDown(Wait):
    """The store does not answer, or takes in no more."""

    def __init__(self) -> None:
        super().__init__("store_down", "wait-store-down", STORE_SECONDS)


class Busy(Wait):
    """There is too much to study at once, or the visitor waits for something else already."""

    def __init__(self) -> None:
        super().__init__("busy", "wait-study", STORE_SECONDS)


class Banned(TableError):
    """The operator has shut somebody out, for a reason and perhaps until a time."""

    def __init__(self, reason: str, until: float | None) -> None:
        self._reason: Final = reason
        self._until: Final = until
        super().__init__(Problem("banned", self.told(LANGUAGES[0])))

    def told(self, language: str) -> str:
        day = "" if self._until is None else datetime.fromtimestamp(self._until, UTC).strftime("%Y-%m-%d %H:%M UTC")
        return common_text(language, "banned-until" if day else "banned", reason=self._reason or "-", day=day)


def told_in(language: str, error: TableError) -> Problem:
    """What the visitor is told."""
    if isinstance(error, Banned):
        return Problem(error.answer.error, error.told(language))
    return Problem(error.answer.error, common_text(language, error.key)) if isinstance(error, Wait) else error.answer


def status_of(error: TableError) -> int:
    return STATUS[error.answer.error]


def headers_of(error: TableError) -> dict[str, str]:
    return {"retry-after": str(error.seconds)} if isinstance(error, Wait) else {}


def problem(error: str, text: str) -> TableError:
    return TableError(Problem(error, text))


def unknown_table() -> TableError:
    return problem("unknown_table", "There is no such table. It may have been closed before its game began.")


def private_table() -> TableError:
    return problem("private_table", "This table is private: ask for its invitation link.")


def signed_out() -> TableError:
    return problem("signed_out", "This device was signed out. You go on as a guest, or sign in again.")


def wrong_password() -> TableError:
    """The same for a name that nobody has."""
    return problem("wrong_password", "The name or the password is wrong.")


def unknown_link() -> TableError:
    return problem("unknown_link", "This link was used already, or is too old.")


def not_your_seat() -> TableError:
    return problem("not_your_seat", "That seat is not yours.")


def unknown_page(text: str) -> TableError:
    return problem("unknown_page", text)
