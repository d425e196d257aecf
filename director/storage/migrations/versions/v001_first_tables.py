"""The first tables. Written out, not taken from schema.py: a released step never changes."""

import sqlalchemy as sa
from alembic import op

revision = "v001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables and the triggers that protect the journal."""
    op.create_table(
        "tournament",
        sa.Column("id", sa.Text, primary_key=True),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("name", "starts", "status")),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("entries", "alive")),
        sa.Column("held_by", sa.Text, nullable=False),
    )
    op.create_table(
        "line",
        sa.Column("tournament", sa.Text, sa.ForeignKey("tournament.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("uid", "at", "desk", "staff", "kind")),
        sa.Column("version", sa.Integer, nullable=False),
        *(
            sa.Column(name, sa.Text, nullable=False)
            for name in ("data", "reason", "overruled", "digest", "hash")
        ),
        sa.UniqueConstraint("uid"),
        sqlite_with_rowid=False,
    )
    names = ("family", "given", "country", "club", "born", "number", "note")
    op.create_table(
        "person",
        sa.Column("id", sa.Integer, primary_key=True),
        *(sa.Column(name, sa.Text, nullable=False) for name in names),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "sealed_key",
        sa.Column("key_hash", sa.Text, primary_key=True),
        sa.Column("tournament", sa.Text, sa.ForeignKey("tournament.id"), nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
    )
    op.create_index("ix_sealed_key_tournament", "sealed_key", ["tournament"])
    for verb in ("UPDATE", "DELETE"):
        op.execute(
            f"CREATE TRIGGER line_no_{verb.lower()} BEFORE {verb} ON line "
            "BEGIN SELECT RAISE(ABORT, 'the journal is never changed'); END"
        )
