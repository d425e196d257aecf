"""Somebody at the registration desk who does the main job in the window, by keys, mouse and what is written.

`python -m tests.gui.clerk VENUE LIST` does it in a process of its own and says after each step what stands
there; it then waits to be killed.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QLabel,
    QLineEdit,
    QSpinBox,
    QTableView,
    QWidget,
)

from director.domain.ids import EntryId
from director.gui import ask, fonts
from director.gui.app import application
from director.gui.dialogs.draw_seats import DrawSeatsDialog
from director.gui.dialogs.import_list import ImportDialog
from director.gui.dialogs.set_up import SetUpDialog
from director.gui.look import Look
from director.gui.main_window import MainWindow
from director.gui.program import Program
from director.gui.start_window import StartWindow
from director.gui.worker import AtOnce, Worker
from director.host.places import places
from director.host.settings import Settings
from tests.gui.finding import the
from tests.gui.keyboard import CTRL, type_text
from tests.gui.recorder import Recorder

LEFT, ENTER = Qt.MouseButton.LeftButton, Qt.Key.Key_Return


class Clerk:
    """Works the whole program; each piece of work is done where it is asked for."""

    def __init__(self, look: Look, world: Path, asked: Recorder) -> None:
        self.asked = asked
        self.program = Program(
            look, places(world).made(), Settings(), worker=Worker(AtOnce()), second=Worker(AtOnce())
        )

    @property
    def window(self) -> MainWindow:
        """The tournament that is open."""
        assert isinstance(self.program.window, MainWindow)
        return self.program.window

    @property
    def start(self) -> StartWindow:
        """The list of tournaments."""
        assert isinstance(self.program.window, StartWindow)
        return self.program.window

    # ---- what is done

    def set_up(self, venue: Path, name: str, tables: int) -> None:
        """A new venue, and in it an event with so many tables of nine."""
        self.program.open_venue(venue, create=True)
        QTest.mouseClick(the(self.start, QAbstractButton, "new"), LEFT)
        dialog = next(d for d in self.start.findChildren(SetUpDialog) if d.isVisible())
        type_text(the(dialog, QLineEdit, "name"), name)
        box = the(dialog, QSpinBox, "tables")
        box.selectAll()
        QTest.keyClicks(box, str(tables))
        QTest.keyClick(the(dialog, QLineEdit, "name"), ENTER)
        self._settle()

    def open(self, venue: Path) -> None:
        """A venue that is there, and its tournament."""
        self.program.open(venue)
        QTest.keyClick(self.start.table(), ENTER)
        self._settle()

    def bring_in(self, file: Path) -> str:
        """Import a list; gives what the preview said."""
        self._keys(Qt.Key.Key_1)
        self._keys(Qt.Key.Key_I)
        page = self.window.page("registration")
        dialog = next(d for d in page.findChildren(ImportDialog) if d.isVisible())
        self.asked.chosen_file = file
        QTest.mouseClick(the(dialog, QAbstractButton, "choose"), LEFT)
        said = the(dialog, QLabel, "sum").text()
        button = the(dialog, QAbstractButton, "import")
        if button.isEnabled():
            QTest.mouseClick(button, LEFT)
        else:
            QTest.keyClick(dialog, Qt.Key.Key_Escape)
        return said.replace("\xa0", " ")

    def draw(self, word: str) -> None:
        """Draw all seats: seal, type the public word, go on to the cards."""

        def through(dialog: QWidget) -> None:
            assert isinstance(dialog, DrawSeatsDialog)
            QTest.mouseClick(_seen(dialog, "seal"), LEFT)
            type_text(dialog.word_step.word, word)
            QTest.keyClick(dialog.word_step.word, ENTER)
            QTest.mouseClick(_seen(dialog, "print"), LEFT)

        self._keys(Qt.Key.Key_2)
        self._within_dialog(through, lambda: self._keys(Qt.Key.Key_D))

    def save(self, document: str, path: Path) -> None:
        """Save a document of the page that prints as PDF."""
        self._keys(Qt.Key.Key_9)
        page = self.window.page("print")
        assert page.go_to(document)
        self.asked.chosen_file = path
        QTest.mouseClick(the(page, QAbstractButton, "save"), LEFT)

    def quick(self, line: str) -> None:
        """Do a line of the quick box."""
        self._keys(Qt.Key.Key_K)
        box = the(self.window, QLineEdit, "quick")
        type_text(box, line)
        QTest.keyClick(box, ENTER)

    def void(self, entry: EntryId, reason: str) -> None:
        """Make a registration void on the page of registration, with the button at the foot of the panel."""
        self._keys(Qt.Key.Key_1)
        assert self.window.shown_page() == "registration"
        page = self.window.page("registration")
        listed = the(page, QTableView, "entries")
        model = listed.model()
        bridge = self.window.bridge
        name = bridge.people.find(bridge.tournament.entries[entry].person).name
        row = next(at for at in range(model.rowCount()) if model.index(at, 1).data() == name)
        listed.scrollTo(model.index(row, 1))
        spot = listed.visualRect(model.index(row, 1)).center()
        QTest.mouseClick(listed.viewport(), LEFT, pos=spot)
        self.asked.reason_given = reason
        QTest.mouseClick(the(page, QAbstractButton, "void"), LEFT)

    def late(self, name: str) -> None:
        """Register somebody nobody knows yet, with a seat."""
        self._keys(Qt.Key.Key_1)
        find = the(self.window.page("registration"), QLineEdit, "find")
        type_text(find, name)
        QTest.keyClick(find, ENTER)  # the new person
        QTest.keyClick(self.window.focusWidget(), ENTER)

    def undo(self) -> str:
        """Take the last step back by keys; gives what the foot says."""
        self._keys(Qt.Key.Key_2)
        self._keys(Qt.Key.Key_Z)
        return self.foot()

    # ---- what is seen

    def foot(self) -> str:
        """What the line at the foot says."""
        return the(self.window, QLabel, "said").text().replace("\xa0", " ")

    def state(self) -> dict[str, Any]:
        """Who is in, where they sit, and the last hash of the journal."""
        journal, people = self.window.bridge.journal, self.window.bridge.people
        tournament = journal.tournament
        return {
            "head": journal.head,
            "seats": {str(entry): str(place) for entry, place in sorted(tournament.seating.places.items())},
            "entries": {
                str(entry): [people.find(one.person).name, one.state.value]
                for entry, one in sorted(tournament.entries.items())
            },
        }

    # ---- within

    def _settle(self) -> None:
        """The window stands in front at its usual size."""
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # dialogs that were left
        self.window.resize(1366, 768)
        self.window.activateWindow()
        assert QTest.qWaitForWindowActive(self.window)

    def _keys(self, key: Qt.Key) -> None:
        """Press a key with Ctrl where the keyboard is. No screen gives it back after a dialog; we do."""
        if not self.window.isActiveWindow():
            self._settle()
        there: QWidget | None = self.window.focusWidget()
        QTest.keyClick(self.window if there is None else there, key, CTRL)

    def _within_dialog(self, act: Callable[[QWidget], None], begin: Callable[[], None]) -> None:
        """Act in the dialog that `begin` opens and that holds it until it is closed."""
        seen: list[Exception | None] = []

        def go() -> None:
            dialog = application().activeModalWidget()
            assert isinstance(dialog, QDialog)
            try:
                act(dialog)
                seen.append(None)
            except (AssertionError, RuntimeError) as error:  # told below, once the dialog let go
                seen.append(error)
            finally:
                dialog.close()

        QTimer.singleShot(0, go)
        begin()
        assert seen, "no dialog came"
        if seen[0] is not None:
            raise seen[0]


def _seen(parent: QWidget, name: str) -> QAbstractButton:
    return next(b for b in parent.findChildren(QAbstractButton, name) if b.isVisible())


def a_clerk(app: QApplication, world: Path) -> Clerk:
    """Somebody at the desk by daylight, who is asked instead of people."""
    asked, look = Recorder(), Look(app, Settings())
    ask.use(asked)
    fonts.wear(app)
    look.put_on()
    return Clerk(look, world, asked)


def main_job(clerk: Clerk, venue: Path, list_file: Path, tables: int) -> None:
    """The event, the list, the draw."""
    clerk.set_up(venue, "Кубок города", tables)
    clerk.bring_in(list_file)
    clerk.draw("Ks Qd 7c")


def one_of_each(clerk: Clerk) -> None:
    """One moved, one made void, one late entry."""
    seating = clerk.window.bridge.tournament.seating
    mover, slip = list(seating.players(1).values())[:2]
    free = next(iter(clerk.window.bridge.tournament.empty_seats(8)))
    clerk.quick(f"{seating.at(mover)} > 8-{free}")
    clerk.void(slip, "registered twice on paper")
    clerk.late("Ёлкин Пётр")


def _alone(venue: Path, list_file: Path) -> None:
    """Do it here, say what stands there after each step, and wait to be killed."""
    clerk = a_clerk(application(), venue.parent / "alone")
    main_job(clerk, venue, list_file, 8)
    _say(clerk)
    one_of_each(clerk)
    _say(clerk)
    sys.stdin.read()


def _say(clerk: Clerk) -> None:
    sys.stdout.write(json.dumps(clerk.state()) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    _alone(Path(sys.argv[1]), Path(sys.argv[2]))
