"""Which window is open: the list of tournaments or one of them; and the file of the venue behind both."""

from __future__ import annotations

import logging
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QSettings, Qt, QTimer, Signal

from director.gui import log_report, new_event, type_size, venue_files
from director.gui.garbage import sweep_all
from director.gui.holding import Holding, Opened
from director.gui.keeper import Keeper
from director.gui.practice_room import PracticeRoom
from director.gui.recovery import Recovery
from director.gui.whole_on_screen import to_front
from director.gui.worker import Worker
from director.host import settings, storage_place
from director.host.i18n import _, current
from director.views.storage_risk import storage_risk

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow

    from director.desk.backups import Copy
    from director.desk.desk import Desk
    from director.desk.venue import TournamentCard, Venue
    from director.gui.dialogs.set_up import NewTournament
    from director.gui.look import Look
    from director.gui.main_window import MainWindow
    from director.gui.start_window import StartWindow
    from director.host.places import Places
    from director.host.settings import Settings

FIRST_VENUE: Final = "venue" + venue_files.SUFFIX
"""The file made on the first start, in the folder of venues."""
_MENDED_BY_A_COPY: Final = {"damaged", "chain_broken", "line_does_not_hold", "line_unreadable", "gone"}
"""What cannot be opened any more, but may have a copy that can."""

_log = logging.getLogger(__name__)


