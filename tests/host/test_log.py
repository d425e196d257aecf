import logging
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from director.host import log


@pytest.fixture(autouse=True)
def _log_stops() -> Iterator[None]:
    """The log of one test is closed before the next, and the root level is as it was."""
    level = logging.getLogger().level
    yield
    log.stop()
    logging.getLogger().setLevel(level)


def test_lines_carry_moment_level_and_place(tmp_path: Path) -> None:
    file = log.start(tmp_path)
    logging.getLogger("director.desk").info("line %d", 812)

    assert file
    line = file.read_text(encoding="utf-8")
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z INFO director\.desk: line 812\n", line)


def test_the_level_is_an_option(tmp_path: Path) -> None:
    file = log.start(tmp_path, "error")
    logging.getLogger("director").info("not this")

    assert file
    assert file.read_text(encoding="utf-8") == ""


def test_the_terminal_hears_warnings_only(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], expected_log: list[logging.LogRecord]
) -> None:
    log.start(tmp_path)
    logging.getLogger("director").info("quiet")
    logging.getLogger("director").warning("loud")

    said = capsys.readouterr().err
    assert "loud" in said
    assert "quiet" not in said


def test_a_folder_that_refuses_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / "log").write_text("a file where the folder should be", encoding="utf-8")

    assert log.start(tmp_path / "log") is None
    logging.getLogger("director").info("still alive")


def test_a_second_start_does_not_write_twice(tmp_path: Path) -> None:
    log.start(tmp_path)
    file = log.start(tmp_path)
    logging.getLogger("director").info("once")

    assert file
    assert file.read_text(encoding="utf-8").count("once") == 1


def test_an_unknown_level_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="debug, info, warning, error"):
        log.start(tmp_path, "loud")
