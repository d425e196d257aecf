"""Correct what the address book knows of somebody, or erase it. The journal keeps only ids: names may go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from director.gui import ask
from director.gui.dialogs.frame import FramedDialog, opens_handbook
from director.gui.widgets.lasting import lasting
from director.gui.widgets.person_fields import PersonFields
from director.host.i18n import _, current

if TYPE_CHECKING:
    from director.desk.desk import Desk
    from director.domain.findings import Traces
    from director.domain.people import Person
    from director.gui.bridge import Bridge


class PersonDialog(FramedDialog):
    """The fields of one person; Save writes them to the address book of the venue, Erase takes them out."""

    erased = Signal(str)
    """The person is erased; what to say of it."""

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
        self.erase = QPushButton(_("Erase the person…"))
        self.erase.setObjectName("erase")
        self.erase.setAutoDefault(False)
        self.erase.setToolTip(_("The name goes out of the file for good; a number stays in its place."))
        self.erase.clicked.connect(self._on_erase)
        self.foot.insertWidget(0, self.erase)

    def accept(self) -> None:
        changed = self.fields.person()
        if changed is None:
            return
        if changed != self._one:
            self._bridge.run(lambda desk: desk.venue.change_person(changed), once=("person", changed))
        super().accept()

    def _on_accepted(self, _shift: bool) -> None:
        self.accept()

    def _on_erase(self) -> None:
        """Say first what would stay; that needs the whole journal."""
        from director.desk.erasing import event_names, traces
        from director.views.erasing import remains

        who = self._one.id

        def look(desk: Desk) -> tuple[Traces, list[str]]:
            found = traces(desk.venue, who)
            return found, list(remains(found, event_names(desk.venue), current()))

        def agree(found: tuple[Traces, list[str]]) -> None:
            self._agree(*found)

        self._bridge.run(look, lasting(self, agree), once=("erase", who))

    def _agree(self, found: Traces, left: list[str]) -> None:
        from director.desk.erasing import erase_person
        from director.views.erasing import stays

        one, bridge = self._one, self._bridge
        text = _("Erase {name} for good?").format(name=one.name)
        detail = [_("This cannot be undone."), stays(found, current())]
        if one.id in bridge.tournament.playing_persons:
            detail.append(_("The person still plays here and is shown as a number from now on."))
        detail += [*left, _("Copies and papers made before still have the name.")]
        if not ask.confirm(self, text, "\n".join(detail), yes=_("Erase")):
            return
        told = lasting(self, self._tell_erased)
        bridge.run(lambda desk: erase_person(desk.venue, one.id), told, once=("erased", one.id))

    def _tell_erased(self, left: Traces) -> None:
        from director.views.erasing import remains

        done = _("Erased; number {number} stays.").format(number=left.person.id)
        self.erased.emit(done)
        if not left.cleared:
            ask.tell(self, done, "\n".join(remains(replace(left, plain=()), {}, current())))
        super().reject()
