"""Large type: chosen once, worn by everything from the next start, and never larger than the screen bears."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess, Qt
from PySide6.QtWidgets import QApplication, QComboBox, QPushButton
from pytestqt.qtbot import QtBot

from director.gui import type_size
from director.gui.dialogs.settings import SettingsDialog
from director.gui.look import Look
from director.gui.program import Program
from director.gui.worker import AtOnce, Worker
from director.host import places, settings
from director.host.settings import Settings
from director.host.type_size import read
from tests.gui.finding import the
from tests.gui.recorder import Recorder

ROOT = Path(__file__).resolve().parent.parent.parent
SCALE = "QT_SCALE_FACTOR"

_WORN = """
import json, sys
from pathlib import Path
from director.gui import fonts, type_size
from director.gui.app import application
from director.gui.look import Look
from director.host import settings
from director.host.settings import Settings
kept = Settings(Path(sys.argv[1]))
with type_size.worn(kept):
    app = application()
fits = type_size.fits(app, kept)
fonts.wear(app)
Look(app, kept).put_on()
from PySide6.QtWidgets import QPushButton
button = QPushButton("Register")
button.ensurePolished()
high = button.sizeHint().height() * app.devicePixelRatio()
print(json.dumps([app.devicePixelRatio(), fits, kept.get(settings.SCREEN), round(high)]))
"""


def worn(
    folder: Path, chosen: str, screen: tuple[int, int], dpr: float = 1.0, known: str = ""
) -> list[object]:
    """A program of its own on such a screen: the factor, whether it fits, the screen, a button in pixels."""
    stored, config = folder / "settings.json", folder / "screens.json"
    stored.write_text(json.dumps({"type_size": chosen, "screen": known}))
    one = {"name": "laptop", "x": 0, "y": 0, "width": screen[0], "height": screen[1]}
    config.write_text(json.dumps({"screens": [one | {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": dpr}]}))
    done = subprocess.run(
        [sys.executable, "-c", _WORN, str(stored)],
        capture_output=True, text=True, check=True, cwd=ROOT, timeout=60,
        env={**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={config}"},
    )  # fmt: skip
    told: list[object] = json.loads(done.stdout)
    return told


def test_everything_is_larger_by_the_same_factor(tmp_path: Path) -> None:
    usual, large, largest = (worn(tmp_path, size, (1366, 768)) for size in ("usual", "large", "largest"))

    assert [one[0] for one in (usual, large, largest)] == [1.0, 1.25, 1.5]
    assert [one[1] for one in (usual, large, largest)] == [True] * 3
    assert usual[3] == 28
    assert isinstance(largest[3], int)
    assert largest[3] >= 42, "what a finger hits"


def test_a_screen_that_is_too_small_for_it_is_noticed_before_anything_is_seen(tmp_path: Path) -> None:
    first = worn(tmp_path, "largest", (1024, 600))
    assert first[1] is False, "the program starts again by itself"
    assert read(str(first[2])) is not None

    again = worn(tmp_path, "largest", (1024, 600), known=str(first[2]))
    assert again[0] == pytest.approx(1.15)
    assert again[1] is True


def test_on_a_larger_screen_it_grows_again(tmp_path: Path) -> None:
    assert worn(tmp_path, "largest", (1920, 1080), known="1024x600")[1] is False


def test_it_comes_on_top_of_the_scaling_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Settings()
    kept.set(settings.TYPE_SIZE, "large")
    monkeypatch.setenv(SCALE, "1.5")
    with type_size.worn(kept):
        assert float(os.environ[SCALE]) == 1.875

    assert os.environ[SCALE] == "1.5", "a program started from here is not scaled twice"


@pytest.mark.parametrize("strange", ["much", ""])
def test_a_strange_scaling_of_the_system_counts_as_none(
    monkeypatch: pytest.MonkeyPatch, strange: str
) -> None:
    kept = Settings()
    kept.set(settings.TYPE_SIZE, "large")
    monkeypatch.setenv(SCALE, strange)
    with type_size.worn(kept):
        assert os.environ[SCALE] == "1.25"


def test_usual_type_touches_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(SCALE, raising=False)
    with type_size.worn(Settings()):
        assert SCALE not in os.environ


def test_chosen_in_the_settings_the_program_offers_to_start_again(
    look: Look, world: Path, asked: Recorder, qtbot: QtBot
) -> None:
    kept = Settings()
    program = Program(
        look, places.places(world).made(), kept, worker=Worker(AtOnce()), second=Worker(AtOnce())
    )
    program.open()
    assert program.window is not None
    program.window.commands.run("file.settings")  # type: ignore[attr-defined]  # both windows have commands
    dialog = the(program.window, SettingsDialog)
    box = the(dialog, QComboBox, "type_size")
    box.setCurrentIndex(box.findData("largest"))
    asked.yes = True
    with qtbot.waitSignal(program.again):
        qtbot.mouseClick(the(dialog, QPushButton, "store"), Qt.MouseButton.LeftButton)
    program.close()

    assert kept.get(settings.TYPE_SIZE) == "largest"
    assert "when the program starts again" in asked.confirmed[0][0]


def test_it_is_started_again_as_it_was_started(monkeypatch: pytest.MonkeyPatch, app: QApplication) -> None:
    started = list[tuple[str, list[str]]]()

    class Process(QProcess):
        def startDetached(self) -> tuple[bool, int]:  # noqa: N802 - Qt's name
            started.append((self.program(), self.arguments()))
            return True, 0

    monkeypatch.setattr("director.gui.type_size.QProcess", Process)
    monkeypatch.setattr(sys, "orig_argv", ["python", "-m", "director", "evening.floor"])
    type_size.start_again()

    assert started == [(sys.executable, ["-m", "director", "evening.floor"])]
