"""The tables of a venue's database."""

from sqlalchemy import (
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

tournament = Table(
    "tournament",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("starts", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("entries", Integer, nullable=False),
    Column("alive", Integer, nullable=False),
    Column("held_by", Text, nullable=False, default=""),
)
"""A catalogue card of each tournament, kept in step with its journal in the same transaction."""

line = Table(
    "line",
    metadata,
    Column("tournament", Text, ForeignKey("tournament.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("uid", Text, nullable=False),
    Column("at", Text, nullable=False),
    Column("desk", Text, nullable=False),
    Column("staff", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("data", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("overruled", Text, nullable=False),
    Column("digest", Text, nullable=False),
    Column("hash", Text, nullable=False),
    UniqueConstraint("uid"),
    sqlite_with_rowid=False,
)
"""The journal. `data` is exactly the canonical JSON that is hashed."""

person = Table(
    "person",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("family", Text, nullable=False),
    Column("given", Text, nullable=False),
    Column("country", Text, nullable=False),
    Column("club", Text, nullable=False),
    Column("born", Text, nullable=False),
    Column("number", Text, nullable=False),
    Column("note", Text, nullable=False),
    sqlite_autoincrement=True,
)
"""The address book. Mutable: names stay out of the journal."""

sealed_key = Table(
    "sealed_key",
    metadata,
    Column("key_hash", Text, primary_key=True),
    Column("tournament", Text, ForeignKey("tournament.id"), nullable=False),
    Column("key", LargeBinary, nullable=False),
    Index("ix_sealed_key_tournament", "tournament"),
)
"""Keys of draws whose hash was shown, so that a restart between hash and seats loses nothing."""

draft = Table(
    "draft",
    metadata,
    Column("kind", Text, primary_key=True),
    Column("key", Text, primary_key=True),
    Column("data", Text, nullable=False),
    Column("at", Text, nullable=False),
)
"""Work that is not done yet. Mutable: a draft is no decision, so it is no line."""

attachment = Table(
    "attachment",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("type", Text, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
"""Photographs, by SHA-256 of the file. The journal holds only the digest, so that one can be taken away."""

result = Table(
    "result",
    metadata,
    Column("tournament", Text, ForeignKey("tournament.id"), primary_key=True),
    Column("person", Integer, primary_key=True),
    Column("entry", Integer, nullable=False),
    Column("first", Integer, nullable=False),
    Column("last", Integer, nullable=False),
    Column("entries", Integer, nullable=False),
    Column("prize", Integer, nullable=False),
    Column("bounties", Integer, nullable=False),
)
"""Who came where in which tournament. A projection of the journals: it can be thrown away."""

result_head = Table(
    "result_head",
    metadata,
    Column("tournament", Text, ForeignKey("tournament.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("hash", Text, nullable=False),
    Column("currency", Text, nullable=False),
    Column("decimals", Integer, nullable=False),
    Column("finished", Integer, nullable=False),
)
"""How far the journal was read from which the results of a tournament are."""

trash = Table(
    "trash",
    metadata,
    Column("tournament", Text, ForeignKey("tournament.id"), primary_key=True),
    Column("at", Text, nullable=False),
    Column("desk", Text, nullable=False),
    Column("staff", Text, nullable=False),
)
"""Tournaments that lists leave out, since when and by whom. Nothing of them is ever deleted."""

NO_CHANGE = "the journal is never changed"
"""What the triggers say that refuse UPDATE and DELETE on lines, whoever asks."""

TRIGGERS = {
    f"line_no_{verb.lower()}": (
        f"CREATE TRIGGER line_no_{verb.lower()} BEFORE {verb} ON line "
        f"BEGIN SELECT RAISE(ABORT, '{NO_CHANGE}'); END"
    )
    for verb in ("UPDATE", "DELETE")
}
"""By name, how a sound file protects its journal, as the first migration made it; a check compares."""
