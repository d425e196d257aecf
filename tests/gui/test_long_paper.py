"""A season of rulings on paper: it is told how far the text is divided into pages, and stopped on a word."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel, QProgressBar, QPushButton
from pytestqt.qtbot import QtBot

from director.gui.bridge import Bridge
from director.gui.widgets.paper_job import PaperJob
from director.gui.widgets.paper_order import RULINGS, Draft, PaperOrder
from director.gui.widgets.paper_view import PaperView
from director.gui.worker import Worker
from director.views.ruling_papers import Block, RulingsReport
from tests.gui.finding import the
from tests.helpers.evening import a_desk
from tests.printing.reading import HEAD


def _order(blocks: int) -> PaperOrder:
    text = tuple(Block("text", f"Ruling {number}: the pot is divided again.") for number in range(blocks))
    return PaperOrder(RULINGS, made=RulingsReport(HEAD, "Rulings", "", text))


class _Reader:
    """Somebody who has the preview open and watches it."""

    def __init__(self, job: PaperJob, view: PaperView) -> None:
        self.job, self.view = job, view
        self.far: list[tuple[int, int]] = []
        self.ready: list[Draft] = []
        job.laid.connect(lambda done, of: self.far.append((done, of)))
        job.drafted.connect(self.ready.append)

    def button(self, name: str) -> QPushButton:
        return the(self.view, QPushButton, name)

    def says(self) -> str:
        return the(self.view, QLabel, "pages").text()


@pytest.fixture
def reader(tmp_path: Path, qtbot: QtBot, at_once: Worker) -> Iterator[_Reader]:
    desk = a_desk(tmp_path)
    bridge = Bridge(desk, at_once)
    job = PaperJob(bridge)
    view = PaperView(job)
    qtbot.addWidget(view)
    view.show()
    yield _Reader(job, view)
    desk.venue.close()


def test_a_long_text_says_how_far_it_is_and_a_short_one_is_simply_there(reader: _Reader) -> None:
    reader.job.begin(_order(30))
    assert (reader.far, len(reader.ready)) == ([], 1)

    reader.job.begin(_order(2_000))

    assert len(reader.ready) == 2
    assert 90 < len(reader.far) <= 101
    assert [of for _done, of in reader.far] == [2_000] * len(reader.far)
    assert [done for done, _of in reader.far] == sorted(done for done, _of in reader.far)
    assert reader.says() == f"{reader.ready[1].pages} pages"


def test_dividing_it_is_stopped_by_a_button_and_begun_anew_by_another(reader: _Reader) -> None:
    bar, said = the(reader.view, QProgressBar, "progress"), list[str]()

    def stop_it(done: int, _of: int) -> None:
        said.append(reader.says())
        assert bar.isVisible()
        assert bar.value() == done
        reader.button("stop").click()

    reader.job.laid.connect(stop_it)
    reader.job.begin(_order(2_000))

    assert said == ["Dividing it into pages …"]
    assert not reader.ready
    assert not bar.isVisible()
    assert not reader.button("stop").isVisible()
    assert reader.button("draw-all").text() == "Show the pages"

    reader.job.laid.disconnect(stop_it)
    reader.button("draw-all").click()

    assert len(reader.ready) == 1
    assert reader.says() == f"{reader.ready[0].pages} pages"


def test_another_document_does_not_wait_for_the_end_of_a_long_one(reader: _Reader) -> None:
    def change_it(done: int, _of: int) -> None:
        if done == 0:
            reader.job.begin(_order(3))

    reader.job.laid.connect(change_it)
    reader.job.begin(_order(2_000))

    assert len(reader.far) == 1
    assert [made.pages for made in reader.ready] == [1]