class Program(QObject):
    """Opens and closes windows; everything slow goes through its two workers."""

    failed = Signal(object)
    """An exception nobody expected."""
    again = Signal()
    """The program shall end and start again."""

    def __init__(
        self,
        look: Look,
        places: Places,
        kept: Settings,
        *,
        worker: Worker | None = None,
        second: Worker | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._look, self._places, self._kept = look, places, kept
        self._worker = worker or Worker(parent=self)
        self._second = second or Worker(parent=self)
        self._venue: Venue | None = None
        self._keeper: Keeper | None = None
        self._wanted: Path | None = None
        """The file opened last, or that was to be."""
        self._put_back_words = ""
        self._interrupted = self._straight_in = False
        self._type_size = kept.get(settings.TYPE_SIZE)
        self._recovery = Recovery(self._copies_folder, lambda: self.window, self._second, self)
        self._recovery.chosen.connect(self._put_back)
        self.holding = Holding(self._second, self)
        """In whose window the file is open."""
        self.holding.changed.connect(self._on_holding_changed)
        self._practice = PracticeRoom(places.data, lambda: self.window, self._worker, self)
        self._practice.ready.connect(self._practise)
        self._practice.leave.connect(partial(self._leave, self._practice.path))
        self._practice.gone.connect(self.open)
        self._save_report = partial(log_report.save, lambda: self.window, places.log)
        self._practice.failed.connect(partial(self._on_failed, None))
        self._start: StartWindow | None = None
        self._main: MainWindow | None = None

    # ---- what is open

    @property
    def window(self) -> QMainWindow | None:
        """The window people look at now."""
        return self._main or self._start

    @property
    def venue(self) -> Venue | None:
        """The venue that is open."""
        return self._venue

    def open(self, file: Path | None = None, *, interrupted: bool = False) -> None:
        """Show the list of tournaments of this file, or of the one open last, or of a new first one.

        `interrupted`: the last run had no orderly end, so the file is proved beside the work.
        """
        self._interrupted = interrupted
        self._show_start()
        last = self._kept.get(settings.LAST_VENUE)
        path = file or (Path(last) if last and Path(last).exists() else self._places.data / FIRST_VENUE)
        self.open_venue(path, create=file is None and not path.exists())

    def open_venue(
        self, path: Path, *, create: bool = False, look_on: bool = False, take_over: bool = False
    ) -> None:
        """Open or make a venue's file; one that another window has to `look_on`, or to `take_over`."""
        self._wanted = path
        who = (self._kept.get(settings.DESK), self._kept.get(settings.STAFF))
        work = self.holding.opener(path, who, create=create, look_on=look_on, take_over=take_over)
        self._say_busy(_("Opening…"))
        self._worker.run(work, self._on_venue, partial(self._on_failed, path))

    def open_tournament(self, tournament: str) -> None:
        """Open one tournament of this venue in the main window."""
        from director.domain.ids import TournamentId

        venue = self._venue
        if venue is not None:
            self._say_busy(_("Opening…"))
            self._worker.run(
                lambda: venue.desk(TournamentId(tournament)), self._show_main, partial(self._on_failed, None)
            )

    def _say_busy(self, text: str) -> None:
        if self._start is not None:
            self._start.say_busy(text)

    def create_tournament(self, new: NewTournament) -> None:
        """Set up a tournament, open its tables, and show it."""
        if self._venue is not None:
            work = partial(new_event.make, self._venue, new)
            self._worker.run(work, self._show_main, partial(self._on_failed, None))

    def come_to_front(self, file: str = "") -> None:
        """Somebody started the program again: show what is there, or the file they named."""
        to_front(self.window)
        if file and (self._venue is None or Path(file) != self._venue.path):
            self._to_start()
            self.open_venue(Path(file))

    def close(self) -> None:
        """End in order: finish what was begun, let go of the file."""
        for window in (self._main, self._start):
            if window is not None:
                window.close()
        if self._keeper is not None:
            self._keeper.stop()
        self._worker.close()
        self._second.close()
        if self._venue is not None:
            self._venue.close()
            self._venue = None
        self.holding.let_go()

    # ---- windows

    def _show_start(self) -> StartWindow:
        if self._start is None:
            from director.gui.start_window import StartWindow

            start = StartWindow(self._look)
            start.chosen.connect(self.open_tournament)
            start.new_wanted.connect(self._ask_new)
            start.file_wanted.connect(self._ask_file)
            start.venue_wanted.connect(lambda path: self.open_venue(Path(path)))
            start.venue_made.connect(self._ask_venue)
            start.practice_wanted.connect(self._practice.enter)
            start.practice_anew_wanted.connect(self._practice.make_anew)
            start.practice_away_wanted.connect(self._practice.throw_away)
            start.report_wanted.connect(self._save_report)
            start.restore_wanted.connect(lambda: self._recovery.offer(self._wanted))
            start.settings_wanted.connect(self._ask_settings)
            start.closed.connect(self._on_start_closed)
            start.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            self._start = start
        self._start.show()
        return self._start

    def _show_main(self, desk: Desk) -> None:
        from director.gui.bridge import Bridge
        from director.gui.hall import Hall
        from director.gui.main_window import MainWindow
        from director.gui.till import Till
        from director.gui.widgets.paper_packs import PaperPacks
        from director.gui.widgets.print_memory import PrintMemory
        from director.gui.widgets.printer_trim import PrinterTrims

        bridge = Bridge(desk, self._worker, second=self._second)
        bridge.failed.connect(self.failed)
        PrintMemory.of(bridge).keep_in(self._places.config / "printed")
        windows = QSettings(str(self._places.config / "windows.ini"), QSettings.Format.IniFormat)
        window = MainWindow(bridge, self._look, geometry=windows)
        hall, packs = Hall(bridge, self._kept, window), PaperPacks.of(bridge)
        for keep_by in (packs.keep_by, PrinterTrims.of(bridge).keep_by, Till.of(bridge).keep_by):
            keep_by(self._kept)
        window.take_packs(packs)
        window.take_hall(hall)
        bridge.setParent(window)
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._serve(window)
        if self._keeper is not None:
            bridge.keep_copies(self._keeper.before)
            window.troubles.say_uncopied(self._keeper.trouble)
            self._keeper.troubled.connect(window.troubles.say_uncopied)
        before, self._main = self._main, window
        window.closed.connect(partial(self._on_main_closed, id(window)))
        window.destroyed.connect(self._on_main_destroyed)
        window.show()
        bridge.start()
        for old in filter(None, (before, self._start)):
            old.close()
        hall.start()
        packs.start()

    def _serve(self, window: MainWindow) -> None:
        """Do what is asked for in the window of an event."""
        window.new_wanted.connect(self._ask_new)
        window.other_wanted.connect(self._to_start)
        window.event_wanted.connect(self.open_tournament)
        window.settings_wanted.connect(self._ask_settings)
        window.practice_wanted.connect(self._practice.enter)
        window.report_wanted.connect(self._save_report)
        window.copy_wanted.connect(partial(self._copy_now, window))
        window.troubles.watch(self.holding)

    def _practise(self, path: Path) -> None:
        """Into the practice event, straight."""
        if self._main is not None:
            self._to_start()
        self._straight_in = True
        self.open_venue(path)

    def _leave(self, path: Path) -> None:
        """Let go of this file where it is the one that is open."""
        if self._venue is None or self._venue.path != path:
            return
        self._show_start()
        if self._main is not None:
            self._main.close()
        if self._keeper is not None:
            self._keeper.stop()
        self._venue.close()
        self._venue = None
        self.holding.let_go()

    def _to_start(self) -> None:
        """Back to the list of tournaments, read anew."""
        start, venue = self._show_start(), self._venue
        if self._main is not None:
            self._main.close()
        if venue is not None:
            self._worker.run(
                venue.cards, partial(self._show_cards, start), partial(self._on_failed, venue.path)
            )

    def _show_cards(self, start: StartWindow, cards: tuple[TournamentCard, ...]) -> None:
        if self._venue is not None and self._start is start:
            start.show_venue(self._venue.path, cards, self._kept.get(settings.RECENT_VENUES))
            start.trash.serve(self._venue, self._worker, cards)
            start.show_practice(here=self._venue.path == self._practice.path)
            start.say_whose(self.holding.band())

    def _ask_new(self) -> None:
        if self._venue is not None:
            new_event.ask_new(self.window, self.create_tournament)

    def _ask_file(self) -> None:
        path = venue_files.choose(self.window, self._places.data)
        if path is not None:
            self.open_venue(path)

    def _ask_venue(self) -> None:
        path = venue_files.choose_new(self.window, self._places.data)
        if path is not None:
            self.open_venue(path, create=True)

    def _copy_now(self, window: MainWindow) -> None:
        if self._keeper is not None:
            self._keeper.by_hand(lambda copy: window.say_copied(copy.path))

    def _put_back(self, copy: Copy, path: Path) -> None:
        from director.desk.backups import restore
        from director.views.copies import copy_moment

        words = _("{path} is as it was at {time}. What stood there before is kept beside it.")
        self._put_back_words = words.format(path=path.name, time=copy_moment(copy.at, current()))
        self._leave(path)
        self._worker.run(
            lambda: restore(copy.path, path),
            lambda _kept: self.open_venue(path),
            partial(self._on_failed, path),
        )

    def _ask_settings(self) -> None:
        from director.gui.dialogs.settings import SettingsDialog

        dialog = SettingsDialog(self._kept, self.window)
        dialog.accepted.connect(self._on_settings)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    # ---- answers

    def _on_settings(self) -> None:
        self._look.renew()
        if type_size.asked_again(self.window, self._kept, self._type_size):
            self.again.emit()
        if self._venue is not None:
            self._venue.desk_name = self._kept.get(settings.DESK)
            self._venue.staff = self._kept.get(settings.STAFF)
            self._keep_copies(self._venue.path)
        if self._main is not None:
            from director.gui.widgets.paper_packs import PaperPacks

            PaperPacks.of(self._main.bridge).look_anew()

    def _keep_copies(self, venue: Path) -> None:
        """Copy this venue from now on, into the folder that was chosen."""
        if self._keeper is not None:
            self._keeper.stop()
            self._keeper.deleteLater()
        self._keeper = Keeper(venue, self._copies_folder(), self._second, self)
        if self._main is not None:
            self._main.bridge.keep_copies(self._keeper.before)
            self._keeper.troubled.connect(self._main.troubles.say_uncopied)
        self._keeper.start(here=not self.holding.looks_on)

    def _copies_folder(self) -> Path:
        chosen = self._kept.get(settings.BACKUP_FOLDER)
        return Path(chosen) if chosen else self._places.backup

    def _on_venue(self, opened: Opened) -> None:
        venue, cards = opened.venue, opened.cards
        before, self._venue = self._venue, venue
        if before is not None:
            before.close()
        self.holding.take(opened)
        if venue.path != self._practice.path:  # whoever practised comes back to what counts
            venue_files.remember(venue.path, self._kept)
        self._keep_copies(venue.path)
        start = self._show_start()
        self._show_cards(start, cards)
        if self._straight_in and cards:
            self.open_tournament(cards[0].id)
        self._straight_in = False
        why = None if self.holding.looks_on else storage_place.look(venue.path)
        if why is not None:
            start.say_risk(storage_risk(why, current()))
        elif self._put_back_words:
            start.say_risk(self._put_back_words)
        if self._interrupted:
            self._recovery.prove(venue.path)
        self._put_back_words, self._interrupted = "", False

    def _on_failed(self, path: Path | None, error: BaseException) -> None:
        from director.domain.refusal import Impossible, Refused, Unavailable
        from director.gui import ask
        from director.views.refusals import world

        _log.info("not opened: %r", error)
        if not isinstance(error, Unavailable | Impossible | Refused):
            self.failed.emit(error)
            return
        words = world(error, current()) if isinstance(error, Unavailable) else str(error)
        offers = self.holding.offers(error, path, self.open_venue)
        if self._start is not None:
            if path is not None and self._venue is None:
                self._start.show_nothing(self._kept.get(settings.RECENT_VENUES))
            self._start.say_trouble(words, offers)
        else:
            ask.warn(self.window, _("This cannot be opened"), words)
        self._put_back_words = ""
        if isinstance(error, Unavailable) and error.code in _MENDED_BY_A_COPY:
            self._recovery.offer(self._wanted, words)

    def _on_holding_changed(self) -> None:
        """The file is ours, or somebody else's, or nobody's."""
        if self._keeper is not None:
            self._keeper.start(here=not self.holding.looks_on)
        if self._main is None and self._start is not None:
            self._start.say_whose(self.holding.band())

    def _on_start_closed(self) -> None:
        self._start = None

    def _on_main_closed(self, which: int) -> None:
        if self._main is not None and id(self._main) == which:
            self._main = None

    def _on_main_destroyed(self) -> None:
        """Its wrappers hold each other still: they go once Qt has let go of them all."""
        QTimer.singleShot(0, self, sweep_all)
