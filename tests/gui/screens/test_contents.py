"""Seating, own text and logo on the wall."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from director.domain.entries import Register
from director.domain.people import person
from director.domain.seating import Seat as Take
from director.domain.seats import TableSeat
from director.gui.screens.choices import Choice
from director.gui.screens.contents import comes_and_goes, painting
from director.gui.screens.pieces import CAP, Painting, Picture, Text
from director.gui.screens.seats import Seat, seat_rows
from director.host.i18n import words_for
from tests.gui.floor_rooms import NAMES
from tests.helpers.evening import a_desk
from tests.helpers.public_looks import Wall, scene

SIZES = [(1024, 768), (1280, 720), (1920, 1080), (3840, 2160), (1080, 1920)]


def _texts(shown: Painting) -> list[Text]:
    return [piece for piece in shown.pieces if isinstance(piece, Text)]


def _wall(
    shows: str, size: tuple[int, int], seats: tuple[Seat, ...] = (), text: str = "", logo: str = ""
) -> Painting:
    return painting(Choice("A", shows=shows, text=text, logo=logo), scene("level"), seats, QSizeF(*size))


@pytest.mark.parametrize("size", SIZES)
def test_names_of_every_script_fit_their_column(app: QApplication, size: tuple[int, int]) -> None:
    seats = tuple(Seat(name, f"{n // 9 + 101}-{n % 9 + 1}") for n, name in enumerate(sorted(NAMES)))
    texts = _texts(_wall("seating", size, seats))
    screen = QRectF(0, 0, *size).adjusted(0, 0, 1, 1)

    assert [
        text.text
        for text in texts
        if not screen.contains(text.rect.adjusted(0, text.size * 0.3, 0, -text.size * 0.25))
    ] == []
    assert [text.text for text in texts if text.size * CAP < min(size[1], size[0] / 1.25) * 0.04] == []


def test_every_seat_is_shown_in_its_turn(app: QApplication) -> None:
    wall, seats = Wall(), tuple(Seat(f"Player {n:03}", f"{n}-1") for n in range(212))
    seen = set[str]()
    for _ in range(16):
        shown = painting(Choice("A", shows="seating"), wall.showing(), seats, QSizeF(1920, 1080))
        seen |= {text.text for text in _texts(shown)}
        wall.room.passes(8_000)

    assert {seat.name for seat in seats} <= seen
    assert {seat.place for seat in seats} <= seen


def test_long_names_keep_what_tells_them_apart(app: QApplication) -> None:
    long = "Belokonska-Vrazhalska"
    seats = (
        Seat(f"{long} Alexandrina Maria", "1-1", long, "A. M."),
        Seat(f"{long} Svetoslava", "1-2", long, "S."),
        Seat(f"{long}-Dimitrova Svetoslava (1990)", "1124-9", f"{long}-Dimitrova", "S. (1990)"),
        Seat("Lee Ann", "1-4", "Lee", "A."),
    )
    shown = [text.text for text in _texts(_wall("seating", (1920, 1080), seats))]

    assert "Belokonska-Vrazh… A. M." in shown
    assert f"{long} S." in shown
    assert "Lee Ann" in shown
    (cut,) = (text for text in shown if text.endswith("… S. (1990)"))
    assert cut.startswith("Belokons")


def test_the_list_knows_initials_and_namesakes(tmp_path: Path) -> None:
    desk = a_desk(tmp_path, 0, 1)
    people = [
        person(family="Lee", given="Ann Mary", born="1990"),
        person(family="Lee", given="Ann Mary", born="1985"),
        person(family="გაფრინდაშვილი", given="ხათუნა"),
    ]
    desk.write(lambda _journal, added: [Register(one.id, 0, 0, 10_000) for one in added], newcomers=people)
    entries = sorted(desk.journal.tournament.entries)
    desk.do_all([Take(entry, TableSeat(1, at)) for at, entry in enumerate(entries, 1)])

    rows = {row.place: row for row in seat_rows(desk.journal.tournament, desk.people, words_for("en"))}
    assert rows["1-1"] == Seat("Lee Ann Mary (1990)", "1-1", "Lee", "A. M. (1990)")
    assert rows["1-2"].rest == "A. M. (1985)"
    assert rows["1-3"].rest == "ხათუნა", "no capitals, no initials"


def test_without_seats_it_says_so(app: QApplication) -> None:
    assert "Nobody has a seat yet." in [text.text for text in _texts(_wall("seating", (1920, 1080)))]


@pytest.mark.parametrize("shows", ["seating", "text"])
def test_the_clock_goes_on_along_the_foot(app: QApplication, shows: str) -> None:
    texts = [text.text for text in _texts(_wall(shows, (1920, 1080)))]

    assert "12:34" in texts
    assert "Level 6 · 400 / 800 · ante 800" in texts


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "text",
    ["Bar closes at two", "One\n\nTwo", "Donaudampfschifffahrtsgesellschaftskapitän", "Слово " * 100, "🃏"],
    ids=["short", "two lines", "one long word", "a speech", "a card"],
)
def test_any_text_fits(app: QApplication, text: str, size: tuple[int, int]) -> None:
    shown = _wall("text", size, text=text)
    screen = QRectF(0, 0, *size).adjusted(-1, 0, 1, 1)

    assert [
        piece.text
        for piece in _texts(shown)
        if not screen.contains(piece.rect.adjusted(0, piece.size * 0.25, 0, -piece.size * 0.25))
    ] == []


def test_a_short_text_is_large(app: QApplication) -> None:
    first = _texts(_wall("text", (1920, 1080), text="Bar"))[0]

    assert first.size * CAP >= 1080 * 0.14


def test_without_text_and_logo_the_event_is_named(app: QApplication) -> None:
    assert "Spring Cup · Main Event" in " ".join(text.text for text in _texts(_wall("text", (1920, 1080))))


def test_a_logo_keeps_its_proportions(app: QApplication, tmp_path: Path) -> None:
    file = tmp_path / "club.png"
    image = QImage(400, 100, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.red)
    image.save(str(file))
    (alone,) = (p for p in _wall("text", (1920, 1080), logo=str(file)).pieces if isinstance(p, Picture))
    both = _wall("text", (1920, 1080), logo=str(file), text="Bar")
    (above,) = (p for p in both.pieces if isinstance(p, Picture))

    assert alone.wide > 1700
    assert above.top + above.high < _texts(both)[0].base


def test_nothing_comes_and_goes_on_a_list(app: QApplication) -> None:
    wall = Wall().at(6, 8_000)

    assert not comes_and_goes(Choice("A", shows="seating"), wall.showing())
    assert comes_and_goes(Choice("A"), wall.showing())
    assert comes_and_goes(Choice("A"), wall.at(6, 600_000).showing(look="hand_for_hand"))
