"""Players out of a file: read, matched with the address book, shown, and brought in all or nothing.

    reading = read(content, choices)                  what the file says, each guess shown
    plan = plan_of(reading, people, tournament)       who is new, who is known, whom to ask about
    enter(desk, plan)                                 one transaction

Reading and planning are pure and may run on any thread; they never raise. With faults nothing is brought in.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from director.desk.lists.decoding import MOST_BYTES
from director.desk.lists.matching import match
from director.desk.lists.reading import read, read_text
from director.domain.arrivals import PreRegister
from director.domain.entries import Register
from director.domain.ids import PersonId
from director.domain.lists import ListPlan, Planned, Reading
from director.domain.people import People, Person
from director.domain.refusal import Impossible
from director.rules.floor.prices import Price, entry_price

if TYPE_CHECKING:
    from director.desk.desk import Changed, Desk
    from director.desk.venue import Venue
    from director.domain.action import Action
    from director.domain.journal import Journal
    from director.domain.tournament import Tournament

__all__ = ["MOST_BYTES", "enter", "expect", "keep", "plan_of", "read", "read_text", "to_expect"]


def plan_of(
    reading: Reading,
    people: People,
    tournament: Tournament | None = None,
    answers: Mapping[int, int] | None = None,
    taken: Mapping[int, Collection[str]] | None = None,
) -> ListPlan:
    """What bringing this list in would do. `answers` and `taken` settle rows by hand; see `match`."""
    entered = frozenset(entry.person for entry in tournament.entries.values()) if tournament else ()
    plan = match(reading.rows, people, entered, answers, reading.faults, taken)
    return replace(plan, expected=frozenset(tournament.expected)) if tournament else plan


def enter(
    desk: Desk, plan: ListPlan, reason: str = "", *, overrule: bool = False, uid: str = ""
) -> Changed | None:
    """Add the new, correct what is taken, and enter everybody who has no entry yet, in one transaction.

    Who has not paid, by the list, is pre-registered instead. Nobody is seated. None when there is nobody.
    Raises Impossible: `list_faults`, `list_questions`, or `list_stale` when the address book has grown since
    the plan was made; and what `Desk.write` raises.
    """
    _check(plan, desk.people)
    coming = plan.to_enter
    if not (coming or plan.to_await):
        if plan.corrected:
            desk.venue.add_people((), plan.corrected)
        return None

    def make(journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        _check(plan, desk.people)
        fresh = {one.row: person.id for one, person in zip(plan.new, added, strict=True)}
        price = entry_price(journal.tournament, desk.venue.instant())
        actions: list[Action] = [
            _registration(price, one, fresh.get(one.row, one.person.id)) for one in coming
        ]
        owing = [one for one in to_expect(plan, journal.tournament) if one.owes]
        if owing:
            actions.append(PreRegister(tuple(fresh.get(one.row, one.person.id) for one in owing)))
        return actions

    newcomers = [one.person for one in plan.new]
    return desk.write(make, reason, newcomers=newcomers, corrected=plan.corrected, overrule=overrule, uid=uid)


def to_expect(plan: ListPlan, tournament: Tournament) -> tuple[Planned, ...]:
    """Whom pre-registering this list would add to those who are expected."""
    there = (tournament.expected, tournament.latest)
    return tuple(one for one in plan.to_come if not any(one.person.id in known for known in there))


def expect(desk: Desk, plan: ListPlan, reason: str = "", *, uid: str = "") -> Changed | None:
    """Pre-register everybody of the list who is neither expected nor in: they pay when they are here.

    New people go into the address book. None when there is nobody to expect. Raises Impossible as `enter`.
    """
    _check(plan, desk.people)
    if not to_expect(plan, desk.journal.tournament):
        if plan.corrected:
            desk.venue.add_people((), plan.corrected)
        return None

    def make(journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        _check(plan, desk.people)
        fresh = {one.row: person.id for one, person in zip(plan.new, added, strict=True)}
        coming = to_expect(plan, journal.tournament)
        return [PreRegister(tuple(fresh.get(one.row, one.person.id) for one in coming))]

    newcomers = [one.person for one in plan.new]
    return desk.write(make, reason, newcomers=newcomers, corrected=plan.corrected, uid=uid)


def keep(venue: Venue, plan: ListPlan) -> list[PersonId]:
    """The same without entering anybody; who was added. Raises Impossible as `enter` does."""
    _check(plan, venue.people)
    newcomers = [one.person for one in plan.new]
    return venue.add_people(newcomers, plan.corrected) if newcomers or plan.corrected else []


def _check(plan: ListPlan, people: People) -> None:
    """All or nothing: nothing while something is wrong or open."""
    if plan.faults:
        raise Impossible("list_faults", count=len(plan.faults), row=plan.faults[0].row)
    if plan.questions:
        raise Impossible("list_questions", count=len(plan.questions), row=plan.questions[0].row)
    if len(people) != plan.book:
        raise Impossible("list_stale", count=len(people) - plan.book)


def _registration(price: Price, one: Planned, who: PersonId) -> Register:
    """The entry of one row, at the price it names or at that of the event, paid as it says."""
    buy_in = price.buy_in if one.buy_in is None else one.buy_in
    method = one.method if buy_in + price.fee else ""
    return Register(who, buy_in, price.fee, price.stack, method=method)
