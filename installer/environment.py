"""Makes .venv and keeps it as the lock says."""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from installer import libraries
from installer.ground import LOCK, PROJECT, ROOT, VENV, Trouble, python, say, scripts


class OutOfReach(Trouble):
    """The network or the disk is in the way: making the environment anew would not help."""


STAMP = VENV / "floor-director.stamp"
"""Written last: what the environment was made from. No stamp means half-made."""

_PINNED = re.compile(
    r"^([A-Za-z0-9._-]+)==([^ ;\\]+) *\\?$", re.MULTILINE
)  # with a marker: not for every machine
_NO_INDEX = re.compile(
    r"name resolution|NewConnectionError|ConnectTimeout|Network is unreachable|Connection refused|"
    r"No matching distribution|dns error|error sending request|getaddrinfo|ProxyError|ReadTimeout"
)
_DISK_FULL = re.compile(r"No space left on device|Disk quota exceeded|os error 28")


def wanted() -> str:
    """What the stamp must say: lock, project, interpreter and place."""
    digest = hashlib.sha256(LOCK.read_bytes() + PROJECT.read_bytes()).hexdigest()
    return f"{digest} {sys.version_info[0]}.{sys.version_info[1]} {ROOT}"


def is_ready() -> bool:
    """Is the environment made, whole and of today's lock? Cheap: every start asks."""
    try:
        stamped = STAMP.read_text(encoding="utf-8")
    except OSError:
        return False
    return stamped == wanted() and python().exists() and not missing_packages()


def missing_packages() -> list[str]:
    """Packages of the lock that the environment does not have in that version."""
    pinned = {_plain(f"{name}-{version}") for name, version in _PINNED.findall(LOCK.read_text("utf-8"))}
    try:
        there = {_plain(entry.name.removesuffix(".dist-info")) for entry in _packages().iterdir()}
    except OSError:
        there = set()
    return sorted(pinned - there)


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _packages() -> Path:
    if sys.platform == "win32":
        return VENV / "Lib" / "site-packages"
    return VENV / "lib" / f"python{sys.version_info[0]}.{sys.version_info[1]}" / "site-packages"


def prepare() -> None:
    """Make the environment, or bring it up to the lock. Raises Trouble with the sentence to show."""
    if is_ready():
        _point_without_letters()  # an environment of an earlier set-up
        return
    with contextlib.suppress(OSError):
        STAMP.unlink()
    stood = VENV.exists() or VENV.is_symlink()
    if stood and not _is_sound():
        say("The environment in .venv is broken or of another Python: making it anew.")
        _remove()
        stood = False
    if not stood:
        _make()
    try:
        _install()
    except OutOfReach:
        raise
    except Trouble:
        if not stood:
            raise
        say("The environment in .venv cannot be repaired: making it anew.")
        _remove()
        _make()
        _install()
    STAMP.write_text(wanted(), encoding="utf-8")


def _is_sound() -> bool:
    """Does the environment's interpreter start, is it ours, and has it pip?"""
    probe = "import sys, pip; print(*sys.version_info[:2], sep='.')"
    try:
        answer = subprocess.run(
            [python(), "-c", probe], capture_output=True, text=True, check=False, timeout=60
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return answer.returncode == 0 and answer.stdout.strip() == f"{sys.version_info[0]}.{sys.version_info[1]}"


def _remove() -> None:
    try:
        if VENV.is_dir() and not VENV.is_symlink():
            shutil.rmtree(VENV)
        else:
            VENV.unlink()
    except OSError as refused:
        raise Trouble(
            f"The folder {VENV} cannot be removed: {refused.strerror}. Remove it by hand."
        ) from refused


def _make() -> None:
    if importlib.util.find_spec("ensurepip") is None:
        libraries.install(["python3-venv"], why="Python cannot make environments without it")
    say(f"Making the environment {VENV.name} with Python {sys.version.split()[0]} …")
    _run([sys.executable, "-m", "venv", str(VENV)], "The environment could not be made.")


def _install() -> None:
    count = len(_PINNED.findall(LOCK.read_text("utf-8")))
    say(f"Installing {count} packages as {LOCK.name} pins them; the first time takes a minute …")
    pip = [str(python()), "-m", "pip", "--quiet", "--disable-pip-version-check", "--no-input", "install"]
    # The lock is whole: what it leaves out for this machine is left out.
    locked = ["--no-deps", "--require-hashes", "-r", str(LOCK)]
    if not _quick([str(scripts() / "uv"), "pip", "install", "--quiet", "--python", str(python()), *locked]):
        _run([*pip, *locked], "The packages could not be installed.")
    _run(
        [*pip, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)],
        "The program itself could not be installed.",
    )
    _point_without_letters()
    # A computer that keeps no byte code would compile everything at each start.
    _quick([str(python()), "-m", "compileall", "-q", str(ROOT / "director")])


def _point_without_letters() -> None:
    """Let the environment find this checkout from where it lies itself.

    The installer writes the whole path, and Python reads it in the encoding of the machine: with
    LC_ALL=POSIX a folder with Cyrillic letters ends every start with a traceback. Python's UTF-8 mode
    does not reach there.
    """
    with contextlib.suppress(ValueError):  # on Windows, an environment on another drive
        way = os.path.relpath(ROOT, _packages())
        for link in _packages().glob("*.pth"):
            if link.read_bytes().strip() == os.fsencode(ROOT):
                link.write_text(way + "\n", encoding="ascii")


def _quick(arguments: Sequence[str]) -> bool:
    """Try something that may fail: the fast installer an earlier set-up left, compiling ahead."""
    try:
        return subprocess.run(arguments, cwd=ROOT, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def _run(arguments: Sequence[str], failed: str) -> None:
    """Run a step. Raises Trouble with a sentence a person can act on."""
    try:
        done = subprocess.run(
            arguments, cwd=ROOT, capture_output=True, text=True, errors="replace", check=False
        )
    except OSError as refused:
        raise Trouble(f"{failed} {refused}") from refused
    if done.returncode:
        raise _trouble(failed, done.stdout + done.stderr)


def _trouble(failed: str, output: str) -> Trouble:
    """What went wrong, in one sentence where the reason is known, else in the step's own last words."""
    if _DISK_FULL.search(output):
        return OutOfReach(f"{failed} The disk is full. Free some space, then type the same again.")
    if _NO_INDEX.search(output):
        return OutOfReach(
            f"{failed} No package index answered. Connect this machine to the internet and type the same."
        )
    last = [line.strip() for line in output.splitlines() if line.strip()][-4:]
    return Trouble(f"{failed} It said:\n  " + "\n  ".join(last or ["nothing"]))
