"""Settings, users, tables, seats and the log."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "settings",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_settings"),
    )
    op.create_table(
        "users",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_users"),
    )
    _create_tables()
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("user_id", sa.Text),
        sa.Column("bot", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table"),
    )
    op.create_index("ix_seats_user", "seats", ["user_id"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_log"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_log_table"),
    )


def _create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("key", sa.Text),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("board", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean(create_constraint=False), nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("rematch", sa.Text),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_public", "tables", ["public", "status", "changed"])
    op.create_index("ix_tables_status", "tables", ["status", "changed"])
