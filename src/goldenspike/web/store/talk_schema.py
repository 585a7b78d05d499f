"""The tables of the store for what is said beside the games, and for who is there."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKeyConstraint, Index, Integer, PrimaryKeyConstraint, Table, Text, true

from goldenspike.web.store.schema import metadata

talk: Final = Table(
    "talk",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("room", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("user_id", Text, nullable=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("about", Integer),
    Column("line", Integer),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "room", "number", name="pk_talk"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_talk_table"),
)
"""Every remark; one that was deleted keeps its number and loses its text."""

mutes: Final = Table(
    "mutes",
    metadata,
    Column("user_id", Text, nullable=False),
    Column("muted_id", Text, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("user_id", "muted_id", name="pk_mutes"),
)

reports: Final = Table(
    "reports",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("room", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("user_id", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("more", Text, nullable=False),
    Column("author_id", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("resolved", Float),
    Column("resolution", Text, nullable=False, server_default=""),
    PrimaryKeyConstraint("table_id", "room", "number", "user_id", name="pk_reports"),
    Index("ix_reports_at", "at"),
)
"""Remarks that somebody has reported, with a copy of them: what is deleted afterwards can still be judged.
`resolved` is when the operator has dealt with it, and `resolution` how."""

notes: Final = Table(
    "notes",
    metadata,
    Column("user_id", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("user_id", "table_id", name="pk_notes"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_notes_table"),
)

seen: Final = Table(
    "seen",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("user_id", Text, nullable=False),
    Column("minute", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "user_id", name="pk_seen"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seen_table"),
)
"""When somebody with a seat was last at the table, to the minute."""

presence: Final = Table(
    "presence",
    metadata,
    Column("process", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("user_id", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("looking", Boolean(create_constraint=False), nullable=False, server_default=true()),
    PrimaryKeyConstraint("process", "table_id", "user_id", name="pk_presence"),
    Index("ix_presence_table", "table_id"),
)
"""Who is at which table by the word of a process, where several share the store; `at` is when it last said so, and
`looking` whether the page lies open before them."""
