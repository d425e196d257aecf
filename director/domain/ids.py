"""Names of things. An entry is named after the line that made it, so it needs no generator."""

from typing import NewType

TournamentId = NewType("TournamentId", str)
"""Names a tournament in its venue; also the first link of its hash chain."""

PersonId = NewType("PersonId", int)
"""Names a person of the venue's address book."""

Seq = NewType("Seq", int)
"""Number of a line in the journal of one tournament, from 1 without gaps."""

EntryId = NewType("EntryId", int)
"""The number of the line that registered the entry."""
