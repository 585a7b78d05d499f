"""The tables of the store for notices: what people wish to be told and how, their devices, and the queue."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, Index, Integer, PrimaryKeyConstraint, Table, Text, true

from goldenspike.web.store.schema import metadata

wishes: Final = Table(
    "wishes",
    metadata,
    Column("user_id", Text, nullable=False),
    Column("mail", Boolean(create_constraint=False), nullable=False),
    Column("webhook", Text),
    Column("style", Text, nullable=False),
    Column("digest", Text, nullable=False),
    Column("digest_at", Integer, nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("zone", Text, nullable=False),
    Column("invitations", Boolean(create_constraint=False), nullable=False, server_default=true()),
    PrimaryKeyConstraint("user_id", name="pk_wishes"),
)
"""How people wish to be told. Times of day are minutes after midnight in their zone."""

pushes: Final = Table(
    "pushes",
    metadata,
    Column("id", Text, nullable=False),
    Column("user_id", Text, nullable=False),
    Column("session", Text, nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("device", Text, nullable=False),
    Column("created", Float, nullable=False),
    PrimaryKeyConstraint("id", name="pk_pushes"),
    Index("ix_pushes_user", "user_id"),
)
"""The browsers that take Web Push: the id is the hash of the address there, `session` the hash of the browser's cookie."""

notices: Final = Table(
    "notices",
    metadata,
    Column("user_id", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("way", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("word", Text, nullable=False),
    Column("made", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("until", Float, nullable=False),
    Column("done", Float),
    Column("outcome", Text, nullable=False),
    PrimaryKeyConstraint("user_id", "key", "way", name="pk_notices"),
    Index("ix_notices_due", "done", "due"),
)
"""What somebody is to be told, once for each way to reach them. A process is at it `until` a time; what is done stays for a
while, lest it be told again."""

duties: Final = Table(
    "duties",
    metadata,
    Column("name", Text, nullable=False),
    Column("process", Text, nullable=False),
    Column("until", Float, nullable=False),
    Column("mark", Float, nullable=False),
    PrimaryKeyConstraint("name", name="pk_duties"),
)
"""What one process at a time does for all, `until` it says so again, and how far it has come."""
