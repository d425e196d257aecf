"""Who of a list is known, who is new, and who only a person can tell.

The same full name and the same birth date are one person; so are the same name and own number. The same name
with other birth dates are two people. Where a birth date is missing it is a question, unless everything the
file says is exactly what the address book has, as when the same file comes again.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from director.domain.ids import PersonId
from director.domain.lists import NEW, Difference, Likeness, ListFault, ListPlan, ListRow, Planned, Question
from director.domain.people import People, Person

_COMPARED = ("family", "given", "country", "club", "born", "number", "note")


def match(
    rows: Sequence[ListRow],
    people: People,
    entered: Collection[PersonId] = (),
    answers: Mapping[int, int] | None = None,
    faults: Sequence[ListFault] = (),
    taken: Mapping[int, Collection[str]] | None = None,
) -> ListPlan:
    """What these rows would change.

    `answers` settles questions by row: an id of the address book, another row with a minus sign, or `NEW`.
    `taken` says by row which fields of somebody known become what the file says.
    Rows that know most are looked at first, so that a question is asked of the row that leaves things open.
    """
    matching = _Matching(people, answers or {}, taken or {})
    for row in sorted(rows, key=lambda row: (not row.person.born, not row.person.number, row.row)):
        matching.take(row)
    known = sorted(matching.known, key=lambda one: one.row)
    return ListPlan(
        new=tuple(sorted(matching.new, key=lambda one: one.row)),
        known=tuple(known),
        entered=frozenset(one.person.id for one in known if one.person.id in entered),
        repeats=tuple(sorted(matching.repeats)),
        questions=tuple(sorted(matching.questions, key=lambda question: question.row)),
        faults=tuple(sorted((*faults, *matching.faults), key=lambda fault: fault.row)),
        book=len(people),
    )


class _Matching:
    """The rows of one list, sorted out one by one."""

    def __init__(
        self, people: People, answers: Mapping[int, int], taken: Mapping[int, Collection[str]]
    ) -> None:
        self.people = people
        self.answers = answers
        self.taken = taken
        self.new: list[Planned] = []
        self.known: list[Planned] = []
        self.repeats: list[int] = []
        self.questions: list[Question] = []
        self.faults: list[ListFault] = []
        self._rows_of: dict[PersonId, int] = {}
        self._listed: dict[str, list[ListRow]] = {}

    def take(self, row: ListRow) -> None:
        """Decide about one row, or find the question it puts."""
        key = row.person.key
        there = self.people.keyed(key)
        listed = self._listed.get(key, ())
        twin = next((other for other in listed if _is_same(row.person, other.person)), None)
        if twin is not None:
            self._repeated(row, twin.row)
            return
        same = _the_same(row.person, there)
        if same is not None:
            self._known(row, same)
            return
        likenesses = [Likeness(one) for one in there if _may_be(row.person, one)]
        likenesses += [
            Likeness(other.person, other.row) for other in listed if _may_be(row.person, other.person)
        ]
        if likenesses:
            self._asked(row, key, likenesses)
        else:
            self._new(row, key)

    def _new(self, row: ListRow, key: str) -> None:
        self.new.append(Planned(row.row, row.person, row.buy_in, row.method, owes=row.owes))
        self._listed.setdefault(key, []).append(row)

    def _known(self, row: ListRow, one: Person) -> None:
        first = self._rows_of.setdefault(one.id, row.row)
        if first != row.row:
            self._repeated(row, first)
            return
        differs = _differences(row.person, one)
        takes = tuple(said for said in differs if said.field in self.taken.get(row.row, ()))
        self.known.append(Planned(row.row, one, row.buy_in, row.method, differs, takes, row.owes))

    def _repeated(self, row: ListRow, other: int) -> None:
        first, second = sorted((row.row, other))
        self.faults.append(ListFault("repeated", second, value=row.person.name, other=first))

    def _asked(self, row: ListRow, key: str, likenesses: Sequence[Likeness]) -> None:
        """Follow the answer, or ask; an answer that fits no likeness is no answer."""
        answer = self.answers.get(row.row)
        chosen = next((like for like in likenesses if like.answer == answer), None)
        if answer == NEW:
            self._new(row, key)
        elif chosen is None:
            self.questions.append(Question(row.row, row.person, tuple(likenesses)))
        elif chosen.row:
            self.repeats.append(row.row)
        else:
            self._known(row, chosen.person)


def _the_same(one: Person, there: Sequence[Person]) -> Person | None:
    """Who of the address book this certainly is."""
    sure = [other for other in there if _is_same(one, other)]
    if len(sure) > 1:
        sure = [other for other in sure if not _differences(one, other)]
    if (
        not sure
        and len(there) == 1
        and not one.born
        and not there[0].born
        and not _differences(one, there[0])
    ):
        return there[0]
    return sure[0] if len(sure) == 1 else None


def _is_same(one: Person, other: Person) -> bool:
    """Whether two of one name are certainly one person: by number, by birth date, or alike in everything."""
    if one.number and one.number == other.number:
        return True
    if one.born or other.born:
        return one.born == other.born
    return _differences(one, other) == () and _differences(other, one) == ()


def _may_be(one: Person, other: Person) -> bool:
    """Whether two people of one name may be one: neither birth date nor number speaks against it."""
    if one.number and other.number and one.number != other.number:
        return False
    shorter, longer = sorted((one.born, other.born), key=len)
    return longer.startswith(shorter)


def _differences(one: Person, other: Person) -> tuple[Difference, ...]:
    """What `one` of a file says and `other` has otherwise."""
    pairs = ((field, getattr(other, field), getattr(one, field)) for field in _COMPARED)
    return tuple(Difference(field, book, file) for field, book, file in pairs if file and file != book)
