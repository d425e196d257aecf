"""The choices of one document: language of the paper, which cards, one table, the code, the stock."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLabel, QWidget

from director.domain.ids import EntryId
from director.gui.widgets import paper_order
from director.gui.widgets.paper_officials import PaperOfficials
from director.gui.widgets.paper_order import PaperOrder
from director.host import i18n, resources
from director.host.i18n import LANGUAGES, N_, _, current
from director.printing import catalogue
from director.printing.house_file import house_fault
from director.printing.stock import A4
from director.views.figures import chips
from director.views.papers import handbook_text

if TYPE_CHECKING:
    from director.domain.tournament import Tournament
    from director.gui.widgets.card_paper import CardPaper

_ROWS: Final = {
    "which": N_("&Which"),
    "table": N_("&Table"),
    "draw": N_("&Draw"),
    "page": N_("&Page"),
    "period": N_("Of which &time"),
    "language": N_("&Language"),
    "second": N_("Also &in"),
    "order": N_("&Order"),
    "code": N_("&Code"),
    "stock": N_("&Sheet"),
}
"""All choices, in the order of the eye. What a combo box holds is filled in from the state."""

_OF: Final = {
    paper_order.CARDS: ("which", "table", "order", "code", "stacked", "language", "stock"),
    paper_order.BY_NAME: ("language", "stock"),
    paper_order.BY_TABLE: ("which", "table", "language", "stock"),
    paper_order.LEFT: ("language", "stock"),
    paper_order.ALTERNATES: ("language", "stock"),
    paper_order.SIGN_IN: ("language", "stock"),
    paper_order.PACK: ("language", "stock"),
    paper_order.SHEETS: ("which", "table", "language", "stock"),
    paper_order.COUNTS: ("which", "table", "language", "stock"),
    paper_order.RACES: ("which", "table", "language", "stock"),
    paper_order.CHANGES: ("language", "stock"),
    paper_order.SLIPS: ("language", "stock"),
    paper_order.SLIP_ROLL: ("language",),
    paper_order.RECEIPT: ("language", "stock"),
    paper_order.MONEY: ("period", "language", "stock"),
    paper_order.PAYOUTS: ("language", "stock"),
    paper_order.PAID: ("language", "stock"),
    paper_order.DEAL: ("language", "stock"),
    paper_order.BOUNTIES: ("language", "stock"),
    paper_order.RESULTS: ("language", "stock"),
    paper_order.FINAL: ("officials", "language", "stock"),
    paper_order.PROTOCOL: ("draw", "language", "stock"),
    paper_order.SCHEDULE: ("language", "stock"),
    paper_order.RULES: ("language", "stock"),
    paper_order.RULINGS: ("period", "language", "stock"),
    paper_order.HAND_OVER: ("period", "language", "stock"),
    paper_order.STATISTICS: ("period", "language", "stock"),
    paper_order.JOURNAL: ("period", "language", "stock"),
    paper_order.HANDBOOK: ("page", "language", "stock"),
}

_CODES: Final = (
    ("qr", N_("QR code")),
    ("code128", N_("Code 128, prints faster")),
    ("none", N_("Letters only")),
)
_PERIODS: Final = (
    ("event", N_("The whole event")),
    ("day", N_("Today, since six in the morning")),
    ("shift", N_("The last eight hours")),
)
_ORDERS: Final = (("name", N_("By name")), ("table", N_("By table and seat")))


class PaperChoices(QWidget):
    """Combo boxes that make a `PaperOrder`."""

    changed = Signal()
    """Another choice."""

    def __init__(self, paper: CardPaper, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = paper_order.CARDS
        self._new: frozenset[EntryId] = frozenset()
        self._labels = {name: QLabel() for name in _ROWS}
        self._boxes = {name: QComboBox() for name in _ROWS}
        self._by_hand = False
        """Whether the language of the paper was chosen; until then it is the one of the window."""
        self._paper = paper
        self._list_stock = A4.id
        """The stock chosen last of lists; that of cards is known everywhere."""
        self._faults = QLabel()
        self._stacked, self._officials = QCheckBox(), PaperOfficials()
        self._stacked.setObjectName("stacked")
        self._form = QFormLayout(self)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setHorizontalSpacing(12)
        self._form.setVerticalSpacing(8)
        for name, label in self._labels.items():
            box = self._boxes[name]
            box.setObjectName(name)
            box.setMinimumContentsLength(8)
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            label.setBuddy(box)
            self._form.addRow(label, box)
            box.currentIndexChanged.connect(self._on_changed)
        self._boxes["language"].activated.connect(self._on_language)
        self._boxes["language"].currentIndexChanged.connect(self._fill_second)
        self._boxes["second"].activated.connect(self._on_second)
        self._boxes["stock"].activated.connect(self._on_stock)
        paper.changed.connect(self._on_paper)
        self._faults.setObjectName("stock-faults")
        self._faults.setWordWrap(True)
        self._faults.setProperty("state", "red")
        self._form.addRow(self._officials)
        self._form.addRow(self._faults)
        self._form.addRow(self._stacked)
        self._officials.changed.connect(self._on_changed)
        self._stacked.toggled.connect(self._on_changed)
        self.retranslate()

    def retranslate(self) -> None:
        """Everything in the language spoken now."""
        for name, words in _ROWS.items():
            self._labels[name].setText(_(words))
            self._boxes[name].setAccessibleName(_(words).replace("&", ""))
        self._officials.retranslate()
        self._stacked.setText(_("In order after cutting the pile"))
        self._stacked.setToolTip(_("Cut the whole stack at once: each small pile is in order."))
        self._fill("code", ((key, _(words)) for key, words in _CODES))
        self._fill("order", ((key, _(words)) for key, words in _ORDERS))
        self._fill("period", ((key, _(words)) for key, words in _PERIODS))
        chosen = self._value("language") if self._by_hand else current().language
        self._fill("language", LANGUAGES.items(), chosen=chosen)
        self._fill_second()
        self._fill_stock()

    def show_for(
        self, document: str, tournament: Tournament, new: frozenset[EntryId], *, printed: bool
    ) -> None:
        """Offer the choices of this document as the tournament stands; `new` are those without a card."""
        self._document, self._new = document, new
        which = [("all", _("All tables") if document != paper_order.CARDS else _("Everybody"))]
        if document == paper_order.CARDS and printed:
            label = _("Without a card yet: {n}").format(n=chips(len(new), current()))
            which.append(("new", label))
        which.append(("table", _("One table")))
        self._fill("which", which)
        tables = sorted(table.number for table in tournament.open_tables())
        self._fill("table", ((number, str(number)) for number in tables))
        draws = [(drawn.number, str(drawn.number)) for drawn in reversed(tournament.draws)]
        self._fill("draw", draws)
        if document == paper_order.HANDBOOK:
            self._fill("page", _handbook_pages())
        self._fill_stock()
        self._show_rows()

    def order(self) -> PaperOrder:
        """What is chosen."""
        which, said = self._value("which"), self._value
        cards = self._document == paper_order.CARDS
        return PaperOrder(
            self._document,
            said("language") or current().language,
            self._paper.house.stocks.get(said("stock") or "", A4),
            said("code") or "qr",
            said("order") or "name",
            cards and self._stacked.isChecked(),
            self._value("table") if which == "table" else None,
            self._new if cards and which == "new" else None,
            self._value("draw") if self._document == paper_order.PROTOCOL else None,
            self._value("page") or "" if self._document == paper_order.HANDBOOK else "",
            signs=self._officials.names() if self._document == paper_order.FINAL else ("", ""),
            period=said("period") or "event",
            second="" if self._document == paper_order.HANDBOOK else said("second") or "",
            logo=self._paper.logo,
        )

    def choose_new(self) -> None:
        """Of cards only those that nobody has yet, where any were printed."""
        box = self._boxes["which"]
        box.setCurrentIndex(max(0, box.findData("new")))

    def language_by_hand(self) -> str:
        """The language that was chosen for the paper; empty while it follows the window."""
        return self._value("language") or "" if self._by_hand else ""

    def second(self) -> str:
        """The other language of all paper; empty for none, or where it is the first."""
        return "" if self._paper.second == self._value("language") else self._paper.second

    def keep(self) -> dict[str, Any]:
        """What this machine keeps for the next start."""
        names = ("code", "order", *(("language",) if self._by_hand else ()))
        stocks = {"stock": self._list_stock, "card_stock": self._paper.stock.id, "second": self._paper.second}
        chosen = {name: self._value(name) for name in names}
        ticked, officials = self._stacked.isChecked(), list(self._officials.names())
        return {**chosen, **stocks, "stacked": ticked, "officials": officials}

    def take_back(self, kept: dict[str, Any]) -> None:
        """Take back what `keep` gave."""
        if isinstance(kept.get("stock"), str):
            self._list_stock = kept["stock"]
        if isinstance(kept.get("card_stock"), str):
            self._paper.choose(kept["card_stock"])
        if isinstance(kept.get("second"), str):
            self._paper.speak_also(kept["second"])
        self._fill_stock()
        for name in ("language", "code", "order"):
            place = self._boxes[name].findData(kept.get(name))
            if place >= 0:
                self._boxes[name].setCurrentIndex(place)
                self._by_hand = self._by_hand or name == "language"
        self._stacked.setChecked(kept.get("stacked") is True)
        self._officials.take_back(kept.get("officials"))

    def _fill_stock(self) -> None:
        """The stock that the document takes, each by its name; those of the house last."""
        document, words = catalogue.document(self._document), current()
        offered = [stock for stock in self._paper.house.stocks.values() if document.takes(stock)]
        titles = [(stock.id, stock.title(words, of_cards=document.is_of_cards)) for stock in offered]
        chosen = self._paper.stock.id if document.is_of_cards else self._list_stock
        self._fill("stock", titles, chosen=chosen)
        faults = filter(None, (*self._paper.house.faults, self._paper.logo_fault))
        self._faults.setText("\n".join(house_fault(fault, words) for fault in faults))

    def _fill_second(self) -> None:
        """The languages that are not the first; the one chosen last is known everywhere."""
        others = [each for each in LANGUAGES.items() if each[0] != self._value("language")]
        self._fill("second", [("", _("No second language")), *others], chosen=self._paper.second)

    def _value(self, name: str) -> Any:
        return self._boxes[name].currentData()

    def _fill(self, name: str, items: Iterable[tuple[object, str]], chosen: object = None) -> None:
        box = self._boxes[name]
        chosen = box.currentData() if chosen is None else chosen
        box.blockSignals(True)
        box.clear()
        for value, words in items:
            box.addItem(words, value)
        box.setCurrentIndex(max(0, box.findData(chosen)) if box.count() else -1)
        box.blockSignals(False)

    def _show_rows(self) -> None:
        offered = _OF[self._document]
        if self._document != paper_order.HANDBOOK:
            offered = (*offered, "second")
        for name, box in self._boxes.items():
            shown = name in offered and (name != "table" or self._value("which") == "table")
            self._form.setRowVisible(box, shown)
        self._form.setRowVisible(self._officials, "officials" in offered)
        self._form.setRowVisible(self._stacked, "stacked" in offered)
        self._form.setRowVisible(self._faults, "stock" in offered and bool(self._faults.text()))

    def _on_stock(self) -> None:
        if catalogue.document(self._document).is_of_cards:
            self._paper.choose(self._value("stock"))
        else:
            self._list_stock = self._value("stock")

    def _on_paper(self) -> None:
        """Cards go onto another stock: chosen here, or beside a card."""
        self._fill_stock()
        self._fill_second()
        self._on_changed()

    def _on_language(self) -> None:
        self._by_hand = True

    def _on_second(self) -> None:
        self._paper.speak_also(self._value("second"))

    def _on_changed(self) -> None:
        self._show_rows()
        self.changed.emit()


def _handbook_pages() -> list[tuple[str, str]]:
    words = current()
    found = resources.listing(f"handbook/{words.language}", "*.md") or resources.listing(
        f"handbook/{i18n.SOURCE}", "*.md"
    )
    pages = sorted(name.rpartition("/")[2].removesuffix(".md") for name in found)
    return [(page, handbook_text(page, words).title) for page in pages]
