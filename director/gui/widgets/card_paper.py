"""Which paper cards and receipts go onto at this desk, and in which second language: as chosen last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QWidget

from director.gui.of_bridge import OfBridge
from director.host.i18n import LANGUAGES, Words, _, current
from director.host.two_languages import words_of_both
from director.printing.house_file import HouseFault
from director.printing.logo import Logo, house_logo
from director.printing.stock import A4, Stock
from director.printing.stock_file import HouseStock, house_stock

if TYPE_CHECKING:
    from director.gui.bridge import Bridge


class CardPaper(OfBridge):
    """The stock of cards, and every stock this house has."""

    changed = Signal()
    """Another stock, or another second language."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__(bridge)
        self._venue = bridge.desk.venue.path
        self.house: HouseStock = house_stock(self._venue)
        self.stock: Stock = A4
        self.second = ""
        """The other language of all paper; empty for none."""
        self.logo: Logo | None = None
        """Of the house, on all paper."""
        self.logo_fault: HouseFault | None = None
        """Why the file of the logo is none."""
        self._read_logo()

    @property
    def words(self) -> Words:
        """The words of paper that is made here and now: those of the window, and of the second language."""
        return words_of_both(current().language, self.second)

    def choose(self, key: str) -> None:
        """Cards go onto this stock from now on; one that the house has no more is A4."""
        stock = self.house.stocks.get(key, A4)
        if stock != self.stock:
            self.stock = stock
            self.changed.emit()

    def look_for_logo(self) -> None:
        """The file of the logo is another, or there is none any more."""
        self._read_logo()
        self.changed.emit()

    def _read_logo(self) -> None:
        found = house_logo(self._venue)
        self.logo = found if isinstance(found, Logo) else None
        self.logo_fault = found if isinstance(found, HouseFault) else None

    def speak_also(self, language: str) -> None:
        """Paper says everything in this language too from now on; empty for none."""
        if language != self.second and language in ("", *LANGUAGES):
            self.second = language
            self.changed.emit()


class CardPaperBox(QComboBox):
    """Chooses the paper of cards."""

    def __init__(self, paper: CardPaper, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("stock")
        self.setAccessibleName(_("Sheet"))
        self.setToolTip(_("The paper, label or roll it goes onto"))
        for stock in paper.house.stocks.values():
            self.addItem(stock.title(current(), of_cards=True), stock.id)
        self.setCurrentIndex(max(0, self.findData(paper.stock.id)))
        self.activated.connect(lambda _at: paper.choose(self.currentData()))
