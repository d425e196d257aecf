"""The venue's database: SQLAlchemy Core on SQLite (PostgreSQL later). Returns domain values.

Only the desk talks to this package. Two kinds of failure: `Unavailable` is the world's (a lock, a full
disk, a missing or damaged file); everything else is a bug of ours.
"""
