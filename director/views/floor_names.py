"""Whose name on the floor reads differently than before."""

from __future__ import annotations

from director.domain.ids import PersonId
from director.domain.people import People

_MANY = 200
"""A change of more people than this is an import: asking each for namesakes would cost more than it saves."""


def renamed_since(before: People, after: People) -> frozenset[PersonId]:
    """Who is another than before, and whose name reads differently because a namesake is."""
    if before is after:
        return frozenset()
    known = before.by_id
    changed = [person for person in after.by_id.values() if known.get(person.id) is not person]
    if len(changed) > _MANY or len(after) < len(before):
        return frozenset(after.by_id)
    found = {person.id for person in changed}
    for person in changed:
        found.update(other.id for other in after.namesakes(person.id))
        if person.id in known:
            found.update(other.id for other in before.namesakes(person.id))
    return frozenset(found)
