"""One open tournament as one computer sees it: do, undo, may, sync."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from director.domain.action import Action
from director.domain.bounties import SealMystery
from director.domain.draws import SealDraw
from director.domain.ids import EntryId, PersonId, Seq
from director.domain.journal import Journal
from director.domain.judges_book import OF_THE_BOOK
from director.domain.line import Line
from director.domain.moments import Moment
from director.domain.names import tidy
from director.domain.people import People, Person
from director.domain.refusal import Impossible, Objection, Refused, Unavailable
from director.domain.tournament import Fill, Tournament
from director.host.nameless import Plain
from director.rules.policy import objections
from director.rules.undoing import step_back, step_forward, undo
from director.storage import keys, lines, people, tournaments

if TYPE_CHECKING:
    from director.desk.venue import Venue

_log = logging.getLogger(__name__)

MOST_REASON = 2_000
"""The longest reason that a line may give."""
TRIES = 20
"""How often a line is offered anew when other desks write first."""

Maker = Callable[[Journal, Sequence[Person]], Sequence[Action]]
"""Makes the actions for the journal as it is at the moment of writing, and for the people just added."""


class Changed(msgspec.Struct, frozen=True):
    """What became of a decision: the journal before and after, and the lines between."""

    before: Journal
    after: Journal
    lines: tuple[Line, ...]
    people: People
    mine: bool
    """True when this desk did it, and must act on the outside world, such as print the card."""


class Desk:
    """The only thing that changes. Every decision goes through `do` and is on the disk before it is shown.

    All methods that write raise Impossible, Refused or Unavailable, and then nothing has changed.
    """

    def __init__(self, venue: Venue, journal: Journal) -> None:
        self.venue = venue
        self.journal = journal
        self._others = 0
        """The last line that another desk wrote and this one read since it was opened."""

    @property
    def people(self) -> People:
        """The address book as this desk knows it."""
        return self.venue.people

    def may(self, action: Action) -> tuple[Objection, ...]:
        """What speaks against this action now. Raises Impossible when it cannot be at all."""
        line = self._line(self.journal.seq + 1, "may", action, "asked", ())
        self.journal.then(line)
        return objections(self.journal, action, now=self.venue.instant())

    def do(self, action: Action, reason: str = "", *, overrule: bool = False, uid: str = "") -> Changed:
        """Write one decision. A uid that was written before counts as done."""
        return self.write(lambda _journal, _people: (action,), reason, overrule=overrule, uid=uid)

    def do_all(self, actions: Sequence[Action], reason: str = "", *, overrule: bool = False) -> Changed:
        """Write several decisions as one: all or nothing, undone together."""
        return self.write(lambda _journal, _people: actions, reason, overrule=overrule)

    def write(
        self,
        make: Maker,
        reason: str = "",
        *,
        newcomers: Sequence[Person] = (),
        corrected: Sequence[Person] = (),
        overrule: bool = False,
        uid: str = "",
        key: bytes = b"",
    ) -> Changed:
        """Add newcomers to the address book, correct others, and write what `make` says, in one transaction.

        `make` may be asked again when another desk wrote first. `key` is kept with a sealed draw.
        """
        if len(reason) > MOST_REASON:
            raise Impossible("too_long", field="reason", most=MOST_REASON)
        batch = uid or self.venue.new_uid()
        before = self.journal
        for _ in range(TRIES):
            try:
                return self._try(make, reason, (newcomers, corrected), overrule, batch, key, before)
            except lines.Behind:
                self._read_others()
        raise Impossible("desks_too_busy", tries=TRIES)

    def _try(
        self,
        make: Maker,
        reason: str,
        persons: tuple[Sequence[Person], Sequence[Person]],
        overrule: bool,
        batch: str,
        key: bytes,
        before: Journal,
    ) -> Changed:
        tournament, now = self.journal.tournament.id, self.journal
        with self.venue.database.writing() as connection:
            if lines.arrived(connection, tournament, batch) is not None:
                return self._arrived(before)
            newcomers, corrected = persons
            added = people.add(connection, newcomers)
            people.change_all(connection, corrected)
            actions = make(now, added)
            written = self._lines(actions, batch, reason, self._overruled(actions, reason, overrule=overrule))
            written = lines.append(connection, tournament, written, (now.seq, now.head))
            after = now.then_all(written)
            tournaments.keep_card(connection, after.tournament)
            if key:
                keys.keep_key(connection, tournament, _sealed(actions), key)
        self.journal = after
        _log.info("line %d: %s", after.seq, Plain(actions[-1].kind))
        if added or corrected:
            self.venue.people = self.people.with_([*added, *corrected])
        return Changed(before, after, after.lines[before.seq :], self.people, True)

    def _arrived(self, before: Journal) -> Changed:
        """An earlier try did reach the file: show what it did, write nothing."""
        self._read_others()
        return Changed(before, self.journal, self.journal.lines[before.seq :], self.people, True)

    def _overruled(
        self, actions: Sequence[Action], reason: str, *, overrule: bool
    ) -> tuple[tuple[str, ...], ...]:
        """The codes that are overruled for each action. Raises Refused, or Impossible without a reason."""
        found = tuple(self._each_asked(actions))
        if any(found):  # what cannot be at all says so, instead of asking for a reason
            self.journal.then_all(self._lines(actions, "asked", reason or "asked", ((),) * len(actions)))
        if any(found) and not overrule:
            raise Refused(objection for each in found for objection in each)
        if any(found) and not reason.strip():
            raise Impossible("reason_needed", kind=actions[0].kind)
        return tuple(tuple(objection.code for objection in each) for each in found)

    def _each_asked(self, actions: Sequence[Action]) -> Iterator[tuple[Objection, ...]]:
        """What speaks against each action in the state that those before it leave."""
        journal, now = self.journal, self.venue.instant()
        for n, action in enumerate(actions):
            yield objections(journal, action, self.journal.seq + 1 + n, now)
            if len(actions) > 1:
                line = self._line(self.journal.seq + 1 + n, "asked", action, "asked", (), "asked")
                journal = replace(journal, tournament=action.apply(journal.tournament, line))

    def _lines(
        self, actions: Sequence[Action], batch: str, reason: str, overruled: Sequence[tuple[str, ...]]
    ) -> list[Line]:
        if not actions:
            raise Impossible("nothing_to_do")
        many = len(actions) > 1
        at = self.venue.moment()
        return [
            self._line(
                self.journal.seq + n,
                f"{batch}/{n}" if many else batch,
                action,
                self._without_names(action, reason),
                codes,
                at,
            )
            for n, (action, codes) in enumerate(zip(actions, overruled, strict=True), start=1)
        ]

    def _without_names(self, action: Action, reason: str) -> str:
        """The reason, with the names of those that a line of the judges' book is about as marks."""
        if not reason or not isinstance(action, OF_THE_BOOK):
            return reason
        from director.desk.rulings import reason_with_marks

        return reason_with_marks(self.journal.tournament, self.people, action, reason)

    def _line(
        self, seq: int, uid: str, action: Action, reason: str, overruled: tuple[str, ...], at: str = ""
    ) -> Line:
        venue = self.venue
        return Line(
            Seq(seq),
            uid,
            at or venue.moment(),
            venue.desk_name,
            venue.staff,
            action,
            tidy(reason),
            overruled,
        )

    def undo(self, line: int, through: int = 0, reason: str = "", *, uid: str = "") -> Changed:
        """Let a line not count any more, or put right what a step of the clock did.

        Raises Impossible, naming the line that needs it.
        """
        return self._step(lambda journal, now: undo(journal, line, through, now), reason, uid)

    def undo_last(self, reason: str = "", *, uid: str = "", seen: int = 0) -> Changed:
        """Undo the last decision, whole: an import goes with all its lines.

        `seen` is the last line that whoever asks has been shown. Raises Impossible `others_first` where
        another desk has written since: nobody takes back what nobody here has seen.
        """
        return self._step(self._as_seen(step_back, seen), reason, uid)

    def redo(self, reason: str = "", *, uid: str = "", seen: int = 0) -> Changed:
        """Undo the last undo; `seen` as for `undo_last`."""
        return self._step(self._as_seen(step_forward, seen), reason, uid)

    def _as_seen(
        self, make: Callable[[Journal, Moment], Action], seen: int
    ) -> Callable[[Journal, Moment], Action]:
        def made(journal: Journal, now: Moment) -> Action:
            if seen and self._others > seen:
                raise Impossible("others_first", line=self._others)
            return make(journal, now)

        return made

    def clock(
        self,
        step: Callable[[Tournament, Moment], Action],
        now: Moment | None = None,
        reason: str = "",
        *,
        overrule: bool = False,
        uid: str = "",
    ) -> Changed:
        """Take a step of the clock, such as `clock_steps.pause`, as of now or of the moment of the key.

        It is made for the clock as it is at the moment of writing, so no step of another desk is lost.
        """
        return self._step(
            lambda journal, at: step(journal.tournament, at), reason, uid, overrule=overrule, now=now
        )

    def _step(
        self,
        make: Callable[[Journal, Moment], Action],
        reason: str,
        uid: str,
        *,
        overrule: bool = False,
        now: Moment | None = None,
    ) -> Changed:
        at = now or self.venue.instant()
        return self.write(lambda journal, _people: (make(journal, at),), reason, overrule=overrule, uid=uid)

    def register(
        self,
        who: PersonId | Person,
        *,
        seated: bool = True,
        method: str = "",
        reason: str = "",
        overrule: bool = False,
        uid: str = "",
    ) -> Changed:
        """A person, known or new, enters at the price of the plan, with a drawn seat when `seated`."""
        from director.desk.drawing import registration

        newcomers = (who,) if isinstance(who, Person) else ()

        def make(journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
            person = added[0].id if isinstance(who, Person) else who
            key = self.venue.key() if seated else None
            return (registration(journal, person, key, self.venue.instant(), method),)

        return self.write(make, reason, newcomers=newcomers, overrule=overrule, uid=uid)

    def reenter(
        self, of: EntryId, reason: str = "", *, method: str = "", overrule: bool = False, uid: str = ""
    ) -> Changed:
        """Whoever went out with this entry enters again at the price of the plan, with a drawn seat."""
        from director.desk.drawing import reentry

        return self.write(
            lambda journal, _people: (reentry(journal, of, self.venue.key(), method),),
            reason,
            overrule=overrule,
            uid=uid,
        )

    def seat_late(self, entry: EntryId, *, uid: str = "") -> Changed:
        """Draw a seat for somebody who is in and has none."""
        from director.desk.drawing import late_seating

        return self.write(lambda journal, _people: (late_seating(journal, entry, self.venue.key()),), uid=uid)

    def seat_alternates(
        self, most: int = 0, reason: str = "", *, overrule: bool = False, uid: str = ""
    ) -> Changed:
        """Draw the free seats for those who wait, in order and as one; at most so many, 0 for all."""
        from director.desk.drawing import alternates_seated

        return self.write(
            lambda journal, _people: alternates_seated(journal, self.venue.key, most),
            reason,
            overrule=overrule,
            uid=uid,
        )

    def seal_draw(
        self, fill: Fill = "random", reason: str = "", *, overrule: bool = False, uid: str = ""
    ) -> Changed:
        """Fix the list and a secret key, and store the hashes of both. The public word comes after."""
        from director.desk.drawing import sealing

        key = self.venue.key()
        return self.write(
            lambda journal, _people: (sealing(journal, key, fill),),
            reason,
            overrule=overrule,
            uid=uid,
            key=key,
        )

    def draw(self, word: str = "", reason: str = "", *, overrule: bool = False, uid: str = "") -> Changed:
        """Draw the sealed list with the public word, and seat everybody."""
        from director.desk.drawing import drawing

        sealed = self.journal.tournament.sealed
        if sealed is None:
            raise Impossible("draw_not_sealed", number=self.journal.tournament.last_draw + 1)
        with self.venue.database.reading() as connection:
            key = keys.kept_key(connection, sealed.key_hash)
        if key is None:
            raise Impossible("draw_key_elsewhere", number=sealed.number)
        return self.write(
            lambda journal, _people: (drawing(journal, key, word),), reason, overrule=overrule, uid=uid
        )

    def sync(self) -> Changed | None:
        """Read what other desks wrote since; None when there is nothing new."""
        before = self.journal
        if not self._read_others():
            return None
        return Changed(before, self.journal, self.journal.lines[before.seq :], self.people, False)

    def _read_others(self) -> bool:
        journal, database = self.journal, self.venue.database
        last = lines.head(database, journal.tournament.id)
        if last == (journal.seq, journal.head):
            return False
        if last[0] <= journal.seq:
            first = min(last[0] + 1, journal.seq)
            raise Unavailable("chain_broken", line=first, path=str(self.venue.path))
        fresh = lines.read(database, journal.tournament.id, journal.seq, journal.head)
        for line in fresh:
            journal = journal.then(line)
        self.journal, self._others = journal, journal.seq
        self.venue.read_new_people()
        return True


def _sealed(actions: Sequence[Action]) -> str:
    return next(action.key_hash for action in actions if isinstance(action, SealDraw | SealMystery))
