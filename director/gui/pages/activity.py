"""Activity: who did what, when and why; any line undone after a look at what would change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from director.desk.desk import Changed
from director.domain.ids import Seq
from director.gui import icons
from director.gui.bridge import Bridge
from director.gui.commands import Command
from director.gui.pages.page import Page
from director.gui.widgets.column_room import ColumnRoom
from director.gui.widgets.journal_model import JournalModel
from director.gui.widgets.line_panel import SLIM, WIDTH, LinePanel
from director.gui.widgets.paper_order import JOURNAL
from director.gui.widgets.parting import upright
from director.gui.widgets.rows_table import RowsTable
from director.host.i18n import N_, _, current, ngettext
from director.views import figures
from director.views.activity import ActivityRow
from director.views.wording import KINDS, kind_name

_TIME, _WHAT, _REASON, _WHO, _LINE = range(5)
"""Places of the columns."""
_NARROW = 1000
"""Below this width in pixels the list needs the room more than the panel beside it."""


class ActivityPage(Page):
    """The memory of the evening."""

    key: ClassVar[str] = "activity"

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        self._model = JournalModel(self)
        self._table: RowsTable[ActivityRow] = RowsTable(self._model)
        self._filter, self._kind, self._count = QLineEdit(), QComboBox(), QLabel()
        self._panel = LinePanel(bridge)
        self._build()
        self._connect()
        self.retranslate()

    def _build(self) -> None:
        self._table.setObjectName("journal")
        self._table.setSortingEnabled(False)
        self._table.setSelectionMode(self._table.SelectionMode.SingleSelection)
        room = ColumnRoom(self._table, _WHAT, {_WHAT: 320, _REASON: 80, _WHO: 72}, (_WHO, _REASON))
        room.fit({_TIME: ("88:88",), _LINE: ("8888–8888",)}, frozenset())
        self._filter.setObjectName("filter")
        self._filter.setClearButtonEnabled(True)
        self._filter.setMinimumWidth(160)
        self._filter.setMaximumWidth(360)
        self._filter.addAction(icons.icon("list-filter", "soft"), QLineEdit.ActionPosition.LeadingPosition)
        self._kind.setObjectName("kind")
        self._kind.setMinimumWidth(140)
        self._count.setObjectName("count")
        self._count.setProperty("tone", "soft")
        self._panel.setFixedWidth(WIDTH)
        bar = QHBoxLayout()
        bar.setContentsMargins(16, 16, 16, 8)
        bar.setSpacing(8)
        bar.addWidget(self._filter, 1)
        bar.addWidget(self._kind)
        bar.addStretch(1)
        bar.addWidget(self._count)
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addLayout(bar)
        left.addWidget(self._table, 1)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(left, 1)
        whole.addWidget(upright())
        whole.addWidget(self._panel)

    def _connect(self) -> None:
        self._filter.textChanged.connect(self._sift)
        self._kind.currentIndexChanged.connect(self._sift)
        self._model.filtered.connect(self._say_count)
        self._table.selected.connect(self._on_selected)
        self._panel.undo_wanted.connect(self._on_undo_wanted)
        self._panel.jump_wanted.connect(self._go_to_line)
        self._panel.able_changed.connect(self.able_changed)
        self.bridge.refused.connect(self._on_not_done)
        self.bridge.failed.connect(self._on_not_done)

    # ---- what a page says of itself

    def commands(self) -> Sequence[Command]:
        return (
            Command(
                "activity.filter", N_("&Filter the journal"), self.filter_journal, ("Ctrl+F",), "list-filter",
                "page", while_typing=True,
            ),
            Command(
                "activity.undo", N_("&Undo this line"), self._panel.undo, ("Del",), "undo-2", "page",
                when=self._panel.can_undo,
            ),
            Command(
                "activity.print", N_("&Print the journal…"), self.print_journal, ("Ctrl+P",), "printer",
                "page",
            ),
        )  # fmt: skip

    def refresh(self, changed: Changed | None) -> None:
        self._model.show_journal(self.bridge.journal, self.bridge.people)
        self._say_count()
        row = self._table.current_row()
        self._panel.show_line(row.seq if row is not None else Seq(0))

    def retranslate(self) -> None:
        self._filter.setPlaceholderText(_("Filter: name, seat, reason, line"))
        self._filter.setAccessibleName(_("Filter the journal"))
        self._table.set_empty_words(_("No line fits. Clear the filter to see everything."))
        self._fill_kinds()
        self._model.retranslate()
        self._panel.retranslate()

    def go_to(self, target: object) -> bool:
        """A line by its number."""
        if isinstance(target, int) and 1 <= target <= self.bridge.journal.seq:
            self._go_to_line(target)
            return True
        return False

    def take_focus(self) -> None:
        self._table.setFocus(Qt.FocusReason.OtherFocusReason)

    def keep(self) -> dict[str, Any]:
        return self._table.keep()

    def take_back(self, kept: dict[str, Any]) -> None:
        self._table.take_back({"widths": kept.get("widths")})

    def filter_journal(self) -> None:
        """Put the keyboard into the filter."""
        self._filter.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._filter.selectAll()

    def print_journal(self) -> None:
        """Go to the paper that has every line on it."""
        self.wanted.emit("print", JOURNAL)

    # ---- within

    def _fill_kinds(self) -> None:
        chosen, words = self._kind.currentData(), current()
        self._kind.blockSignals(True)
        self._kind.clear()
        self._kind.addItem(_("Everything"), "")
        for kind in sorted(KINDS, key=lambda kind: kind_name(kind, words)):
            self._kind.addItem(kind_name(kind, words), kind)
        self._kind.setCurrentIndex(max(0, self._kind.findData(chosen)))
        self._kind.blockSignals(False)
        self._kind.setAccessibleName(_("Kind"))

    def _sift(self) -> None:
        kind = self._kind.currentData()
        self._model.sift(self._filter.text(), frozenset({kind}) if kind else frozenset())

    def _say_count(self) -> None:
        shown, words = self._model.rowCount(), current()
        text = ngettext("{n} line", "{n} lines", shown).format(n=figures.chips(shown, words))
        self._count.setText(_("{lines} …").format(lines=text) if self._model.is_sifting else text)

    def _on_selected(self) -> None:
        row = self._table.current_row()
        chosen = self._table.selected_rows()
        self._panel.show_line(row.seq if row is not None and chosen else Seq(0))

    def _on_undo_wanted(self, first: int, through: int, reason: str) -> None:
        self.bridge.undo(Seq(first), Seq(through), reason)

    def _on_not_done(self, _refusal: object) -> None:
        self._panel.enable()

    def _go_to_line(self, line: int) -> None:
        """Show this line; a filter that hides it is taken away."""
        if self._model.place(line) is None:
            self._filter.clear()
            self._kind.setCurrentIndex(0)
        self._table.select(line)
        self.take_focus()

    # ---- Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._panel.setFixedWidth(SLIM if event.size().width() < _NARROW else WIDTH)
