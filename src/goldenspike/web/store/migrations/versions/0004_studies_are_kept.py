"""What was found out about a finished game is kept."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "studies",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("engine", sa.Text, nullable=False),
        sa.Column("findings", sa.Text, nullable=False),
        sa.Column("done", sa.Boolean(create_constraint=False), nullable=False),
        sa.Column("process", sa.Text, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("wanted", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", "engine", name="pk_studies"),
    )
