"""make.py as a person meets it: a sentence for each thing that can stand in the way."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from director.cli.commands import COMMANDS
from installer import checking, command_line, environment, libraries
from installer.ground import ROOT, Trouble


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Linux machine without a display."""
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What the tool would have started; the machine is set up."""
    seen: list[list[str]] = []

    def record(arguments: list[str], **_: object) -> int:
        seen.append(list(arguments))
        return 0

    monkeypatch.setattr(environment, "prepare", lambda: None)
    monkeypatch.setattr(libraries, "ensure", lambda *, window: None)
    monkeypatch.setattr(checking, "compile_catalogues", lambda: None)
    monkeypatch.setattr(command_line, "become", record)
    monkeypatch.setattr(command_line, "start", record)
    return seen


def test_without_a_display_run_says_so_and_names_what_works_n02(
    bare: None, started: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    status = command_line.main(["run"])

    said = capsys.readouterr().err
    assert status == 2
    assert "no display" in said
    for command in ("new", "import", "ask", "check"):
        assert command in said
    assert not started


@pytest.mark.parametrize(
    "arguments", [["new", "friday.director"], ["--world", "w", "check", "f"], ["--help"], ["--version"]]
)
def test_without_a_display_commands_run_all_the_same(
    bare: None, started: list[list[str]], arguments: list[str]
) -> None:
    assert command_line.main(["run", *arguments]) == 0
    assert started[0][-len(arguments) :] == arguments


@pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY"])
def test_with_a_display_run_opens_the_window(
    bare: None, started: list[list[str]], name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, ":0")

    assert command_line.main(["run", "friday.director"]) == 0
    assert started[0][1:] == ["-P", "-m", "director", "friday.director"]


def test_options_of_the_program_go_to_the_program(bare: None, started: list[list[str]]) -> None:
    command_line.main(["run", "ask", "-h"])

    assert started[0][-2:] == ["ask", "-h"]


def test_what_follows_test_goes_to_pytest(started: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "check", lambda: 0)

    command_line.main(["test", "-k", "draw"])
    command_line.main(["test", "-n", "0"])

    assert started[0][1:] == ["-m", "pytest", "-n", "2", "-k", "draw"]
    assert started[1][1:] == ["-m", "pytest", "-n", "0"]


def test_a_failed_check_fails_the_test_although_the_tests_ran(
    started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checking, "check", lambda: 1)

    assert command_line.main(["test"]) == 1
    assert started


@pytest.mark.parametrize("command", ["bench", "shots"])
def test_a_missing_bench_is_a_sentence(
    command: str,
    started: list[list[str]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(command_line, "ROOT", tmp_path)

    assert command_line.main([command]) == 1
    assert f"tests/{command} is missing" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("trouble", "status", "said"),
    [
        (Trouble("The disk is full."), 1, "The disk is full."),
        (PermissionError(13, "Permission denied", "x"), 1, "This machine refused"),
        (KeyboardInterrupt(), 130, "Stopped."),
    ],
)
def test_trouble_is_a_sentence_and_never_a_traceback(
    trouble: BaseException,
    status: int,
    said: str,
    started: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail() -> None:
        raise trouble

    monkeypatch.setattr(environment, "prepare", fail)

    assert command_line.main(["run", "check", "f"]) == status
    err = capsys.readouterr().err
    assert said in err
    assert "Traceback" not in err


@pytest.mark.parametrize("arguments", [[], ["fly"], ["setup", "now"], ["check", "x"]])
def test_what_is_not_understood_is_said_with_status_2(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        command_line.main(arguments)

    assert left.value.code == 2
    assert "usage" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["setup", "run", "test", "check", "bench", "shots", "words"])
def test_help_names_every_command(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        command_line.main(["--help"])

    assert left.value.code == 0
    assert f"\n    {command} " in capsys.readouterr().out


@pytest.mark.parametrize("version", ["3.8", "3.9", "3.10"])
def test_an_old_python_is_told_in_a_sentence(version: str) -> None:
    old = shutil.which(f"python{version}")
    if old is None or subprocess.run([old, "-V"], capture_output=True, check=False).returncode:
        tool = (ROOT / "installer" / "make.py").read_text(encoding="utf-8")
        compile(tool, "make.py", "exec", dont_inherit=True)
        assert "from __future__" not in tool
        return

    done = subprocess.run(
        [old, "installer/make.py", "test"], cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert done.returncode == 1
    assert f"needs Python 3.11 or later; this is {version}" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_tool_starts_from_any_folder(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "installer" / "make.py", "--help"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0
    assert "words" in done.stdout


def test_the_commands_without_a_window_are_those_of_the_program() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "director", "--help"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "LANGUAGE": "en"},
    )

    assert done.returncode == 0, done.stderr
    assert [name for name in command_line.WITHOUT_WINDOW if not re.search(rf"\b{name}\b", done.stdout)] == []
    assert set(command_line.WITHOUT_WINDOW) == set(COMMANDS)
