"""Everybody's seat by name, for screens; made on the second thread, and anew when it changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from director.gui.widgets.lasting import lasting
from director.host.i18n import Words, current
from director.views.names import distinction, told_apart

if TYPE_CHECKING:
    from director.domain.ids import PersonId
    from director.domain.people import People
    from director.domain.tournament import Tournament
    from director.gui.bridge import Bridge


class Seat(NamedTuple):
    """A line of the list."""

    name: str
    place: str
    """12-4: table and seat."""
    family: str = ""
    rest: str = ""
    """Where the whole name is too long, the family name is cut and this stays: initials, and what tells
    namesakes apart."""


class Seats(QObject):
    """The list as it was made last."""

    renewed = Signal()
    """There is a new one."""

    def __init__(self, bridge: Bridge, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._rows: tuple[Seat, ...] = ()
        self._from: tuple[object, ...] = ()
        self._under_way = False

    @property
    def rows(self) -> tuple[Seat, ...]:
        """Everybody, as the language sorts names."""
        return self._rows

    def ask(self) -> None:
        """Make it anew where something it is made from has changed. It is there when `renewed` says so."""
        bridge, words = self._bridge, current()
        now = (bridge.tournament.seating, bridge.people, words.language)
        if self._under_way or (self._from and all(a is b for a, b in zip(now, self._from, strict=True))):
            return
        self._under_way = True
        tournament, people = bridge.tournament, bridge.people
        bridge.background(
            lambda: (now, seat_rows(tournament, people, words)),
            lasting(self, self._on_made),
            lasting(self, self._on_failed),
        )

    def _on_made(self, made: tuple[tuple[object, ...], tuple[Seat, ...]]) -> None:
        self._under_way = False
        self._from, self._rows = made
        self.renewed.emit()
        self.ask()  # what changed while this one was made

    def _on_failed(self, error: BaseException) -> None:
        self._under_way = False
        self._bridge.failed.emit(error)


def seat_rows(tournament: Tournament, people: People, words: Words) -> tuple[Seat, ...]:
    """Everybody who has a seat, as the language sorts names."""
    ranks = {person.id: rank for rank, person in enumerate(people.in_order(words.language))}
    seated = [(tournament.entries[entry].person, place) for entry, place in tournament.seating.places.items()]
    seated.sort(key=lambda one: (ranks.get(one[0], len(ranks)), one[1]))
    return tuple(seat_line(people, who, f"{at.table}-{at.seat}", words) for who, at in seated)


def seat_line(people: People, who: PersonId, place: str, words: Words) -> Seat:
    """One line, with what stays of a name that is too long."""
    person, mark = people.find(who), distinction(people, who)
    # A script without capitals has no initials either.
    initials = [f"{one[0]}." if one[0] != one[0].lower() else one for one in person.given.split()]
    rest = " ".join((*initials, *([f"({mark})"] if mark else [])))
    return Seat(told_apart(people, who, words), place, person.family, rest)
