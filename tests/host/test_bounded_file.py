"""No file is read further than is wanted, and nothing that is no file is waited for."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from director.host.bounded_file import read_bounded
from director.host.disk_errors import disk_code
from tests.helpers.strange_files import STRANGE

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names there")


@pytest.mark.parametrize(
    ("what", "code"),
    [
        ("gone", "gone"), ("folder", "not_a_file"), ("pipe", "not_a_file"), ("ring", "gone"),
        ("loose link", "gone"), ("device", "not_a_file"),
    ],
)  # fmt: skip
def test_what_is_no_file_is_an_error_that_has_words(what: str, code: str, tmp_path: Path) -> None:
    STRANGE[what](tmp_path / "x")

    with pytest.raises(OSError, match="x") as refused:
        read_bounded(tmp_path / "x", 10)

    assert disk_code(refused.value) == code


@pytest.mark.parametrize(("holds", "read"), [(0, 0), (9, 9), (10, 10), (11, 11), (200_000_000, 11)])
def test_one_byte_too_many_is_read_and_no_more(holds: int, read: int, tmp_path: Path) -> None:
    (tmp_path / "x").touch()
    os.truncate(tmp_path / "x", holds)

    assert len(read_bounded(tmp_path / "x", 10)) == read


def test_an_error_without_a_code_of_its_own_is_one_of_the_disk() -> None:
    assert disk_code(OSError(errno.EIO, "Input/output error")) == "disk_error"
