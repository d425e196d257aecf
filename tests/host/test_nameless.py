"""What can be sent to a stranger: odd names are written into the log every way there is, then looked for."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from director.host import log, nameless
from director.host.nameless import Plain

ODD = ("Zebulon Quark", "Ёжиков", "Ó Súilleabháin", "o'neill", "李晓东", "100% Ann", "%s", "{0}", "lee")


@pytest.fixture(autouse=True)
def _log_stops() -> Iterator[None]:
    level = logging.getLogger().level
    yield
    log.stop()
    logging.getLogger().setLevel(level)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    log.start(tmp_path, "debug", terminal="error")
    return tmp_path


def fall(name: str) -> None:
    """A fault that names somebody, led to by one that names a folder."""
    try:
        Path(f"/none/{name}").read_bytes()
    except OSError as error:
        raise RuntimeError(f"{name} at 12-4") from error


def test_numbers_and_the_words_of_the_program_stay(folder: Path) -> None:
    logging.getLogger("director.desk").info("line %d: %s of %s", 812, Plain("Move"), "Ann Lee")

    assert "INFO director.desk: line 812: Move of <str>" in nameless.report(folder)
    assert "Ann Lee" in (folder / log.FILE).read_text(encoding="utf-8"), "the log of the house tells all"


@pytest.mark.parametrize("name", ODD)
def test_no_name_gets_in_by_any_way_of_logging(
    folder: Path, name: str, expected_log: list[logging.LogRecord]
) -> None:
    ours = logging.getLogger("director.gui.program")
    ours.info("not opened: %r", ValueError(name))
    ours.info("%s", name)
    ours.warning("%(who)s went", {"who": name})
    ours.info("%s and %s", Path("/home") / name / "x.floor", [name])
    logging.getLogger("theirs").info(f"opened by {name}")  # noqa: G004 - another library does so
    try:
        fall(name)
    except RuntimeError as error:
        ours.exception("unexpected: %r", error)
    text = nameless.report(folder)

    assert text.count("director.gui.program") == 5
    rest = text.replace("<str>", "").replace("%(who)s went", "").replace("release", "")
    assert name not in rest.partition("\n")[2]


def test_a_fault_is_told_by_kind_and_place(folder: Path, expected_log: list[logging.LogRecord]) -> None:
    try:
        fall("Ann Lee")
    except RuntimeError:
        logging.getLogger("director").exception("unexpected")

    text = nameless.report(folder)
    assert "  RuntimeError\n    test_nameless.py:" in text
    assert "  FileNotFoundError\n" in text


def test_a_refusal_is_told_by_its_code(folder: Path) -> None:
    from director.domain.refusal import Unavailable

    logging.getLogger("director").info("not opened: %r", Unavailable("disk_full", path="/home/ann/x"))

    assert "not opened: <Unavailable disk_full>" in nameless.report(folder)


def test_a_hard_crash_is_told_without_the_folders_of_this_computer(tmp_path: Path) -> None:
    (tmp_path / nameless.CRASH).write_text(
        'Fatal Python error: Segmentation fault\n  File "/home/zebulon/director/gui/x.py", line 3 in paint\n'
        '  File "C:\\Users\\Zebulon\\y.py", line 5 in z\n',
        encoding="utf-8",
    )
    text = nameless.report(tmp_path)

    assert "zebulon" not in text.casefold()
    assert 'File "x.py", line 3 in paint' in text
    assert 'File "y.py", line 5' in text


def test_a_long_log_keeps_its_end(folder: Path) -> None:
    ours = logging.getLogger("director.desk")
    for number in range(12_000):
        ours.info("line %d: %s", number, Plain("Bust"))

    assert "line 11999: Bust" in nameless.report(folder)
    assert len(nameless.report(folder)) < 1_600_000


def test_without_a_log_there_is_still_which_program_it_is(tmp_path: Path) -> None:
    assert nameless.report(tmp_path / "none").startswith("Floor Director ")
