"""Button and blinds of a table of the event: next hand, a button not moved, first button, who is away.

What is written here is a decision of the event: the journal keeps it, and Undo takes it back.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import ClassVar, Final

from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from director.domain.ids import EntryId
from director.domain.play import Away, Back
from director.domain.seats import TableSeat
from director.domain.tournament import Table
from director.gui.pages.table_deeds import TableDeeds
from director.gui.pages.tools_button_first import FirstButtonWay
from director.gui.pages.tools_button_next import NextHandWay
from director.gui.pages.tools_button_skip import SkipWayPane
from director.gui.pages.tools_button_way import ButtonWay
from director.gui.pages.tools_form import WIDTH
from director.gui.pages.tools_pane import Place, SlipOf, ToolPane, slip_of
from director.gui.widgets.hand_ring import HandRing
from director.gui.widgets.parting import upright
from director.gui.widgets.ring_seats import table_about
from director.gui.widgets.side_panel import scrolling_column
from director.gui.widgets.wrap_row import WrapRow
from director.host.i18n import N_, _, current
from director.views.table_marks import mark_words
from director.views.table_tools.asked import Asked
from director.views.table_tools.button_ring import between_hands

WAYS: Final = {"next": N_("Next hand"), "skip": N_("Not moved"), "first": N_("First button")}
"""Key → words, in the order of the strip."""


class EventButtonPane(ToolPane):
    """The table as a ring; at the right the answer, its reason and the verb that writes it down."""

    key: ClassVar[str] = "button"

    def __init__(self, place: Place, parent: QWidget | None = None) -> None:
        super().__init__(place, parent)
        self.deeds = TableDeeds(place.bridge, lambda: TableSeat(place.table, self._seat), self)
        self.ring, self._about, self._who = HandRing(), QLabel(), QLabel()
        self.ways: dict[str, ButtonWay] = {
            way.key: way for way in (NextHandWay(place), SkipWayPane(place), FirstButtonWay(place))
        }
        self._seat = 0
        self._stack, self._group = QStackedWidget(), QButtonGroup(self)
        self._choices: dict[str, QPushButton] = {}
        self.set_by_hand = self._button("set-button", _("Button by hand…"), self.deeds.set_button)
        self.away = self._button("away", _("Is &away"), self._on_away)
        self.back = self._button("back", _("Is &back"), self._on_back)
        self._lay_out()
        self.ring.pressed.connect(self._on_pressed)
        table = self._table()
        self.show_way("first" if table is not None and table.last is None else "next")

    def _button(self, name: str, words: str, do: Callable[[], None]) -> QPushButton:
        button = QPushButton(words)
        button.setObjectName(name)
        button.clicked.connect(do)
        return button

    def _lay_out(self) -> None:
        for label, name in ((self._about, "about"), (self._who, "who")):
            label.setObjectName(name)
            label.setWordWrap(True)
        self._about.setProperty("type", "note")
        left, side = QVBoxLayout(), QWidget()
        left.setContentsMargins(16, 8, 16, 12)
        left.setSpacing(8)
        left.addWidget(self._about)
        left.addWidget(self.ring, 1)
        left.addLayout(self._foot())
        for way in self.ways.values():
            way.judged.connect(self._on_judged)
            self._stack.addWidget(way)
        self.share_room(side, WIDTH)
        column = scrolling_column(side)
        column.addLayout(self._strip())
        column.addSpacing(8)
        column.addWidget(self._stack)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(left, 1)
        whole.addWidget(upright())
        whole.addWidget(side)

    def _strip(self) -> WrapRow:
        """Which question is asked."""
        strip = WrapRow(8)
        for key, words in WAYS.items():
            choice = QPushButton(_(words))
            choice.setObjectName(f"way-button-{key}")
            choice.clicked.connect(partial(self.show_way, key))
            choice.setCheckable(True)
            choice.setProperty("kind", "quiet")
            self._group.addButton(choice)
            self._choices[key] = choice
            strip.addWidget(choice)
        strip.addWidget(self.set_by_hand)
        return strip

    def _foot(self) -> QHBoxLayout:
        """Who is chosen on the ring, and whether he is there."""
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self._who, 1)
        foot.addWidget(self.away)
        foot.addWidget(self.back)
        return foot

    # ------------------------------------------------------------ what is shown

    @property
    def way(self) -> ButtonWay:
        """The way that is shown."""
        return next(way for way in self.ways.values() if way is self._stack.currentWidget())

    def show_way(self, key: str) -> None:
        """Show another way."""
        self._choices[key].setChecked(True)
        self._stack.setCurrentWidget(self.ways[key])
        self.refresh()
        self.take_focus()

    def refresh(self) -> None:
        able, table = self.deeds.with_button() is not None, self._table()
        self._stack.setEnabled(able)
        self.set_by_hand.setEnabled(able)
        about = table_about(self.place.tournament, self.place.table) if table is not None else ""
        if not able:
            about += " " + _("There is no button here: the game has none, or fewer than two players sit.")
        self._about.setText(about)
        if able:
            self.way.refresh()
        elif table is not None:
            self.way.answers.say([])
            self.ring.show_ring(between_hands(self.way.table(), table.last, current(), self._seat))
        self._show_seat()

    def text(self) -> str:
        asked = self.asked()
        told = "" if asked is None else asked.text
        return "\n".join(filter(None, (self._about.text(), self.way.answers.text or told)))

    def judge(self) -> None:
        self.way.judge()

    def slip(self) -> SlipOf | None:
        asked = self.asked()
        return None if asked is None else slip_of(asked, self._facts(), self._title())

    def asked(self) -> Asked | None:
        return self.way.asked() if self.deeds.with_button() is not None else None

    def take_focus(self) -> None:
        self.way.take_focus()

    # ------------------------------------------------------------ within

    def _table(self) -> Table | None:
        """The table; None where its opening was undone."""
        return self.place.tournament.tables.get(self.place.table)

    def _on_judged(self) -> None:
        self.way.chosen = self._seat
        self.ring.show_ring(self.way.ring())

    def _facts(self) -> tuple[str, ...]:
        """Who sits where, and what lies there."""
        words, told = current(), []
        for seat in self.way.table().seats:
            if seat.entry is None:
                continue
            away = self.place.tournament.is_away(seat.entry)
            marks = mark_words(seat.mark, words, away=away)
            name = _("Seat {seat}: {name}").format(seat=seat.seat, name=seat.short_name)
            told.append(" · ".join((name, *marks)))
        return (self._about.text(), *told)

    def _title(self) -> str:
        return _("Table {table}: {what}").format(table=self.place.table, what=_(WAYS[self.way.key]))

    # ------------------------------------------------------------ who is there

    def _player(self) -> EntryId | None:
        return self.deeds.player() if self._seat else None

    def _on_pressed(self, seat: int) -> None:
        """A seat is chosen; once more and it is not."""
        self._seat = 0 if seat == self._seat else seat
        self.refresh()

    def _show_seat(self) -> None:
        player, words = self._player(), current()
        if player is None:
            self._who.setText(_("Press a seat to say that somebody is away, or back."))
        else:
            seat = self.way.table().seats[self._seat - 1]
            name = _("Seat {seat}: {name}").format(seat=seat.seat, name=seat.short_name)
            marks = mark_words(seat.mark, words, away=self.deeds.is_away())
            self._who.setText(" · ".join((name, *marks)))
        self._who.setProperty("tone", "soft" if player is None else "")
        self.away.setEnabled(player is not None and not self.deeds.is_away())
        self.back.setEnabled(player is not None and self.deeds.is_away())

    def _on_away(self) -> None:
        player = self._player()
        if player is not None:
            self.place.bridge.do(Away(player))

    def _on_back(self) -> None:
        """Back at the table; who owes a blind says at the right whether he posts it or waits."""
        player = self._player()
        if player is not None:
            self.place.bridge.do(Back(player))
