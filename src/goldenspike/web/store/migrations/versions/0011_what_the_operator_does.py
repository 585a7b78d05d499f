"""Who is shut out, which reports are dealt with, and what the operator calls out to the server of an SQLite store."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("user_id", sa.Text),
        sa.Column("network", sa.Text),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("until", sa.Float),
        sa.PrimaryKeyConstraint("id", name="pk_bans"),
        sa.Index("ix_bans_user", "user_id"),
    )
    op.create_table(
        "calls",
        sa.Column("number", sa.Integer, primary_key=True, nullable=False),
        sa.Column("word", sa.Text, nullable=False),
    )
    op.add_column("reports", sa.Column("resolved", sa.Float))
    op.add_column("reports", sa.Column("resolution", sa.Text, nullable=False, server_default=""))
