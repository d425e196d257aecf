"""The address book in the database."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from sqlalchemy import Connection, delete, select, update

from director.domain.ids import PersonId
from director.domain.people import Person
from director.domain.refusal import Impossible
from director.storage import schema
from director.storage.database import Database
from director.storage.disk import as_text

_FIELDS = ("id", "family", "given", "country", "club", "born", "number", "note")
_INSERT = f"INSERT INTO person ({', '.join(_FIELDS)}) VALUES ({', '.join('?' * len(_FIELDS))})"  # noqa: S608 - only names of ours


def read_people(database: Database, after: int = 0) -> list[Person]:
    """Everybody of the venue whose id is larger, by id."""
    with database.reading() as connection:
        columns = [schema.person.c[name] for name in _FIELDS]
        rows = connection.execute(
            select(*columns).where(schema.person.c.id > after).order_by(schema.person.c.id)
        )
        return [Person(PersonId(row[0]), *map(as_text, row[1:])) for row in rows.all()]


def add(connection: Connection, people: Sequence[Person]) -> list[Person]:
    """Write new people and give them back with their ids. Ids are never used again."""
    last = (
        connection.exec_driver_sql("SELECT max(seq) FROM sqlite_sequence WHERE name = 'person'").scalar() or 0
    )
    named = [replace(person, id=PersonId(last + n)) for n, person in enumerate(people, start=1)]
    if named:
        connection.exec_driver_sql(_INSERT, [tuple(getattr(p, field) for field in _FIELDS) for p in named])
    return named


def change_all(connection: Connection, people: Sequence[Person]) -> None:
    """Write these people anew. Raises Impossible `no_person` where there is nobody of an id."""
    for person in people:
        values = {field: getattr(person, field) for field in _FIELDS[1:]}
        done = connection.execute(update(schema.person).where(schema.person.c.id == person.id).values(values))
        if done.rowcount != 1:
            raise Impossible("no_person", person=person.id)


def erase(connection: Connection, who: PersonId) -> None:
    """Forget one person for good; the number is never given again. Raises Impossible `no_person`."""
    if connection.execute(delete(schema.person).where(schema.person.c.id == who)).rowcount != 1:
        raise Impossible("no_person", person=who)
