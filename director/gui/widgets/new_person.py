"""The inline form for somebody who is not in the address book: Enter registers and seats."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from director.domain.people import People
from director.gui.widgets.key_button import KeyButton
from director.gui.widgets.person_fields import PersonFields
from director.host.i18n import _, current
from director.views.import_preview import particulars


class NewPerson(QWidget):
    """Family name, given name and the rest; says when somebody of this name is known already."""

    wanted = Signal(object, bool)
    """The new `Person`, and whether with a seat."""
    left = Signal()
    """Leave it; what was typed is forgotten."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._people = People()
        self._busy = False
        self._typed_in: QWidget | None = None
        self._title = QLabel()
        self._title.setProperty("type", "title")
        self._known = QLabel()
        self._known.setObjectName("namesakes")
        self._known.setProperty("state", "amber")
        self._known.setWordWrap(True)
        self._known.hide()
        self.fields = PersonFields()
        self._seat, self._draw, self._leave = (
            KeyButton("armchair", "primary"),
            KeyButton("shuffle"),
            KeyButton("x", "quiet"),
        )
        for name, button in (("new-seat", self._seat), ("new-draw", self._draw), ("new-leave", self._leave)):
            button.setObjectName(name)
        self._seat.clicked.connect(self._on_seat)
        self._draw.clicked.connect(self._on_draw)
        self._leave.clicked.connect(self.left)
        self.fields.accepted.connect(self._on_accepted)
        self.fields.left.connect(self.left)
        self.fields.edited.connect(self._look_for_namesakes)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for part in (self._title, self.fields, self._known, self._seat, self._draw, self._leave):
            column.addWidget(part)
        column.addStretch(1)
        self.retranslate()

    def retranslate(self) -> None:
        """Everything in the language spoken now."""
        self._title.setText(_("New person"))
        self._seat.say(_("Register and seat"), _("Enter"))
        self._draw.say(_("Register for the draw"), _("Shift+Enter"))
        self._leave.say(_("Leave it"), _("Esc"))
        self.fields.retranslate()

    def begin(self, typed: str, people: People) -> None:
        """Begin with what was typed into the name field."""
        self._people = people
        self.set_busy(False)
        self.fields.begin(typed)
        self._look_for_namesakes()

    def set_busy(self, busy: bool) -> None:
        """While it is being stored nothing can be sent twice; text and keyboard stay where they are."""
        if busy and not self._busy:
            self._typed_in = self.focusWidget()
        self._busy = busy
        for part in (self.fields, self._seat, self._draw):
            part.setEnabled(not busy)
        if not busy and self._typed_in is not None:  # Qt took the keyboard elsewhere
            self._typed_in.setFocus()
            self._typed_in = None

    def _on_seat(self) -> None:
        self._on_accepted(False)

    def _on_draw(self) -> None:
        self._on_accepted(True)

    def _on_accepted(self, shift: bool) -> None:
        if self._busy:
            return
        one = self.fields.person()
        if one is not None:
            self.set_busy(True)
            self.wanted.emit(one, not shift)

    def _look_for_namesakes(self) -> None:
        family, given = self.fields.field("family").text(), self.fields.field("given").text()
        twins = self._people.named(family, given) if family.strip() and given.strip() else ()
        self._known.setVisible(bool(twins))
        if twins:
            words = current()
            known = "\n".join(particulars(one, words) for one in twins[:3])
            self._known.setText(
                _("Somebody of this name is in the address book already:\n{known}").format(known=known)
            )
