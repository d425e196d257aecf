"""The sheet of levels with its buttons above: rows that come, go and move, filling, undo, columns."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QMenu, QToolButton, QVBoxLayout, QWidget

from director.domain.sheets import Draft
from director.gui import icons
from director.gui.style import restyle
from director.gui.widgets.calm import calm
from director.gui.widgets.levels_model import OPTIONAL, LevelsModel, columns_for, used_columns
from director.gui.widgets.parting import upright
from director.gui.widgets.sheet_grid import SheetGrid
from director.host.i18n import _, ngettext
from director.views.schedule_words import ANTE_KINDS, COLUMNS

NARROW: Final = 860
"""Below this width in pixels the buttons show icons alone."""
LEAST: Final = 600
"""So wide are the icons alone."""


class LevelsPane(QWidget):
    """Buttons, and the grid under them."""

    antes_chosen = Signal(str)
    """Who shall pay all antes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = LevelsModel()
        self.model.setParent(self)
        self.grid = SheetGrid(self.model)
        self.grid.setObjectName("levels")
        self._told: list[QToolButton] = []
        self._antes, self._columns = QComboBox(), QToolButton()
        self._menu = QMenu(self._columns)
        self._ticked: frozenset[str] = frozenset()
        self._by_hand = False
        bar = QHBoxLayout()
        bar.setContentsMargins(12, 6, 12, 6)
        bar.setSpacing(2)
        self._bar = QHBoxLayout()
        self._bar.setSpacing(2)
        bar.addLayout(self._bar)
        bar.addStretch(1)
        bar.addWidget(self._antes)
        bar.addSpacing(6)
        bar.addWidget(self._columns)
        self._antes.setObjectName("antes")
        self._antes.setMinimumContentsLength(18)
        self._antes.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._antes.activated.connect(self._on_antes)
        calm(self._antes)
        self._columns.setObjectName("columns")
        self._columns.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._columns.setMenu(self._menu)
        self._columns.setIcon(icons.icon("list-filter"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(bar)
        column.addWidget(self.grid, 1)
        self.setMinimumWidth(LEAST)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        self._antes.setAccessibleName(_("Who pays the antes"))
        self._antes.setToolTip(_("Who pays the antes"))
        self._antes.clear()
        self._antes.addItem(_("Antes…"), "")
        for kind in ("each", "big_blind"):
            self._antes.addItem(_("Antes: {who}").format(who=_(ANTE_KINDS[kind])), kind)
        self._columns.setToolTip(_("Columns"))
        self._columns.setAccessibleName(_("Columns"))
        self.grid.setAccessibleName(_("Level schedule"))
        self._menu.clear()
        for field in OPTIONAL:
            action = QAction(_(COLUMNS[field]), self._menu, checkable=True)
            action.setObjectName(f"show-{field}")
            action.setData(field)
            action.setChecked(field in self._ticked)
            action.toggled.connect(partial(self._on_column, field))
            self._menu.addAction(action)

    def fill_bar(self, buttons: Iterable[tuple[str, QAction | None, bool]]) -> None:
        """Name, command, and whether its words stand on the button; without a command a line parts them."""
        for name, action, told in buttons:
            if action is None:
                self._bar.addWidget(_gap())
                continue
            button = QToolButton()
            button.setObjectName(name)
            button.setDefaultAction(action)
            button.setIconSize(icons.SMALL)
            button.setAccessibleName(action.iconText())
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            style = Qt.ToolButtonStyle
            button.setToolButtonStyle(style.ToolButtonTextBesideIcon if told else style.ToolButtonIconOnly)
            self._bar.addWidget(button)
            button.setProperty("kind", "tight")
            if told:
                self._told.append(button)

    def show_draft(self, draft: Draft, wrong: Mapping[tuple[int, str], str], usual: frozenset[str]) -> None:
        """These rows. Columns with something in them are always shown, the usual ones unless hidden."""
        used = used_columns(draft)
        if not self._by_hand:
            self._ticked = usual
        fields = self._ticked | used
        columns = columns_for(fields)
        if columns != self.model.sheet_columns():
            self.model.set_columns(columns)
            self.grid.fit()
        for action in self._menu.actions():
            action.blockSignals(True)
            action.setChecked(action.data() in fields)
            action.setEnabled(action.data() not in used)
            action.blockSignals(False)
        kinds = {row.ante_kind for row in draft.rows if row.kind == "level" and row.ante}
        self._antes.setCurrentIndex(self._antes.findData(kinds.pop()) if len(kinds) == 1 else 0)
        self._antes.setVisible(any(row.ante for row in draft.rows))
        self.model.show_draft(draft, wrong)

    def said(self) -> str:
        """What is to be said of the chosen cells."""
        rows, index = self.grid.chosen_rows(), self.grid.currentIndex()
        columns = {index.column() for index in self.grid.selectedIndexes()}
        if len(rows) > 1 and len(columns) == 1:
            text = ngettext(
                "{n} cell: what is typed goes into all of them.",
                "{n} cells: what is typed goes into all of them.",
                len(rows),
            )
            return text.format(n=len(rows))
        if not index.isValid():
            return ""
        if index.row() < self.model.first:
            return _("This was played, or is being played, so it stays what it was.")
        field = self.model.sheet_columns()[index.column()].field
        return self.model.what_is_wrong(index.row(), field) or self.model.says(index.row())[1]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        style = Qt.ToolButtonStyle
        narrow = event.size().width() < NARROW
        for button in self._told:
            button.setToolButtonStyle(style.ToolButtonIconOnly if narrow else style.ToolButtonTextBesideIcon)
            restyle(button, kind="tight" if narrow else None)

    def _on_antes(self, at: int) -> None:
        kind = self._antes.itemData(at)
        if kind:
            self.antes_chosen.emit(kind)

    def _on_column(self, field: str, checked: bool) -> None:
        self._by_hand = True
        self._ticked = self._ticked | {field} if checked else self._ticked - {field}
        self.model.set_columns(columns_for(self._ticked))
        self.grid.fit()


def _gap() -> QFrame:
    line = upright()
    line.setFixedHeight(18)
    return line
