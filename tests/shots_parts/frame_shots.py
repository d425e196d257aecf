"""Pictures of the frame: the list of tournaments, a new tournament, the main window, the quick box."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec.structs import replace
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QComboBox, QDialog, QLineEdit, QTabWidget, QWidget

from director.desk.backups import Copy, Why
from director.domain.refusal import Unavailable
from director.domain.seating import Move
from director.domain.seats import TableSeat
from director.gui.ask import ReasonDialog
from director.gui.bridge import Bridge
from director.gui.dialogs.handbook import HandbookDialog
from director.gui.dialogs.restore_copy import RestoreDialog
from director.gui.dialogs.rule_book import RuleBookDialog
from director.gui.dialogs.set_up import SetUpDialog
from director.gui.dialogs.settings import SettingsDialog
from director.gui.dialogs.shortcuts import ShortcutsDialog
from director.gui.look import Look
from director.gui.main_window import MainWindow
from director.gui.start_window import StartWindow
from director.gui.widgets.rows_table import RowsTable
from director.gui.worker import AtOnce, Worker
from director.host.i18n import _, current
from director.host.settings import Settings
from director.views.refusals import world
from tests.gui.finding import the
from tests.helpers.evening import a_venue, drawn_desk
from tests.shots_parts.start import every_look, save

SIZE = QSize(1366, 768)
NOW = datetime(2026, 12, 5, 14, 20, tzinfo=UTC)


def shots(folder: Path) -> list[Path]:
    """Every window of the frame in both themes and languages, as PNG."""
    made: list[Path] = []
    for look, mark in every_look():
        for name, window in _windows(look):
            path = folder / f"frame-{name}-{mark}.png"
            if not isinstance(window, QDialog):
                window.resize(SIZE)
            save(window, path, wait=0)
            made.append(path)
    return made


def _windows(look: Look) -> Iterator[tuple[str, QWidget]]:
    with TemporaryDirectory() as folder:
        yield from _in_world(look, Path(folder))


def _in_world(look: Look, folder: Path) -> Iterator[tuple[str, QWidget]]:
    empty = StartWindow(look)
    empty.show_venue(Path("/srv/poker/riverside.floor"), ())
    yield "start-empty", empty
    desk = drawn_desk(folder, 64, 8)
    place = desk.journal.tournament.seating.places
    entry = next(e for e, p in sorted(place.items()) if p.table == 2)
    free = next(s for s in desk.journal.tournament.empty_seats(4))
    desk.do(Move(entry, place[entry], TableSeat(4, free)), "asked for")
    venue = a_venue(folder)
    start = StartWindow(look)
    recent = ("/srv/poker/north hall.floor", "/srv/poker/practice.floor")
    start.show_venue(Path("/srv/poker/riverside.floor"), venue.cards(), recent)
    yield "start", start
    yield "set-up", SetUpDialog(NOW)
    wrong = SetUpDialog(NOW)
    wrong.accept()
    yield "set-up-wrong", wrong
    yield "set-up-later", SetUpDialog(NOW, known=desk.journal.tournament.setup, counted=True)
    plan = replace(desk.journal.tournament.setup, rules="tda-2024", options=(("see_hand", "never"),))
    for name, typed in (("set-up-rules", ""), ("set-up-rules-found", _("house choice"))):
        rules = SetUpDialog(NOW, known=plan, counted=True)
        rules.resize(860, 580)
        the(rules, QTabWidget).setCurrentIndex(1)
        the(rules, RowsTable).select("see_hand")
        the(rules, QLineEdit, "find").setText(typed)
        yield name, rules
    copies = [Copy(Path(f"{n}.backup"), NOW - timedelta(minutes=10 * n), why) for n, why in enumerate(Why)]
    venue_file = Path("/srv/poker/riverside.floor")
    yield (
        "restore",
        RestoreDialog(venue_file, copies, world(Unavailable("damaged", path=venue_file), current())),
    )
    yield "settings", SettingsDialog(Settings())
    detail = "2-9 is locked. [house choice]"
    yield "reason", ReasonDialog(_("The rules object"), detail, _("Do it all the same"))
    bridge = Bridge(desk, Worker(AtOnce()))
    window = MainWindow(bridge, look)
    yield "main", window
    window = MainWindow(bridge, look)
    window.resize(SIZE)
    window.show()
    window.commands.run("find")
    yield "quick", window
    lost = MainWindow(bridge, look)
    lost.troubles.say_uncopied(Unavailable("disk_full"))
    yield "banner", lost
    yield "keys", ShortcutsDialog(window_of(bridge, look).commands)
    yield "handbook", HandbookDialog("floor")
    yield from _rule_book()
    venue.close()
    desk.venue.close()


def _rule_book() -> Iterator[tuple[str, QWidget]]:
    for name, typed, book in (
        ("whole", "", ""),
        ("found", "нечётный чип" if current().language == "ru" else "odd chip", ""),
        ("one", "SP 5.9.3", ""),
        ("note", "SP 4.10", ""),
        ("none", "батон", ""),
        ("elsewhere", "string", "OS"),
    ):
        dialog = RuleBookDialog()
        dialog.resize(932, 620)  # the screen these pictures are taken on is a narrow one
        dialog.ask("tda-2024")
        box = the(dialog, QComboBox, "book")
        box.setCurrentIndex(box.findData(book))
        the(dialog, QLineEdit, "find").setText(typed)
        yield f"rule-book-{name}", dialog
    small = RuleBookDialog()
    small.ask("sport-ru", "5.9.3")
    small.resize(small.minimumSize())
    yield "rule-book-least", small


def window_of(bridge: Bridge, look: Look) -> MainWindow:
    """A main window that nobody shows: for what is made from its commands."""
    return MainWindow(bridge, look)
