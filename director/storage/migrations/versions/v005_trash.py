"""A trash for tournaments. Written out, as every step: a released one never changes."""

import sqlalchemy as sa
from alembic import op

revision = "v005"
down_revision = "v004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of what was put aside; the journals stay where they are."""
    op.create_table(
        "trash",
        sa.Column("tournament", sa.Text, sa.ForeignKey("tournament.id"), primary_key=True),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("at", "desk", "staff")),
    )
