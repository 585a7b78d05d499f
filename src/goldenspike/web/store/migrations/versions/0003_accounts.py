"""People may keep their games: accounts, sessions on several devices, links that are used once, addresses for mail."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    kind = sa.Boolean(create_constraint=False)
    op.add_column("users", sa.Column("guarded", kind, nullable=False, server_default=sa.false()))
    op.create_table(
        "accounts",
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("login", sa.Text, nullable=False),
        sa.Column("folded", sa.Text, nullable=False),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_accounts"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_accounts_user"),
        sa.UniqueConstraint("folded", name="uq_accounts_folded"),
    )
    op.create_table(
        "mails",
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("folded", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_mails"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_mails_user"),
    )
    op.create_index("ix_mails_folded", "mails", ["folded"])
    _create_keys()


def _create_keys() -> None:
    op.create_table(
        "sessions",
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_sessions"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_sessions_user"),
    )
    op.create_index("ix_sessions_user", "sessions", ["user_id"])
    op.create_table(
        "links",
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("address", sa.Text),
        sa.Column("expires", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_links"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_links_user"),
    )
    op.create_index("ix_links_user", "links", ["user_id"])
