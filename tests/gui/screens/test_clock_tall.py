"""A clock on a screen that stands on end: figures across the whole width, all else larger."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from director.gui.screens.choices import Choice
from director.gui.screens.contents import painting, sheet_of
from director.gui.screens.pieces import CAP, Painting, Picture
from director.gui.screens.sheet import Showing
from tests.gui.screens.inked import ink, outside, over_each_other, texts_of
from tests.helpers.public_looks import NAMES, WINNER, scene, schedule

SIZES = [(1080, 1920), (720, 1280), (2160, 3840), (1200, 1920), (768, 1024)]
LONG = "Международный командный турнир памяти основателей клуба «Большая река», главное событие"

CLOCK = Choice("A")


@cache
def _scene(name: str, language: str, large: bool = False) -> Showing:
    return scene(name, language, schedule(1_250) if large else None, LONG if large else "")


def _painting(showing: Showing, size: tuple[int, int], choice: Choice = CLOCK) -> Painting:
    return painting(choice, showing, (), QSizeF(*size))


@pytest.mark.parametrize("shows", ["clock", "next_break"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
@pytest.mark.parametrize("large", [False, True], ids=["", "large stakes"])
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("name", NAMES)
def test_figures_are_as_large_as_the_width_lets_and_nothing_is_cut(
    app: QApplication, name: str, language: str, large: bool, size: tuple[int, int], shows: str
) -> None:
    showing = _scene(name, language, large)
    texts = texts_of(_painting(showing, size, Choice("A", shows=shows)))
    sheet = sheet_of(Choice("A", shows=shows), showing)
    assert sheet is not None

    assert outside(texts, size) == []
    assert over_each_other(texts) == []
    assert [text.text for text in texts if text.size * CAP < size[0] * 0.033] == []
    assert [text.text for text in texts if "…" in text.text and text.text[:-1] not in LONG] == []
    if sheet.figures:
        assert max(ink(text).width() for text in texts) >= size[0] * 0.82


@pytest.mark.parametrize("name", NAMES)
def test_on_a_screen_on_end_all_is_larger_than_its_height_asks_of_others(
    app: QApplication, name: str
) -> None:
    """At least four hundredths of the width; on a laptop turned upright, the same layout as elsewhere."""
    texts = texts_of(_painting(_scene(name, "en"), (1080, 1920)))

    assert min(text.size * CAP for text in texts) >= 1080 * 0.0419


def test_a_long_event_has_a_line_of_its_own_below_the_logo(app: QApplication, tmp_path: Path) -> None:
    file = tmp_path / "club.png"
    image = QImage(300, 100, QImage.Format.Format_RGB32)
    image.fill(0xFFCC0000)
    image.save(str(file))
    shown = _painting(_scene("day_end", "ru", large=True), (1080, 1920), Choice("A", logo=str(file)))
    (logo,) = (piece for piece in shown.pieces if isinstance(piece, Picture))
    first, *rest = (text for text in texts_of(shown) if text.text in LONG)

    assert " ".join(text.text for text in (first, *rest)) == LONG
    assert ink(first).top() > logo.rect.bottom()


def test_the_winner_has_two_lines_rather_than_half_a_name(app: QApplication) -> None:
    texts = [text.text for text in texts_of(_painting(_scene("finished", "en"), (1080, 1920)))]

    assert texts[-2:] == WINNER.split()
