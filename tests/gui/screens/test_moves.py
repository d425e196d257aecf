"""Who goes where, on the wall."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtWidgets import QApplication

from director.desk.closing import breaking, redrawing
from director.desk.desk import Desk
from director.domain.breaking import BreakTable
from director.gui.bridge import Bridge
from director.gui.screens.choices import Choice
from director.gui.screens.contents import painting
from director.gui.screens.moves import Moves
from director.gui.screens.pieces import CAP, Painting, Text
from director.gui.worker import Worker
from director.host.i18n import words_for
from tests.helpers.evening import drawn_desk
from tests.helpers.public_looks import scene

EN = words_for("en")
SIZES = [(1024, 768), (1280, 720), (1920, 1080), (3840, 2160), (1080, 1920)]


def _broken(folder: Path) -> Desk:
    desk = drawn_desk(folder, players=16, tables=3)
    desk.do(breaking(desk.journal, 3, desk.venue.key()))
    return desk


def _wall(desk: Desk | None, worker: Worker, size: tuple[int, int] = (1920, 1080)) -> Painting:
    showing = scene("level")
    if desk is not None:
        moves = Moves(Bridge(desk, worker)).now(EN)
        showing = showing._replace(tournament=desk.journal.tournament, people=desk.people, moves=moves)
    return painting(Choice("A", shows="moves"), showing, (), QSizeF(*size))


def _texts(shown: Painting) -> list[Text]:
    return [piece for piece in shown.pieces if isinstance(piece, Text)]


@pytest.mark.parametrize("size", SIZES)
def test_everybody_with_old_and_new_seat_fits_and_can_be_read_from_afar(
    app: QApplication, at_once: Worker, tmp_path: Path, size: tuple[int, int]
) -> None:
    desk = _broken(tmp_path)
    texts = _texts(_wall(desk, at_once, size))
    screen = QRectF(0, 0, *size).adjusted(0, 0, 1, 1)

    assert [text.text for text in texts if text.size * CAP < min(size[1], size[0] / 1.25) * 0.04] == []
    assert [
        text.text
        for text in texts
        if not screen.contains(text.rect.adjusted(0, text.size * 0.3, 0, -text.size * 0.25))
    ] == []
    action = desk.journal.lines[-1].action
    assert isinstance(action, BreakTable)
    said = {text.text for text in texts}
    assert {str(move.target) for move in action.moves} <= said
    assert {f"{move.source} →" for move in action.moves} <= said
    assert any(text.text.startswith("Table 3 breaks") for text in texts)


def test_before_the_first_move_the_wall_says_so(app: QApplication, at_once: Worker) -> None:
    assert "Nobody changes tables now." in {text.text for text in _texts(_wall(None, at_once))}


def test_a_large_redraw_turns_pages(app: QApplication, at_once: Worker, tmp_path: Path) -> None:
    desk = drawn_desk(tmp_path, players=60, tables=8)
    desk.do(redrawing(desk.journal, range(1, 8), desk.venue.key()))

    texts = [text.text for text in _texts(_wall(desk, at_once, (1024, 768)))]

    assert any(text.endswith(" / 8") for text in texts)


def test_what_was_found_stands_until_a_new_line(app: QApplication, at_once: Worker, tmp_path: Path) -> None:
    desk = _broken(tmp_path)
    bridge = Bridge(desk, at_once)
    moves = Moves(bridge)
    first = moves.now(EN)

    assert first is not None
    assert moves.now(EN) is first
    assert [row.name for row in first.rows] == sorted(row.name for row in first.rows)
    bridge.undo_last()
    assert moves.now(EN) is None
