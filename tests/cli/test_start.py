from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from director import __main__, __version__
from director.cli.commands import COMMANDS
from tests.cli.conftest import Run

ROOT = Path(__main__.__file__).resolve().parent.parent


def _start(*words: str, **more: str) -> subprocess.CompletedProcess[str]:
    """A process of its own, on a machine without a display."""
    environment = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    }
    return subprocess.run(
        [sys.executable, "-m", "director", *words],
        cwd=ROOT,
        env=environment | {"LANGUAGE": "en"} | more,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )


def test_help_lists_every_command_and_what_the_statuses_mean(run: Run) -> None:
    ended = run("--help")

    assert ended.status == 0
    assert all(name in ended.out for name in COMMANDS)
    assert "exit status:" in ended.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(run: Run, command: str) -> None:
    ended = run(command, "--help")

    assert ended.status == 0
    assert command in ended.out


def test_the_version_is_printed(run: Run) -> None:
    assert run("--version").out == f"Floor Director {__version__}\n"


def test_help_loads_nothing_heavy() -> None:
    code = (
        "import sys; from director.__main__ import main; main(['--help']); "
        "print([n for n in ('sqlalchemy', 'alembic', 'babel', 'reportlab', 'PySide6') if n in sys.modules])"
    )

    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)

    assert done.stdout.endswith("[]\n")


def test_showing_loads_neither_window_nor_paper(venue: Path) -> None:
    code = (
        "import sys; from director.__main__ import main; main(['show', sys.argv[1]]); "
        "print([n for n in ('alembic', 'reportlab', 'PySide6') if n in sys.modules])"
    )

    done = subprocess.run(
        [sys.executable, "-c", code, str(venue)], cwd=ROOT, capture_output=True, text=True, check=True
    )

    assert done.stdout.endswith("[]\n")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is always a display")
def test_without_a_display_a_sentence_names_what_works_without_one() -> None:
    done = _start()

    assert done.returncode == 2
    assert done.stdout == ""
    assert "no display" in done.stderr
    assert "import" in done.stderr


def test_a_word_that_is_neither_command_nor_file_is_told_with_the_commands(run: Run) -> None:
    ended = run("chek")

    assert ended.status == 2
    assert "“chek” is no command" in ended.err
    assert "check" in ended.err


@pytest.mark.parametrize(
    "words", [("show",), ("show", "x", "y", "z"), ("do", "--nonsense"), ("--lang", "tlh")]
)
def test_what_cannot_be_read_ends_with_2(run: Run, words: tuple[str, ...]) -> None:
    assert run(*words).status == 2


def test_a_mistake_of_the_program_is_one_sentence_and_stands_in_the_log(
    run: Run, world: Path, monkeypatch: pytest.MonkeyPatch, expected_log: list[object]
) -> None:
    def broken(_options: object) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr("director.cli.actions.run", broken)

    ended = run("actions")

    assert ended.status == 1
    assert len(ended.err.splitlines()) == 1
    assert "ZeroDivisionError" in ended.err
    assert "Traceback" in (world / "log" / "director.log").read_text(encoding="utf-8")


def test_ctrl_c_is_quiet(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_options: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("director.cli.actions.run", interrupted)

    ended = run("actions")

    assert ended.status == 130
    assert ended.out == ended.err == ""


@pytest.mark.skipif(sys.platform == "win32", reason="pipes break otherwise there")
def test_a_pipe_that_nobody_reads_is_no_news() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "director", "actions"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()

    said = process.stderr.read()
    process.stderr.close()

    assert process.wait(60) == 1
    assert said == b""


def test_russian_comes_out_as_utf8_on_a_console_that_knows_only_ascii() -> None:
    done = _start("--lang", "ru", "--help", PYTHONIOENCODING="ascii", LC_ALL="C")

    assert done.returncode == 0
    assert "director" in done.stdout


def test_the_language_may_stand_before_or_after_the_command(run: Run) -> None:
    assert run("--lang", "ru", "show", "--help").out == run("show", "--lang", "ru", "--help").out
