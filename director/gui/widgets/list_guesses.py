"""What was guessed about a list of players."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from director.domain.lists import Reading
from director.gui.widgets.import_guesses import ImportGuesses
from director.host.i18n import _


class ListGuesses(ImportGuesses):
    """The file's own guesses, and the order of a whole name. Gives fields of `domain.lists.Choices`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("family_first", parent=parent)

    def show_reading(self, reading: Reading) -> None:
        """The guesses of this reading."""
        self.say({"family_first": _("&Names")})
        self.show_file(reading)
        orders = [(True, _("family name first")), (False, _("first name first"))]
        self.fill("family_first", orders, reading.family_first)
        self.show_field("family_first", visible="full" in reading.columns)
