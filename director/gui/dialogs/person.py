"""Correct what the address book knows of somebody. The journal keeps only ids, so names may change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from director.gui.dialogs.frame import FramedDialog, opens_handbook
from director.gui.widgets.person_fields import PersonFields
from director.host.i18n import _

if TYPE_CHECKING:
    from director.domain.people import Person
    from director.gui.bridge import Bridge


class PersonDialog(FramedDialog):
    """The fields of one person; Save writes them to the address book of the venue."""

    def __init__(self, bridge: Bridge, one: Person, parent: QWidget | None = None) -> None:
        super().__init__(
            _("Correct {name}").format(name=one.name),
            _("Shown everywhere at once: in lists, on the floor and on paper printed from now on."),
            _("Save"),
            parent,
        )
        opens_handbook(self, "registration")
        self._bridge = bridge
        self._one = one
        self.fields = PersonFields()
        self.fields.show_person(one)
        self.fields.accepted.connect(self._on_accepted)
        self.fields.left.connect(self.reject)
        self.body.addWidget(self.fields)

    def accept(self) -> None:
        changed = self.fields.person()
        if changed is None:
            return
        if changed != self._one:
            self._bridge.run(lambda desk: desk.venue.change_person(changed), once=("person", changed))
        super().accept()

    def _on_accepted(self, _shift: bool) -> None:
        self.accept()
