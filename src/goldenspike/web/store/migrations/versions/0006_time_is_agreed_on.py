"""Tables agree on time, and say when somebody's runs out."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("time", sa.Text, nullable=False, server_default="none"))
    op.add_column("tables", sa.Column("began", sa.Float, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("due", sa.Float))
    op.create_index("ix_tables_due", "tables", ["due"])
