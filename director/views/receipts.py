"""Receipts: a slip for each entry, re-entry, rebuy and add-on; who waits sees his number on it."""

from __future__ import annotations

from collections.abc import Collection, Iterator

import msgspec

from director.domain.buying import AddOn, Rebuy, Reenter
from director.domain.card_code import card_code
from director.domain.entries import Register
from director.domain.ids import EntryId
from director.domain.journal import Journal
from director.domain.line import Line
from director.domain.people import People
from director.host.i18n import Words
from director.views import figures
from director.views.entry_state import turns_of
from director.views.method_words import method_name
from director.views.names import distinction
from director.views.papers import Letterhead, letterhead


class ReceiptRow(msgspec.Struct, frozen=True, gc=False):
    """One receipt."""

    line: str
    """The line of the journal, which is the number of the receipt."""
    name: str
    told_apart: str
    """What tells namesakes apart; empty when there are none."""
    what: str
    """Entry, re-entry 2, rebuy, add-on."""
    paid: str
    """All that was paid."""
    split: str
    """To the prizes and to the house; empty where nothing went to the house."""
    chips: str
    time: str
    place: str
    """Where the player sits, or the number in the line of those who wait; empty where neither is so."""
    code: str
    """The code of the player's card."""
    how: str = ""
    """How it was paid; empty where it was not told."""


class Receipts(msgspec.Struct, frozen=True):
    """Receipts in the order of their lines."""

    letterhead: Letterhead
    rows: tuple[ReceiptRow, ...]


def receipts(
    journal: Journal,
    people: People,
    words: Words,
    printed: str,
    *,
    only: Collection[EntryId] | None = None,
    line: int | None = None,
) -> Receipts:
    """Receipts for everything that was paid and still counts; for these entries, or of one line."""
    turns = turns_of(journal.tournament)
    rows = tuple(
        _row(journal, people, words, turns.get(entry, 0), (one, entry, action))
        for one, entry, action in _paid(journal)
        if (only is None or entry in only) and line in (None, one.seq)
    )
    return Receipts(letterhead(journal, words, printed), rows)


_Bought = Register | Reenter | Rebuy | AddOn


def _paid(journal: Journal) -> Iterator[tuple[Line, EntryId, _Bought]]:
    """Every line that took money, with the entry it was for."""
    for line in journal.counting(Register, Reenter, Rebuy, AddOn):
        if isinstance(line.action, Register | Reenter):
            yield line, EntryId(line.seq), line.action
        elif isinstance(line.action, Rebuy | AddOn):
            yield line, line.action.entry, line.action


def _row(
    journal: Journal, people: People, words: Words, turn: int, found: tuple[Line, EntryId, _Bought]
) -> ReceiptRow:
    line, number, action = found
    tournament = journal.tournament
    plan, entry, seat = tournament.setup, tournament.entries[number], tournament.seating.at(number)
    split = ""
    if action.fee:
        buy_in, fee = (figures.money(amount, plan, words) for amount in (action.buy_in, action.fee))
        split = words._("{buy_in} + {fee}").format(buy_in=buy_in, fee=fee)
    place = "" if seat is None else words._("Seat {seat}").format(seat=seat)
    if turn:
        place = words._("Waits for a seat: number {n}").format(n=figures.chips(turn, words))
    return ReceiptRow(
        str(line.seq),
        people.find(entry.person).name,
        distinction(people, entry.person),
        what_bought(action, entry.nth, words),
        figures.money(action.buy_in + action.fee, plan, words),
        split,
        figures.chips(action.stack, words),
        figures.day_and_time(line.at, plan, words),
        place,
        card_code(tournament.id, number),
        method_name(action.method, words) if action.buy_in + action.fee else "",
    )


def what_bought(action: _Bought, nth: int, words: Words) -> str:
    """What was paid for: Entry, Re-entry 2, Rebuy, Add-on."""
    if isinstance(action, Rebuy):
        return words._("Rebuy")
    if isinstance(action, AddOn):
        return words._("Add-on")
    if isinstance(action, Reenter):
        return words._("Re-entry: entry {n}").format(n=nth)
    return words._("Entry")
