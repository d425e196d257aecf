"""Print: every document at the left with its choices, the paper itself at the right."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Final

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from director.desk.desk import Changed
from director.desk.files import file_title
from director.gui import icons
from director.gui.bridge import Bridge
from director.gui.commands import Command
from director.gui.pages.page import Page
from director.gui.widgets import paper_order
from director.gui.widgets.card_paper import CardPaper
from director.gui.widgets.key_button import KeyButton
from director.gui.widgets.pack_pane import PackPane
from director.gui.widgets.paper_choices import PaperChoices
from director.gui.widgets.paper_dispatch import PaperDispatch
from director.gui.widgets.paper_job import PaperJob
from director.gui.widgets.paper_packs import PaperPacks
from director.gui.widgets.paper_view import PaperView
from director.gui.widgets.parting import across, upright
from director.gui.widgets.print_centre import PrintCentre
from director.gui.widgets.print_memory import PrintMemory
from director.gui.widgets.print_queue import PrintQueue
from director.gui.widgets.print_queue_bar import PrintQueueBar
from director.gui.widgets.printed_note import PrintedNote
from director.gui.widgets.side_scroll import SideScroll
from director.host.i18n import N_, _
from director.printing.catalogue import DOCUMENTS

if TYPE_CHECKING:
    from director.gui.widgets.paper_order import PaperOrder

_ICONS: Final = {
    paper_order.CARDS: "armchair",
    paper_order.BY_NAME: "users",
    paper_order.BY_TABLE: "table-2",
    paper_order.LEFT: "user",
    paper_order.ALTERNATES: "hourglass",
    paper_order.SIGN_IN: "pencil",
    paper_order.PACK: "layers",
    paper_order.SHEETS: "file-text",
    paper_order.COUNTS: "coins",
    paper_order.RACES: "layers",
    paper_order.CHANGES: "move",
    paper_order.SLIPS: "arrow-right",
    paper_order.SLIP_ROLL: "arrow-right",
    paper_order.RECEIPT: "hand-coins",
    paper_order.MONEY: "coins",
    paper_order.PAYOUTS: "trophy",
    paper_order.PAID: "hand-coins",
    paper_order.DEAL: "pencil",
    paper_order.BOUNTIES: "coins",
    paper_order.RESULTS: "flag",
    paper_order.FINAL: "file-text",
    paper_order.PROTOCOL: "shuffle",
    paper_order.SCHEDULE: "clock",
    paper_order.RULES: "spade",
    paper_order.RULINGS: "gavel",
    paper_order.HAND_OVER: "log-out",
    paper_order.STATISTICS: "list-filter",
    paper_order.JOURNAL: "history",
    paper_order.HANDBOOK: "book-open",
}
_NOTHING: Final = {
    paper_order.CARDS: N_("Nobody has a seat yet. Draw the seats on the Floor page, then the paper is here."),
    paper_order.BY_NAME: N_(
        "Nobody has a seat yet. Draw the seats on the Floor page, then the paper is here."
    ),
    paper_order.CHANGES: N_(
        "No table was broken and nobody drew anew yet. The lists of who goes where will be here."
    ),
    paper_order.SLIPS: N_("Nobody was moved yet. The slips of those who change seats will be here."),
    paper_order.SLIP_ROLL: N_("Nobody was moved yet. The slips of those who change seats will be here."),
    paper_order.RECEIPT: N_(
        "Nobody has paid anything yet. Receipts for entries, rebuys and add-ons will be here."
    ),
    paper_order.MONEY: N_("No money was taken in this time. What each clerk took will be here."),
    paper_order.SIGN_IN: N_(
        "Nobody is in or expected yet. Register players or bring in a list of those who come."
    ),
    paper_order.PAYOUTS: N_("No payouts are published yet. Compare and publish them on the Payouts page."),
    paper_order.PAID: N_("Nobody was paid yet. Receipts of prizes, deals and bounties will be here."),
    paper_order.DEAL: N_("No deal was made. Its sheet is printed from the deal on the Payouts page."),
    paper_order.BOUNTIES: N_("This event has no bounties. Plan them on the Payouts page."),
    paper_order.RESULTS: N_("Nobody has a place yet. Whoever goes out will be here, and the winner first."),
    paper_order.FINAL: N_("Nobody has a place yet. Whoever goes out will be here, and the winner first."),
    paper_order.LEFT: N_("Nobody is in yet. Register players, then the list is here."),
    paper_order.ALTERNATES: N_("Nobody waits for a seat. Whoever does will be here, in order."),
    paper_order.PROTOCOL: N_(
        "No draw was made yet. Its protocol will be here, with everything to check it by."
    ),
    paper_order.SCHEDULE: N_(
        "There is no level schedule yet. Make one on the Clock page, then the paper is here."
    ),
    paper_order.HANDBOOK: N_("The handbook is missing from this copy of the program."),
    paper_order.COUNTS: N_("Nobody sits at an open table, or every chip of the break has left already."),
    paper_order.RACES: N_("Nobody sits at an open table, or every chip of the break has left already."),
}
"""What to do before a document can be printed."""
_ROW: Final = 30
"""Height of a document in the list, in pixels."""
SETTLE: Final = 400
"""Milliseconds without a change before the preview is drawn anew."""


class PrintPage(Page):
    """Paper in seconds."""

    key: ClassVar[str] = "print"

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        self._then = ""
        self._memory = PrintMemory.of(bridge)
        self._documents, self._choices = QListWidget(), PaperChoices(CardPaper.of(bridge))
        self._packs, self._pane = PaperPacks.of(bridge), PackPane(bridge)
        self._job = PaperJob(bridge, self)
        self._view = PaperView(self._job)
        self._dispatch = PaperDispatch(bridge, self)
        self._centre, self._note = PrintCentre.of(bridge), PrintedNote(bridge)
        self._title, self._progress = QLabel(), PrintQueueBar(PrintQueue.of(bridge))
        self._print, self._save = KeyButton("printer", "primary"), KeyButton("file-down")
        self._settle = QTimer(self, singleShot=True, interval=SETTLE)
        self._build()
        self._connect()
        self.retranslate()

    def _build(self) -> None:
        self._build_list()
        self._title.setProperty("type", "title")
        self._print.setObjectName("print")
        self._save.setObjectName("save")
        side = QVBoxLayout()
        side.setContentsMargins(16, 16, 16, 16)
        side.setSpacing(12)
        side.addWidget(self._title)
        side.addWidget(self._documents, 100)
        side.addWidget(across())
        side.addWidget(SideScroll(self._choices, self._pane, self._note))
        side.addStretch(1)
        for part in (self._progress, self._print, self._save):
            side.addWidget(part)
        column = QWidget()
        column.setFixedWidth(312)
        column.setLayout(side)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(column)
        whole.addWidget(upright())
        whole.addWidget(self._view, 1)

    def _build_list(self) -> None:
        """Every document; in a low window the list scrolls."""
        self._documents.setObjectName("documents")
        self._documents.setFrameShape(QFrame.Shape.NoFrame)
        self._documents.setIconSize(QSize(16, 16))
        for document in DOCUMENTS:
            item = QListWidgetItem(icons.icon(_ICONS.get(document, "file-text")), "")
            item.setData(Qt.ItemDataRole.UserRole, document)
            item.setSizeHint(QSize(0, _ROW))
            self._documents.addItem(item)
        self._documents.setMinimumHeight(3 * _ROW)
        self._documents.setMaximumHeight(len(DOCUMENTS) * _ROW + 4)
        self._documents.setCurrentRow(0)

    def _connect(self) -> None:
        self._documents.currentRowChanged.connect(self._on_document)
        self._choices.changed.connect(self._draw)
        self._settle.timeout.connect(self._on_settled)
        self._job.drafted.connect(self._on_ready)
        self._job.nothing.connect(self._on_ready)
        self._job.finished.connect(self._on_finished)
        self._job.stopped.connect(self._on_stopped)
        self._dispatch.said.connect(self.said)
        self._note.wanted.connect(self._print_changed)
        self._note.cards_wanted.connect(self._print_missing_cards)
        self._print.clicked.connect(self.print_it)
        self._save.clicked.connect(self.save_it)
        self._centre.waiting_changed.connect(self.waiting_changed)
        self._centre.changed.connect(self._name_documents)
        self.bridge.changed.connect(self._settle_later)

    # ---- what a page says of itself

    def commands(self) -> tuple[Command, ...]:
        can = self._can_print
        return (
            Command("print.print", N_("&Print…"), self.print_it, ("Ctrl+P",), "printer", "page", when=can),
            Command(
                "print.save", N_("&Save as PDF…"), self.save_it, ("Ctrl+S",), "file-down", "page", when=can
            ),
            Command("print.printed", N_("&What was printed…"), self.show_printed, (), "history", "page"),
            Command("print.logo", N_("&Logo on paper…"), self.choose_logo, (), "image", "page"),
            Command("print.fit", N_("&Fit a printer…"), self.fit_printer, (), "settings", "page"),
            Command("print.pack", N_("Make a paper pac&k now"), self._packs.make_now, (), "layers", "page"),
        )

    def refresh(self, changed: Changed | None) -> None:
        if changed is None:
            self.waiting_changed.emit(self._centre.waiting)
            self._on_document()

    def retranslate(self) -> None:
        self._title.setText(_("Print"))
        self._print.say(_("Print…"), "Ctrl+P")
        self._save.say(_("Save as PDF…"), "Ctrl+S")
        self._documents.setAccessibleName(_("Documents"))
        self._name_documents()
        self._choices.retranslate()
        self._view.retranslate()
        self._progress.retranslate()
        self._note.retranslate()

    def go_to(self, target: object) -> bool:
        """A document by its id."""
        rows = list(DOCUMENTS)
        if isinstance(target, str) and target in rows:
            self._documents.setCurrentRow(rows.index(target))
            return True
        return False

    def take_focus(self) -> None:
        self._documents.setFocus(Qt.FocusReason.OtherFocusReason)

    def keep(self) -> dict[str, Any]:
        return {"choices": self._choices.keep()}

    def take_back(self, kept: dict[str, Any]) -> None:
        choices = kept.get("choices")
        if isinstance(choices, dict):
            self._choices.take_back(choices)

    # ---- what commands do

    def print_it(self) -> None:
        """Draw the whole if need be, then ask for the printer."""
        self._then = "print"
        self._job.draw_all()

    def show_printed(self) -> None:
        """All that was printed here, and what of it is no longer true."""
        from director.gui.dialogs.printed_papers import PrintedPapersDialog

        PrintedPapersDialog(self.bridge, self.go_to, self).open()

    def save_it(self) -> None:
        """Draw the whole if need be, then ask for the file."""
        self._then = "save"
        self._job.draw_all()

    def choose_logo(self) -> None:
        """The logo of the house."""
        from director.gui.dialogs.house_logo import HouseLogoDialog

        HouseLogoDialog(self.bridge, self).open()

    def fit_printer(self) -> None:
        """Measure how a printer moves and shrinks paper."""
        from director.gui.dialogs.fit_printer import FitPrinterDialog

        FitPrinterDialog(self.bridge, self).open()

    # ---- within

    def _name_documents(self) -> None:
        """Each by its name; what hangs on a wall and is wrong by now is marked."""
        outdated = self._centre.outdated_documents()
        for row, (key, document) in enumerate(DOCUMENTS.items()):
            item, old, name = self._documents.item(row), key in outdated, _(document.name)
            item.setText(_("{document}: outdated").format(document=name) if old else name)
            item.setIcon(
                icons.icon("triangle-alert", "amber") if old else icons.icon(_ICONS.get(key, "file-text"))
            )
            tip = _("It was printed, and says something else by now. Print it again.")
            item.setToolTip(tip if old else "")

    def _document(self) -> str:
        return str(self._documents.currentItem().data(Qt.ItemDataRole.UserRole))

    def _on_document(self) -> None:
        document, tournament = self._document(), self.bridge.tournament
        new = self._memory.without_card() if self._memory.has_any() else frozenset()
        self._choices.show_for(document, tournament, new, printed=self._memory.has_any())
        self._pane.setVisible(document == paper_order.PACK)
        self._view.say_nothing(_nothing_words(document))
        self._centre.look()
        self._note.show_for(document)
        self._draw()

    def _draw(self) -> None:
        self._begin(self._choices.order())
        self._packs.speak(self._choices.language_by_hand(), self._choices.second())

    def _begin(self, order: PaperOrder, then: str = "") -> None:
        """Draw this order; with `then` print it as soon as it is drawn."""
        self._then, self._order, self._journal = then, order, self.bridge.journal
        self._job.begin(order)

    def _print_changed(self, order: PaperOrder) -> None:
        """Only the pages that changed, as they were printed before."""
        self._begin(order, "print")

    def _print_missing_cards(self) -> None:
        self._choices.choose_new()
        self._begin(self._choices.order(), "print")

    def _settle_later(self, _changed: object) -> None:
        self._settle.start()

    def _on_settled(self) -> None:
        """The tournament changed and is quiet again: the preview follows, unless paper is on its way."""
        busy = self._then or self._job.is_drawing or self._progress.isVisible()
        if self.isVisible() and not busy and self._document() != paper_order.HANDBOOK:
            self._on_document()

    def _can_print(self) -> bool:
        return self._view.page_count() > 0

    def _on_ready(self, _made: object = None) -> None:
        can = self._can_print()
        self._print.setEnabled(can)
        self._save.setEnabled(can)
        self.able_changed.emit()
        if can and self._then:
            self._job.draw_all()

    def _on_finished(self, whole: bytes) -> None:
        then, self._then = self._then, ""
        title = _(DOCUMENTS[self._order.document].name)
        out = partial(self._centre.note, self._order, self._journal)
        if then == "print":
            self._dispatch.print(whole, self._order.paper, title, out)
        elif then == "save":
            self._dispatch.save(whole, self._file_name(), out, pages=self._view.page_count())

    def _on_stopped(self) -> None:
        self._then = ""

    def _file_name(self) -> str:
        plan = self.bridge.tournament.setup
        return f"{file_title(plan.name)} - {self._order.words._(DOCUMENTS[self._order.document].name)}.pdf"


def _nothing_words(document: str) -> str:
    """What to do before this document can be printed."""
    return _(_NOTHING.get(document, N_("No table is open yet. Open tables on the Floor page first.")))
