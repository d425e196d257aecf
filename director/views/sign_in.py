"""The sign-in sheet: everybody who is in or expected, by name, with room for a signature and the money."""

from __future__ import annotations

import msgspec

from director.domain.buying import Reenter
from director.domain.entries import Register
from director.domain.ids import EntryId, PersonId
from director.domain.journal import Journal
from director.domain.people import People
from director.host.i18n import Words
from director.rules.floor.arrivals import awaited
from director.views import figures
from director.views.method_words import method_aside
from director.views.names import distinction
from director.views.papers import Letterhead, letterhead


class SignInRow(msgspec.Struct, frozen=True, gc=False):
    """One who signs."""

    name: str
    told_apart: str
    born: str
    seat: str
    """12-4; empty for who has none yet."""
    paid: str
    """What was paid, and how where it was not cash; empty for who has yet to pay: it is written by hand."""


class SignIn(msgspec.Struct, frozen=True):
    """Everybody who is in or expected, as the language sorts names."""

    letterhead: Letterhead
    total: str
    """How many are in, and how many are expected."""
    price: str
    """What an entry costs."""
    rows: tuple[SignInRow, ...]


def sign_in(journal: Journal, people: People, words: Words, printed: str) -> SignIn:
    """The sheet as things stand. `printed` is a moment as the journal writes it."""
    tournament = journal.tournament
    inside, coming = dict(tournament.playing_persons), awaited(tournament)
    listed = [one.id for one in people.in_order(words.language) if one.id in inside or one.id in coming]
    listed += sorted((inside.keys() | coming) - set(listed))
    rows = tuple(_row(journal, people, words, who, inside.get(who)) for who in listed)
    total = words._("in: {n}").format(n=figures.chips(len(inside), words))
    if coming:
        more = words._("expected: {n}").format(n=figures.chips(len(coming), words))
        total = words._("{one} · {other}").format(one=total, other=more)
    plan = tournament.setup
    price = figures.money(plan.buy_in + plan.fee, plan, words)
    return SignIn(letterhead(journal, words, printed), total, price, rows)


def _row(journal: Journal, people: People, words: Words, who: PersonId, entry: EntryId | None) -> SignInRow:
    one = people.find(who)
    seat = None if entry is None else journal.tournament.seating.at(entry)
    return SignInRow(
        one.name,
        distinction(people, who),
        figures.birth_date(one.born, words),
        "" if seat is None else str(seat),
        "" if entry is None else _paid(journal, words, entry),
    )


def _paid(journal: Journal, words: Words, entry: EntryId) -> str:
    """All that this entry paid, with the way of its first payment."""
    found, action = journal.tournament.entries[entry], journal.line(entry).action
    paid = figures.money(found.buy_in + found.fee, journal.tournament.setup, words)
    return paid + method_aside(action.method, words) if isinstance(action, Register | Reenter) else paid
