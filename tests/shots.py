"""Pictures of every page and every printed document, in both languages and themes: `make.py shots`."""

from __future__ import annotations

import importlib
import sys
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


def main(arguments: Sequence[str]) -> int:
    """Take the pictures of the parts named, or of all, into the folder `shots` of the checkout."""
    wanted = parts_asked(arguments, PARTS)
    folder = Path(__file__).resolve().parent.parent / "shots"
    folder.mkdir(exist_ok=True)
    for part in wanted:
        importlib.import_module(f"tests.shots_parts.{part}").shots(folder)
    taken = sorted(folder.glob("**/*.png"))
    print(f"{len(taken)} pictures in {folder.name}/")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
