"""The ring of one table: seats where they are, chosen by mouse and by keys, told to a screen reader."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from director.domain.hands import LastHand
from director.gui import style
from director.gui.widgets.table_ring import RingSeat, TableRing
from director.rules.cards.card import read_cards

NAMES = ("Иванов П.", "Lee A.", "", "Константинопольская-Вознесенская А.", "斎藤 健一", "da C.")
LEFT = Qt.MouseButton.LeftButton


def seats(count: int = 6, **changed: object) -> list[RingSeat]:
    return [RingSeat(at + 1, NAMES[at % len(NAMES)], **changed) for at in range(count)]  # type: ignore[arg-type]


@pytest.fixture
def ring(app: QApplication, qtbot: QtBot) -> TableRing:
    made = TableRing(12, choosable=True)
    qtbot.addWidget(made)
    made.resize(560, 280)
    made.show_seats(seats(), LastHand(1, 2, 4))
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


def picture(widget: QWidget) -> QImage:
    QApplication.processEvents()
    return widget.grab().toImage()


def test_a_click_on_a_seat_chooses_it_and_one_beside_the_table_does_not(
    ring: TableRing, qtbot: QtBot
) -> None:
    chosen: list[int] = []
    ring.pressed.connect(chosen.append)
    for seat in (4, 1, 6):
        QTest.mouseClick(ring, LEFT, pos=ring.rect_of(seat).center().toPoint())
    QTest.mouseClick(ring, LEFT, pos=QPoint(3, 3))
    QTest.mouseClick(ring, Qt.MouseButton.RightButton, pos=ring.rect_of(2).center().toPoint())

    assert chosen == [4, 1, 6]


def test_arrows_walk_round_the_table_and_enter_chooses(ring: TableRing) -> None:
    chosen: list[int] = []
    ring.pressed.connect(chosen.append)
    ring.setFocus()
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Return, Qt.Key.Key_Right, Qt.Key.Key_Space):
        QTest.keyClick(ring, key)
    QTest.keyClick(ring, Qt.Key.Key_Up)
    QTest.keyClick(ring, Qt.Key.Key_Up)
    QTest.keyClick(ring, Qt.Key.Key_Up)
    QTest.keyClick(ring, Qt.Key.Key_Enter)

    assert len(chosen) == 3
    first, second, third = (ring.rect_of(seat).center() for seat in chosen)
    assert first.y() < ring.rect_of(1).center().y()
    assert second.x() > first.x()
    assert third.y() <= second.y()


def test_where_nothing_can_be_chosen_keys_and_clicks_pass_by(app: QApplication, qtbot: QtBot) -> None:
    ring = TableRing(3)
    qtbot.addWidget(ring)
    ring.resize(400, 200)
    ring.show_seats(seats(), None)
    ring.show()
    chosen: list[int] = []
    ring.pressed.connect(chosen.append)
    QTest.mouseClick(ring, LEFT, pos=ring.rect_of(2).center().toPoint())

    assert chosen == []
    assert ring.focusPolicy() is Qt.FocusPolicy.NoFocus
    assert ring.sizeHint().width() > ring.minimumSizeHint().width() > 0


def test_it_says_who_sits_where_and_which_card_lies_there(ring: TableRing) -> None:
    ring.show_seats(
        [RingSeat(1, "Lee A.", card=read_cards("Kd")[0]), RingSeat(2), RingSeat(3, "Kim S.")], None
    )

    assert ring.accessibleName() == "Table 12"
    assert ring.accessibleDescription() == "1 Lee A. K♦; 2; 3 Kim S."


@pytest.mark.parametrize("theme", ["light", "dark", "light-safe", "dark-safe"])
def test_cards_notes_and_discs_are_seen_in_every_theme(ring: TableRing, theme: str) -> None:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    style.wear(application, theme)
    plain = picture(ring)
    shown = []
    for change in (
        {"note": "posts 200"},
        {"card": read_cards("Ah")[0]},
        {"card": read_cards("Ah")[0], "strong": True},
        {"pale": True},
    ):
        ring.show_seats(seats(**change), LastHand(1, 2, 4))
        shown.append(picture(ring))
    ring.show_seats(seats(), None)
    shown.append(picture(ring))

    assert all(one != plain for one in shown)
    assert len({one.cacheKey() for one in shown}) == len(shown)


@pytest.mark.parametrize("count", [2, 6, 10, 23])
@pytest.mark.parametrize("size", [QSize(380, 180), QSize(900, 600)])
def test_every_seat_has_its_room_within_the_ring(ring: TableRing, count: int, size: QSize) -> None:
    ring.resize(size)
    ring.show_seats(seats(count, note="posts 200"), LastHand(1, 2, 1 + count // 2))
    picture(ring)

    boxes = [ring.rect_of(seat) for seat in range(1, count + 1)]
    assert all(ring.rect().adjusted(-1, -1, 1, 1).contains(box.toAlignedRect()) for box in boxes)
    assert not any(one.intersects(other) for at, one in enumerate(boxes) for other in boxes[at + 1 :])
