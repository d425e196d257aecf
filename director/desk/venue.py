"""One open database: its tournaments, its people, and the desks that are open on it.

What only an open tournament needs is loaded with the first one: the list of tournaments has a budget.
"""

from __future__ import annotations

import uuid
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from director.domain.ids import PersonId, TournamentId
from director.domain.moments import Moment
from director.domain.names import tidy
from director.domain.people import MOST_LETTERS, People, Person
from director.domain.refusal import Unavailable
from director.host import chance, moment
from director.host.boot_time import Steady, steady
from director.storage import people, tournaments
from director.storage.database import Database
from director.storage.tournaments import TournamentCard

if TYPE_CHECKING:
    from director.desk.desk import Desk
    from director.desk.drafts import Drafts
    from director.domain.plan import Plan

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
        steady: Callable[[], Steady] = steady,
        key: Callable[[], bytes] = chance.key,
    ) -> None:
        self.database = database
        self.desk_name = tidy(desk_name)[:MOST_LETTERS]
        self.staff = tidy(staff)[:MOST_LETTERS]
        self.key = key
        """A new secret key for a draw."""
        self._now = now
        self._steady = steady
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
        steady: Callable[[], Steady] = steady,
        key: Callable[[], bytes] = chance.key,
        busy: int = 5000,
    ) -> Venue:
        """Open a venue's file, or make it first. `busy`: how long to wait for other writers, in ms."""
        database = Database.create(path, busy=busy) if create else Database.open(path, busy=busy)
        return cls(database, desk_name=desk_name, staff=staff, now=now, steady=steady, key=key)

    @property
    def path(self) -> Path:
        """Where the file lies."""
        return self.database.path

    @property
    def looks_on(self) -> bool:
        """Whether another window works on the file, and this one only looks at it."""
        return self.database.only_looked_at is not None

    def look_on(self, why: Unavailable | None) -> None:
        """Write nothing from now on, which `why` is raised for; with None the file is ours again."""
        self.database.only_looked_at = why

    def moment(self) -> str:
        """Now, as the journal writes it."""
        return moment.iso(self._now())

    def instant(self) -> Moment:
        """Now, by the clock on the wall and by the time since this computer was started."""
        now = self._now()
        return Moment(int(now.timestamp() * 1000), *self._steady())

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

    def add_people(self, newcomers: Sequence[Person], corrected: Sequence[Person] = ()) -> list[PersonId]:
        """Put people into the address book, and others right, without entering anybody anywhere.

        All or nothing. Raises Impossible `no_person` where one who is corrected is not there.
        """
        with self.database.writing() as connection:
            added = people.add(connection, newcomers)
            people.change_all(connection, corrected)
        self.people = self.people.with_([*added, *corrected])
        return [person.id for person in added]

    def change_person(self, person: Person) -> None:
        """Correct somebody's name or particulars."""
        self.add_people((), [person])

    @property
    def drafts(self) -> Drafts:
        """Sheets that somebody works on."""
        from director.desk.drafts import Drafts

        return Drafts(self.database, self.moment)

    def cards(self) -> tuple[TournamentCard, ...]:
        """All tournaments of this venue."""
        return tournaments.cards(self.database)

    def trashed(self) -> tuple[TournamentCard, ...]:
        """Tournaments that lie in the trash."""
        return tournaments.cards(self.database, in_trash=True)

    def put_aside(self, tournament: TournamentId) -> None:
        """Put a tournament into the trash: lists leave it out, and nothing of it is lost.

        Raises Impossible: `no_tournament`, `in_trash`.
        """
        with self.database.writing() as connection:
            tournaments.put_aside(connection, tournament, self.moment(), self.desk_name, self.staff)

    def bring_back(self, tournament: TournamentId) -> None:
        """Bring a tournament back from the trash. Raises Impossible `not_in_trash`."""
        with self.database.writing() as connection:
            tournaments.bring_back(connection, tournament)

    def create(self, plan: Plan) -> Desk:
        """Set up a new tournament and open it."""
        from director.desk.opening import set_up

        return set_up(self, plan)

    def desk(self, tournament: TournamentId) -> Desk:
        """Open a tournament. Raises Unavailable naming the first line that does not fit."""
        from director.desk.opening import opened

        return opened(self, tournament)

    def close(self) -> None:
        """Let go of the file."""
        self.database.close()
