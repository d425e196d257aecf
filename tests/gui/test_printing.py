"""Paper from the window: seen first, then sent to a printer or into a file."""

from __future__ import annotations

from collections.abc import Iterator
from logging import LogRecord
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtPdf import QPdfDocument
from PySide6.QtPrintSupport import QPrinter, QPrinterInfo
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QListWidget
from pytestqt.qtbot import QtBot

from director.desk.closing import redrawing
from director.desk.desk import Desk
from director.domain.ids import EntryId
from director.domain.people import person
from director.domain.seating import Move
from director.domain.seats import TableSeat
from director.domain.setup import SetUp
from director.gui.bridge import Bridge
from director.gui.dialogs.print_card import PrintCardDialog
from director.gui.look import Look
from director.gui.widgets import paper_dispatch, paper_out
from director.gui.widgets.paper_flaws import flaws_told
from director.gui.widgets.paper_job import PaperJob
from director.gui.widgets.paper_order import CARDS, PaperOrder
from director.gui.widgets.paper_view import PaperView
from director.gui.widgets.print_memory import PrintMemory
from director.gui.widgets.rail import RailButton
from director.gui.worker import Worker
from director.host.i18n import words_for
from director.printing.catalogue import DOCUMENTS, Flaws
from director.rules.clock_steps import set_structure
from tests.gui.finding import the
from tests.gui.held import Held
from tests.gui.pages_windows import Hands, a_room
from tests.gui.recorder import Recorder
from tests.helpers.evening import drawn_desk
from tests.helpers.prizes_paid import through_to_a_deal
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


def shown(hands: Hands) -> QPdfDocument:
    return the(hands.page, PaperView).document()


def text_of(document: QPdfDocument, page: int = 0) -> str:
    return document.getAllText(page).text()


OF_PRIZES = ("payout-sheet", "payout-receipt", "deal-sheet", "bounty-list", "results", "final-protocol")


def choose(hands: Hands, name: str, text: str) -> None:
    box = the(hands.page, QComboBox, name)
    place = next((at for at in range(box.count()) if box.itemText(at).startswith(text)), -1)
    assert place >= 0, [box.itemText(at) for at in range(box.count())]
    box.setCurrentIndex(place)


def pick(hands: Hands, document: str) -> None:
    assert hands.page.go_to(document)


def pdf(path: Path) -> QPdfDocument:
    document = QPdfDocument()
    document.load(str(path))
    return document


def a_move(desk: Desk, entry: EntryId) -> Move:
    """To the first free chair of another table."""
    tournament = desk.journal.tournament
    place = tournament.seating.places[entry]
    free = next(table for table in (1, 2, 3) if table != place.table)
    return Move(entry, place, TableSeat(free, tournament.empty_seats(free)[0]))


def test_the_cards_stand_in_the_window_before_anything_is_asked(hands: Hands) -> None:
    assert hands.said("pages") == "3 pages"
    assert shown(hands).pageCount() == 3
    assert "Player00001" in text_of(shown(hands))


@pytest.mark.parametrize("document", sorted(DOCUMENTS))
def test_every_document_can_be_seen(hands: Hands, document: str) -> None:
    if document in ("seat-changes", "move-slips", "move-slip-roll"):
        hands.window.bridge.do(redrawing(hands.desk.journal, (1, 2, 3), bytes(32)))
    if document == "alternates":
        hands.window.bridge.register(person("Late", "Anna"), seated=False)
    if document in OF_PRIZES:
        hands.window.bridge.run(through_to_a_deal)
    pick(hands, document)

    assert shown(hands).pageCount() >= 1
    assert hands.button("print").isEnabled()


def test_the_paper_may_speak_another_language_than_the_window(hands: Hands) -> None:
    pick(hands, "seating-by-name")
    choose(hands, "language", "Русский")

    expected = words_for("ru")._(DOCUMENTS["seating-by-name"].name)
    assert expected in text_of(shown(hands))


