"""Paper packs in their folder: whole or not at all, the newest ten of an event, nothing of anybody else's."""

from __future__ import annotations

import errno
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from director.desk.packs import FOLDER, NO_PART, Pack, Packs, pack_of, to_drop
from director.domain.ids import TournamentId
from director.domain.refusal import Unavailable
from director.host.i18n import words_for
from director.views.refusals import world
from tests.helpers.evening import EVENT, Evening, a_venue, ticking

JOURNAL = Evening().tables(1, 2).journal


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / FOLDER


@pytest.fixture
def packs(folder: Path) -> Packs:
    return Packs(EVENT, folder, now=ticking())


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_the_name_says_what_the_pack_is_and_what_it_shows(packs: Packs, folder: Path) -> None:
    made = packs.keep(b"%PDF", JOURNAL, 9, "Spring Cup: Main?, Level 7")

    assert names(folder) == [
        f"Spring Cup Main, Level 7.EVT1-p9.20261205-150000-000000.{JOURNAL.seq}-{JOURNAL.head[:8]}.pack.pdf"
    ]
    assert made.path.read_bytes() == b"%PDF"
    assert pack_of(made.path) == made == packs.newest()


def test_one_is_due_where_the_last_was_of_another_part(packs: Packs) -> None:
    assert packs.newest() is None
    assert packs.is_due(1)

    packs.keep(b"1", JOURNAL, 1, "one")
    packs.keep(b"2", JOURNAL, 2, "two")

    assert not packs.is_due(2)
    assert packs.is_due(1)
    assert packs.is_due(NO_PART)


def test_the_newest_ten_are_kept(packs: Packs, folder: Path) -> None:
    made = [packs.keep(b"%PDF", JOURNAL, part, f"Level {part}").path.name for part in range(1, 15)]

    assert names(folder) == sorted(made[-10:])


def test_what_is_not_ours_is_never_touched(packs: Packs, folder: Path) -> None:
    folder.mkdir()
    foreign = (
        "holiday.pdf",
        "Level 7.pack.pdf",
        "x.EVT1-p1.20261399-990000-000000.1-aa.pack.pdf",
        "x.EVT1-p1.20200101-000000-000000.1-aa.pack.pdf.txt",
        ".hidden",
    )
    for name in foreign:
        (folder / name).write_text("mine")
    (folder / "sub").mkdir()
    other = Packs(TournamentId("EVT2"), folder, now=ticking("2020-01-01T00:00:00+00:00"))
    older = other.keep(b"other", JOURNAL, 1, "Other event").path

    for part in range(30):
        packs.keep(b"%PDF", JOURNAL, part, "Cup")

    assert {*foreign, "sub", older.name} < {*names(folder)}
    assert len(names(folder)) == len(foreign) + 2 + 10


def test_which_are_dropped_is_a_question_of_names_alone() -> None:
    start = datetime(2026, 12, 5, tzinfo=UTC)
    many = [
        Pack(Path(f"{event}{n}"), event, n, start + timedelta(minutes=n), n)
        for event in "ab"
        for n in range(4)
    ]

    assert [pack.path.name for pack in to_drop(many, kept=3)] == ["a0", "b0"]
    assert to_drop(many) == []


def _refuses(monkeypatch: pytest.MonkeyPatch, trouble: int) -> None:
    def fsync(_handle: int) -> None:
        raise OSError(trouble, os.strerror(trouble))

    monkeypatch.setattr(os, "fsync", fsync)


@pytest.mark.parametrize(
    ("trouble", "code"),
    [(errno.EACCES, "no_right"), (errno.EROFS, "read_only"), (errno.ENOSPC, "disk_full")],
)
def test_a_folder_that_refuses_keeps_the_last_pack_and_no_half_of_the_next(
    packs: Packs, folder: Path, monkeypatch: pytest.MonkeyPatch, trouble: int, code: str
) -> None:
    kept = packs.keep(b"%PDF", JOURNAL, 1, "Level 1").path
    _refuses(monkeypatch, trouble)

    with pytest.raises(Unavailable) as refused:
        packs.keep(b"%PDF", JOURNAL, 2, "Level 2")

    assert refused.value.code == code
    assert refused.value.facts["path"] == str(folder)
    assert names(folder) == [kept.name]


@pytest.fixture
def shut() -> Iterator[Path]:
    """A folder of others, where this account may only read."""
    if sys.platform == "win32":
        pytest.skip("folders are closed in another way there")
    outer = Path(tempfile.mkdtemp(prefix="director-test-"))
    outer.chmod(0o755)
    closed = outer / "Paper pack"
    closed.mkdir(mode=0o555)
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)  # whoever is root may write anywhere
    yield closed
    if root:
        os.seteuid(0)
    closed.chmod(0o755)
    shutil.rmtree(outer)


def test_a_folder_nobody_may_write_to(shut: Path) -> None:
    packs = Packs(EVENT, shut)

    with pytest.raises(Unavailable) as refused:
        packs.keep(b"%PDF", JOURNAL, 1, "Level 1")

    assert refused.value.code == "no_right"
    assert refused.value.facts["path"] == str(shut)
    assert world(refused.value, words_for("en")) == (
        f"This account may not open {shut}. Nothing was done; ask for the right."
    )
    assert list(shut.iterdir()) == []


def test_a_stick_that_was_pulled_is_not_made_up(tmp_path: Path) -> None:
    packs = Packs(EVENT, tmp_path / "stick" / "packs")

    with pytest.raises(Unavailable) as refused:
        packs.keep(b"%PDF", JOURNAL, 1, "Level 1")

    assert refused.value.code == "gone"
    assert not (tmp_path / "stick").exists()


def test_a_file_in_the_place_of_the_folder_stays(packs: Packs, folder: Path) -> None:
    folder.write_text("mine")

    with pytest.raises(Unavailable):
        packs.keep(b"%PDF", JOURNAL, 1, "Level 1")

    assert packs.packs() == []
    assert folder.read_text() == "mine"


def test_an_old_pack_that_is_open_elsewhere_stays_and_is_logged(
    packs: Packs, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for part in range(10):
        packs.keep(b"%PDF", JOURNAL, part, "Cup")

    def unlink(_path: Path, missing_ok: bool = False) -> None:
        raise PermissionError(errno.EACCES, "open in a viewer")

    monkeypatch.setattr(Path, "unlink", unlink)
    packs.keep(b"%PDF", JOURNAL, 11, "Cup")

    assert len(names(folder)) == 11


@pytest.fixture
def venue_folder(tmp_path: Path) -> Iterator[Path]:
    venue = a_venue(tmp_path)
    yield tmp_path
    venue.close()


def test_a_title_in_any_script_names_the_file(packs: Packs, venue_folder: Path) -> None:
    made = packs.keep(b"%PDF", JOURNAL, 1, "Кубок 李小龍 " * 20)

    assert made.path.name.startswith("Кубок 李小龍 Кубок")
    assert len(made.path.name.encode()) < 255
    assert (venue_folder / "venue.floor").exists()


@pytest.mark.parametrize("title", ["李小龍" * 40, "საქართველოს თასი " * 9, "👑" * 90])
def test_a_title_of_letters_that_take_many_bytes_leaves_room_for_the_rest(tmp_path: Path, title: str) -> None:
    packs = Packs(TournamentId("0123456789abcdef" * 2), tmp_path / FOLDER, now=ticking())

    made = packs.keep(b"%PDF", JOURNAL, 123, title)

    assert made.path.read_bytes() == b"%PDF"
    assert title.startswith(made.path.name.partition(".")[0])
    assert packs.newest() == made
