"""What is known of a person, as fields to fill in: for somebody new, and to correct somebody known."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from director.desk.lists.cells import birth_date
from director.domain.ids import PersonId
from director.domain.people import NOBODY, Person, person
from director.domain.refusal import Impossible
from director.gui.style import restyle
from director.host.i18n import N_, _

FIELDS: Final = {
    "family": N_("&Last name"),
    "given": N_("&First name"),
    "country": N_("C&ountry"),
    "born": N_("&Born"),
    "club": N_("&Club"),
    "number": N_("Own &number"),
    "note": N_("No&te"),
}
"""In the order of the Tab key. Their names are those of `Person`."""
_LIKE_A_DATE: Final = re.compile(r"[0-9]{1,4}([-./])[0-9]{1,2}\1[0-9]{2,4}")
"""What was meant as a birth date, even where the form must ask how."""
_A_SEAT: Final = re.compile(r"[0-9]+[-.:/][0-9]+")


class PersonFields(QWidget):
    """The fields, and the one thing that is wrong with them."""

    accepted = Signal(bool)
    """Enter in any field; True with Shift."""
    left = Signal()
    """Esc in any field."""
    edited = Signal()
    """Something was typed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._who: PersonId = NOBODY
        self._labels = {name: QLabel() for name in FIELDS}
        self._edits = {name: _Edit(self) for name in FIELDS}
        self._fault = QLabel()
        self._fault.setObjectName("fault")
        self._fault.setProperty("state", "red")
        self._fault.setWordWrap(True)
        self._fault.hide()
        form = QFormLayout()
        form.setContentsMargins(0, 0, 0, 0)
        form.setHorizontalSpacing(12)
        form.setVerticalSpacing(8)
        for name, edit in self._edits.items():
            edit.setObjectName(name)
            edit.setMaxLength(2000 if name == "note" else 120)
            edit.entered.connect(self.accepted)
            edit.left.connect(self.left)
            edit.textEdited.connect(self._on_edited)
            self._labels[name].setBuddy(edit)
        for name in ("family", "given"):
            form.addRow(self._labels[name], self._edits[name])
        form.addRow(self._labels["country"], self._country_and_born())
        for name in ("club", "number", "note"):
            form.addRow(self._labels[name], self._edits[name])
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(form)
        column.addWidget(self._fault)
        self.retranslate()

    def _country_and_born(self) -> QHBoxLayout:
        """Both are short: they share a line."""
        row = QHBoxLayout()
        row.setSpacing(8)
        self._edits["country"].setMaximumWidth(72)
        row.addWidget(self._edits["country"])
        row.addWidget(self._labels["born"])
        row.addWidget(self._edits["born"], 1)
        return row

    def retranslate(self) -> None:
        """The labels in the language spoken now."""
        for name, words in FIELDS.items():
            self._labels[name].setText(_(words))
            self._edits[name].setAccessibleName(_(words).replace("&", ""))
        self._edits["country"].setPlaceholderText("RUS")
        self._edits["born"].setPlaceholderText("1987")

    def field(self, name: str) -> QLineEdit:
        """One field, by its name in `Person`."""
        return self._edits[name]

    def show_person(self, one: Person) -> None:
        """Fill the fields with what is known."""
        self._who = one.id
        for name, edit in self._edits.items():
            edit.setText(str(getattr(one, name)).replace("\n", " · "))
            edit.setCursorPosition(0)
            restyle(edit, wrong=False)
        self._fault.hide()

    def begin(self, typed: str) -> None:
        """Somebody new, of whom a clerk typed this much: family name first, or before a comma.

        What was typed with figures goes where it belongs: a birth date or a year, and the own number.
        """
        name, born, number = _figures_apart(typed)
        family, comma, given = name.partition(",")
        if not comma:
            family, _space, given = name.partition(" ")
        names = _capital(family.strip()), _capital(given.strip())
        self.show_person(Person(NOBODY, *names, born=born, number=number))
        field = self.field("given" if family.strip() else "family")
        field.setFocus(Qt.FocusReason.OtherFocusReason)
        field.end(False)

    def person(self) -> Person | None:
        """Who stands in the fields; None, with the field marked and the reason said, where nobody can."""
        texts = {name: edit.text() for name, edit in self._edits.items()}
        born = texts.pop("born").strip()
        read = birth_date(born) if born else ""
        if read is None:
            self._say(
                "born",
                _("“{born}” is no birth date. Write 1987-03-02, 02.03.1987 or 1987.").format(born=born),
            )
            return None
        try:
            return person(texts.pop("family"), texts.pop("given"), who=self._who, born=read, **texts)
        except Impossible:
            self._say("family", _("A person needs a name."))
            return None

    def _say(self, name: str, fault: str) -> None:
        restyle(self._edits[name], wrong=True)
        self._edits[name].setFocus(Qt.FocusReason.OtherFocusReason)
        self._fault.setText(fault)
        self._fault.show()

    def _on_edited(self) -> None:
        for edit in self._edits.values():
            restyle(edit, wrong=False)
        self._fault.hide()
        self.edited.emit()


def _figures_apart(typed: str) -> tuple[str, str, str]:
    """The name, the birth date and the own number of one line; a seat such as 12-4 is nobody's."""
    name, born, number = [], "", ""
    for word in typed.split():
        bare = word.strip(",;()")
        if not any(map(str.isdigit, word)):
            name.append(word)
        elif not born and (birth_date(bare) is not None or _LIKE_A_DATE.fullmatch(bare)):
            born = bare
        elif not number and bare.isalnum():
            number = bare
        elif not _A_SEAT.fullmatch(bare):
            name.append(word)
    return " ".join(name).strip(" ,"), born, number


def _capital(name: str) -> str:
    """A name typed in small letters, with a capital; any other spelling stays."""
    return name.title() if name.islower() else name


class _Edit(QLineEdit):
    """A field in which Enter accepts the whole form."""

    entered = Signal(bool)
    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.entered.emit(bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
            event.accept()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            event.accept()
        else:
            super().keyPressEvent(event)
