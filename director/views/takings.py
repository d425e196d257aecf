"""What was taken at the desks by clerk, way to pay and kind: for window, command line and paper."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

import msgspec

from director.domain.journal import Journal
from director.domain.moments import as_text
from director.domain.names import tidy
from director.domain.people import People
from director.domain.plan import Plan
from director.host.i18n import N_, Words
from director.rules.takings import Taken, TakenKind, given_back, takings
from director.views import figures
from director.views.method_words import method_name
from director.views.names import entry_name
from director.views.papers import Letterhead, letterhead

KINDS: Final[dict[TakenKind, str]] = {
    "entry": N_("Entries"),
    "reentry": N_("Re-entries"),
    "rebuy": N_("Rebuys"),
    "add_on": N_("Add-ons"),
    "refund": N_("Refunds"),
    "payout": N_("Paid out"),
    "back": N_("Given back of before"),
}
"""What money was taken for, in the order of the sheet."""


class Wanted(msgspec.Struct, frozen=True):
    """Which lines are asked for."""

    first: str = ""
    """UTC as lines write it; from the beginning where empty."""
    last: str = ""
    """UTC as lines write it; up to now where empty."""
    staff: str | None = None
    """Only what this person took; None for everybody."""
    desk: str | None = None
    """Only at this desk; None for all."""

    def has(self, at: str) -> bool:
        """Whether this moment is in the time asked for."""
        return (not self.first or self.first <= at) and (not self.last or at < self.last)


class SumRow(msgspec.Struct, frozen=True, gc=False):
    """One sum."""

    how: str
    """The way to pay; empty where the row above says it, or it is the sum of all."""
    what: str
    count: str
    amount: str
    level: int
    """0 a kind, 1 all of a way to pay, 2 all of a clerk."""
    value: int
    """Minor units."""


class Clerk(msgspec.Struct, frozen=True):
    """What one person took at one desk."""

    staff: str
    desk: str
    name: str
    """In words, for a heading."""
    rows: tuple[SumRow, ...]


class OffRow(msgspec.Struct, frozen=True, gc=False):
    """Money that was taken and does not count any more."""

    line: int
    time: str
    clerk: str
    name: str
    """The player."""
    what: str
    amount: str
    off: int
    """The line that took it off."""
    off_time: str
    off_clerk: str
    why: str


class Takings(msgspec.Struct, frozen=True):
    """What was taken in a time."""

    period: str
    clerks: tuple[Clerk, ...]
    total: tuple[SumRow, ...]
    """Everybody together."""
    off: tuple[OffRow, ...]
    """What was taken off in this time."""


class MoneySheet(msgspec.Struct, frozen=True):
    """The same as a paper to sign."""

    letterhead: Letterhead
    takings: Takings


def takings_of(journal: Journal, people: People, words: Words, wanted: Wanted | None = None) -> Takings:
    """The sums of what counts; what was undone or made void stands apart.

    It is in no sum where it came in and went in this time. What came in before was in the till of that time,
    so it is less in the till of whoever took it off; and what was taken off later was in the till still.
    """
    asked = wanted or Wanted()
    counts, off = _in_time(journal, asked)
    sums, clerks = _Sums(journal, words), sorted({(one.staff, one.desk) for one in counts})
    return Takings(
        _period(journal, words, asked),
        tuple(
            Clerk(
                *(staff, desk, clerk_name(staff, desk, words)),
                sums.rows([one for one in counts if (one.staff, one.desk) == (staff, desk)]),
            )
            for staff, desk in clerks
        ),
        sums.rows(counts),
        tuple(_off(journal, people, words, one) for one in off),
    )


def _in_time(journal: Journal, asked: Wanted) -> tuple[list[Taken], list[Taken]]:
    """What moved money in this time, and what was taken off in it."""
    counts, off = list[Taken](), list[Taken]()
    for one in takings(journal):
        came = asked.has(one.at)
        if not one.off or not asked.has(journal.line(one.off).at):
            if came and _is_asked(one, asked):
                counts.append(one)
            continue
        back = given_back(one, journal.line(one.off))
        if not came and _is_asked(back, asked):
            counts.append(back)
        if _is_asked(one if came else back, asked):
            off.append(one)
    return counts, off


def money_sheet(
    journal: Journal, people: People, words: Words, printed: str, wanted: Wanted | None = None
) -> MoneySheet:
    """The money sheet of a shift. `printed` is a moment as the journal writes it."""
    return MoneySheet(letterhead(journal, words, printed), takings_of(journal, people, words, wanted))


def moment_of(text: str, plan: Plan, now: str) -> str | None:
    """A time as people write it at the place of the event, UTC as lines write it; None for what is no time.

    18:00 is the last 18:00 there was before `now`; 2026-12-05 18:00 is that very one.
    """
    zone, typed = ZoneInfo(plan.zone), tidy(text)
    try:
        if len(typed) <= len("18:00"):
            hour = time.fromisoformat(typed.zfill(len("18:00")))
            here = datetime.fromisoformat(now).astimezone(zone)
            found = datetime.combine(here.date(), hour, zone)
            found = found if found <= here else found - timedelta(days=1)
        else:
            found = datetime.fromisoformat(typed).replace(tzinfo=zone)
        return as_text(int(found.timestamp() * 1000))
    except (ValueError, OverflowError):
        return None


def clerks_of(journal: Journal) -> list[tuple[str, str]]:
    """Everybody who took money, gave it back or took it off, with the desk."""
    found = set[tuple[str, str]]()
    for one in takings(journal):
        by = journal.line(one.off) if one.off else one
        found |= {(one.staff, one.desk), (by.staff, by.desk)}
    return sorted(found)


def clerk_name(staff: str, desk: str, words: Words) -> str:
    """Olga, desk 1."""
    if not staff:
        return words._("Desk {desk}").format(desk=desk)
    return words._("{staff}, desk {desk}").format(staff=staff, desk=desk)


def _is_asked(one: Taken, wanted: Wanted) -> bool:
    return wanted.staff in (None, one.staff) and wanted.desk in (None, one.desk)


def _period(journal: Journal, words: Words, wanted: Wanted) -> str:
    plan = journal.tournament.setup
    first, last = (figures.day_and_time(at, plan, words) if at else "" for at in (wanted.first, wanted.last))
    if first and last:
        return words._("{first} to {last}").format(first=first, last=last)
    if first:
        return words._("since {first}").format(first=first)
    return words._("until {last}").format(last=last) if last else words._("the whole event")


class _Sums:
    """Sums in one currency and language."""

    def __init__(self, journal: Journal, words: Words) -> None:
        self._plan, self._words = journal.tournament.setup, words

    def rows(self, taken: Sequence[Taken]) -> tuple[SumRow, ...]:
        """By way to pay, the one with the most money first, then by kind; last the sum of all."""
        found: list[SumRow] = []
        methods = {one.method: 0 for one in taken}
        for one in taken:
            methods[one.method] += abs(one.amount)
        for method in sorted(methods, key=lambda method: (-methods[method], method)):
            mine = [one for one in taken if one.method == method]
            found += self._of_method(method, mine)
        if taken:
            found.append(self._row("", self._words._("In all"), taken, 2))
        return tuple(found)

    def _of_method(self, method: str, taken: Sequence[Taken]) -> Iterable[SumRow]:
        words = self._words
        name = method_name(method, words) or words._("not told")
        kinds = [kind for kind in KINDS if any(one.kind == kind for one in taken)]
        for at, kind in enumerate(kinds):
            some = [one for one in taken if one.kind == kind]
            yield self._row("" if at else name, words._(KINDS[kind]), some, 0)
        if len(kinds) > 1:
            yield self._row("", words._("All: {method}").format(method=name), taken, 1)

    def _row(self, how: str, what: str, taken: Sequence[Taken], level: int) -> SumRow:
        value, words = sum(one.amount for one in taken), self._words
        count = figures.chips(len(taken), words)
        return SumRow(how, what, count, figures.money(value, self._plan, words), level, value)


def _off(journal: Journal, people: People, words: Words, one: Taken) -> OffRow:
    by, plan = journal.line(one.off), journal.tournament.setup
    return OffRow(
        one.line,
        figures.day_and_time(one.at, plan, words),
        clerk_name(one.staff, one.desk, words),
        _player(journal, people, words, one),
        words._(KINDS[one.kind]),
        figures.money(one.amount, plan, words),
        one.off,
        figures.day_and_time(by.at, plan, words),
        clerk_name(by.staff, by.desk, words),
        by.reason,
    )


def _player(journal: Journal, people: People, words: Words, one: Taken) -> str:
    """Who paid; an entry whose line was undone is known by that line alone."""
    if one.entry in journal.tournament.entries:
        return entry_name(journal.tournament, people, one.entry, words)
    person = getattr(journal.line(one.entry).action, "person", None)
    return people.find(person).name if person is not None else ""
