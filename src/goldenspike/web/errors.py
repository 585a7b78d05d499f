"""What can go wrong for a visitor, each with its status, a code for programs and a sentence for people."""

from __future__ import annotations

from typing import Any, Final


class Stale(Exception):
    """The table has moved on; what was asked for was decided on an older position."""


class ApiError(Exception):
    def __init__(self, status: int, error: str, text: str, **more: Any) -> None:
        super().__init__(text)
        self.status: Final = status
        self.error: Final = error
        self.text: Final = text
        self.more: Final = more
        self.headers: dict[str, str] = {}


def bad_request(text: str) -> ApiError:
    return ApiError(400, "bad_request", text)


def unknown_table() -> ApiError:
    return ApiError(404, "unknown_table", "There is no such table. It may have been closed before its game began.")


def other_rules() -> ApiError:
    return ApiError(404, "other_rules", "This game was played under rules or on a board that this server does not have.")


def unknown_game() -> ApiError:
    return ApiError(404, "unknown_game", "There is no such game.")


def private_table() -> ApiError:
    return ApiError(403, "private_table", "This table is private: ask for its invitation link.")


def not_your_seat() -> ApiError:
    return ApiError(403, "not_your_seat", "That seat is not yours.")


def flood(seconds: float) -> ApiError:
    error = ApiError(429, "flood", "That was too much at once. Wait a moment and try again.")
    error.headers["Retry-After"] = str(max(1, round(seconds)))
    return error
