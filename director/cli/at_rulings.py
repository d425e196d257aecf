"""The judges' book where the program finds the rest: players by their seats, names as marks, the clock."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, Literal

from msgspec.structs import replace

from director.cli.ready import ReadyMade
from director.domain.action import Action
from director.domain.ids import EntryId, Seq
from director.domain.judges_book import told_of
from director.domain.name_marks import with_marks
from director.domain.penalties import CancelPenalty, Disqualify, ServePenalty, open_penalties
from director.domain.people import People, Person
from director.domain.refusal import Article, Impossible
from director.domain.ruled import Matter, Outcome, Ruled, RulingKind
from director.domain.rulings import Appeal, DecideAppeal, Revise, Rule, ruling_numbered
from director.domain.seats import TableSeat
from director.domain.tournament import Tournament
from director.rules.articles import as_printed
from director.rules.penalties import propose_penalty
from director.rules.rulings import propose_ruling

if TYPE_CHECKING:
    from director.desk.venue import Venue
    from director.domain.journal import Journal


class RuleNow(ReadyMade, frozen=True):
    """A judge rules: the players at the seats, the hand and the clock are read from the event."""

    happened: str
    decision: str = ""
    """May be left out where the ruling stays open."""
    kind: RulingKind = "irregularity"
    articles: tuple[str, ...] = ()
    """As they are cited: SP 4.9.8."""
    table: int = 0
    """0 where it was not at a table."""
    seats: tuple[int, ...] = ()
    dealer: str = ""
    judge: str = ""
    """Who decided; without it, who sits at this desk."""
    called_by: str = ""
    matters: tuple[Matter, ...] = ()
    """What in it is for the chief referee to decide."""
    approved: str = ""
    """The chief referee who approved."""
    open: bool = False
    """Something is still waited for."""

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """The ruling."""
        tournament = journal.tournament
        entries = tuple(tournament.seating.held(TableSeat(self.table, seat)) for seat in self.seats)
        begun = propose_ruling(
            tournament,
            venue.instant(),
            table=self.table,
            called=venue.moment(),
            judge=self.judge or venue.staff,
        )
        ruled = replace(
            begun,
            happened=self.happened,
            decision=self.decision,
            kind=self.kind,
            articles=articles_of(self.articles),
            seats=self.seats,
            entries=entries,
            dealer=self.dealer,
            called_by=self.called_by,
            matters=self.matters,
            approved=self.approved,
            open=self.open,
        )
        return (Rule(_marked(ruled, tournament, venue.people)),)


class ReviseRuling(ReadyMade, frozen=True):
    """A ruling is revised; what is left out stays as it was. The reason says why."""

    ruling: int
    """The number of the ruling."""
    happened: str | None = None
    decision: str | None = None
    kind: RulingKind | None = None
    articles: tuple[str, ...] | None = None
    matters: tuple[Matter, ...] | None = None
    approved: str | None = None
    open: bool | None = None

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """The new version."""
        tournament = journal.tournament
        ruling = ruling_numbered(tournament, self.ruling)
        given = {
            field: getattr(self, field)
            for field in ("happened", "decision", "kind", "matters", "approved", "open")
            if getattr(self, field) is not None
        }
        if self.articles is not None:
            given["articles"] = articles_of(self.articles)
        ruled = _marked(replace(ruling.now, **given), tournament, venue.people)
        return (Revise(ruling.id, ruling.version.line, ruled),)


class AppealRuling(ReadyMade, frozen=True):
    """Somebody appeals against a ruling."""

    ruling: int
    """The number of the ruling."""
    grounds: str
    """Why, in words."""
    seat: TableSeat | None = None
    """Where the player sits who appeals."""

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """The appeal."""
        ruling = ruling_numbered(journal.tournament, self.ruling)
        by = None if self.seat is None else journal.tournament.seating.held(self.seat)
        people = _named(ruling.now, journal.tournament, venue.people)
        return (Appeal(ruling.id, with_marks(self.grounds, people), by),)


class DecideAppealOf(ReadyMade, frozen=True):
    """The open appeal against a ruling is decided; where it is changed, revise it as well."""

    ruling: int
    """The number of the ruling."""
    outcome: Outcome
    decision: str
    """Why, in words."""
    judge: str = ""

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """The decision."""
        ruling = ruling_numbered(journal.tournament, self.ruling)
        if ruling.appeal is None:
            raise Impossible("no_appeal", ruling=ruling.number)
        people = _named(ruling.now, journal.tournament, venue.people)
        decision = with_marks(self.decision, people)
        return (
            DecideAppeal(ruling.id, ruling.appeal.line, self.outcome, decision, self.judge or venue.staff),
        )


class PenaliseSeat(ReadyMade, frozen=True):
    """The player at a seat is given a penalty, counted from the hand and the clock as they are."""

    seat: TableSeat
    sanction: Literal["warning", "hands", "rounds", "minutes", "day"]
    count: int = 1
    what: str = ""
    """What for; may be left out where a ruling says it."""
    articles: tuple[str, ...] = ()
    ruling: int = 0
    """The number of the ruling it stands in; 0 for none."""

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """The penalty."""
        tournament = journal.tournament
        entry = tournament.seating.held(self.seat)
        given = propose_penalty(
            tournament,
            entry,
            self.sanction,
            self.count,
            what=with_marks(self.what, _persons(tournament, (entry,), venue.people)),
            articles=articles_of(self.articles),
            ruling=ruling_numbered(tournament, self.ruling).id if self.ruling else 0,
            now=venue.instant(),
        )
        return (given,)


class ServeAtSeat(ReadyMade, frozen=True):
    """The oldest open penalty of the player at a seat is ticked off."""

    seat: TableSeat
    count: int = 0
    """How many hands, rounds or minutes of it; 0 for all that is left."""

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """The tick."""
        return (ServePenalty(_open(journal.tournament, self.seat), self.count),)


class CancelAtSeat(ReadyMade, frozen=True):
    """The oldest open penalty of the player at a seat is taken away again. The reason says why."""

    seat: TableSeat

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """What takes it away."""
        return (CancelPenalty(_open(journal.tournament, self.seat)),)


class DisqualifySeat(ReadyMade, frozen=True):
    """The player at a seat is out for good, the chips counted and taken away or left as a dead stack."""

    seat: TableSeat
    what: str = ""
    """What for; may be left out where a ruling says it."""
    articles: tuple[str, ...] = ()
    ruling: int = 0
    """The number of the ruling it stands in; 0 for none."""
    chips: Literal["leave", "dead"] = "leave"
    stack: int | None = None
    """Chips taken away, as they were counted."""
    approved: str = ""
    """The chief referee who approved."""

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """The disqualification."""
        tournament = journal.tournament
        entry = tournament.seating.held(self.seat)
        gone = Disqualify(
            entry,
            with_marks(self.what, _persons(tournament, (entry,), venue.people)),
            articles_of(self.articles),
            ruling_numbered(tournament, self.ruling).id if self.ruling else Seq(0),
            self.chips,
            self.stack,
            self.approved,
            propose_ruling(tournament, venue.instant()).stamp,
        )
        return (gone,)


def articles_of(texts: Iterable[str]) -> tuple[Article, ...]:
    """Articles as they are cited. Raises Impossible `ruling_article` for what is none."""
    try:
        return tuple(as_printed(text) for text in texts)
    except ValueError as error:
        raise Impossible("ruling_article") from error


def _open(tournament: Tournament, seat: TableSeat) -> Seq:
    """The line of the oldest open penalty of whoever sits there. Raises Impossible."""
    entry = tournament.seating.held(seat)
    found = open_penalties(tournament, entry)
    if not found:
        raise Impossible("penalty_closed", entry=entry)
    return found[0].id


def _marked(ruled: Ruled, tournament: Tournament, people: People) -> Ruled:
    """The ruling with the names of those it tells of as marks."""
    named = _named(ruled, tournament, people)
    fields = ("happened", "decision", "dealer", "called_by", "judge", "approved")
    return replace(ruled, **{field: with_marks(getattr(ruled, field), named) for field in fields})


def _named(ruled: Ruled, tournament: Tournament, people: People) -> list[Person]:
    return [people.find(who) for who in told_of(tournament, ruled)]


def _persons(tournament: Tournament, entries: Iterable[EntryId], people: People) -> list[Person]:
    known = tournament.entries
    return [people.find(known[entry].person) for entry in entries if entry in known]


AT_RULINGS: Final[dict[str, type[ReadyMade]]] = {
    "rule": RuleNow,
    "revise": ReviseRuling,
    "appeal": AppealRuling,
    "decide": DecideAppealOf,
    "penalise": PenaliseSeat,
    "serve": ServeAtSeat,
    "cancel": CancelAtSeat,
    "disqualify": DisqualifySeat,
}
"""By the name under “do”."""
