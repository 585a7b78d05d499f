"""The tables of the store for what is known of people: what came of their games, how strong they are, and whom they know."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKeyConstraint, Index, Integer, PrimaryKeyConstraint, Table, Text

from goldenspike.web.store.schema import metadata

results: Final = Table(
    "results",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("board", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("public", Boolean(create_constraint=False), nullable=False),
    Column("players", Integer, nullable=False),
    Column("company", Text, nullable=False),
    Column("why", Text, nullable=False),
    Column("began", Float, nullable=False),
    Column("ended", Float, nullable=False),
    Column("decisions", Integer, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("given_up", Boolean(create_constraint=False), nullable=False),
    Column("rated", Boolean(create_constraint=False)),
    PrimaryKeyConstraint("table_id", name="pk_results"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table"),
    Index("ix_results_public", "public", "ended", "table_id"),
    Index("ix_results_game", "public", "game", "ended", "table_id"),
    Index("ix_results_players", "public", "game", "players", "ended", "table_id"),
    Index("ix_results_board", "public", "game", "board", "ended", "table_id"),
    Index("ix_results_rated", "rated", "game", "company", "ended", "table_id"),
    Index("ix_results_why", "game", "why", "players"),
)
"""Every finished game, as its log tells; none of it is known from elsewhere. `rated` is
whether ratings have taken it into account; none where they never will."""

result_seats: Final = Table(
    "result_seats",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user_id", Text),
    Column("bot", Text),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("ended", Float, nullable=False),
    Column("counts", Boolean(create_constraint=False), nullable=False),
    Column("rank", Integer, nullable=False),
    Column("score", Integer),
    Column("won", Boolean(create_constraint=False), nullable=False),
    Column("decisions", Integer, nullable=False),
    Column("by_bot", Integer, nullable=False),
    Column("left_by", Text, nullable=False),
    Column("mu", Float),
    Column("sigma", Float),
    PrimaryKeyConstraint("table_id", "seat", name="pk_result_seats"),
    ForeignKeyConstraint(["table_id"], ["results.table_id"], name="fk_result_seats_result"),
    Index("ix_result_seats_user", "user_id", "ended", "table_id"),
    Index("ix_result_seats_score", "game", "players", "counts", "score"),
)
"""The seats of finished games; `mu` and `sigma` are the rating of whoever sat there, after the game."""

ratings: Final = Table(
    "ratings",
    metadata,
    Column("game", Text, nullable=False),
    Column("company", Text, nullable=False),
    Column("who", Text, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("low", Float, nullable=False),
    Column("games", Integer, nullable=False),
    PrimaryKeyConstraint("game", "company", "who", name="pk_ratings"),
    Index("ix_ratings_who", "who"),
    Index("ix_ratings_low", "game", "company", "low"),
)
"""How strong people and bots are now, by title, among people and against bots. `low` is the lower end of the interval."""

friends: Final = Table(
    "friends",
    metadata,
    Column("user_id", Text, nullable=False),
    Column("other_id", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("user_id", "other_id", name="pk_friends"),
    Index("ix_friends_other", "other_id"),
)
"""What one person is to another: somebody they have asked to be friends, a friend (then both have a row), or blocked."""

invitations: Final = Table(
    "invitations",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("user_id", Text, nullable=False),
    Column("by_id", Text, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "user_id", name="pk_invitations"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_invitations_table"),
    Index("ix_invitations_user", "user_id"),
    Index("ix_invitations_by", "by_id"),
)
"""Who is invited to a table that has not begun, and by whom."""
