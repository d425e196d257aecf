"""The time since the computer was started, on three systems; those that are not here are played."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from director.host import boot_time
from director.host.boot_time import Steady, linux, macos, source, steady, windows

HOUR = 3_600_000
NS = 1_000_000


def test_this_computer_says_which_start_it_is_and_goes_on() -> None:
    one, other = steady(), steady()

    assert one.boot
    assert one.boot == other.boot
    assert 0 < one.up <= other.up
    assert 0 <= one.slept <= one.up


def test_linux_counts_sleep_and_says_how_much(tmp_path: Path) -> None:
    boot_id = tmp_path / "boot_id"
    boot_id.write_text("6c9f-0a\n", "ascii")
    clocks = {7: 3 * HOUR * NS + 999_999, 1: 2 * HOUR * NS}

    assert linux(clocks.__getitem__, boot_id)() == Steady("6c9f-0a", 3 * HOUR, HOUR)


def test_two_clocks_read_one_after_the_other_are_no_sleep(tmp_path: Path) -> None:
    boot_id = tmp_path / "boot_id"
    boot_id.write_text("x", "ascii")

    assert linux({7: 1_000 * NS, 1: 1_000 * NS + 400}.__getitem__, boot_id)().slept == 0


def test_macos_counts_sleep_and_says_how_much() -> None:
    clocks = {4: 5 * HOUR * NS, 8: 4 * HOUR * NS}

    assert macos(clocks.__getitem__, lambda: "ABCD")() == Steady("ABCD", 5 * HOUR, HOUR)


class _Kernel:
    def __init__(self, up: int, awake: int) -> None:
        self.up, self.awake = up, awake

    def GetTickCount64(self) -> int:  # noqa: N802 - the name that Windows gives
        return self.up

    def QueryUnbiasedInterruptTime(self, where: Any) -> int:  # noqa: N802 - the name that Windows gives
        ctypes.cast(where, ctypes.POINTER(ctypes.c_uint64))[0] = self.awake * 10_000
        return 1


def _registry(values: dict[str, object]) -> SimpleNamespace:
    def query(key: str, name: str) -> tuple[object, int]:
        if name not in values:
            raise FileNotFoundError(name)
        return values[name], 1

    def open_key(_top: int, key: str) -> Any:
        assert "\\\\" not in key
        return nullcontext(key)

    return SimpleNamespace(HKEY_LOCAL_MACHINE=1, OpenKey=open_key, QueryValueEx=query)


def test_windows_counts_sleep_and_says_how_much() -> None:
    read = windows(_Kernel(6 * HOUR, 4 * HOUR), _registry({"BootId": 57, "MachineGuid": "g"}))

    found = read()
    assert (found.up, found.slept) == (6 * HOUR, 2 * HOUR)


def _boot(values: dict[str, object], up: int = HOUR) -> str:
    return windows(_Kernel(up, up), _registry(values))().boot


def test_windows_tells_starts_and_computers_apart() -> None:
    plain = {"BootId": 57, "MachineGuid": "g"}

    assert _boot(plain) == _boot(plain, 2 * HOUR), "one start, an hour later"
    assert _boot({**plain, "BootId": 58}) != _boot(plain)
    assert _boot({**plain, "MachineGuid": "h"}) != _boot(plain)


def test_windows_without_a_count_of_its_starts_goes_by_the_minute_of_the_start() -> None:
    assert _boot({"MachineGuid": "g"}) != _boot({"MachineGuid": "g"}, 2 * HOUR)


@pytest.mark.parametrize("platform", ["sunos5", "win32", "darwin"])
def test_where_nothing_is_known_only_the_wall_is_left(platform: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere() -> Callable[[], Steady]:
        raise OSError

    monkeypatch.setattr(boot_time, "windows", nowhere)
    monkeypatch.setattr(boot_time, "macos", nowhere)

    assert source(platform)() == Steady("", 0, 0)
