"""The seat draw in two lines: first the hashes, then the public word, the seats and the key."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable

from msgspec.structs import replace

from director.domain.action import Action
from director.domain.ids import EntryId
from director.domain.line import Line
from director.domain.marks import sat_down
from director.domain.refusal import Impossible
from director.domain.seats import TableSeat
from director.domain.tournament import Drawn, DrawTerms, Sealed, Tournament

_HASH = re.compile("[0-9a-f]{64}")
MOST_WORD = 200
"""The longest public word."""


class SealDraw(Action, frozen=True):
    """The hashes of key and list are shown, before anybody can know the public word."""

    number: int
    """Number of the draw; every sealing has a new one, so that no draw is silent."""
    key_hash: str
    """SHA-256 of the 32 bytes of the key, hex."""
    list_hash: str
    """SHA-256 of the entries' numbers in order, one a line, hex."""
    terms: DrawTerms

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Remember what was promised; an earlier sealed draw that was not made is dropped."""
        if self.number <= tournament.last_draw:
            raise Impossible("draw_number", number=self.number, last=tournament.last_draw)
        if not _HASH.fullmatch(self.key_hash):
            raise Impossible("draw_hash_form")
        if len(self.terms.entries) < 2:
            raise Impossible("too_few_players", players=len(self.terms.entries))
        for entry in self.terms.entries:
            tournament.playing(entry)
        if list_hash(self.terms.entries) != self.list_hash:
            raise Impossible("draw_list_hash", number=self.number)
        for table in self.terms.tables:
            tournament.open_table(table.number)
        sealed = Sealed(self.number, self.key_hash, self.list_hash, self.terms, line.seq)
        return replace(tournament, sealed=sealed, last_draw=self.number)


class DrawSeats(Action, frozen=True):
    """The seats the draw gave, with the key and the public word that prove them."""

    number: int
    key: str
    """64 hex digits; shown together with the seats."""
    word: str
    """The public word; empty when there was none, and then the protocol says so."""
    seats: tuple[tuple[EntryId, int, int], ...]
    """Entry, table, seat, in the order of the list."""

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Seat everybody on the list anew."""
        sealed = tournament.sealed
        if sealed is None or sealed.number != self.number:
            raise Impossible("draw_not_sealed", number=self.number)
        if key_hash(key_bytes(self.key)) != sealed.key_hash:
            raise Impossible("draw_key", number=self.number)
        if tuple(entry for entry, _, _ in self.seats) != sealed.terms.entries:
            raise Impossible("draw_list", number=self.number)
        if len(self.word) > MOST_WORD:
            raise Impossible("draw_word", most=MOST_WORD)
        given = {entry: TableSeat(table, seat) for entry, table, seat in self.seats}
        for entry in given:
            tournament.playing(entry)
        cleared = replace(tournament, seating=tournament.seating.without_all(given))
        if len(set(given.values())) != len(given):
            raise Impossible("draw_seat_twice", number=self.number)
        for place in given.values():
            cleared.free_seat(place)
        drawn = Drawn(self.number, line.seq, sealed, self.word, self.key, line.at)
        return replace(
            _anew(cleared, sealed.terms),
            seating=cleared.seating.with_all(given),
            sealed=None,
            draws=(*tournament.draws, drawn),
        )


def _anew(tournament: Tournament, terms: DrawTerms) -> Tournament:
    """The tables of a draw begin with a first button again, and nobody is new there."""
    drawn = (tournament.tables[table.number] for table in terms.tables)
    begun = {table.number: replace(table, hands=0, played=()) for table in drawn if table.played}
    marks = tournament.marks
    for entry in set(marks).intersection(terms.entries):
        marks = sat_down(marks, entry, in_play=False)
    return replace(tournament, tables=tournament.tables.update(begun), marks=marks)


def key_hash(key: bytes) -> str:
    """SHA-256 of the key, in hex: shown before the draw.

    >>> key_hash(bytes([0] * 31 + [1]))[:16]
    'ec4916dd28fc4c10'
    """
    return hashlib.sha256(key).hexdigest()


def list_hash(players: Iterable[object]) -> str:
    """SHA-256 of the ids in order of registration, joined by a line feed, none after the last. Hex.

    >>> list_hash(f"P{n:02}" for n in range(1, 11))[:16]
    'eb7db22d88a4191b'
    """
    return hashlib.sha256("\n".join(map(str, players)).encode()).hexdigest()


def key_bytes(digits: str) -> bytes:
    """The key that 64 hex digits write down. Raises Impossible for anything else."""
    try:
        key = bytes.fromhex(digits)
    except ValueError:
        key = b""
    if len(key) != 32:
        raise Impossible("draw_key_form")
    return key
