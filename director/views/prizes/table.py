"""The payouts beside the places taken: what each place pays, who took it, and whether he has his money."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, TypeAlias

import msgspec

from director.domain.card_code import card_code
from director.domain.ids import EntryId
from director.domain.people import People
from director.domain.tournament import Tournament
from director.host.i18n import N_, Words
from director.rules.floor.places import Place, places
from director.rules.prizes.dues import Due, dues, with_seated
from director.rules.prizes.proposing import propose_payouts
from director.rules.prizes.rounding import CannotPay
from director.rules.table.sitting import rules_at
from director.views import figures
from director.views.names import entry_name
from director.views.place_words import place_words
from director.views.prize_refusals import cannot_pay
from director.views.prizes.dues import STATES
from director.views.prizes.payouts import PayoutRow, payout_rows
from director.views.same_rows import SameRows

_PRESSING: Final = ("changed", "part", "open", "kept", "paid")
_NO_PRIZE = N_("no prize, by the house's rule")


class TakenRow(msgspec.Struct, frozen=True, gc=False):
    """One place of the payouts, and who took it."""

    place: int
    """For sorting; the first of places that are shared."""
    place_text: str
    prize: int
    """Of the place, as published, in minor units."""
    prize_text: str
    percent: str
    entry: EntryId | None
    """None while nobody took it."""
    name: str
    code: str
    """By which a voice or a card finds who took it: the code of the card."""
    paid_for: str
    """place or deal; empty while nothing is due."""
    due_text: str
    """What the player gets: a part where places are shared."""
    paid_text: str
    state: str
    """As in the payout desk; none where the house pays nothing, proposed before anything is published."""
    state_text: str


class Payouts(msgspec.Struct, frozen=True):
    """Everything the page says of places."""

    published: bool
    rows: tuple[TakenRow, ...]
    problem: str = ""
    """Why nothing can be proposed; empty where it can."""


_Taking = tuple[PayoutRow, EntryId | None, Place | None, tuple[Due, ...]]
"""A place of the payouts; who took it, which places he shares, and what he is due: prize, part of a deal."""
SameTaken: TypeAlias = SameRows[_Taking, TakenRow]
"""The lines as they were made last."""


def same_taken() -> SameTaken:
    """None yet."""
    return SameRows(lambda taking: (taking[0].first, taking[1]))


def payouts(tournament: Tournament, people: People, words: Words, same: SameTaken | None = None) -> Payouts:
    """As published, with the places taken; before that as the plan of the event would make them now.

    With the lines made last, only those that are otherwise are made anew.
    """
    if tournament.plan is None:
        return Payouts(False, ())
    found = tournament.prize_money.published
    if found is None:
        return _proposed(tournament, words)
    rows = payout_rows(found.amounts, found.seats, tournament.setup, words)
    world = (tournament.entries, tournament.plan, people, words)
    made = (same or same_taken()).of(
        _takings(tournament, rows), lambda taking: _line(tournament, people, taking, words), world
    )
    return Payouts(True, tuple(made))


def _proposed(tournament: Tournament, words: Words) -> Payouts:
    if tournament.prize_money.plan is None:
        return Payouts(False, ())
    try:
        made = propose_payouts(tournament)
    except CannotPay as cannot:
        return Payouts(False, (), cannot_pay(cannot, tournament.setup, words))
    rows = payout_rows(made.amounts, made.seats, tournament.setup, words)
    waits = words._("not published yet")
    return Payouts(False, tuple(_open(row, "proposed", waits) for row in rows))


def _open(row: PayoutRow, state: str = "", state_text: str = "") -> TakenRow:
    return TakenRow(
        row.first, row.place, row.amount, row.prize, row.percent, None, "", "", "", "", "", state, state_text
    )  # fmt: skip


def _takings(tournament: Tournament, rows: tuple[PayoutRow, ...]) -> Iterator[_Taking]:
    rules = rules_at(tournament)
    due = {(one.entry, one.paid_for): one for one in dues(tournament, rules)}
    by_first = _by_first(with_seated(tournament, places(tournament, rules)), len(rows))
    shared: set[int] = set()
    for row in rows:
        takers = by_first.get(row.first, ())
        if not takers and row.first not in shared:
            yield row, None, None, ()
        for entry, place in takers:
            shared.update(range(place.first, place.last + 1))
            both = (due.get((entry, "place")), due.get((entry, "deal")))
            yield row, entry, place, tuple(one for one in both if one is not None)


def _by_first(found: Mapping[EntryId, Place], most: int) -> dict[int, list[tuple[EntryId, Place]]]:
    by_first: dict[int, list[tuple[EntryId, Place]]] = {}
    paid = (pair for pair in found.items() if pair[1].first <= most)
    for entry, place in sorted(paid, key=lambda pair: (pair[1], pair[0])):
        by_first.setdefault(place.first, []).append((entry, place))
    return by_first


def _line(tournament: Tournament, people: People, taking: _Taking, words: Words) -> TakenRow:
    plan, (row, entry, place, owed) = tournament.setup, taking
    if entry is None or place is None:
        return _open(row)
    # Of two the one that still asks for something, so that paying goes on with it.
    due = min(owed, key=lambda one: _PRESSING.index(one.state), default=None)
    amount, paid = sum(one.amount for one in owed), sum(one.paid for one in owed)
    state = "none" if due is None else "part" if due.state == "open" and paid else due.state
    return TakenRow(
        place.first,
        place_words(place, words),
        row.amount,
        row.prize,
        row.percent,
        entry,
        entry_name(tournament, people, entry, words),
        card_code(tournament.id, entry),
        "" if due is None else due.paid_for,
        figures.money(amount, plan, words) if owed else "",
        figures.money(paid, plan, words) if any(one.payments for one in owed) else "",
        state,
        words._(_NO_PRIZE) if state == "none" else words._(STATES[state]),
    )
