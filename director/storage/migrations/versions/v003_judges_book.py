"""A table for photographs, and a way to the judges' lines of all tournaments. Written out, as every step."""

import sqlalchemy as sa
from alembic import op

revision = "v003"
down_revision = "v002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of attachments; index the few lines of judges, and undos, among all others."""
    op.create_table(
        "attachment",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("type", sa.Text, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.execute(
        "CREATE INDEX ix_line_book ON line (kind, tournament, seq) WHERE kind IN "
        "('Rule', 'Revise', 'TakeBackRuling', 'Appeal', 'DecideAppeal', 'Penalise', 'ServePenalty', "
        "'CancelPenalty', 'Disqualify', 'Undo')"
    )
