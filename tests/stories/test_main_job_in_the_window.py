"""The main job in the window: from the federation's list to cards in hand, and nothing of it can be lost."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtPdf import QPdfDocument
from PySide6.QtWidgets import QAbstractButton, QApplication

from director.__main__ import __file__ as _start
from director.__main__ import main
from director.domain.card_code import card_code
from director.gui import ask
from tests.gui.clerk import Clerk, a_clerk, main_job, one_of_each
from tests.gui.finding import the
from tests.helpers.lists import PLAYERS

ROOT = Path(_start).resolve().parent.parent
FEDERATION = PLAYERS / "players-064-ru-cp1251.csv"
LARGEST = PLAYERS / "players-10112.csv"


@pytest.fixture
def clerk(qapp: QApplication, world: Path) -> Iterator[Clerk]:
    """At the desk, with nothing open yet."""
    made = a_clerk(qapp, world)
    yield made
    made.program.close()
    ask.use(None)


@pytest.fixture
def venue(tmp_path: Path) -> Path:
    return tmp_path / "city.floor"


def listed(path: Path) -> list[tuple[str, str]]:
    """Name and club of each row, read without any help of the program."""
    rows = [line.split(";") for line in path.read_text(encoding="cp1251").splitlines()]
    head = rows[0]
    family, given, club = (head.index(name) for name in ("Фамилия", "Имя", "Клуб"))
    return [(f"{row[family]} {row[given]}", row[club].strip('"').replace('""', '"')) for row in rows[1:]]


def cards(path: Path) -> str:
    """All words of a PDF, each parted by one space."""
    document = QPdfDocument()
    assert document.load(str(path)) is QPdfDocument.Error.None_
    text = " ".join(document.getAllText(page).text() for page in range(document.pageCount()))
    document.close()
    return " ".join(text.split())


def codes(text: str) -> list[str]:
    return re.findall(r"FD\d{5,}[A-Z0-9]{2}", text)


def checked(venue: Path, said: pytest.CaptureFixture[str]) -> tuple[int, str]:
    said.readouterr()
    status = main(["--lang", "en", "check", str(venue)])
    return status, said.readouterr().out


def test_from_the_federations_list_to_cards_in_hand(
    clerk: Clerk, venue: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    # 17:00  The event with eight tables of nine; the list comes in, every name and club as the list has it.
    clerk.set_up(venue, "Кубок города", 8)
    assert clerk.bring_in(FEDERATION) == "64 new, 0 known"
    bridge = clerk.window.bridge
    entered = [bridge.people.find(entry.person) for _, entry in sorted(bridge.tournament.entries.items())]
    assert [(one.name, one.club) for one in entered] == listed(FEDERATION)
    head = bridge.journal.head
    assert clerk.bring_in(FEDERATION) == "0 new, 64 known"
    assert bridge.journal.head == head

    # 17:40  Seal, public word, seats: eight tables of eight.
    clerk.draw("Ks Qd 7c")
    assert [bridge.tournament.seating.count(table) for table in range(1, 9)] == [8] * 8
    assert clerk.window.shown_page() == "print"

    # 17:45  A card for each of the sixty-four, each with its own name and code.
    clerk.save("seat-cards", tmp_path / "cards.pdf")
    text = cards(tmp_path / "cards.pdf")
    known = Counter(card_code(bridge.tournament.id, entry) for entry in bridge.tournament.entries)
    assert Counter(codes(text)) == known
    assert all(text.count(name) == 1 for name, _club in listed(FEDERATION))

    # 18:05  One moved, one made void, one late entry; 18:10  all taken back, one by one.
    stages = [clerk.state()]
    seating = bridge.tournament.seating
    mover, slip = list(seating.players(1).values())[:2]
    clerk.quick(f"{seating.at(mover)} > 8-{bridge.tournament.empty_seats(8)[0]}")
    stages.append(clerk.state())
    clerk.void(slip, "registered twice on paper")
    stages.append(clerk.state())
    clerk.late("Ёлкин Пётр")
    assert clerk.foot().startswith("Ёлкин Пётр registered")
    late = next(e for e in bridge.tournament.entries.values() if str(e.id) not in stages[-1]["entries"])
    assert bridge.tournament.seating.at(late.id) is not None
    assert bridge.tournament.entries[slip].state.value == "void"
    for stage in reversed(stages):
        assert clerk.undo().startswith("Undone: ")
        now = clerk.state()
        assert (now["seats"], now["entries"]) == (stage["seats"], stage["entries"])
    clerk.program.close()

    # 18:15  The file proves itself.
    assert checked(venue, capsys)[0] == 0


def test_a_killed_window_opens_again_with_everything_it_had_shown(
    clerk: Clerk, venue: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.gui.clerk", str(venue), str(FEDERATION)],
        cwd=ROOT,
        env={**os.environ, "LANGUAGE": "en", "QT_QPA_PLATFORM": "offscreen"},
        stdin=subprocess.PIPE,  # it waits for a word that never comes
        stdout=subprocess.PIPE,
    )
    assert child.stdin is not None
    assert child.stdout is not None
    shown = [child.stdout.readline() for _ in range(2)]
    child.kill()
    child.stdin.close()
    child.wait()
    child.stdout.close()
    drawn, last = (json.loads(line) for line in shown)

    clerk.open(venue)

    assert clerk.state() == last
    for _ in range(3):
        clerk.undo()
    again = clerk.state()
    assert (again["seats"], again["entries"]) == (drawn["seats"], drawn["entries"])
    clerk.program.close()
    assert checked(venue, capsys)[0] == 0


def test_one_changed_byte_in_a_line_fails_the_check_which_names_the_line(
    clerk: Clerk, venue: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main_job(clerk, venue, FEDERATION, 8)
    one_of_each(clerk)
    lines = clerk.window.bridge.journal.lines
    clerk.program.close()
    seq = next(line.seq for line in lines if line.reason == "registered twice on paper")
    whole = venue.read_bytes()
    assert whole.count(b"registered twice on paper") == 1
    assert checked(venue, capsys)[0] == 0

    venue.write_bytes(whole.replace(b"registered twice on paper", b"registered twice on papes"))

    status, said = checked(venue, capsys)
    assert status == 1
    assert f"Line {seq} was changed" in said


@pytest.mark.heavy
def test_the_largest_field_takes_the_same_way(
    clerk: Clerk, venue: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    clerk.set_up(venue, "Main Event", 1124)
    assert clerk.bring_in(LARGEST) == "10,112 new, 0 known"
    clerk.draw("7h 2c Js")
    bridge = clerk.window.bridge
    counts = Counter(bridge.tournament.seating.count(table) for table in range(1, 1125))
    assert counts == {9: 1120, 8: 4}

    drawn = clerk.state()
    seating = bridge.tournament.seating
    free = next(table for table in range(1, 1125) if bridge.tournament.empty_seats(table))
    mover = next(iter(seating.players(1124).values()))
    clerk.quick(f"{seating.at(mover)} > {free}-{bridge.tournament.empty_seats(free)[0]}")
    assert clerk.state() != drawn
    clerk.undo()
    assert clerk.state()["seats"] == drawn["seats"]

    clerk.save("seat-cards", tmp_path / "cards.pdf")
    assert the(clerk.window.page("print"), QAbstractButton, "save").isEnabled()
    text = cards(tmp_path / "cards.pdf")
    assert len(set(codes(text))) == 10_112
    clerk.program.close()
    assert checked(venue, capsys)[0] == 0
