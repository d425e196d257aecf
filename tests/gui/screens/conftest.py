"""What tests of the public screens stand on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from director.gui.look import Look
from director.gui.worker import Worker
from tests.gui.screens.hall_room import HallRoom


@pytest.fixture
def room(tmp_path: Path, look: Look, at_once: Worker) -> Iterator[HallRoom]:
    """A laptop and a projector; a schedule, and nothing started yet."""
    made = HallRoom(tmp_path, look, at_once, players=12)
    yield made
    made.close()
