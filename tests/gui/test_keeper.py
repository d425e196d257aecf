"""Copies of the venue while the window is open."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from director.desk.desk import Desk
from director.domain.refusal import Unavailable
from director.domain.setup import OpenTables
from director.gui.bridge import Bridge
from director.gui.keeper import Keeper
from director.gui.worker import Worker
from tests.helpers.evening import a_desk, a_venue


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = a_desk(tmp_path, players=3)
    yield made
    made.venue.close()


@pytest.fixture
def keeper(qapp: QApplication, desk: Desk, tmp_path: Path, at_once: Worker) -> Keeper:
    return Keeper(desk.venue.path, tmp_path / "copies", at_once)


def copies(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "copies").rglob("*.backup"))


def test_the_timer_copies_once_and_then_waits(keeper: Keeper, tmp_path: Path) -> None:
    keeper.look()
    keeper.look()

    assert len(copies(tmp_path)) == 1
    assert keeper.trouble is None


def test_a_risky_step_is_copied_before_it_is_done(
    keeper: Keeper, desk: Desk, at_once: Worker, tmp_path: Path
) -> None:
    bridge = Bridge(desk, at_once)
    bridge.keep_copies(keeper.before)
    bridge.do(OpenTables((1,), 9))
    bridge.run(lambda desk: desk.seal_draw(), copy_first="draw")
    (copy,) = copies(tmp_path)
    copy.rename(copy.with_suffix(".floor"))
    kept = a_venue(copy.parent, name=copy.with_suffix(".floor").name)
    journal = kept.desk(bridge.tournament.id).journal
    kept.close()

    assert journal.seq == bridge.journal.seq - 1
    assert journal.tournament.sealed is None


def test_a_copy_that_cannot_be_made_is_said_and_stops_nothing(
    keeper: Keeper, desk: Desk, at_once: Worker, tmp_path: Path
) -> None:
    (tmp_path / "copies").write_text("no folder")
    said = list[Unavailable | None]()
    keeper.troubled.connect(said.append)
    bridge = Bridge(desk, at_once)
    bridge.keep_copies(keeper.before)
    bridge.run(lambda desk: desk.do(OpenTables((1,), 9)), copy_first="import")
    assert 1 in bridge.tournament.tables
    assert isinstance(said[0], Unavailable)
    assert keeper.trouble is said[0]

    (tmp_path / "copies").unlink()
    keeper.look()
    assert said[-1] is None
    assert keeper.trouble is None
