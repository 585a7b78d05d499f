"""All that can be asked about people: results, records, finished games, friends and invitations."""

from __future__ import annotations

from typing import Any, Final

from goldenspike.web.api import finished, friends, invitations, persons

ROUTES: Final[list[Any]] = [
    persons.find_person,
    persons.read_person,
    persons.hide,
    finished.list_finished,
    finished.read_records,
    friends.read_friends,
    friends.ask,
    friends.answer,
    friends.end,
    friends.block,
    invitations.read_invitations,
    invitations.read_invited,
    invitations.invite,
    invitations.withdraw,
    invitations.decline,
    invitations.accept,
]