def test_the_paper_follows_the_language_of_the_window_until_it_is_chosen_by_hand(
    hands: Hands, look: Look
) -> None:
    pick(hands, "seating-by-name")
    name, box = DOCUMENTS["seating-by-name"].name, the(hands.page, QComboBox, "language")

    look.speak("ru")
    followed = text_of(shown(hands))
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    by_hand = text_of(shown(hands))
    look.speak("en")
    look.speak("ru")

    assert words_for("ru")._(name) in followed
    assert words_for("en")._(name) in by_hand
    assert words_for("en")._(name) in text_of(shown(hands))
    assert hands.page.keep()["choices"]["language"] == "en"
    look.speak("en")


def test_one_table_alone(hands: Hands) -> None:
    pick(hands, "table-sheets")
    choose(hands, "which", "One table")
    choose(hands, "table", "2")

    assert shown(hands).pageCount() == 1
    assert "2" in text_of(shown(hands))


def test_the_rules_of_the_event_follow_what_is_settled_for_it(hands: Hands, desk: Desk, qtbot: QtBot) -> None:
    pick(hands, "event-rules")
    before = text_of(shown(hands))

    hands.bridge.do(SetUp(replace(desk.journal.tournament.setup, options=(("see_hand", "never"),))))
    qtbot.waitUntil(lambda: "set for this event" in text_of(shown(hands)))

    assert "SP 5.9.2" in before
    assert "set for this event" not in before
    assert "A hand that was given up stays unseen. set for this event" in " ".join(
        text_of(shown(hands)).split()
    )


def test_before_the_draw_the_page_says_what_to_do(
    qtbot: QtBot, look: Look, at_once: Worker, tmp_path: Path
) -> None:
    desk = a_room(tmp_path / "early")
    hands = Hands(desk, look, at_once, "print")
    qtbot.addWidget(hands.window)

    assert hands.said("nothing").startswith("Nobody has a seat yet.")
    assert not hands.button("print").isEnabled()
    pick(hands, "draw-protocol")
    assert hands.said("nothing").startswith("No draw was made yet.")
    desk.venue.close()


def test_saved_as_pdf_with_every_card(hands: Hands, tmp_path: Path, asked: Recorder) -> None:
    asked.chosen_file = tmp_path / "cards"

    hands.click("save")

    document = pdf(tmp_path / "cards.pdf")
    text = "".join(text_of(document, page) for page in range(document.pageCount()))
    assert all(f"Player{n:05d}" in text for n in range(1, 25))
    assert hands.foot() == "Saved as cards.pdf"


def test_the_keys_work_as_soon_as_the_paper_is_there(qtbot: QtBot, look: Look, desk: Desk) -> None:
    held = Held()
    hands = Hands(desk, look, Worker(held), "print")
    qtbot.addWidget(hands.window)
    keys = [hands.window.commands.action(name) for name in ("print.print", "print.save")]
    before = [key.isEnabled() for key in keys]
    while held.waiting:
        held.waiting.pop(0)()

    assert before == [False, False]
    assert [key.isEnabled() for key in keys] == [True, True]


def test_d06_a_file_that_cannot_be_written_is_told(hands: Hands, tmp_path: Path, asked: Recorder) -> None:
    asked.chosen_file = tmp_path / "nowhere" / "cards.pdf"

    hands.click("save")

    assert asked.warned[0][0].startswith("cards.pdf could not be written")


