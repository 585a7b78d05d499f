"""What is said at tables, private notes, and who is there or was there last."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def text(name: str, nullable: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=nullable)


def number(name: str, nullable: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=nullable)


def moment() -> sa.Column[float]:
    return sa.Column("at", sa.Float, nullable=False)


def of_a_table(name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{name}_table")


def upgrade() -> None:
    op.create_table(
        "talk",
        *(text("table_id"), text("room"), number("number"), text("kind"), text("user_id"), number("seat", True)),
        *(text("name"), text("text"), number("about", True), number("line", True), moment()),
        sa.PrimaryKeyConstraint("table_id", "room", "number", name="pk_talk"),
        of_a_table("talk"),
    )
    op.create_table(
        "mutes",
        *(text("user_id"), text("muted_id"), moment()),
        sa.PrimaryKeyConstraint("user_id", "muted_id", name="pk_mutes"),
    )
    op.create_table(
        "reports",
        *(text("table_id"), text("room"), number("number"), text("user_id"), text("reason"), text("more")),
        *(text("author_id"), text("name"), text("text"), moment()),
        sa.PrimaryKeyConstraint("table_id", "room", "number", "user_id", name="pk_reports"),
    )
    op.create_index("ix_reports_at", "reports", ["at"])
    op.create_table(
        "notes",
        *(text("user_id"), text("table_id"), text("text"), number("version"), moment()),
        sa.PrimaryKeyConstraint("user_id", "table_id", name="pk_notes"),
        of_a_table("notes"),
    )
    presence()


def presence() -> None:
    op.create_table(
        "seen",
        *(text("table_id"), text("user_id"), number("minute")),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_seen"),
        of_a_table("seen"),
    )
    op.create_table(
        "presence",
        *(text("process"), text("table_id"), text("user_id"), moment()),
        sa.PrimaryKeyConstraint("process", "table_id", "user_id", name="pk_presence"),
    )
    op.create_index("ix_presence_table", "presence", ["table_id"])
