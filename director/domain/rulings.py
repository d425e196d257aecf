"""Decisions in the judges' book. What stands there is revised or appealed, never changed and never undone.

A ruling holds whatever becomes of the rest: that a registration is undone later, or a table never was, does
not touch it. So what it says of players and tables is asked of the rules, and only before it is written.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

import msgspec
from msgspec.structs import replace

from director.domain.action import Action
from director.domain.ids import EntryId, Seq
from director.domain.line import Line
from director.domain.names import tidy, tidy_lines
from director.domain.refusal import Impossible
from director.domain.ruled import (
    MOST_ARTICLES,
    MOST_CASES,
    MOST_NAMED,
    MOST_PERSON,
    MOST_PHOTO,
    MOST_PHOTOS,
    MOST_TEXT,
    PHOTO_TYPES,
    Appealed,
    Outcome,
    Photo,
    Ruled,
    Ruling,
    Version,
)
from director.domain.seats import MOST_SEATS, MOST_TABLE
from director.domain.timing import check_stamp
from director.domain.tournament import Tournament

MOST_ARTICLE: Final = 60
"""The longest number or heading of an article, in characters."""
MOST_HANDS: Final = 1_000_000
"""No table deals more hands."""


class Rule(Action, frozen=True):
    """A judge ruled: what happened, what was decided and by which article, with the clock as it was then."""

    ruled: Ruled

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """It is in the book, with the next number."""
        _ = tournament.setup
        check_ruled(self.ruled)
        first = Version(line.seq, line.at, line.staff, self.ruled)
        made = Ruling(line.seq, len(tournament.rulings) + 1, (first,))
        return replace(tournament, rulings=tournament.rulings.set(line.seq, made))


class Revise(Action, frozen=True):
    """A ruling is revised: this is what it says from now on, and the version before stays in the book."""

    needs_reason = True

    ruling: Seq
    """The line that wrote the ruling."""
    after: Seq
    """The line of the version that this one replaces; if another came meanwhile, it is refused."""
    ruled: Ruled

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """The new version is in force."""
        ruling = ruling_of(tournament, self.ruling)
        if ruling.taken_back:
            raise Impossible("ruling_taken_back", ruling=ruling.number)
        if ruling.version.line != self.after:
            raise Impossible("ruling_revised", ruling=ruling.number, line=ruling.version.line)
        if ruling.now == self.ruled:
            raise Impossible("ruling_same", ruling=ruling.number)
        check_ruled(self.ruled)
        version = Version(line.seq, line.at, line.staff, self.ruled, line.reason)
        return _with(tournament, replace(ruling, versions=(*ruling.versions, version)))


class TakeBackRuling(Action, frozen=True):
    """A ruling, or one version of it, was a slip: it stays in the book, marked so, and decides nothing."""

    line: Seq
    """The line that wrote it."""

    @property
    def takes_back(self) -> int:
        """The line that wrote it."""
        return self.line

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """The version before is in force again; of a ruling taken back whole none is."""
        ruling = _written_by(tournament, self.line)
        if any(one.taken_back and one.line in (self.line, ruling.id) for one in ruling.versions):
            raise Impossible("already_undone", line=self.line)
        versions = tuple(
            replace(one, taken_back=line.seq) if one.line == self.line else one for one in ruling.versions
        )
        return _with(tournament, replace(ruling, versions=versions))


class Appeal(Action, frozen=True):
    """Somebody appeals against a ruling to the chief referee."""

    ruling: Seq
    """The line that wrote the ruling."""
    grounds: str
    """Why, in words."""
    by: EntryId | None = None
    """The player; null for somebody else, whom the grounds name."""

    def __post_init__(self) -> None:
        """The grounds are kept as people read them."""
        msgspec.structs.force_setattr(self, "grounds", tidy_lines(self.grounds))

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """The ruling stands meanwhile, and the appeal waits."""
        ruling = ruling_of(tournament, self.ruling)
        if ruling.taken_back:
            raise Impossible("ruling_taken_back", ruling=ruling.number)
        if ruling.appeal is not None:
            raise Impossible("appeal_open", ruling=ruling.number)
        if not self.grounds:
            raise Impossible("appeal_grounds", ruling=ruling.number)
        _check_text("grounds", self.grounds, MOST_TEXT)
        appeal = Appealed(line.seq, line.at, self.by, self.grounds)
        return _with(tournament, replace(ruling, appeals=(*ruling.appeals, appeal)))


class DecideAppeal(Action, frozen=True):
    """An appeal is decided: the ruling stands, or it is changed and a revision follows."""

    ruling: Seq
    """The line that wrote the ruling."""
    appeal: Seq
    """The line of the appeal."""
    outcome: Outcome
    decision: str
    """Why, in words."""
    judge: str = ""
    """Who decided."""

    def __post_init__(self) -> None:
        """Texts are kept as people read them."""
        msgspec.structs.force_setattr(self, "decision", tidy_lines(self.decision))
        msgspec.structs.force_setattr(self, "judge", tidy(self.judge))

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """The appeal is closed."""
        ruling = ruling_of(tournament, self.ruling)
        if ruling.taken_back:
            raise Impossible("ruling_taken_back", ruling=ruling.number)
        appeal = ruling.appeal
        if appeal is None or appeal.line != self.appeal:
            raise Impossible("no_appeal", ruling=ruling.number)
        if not self.decision:
            raise Impossible("appeal_decision", ruling=ruling.number)
        _check_text("decision", self.decision, MOST_TEXT)
        _check_text("judge", self.judge, MOST_PERSON)
        closed = replace(
            appeal,
            outcome=self.outcome,
            decided=line.seq,
            decided_at=line.at,
            decision=self.decision,
            judge=self.judge,
        )
        appeals = tuple(closed if one is appeal else one for one in ruling.appeals)
        return _with(tournament, replace(ruling, appeals=appeals))


BOOKED: Final = (Rule, Revise)
"""What the book keeps for good: it is not undone, another line takes it back."""


def ruling_of(tournament: Tournament, line: Seq) -> Ruling:
    """The ruling that this line wrote. Raises Impossible where there is none."""
    found = tournament.rulings.get(line)
    if found is None:
        raise Impossible("no_ruling", line=line)
    return found


def ruling_numbered(tournament: Tournament, number: int) -> Ruling:
    """The ruling of this number. Raises Impossible where there is none."""
    found = next((one for one in tournament.rulings.values() if one.number == number), None)
    if found is None:
        raise Impossible("ruling_number", number=number)
    return found


def _written_by(tournament: Tournament, line: Seq) -> Ruling:
    """The ruling with a version that this line wrote. Raises Impossible where there is none."""
    for ruling in tournament.rulings.values():
        if any(one.line == line for one in ruling.versions):
            return ruling
    raise Impossible("no_ruling", line=line)


def _with(tournament: Tournament, ruling: Ruling) -> Tournament:
    return replace(tournament, rulings=tournament.rulings.set(ruling.id, ruling))


def check_ruled(ruled: Ruled) -> None:
    """Raise Impossible for what no book can hold."""
    if not ruled.happened:
        raise Impossible("ruling_happened")
    if not ruled.decision and not ruled.open:
        raise Impossible("ruling_decision")
    for field in ("happened", "decision"):
        _check_text(field, getattr(ruled, field), MOST_TEXT)
    for field in ("dealer", "judge", "called_by", "approved"):
        _check_text(field, getattr(ruled, field), MOST_PERSON)
    _check_counts(ruled)
    _check_place(ruled)
    if ruled.stamp is not None:
        check_stamp(ruled.stamp)
    if ruled.called and not is_written_moment(ruled.called):
        raise Impossible("ruling_called", value=ruled.called)
    for one in ruled.articles:
        if not one.book or not one.article or max(len(one.book), len(one.article)) > MOST_ARTICLE:
            raise Impossible("ruling_article")
    for case in ruled.cases:
        case.check()
    for photo in ruled.photos:
        _check_photo(photo)


def is_written_moment(text: str) -> bool:
    """Whether this is a moment as lines write it: UTC, milliseconds, with Z.

    >>> is_written_moment("2026-12-05T18:14:05.000Z"), is_written_moment("18:14")
    (True, False)
    """
    try:
        read = datetime.fromisoformat(text)
    except ValueError:
        return False
    return read.tzinfo is UTC and f"{read:%Y-%m-%dT%H:%M:%S}.{read.microsecond // 1000:03}Z" == text


def _check_counts(ruled: Ruled) -> None:
    several: tuple[tuple[str, tuple[object, ...], int], ...] = (
        ("seats", ruled.seats, MOST_SEATS),
        ("entries", ruled.entries, MOST_NAMED),
        ("persons", ruled.persons, MOST_NAMED),
        ("articles", ruled.articles, MOST_ARTICLES),
        ("matters", ruled.matters, MOST_ARTICLES),
        ("cases", ruled.cases, MOST_CASES),
        ("photos", ruled.photos, MOST_PHOTOS),
    )
    for field, values, most in several:
        if len(values) > most:
            raise Impossible("ruling_too_many", field=field, most=most)
        if field != "cases" and len(set(values)) < len(values):
            raise Impossible("ruling_twice", field=field)


def _check_place(ruled: Ruled) -> None:
    if not 0 <= ruled.table <= MOST_TABLE:
        raise Impossible("table_number", table=ruled.table, most=MOST_TABLE)
    if not ruled.table and (ruled.seats or ruled.hand):
        raise Impossible("ruling_without_table")
    for seat in ruled.seats:
        if not 1 <= seat <= MOST_SEATS:
            raise Impossible("ruling_seat", value=seat, most=MOST_SEATS)
    if not 0 <= ruled.hand <= MOST_HANDS:
        raise Impossible("ruling_hand", value=ruled.hand)


def _check_text(field: str, text: str, most: int) -> None:
    if len(text) > most:
        raise Impossible("too_long", field=field, most=most)


def _check_photo(photo: Photo) -> None:
    digest = len(photo.digest) == 64 and set(photo.digest) <= set("0123456789abcdef")
    if not digest or photo.type not in PHOTO_TYPES or not 1 <= photo.size <= MOST_PHOTO:
        raise Impossible("ruling_photo", most=MOST_PHOTO)
