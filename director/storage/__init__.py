"""The venue's database: SQLAlchemy Core on SQLite (PostgreSQL later). Returns domain values.

Only the desk talks to this package. Two kinds of failure: `Unavailable` is the world's (a lock, a full
disk, a missing or damaged file); everything else is a bug of ours.

Decision 7, in force. *What is a file?* One database is one venue: its tournaments, its people, its journal.
People are found again next week, a backup is one file, and a venue that outgrows one computer moves as a
whole. Instead of a file for each tournament, which would copy the address book into each of them.
"""
