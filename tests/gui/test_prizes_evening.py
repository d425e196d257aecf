"""The prizes in the window: published, a double bubble, paid, a knock-out taken back, a deal, the end.

A field small enough for every run; the whole field of six hundred is told at the desk.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from director.desk.desk import Desk
from director.domain.payments import AgreeDeal
from director.domain.play import StartPlay
from director.gui.dialogs.compare_payouts import ComparePayoutsDialog
from director.gui.dialogs.deal import DealDialog
from director.gui.dialogs.pay_out import PayOutDialog
from director.gui.look import Look
from director.gui.widgets.paper_order import PaperOrder
from director.gui.widgets.print_centre import PrintCentre
from director.gui.worker import Worker
from director.host.i18n import words_for
from director.printing import catalogue
from director.views.prizes.results import Officials, final_protocol
from tests.gui.recorder import Recorder
from tests.gui.test_payouts_page import Cashier, write
from tests.helpers.evening import drawn_desk
from tests.helpers.prizes_paid import FIVE, due_now, knocked_out, out_down_to
from tests.printing.reading import text_of

Key = Qt.Key
FIELD = 14


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = drawn_desk(tmp_path, FIELD, 2)
    made.do(StartPlay())
    yield made
    made.venue.close()


def test_from_the_promise_to_the_last_signature(
    desk: Desk, look: Look, at_once: Worker, qtbot: QtBot, asked: Recorder
) -> None:
    asked.reason_given = "as the floor decided"
    room = Cashier(desk, look, at_once, qtbot)
    _published(room)
    bubble = _double_bubble(room)
    _taken_back(room, bubble)
    _deal_of_three(room)
    _everybody_paid(room)
    _protocol(desk)


def _published(room: Cashier) -> None:
    """Three plans are looked at; the one with five places is promised, and its sheet hangs on the wall."""
    dialog = room.opens(ComparePayoutsDialog, Key.Key_C)
    dialog.panes[0].form.choose(FIVE)
    dialog.accept()
    assert room.listed("places", 1) == ["RUB 5,600", "RUB 3,500", "RUB 2,100", "RUB 1,680", "RUB 1,120"]
    PrintCentre.of(room.window.bridge).note(PaperOrder("payout-sheet"), room.desk.journal, "wall", 1)


def _double_bubble(room: Cashier) -> int:
    """Six are left and five are paid: two go out in one hand and share the last prize. Both are paid."""
    room.window.bridge.run(lambda desk: _told(desk, 6))
    seating = room.desk.journal.tournament.seating
    tables = (seating.players(table.number) for table in room.desk.journal.tournament.open_tables())
    together = next(list(players.values()) for players in tables if len(players) > 1)
    room.bring(knocked_out(room.desk, *together[:2]))
    bust = room.desk.journal.seq

    assert room.listed("places", 0)[-2:] == ["5th–6th", "5th–6th"]
    assert room.listed("places", 4)[-2:] == ["RUB 560", "RUB 560"]
    _pay_all(room)
    assert room.listed("places", 6)[-2:] == ["paid", "paid"]
    PrintCentre.of(room.window.bridge).note(PaperOrder("results"), room.desk.journal, "wall", 1)
    return bust


def _taken_back(room: Cashier, bust: int) -> None:
    """The hand was misread: the knock-out is taken back after both were paid; nothing repays itself."""
    published = room.desk.journal.tournament.prize_money.published
    room.window.bridge.undo(bust)  # type: ignore[arg-type]
    PrintCentre.of(room.window.bridge).look()

    assert len(room.in_play()) == 6
    assert room.desk.journal.tournament.prize_money.published == published
    assert room.listed("dues", 5) == ["to be decided", "to be decided"]
    assert room.said("paper").startswith("On paper and outdated: Results by place.")
    room.choose("dues", 0)
    room.press(Key.Key_V)
    room.choose("dues", 0)
    room.press(Key.Key_S)
    assert room.listed("dues", 5) == ["paid otherwise, kept"]


def _deal_of_three(room: Cashier) -> None:
    """Down to three, who divide what is left and play on for five hundred."""
    room.window.bridge.run(lambda desk: _told(desk, 3))
    _pay_all(room)
    dialog = room.opens(DealDialog, Key.Key_D)
    for entry, chips in zip(room.in_play(), ("60000", "50000", "30000"), strict=True):
        write(dialog, f"stack-{entry}", chips)
    write(dialog, "leave-money", "500")
    dialog.accept()
    made = room.last()
    assert isinstance(made, AgreeDeal)
    assert sum(share.amount for share in made.shares) + made.leave == 560_000 + 350_000 + 210_000
    room.window.bridge.run(lambda desk: _told(desk, 1))


def _everybody_paid(room: Cashier) -> None:
    """The desk pays whoever is left in the list, and nothing is open at the end."""
    room.page.lists.show_list("dues")
    _pay_all(room)
    while "to be decided" in room.listed("dues", 5):  # paid for the hand that was misread: he keeps it
        room.choose("dues", 0)
        room.press(Key.Key_S)
    assert room.desk.journal.tournament.winner is not None
    assert {state.split(",")[0] for state in room.listed("dues", 5)} <= {"paid", "paid otherwise"}
    assert room.page.pane.money.said()["Still to be paid"].replace("\xa0", " ") == "RUB 0"


def _protocol(desk: Desk) -> None:
    """The final protocol in Russian bears event, places, prizes and both officials."""
    words = words_for("ru")
    officials = Officials("Константинопольский Александр", "Иванова Анна")
    rows = final_protocol(desk.journal, desk.people, words, desk.venue.moment(), officials)
    (page,) = text_of(catalogue.pdf("final-protocol", rows, words))
    assert "Итоговый протокол" in page
    assert "Главный судья" in page
    assert "Константинопольский Александр" in page
    assert "Не завершено" not in page
    assert len([row for row in rows.rows if row.place]) == FIELD


def _pay_all(room: Cashier) -> None:
    while any(due.left > 0 for due in due_now(room.desk)):
        dialog = room.opens(PayOutDialog, Key.Key_O)
        dialog.prints.setChecked(False)
        dialog.accept()


def _told(desk: Desk, left: int) -> object:
    """So many are left; the window hears of it as one."""
    from director.desk.desk import Changed

    before = desk.journal
    out_down_to(desk, left)
    return Changed(before, desk.journal, desk.journal.lines[before.seq :], desk.people, True)
