"""Pictures of every page and every printed document, in both languages and themes: `make.py shots`."""

from __future__ import annotations

import importlib
import json
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.helpers.parts import parts_asked

PARTS = (
    "frame_shots", "pages_shots", "floor_shots", "clock_shots", "schedule_shots", "table_shots",
    "tools_shots", "bust_shots", "closing_shots", "chips_shots", "screen_shots", "paper_shots",
    "readme_shots", "rulings_shots", "payout_shots", "desk_shots", "print_shots", "large_shots",
    "dialogs_shots",
)  # fmt: skip
"""Modules of tests/shots_parts, each with shots(folder)."""


SCREEN = {"name": "laptop", "x": 0, "y": 0, "width": 1366, "height": 768, "dpr": 1}
"""A dialog opens no larger than its screen, and the one that Qt makes up without one is 800 × 800."""


def main(arguments: Sequence[str]) -> int:
    """Take the pictures of the parts named, or of all, into the folder `shots` of the checkout."""
    wanted = parts_asked(arguments, PARTS)
    folder = Path(__file__).resolve().parent.parent / "shots"
    folder.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        if os.environ.get("QT_QPA_PLATFORM", "offscreen") == "offscreen":  # before anything can import Qt
            screens = Path(place) / "screens.json"
            screens.write_text(json.dumps({"screens": [SCREEN]}), encoding="utf-8")
            os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={screens}"
        for part in wanted:
            importlib.import_module(f"tests.shots_parts.{part}").shots(folder)
    taken = sorted(folder.glob("**/*.png"))
    print(f"{len(taken)} pictures in {folder.name}/")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
