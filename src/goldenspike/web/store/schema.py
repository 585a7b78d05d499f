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
    UniqueConstraint,
    and_,
    false,
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
    Column("guarded", Boolean(create_constraint=False), nullable=False, server_default=false()),
    Column("hidden", Boolean(create_constraint=False), nullable=False, server_default=false()),
    PrimaryKeyConstraint("id", name="pk_users"),
)
"""All who have done something here. A cookie of one who is `guarded` counts only as long as its session is there; nobody but
themselves sees the results of one who is `hidden`."""

accounts: Final = Table(
    "accounts",
    metadata,
    Column("user_id", Text, nullable=False),
    Column("login", Text, nullable=False),
    Column("folded", Text, nullable=False),
    Column("password", Text, nullable=False),
    Column("created", Float, nullable=False),
    PrimaryKeyConstraint("user_id", name="pk_accounts"),
    ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_accounts_user"),
    UniqueConstraint("folded", name="uq_accounts_folded"),
)
"""Those who sign in by a name, which no other has in any spelling, and a password, of which only the hash is kept."""

sessions: Final = Table(
    "sessions",
    metadata,
    Column("key", Text, nullable=False),
    Column("user_id", Text, nullable=False),
    Column("device", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    PrimaryKeyConstraint("key", name="pk_sessions"),
    ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_sessions_user"),
    Index("ix_sessions_user", "user_id"),
)
"""The devices on which somebody is signed in; the key is the hash of their cookie."""

links: Final = Table(
    "links",
    metadata,
    Column("key", Text, nullable=False),
    Column("user_id", Text, nullable=False),
    Column("purpose", Text, nullable=False),
    Column("address", Text),
    Column("expires", Float, nullable=False),
    PrimaryKeyConstraint("key", name="pk_links"),
    ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_links_user"),
    Index("ix_links_user", "user_id"),
)
"""Links that can be used once: the key is the hash of what they carry, the address is the one that they confirm."""

mails: Final = Table(
    "mails",
    metadata,
    Column("user_id", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("folded", Text, nullable=False),
    PrimaryKeyConstraint("user_id", name="pk_mails"),
    ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_mails_user"),
    Index("ix_mails_folded", "folded"),
)
"""Confirmed addresses."""

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
    Column("lesson", Text),
    Column("puzzle", Text),
    Column("time", Text, nullable=False, server_default="none"),
    Column("began", Float, nullable=False, server_default="0"),
    Column("due", Float),
    Column("practice", Text),
    Column("draw", Text, nullable=False, server_default="none"),
    Column("brought", Integer, nullable=False, server_default="0"),
    PrimaryKeyConstraint("id", name="pk_tables"),
    Index("ix_tables_public", "public", "status", "changed"),
    Index("ix_tables_status", "status", "changed"),
    Index("ix_tables_due", "due"),
)
IN_EARNEST: Final = and_(tables.c.lesson.is_(None), tables.c.puzzle.is_(None))
"""Picks the tables that are no scenes of lessons and no puzzles."""

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
    Column("commitment", Text),
    Column("contribution", Text),
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

studies: Final = Table(
    "studies",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("engine", Text, nullable=False),
    Column("findings", Text, nullable=False),
    Column("done", Boolean(create_constraint=False), nullable=False),
    Column("process", Text, nullable=False),
    Column("until", Float, nullable=False),
    Column("wanted", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "seq", "engine", name="pk_studies"),
)
"""What was found out about finished games, as JSON. A process is at it `until` a time; `wanted` is when somebody last looked."""
