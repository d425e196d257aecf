"""B01: two windows on one file; who has it is known, and what a crash leaves behind blocks nobody."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from director.desk.hold import SILENT, Holder, claim, this_window, whose
from director.desk.venue import Venue
from director.domain.ids import PersonId
from director.domain.people import Person
from director.domain.refusal import Unavailable
from director.host import machine, moment

HERE = Path(__file__).resolve().parent.parent.parent


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "пятница.floor"
    path.write_bytes(b"a venue")
    return path


def mark(file: Path) -> Path:
    return file.with_name(f".{file.name}.open")


def elsewhere(file: Path, silent: int = 0) -> Holder:
    """A window of another computer, on a share that passes no locks on."""
    holder = Holder("kassa-2", "olga", "2026-12-05T18:14:03.250Z", "another start", "theirs")
    mark(file).write_bytes(msgspec.json.encode(holder))
    at = moment.now().timestamp() - silent
    os.utime(mark(file), (at, at))
    return holder


def refused(do: Callable[[], object]) -> Unavailable:
    with pytest.raises(Unavailable) as caught:
        do()
    return caught.value


def test_the_second_window_is_told_whose_the_first_is_and_since_when(file: Path) -> None:
    first = claim(file)

    refusal = refused(lambda: claim(file))

    assert refusal.code == "held"
    assert refusal.facts["host"] == machine.name()
    assert refusal.facts["account"] == machine.account()
    assert refusal.facts["since"] == first.me.since
    first.let_go()


def test_a_file_that_is_let_go_of_is_free_and_nothing_is_left_beside_it(file: Path) -> None:
    claim(file).let_go()

    assert list(file.parent.iterdir()) == [file]
    claim(file).let_go()


def test_it_is_the_same_file_by_whatever_link_it_is_opened(file: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.floor"
    link.symlink_to(file)
    first = claim(link)

    assert refused(lambda: claim(file)).code == "held"
    first.let_go()


def test_what_a_killed_window_leaves_behind_blocks_nobody(file: Path) -> None:
    code = (
        "import sys, time; from pathlib import Path; from director.desk.hold import claim;"
        "held = claim(Path(sys.argv[1])); print('held', flush=True); time.sleep(60)"
    )
    env = {**os.environ, "PYTHONPATH": str(HERE)}
    with subprocess.Popen(
        [sys.executable, "-c", code, str(file)], env=env, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        assert refused(lambda: claim(file)).code == "held"
        other.kill()

    assert mark(file).exists()
    assert whose(file) is None
    claim(file).let_go()


def test_a_window_of_another_computer_counts_while_it_gives_signs_of_life(file: Path) -> None:
    elsewhere(file, silent=SILENT - 10)

    refusal = refused(lambda: claim(file, over=True))

    assert (refusal.code, refusal.facts["host"], refusal.facts["account"]) == ("held", "kassa-2", "olga")


def test_one_that_has_been_silent_is_taken_over_only_when_somebody_says_so(file: Path) -> None:
    elsewhere(file, silent=SILENT + 10)

    assert refused(lambda: claim(file)).code == "held_silent"
    told = whose(file)
    assert told is not None
    assert told.code == "held_silent"
    ours = claim(file, over=True)

    assert whose(file) is not None
    ours.let_go()


def test_a_sign_of_life_makes_the_mark_young_again(file: Path) -> None:
    ours = claim(file)
    os.utime(mark(file), (0, 0))

    ours.beat()

    assert moment.now().timestamp() - mark(file).stat().st_mtime < SILENT
    ours.let_go()


def test_a_laptop_that_slept_learns_who_took_over_and_leaves_the_mark_to_them(file: Path) -> None:
    slept = claim(file)
    theirs = elsewhere(file)

    refusal = refused(slept.beat)
    slept.let_go()

    assert (refusal.code, refusal.facts["host"], refusal.facts["since"]) == (
        "taken_over",
        "kassa-2",
        theirs.since,
    )
    assert msgspec.json.decode(mark(file).read_bytes(), type=Holder) == theirs


def test_a_mark_that_was_cleared_away_is_made_again(file: Path) -> None:
    ours = claim(file)
    mark(file).unlink()

    ours.beat()

    assert refused(lambda: claim(file)).facts["since"] == ours.me.since
    ours.let_go()


def test_whoever_came_while_the_mark_was_away_has_the_file(file: Path) -> None:
    ours = claim(file)
    mark(file).unlink()
    theirs = claim(file)

    assert refused(ours.beat).code == "taken_over"
    assert refused(lambda: claim(file)).facts["since"] == theirs.me.since
    theirs.let_go()


def test_a_mark_that_nobody_can_read_names_nobody(file: Path) -> None:
    mark(file).write_bytes(b"\xff\xfe{" * 4000)

    refusal = refused(lambda: claim(file))

    assert (refusal.code, refusal.facts["host"]) == ("held", "")


def test_two_computers_of_one_name_are_not_taken_for_one(file: Path) -> None:
    mine = this_window()
    other = Holder(mine.host, mine.account, mine.since, "another start", "theirs")
    mark(file).write_bytes(msgspec.json.encode(other))

    assert refused(lambda: claim(file)).code == "held"


def test_where_no_mark_can_be_made_nobody_is_kept_out(file: Path) -> None:
    mark(file).mkdir()

    first, second = claim(file), claim(file)
    first.beat()

    assert whose(file) is None
    first.let_go()
    second.let_go()


def test_a_share_without_locks_is_decided_by_signs_of_life(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(_descriptor: int) -> bool:
        raise OSError("no locks available")

    monkeypatch.setattr("director.host.file_lock.take", none)
    elsewhere(file)

    assert refused(lambda: claim(file)).code == "held"


def test_whoever_may_write_the_file_may_hold_it(file: Path) -> None:
    file.chmod(0o664)
    ours = claim(file)

    assert mark(file).stat().st_mode & 0o777 == 0o664
    ours.let_go()


def test_a_venue_that_is_only_looked_at_is_read_and_not_written(tmp_path: Path) -> None:
    venue = Venue.open(tmp_path / "venue.floor", create=True)
    venue.look_on(Unavailable("looking_on", host="kassa-2", account="olga", since=""))

    refusal = refused(lambda: venue.add_people([Person(PersonId(0), "Ivanov")]))
    venue.drafts.keep("hand", "1", "typed")

    assert refusal.code == "looking_on"
    assert venue.cards() == ()
    assert venue.drafts.every() == []
    venue.close()
