"""What came of finished games, ratings, friends and invitations; and why a game counts for nobody."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0007"
CHANCE = 15


def text(name: str, nullable: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=nullable)


def number(name: str, nullable: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=nullable)


def decimal(name: str, nullable: bool = False) -> sa.Column[float]:
    return sa.Column(name, sa.Float, nullable=nullable)


def truth(name: str, usual: sa.False_ | None = None) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean(create_constraint=False), nullable=False, server_default=usual)


def upgrade() -> None:
    op.add_column("tables", text("practice", True))
    op.add_column("users", truth("hidden", sa.false()))
    mark_records()
    results()
    result_seats()
    ratings()
    friends()


def mark_records() -> None:
    """Tables that were opened from a record have actions from before their beginning; lessons begin in the same way."""
    op.execute(
        "UPDATE tables SET practice = 'record' WHERE lesson IS NULL AND EXISTS (SELECT 1 FROM log WHERE log.table_id = tables.id"
        f" AND log.kind = 'act' AND log.seat <> {CHANCE} AND log.at <= tables.began)"
    )


def results() -> None:
    op.create_table(
        "results",
        *(text("table_id"), text("game"), number("rules"), text("board"), text("options"), truth("public"), number("players")),
        *(text("company"), text("why"), decimal("began"), decimal("ended"), number("decisions"), number("turns")),
        *(truth("given_up"), sa.Column("rated", sa.Boolean(create_constraint=False))),
        sa.PrimaryKeyConstraint("table_id", name="pk_results"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table"),
    )
    op.create_index("ix_results_public", "results", ["public", "ended", "table_id"])
    op.create_index("ix_results_game", "results", ["public", "game", "ended", "table_id"])
    op.create_index("ix_results_players", "results", ["public", "game", "players", "ended", "table_id"])
    op.create_index("ix_results_board", "results", ["public", "game", "board", "ended", "table_id"])
    op.create_index("ix_results_rated", "results", ["rated", "game", "company", "ended", "table_id"])
    op.create_index("ix_results_why", "results", ["game", "why", "players"])


def result_seats() -> None:
    op.create_table(
        "result_seats",
        *(text("table_id"), number("seat"), text("user_id", True), text("bot", True), text("game"), number("players")),
        *(decimal("ended"), truth("counts"), number("rank"), number("score", True), truth("won"), number("decisions")),
        *(number("by_bot"), text("left_by"), decimal("mu", True), decimal("sigma", True)),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_result_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["results.table_id"], name="fk_result_seats_result"),
    )
    op.create_index("ix_result_seats_user", "result_seats", ["user_id", "ended", "table_id"])
    op.create_index("ix_result_seats_score", "result_seats", ["game", "players", "counts", "score"])


def ratings() -> None:
    op.create_table(
        "ratings",
        *(text("game"), text("company"), text("who"), decimal("mu"), decimal("sigma"), decimal("low"), number("games")),
        sa.PrimaryKeyConstraint("game", "company", "who", name="pk_ratings"),
    )
    op.create_index("ix_ratings_who", "ratings", ["who"])
    op.create_index("ix_ratings_low", "ratings", ["game", "company", "low"])


def friends() -> None:
    op.create_table(
        "friends",
        *(text("user_id"), text("other_id"), text("state"), decimal("at")),
        sa.PrimaryKeyConstraint("user_id", "other_id", name="pk_friends"),
    )
    op.create_index("ix_friends_other", "friends", ["other_id"])
    op.create_table(
        "invitations",
        *(text("table_id"), text("user_id"), text("by_id"), decimal("at")),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_invitations"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_invitations_table"),
    )
    op.create_index("ix_invitations_user", "invitations", ["user_id"])
    op.create_index("ix_invitations_by", "invitations", ["by_id"])
