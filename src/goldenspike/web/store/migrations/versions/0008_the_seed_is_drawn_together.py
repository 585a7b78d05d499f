"""The seed of a table is drawn by the server and the browsers together; tables that are open take part from now on."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("tables", sa.Column("draw", sa.Text, nullable=False, server_default="none"))
    op.add_column("tables", sa.Column("brought", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("commitment", sa.Text))
    op.add_column("seats", sa.Column("contribution", sa.Text))
    op.execute("UPDATE tables SET draw = 'open' WHERE status = 'open'")
