"""The monitors of the system, with a second one beside the first; and windows that are out of sight."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from director.gui.screens.in_sight import bring_into_sight, in_sight
from director.gui.screens.monitors import QtMonitors

ROOT = Path(__file__).resolve().parent.parent.parent.parent

_TWO = """
import json, sys
from PySide6.QtWidgets import QApplication, QWidget
from director.gui.screens.monitors import QtMonitors

app = QApplication([])
monitors, told = QtMonitors(), {}
told["all"] = [(m.name, m.area.getRect(), m.pixels) for m in monitors.all()]
for name in ("laptop", "hall", "laptop"):
    screen = QWidget()
    monitors.fill(screen, name)
    app.processEvents()
    told[name] = (screen.geometry().getRect(), screen.screen().name(), screen.isFullScreen())
    told["under " + name] = monitors.under(screen)
    monitors.fill(screen, "hall")
    app.processEvents()
    told["moved"] = (screen.geometry().getRect(), screen.screen().name(), screen.isFullScreen())
    screen.close()
print(json.dumps(told))
"""


def _told(tmp_path: Path, *screens: tuple[str, int, int, int, int, float]) -> dict[str, object]:
    names = ("name", "x", "y", "width", "height", "dpr")
    config = tmp_path / "screens.json"
    config.write_text(
        json.dumps(
            {
                "screens": [
                    dict(zip(names, one, strict=True)) | {"logicalDpi": 96, "logicalBaseDpi": 96}
                    for one in screens
                ]
            }
        )
    )
    done = subprocess.run(
        [sys.executable, "-c", _TWO],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={config}"},
    )
    told: dict[str, object] = json.loads(done.stdout)
    return told


def test_g01_each_is_filled_exactly_on_mixed_scaling(tmp_path: Path) -> None:
    """A laptop at 150 %, and a projector at 100 % left of it, where places are negative."""
    told = _told(tmp_path, ("laptop", 0, 0, 1280, 720, 1.5), ("hall", -1024, 0, 1024, 768, 1.0))

    assert told["laptop"] == [[0, 0, 1280, 720], "laptop", True]
    assert told["hall"] == told["moved"] == [[-1024, 0, 1024, 768], "hall", True]
    assert told["under hall"] == "hall"
    assert told["all"] == [
        ["hall", [-1024, 0, 1024, 768], [1024, 768]],
        ["laptop", [0, 0, 1280, 720], [1920, 1080]],
    ]


def test_two_of_one_name_are_told_apart(app: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two projectors of one make are called the same on some systems."""
    (screen,) = app.screens()
    monkeypatch.setattr("director.gui.screens.monitors.QGuiApplication.screens", lambda: [screen, screen])
    names = [monitor.name for monitor in QtMonitors().all()]

    assert names == [screen.name() or "?", f"{screen.name() or '?'} (2)"]


def test_one_that_is_not_there_cannot_be_filled(app: QApplication, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)

    with pytest.raises(KeyError):
        QtMonitors().fill(window, "nowhere")


@pytest.mark.parametrize(
    ("frame", "seen"),
    [
        (QRect(100, 100, 800, 600), True),
        (QRect(-700, 100, 800, 600), False),
        (QRect(-600, 100, 800, 600), True),
        (QRect(100, 900, 800, 600), False),
        (QRect(100, -590, 800, 600), False),
        (QRect(1900, 100, 800, 600), False),
    ],
)
def test_a_window_is_in_sight_where_the_mouse_can_take_hold_of_it(frame: QRect, seen: bool) -> None:
    assert in_sight(frame, [QRect(0, 0, 1280, 720)]) is seen


def test_a_window_that_is_too_large_for_the_monitor_left_is_made_smaller(
    app: QApplication, qtbot: QtBot
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.setGeometry(5000, 100, 3000, 1500)
    window.show()

    assert bring_into_sight(window, [QRect(0, 0, 1280, 720)])
    assert QRect(0, 0, 1280, 720).contains(window.geometry())
    assert not bring_into_sight(window, [QRect(0, 0, 1280, 720)])


def test_one_that_was_maximised_stays_so(app: QApplication, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.showMaximized()

    assert bring_into_sight(window, [QRect(5000, 0, 1280, 720)])
    assert window.isMaximized()


def test_without_any_monitor_nothing_is_moved(app: QApplication, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)

    assert not bring_into_sight(window, [])
