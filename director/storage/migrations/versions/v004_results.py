"""Results over all tournaments of a venue. Written out, as every step: a released one never changes."""

import sqlalchemy as sa
from alembic import op

revision = "v004"
down_revision = "v003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables of results, and of the journals they were read from."""
    op.create_table(
        "result",
        sa.Column("tournament", sa.Text, sa.ForeignKey("tournament.id"), primary_key=True),
        sa.Column("person", sa.Integer, primary_key=True),
        *(
            sa.Column(name, sa.Integer, nullable=False)
            for name in ("entry", "first", "last", "entries", "prize", "bounties")
        ),
    )
    op.create_table(
        "result_head",
        sa.Column("tournament", sa.Text, sa.ForeignKey("tournament.id"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("currency", sa.Text, nullable=False),
        sa.Column("decimals", sa.Integer, nullable=False),
        sa.Column("finished", sa.Integer, nullable=False),
    )
