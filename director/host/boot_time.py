"""The time since this computer was started, sleep included, and which start that was.

Nobody sets this time, and it goes on while the computer sleeps, so it says how long something lasted when
the clock on the wall cannot be trusted. It comes from the system, which every system calls otherwise:

Linux    CLOCK_BOOTTIME, and CLOCK_MONOTONIC without sleep; the start is `/proc/sys/kernel/random/boot_id`
macOS    CLOCK_MONOTONIC_RAW and CLOCK_UPTIME_RAW; the start is `kern.bootsessionuuid`
Windows  GetTickCount64 and QueryUnbiasedInterruptTime; the start is the BootId that the system counts in its
         registry. Where that is missing it is the minute of the start by the wall clock, so a wall clock that
         is set there looks like a restart: said too often rather than not at all.

Anywhere else only the wall clock is left.
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib
import sys
import time
import uuid
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple


class Steady(NamedTuple):
    """What the system says. In milliseconds."""

    boot: str = ""
    """Which start of which computer; empty where it cannot be told."""
    up: int = 0
    """Since then, sleep included."""
    slept: int = 0
    """How much of that was sleep."""


Source = Callable[[], Steady]

BOOT_ID: Final = Path("/proc/sys/kernel/random/boot_id")
_CLOCK_MONOTONIC, _CLOCK_BOOTTIME = 1, 7
"""As Linux numbers them; Python names the second one on Linux only."""
_RAW, _UPTIME_RAW = 4, 8
"""CLOCK_MONOTONIC_RAW and CLOCK_UPTIME_RAW as macOS numbers them."""


def steady() -> Steady:
    """What this computer says now."""
    return _source()()


@cache
def _source() -> Source:
    return source(sys.platform)


def source(platform: str) -> Source:
    """Where this kind of computer has it from; one that says nothing where it has it from nowhere."""
    kinds: dict[str, Callable[[], Source]] = {"linux": linux, "darwin": macos, "win32": windows}
    make = kinds.get(platform)
    if make is None:
        return Steady
    try:
        found = make()
        found()
    except (OSError, AttributeError, ValueError, ImportError):
        return Steady
    return found


def linux(clock: Callable[[int], int] | None = None, boot_id: Path = BOOT_ID) -> Source:
    """Of the kernel."""
    read = clock or time.clock_gettime_ns
    boot = boot_id.read_text("ascii").strip()
    return lambda: _reading(boot, read(_CLOCK_BOOTTIME), read(_CLOCK_MONOTONIC))


def macos(clock: Callable[[int], int] | None = None, session: Callable[[], str] | None = None) -> Source:
    """Of the kernel as well."""
    read = clock or time.clock_gettime_ns
    boot = (session or _boot_session)()
    return lambda: _reading(boot, read(_RAW), read(_UPTIME_RAW))


def _boot_session() -> str:
    system = ctypes.CDLL(None)
    text, size = ctypes.create_string_buffer(64), ctypes.c_size_t(64)
    if system.sysctlbyname(b"kern.bootsessionuuid", text, ctypes.byref(size), None, ctypes.c_size_t(0)):
        raise OSError("no boot session")
    return text.value.decode("ascii")


def windows(kernel: Any = None, registry: Any = None) -> Source:  # Any: a DLL and a module of Windows
    """Of the system library. Its ticks are 16 ms apart at most."""
    if kernel is None:
        kernel = ctypes.CDLL("kernel32")
        kernel.GetTickCount64.restype = ctypes.c_uint64
    boot = ""

    def read() -> Steady:
        up = int(kernel.GetTickCount64()) * 1_000_000
        awake = ctypes.c_uint64()
        kernel.QueryUnbiasedInterruptTime(ctypes.byref(awake))
        return _reading(boot, up, awake.value * 100)

    started = time.time_ns() // 1_000_000 - read().up
    boot = _windows_start(registry or importlib.import_module("winreg"), started // 60_000)
    return read


def _windows_start(registry: Any, minute: int) -> str:  # Any: a module of Windows
    """Which start of which Windows, so that nothing about the computer can be read from it."""

    def of(key: str, name: str) -> str:
        try:
            with registry.OpenKey(registry.HKEY_LOCAL_MACHINE, key) as found:
                return str(registry.QueryValueEx(found, name)[0])
        except OSError:
            return ""

    machine = of(r"SOFTWARE\Microsoft\Cryptography", "MachineGuid")
    memory = r"SYSTEM\CurrentControlSet\Control\Session Manager\Memory Management"
    number = of(rf"{memory}\PrefetchParameters", "BootId") or f"minute {minute}"
    return hashlib.sha256(f"{machine or uuid.getnode()}/{number}".encode()).hexdigest()[:32]


def _reading(boot: str, up: int, awake: int) -> Steady:
    """From nanoseconds. The two clocks are read one after the other, so no sleep may come out as less."""
    return Steady(boot, up // 1_000_000, max(0, up - awake) // 1_000_000)
