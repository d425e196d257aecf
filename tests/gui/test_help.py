"""F1 opens the handbook at the page about what is in front, in a dialog as well."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QListWidget, QTextBrowser
from pytestqt.qtbot import QtBot

from director.gui.bridge import Bridge
from director.gui.dialogs.check_seats import CheckSeatsDialog
from director.gui.dialogs.draw_seats import DrawSeatsDialog
from director.gui.dialogs.fix_seat import FixSeatDialog
from director.gui.dialogs.handbook import HandbookDialog
from director.gui.dialogs.import_list import ImportDialog
from director.gui.dialogs.keep_apart import KeepApartDialog
from director.gui.dialogs.no_shows import NoShowsDialog
from director.gui.dialogs.open_tables import OpenTablesDialog
from director.gui.dialogs.person import PersonDialog
from director.gui.dialogs.print_card import PrintCardDialog
from director.gui.dialogs.restore_copy import RestoreDialog
from director.gui.dialogs.rule_book import RuleBookDialog
from director.gui.dialogs.set_up import SetUpDialog
from director.gui.dialogs.settings import SettingsDialog
from director.gui.dialogs.takings import TakingsDialog
from director.gui.dialogs.withdraw import WithdrawDialog
from director.gui.look import Look
from director.gui.worker import Worker
from director.host.settings import Settings
from tests.gui.finding import the
from tests.helpers.evening import drawn_desk
from tests.helpers.handbook import examples, pages

MADE: dict[str, tuple[str, Callable[[Bridge], QDialog]]] = {
    "draw": ("Draw the seats", DrawSeatsDialog),
    "import": ("Import a list", ImportDialog),
    "tables": ("Tables and seats", lambda bridge: OpenTablesDialog(bridge.tournament)),
    "set-up": ("The first evening", lambda _bridge: SetUpDialog(datetime(2026, 12, 5, tzinfo=UTC))),
    "settings": ("For the technician", lambda _bridge: SettingsDialog(Settings())),
    "card": ("Print", lambda bridge: PrintCardDialog(bridge, frozenset(bridge.tournament.entries))),
    "withdraw": (
        "Withdraw and void",
        lambda bridge: WithdrawDialog(bridge, min(bridge.tournament.entries)),
    ),
    "fix": ("Tables and seats", lambda bridge: FixSeatDialog(bridge, min(bridge.tournament.entries))),
    "apart": ("Tables and seats", lambda bridge: KeepApartDialog(bridge, min(bridge.tournament.entries))),
    "person": (
        "Register players",
        lambda bridge: PersonDialog(bridge, next(iter(bridge.people.by_id.values()))),
    ),
    "check-seats": ("Those who wait, and no-shows", CheckSeatsDialog),
    "takings": ("The till", TakingsDialog),
    "no-shows": ("Those who wait, and no-shows", NoShowsDialog),
    "rules": ("Rule book and rules of the event", lambda _bridge: RuleBookDialog()),
    "copy": ("When something goes wrong", lambda _bridge: RestoreDialog(Path("venue.floor"), (), "")),
}


@pytest.mark.parametrize("name", MADE)
def test_f1_in_a_dialog_opens_the_page_about_it(
    qtbot: QtBot, look: Look, at_once: Worker, tmp_path: Path, name: str
) -> None:
    desk = drawn_desk(tmp_path, 6, 2)
    page, make = MADE[name]
    dialog = make(Bridge(desk, at_once))
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()

    qtbot.keyClick(dialog, Qt.Key.Key_F1)

    titles = the(the(dialog, HandbookDialog), QListWidget)
    assert titles.currentItem().text() == page
    desk.venue.close()


def test_an_example_is_shown_as_it_is_printed_and_never_wider_than_the_page(qtbot: QtBot, look: Look) -> None:
    """No line is torn out of it, and none needs a scroll bar."""
    dialog = HandbookDialog("judge-bets")
    qtbot.addWidget(dialog)
    dialog.show()
    page = the(dialog, QTextBrowser)
    written = [line for example in examples(pages("en")["15-judge-bets"]) for line in example.lines]

    shown = page.toPlainText().splitlines()

    assert [line for line in shown if line.startswith("{")] == written
    assert page.horizontalScrollBar().maximum() == 0
