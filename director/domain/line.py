"""An action in the journal: who, when, why; and the hash chain that shows any later change."""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec

from director.domain.action import Action
from director.domain.ids import Seq, TournamentId


class Line(msgspec.Struct, frozen=True, gc=False):
    """One stored decision. Never changed, never deleted."""

    seq: Seq
    uid: str
    """Chosen by the writer; a repeated uid means that an earlier try did arrive."""
    at: str
    """UTC, milliseconds, with Z."""
    desk: str
    staff: str
    action: Action
    reason: str = ""
    overruled: tuple[str, ...] = ()
    """Codes of the objections that somebody overruled with the reason."""
    hash: str = ""
    """SHA-256 of the previous hash and this line's digest, in hex."""

    @property
    def batch(self) -> str:
        """What all lines of one import share; empty for a line written alone."""
        batch, slash, _ = self.uid.rpartition("/")
        return batch if slash else ""


_LATER: Final = 2**53
"""Later than any line that is written."""


def unwritten(action: Action, seq: int = _LATER) -> Line:
    """A line that is never written, to see what this action would do."""
    return Line(Seq(seq), "unwritten", "", "", "", action)


class Canonical(msgspec.Struct, frozen=True, gc=False):
    """The parts of a line that are hashed, in the order of their names."""

    at: str
    data: str
    desk: str
    kind: str
    overruled: tuple[str, ...]
    reason: str
    seq: int
    staff: str
    uid: str
    version: int


_encode = msgspec.json.Encoder().encode


def digest(canonical: Canonical) -> str:
    """SHA-256 of one line by itself, so that an excerpt can be proved. Hex."""
    return hashlib.sha256(_encode(canonical)).hexdigest()


def first_hash(tournament: TournamentId) -> str:
    """What the first line is chained to: SHA-256 of the tournament's id. Hex."""
    return hashlib.sha256(tournament.encode()).hexdigest()


def chained(previous: str, own: str) -> str:
    """The hash of a line from the previous hash and its own digest, both hex."""
    return hashlib.sha256(bytes.fromhex(previous) + bytes.fromhex(own)).hexdigest()
