"""Scratch sheets: what is typed is there again, whatever happens to the program."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from director.desk.backups import Backups, Why, restore
from director.desk.checking import check
from director.desk.venue import Venue
from director.domain.refusal import Unavailable
from tests.helpers.old_venues import old_venue


@pytest.fixture
def path(tmp_path: Path) -> Path:
    Venue.open(tmp_path / "venue.floor", create=True).close()
    return tmp_path / "venue.floor"


def test_a_draft_is_read_as_it_was_written_last(path: Path) -> None:
    venue = Venue.open(path)
    drafts = venue.drafts
    drafts.keep("hand", "t/12", "f c")
    drafts.keep("hand", "t/12", "f c r600 ♠ Ё")
    drafts.keep("hand", "t/13", "")
    drafts.keep("pots", "t/12", "{}")

    assert drafts.read("hand", "t/12") == "f c r600 ♠ Ё"
    assert drafts.read("hand", "t/14") is None
    assert sorted(drafts.all("hand")) == ["t/12", "t/13"]
    drafts.drop("hand", "t/12")
    drafts.drop("hand", "t/12")
    assert drafts.all("hand") == {"t/13": ""}
    assert drafts.read("pots", "t/12") == "{}"
    venue.close()


def test_the_draft_written_last_comes_first(path: Path) -> None:
    moments = iter(("2026-12-05T20:00:00.000Z", "2026-12-05T20:00:01.000Z", "2026-12-05T20:00:02.000Z"))
    venue = Venue.open(path)
    from director.desk.drafts import Drafts

    drafts = Drafts(venue.database, lambda: next(moments))
    for key in ("a", "b", "a"):
        drafts.keep("hand", key, key)

    assert list(drafts.all("hand")) == ["a", "b"]
    venue.close()


_KILLED = """
import os, sys
from pathlib import Path
from director.desk.venue import Venue
venue = Venue.open(Path(sys.argv[1]))
venue.drafts.keep("hand", "t/12", "f c r600")
os._exit(9)
"""


def test_what_was_typed_survives_a_kill(path: Path) -> None:
    done = subprocess.run([sys.executable, "-c", _KILLED, str(path)], check=False)

    venue = Venue.open(path)
    assert (done.returncode, venue.drafts.read("hand", "t/12")) == (9, "f c r600")
    venue.close()


def test_a_copy_holds_the_drafts_and_brings_them_back(path: Path, tmp_path: Path) -> None:
    venue = Venue.open(path)
    venue.drafts.keep("hand", "t/12", "f c")
    copy = Backups(path, tmp_path / "copies").make(Why.HAND)
    venue.drafts.keep("hand", "t/12", "f c r600")
    venue.close()

    restore(copy.path, path)

    venue = Venue.open(path)
    assert venue.drafts.read("hand", "t/12") == "f c"
    venue.close()
    assert not check(path).faults


def test_a_copy_of_an_older_program_is_restored_and_takes_drafts(tmp_path: Path) -> None:
    path = old_venue(tmp_path / "venue.floor", "v001")
    copy = Backups(path, tmp_path / "copies").make(Why.HAND)
    restore(copy.path, path)

    venue = Venue.open(path)
    venue.drafts.keep("hand", "t/1", "x")

    assert venue.drafts.read("hand", "t/1") == "x"
    venue.close()
    assert path.with_name("venue.floor.before-v001.backup").exists()


def test_a_draft_that_cannot_be_written_says_why(path: Path) -> None:
    venue = Venue.open(path, busy=50)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable, match="locked"):
            venue.drafts.keep("hand", "t/1", "x")
        other.execute("ROLLBACK")
    venue.close()
