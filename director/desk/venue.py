"""One open database: its tournaments, its people, and the desks that are open on it."""

from __future__ import annotations

import gc
import uuid
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path

from director.desk.desk import Desk
from director.domain.ids import PersonId, Seq, TournamentId
from director.domain.journal import Journal
from director.domain.line import Line
from director.domain.people import People, Person
from director.domain.plan import Plan
from director.domain.refusal import Impossible, Unavailable
from director.domain.setup import SetUp
from director.host import chance, moment
from director.storage import lines, people, tournaments
from director.storage.database import Database
from director.storage.tournaments import TournamentCard

__all__ = ["TournamentCard", "Venue"]


class Venue:
    """A venue's file, open. Raises Unavailable when the world does not let us."""

    def __init__(
        self,
        database: Database,
        *,
        desk_name: str = "1",
        staff: str = "",
        now: Callable[[], datetime] = moment.now,
        key: Callable[[], bytes] = chance.key,
    ) -> None:
        self.database = database
        self.desk_name = desk_name
        self.staff = staff
        self.key = key
        """A new secret key for a draw."""
        self._now = now
        self._people: People | None = None

    @classmethod
    def open(
        cls,
        path: Path,
        *,
        create: bool = False,
        desk_name: str = "1",
        staff: str = "",
        now: Callable[[], datetime] = moment.now,
        key: Callable[[], bytes] = chance.key,
        busy: int = 5000,
    ) -> Venue:
        """Open a venue's file, or make it first. `busy`: how long to wait for other writers, in ms."""
        database = Database.create(path, busy=busy) if create else Database.open(path, busy=busy)
        return cls(database, desk_name=desk_name, staff=staff, now=now, key=key)

    @property
    def path(self) -> Path:
        """Where the file lies."""
        return self.database.path

    def moment(self) -> str:
        """Now, as the journal writes it."""
        return moment.iso(self._now())

    def new_uid(self) -> str:
        """A name for a line that no other desk will choose."""
        return uuid.uuid4().hex

    @property
    def people(self) -> People:
        """The address book; read from the file when first asked for."""
        if self._people is None:
            self._people = People(people.read_people(self.database))
        return self._people

    @people.setter
    def people(self, known: People) -> None:
        self._people = known

    def read_new_people(self) -> None:
        """Take in whom other desks added."""
        if self._people is not None:
            last = max(self._people.by_id, default=0)
            fresh = people.read_people(self.database, last)
            if fresh:
                self._people = self._people.with_(fresh)

    def add_people(self, newcomers: Sequence[Person]) -> list[PersonId]:
        """Put people into the address book without entering them anywhere."""
        with self.database.writing() as connection:
            added = people.add(connection, newcomers)
        self.people = self.people.with_(added)
        return [person.id for person in added]

    def change_person(self, person: Person) -> None:
        """Correct somebody's name or particulars."""
        with self.database.writing() as connection:
            if not people.change(connection, person):
                raise Impossible("no_person", person=person.id)
        self.people = self.people.with_([person])

    def cards(self) -> tuple[TournamentCard, ...]:
        """All tournaments of this venue."""
        return tournaments.cards(self.database)

    def create(self, plan: Plan) -> Desk:
        """Set up a new tournament and open it."""
        tournament = TournamentId(uuid.uuid4().hex)
        blank = Journal.blank(tournament)
        line = Line(Seq(1), self.new_uid(), self.moment(), self.desk_name, self.staff, SetUp(plan))
        with self.database.writing() as connection:
            tournaments.keep_card(connection, blank.then(line).tournament)
            written = lines.append(connection, tournament, [line], (blank.seq, blank.head))
        return Desk(self, blank.then_all(written))

    def desk(self, tournament: TournamentId) -> Desk:
        """Open a tournament: every line read, its chain verified, and folded.

        The garbage collector rests meanwhile: nothing of a journal is ever garbage.
        """
        gc.disable()
        try:
            read = lines.read(self.database, tournament)
            if not read:
                raise Unavailable("no_tournament", tournament=tournament)
            journal = Journal.of(tournament, read)
        finally:
            gc.enable()
        gc.freeze()
        return Desk(self, journal)

    def close(self) -> None:
        """Let go of the file."""
        self.database.close()
