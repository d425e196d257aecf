"""A table for work that is not done yet. Written out, as every step: a released one never changes."""

import sqlalchemy as sa
from alembic import op

revision = "v002"
down_revision = "v001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of drafts."""
    op.create_table(
        "draft",
        *(sa.Column(name, sa.Text, primary_key=True) for name in ("kind", "key")),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("data", "at")),
    )
