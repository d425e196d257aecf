"""What was guessed about a list of players."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from director.domain.lists import Reading
from director.gui.widgets.import_guesses import ImportGuesses
from director.host.i18n import _


class ListGuesses(ImportGuesses):
    """The file's own guesses, the order of a whole name, and what dates and amounts leave open.

    Gives fields of `domain.lists.Choices`.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("family_first", "day_first", "thousands", parent=parent)

    def show_reading(self, reading: Reading) -> None:
        """The guesses of this reading."""
        self.say({"family_first": _("&Names"), "day_first": _("D&ates"), "thousands": _("A&mounts")})
        self.show_file(reading)
        orders = [(True, _("family name first")), (False, _("first name first"))]
        self.fill("family_first", orders, reading.family_first)
        self.show_field("family_first", visible="full" in reading.columns)
        days = [(True, _("05/06 is 5 June")), (False, _("05/06 is 6 May"))]
        self.fill("day_first", days, reading.day_first)
        self.show_field("day_first", visible="day_first" in reading.opens)
        signs = [(",", _("1,500 is thousands")), (".", _("1.500 is thousands"))]
        self.fill("thousands", signs, reading.thousands)
        self.show_field("thousands", visible="thousands" in reading.opens)
