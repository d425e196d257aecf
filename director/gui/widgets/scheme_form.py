"""How one plan cuts the pool: a table that is kept, percents or amounts typed in a line, or a curve."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QLineEdit, QWidget

from director.domain.prize_plan import PercentTable, Scheme
from director.gui.widgets.amount_edit import read_amount
from director.gui.widgets.calm import calm
from director.host.i18n import N_, _

_OWN: Final = (
    ("curve", N_("Curve")),
    ("percent", N_("Percents of my own")),
    ("fixed", N_("Fixed amounts")),
)


class SchemeForm(QWidget):
    """A box with the tables, and a field or two for what they leave open."""

    changed = Signal()
    """Another scheme."""

    def __init__(
        self, tables: Sequence[tuple[str, Scheme]], decimals: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._tables, self._decimals = tuple(tables), decimals
        self.kind, self.places, self.first, self.line = QComboBox(), QLineEdit(), QLineEdit(), QLineEdit()
        for widget, name in (
            (self.kind, "scheme"), (self.places, "places"), (self.first, "first"), (self.line, "line"),
        ):  # fmt: skip
            widget.setObjectName(name)
        for name, _scheme in self._tables:
            self.kind.addItem(name, "table")
        for key, words in _OWN:
            self.kind.addItem(_(words), key)
        self.kind.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.kind.setMinimumContentsLength(10)
        self.kind.setAccessibleName(_("Payout table"))
        calm(self.kind)
        self.places.setText("15 %")
        self.first.setText("22 %")
        self._form = QFormLayout(self)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setVerticalSpacing(6)
        self._form.addRow(self.kind)
        self._form.addRow(_("Places paid"), self.places)
        self._form.addRow(_("First place"), self.first)
        self._form.addRow(self.line)
        self.places.setToolTip(_("A number such as 27, or a part of the entries such as 15 %"))
        self.first.setToolTip(_("Its part of the pool in percent"))
        self.kind.currentIndexChanged.connect(self._on_kind)
        for edit in (self.places, self.first, self.line):
            edit.textChanged.connect(self.changed)
        self._on_kind()

    def choose(self, scheme: Scheme) -> None:
        """Show this scheme; one that is no table of the list is shown by its figures."""
        known = next((at for at, (_name, one) in enumerate(self._tables) if one == scheme), None)
        if known is not None:
            self.kind.setCurrentIndex(known)
            return
        self.kind.setCurrentIndex(self.kind.findData(scheme.kind))
        if scheme.kind == "curve":
            self.places.setText(str(scheme.places) if scheme.places else f"{scheme.field} %")
            self.first.setText(f"{scheme.first} %")
        elif scheme.kind == "percent" and scheme.tables:
            self.line.setText(" ".join(scheme.tables[-1].percents))
        else:
            whole = (amount / 10**self._decimals for amount in scheme.amounts)
            self.line.setText(" ".join(f"{one:.{self._decimals}f}".removesuffix(".00") for one in whole))

    def scheme(self) -> Scheme | None:
        """What is chosen; None where something typed cannot be read."""
        match self.kind.currentData():
            case "table":
                return self._tables[self.kind.currentIndex()][1]
            case "curve":
                return self._curve()
            case "percent":
                return Scheme(tables=(PercentTable(tuple(map(_percent, self.line.text().split()))),))
        amounts = [read_amount(text, self._decimals) for text in self.line.text().split()]
        if not amounts or None in amounts:
            return None
        return Scheme(kind="fixed", amounts=tuple(one for one in amounts if one is not None))

    # ------------------------------------------------------------ within

    def _curve(self) -> Scheme | None:
        places, bare = self.places.text().strip(), Scheme(kind="curve", first=_percent(self.first.text()))
        if places.endswith("%"):
            return replace(bare, field=_percent(places))
        return replace(bare, places=int(places)) if places.isascii() and places.isdigit() else None

    def _on_kind(self) -> None:
        kind = self.kind.currentData()
        for edit in (self.places, self.first):
            self._form.setRowVisible(edit, kind == "curve")
        self._form.setRowVisible(self.line, kind in ("percent", "fixed"))
        hint = _("50 30 20") if kind == "percent" else _("5000 3000 2000")
        self.line.setPlaceholderText(hint)
        self.line.setToolTip(_("One figure for each place, first place first, with spaces between"))
        self.changed.emit()


def _percent(text: str) -> str:
    """A percent as the journal writes it."""
    return text.replace("%", "").replace(",", ".").strip()
