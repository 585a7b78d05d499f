"""Boards are kept with the games that are played on them, and a table names its board with its digest."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

BEFORE = {
    ("steel_driver", "usa"): "1aeeb442",
    ("steel_and_steam", "north_america"): "2311ff9f",
    ("steam", "eastern_us"): "aa9f4e96",
    ("steam", "northern_england"): "a6fb647f",
    ("steam_barons", "eastern_us"): "006f0bdf",
    ("steam_barons", "northern_england"): "39381260",
}
"""The digests of all boards until then."""
WITH_VICTORY_CARDS = "49afa186"
"""The digest of Steel & Steam's board together with its victory cards, which only an experimental game uses."""


def upgrade() -> None:
    op.create_table(
        "boards",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("board", sa.Text, nullable=False),
        sa.Column("files", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game", "board", name="pk_boards"),
    )
    tables = sa.table("tables", *(sa.column(name, sa.Text) for name in ("game", "board", "options")))
    for (game, board), digest in BEFORE.items():
        mine = sa.update(tables).where(tables.c.game == game, tables.c.board == board)
        if game == "steel_and_steam":
            cards = tables.c.options.contains("length=experimental")
            op.execute(mine.where(cards).values(board=f"{board} {WITH_VICTORY_CARDS}"))
        op.execute(mine.values(board=f"{board} {digest}"))
