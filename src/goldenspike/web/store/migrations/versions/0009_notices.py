"""Notices: wishes, devices that take Web Push, the queue; and whether those at a table look at it."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0010"


def text(name: str, nullable: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=nullable)


def number(name: str, nullable: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=nullable)


def moment(name: str, nullable: bool = False) -> sa.Column[float]:
    return sa.Column(name, sa.Float, nullable=nullable)


def upgrade() -> None:
    yes = sa.Boolean(create_constraint=False)
    op.create_table(
        "wishes",
        *(text("user_id"), sa.Column("mail", yes, nullable=False), text("webhook", True), text("style"), text("digest")),
        *(number("digest_at"), number("quiet_from", True), number("quiet_to", True), text("zone")),
        sa.PrimaryKeyConstraint("user_id", name="pk_wishes"),
    )
    op.create_table(
        "pushes",
        *(text("id"), text("user_id"), text("session"), text("endpoint"), text("p256dh"), text("auth"), text("device")),
        moment("created"),
        sa.PrimaryKeyConstraint("id", name="pk_pushes"),
    )
    op.create_index("ix_pushes_user", "pushes", ["user_id"])
    queue()
    op.create_table(
        "duties",
        *(text("name"), text("process"), moment("until"), moment("mark")),
        sa.PrimaryKeyConstraint("name", name="pk_duties"),
    )
    op.add_column("presence", sa.Column("looking", yes, nullable=False, server_default=sa.true()))


def queue() -> None:
    op.create_table(
        "notices",
        *(text("user_id"), text("key"), text("way"), text("table_id"), text("kind"), number("seat"), number("turn")),
        *(text("word"), moment("made"), moment("due"), number("tries"), moment("until"), moment("done", True), text("outcome")),
        sa.PrimaryKeyConstraint("user_id", "key", "way", name="pk_notices"),
    )
    op.create_index("ix_notices_due", "notices", ["done", "due"])
