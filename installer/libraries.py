"""System libraries Qt needs on Linux: finds the missing ones, installs them where it may, else says how."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from typing import Final

from installer.ground import Trouble, say

DRAWING: Final = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libbrotlidec.so.1": "libbrotli1",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libxkbcommon.so.0": "libxkbcommon0",
}
"""What Qt needs to draw at all, even into memory: shared object → Debian package."""

WINDOW: Final = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
"""What a window on a screen needs beside that."""

PRINTER: Final = {"libcups.so.2": "libcups2"}
"""What a printer needs; PDF works without, so its lack stops nothing."""

SOUND: Final = {"libpulse.so.0": "libpulse0"}
"""What the sounds of the clock need; without, it is silent."""


def missing(wanted: Iterable[str]) -> list[str]:
    """The shared objects of these that this machine does not load."""
    return [name for name in wanted if not _loads(name)]


def _loads(name: str) -> bool:
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def ensure(*, window: bool) -> None:
    """See that Qt can draw, and open a window where one is wanted. Raises Trouble with the line to type."""
    if not sys.platform.startswith("linux"):
        return
    needed = DRAWING | WINDOW if window else DRAWING
    lacking = missing(needed)
    if not lacking:
        return
    packages = [needed[name] for name in lacking]
    if window:
        packages += [(PRINTER | SOUND)[name] for name in missing(PRINTER | SOUND)]
    install(packages, why=f"Qt cannot start without {', '.join(lacking)}")
    if still := missing(lacking):
        raise Trouble(f"Installed, but this machine still does not load {', '.join(still)}.")


def line(packages: Sequence[str], *, root: bool) -> str:
    """The one line to type on Debian and its children."""
    names = " ".join(dict.fromkeys(packages))
    return ("" if root else "sudo ") + f"apt-get install --no-install-recommends {names}"


def install(packages: Sequence[str], *, why: str) -> None:
    """Install Debian packages when this account may, else raise Trouble with the line to type."""
    names = list(dict.fromkeys(packages))
    if shutil.which("apt-get") is None:
        raise Trouble(f"{why}. Install what your system calls {', '.join(names)}, then run this again.")
    if os.geteuid() != 0:
        raise Trouble(f"{why}. Type this, then run the same command again:\n  {line(names, root=False)}")
    say(f"{why}: installing {' '.join(names)} …")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "update", "-q"], env=quiet, capture_output=True, check=False)
    done = subprocess.run(
        ["apt-get", "install", "-q", "-y", "--no-install-recommends", *names],
        env=quiet,
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode:
        said = [text for text in done.stderr.splitlines() if text.strip()][-2:]
        raise Trouble(
            f"{why}, and apt-get could not install it: {' '.join(said)}\n"
            f"Connect this machine to the internet, or type:\n  {line(names, root=True)}"
        )
