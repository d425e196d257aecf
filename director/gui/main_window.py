"""The frame round the pages: top bar, strip, rail, foot. It knows the pages; they do not know it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSettings, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from director.domain.setup import SetUp
from director.domain.touched import touched
from director.gui import ask
from director.gui.clock_deeds import ClockDeeds
from director.gui.clock_frame import ClockFrame
from director.gui.commands import Command, CommandSet
from director.gui.frame_commands import frame_commands
from director.gui.keys import KeyFilter
from director.gui.page_list import PAGES, PageKind
from director.gui.pages_ahead import PagesAhead
from director.gui.quick_box import QuickBox
from director.gui.quick_deeds import carry_out
from director.gui.refusals_asked import RefusalsAsked
from director.gui.rulings_frame import RulingsFrame
from director.gui.whole_on_screen import fit_on_screen
from director.gui.widgets.banner import Banner
from director.gui.widgets.foot import Foot
from director.gui.widgets.print_centre import PrintCentre
from director.gui.widgets.rail import Rail
from director.gui.widgets.strip import Strip
from director.gui.widgets.top_bar import TopBar
from director.gui.widgets.trouble_band import TroubleBand
from director.host import moment
from director.host.i18n import _, current
from director.views import figures
from director.views.activity import desk_and_staff
from director.views.count import Count
from director.views.foreign_card import OpenEvent
from director.views.prize_line import MakeDeal, PayOut
from director.views.quick_line import ShowEntry, ShowSeat, ShowTable, What
from director.views.reconciliation import Sums, reconciliation, sums
from director.views.ruling_line import ShowRuling
from director.views.window_words import windows_text
from director.views.wording import Telling

if TYPE_CHECKING:
    from pathlib import Path

    from director.desk.desk import Changed
    from director.domain.plan import Plan
    from director.gui.bridge import Bridge
    from director.gui.hall import Hall
    from director.gui.look import Look
    from director.gui.pages.page import Page
    from director.gui.widgets.paper_packs import PaperPacks


NARROW: Final = 1100
"""Below this width in pixels the rail shows icons alone and the menus fold into one button."""
_HOMES: Final[dict[type, str]] = {
    ShowSeat: "floor", ShowTable: "floor", ShowRuling: "rulings", PayOut: "payouts", MakeDeal: "payouts",
}  # fmt: skip


class MainWindow(QMainWindow):
    """One tournament, open."""

    new_wanted = Signal()
    """Another tournament shall be set up."""
    other_wanted = Signal()
    """The list of tournaments is asked for."""
    event_wanted = Signal(str)
    """Another tournament of this venue is asked for, by its id."""
    settings_wanted = Signal()
    """The settings of this computer are asked for."""
    copy_wanted = Signal()
    """A copy of the venue shall be made now."""
    practice_wanted = Signal()
    """The practice event is asked for."""
    report_wanted = Signal()
    """The log shall be saved, without names."""
    closed = Signal()
    """The window was closed."""

    def __init__(
        self,
        bridge: Bridge,
        look: Look,
        *,
        pages: Sequence[PageKind] = PAGES,
        geometry: QSettings | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.bridge = bridge
        self.look = look
        self.commands = CommandSet(self, waits=lambda: bridge.is_telling)
        self.clock: ClockFrame | None = None
        """Menu and head of the clock; None where there is no page of it."""
        self._kinds = {kind.key: kind for kind in pages}
        self._pages: dict[str, Page] = {}
        self._shown = ""
        self._geometry = geometry
        self._sums: Sums | None = None
        self._sums_at = 0
        self._people = bridge.people
        self._ahead = PagesAhead(pages, self.page, bridge.is_at_rest, self)
        self._build()
        self._connect()
        self._take_back()
        self._show_all()
        if pages:
            self.show_page(pages[0].key)

    # ---- building

    def _build(self) -> None:
        self.commands.add(frame_commands(self, list(self._kinds.values())), self)
        self._top = TopBar(self.commands, self.look)
        self._strip, self._banner, self._rail, self._stack = Strip(), Banner(), Rail(), QStackedWidget()
        self._foot = Foot(self.commands.action("journal.undo"))
        RefusalsAsked(self.bridge, self._foot, self)
        whole, middle = QWidget(), QHBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self._rail)
        middle.addWidget(self._stack, 1)
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._rulings = RulingsFrame(self, self, self.commands)
        for part in (self._top, self._strip, self._banner, self._rulings.notice):
            column.addWidget(part)
        column.addLayout(middle, 1)
        column.addWidget(self._foot)
        self.setCentralWidget(whole)
        self.troubles = TroubleBand(self.bridge, self._banner)
        self._quick = QuickBox(self.bridge, self.commands, self, elsewhere=self._elsewhere)
        self._top.fill(self._quick)
        for key in self._kinds:
            self._rail.add(key, self.commands.action(f"go.{key}"))
        if "clock" in self._kinds:
            self.clock = ClockFrame(self, self, self.commands, self._top.clock)
        self._keys = KeyFilter(self.commands, self)
        self.setMinimumSize(860, 440)

    def _connect(self) -> None:
        self.bridge.changed.connect(self._on_changed)
        self.bridge.told.connect(self.commands.refresh)
        self.bridge.people_changed.connect(self._on_people_changed)
        self.bridge.lost.connect(self._on_lost)
        self.bridge.busy_changed.connect(self._foot.show_busy)
        self._quick.chosen.connect(self._on_chosen)
        self._quick.called.connect(self._on_called)
        self.commands.cannot.connect(self._foot.show_refused)
        self._strip.opened.connect(self._on_sum_opened)
        self.look.changed.connect(self._on_look_changed)
        if "print" in self._kinds:
            printed, button = PrintCentre.of(self.bridge), self._rail.button("print")
            printed.waiting_changed.connect(button.set_waiting)
            button.set_waiting(printed.waiting)

    # ---- what commands do

    def show_page(self, key: str) -> None:
        """Show a page. Raises KeyError for one that does not exist."""
        page = self._pages.get(key) or self._made(key)
        if self._shown != key:
            self._shown = key
            self._stack.setCurrentWidget(page)
            self._rail.show_current(key)
            self.commands.refresh()
            self._top.retranslate()
        page.take_focus()

    def shown_page(self) -> str:
        """The key of the page that is shown."""
        return self._shown

    def page(self, key: str) -> Page:
        """A page, made when it was not yet. Raises KeyError for one that does not exist."""
        return self._pages.get(key) or self._made(key)

    def open_quick(self) -> None:
        """Put the keyboard into the quick box."""
        self._quick.open()

    def take_hall(self, hall: Hall) -> None:
        """The menu of screens and sounds, and what they say at the foot; they end with this window."""
        self.commands.add(hall.commands(), self)
        hall.said.connect(self._foot.show_note)
        hall.screens.changed.connect(self.commands.refresh)
        self.closed.connect(hall.close)
        self._top.retranslate()

    def take_packs(self, packs: PaperPacks) -> None:
        """Say at the foot what comes of the paper packs, and in the band what stops them."""
        packs.said.connect(self._foot.show_note)
        packs.troubled.connect(self.troubles.say_unpacked)

    def ask_set_up(self) -> None:
        """Change name, time, place, game or price of this tournament; what was paid stays as it was."""
        from director.gui.dialogs.set_up import SetUpDialog

        known, counted = self.bridge.tournament.setup, bool(self.bridge.tournament.entries)
        schedule = ClockDeeds.of(self.bridge).edit_schedule
        windows = windows_text(self.bridge.tournament.structure, current())
        dialog = SetUpDialog(
            moment.now(), self, known=known, counted=counted, schedule=schedule, windows=windows
        )
        dialog.accepted.connect(lambda: self._set_up_anew(dialog.plan()))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def say_copied(self, copy: Path) -> None:
        """Say where the copy lies that was asked for."""
        self._foot.show_note(_("Copied to {path}.").format(path=copy))

    def show_handbook(self) -> None:
        """Open the handbook at the page about what is shown."""
        from director.gui.dialogs.handbook import HandbookDialog

        HandbookDialog(self._shown, self).show()

    def show_rule_book(self) -> None:
        """Look articles of the rule book up."""
        from director.gui.dialogs.rule_book import look_up

        look_up(self, self.bridge.tournament.setup.rules)

    def show_shortcuts(self) -> None:
        """Show all keys."""
        from director.gui.dialogs.shortcuts import ShortcutsDialog

        ShortcutsDialog(self.commands, self).show()

    def show_about(self) -> None:
        """Say which program this is."""
        from director.gui.dialogs.about import about

        ask.tell(self, *about())

    # ---- within

    def _set_up_anew(self, plan: Plan) -> None:
        if plan != self.bridge.tournament.setup:
            self.bridge.do(SetUp(plan))

    def _made(self, key: str) -> Page:
        page = self._kinds[key].make(self.bridge)
        self._pages[key] = page
        self._stack.addWidget(page)
        page.said.connect(self._foot.show_note)
        page.wanted.connect(self._on_wanted)
        page.able_changed.connect(self.commands.refresh)
        page.ruling_wanted.connect(self._rulings.begin_on)
        page.waiting_changed.connect(self._rail.button(key).set_waiting)
        page.count_waiting()
        self.commands.add(page.commands(), page)
        if self._geometry is not None:
            kept = self._geometry.value(f"page/{key}")
            if isinstance(kept, dict):
                page.take_back(kept)
        return page

    def _show_all(self) -> None:
        tournament = self.bridge.tournament
        name = tournament.plan.name if tournament.plan else ""
        self.setWindowTitle(_("{event} — Floor Director").format(event=name) if name else _("Floor Director"))
        self._top.show_event(name)
        self._show_counts()
        self._show_last()
        self.commands.refresh()
        self._top.retranslate()

    def _show_counts(self) -> None:
        tournament = self.bridge.tournament
        changed = touched(self.bridge.journal, self._sums_at) if self._sums is not None else None
        self._sums, self._sums_at = sums(tournament, self._sums, changed), self.bridge.journal.seq
        self._strip.show_counts(reconciliation(tournament, current(), self._sums))

    def _show_last(self) -> None:
        """What was done last, by any desk."""
        journal, words = self.bridge.journal, current()
        line = journal.lines[-1]
        telling = Telling(journal, self.bridge.people, words)
        time = figures.clock_time(line.at, journal.tournament.setup, words)
        self._foot.show_done(time, telling.together(*journal.together(line.seq)))
        self._foot.show_desk(desk_and_staff(line, words))

    def _on_changed(self, changed: Changed) -> None:
        was, now = changed.before.tournament, changed.after.tournament
        if was.plan is not now.plan:
            self._show_all()
            return
        counted = ("entries", "seating", "tables", "chips", "hand_for_hand")
        if any(getattr(was, name) is not getattr(now, name) for name in counted):
            self._show_counts()
        self._people = changed.people
        self._show_last()

    def _on_people_changed(self, people: object) -> None:
        if people is self._people:  # whoever came with a decision was shown with it
            return
        self._people = self.bridge.people
        self._show_last()
        self.commands.refresh()

    def _on_lost(self, _lost: bool) -> None:
        self.troubles.show()

    def _on_chosen(self, what: What) -> None:
        if isinstance(what, OpenEvent):
            self.event_wanted.emit(what.event)
        elif not self._rulings.takes(what):
            carry_out(what, self.bridge, self.commands.run, self._lead_to, self)

    def _elsewhere(self) -> Iterator[tuple[Command, str]]:
        """The commands of the pages that are not shown, with the names of their pages."""
        for key, kind in self._kinds.items():
            if key != self._shown:
                for command in self.page(key).commands():
                    yield command, _(kind.words)

    def _on_called(self, id_: str) -> None:
        """A command of another page: first the page is shown."""
        for key in self._kinds:
            if any(command.id == id_ for command in self.page(key).commands()):
                self.show_page(key)
                self.commands.run(id_)

    def _lead_to(self, what: object) -> None:
        """Show it on the page that is open if it can, else on the page where it is at home."""
        if self._shown and self._pages[self._shown].go_to(what):
            return
        home = _HOMES.get(type(what), "registration")
        others = ("registration", "floor") if isinstance(what, ShowEntry) else (home,)
        for key in others:
            if key in self._kinds:
                self.show_page(key)
                if self._pages[key].go_to(what):
                    return

    def _on_wanted(self, key: str, what: object) -> None:
        if key in self._kinds:
            self.show_page(key)
            if what is not None:
                self._pages[key].go_to(what)

    def _on_sum_opened(self, count: Count) -> None:
        if count.wrong:
            self._lead_to(ShowSeat(count.wrong[0]))
        elif count.id in ("chips", "counted") and "chips" in self._kinds:
            self.show_page("chips")
        elif count.id == "bubble":
            self._on_called("floor.hand_for_hand")
        elif "activity" in self._kinds:
            self.show_page("activity")

    def _on_look_changed(self) -> None:
        self.commands.refresh()
        self._top.retranslate()

    # ---- Qt

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._ahead.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = event.size().width() < NARROW
        self._top.set_narrow(narrow)
        self._rail.set_narrow(narrow)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "_keys"):
            self._show_all()
            self._on_lost(False)

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._geometry is not None:
            self._geometry.setValue("main/geometry", self.saveGeometry())
            for key, page in self._pages.items():
                self._geometry.setValue(f"page/{key}", page.keep())
        super().closeEvent(event)
        self.bridge.close()
        self.closed.emit()

    def _take_back(self) -> None:
        self.resize(1280, 720)
        if self._geometry is not None:
            kept = self._geometry.value("main/geometry")
            if kept is not None:
                self.restoreGeometry(kept)
            fit_on_screen(self)
