"""Where things stand in the checkout, and how the tool speaks of trouble."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
"""The top of the checkout."""

VENV: Final = ROOT / ".venv"
"""The environment the program runs in."""

LOCK: Final = ROOT / "requirements.lock"
PROJECT: Final = ROOT / "pyproject.toml"


class Trouble(Exception):
    """Something outside the program is in the way; the text is the sentence to show."""


def scripts(venv: Path = VENV) -> Path:
    """Where an environment keeps its programs."""
    return venv / ("Scripts" if os.name == "nt" else "bin")


def python(venv: Path = VENV) -> Path:
    """The interpreter of an environment."""
    return scripts(venv) / ("python.exe" if os.name == "nt" else "python")


def say(text: str) -> None:
    """Tell the person at the terminal, at once."""
    print(text, file=sys.stderr, flush=True)


def without_screen() -> dict[str, str]:
    """Surroundings in which Qt draws into memory."""
    return {**os.environ, "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen")}


def start(arguments: Sequence[str], *, env: Mapping[str, str] | None = None) -> int:
    """Run a program of the environment from the top of the checkout; its exit status."""
    return subprocess.run(arguments, cwd=ROOT, env=env, check=False).returncode


def become(arguments: Sequence[str]) -> int:
    """Run a program in the place of this one, in the folder the person stands in; its exit status."""
    if os.name != "nt":
        os.execv(arguments[0], list(arguments))  # noqa: S606 - no shell is wanted
    return subprocess.run(arguments, check=False).returncode
