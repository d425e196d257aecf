"""The chips of the house: a sheet of values, and what a starting stack of them makes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from director.desk.schedules.chips import chips_removed, chips_sorted, parse_chips
from director.domain.sheets import ChipRow
from director.gui import icons
from director.gui.style import restyle
from director.gui.widgets.chips_model import ChipsModel
from director.gui.widgets.sheet_grid import SheetGrid
from director.host.i18n import _, current
from director.views import figures


class ChipsPane(QWidget):
    """What is owned, what a stack has, and whether that is the stack of the event."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = ChipsModel()
        self.model.setParent(self)
        self.grid = SheetGrid(self.model)
        self.grid.setObjectName("chips")
        self._sum = QLabel()
        self._sum.setObjectName("stack-sum")
        self._sum.setWordWrap(True)
        self._sum.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._remove, self._sort = QToolButton(), QToolButton()
        for button, name, icon in (
            (self._remove, "chip-remove", "x"),
            (self._sort, "chip-sort", "list-filter"),
        ):
            button.setObjectName(name)
            button.setIcon(icons.icon(icon))
            button.setIconSize(icons.SMALL)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        bar = QHBoxLayout()
        bar.setContentsMargins(12, 6, 12, 6)
        bar.setSpacing(2)
        bar.addWidget(self._remove)
        bar.addWidget(self._sort)
        bar.addSpacing(10)
        bar.addWidget(self._sum, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(bar)
        column.addWidget(self.grid, 1)
        self._remove.clicked.connect(self._on_remove)
        self._sort.clicked.connect(self._on_sort)
        self.grid.moved.connect(self._show_able)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        self._remove.setText(_("Remove the chips"))
        self._sort.setText(_("Smallest first"))
        self.grid.setAccessibleName(_("Chips"))

    def show_chips(
        self, rows: Sequence[ChipRow], wrong: Mapping[tuple[int, str], str], entries: int, stack: int
    ) -> None:
        """These chips, for so many entries that start with this stack."""
        self.model.show_chips(rows, wrong, entries)
        case, words = parse_chips(rows).case, current()
        made = 0 if case is None else case.stack
        if not made:
            text, state = _("The event starts with {stack}.").format(stack=figures.chips(stack, words)), ""
        elif made == stack:
            text = _("A stack of these makes {chips}, as the event starts.")
            text, state = text.format(chips=figures.chips(made, words)), "good"
        else:
            text = _("A stack of these makes {chips}; the event starts with {stack}.")
            text, state = (
                text.format(chips=figures.chips(made, words), stack=figures.chips(stack, words)),
                "amber",
            )
        restyle(self._sum, state=state)
        self._sum.setText(text)
        self._show_able()

    def _show_able(self) -> None:
        self._remove.setEnabled(bool(self.grid.chosen_rows()))
        self._sort.setEnabled(len(self.model.sheet_rows()) > 1)

    def _on_remove(self) -> None:
        self.model.edited.emit(chips_removed(self.model.sheet_rows(), self.grid.chosen_rows()))

    def _on_sort(self) -> None:
        self.model.edited.emit(chips_sorted(self.model.sheet_rows()))
