"""The tables of the store. A game is stored as its log alone; the rest says who plays, and makes lists quick."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
)

metadata: Final = MetaData()

settings: Final = Table(
    "settings",
    metadata,
    Column("name", Text, nullable=False),
    Column("value", Text, nullable=False),
    PrimaryKeyConstraint("name", name="pk_settings"),
)

users: Final = Table(
    "users",
    metadata,
    Column("id", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("created", Float, nullable=False),
    PrimaryKeyConstraint("id", name="pk_users"),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, nullable=False),
    Column("key", Text),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("board", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("public", Boolean(create_constraint=False), nullable=False),
    Column("seed", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("rematch", Text),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    PrimaryKeyConstraint("id", name="pk_tables"),
    Index("ix_tables_public", "public", "status", "changed"),
    Index("ix_tables_status", "status", "changed"),
)

boards: Final = Table(
    "boards",
    metadata,
    Column("game", Text, nullable=False),
    Column("board", Text, nullable=False),
    Column("files", Text, nullable=False),
    PrimaryKeyConstraint("game", "board", name="pk_boards"),
)
"""The boards of all games, by name and digest, with their files as JSON."""

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("user_id", Text),
    Column("bot", Text),
    Column("name", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table"),
    Index("ix_seats_user", "user_id"),
)

log: Final = Table(
    "log",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("words", Text, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "seq", name="pk_log"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_log_table"),
)
