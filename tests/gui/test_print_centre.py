"""What was printed, what of it is no longer true, and only that printed again; paper in a queue."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from logging import LogRecord
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtPdf import QPdfDocument
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QListWidget
from pytestqt.qtbot import QtBot

from director.desk.desk import Desk
from director.domain.ids import EntryId
from director.domain.people import person
from director.domain.seating import Move
from director.domain.seats import TableSeat
from director.domain.setup import SetUp
from director.gui.bridge import Bridge
from director.gui.dialogs.print_card import PrintCardDialog
from director.gui.dialogs.printed_papers import PrintedPapersDialog
from director.gui.look import Look
from director.gui.widgets import paper_dispatch, paper_out
from director.gui.widgets.paper_dispatch import PaperDispatch
from director.gui.widgets.paper_order import BY_NAME, PACK, SCHEDULE, SHEETS, PaperOrder
from director.gui.widgets.paper_view import PaperView
from director.gui.widgets.print_centre import Outdated, PrintCentre
from director.gui.widgets.print_memory import PrintMemory
from director.gui.widgets.print_queue import PrintQueue, PrintRun
from director.gui.widgets.print_queue_bar import PrintQueueBar
from director.gui.widgets.printed_note import lacking, printed_words
from director.gui.widgets.side_scroll import SideScroll
from director.gui.worker import Worker
from director.printing import catalogue
from director.rules.clock_steps import set_structure
from tests.gui.finding import the
from tests.gui.held import Held
from tests.gui.pages_windows import Hands
from tests.gui.recorder import Recorder
from tests.helpers.evening import drawn_desk
from tests.helpers.sheets import SHORT


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = drawn_desk(tmp_path, 24, 3)
    made.do(set_structure(made.journal.tournament, made.venue.instant(), SHORT))
    yield made
    made.venue.close()


@pytest.fixture
def hands(qtbot: QtBot, look: Look, at_once: Worker, desk: Desk) -> Hands:
    made = Hands(desk, look, at_once, "print")
    qtbot.addWidget(made.window)
    return made


@pytest.fixture
def bridge(desk: Desk, at_once: Worker, app: object) -> Iterator[Bridge]:
    made = Bridge(desk, at_once)
    yield made
    made.deleteLater()


def save(hands: Hands, document: str, path: Path, asked: Recorder) -> None:
    assert hands.page.go_to(document)
    asked.chosen_file = path
    hands.click("save")


def pages_of(path: Path) -> list[str]:
    document = QPdfDocument()
    document.load(str(path))
    return [document.getAllText(page).text() for page in range(document.pageCount())]


def says(hands: Hands, name: str) -> str:
    label = the(hands.page, QLabel, name)
    return label.text() if label.isVisibleTo(hands.page) else ""


def a_move(desk: Desk) -> Move:
    """Somebody to the first free chair of another table."""
    tournament = desk.journal.tournament
    entry, place = next(iter(tournament.seating.places.items()))
    free = next(table for table in (1, 2, 3) if table != place.table)
    return Move(entry, place, TableSeat(free, tournament.empty_seats(free)[0]))


def test_a_document_says_when_it_was_printed_and_where_to(
    hands: Hands, tmp_path: Path, asked: Recorder
) -> None:
    hands.page.go_to(BY_NAME)
    before = says(hands, "printed-last")

    save(hands, BY_NAME, tmp_path / "wall.pdf", asked)

    assert before == ""
    assert re.fullmatch(r"Printed \d\d:\d\d · .*1 page · wall.pdf", says(hands, "printed-last"))
    last = PrintCentre.of(hands.bridge).last_of(BY_NAME)
    assert last is not None
    old = printed_words(replace(last, at="2026-01-02T10:30:00.000Z"), hands.bridge)
    assert old.startswith("Printed 2 Jan 2026, "), "of another day with the date"
    assert says(hands, "outdated") == ""
    hands.page.go_to(SHEETS)
    assert says(hands, "printed-last") == ""


def test_after_a_move_only_the_table_sheets_that_changed_are_printed_again(
    hands: Hands, desk: Desk, tmp_path: Path, asked: Recorder, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paper_out, "DPI", 72)
    save(hands, SHEETS, tmp_path / "sheets.pdf", asked)
    move = a_move(desk)
    third = next(table for table in (1, 2, 3) if table not in (move.source.table, move.target.table))

    hands.bridge.do(move)
    qtbot.waitUntil(lambda: says(hands, "outdated") != "")
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "again.pdf"))
    monkeypatch.setattr(paper_dispatch, "choose_printer", lambda _parent: printer)
    wanted = PrintCentre.of(hands.bridge).last_of(SHEETS)
    assert wanted is not None
    pages = PrintCentre.of(hands.bridge).again(wanted).pages
    hands.click("print-changed")

    assert len(pages_of(tmp_path / "sheets.pdf")) == 2
    assert len(pages_of(tmp_path / "again.pdf")) == len(pages) == (1 if third == 3 else 2)
    assert says(hands, "outdated") == ""
    assert says(hands, "printed-last").endswith("again.pdf")


def test_an_undo_makes_the_paper_true_again(
    hands: Hands, desk: Desk, tmp_path: Path, asked: Recorder, qtbot: QtBot
) -> None:
    save(hands, BY_NAME, tmp_path / "wall.pdf", asked)
    hands.bridge.do(a_move(desk))
    qtbot.waitUntil(lambda: says(hands, "outdated") == "It is no longer true: print it again.")

    hands.bridge.undo_last()

    qtbot.waitUntil(lambda: says(hands, "outdated") == "")


def test_a_line_of_the_journal_that_does_not_matter_makes_no_paper_old(bridge: Bridge, desk: Desk) -> None:
    centre = PrintCentre.of(bridge)
    centre.note(PaperOrder(SCHEDULE), bridge.journal, "wall", 1)
    centre.note(PaperOrder(PACK), bridge.journal, "pack", 3)

    bridge.do(a_move(desk))
    centre.look()
    moved = [bool(centre.outdated(one)) for one in centre.papers]
    bridge.do(SetUp(replace(desk.journal.tournament.setup, name="Another name")))
    centre.look()

    assert moved == [False, False]
    assert [(one.document, bool(centre.outdated(one))) for one in centre.papers] == [
        (PACK, False),
        (SCHEDULE, True),
    ]


def test_a_list_of_many_pages_is_printed_again_by_its_pages_and_the_whole_otherwise(bridge: Bridge) -> None:
    centre = PrintCentre.of(bridge)
    centre.note(PaperOrder(BY_NAME, "ru", second="en"), bridge.journal, "wall", 1)
    (printing,) = centre.papers

    bridge.register(person("Aaa", "New"))
    centre.look()
    order = centre.again(printing)

    assert (order.language, order.second, order.pages) == ("ru", "en", (1,))
    assert centre.outdated(printing) == Outdated((1,), 1, 0)


def test_a_paper_of_some_hours_stays_true(bridge: Bridge) -> None:
    centre = PrintCentre.of(bridge)
    for period in ("event", "shift"):
        centre.note(PaperOrder("rulings-report", period=period), bridge.journal, "file", 1)

    assert [bool(one.marks) for one in centre.papers] == [False, True]


def test_the_same_paper_in_another_language_is_another_paper(bridge: Bridge, desk: Desk) -> None:
    centre = PrintCentre.of(bridge)
    for language in ("en", "ru", "ru"):
        centre.note(PaperOrder(BY_NAME, language), bridge.journal, language, 1)

    assert [one.target for one in centre.papers] == ["ru", "ru", "en"]
    assert [one.target for one in centre.latest()] == ["ru", "en"]
    bridge.do(a_move(desk))
    centre.look()
    assert [bool(centre.outdated(one)) for one in centre.latest()] == [True, True]


def test_what_was_printed_is_known_after_a_restart(
    bridge: Bridge, desk: Desk, at_once: Worker, tmp_path: Path, expected_log: list[LogRecord]
) -> None:
    PrintMemory.of(bridge).keep_in(tmp_path / "printed")
    PrintCentre.of(bridge).note(PaperOrder(BY_NAME, "ru"), bridge.journal, "wall.pdf", 1)
    bridge.do(a_move(desk))
    (file,) = (tmp_path / "printed").iterdir()
    nonsense = [
        {"paper": {"at": 7}},
        {"paper": {"at": "2026", "document": BY_NAME, "pages": 1, "target": "x", "marks": ["-"],
                   "chosen": {"language": "xx", "table": "1", "signs": [1], "stock": "none"}}},
        {"paper": {"at": "2026", "document": "invoice", "pages": 1, "target": "y", "marks": ["-"]}},
        [],
    ]  # fmt: skip
    with file.open("a", encoding="utf-8") as out:
        out.writelines(f"{json.dumps(line)}\n" for line in nonsense)

    again = Bridge(desk, at_once)
    PrintMemory.of(again).keep_in(tmp_path / "printed")
    centre = PrintCentre.of(again)
    centre.look()

    first = centre.papers[-1]
    assert (first.document, first.target, first.chosen["language"]) == (BY_NAME, "wall.pdf", "ru")
    assert centre.outdated(first)
    assert [one.target for one in centre.papers] == ["y", "x", "wall.pdf"]
    assert len(expected_log) == 1
    again.deleteLater()


def test_all_that_was_printed_stands_in_a_list_that_leads_to_the_documents(
    hands: Hands, desk: Desk, tmp_path: Path, asked: Recorder
) -> None:
    save(hands, SHEETS, tmp_path / "sheets.pdf", asked)
    save(hands, BY_NAME, tmp_path / "wall.pdf", asked)
    hands.window.commands.run("print.printed")
    dialog = the(hands.page, PrintedPapersDialog)
    before = [row.state for row in dialog.rows()]

    hands.bridge.do(a_move(desk))
    PrintCentre.of(hands.bridge).look()
    rows = dialog.rows()
    dialog.table.select(rows[1].number)
    QTest.keyClick(dialog.table, Qt.Key.Key_Return)

    assert [row.name for row in rows] == ["Seating by name", "Table sheets"]
    assert [row.target for row in rows] == ["wall.pdf", "sheets.pdf"]
    assert before == ["", ""]
    assert all(row.state for row in rows)
    assert not dialog.isVisible()
    assert the(hands.page, QComboBox, "which").isVisibleTo(hands.page)


def test_cards_that_are_missing_are_printed_with_one_button(
    hands: Hands, desk: Desk, tmp_path: Path, asked: Recorder, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paper_out, "DPI", 72)
    asked.chosen_file = tmp_path / "all.pdf"
    hands.click("save")
    hands.bridge.do(a_move(desk))
    qtbot.waitUntil(lambda: "1 player sits" in says(hands, "outdated"))
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "one.pdf"))
    monkeypatch.setattr(paper_dispatch, "choose_printer", lambda _parent: printer)

    hands.click("print-changed")

    assert len(pages_of(tmp_path / "one.pdf")) == 1
    assert says(hands, "outdated") == ""


def test_a_card_from_the_desk_is_in_the_list_too(
    bridge: Bridge, tmp_path: Path, asked: Recorder, qtbot: QtBot
) -> None:
    entry = next(iter(bridge.tournament.seating.places))
    dialog = PrintCardDialog(bridge, frozenset((entry,)))
    qtbot.addWidget(dialog)
    asked.chosen_file = tmp_path / "one.pdf"

    the(dialog, QAbstractButton, "save").click()

    (printing,) = PrintCentre.of(bridge).papers
    assert (printing.document, printing.pages, printing.target) == ("seat-cards", 1, "one.pdf")


def test_what_of_a_paper_is_no_longer_true_in_words() -> None:
    assert lacking(Outdated()) == ""
    assert lacking(Outdated((2,), 9)) == "1 page of 9 is no longer true."
    assert lacking(Outdated((2, 3), 9, 1)) == (
        "2 pages of 9 are no longer true. 1 page is there no more: take it away."
    )
    assert lacking(Outdated((), 9, 2)) == "2 pages are there no more: take them away."


# ---- the queue


def a_run(title: str, ended: list[str]) -> PrintRun:
    """Three pages, each asked for."""

    def work(going: object) -> int:
        sent = 0
        for page in range(1, 4):
            sent = page
            if not going(page, 3):  # type: ignore[operator]
                break
        return sent

    def failed(error: BaseException) -> None:
        ended.append(f"{title} failed: {error}")

    return PrintRun(title, work, lambda sent: ended.append(f"{title} {sent}"), failed)


@pytest.fixture
def held_bridge(desk: Desk, app: object) -> Iterator[tuple[Bridge, Held]]:
    held = Held()
    made = Bridge(desk, Worker(held))
    yield made, held
    made.deleteLater()


def test_papers_wait_for_each_other_and_the_bar_says_how_many(
    held_bridge: tuple[Bridge, Held], qtbot: QtBot
) -> None:
    bridge, held = held_bridge
    queue, ended = PrintQueue.of(bridge), list[str]()
    bar = PrintQueueBar(queue)
    qtbot.addWidget(bar)
    hidden = bar.isHidden()
    for title in ("Cards", "Lists", "Sheets"):
        queue.add(a_run(title, ended))
    waiting = the(bar, QLabel, "queue").text()
    seen: list[str] = []
    queue.changed.connect(lambda: seen.append(the(bar, QLabel, "queue").text()))

    while held.waiting:
        held.waiting.pop(0)()

    assert hidden
    assert waiting == "Cards"
    assert "Cards: 1 of 3 · 2 more wait" in seen
    assert "Lists: 2 of 3 · 1 more waits" in seen
    assert ended == ["Cards 3", "Lists 3", "Sheets 3"]
    assert bar.isHidden()


def test_one_paper_is_stopped_and_the_next_goes_on(held_bridge: tuple[Bridge, Held], qtbot: QtBot) -> None:
    bridge, held = held_bridge
    queue, ended = PrintQueue.of(bridge), list[str]()
    bar = PrintQueueBar(queue)
    qtbot.addWidget(bar)
    for title in ("Cards", "Lists", "Sheets"):
        queue.add(a_run(title, ended))

    the(bar, QAbstractButton, "stop-sending").click()
    queue.stop(queue.runs[2])
    while held.waiting:
        held.waiting.pop(0)()

    assert ended == ["Cards 1", "Lists 3"]
    assert queue.runs == ()
    the(bar, QAbstractButton, "stop-sending").click()


@pytest.mark.qt_log_ignore("QPainter::begin")
def test_a_printer_that_cannot_be_opened_gives_a_sentence_and_the_next_paper_goes_on(
    hands: Hands, desk: Desk, tmp_path: Path, asked: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paper_out, "DPI", 72)
    content = catalogue.pdf(
        BY_NAME,
        PaperOrder(BY_NAME).rows(desk.journal, desk.people, desk.venue.moment()),
        PaperOrder("").words,
    )
    dispatch, out = PaperDispatch(hands.bridge, hands.page), list[tuple[str, int]]()
    for name in ("nowhere/p.pdf", "here.pdf"):
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(tmp_path / name))
        dispatch.print_on(printer, content, PaperOrder(BY_NAME).paper, "List", lambda *told: out.append(told))

    assert len(asked.warned) == 1
    assert "could not be written" in asked.warned[0][0]
    assert out == [("here.pdf", 1)]


def test_paper_that_was_stopped_is_not_remembered(hands: Hands, desk: Desk, tmp_path: Path) -> None:
    view = the(hands.page, PaperView)
    assert view.page_count() == 3
    ended: list[str] = []
    run = a_run("Cards", ended)
    run.stopped = True

    PrintQueue.of(hands.bridge).add(run)

    assert ended == ["Cards 1"]
    assert PrintCentre.of(hands.bridge).papers == ()
    assert EntryId(0) not in PrintMemory.of(hands.bridge).without_card()


def test_in_the_lowest_window_the_choices_scroll_and_cover_nothing(hands: Hands) -> None:
    hands.window.resize(911, 512)
    scroll, documents = the(hands.page, SideScroll), the(hands.page, QListWidget, "documents")
    low, below = scroll.height(), documents.geometry().bottom()
    hands.window.resize(1366, 900)

    assert below < scroll.y()
    assert low < scroll.height()
    assert scroll.verticalScrollBar().maximum() == 0
    assert all(box.height() >= box.sizeHint().height() for box in hands.page.findChildren(QComboBox))
