"""From the command to a usable window, beside the least a PySide6 program with a database can do."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from director.desk.venue import Venue
from tests.bench_parts.figure import Figure
from tests.helpers.evening import PLAN

_PLAIN = """
import sys
from PySide6.QtWidgets import QApplication, QMainWindow, QTableWidget
from sqlalchemy import create_engine, text
app = QApplication([])
window = QMainWindow()
table = QTableWidget(20, 5)
window.setCentralWidget(table)
with create_engine("sqlite:///" + sys.argv[1]).connect() as connection:
    connection.execute(text("SELECT id FROM tournament")).all()
window.show()
app.processEvents()
"""

_OURS = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from director.gui import fonts
from director.gui.app import application
from director.gui.look import Look
from director.gui.program import Program
from director.host.places import places
from director.host.settings import Settings
world = places(Path(sys.argv[2])).made()
app = application()
fonts.wear(app)
kept = Settings(world.settings_file)
look = Look(app, kept)
look.put_on()
program = Program(look, world, kept, parent=app)
program.open(Path(sys.argv[1]))
watch = QTimer()
watch.timeout.connect(lambda: program.venue is not None and app.quit())
watch.start(1)
app.exec()
app.processEvents()
"""

_TIMED = """
import time, os, sys
{script}
sys.stdout.write(repr(time.monotonic() - float(os.environ["STARTED"])) + "\\n")
sys.stdout.flush()
os._exit(0)
"""


def run() -> list[Figure]:
    """The middle of nine starts each, in turn."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "venue.floor"
        venue = Venue.open(path, create=True)
        venue.create(PLAN)
        venue.close()
        ours, plain = [], []
        for n in range(9):
            world = (
                Path(folder) / f"world-{n}"
            )  # the last start ended suddenly; in the same world we would check
            plain.append(_start(_PLAIN, path, world))
            ours.append(_start(_OURS, path, world))
    mine, least = sorted(ours)[4], sorted(plain)[4]
    baseline = f"plain PySide6 window and one connection {least:.2f} s, {mine / least:.2f} ×"
    return [Figure("start to a usable window", mine, "s", "≤ 0.8 s and ≤ 1.5 ×", baseline)]


def _start(script: str, path: Path, world: Path) -> float:
    import time

    environment = {**os.environ, "STARTED": repr(time.monotonic()), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", _TIMED.format(script=script), str(path), str(world)],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout.split()[-1])
