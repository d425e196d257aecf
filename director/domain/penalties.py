"""Decisions about penalties: given, served, cancelled; and the player who is out for good."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from director.domain.action import Action
from director.domain.clock import Stamp
from director.domain.entries import Withdraw
from director.domain.ids import EntryId, Seq
from director.domain.line import Line
from director.domain.names import tidy, tidy_lines
from director.domain.penalty import COUNTED, Penalty
from director.domain.refusal import Article, Impossible
from director.domain.ruled import MOST_ARTICLES, MOST_PERSON, MOST_TEXT
from director.domain.rulings import ruling_of
from director.domain.structure import MOST_PARTS
from director.domain.timing import check_stamp
from director.domain.tournament import EntryState, Tournament

MOST_COUNT: Final = 1_000
"""The most hands, rounds or minutes of one penalty."""


class Penalise(Action, frozen=True):
    """A player is given a penalty: a warning, or so many hands, rounds or minutes, or the rest of the day."""

    entry: EntryId
    sanction: Literal["warning", "hands", "rounds", "minutes", "day"]
    count: int = 1
    """How many hands, rounds or minutes; 1 for the others."""
    what: str = ""
    """What for, in words; may be empty where a ruling says it."""
    articles: tuple[Article, ...] = ()
    ruling: Seq = Seq(0)
    """The line of the ruling it stands in; 0 for none."""
    stamp: Stamp | None = None
    """Level and remaining time as they were; null for an event without a schedule."""
    part: int | None = None
    """The part of the schedule then, from where minutes are counted; null where a judge ticks them off."""

    def __post_init__(self) -> None:
        """What for is kept as people read it."""
        msgspec.structs.force_setattr(self, "what", tidy_lines(self.what))

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """It is given, and what is counted is counted from here."""
        found = tournament.entries.get(self.entry)
        if found is None:
            raise Impossible("no_entry", entry=self.entry)
        if found.state is EntryState.VOID:
            raise Impossible("entry_void", entry=self.entry)
        most = MOST_COUNT if self.sanction in COUNTED else 1
        if not 1 <= self.count <= most:
            raise Impossible("penalty_count", value=self.count, most=most)
        if self.part is not None and not (0 <= self.part < MOST_PARTS and self.stamp is not None):
            raise Impossible("penalty_clock")
        given = Penalty(
            line.seq,
            self.entry,
            self.sanction,
            self.count,
            line.at,
            self.what,
            self.articles,
            self.ruling,
            self.stamp,
            self.part,
        )
        return _given(tournament, given)


class ServePenalty(Action, frozen=True):
    """A penalty is ticked off: so many hands, rounds or minutes of it, or all that was left."""

    penalty: Seq
    """The line that gave it."""
    count: int = 0
    """How many; 0 for all that is left."""

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """So much less is left; with nothing left it is served."""
        penalty = open_penalty(tournament, self.penalty)
        most = penalty.count - penalty.ticked if penalty.sanction in COUNTED else 0
        if not 0 <= self.count <= most:
            raise Impossible("penalty_left", value=self.count, most=most)
        if self.count in (0, most):
            return _closed(tournament, replace(penalty, ticked=penalty.count, served=line.seq))
        ticked = replace(penalty, ticked=penalty.ticked + self.count)
        return replace(tournament, penalties=tournament.penalties.set(penalty.id, ticked))


class CancelPenalty(Action, frozen=True):
    """A penalty is taken away again: it stays in the book and counts for nothing."""

    needs_reason = True

    penalty: Seq
    """The line that gave it."""

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """It is cancelled, whether some of it was served or not."""
        penalty = penalty_of(tournament, self.penalty)
        if penalty.cancelled:
            raise Impossible("penalty_cancelled", entry=penalty.entry)
        if penalty.sanction == "disqualification":
            raise Impossible("penalty_for_good", entry=penalty.entry)
        return _closed(tournament, replace(penalty, cancelled=line.seq))


class Disqualify(Action, frozen=True):
    """A player is out for good: the chips are counted and leave play, or stay in the seat as a dead stack."""

    entry: EntryId
    what: str = ""
    """What for, in words; may be empty where a ruling says it."""
    articles: tuple[Article, ...] = ()
    ruling: Seq = Seq(0)
    """The line of the ruling it stands in; 0 for none."""
    chips: Literal["leave", "dead"] = "leave"
    """After the first hand: the chips leave play, or stay in the seat as a dead stack."""
    stack: int | None = None
    """Chips actually taken away; null for what the entry brought into play, where nobody counted."""
    approved: str = ""
    """The chief referee who approved; empty where nobody did."""
    stamp: Stamp | None = None
    """Level and remaining time as they were; null for an event without a schedule."""

    def __post_init__(self) -> None:
        """Texts are kept as people read them."""
        msgspec.structs.force_setattr(self, "what", tidy_lines(self.what))
        msgspec.structs.force_setattr(self, "approved", tidy(self.approved))

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """The player leaves as one who withdraws without refund does, and what was open is closed.

        The place is the one of whoever leaves after the first hand, by the house's rule for them.
        """
        if len(self.approved) > MOST_PERSON:
            raise Impossible("too_long", field="approved", most=MOST_PERSON)
        gone = Withdraw(self.entry, chips=self.chips, stack=self.stack).apply(tournament, line)
        entry = gone.entries[self.entry]
        gone = replace(gone, entries=gone.entries.set(entry.id, replace(entry, disqualified=True)))
        return disqualified(gone, self, line)


def disqualified(tournament: Tournament, action: Disqualify, line: Line) -> Tournament:
    """The book after a player was sent out for good: what was open is closed. Raises Impossible."""
    for penalty in open_penalties(tournament, action.entry):
        tournament = _closed(tournament, replace(penalty, served=line.seq))
    given = Penalty(
        line.seq,
        action.entry,
        "disqualification",
        1,
        line.at,
        action.what,
        action.articles,
        action.ruling,
        action.stamp,
    )
    return _given(tournament, given)


def penalty_of(tournament: Tournament, line: Seq) -> Penalty:
    """The penalty that this line gave. Raises Impossible where there is none."""
    found = tournament.penalties.get(line)
    if found is None:
        raise Impossible("no_penalty", line=line)
    return found


def open_penalty(tournament: Tournament, line: Seq) -> Penalty:
    """The penalty that this line gave, which is to be served. Raises Impossible otherwise."""
    found = penalty_of(tournament, line)
    if found.cancelled:
        raise Impossible("penalty_cancelled", entry=found.entry)
    if not found.is_open:
        raise Impossible("penalty_closed", entry=found.entry)
    return found


def open_penalties(tournament: Tournament, entry: EntryId) -> tuple[Penalty, ...]:
    """What this entry has to serve and nobody has closed, the oldest first."""
    found = (one for one in tournament.penalties.values() if one.entry == entry and one.is_open)
    return tuple(sorted(found, key=lambda one: one.id))


def _given(tournament: Tournament, given: Penalty) -> Tournament:
    """The tournament with a new penalty. Raises Impossible where nobody says what for."""
    if given.ruling:
        ruling_of(tournament, given.ruling)
    elif not given.what:
        raise Impossible("penalty_for_what", entry=given.entry)
    if len(given.what) > MOST_TEXT:
        raise Impossible("too_long", field="what", most=MOST_TEXT)
    if len(given.articles) > MOST_ARTICLES:
        raise Impossible("ruling_too_many", field="articles", most=MOST_ARTICLES)
    if given.stamp is not None:
        check_stamp(given.stamp)
    counting = tournament.counting
    if given.sanction in ("hands", "rounds"):
        counting = (*counting, given.id)
    return replace(tournament, penalties=tournament.penalties.set(given.id, given), counting=counting)


def _closed(tournament: Tournament, penalty: Penalty) -> Tournament:
    counting = tuple(number for number in tournament.counting if number != penalty.id)
    return replace(tournament, penalties=tournament.penalties.set(penalty.id, penalty), counting=counting)
