"""The tables of the store for what its operator does."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, Index, Integer, PrimaryKeyConstraint, Table, Text

from goldenspike.web.store.schema import metadata

bans: Final = Table(
    "bans",
    metadata,
    Column("id", Text, nullable=False),
    Column("user_id", Text),
    Column("network", Text),
    Column("reason", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("until", Float),
    PrimaryKeyConstraint("id", name="pk_bans"),
    Index("ix_bans_user", "user_id"),
)
"""Who is shut out: a person, or all addresses of a network; for ever, or until a time."""

calls: Final = Table(
    "calls",
    metadata,
    Column("number", Integer, primary_key=True, nullable=False),
    Column("word", Text, nullable=False),
)
"""What the operator tells the server of an SQLite store, as processes on PostgreSQL tell each other by `NOTIFY`."""
