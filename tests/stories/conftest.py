"""What stories in the window stand on."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def _garbage_waits() -> Iterator[None]:
    """As in the program, no thread at work sweeps what belongs to the window."""
    gc.disable()
    yield
    gc.enable()