def test_every_page_goes_to_the_printer(
    hands: Hands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    monkeypatch.setattr(paper_dispatch, "choose_printer", lambda _parent: printer)
    monkeypatch.setattr(paper_out, "DPI", 72)

    hands.click("print")

    printed = pdf(tmp_path / "printed.pdf")
    assert printed.pageCount() == 3
    assert round(printed.pagePointSize(0).width()) == 595
    assert hands.foot() == "3 pages sent to the printer"


def test_without_a_printer_it_says_what_to_do(
    hands: Hands, asked: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", staticmethod(list))

    hands.click("print")

    assert asked.warned[0][0] == "No printer is set up on this computer."


def test_after_a_move_only_the_new_card_is_printed(
    hands: Hands, desk: Desk, tmp_path: Path, asked: Recorder, qtbot: QtBot
) -> None:
    asked.chosen_file = tmp_path / "all.pdf"
    hands.click("save")
    counts: list[int] = []
    hands.page.waiting_changed.connect(counts.append)
    entry, place = next(iter(desk.journal.tournament.seating.places.items()))
    free = next(t for t in (1, 2, 3) if t != place.table)
    hands.bridge.do(Move(entry, place, TableSeat(free, desk.journal.tournament.empty_seats(free)[0])))
    assert counts == [1]
    qtbot.waitUntil(lambda: the(hands.page, QComboBox, "which").count() == 3)

    choose(hands, "which", "Without a card yet: 1")

    assert shown(hands).pageCount() == 1
    assert text_of(shown(hands)).count("Player") == 1


def test_the_preview_follows_what_is_done(hands: Hands, desk: Desk, qtbot: QtBot) -> None:
    pick(hands, "seating-by-name")
    hands.bridge.register(person("Aaa", "New"))

    qtbot.waitUntil(lambda: "Aaa New" in text_of(shown(hands)))


def test_a_name_that_no_font_can_write_is_named_before_printing(
    hands: Hands, desk: Desk, qtbot: QtBot
) -> None:
    hands.bridge.register(person("Sign\U0001319d", "Odd"))
    banner = the(the(hands.page, PaperView), QLabel, "banner")

    qtbot.waitUntil(lambda: "\U0001319d" in banner.text())

    assert "Sign\U0001319d Odd" in banner.text()


def test_a_name_that_no_letters_are_small_enough_for_is_named_before_printing(
    hands: Hands, desk: Desk, qtbot: QtBot
) -> None:
    hands.bridge.register(person("W" * 200, "M" * 199))
    banner = the(the(hands.page, PaperView), QLabel, "banner")
    pick(hands, "seating-by-name")

    qtbot.waitUntil(lambda: "the end is missing" in banner.text())
    assert f"{'W' * 36}…" in banner.text()

    pick(hands, "seat-cards")
    qtbot.waitUntil(lambda: not banner.isVisible())
    assert "…" not in text_of(shown(hands))


def test_of_many_flaws_some_are_named_and_the_others_counted() -> None:
    found = Flaws({f"Ann{n}": "🍫" for n in range(7)}, tuple(f"{n}" * 90 for n in range(6)))

    unknown, cut = flaws_told(found).splitlines()

    assert "and 2 more: Ann0 (🍫), Ann1" in unknown
    assert f"and 1 more: {'0' * 36}…, {'1' * 36}…" in cut
    assert flaws_told(Flaws({}, ())) == ""


def test_long_printing_tells_how_far_it_is_and_stops_when_told(desk: Desk, app: object) -> None:
    held = Held()
    bridge = Bridge(desk, Worker(held))
    job = PaperJob(bridge)
    far: list[tuple[int, int]] = []
    ended: list[str] = []

    def after_a_page(done: int, of: int) -> None:
        far.append((done, of))
        job.stop()

    job.progressed.connect(after_a_page)
    job.stopped.connect(lambda: ended.append("stopped"))
    job.finished.connect(lambda _whole: ended.append("finished"))
    job.begin(PaperOrder(CARDS))
    held.waiting.pop(0)()
    job.draw_all()
    for work in held.waiting[:]:
        work()

    assert far == [(1, 3)]
    assert ended == ["stopped"]
    assert job.whole() is None
    bridge.deleteLater()


def test_a_newer_order_takes_the_place_of_an_older_one(desk: Desk, app: object) -> None:
    held = Held()
    bridge = Bridge(desk, Worker(held))
    job = PaperJob(bridge)
    drafted: list[int] = []
    job.drafted.connect(lambda made: drafted.append(made.pages))
    job.begin(PaperOrder(CARDS))
    job.begin(PaperOrder(CARDS, table=1))
    for work in held.waiting[:]:
        work()

    assert drafted == [1]
    bridge.deleteLater()


def test_one_card_is_printed_from_registration_and_remembered(
    qtbot: QtBot, look: Look, at_once: Worker, desk: Desk, tmp_path: Path, asked: Recorder
) -> None:
    hands = Hands(desk, look, at_once, "registration")
    qtbot.addWidget(hands.window)
    hands.press(hands.find("Player00007"), Qt.Key.Key_Down)
    hands.window.commands.run("registration.print")
    dialog = the(hands.page, PrintCardDialog)
    text = text_of(dialog.view().document())
    asked.chosen_file = tmp_path / "one.pdf"

    the(dialog, QAbstractButton, "save").click()

    assert text.count("Player") == 1
    assert "Player00007" in text
    assert pdf(tmp_path / "one.pdf").pageCount() == 1
    assert hands.said("printed").startswith("Card for ")


def test_what_was_printed_is_stored_at_once_and_known_after_a_sudden_end(
    desk: Desk, app: object, at_once: Worker, tmp_path: Path, expected_log: list[LogRecord]
) -> None:
    tournament, folder = desk.journal.tournament, tmp_path / "printed"
    first, second = Bridge(desk, at_once), Bridge(desk, at_once)
    PrintMemory.of(first).keep_in(folder)
    PrintMemory.of(first).remember(tournament, list(tournament.entries)[:20], "2026-12-05T18:00:00.000Z")
    (file,) = folder.iterdir()
    with file.open("a", encoding="utf-8") as cut:
        cut.write('{"at": "2026-12-05T18:0')  # the power went while a line was written

    PrintMemory.of(second).keep_in(folder)
    PrintMemory.of(second).remember(tournament, list(tournament.entries)[20:22], "2026-12-05T18:05:00.000Z")
    third = Bridge(desk, at_once)
    PrintMemory.of(third).keep_in(folder)

    assert all("cannot be read" in record.getMessage() for record in expected_log)
    assert len(PrintMemory.of(third).without_card()) == PrintMemory.of(third).waiting == 2
    for bridge in (first, second, third):
        bridge.deleteLater()


def test_a_move_and_its_undo_are_seen_by_who_needs_a_card(desk: Desk, app: object, at_once: Worker) -> None:
    bridge = Bridge(desk, at_once)
    memory, entries = PrintMemory.of(bridge), list(desk.journal.tournament.entries)
    counts: list[int] = []
    memory.waiting_changed.connect(counts.append)
    memory.remember(bridge.tournament, entries, "2026-12-05T18:00:00.000Z")

    bridge.do(a_move(desk, entries[0]))
    outdated = memory.is_outdated(entries[0])
    bridge.undo_last()

    assert (outdated, memory.is_outdated(entries[0])) == (True, False)
    assert counts == [1, 0]
    bridge.deleteLater()


def test_the_rail_counts_cards_though_nobody_looked_at_the_page_that_prints(
    qtbot: QtBot, look: Look, at_once: Worker, desk: Desk
) -> None:
    hands = Hands(desk, look, at_once, "registration")
    qtbot.addWidget(hands.window)
    entries = list(desk.journal.tournament.entries)
    PrintMemory.of(hands.bridge).remember(hands.bridge.tournament, entries, "2026-12-05T18:00:00.000Z")

    hands.bridge.do(a_move(desk, entries[0]))

    assert the(hands.window, RailButton, "go.print").waiting == 1


def test_the_documents_can_be_chosen_by_keyboard(hands: Hands) -> None:
    documents = the(hands.page, QListWidget, "documents")
    assert hands.window.focusWidget() is documents

    hands.press(documents, Qt.Key.Key_Down)

    assert "Player00001" in text_of(shown(hands))
    assert documents.currentRow() == 1
