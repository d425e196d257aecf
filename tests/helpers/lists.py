"""Lists of players for tests, as files would have them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from director.domain.ids import PersonId
from director.domain.lists import ListPlan
from director.domain.people import People

PLAYERS = Path(__file__).resolve().parent.parent / "data" / "players"


def listed(*rows: Sequence[str], delimiter: str = ";") -> str:
    """A file of these rows, its cells as they are."""
    return "".join(delimiter.join(row) + "\r\n" for row in rows)


def brought_in(people: People, plan: ListPlan) -> People:
    """The address book after this plan was carried out."""
    first = max(people.by_id, default=0) + 1
    assert plan.is_ready
    return people.with_(
        type(one.person)(PersonId(number), *(getattr(one.person, field) for field in _FIELDS))
        for number, one in enumerate(plan.new, start=first)
    )


_FIELDS = ("family", "given", "country", "club", "born", "number", "note")
