"""Qt on a bare Linux (failure N02): what is missing is installed, or named in one line to type."""

import subprocess
import sys

import pytest

from installer import libraries
from installer.ground import Trouble


@pytest.fixture
def lacking(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Shared objects this Linux machine does not have."""
    names: set[str] = set()
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(libraries, "_loads", lambda name: name not in names)
    return names


@pytest.fixture
def apt(lacking: set[str], monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """An apt-get that installs everything it is asked for."""
    ran: list[list[str]] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        ran.append(command)
        if "install" in command:
            lacking.clear()
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr("os.geteuid", lambda: 0)
    monkeypatch.setattr("subprocess.run", run)
    return ran


def test_a_machine_that_has_everything_is_left_alone(apt: list[list[str]]) -> None:
    libraries.ensure(window=True)

    assert not apt


def test_root_gets_the_missing_library_installed_after_one_update_n02(
    apt: list[list[str]], lacking: set[str]
) -> None:
    lacking |= {"libxcb-cursor.so.0", "libxcb-icccm.so.4"}

    libraries.ensure(window=True)

    assert [command[1] for command in apt] == ["update", "install"]
    assert apt[1][-2:] == ["libxcb-cursor0", "libxcb-icccm4"]


def test_anybody_else_is_told_the_one_line_to_type_n02(
    apt: list[list[str]], lacking: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    lacking.add("libxcb-cursor.so.0")

    with pytest.raises(Trouble, match="sudo apt-get install --no-install-recommends libxcb-cursor0"):
        libraries.ensure(window=True)

    assert not apt


def test_where_there_is_no_apt_the_libraries_are_named(
    apt: list[list[str]], lacking: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    lacking.add("libEGL.so.1")

    with pytest.raises(Trouble, match=r"libEGL\.so\.1.*your system calls libegl1"):
        libraries.ensure(window=False)


def test_an_apt_that_fails_is_a_sentence_with_the_line_to_type(
    lacking: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lacking.add("libEGL.so.1")
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr("os.geteuid", lambda: 0)
    monkeypatch.setattr(
        "subprocess.run",
        lambda command, **_: subprocess.CompletedProcess(command, 100, "", "E: Unable to fetch\n"),
    )

    with pytest.raises(Trouble, match=r"Unable to fetch[\s\S]*apt-get install"):
        libraries.ensure(window=False)


def test_drawing_into_memory_needs_no_screen_libraries(apt: list[list[str]], lacking: set[str]) -> None:
    lacking.add("libxcb-cursor.so.0")

    libraries.ensure(window=False)

    assert not apt


def test_the_lack_of_a_printer_stops_nothing(apt: list[list[str]], lacking: set[str]) -> None:
    lacking.add("libcups.so.2")

    libraries.ensure(window=True)

    assert not apt


def test_this_machine_is_asked_for_real() -> None:
    assert libraries.missing(["libno-such-thing.so.9"]) == ["libno-such-thing.so.9"]


def test_other_systems_bring_their_libraries_with_them(
    lacking: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    lacking |= set(libraries.DRAWING)

    libraries.ensure(window=True)
