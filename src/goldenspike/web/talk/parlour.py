"""Beside the tables of the house: who is there, and what they say."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

from goldenspike.tables.table import Table
from goldenspike.web.house import House
from goldenspike.web.store import attendance, talk
from goldenspike.web.store.store import Store
from goldenspike.web.talk.conversations import Conversations
from goldenspike.web.talk.ear import Ear
from goldenspike.web.talk.presence import Presence
from goldenspike.web.talk.remarks import Room


class Parlour:
    def __init__(self, house: House, store: Store, seconds: float) -> None:
        self._house: Final = house
        self._store: Final = store
        self.presence: Final = Presence(store, house.hub, seconds)
        self.conversations: Final = Conversations(store, house.hub)

    async def ear(self, table: Table, user: str, lang: str, heard: dict[Room, int]) -> Ear:
        """For one who knows the remarks of every room up to these numbers."""
        await self.presence.learn(table.id)
        conversation = await self.conversations.at(table.id)
        muted = await asyncio.to_thread(self._store.read, partial(talk.muted_by, user=user))
        ear = Ear(table, user, lang, conversation, self.presence)
        ear.begin(heard, muted)
        return ear

    async def heard(self, word: str, number: int) -> None:
        """A notice: of a line at a table, or of what was said or who came and went there."""
        if word.startswith(talk.NOTICE):
            self.conversations.heard(word.removeprefix(talk.NOTICE))
        elif word.startswith(attendance.NOTICE):
            self.presence.heard(word.removeprefix(attendance.NOTICE))
        else:
            await self._house.heard(word, number)

    def look_again_at(self, user: str) -> None:
        """A user may be signed out, have become another, or be gone."""
        self._house.hub.doubt(user)
        self.conversations.look_again_at(user)

    async def missed(self) -> None:
        """Notices may be lost."""
        await self._house.missed()
        self.conversations.missed()
        self.presence.missed()
