"""Who wishes to be told may wish to hear of no invitations."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    yes = sa.Boolean(create_constraint=False)
    op.add_column("wishes", sa.Column("invitations", yes, nullable=False, server_default=sa.true()))
