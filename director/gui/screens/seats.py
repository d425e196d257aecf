"""Everybody's seat by name, for screens; made on the second thread, and anew when it changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from director.gui.widgets.lasting import lasting
from director.host.i18n import Words, current
from director.views.names import told_apart

if TYPE_CHECKING:
    from director.domain.people import People
    from director.domain.tournament import Tournament
    from director.gui.bridge import Bridge


class Seat(NamedTuple):
    """A line of the list."""

    name: str
    place: str
    """12-4: table and seat."""


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
            lambda: (now, _seats(tournament, people, words)),
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


def _seats(tournament: Tournament, people: People, words: Words) -> tuple[Seat, ...]:
    ranks = {person.id: rank for rank, person in enumerate(people.in_order(words.language))}
    seated = [(tournament.entries[entry].person, place) for entry, place in tournament.seating.places.items()]
    seated.sort(key=lambda one: (ranks.get(one[0], len(ranks)), one[1]))
    return tuple(Seat(told_apart(people, who, words), f"{at.table}-{at.seat}") for who, at in seated)
