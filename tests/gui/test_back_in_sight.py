"""G02: windows come back where somebody sees them, whatever screens there are the next time."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent

LAPTOP = ("laptop", 0, 0, 1366, 768, 1.0)
HALF_AS_LARGE = ("laptop", 0, 0, 911, 512, 1.5)
HALL = ("hall", 1366, 0, 1920, 1080, 1.0)
LEFT_HALL = ("hall", -1024, 0, 1024, 768, 1.0)
LARGE = ("desktop", 0, 0, 2560, 1440, 1.0)

_RUN = """
import json, sys
from pathlib import Path
from PySide6.QtCore import QMargins, QSettings
from director.gui.app import application
from director.gui import fonts
from director.gui.bridge import Bridge
from director.gui.look import Look
from director.gui.main_window import MainWindow
from director.gui.worker import AtOnce, Worker
from director.host.settings import Settings
from tests.helpers.evening import a_venue, PLAN
folder, place = Path(sys.argv[1]), json.loads(sys.argv[2])
app = application()
fonts.wear(app)
look = Look(app, Settings())
look.put_on()
venue = a_venue(folder)
cards = venue.cards()
desk = venue.desk(cards[0].id) if cards else venue.create(PLAN)
kept = QSettings(str(folder / "windows.ini"), QSettings.Format.IniFormat)
window = MainWindow(Bridge(desk, Worker(AtOnce())), look, pages=(), geometry=kept)
window.show()
app.processEvents()
if place == "large":
    window.showMaximized()
elif place:
    window.setGeometry(*place)
app.processEvents()
frame = window.frameGeometry()
screens = [screen.availableGeometry().getRect() for screen in app.screens()]
edge = QMargins(4, 4, 4, 4)  # what frames a window of this platform
whole = any((screen.availableGeometry() + edge).contains(frame) for screen in app.screens())
print(json.dumps([frame.getRect(), screens, whole]))
window.close()
venue.close()
"""


def run(folder: Path, place: object, *screens: tuple[str, int, int, int, int, float]) -> list[object]:
    names = ("name", "x", "y", "width", "height", "dpr")
    config = folder / "screens.json"
    known = [dict(zip(names, one, strict=True)) | {"logicalDpi": 96, "logicalBaseDpi": 96} for one in screens]
    config.write_text(json.dumps({"screens": known}))
    done = subprocess.run(
        [sys.executable, "-c", _RUN, str(folder), json.dumps(place)],
        capture_output=True, text=True, check=True, cwd=ROOT, timeout=60,
        env={**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={config}"},
    )  # fmt: skip
    told: list[object] = json.loads(done.stdout)
    return told


@pytest.mark.parametrize(
    ("place", "before", "after"),
    [
        ((1500, 100, 1280, 720), (LAPTOP, HALL), (LAPTOP,)),
        ((-900, 50, 900, 600), (LAPTOP, LEFT_HALL), (LAPTOP,)),
        ((1200, 600, 1300, 800), (LARGE,), (LAPTOP,)),
        ((0, 0, 2500, 1400), (LARGE,), (LAPTOP,)),
        ((300, 100, 1000, 640), (LAPTOP,), (HALF_AS_LARGE,)),
        ("large", (LAPTOP, HALL), (HALF_AS_LARGE,)),
    ],
    ids=["hall-gone", "left-hall-gone", "smaller-screen", "larger-than-it", "150-percent", "maximised"],
)
def test_the_window_is_whole_on_the_screens_of_today(
    tmp_path: Path, place: object, before: tuple[object, ...], after: tuple[object, ...]
) -> None:
    run(tmp_path, place, *before)  # type: ignore[arg-type]  # screens, as above
    frame, screens, whole = run(tmp_path, None, *after)  # type: ignore[arg-type]

    assert whole, f"{frame} on {screens}"
