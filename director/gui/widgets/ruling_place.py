"""Where a ruling was called and whom it is about: seats by their codes, players by name, and its kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLineEdit, QWidget

from director.domain.ids import EntryId, PersonId
from director.domain.ruled import RULING_KINDS, Ruled, RulingKind
from director.domain.seats import TableSeat, read_seat
from director.gui.widgets.calm import calm
from director.gui.widgets.field import Field
from director.gui.widgets.name_finder import NameFinder
from director.gui.widgets.tokens import Token, Tokens
from director.host.i18n import _, current
from director.views.floor_facts import find_players
from director.views.names import entry_name, told_apart
from director.views.rulings import KINDS
from director.views.typed_number import typed_number

if TYPE_CHECKING:
    from director.gui.bridge import Bridge
    from director.views.candidates import Candidate

_PLACE_WIDE: Final = 120
_KIND_WIDE: Final = 190


def read_place(text: str) -> tuple[int, tuple[int, ...]] | None:
    """A table and seats of it: `12`, `12-4`, `12-4 12-7`, `12-4, 7`; None for what is none.

    >>> read_place("12-4, 7"), read_place("12"), read_place("x")
    ((12, (4, 7)), (12, ()), None)
    """
    table, seats = 0, list[int]()
    for part in text.replace(",", " ").replace(";", " ").split():
        place, number = read_seat(part), typed_number(part)
        if place is None and number is not None and table:
            place = TableSeat(table, number)
        if place is not None and table in (0, place.table):
            table = place.table
            seats.append(place.seat)
        elif number is not None and not table:
            table = number
        else:
            return None
    return table, tuple(dict.fromkeys(seats))


class RulingPlace(QWidget):
    """Seat codes at the left, players in the middle, the kind at the right; who was chosen stands below."""

    changed = Signal()

    def __init__(self, bridge: Bridge, home: QWidget) -> None:
        super().__init__()
        self._bridge = bridge
        self._entries: tuple[EntryId, ...] = ()
        self._persons: tuple[PersonId, ...] = ()
        self._kept: tuple[int, tuple[int, ...]] = (0, ())
        self.place, self.kind, self.chosen = QLineEdit(), QComboBox(), Tokens()
        self.finder = NameFinder(self._find, home, offers_new=False)
        self._lay_out()
        self.place.textEdited.connect(self._on_typed)
        self.place.editingFinished.connect(self._seat_players)
        self.finder.taken.connect(self._on_taken)
        self.chosen.dropped.connect(self._on_dropped)
        self.kind.currentIndexChanged.connect(self.changed)

    def _lay_out(self) -> None:
        self.place.setObjectName("place")
        self.place.setPlaceholderText("12-4")
        self.place.setMaxLength(60)
        self.finder.setObjectName("players")
        self.finder.setPlaceholderText(_("Name, or seat 12-4"))
        self.kind.setObjectName("kind")
        for kind in RULING_KINDS:
            self.kind.addItem(_(KINDS[kind]), kind)
        calm(self.kind)
        self.place_field = Field(_("&Table or seats"), self.place)
        kind_field = Field(_("Ki&nd"), self.kind)
        self.place_field.setFixedWidth(_PLACE_WIDE)
        kind_field.setFixedWidth(max(_KIND_WIDE, self.kind.sizeHint().width()))
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(6)
        grid.addWidget(self.place_field, 0, 0)
        grid.addWidget(Field(_("&Players"), self.finder), 0, 1)
        grid.addWidget(kind_field, 0, 2)
        grid.addWidget(self.chosen, 1, 0, 1, 3)
        grid.setColumnStretch(1, 1)

    # ---- in and out

    def show_ruled(self, ruled: Ruled) -> None:
        """Show what a ruling says of it."""
        self._kept = ruled.table, ruled.seats
        self._entries, self._persons = ruled.entries, ruled.persons
        self.place.setText(_place_text(ruled.table, ruled.seats))
        self.kind.setCurrentIndex(self.kind.findData(ruled.kind))
        self._show_chosen()

    @property
    def at(self) -> tuple[int, tuple[int, ...]]:
        """Table and seats, the last that were readable."""
        return self._kept

    @property
    def entries(self) -> tuple[EntryId, ...]:
        """The players it is about."""
        return self._entries

    @property
    def persons(self) -> tuple[PersonId, ...]:
        """Others of the address book."""
        return self._persons

    @property
    def kind_of(self) -> RulingKind:
        """The kind of matter."""
        return RULING_KINDS[self.kind.currentIndex()]

    # ---- within

    def _find(self, text: str) -> list[Candidate]:
        bridge = self._bridge
        return find_players(bridge.tournament, bridge.people, current(), text, outside=True)

    def _on_typed(self, text: str) -> None:
        read = read_place(text)
        self.place_field.say_wrong("" if read is not None else _("Write it as 12-4, or 12."))
        if read is not None:
            self._kept = read
            self.changed.emit()

    def _seat_players(self) -> None:
        """Whoever sits in a seat that was typed is meant."""
        table, seats = self._kept
        holders = (self._bridge.tournament.seating.holder(TableSeat(table, seat)) for seat in seats)
        self._add(tuple(holder for holder in holders if holder is not None))

    def _on_taken(self, candidate: Candidate, _shift: bool) -> None:
        tournament = self._bridge.tournament
        entry = candidate.entry or tournament.latest.get(candidate.person)
        if entry is None:
            self._persons = tuple(dict.fromkeys((*self._persons, candidate.person)))
            self._show_chosen()
            self.changed.emit()
        else:
            self._place_by(entry)
            self._add((entry,))
        self.finder.clear()

    def _place_by(self, entry: EntryId) -> None:
        """Where nothing is said of the place, it is where the player sits."""
        seat = self._bridge.tournament.seating.at(entry)
        if not self._kept[0] and seat is not None:
            self._kept = seat.table, (seat.seat,)
            self.place.setText(_place_text(*self._kept))

    def _add(self, entries: tuple[EntryId, ...]) -> None:
        both = tuple(dict.fromkeys((*self._entries, *entries)))
        if both != self._entries:
            self._entries = both
            self._show_chosen()
            self.changed.emit()

    def _on_dropped(self, key: object) -> None:
        self._entries = tuple(one for one in self._entries if ("entry", one) != key)
        self._persons = tuple(one for one in self._persons if ("person", one) != key)
        self._show_chosen()
        self.changed.emit()

    def _show_chosen(self) -> None:
        bridge, words = self._bridge, current()
        tokens = [
            Token(("entry", one), entry_name(bridge.tournament, bridge.people, one, words))
            for one in self._entries
        ]
        tokens += [
            Token(("person", one), told_apart(bridge.people, one, words), _("not a player of this event"))
            for one in self._persons
        ]
        self.chosen.show_tokens(tokens)


def _place_text(table: int, seats: tuple[int, ...]) -> str:
    return ", ".join(f"{table}-{seat}" for seat in seats) or (str(table) if table else "")
