"""Whatever is changed in a file from outside comes out, with the line where it was changed."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from director.desk.checking import check
from director.desk.desk import Desk
from director.desk.drawing import drawing
from director.domain.draws import DrawSeats
from director.domain.entries import LateDraw, Register
from director.domain.findings import CheckReport, Finding, Overruling
from director.domain.ids import EntryId, Seq
from director.domain.line import Canonical, Line, chained, digest
from director.domain.refusal import Unavailable
from director.domain.seating import Seat
from director.domain.seats import TableSeat
from director.domain.setup import CloseTable, LockSeats
from director.rules.floor.proof import late_context
from director.rules.floor.proposals import late_chair, late_chairs
from director.storage import keys, lines
from tests.helpers.evening import a_desk, a_person, drawn_desk

Change = Callable[[sqlite3.Connection], object]


def _evening(folder: Path) -> Desk:
    """A drawn field, a late entry, a move undone, an objection overruled; some twenty lines."""
    desk = drawn_desk(folder, players=12, tables=3)
    desk.register(a_person(900), reason="came late; «Ё»")
    free = TableSeat(1, desk.journal.tournament.empty_seats(1)[0])
    desk.do(LockSeats(1, (free.seat,)), "camera")
    desk.undo_last("camera gone")
    desk.redo()
    late = EntryId(desk.register(a_person(901), seated=False).lines[0].seq)
    desk.do(Seat(late, free), "asked by the director", overrule=True)
    return desk


def _changed(path: Path, *changes: str | Change, guarded: bool = True) -> None:
    """Change the file as somebody would who knows SQL; the guards are put back unless `guarded` is false."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        triggers = connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
        for name, _sql in triggers:
            connection.execute(f"DROP TRIGGER {name}")
        for change in changes:
            if isinstance(change, str):
                connection.execute(change)
            else:
                change(connection)
        for _name, sql in triggers if guarded else ():
            connection.execute(sql)


def _faults(report: CheckReport) -> list[tuple[str, int]]:
    return [(fault.code, fault.line) for one in report.tournaments for fault in one.faults]


def test_a_whole_evening_is_sound(tmp_path: Path) -> None:
    desk = _evening(tmp_path)

    report = check(desk.venue.path)

    assert report.sound
    one = report.tournaments[0]
    assert (one.lines, one.head) == (desk.journal.seq, desk.journal.head)
    assert (one.entries, one.seated, one.draws, one.late_seats) == (14, 14, 1, 1)
    assert (one.notes, report.notes) == ((), ())


def test_an_open_venue_can_be_checked_while_it_is_written(tmp_path: Path) -> None:
    desk = _evening(tmp_path)
    with desk.venue.database.writing():
        assert check(desk.venue.path).sound


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("uid", "'x' || substr(uid, 2)"),
        ("at", "'1' || substr(at, 2)"),
        ("desk", "'2'"),
        ("staff", "'Anna'"),
        ("kind", "'Registes'"),
        ("version", "2"),
        ("data", "replace(data, '10000', '10001')"),
        ("data", "data || ' '"),
        ("data", "CAST(x'ff' || data AS TEXT)"),
        ("data", "CAST(data AS BLOB)"),
        ("reason", "reason || ' '"),
        ("overruled", "'redraw'"),
        ("overruled", "' '"),
        ("digest", "upper(digest)"),
        ("digest", "''"),
    ],
)
def test_one_change_in_any_column_of_a_line_names_the_line(tmp_path: Path, column: str, value: str) -> None:
    desk = _evening(tmp_path)

    _changed(desk.venue.path, f"UPDATE line SET {column} = {value} WHERE seq = 7")

    assert _faults(check(desk.venue.path)) == [("line_changed", 7)]


@pytest.mark.parametrize("value", ["upper(hash)", "'zz'", "''", "substr(hash, 2) || '0'"])
def test_a_changed_hash_breaks_the_chain_there(tmp_path: Path, value: str) -> None:
    desk = _evening(tmp_path)

    _changed(desk.venue.path, f"UPDATE line SET hash = {value} WHERE seq = 7")

    assert _faults(check(desk.venue.path)) == [("line_chain", 7)]


def test_two_codes_that_were_overruled_stay_apart_by_one_space(tmp_path: Path) -> None:
    desk = _evening(tmp_path)
    last = desk.journal.seq
    assert desk.journal.line(last).overruled == ("seat_locked",)

    _changed(desk.venue.path, f"UPDATE line SET overruled = overruled || char(10) WHERE seq = {last}")

    assert _faults(check(desk.venue.path)) == [("line_changed", last)]


def test_a_missing_line_is_named(tmp_path: Path) -> None:
    desk = _evening(tmp_path)

    _changed(desk.venue.path, "DELETE FROM line WHERE seq = 7")

    report = check(desk.venue.path)
    assert _faults(report) == [("line_gap", 7)]
    assert report.tournaments[0].faults[0].facts == {"next": 8}


def test_lines_in_another_order_are_named(tmp_path: Path) -> None:
    desk = _evening(tmp_path)

    _changed(
        desk.venue.path,
        "UPDATE line SET seq = 1000 WHERE seq = 7",
        "UPDATE line SET seq = 7 WHERE seq = 8",
        "UPDATE line SET seq = 8 WHERE seq = 1000",
    )

    assert _faults(check(desk.venue.path)) == [("line_changed", 7)]


def test_lines_cut_off_show_against_the_head_on_paper(tmp_path: Path) -> None:
    desk = _evening(tmp_path)
    seq, digits = desk.journal.seq, desk.journal.head
    assert check(desk.venue.path, (seq, digits[:8])).sound

    _changed(desk.venue.path, f"DELETE FROM line WHERE seq = {seq}")

    report = check(desk.venue.path, (seq, digits[:8]))
    assert [fault.code for fault in report.faults] == ["head"]
    assert not report.sound


def test_one_changed_byte_of_the_file_itself_names_the_line(tmp_path: Path) -> None:
    desk = _evening(tmp_path)
    path = desk.venue.path
    desk.venue.close()
    content = path.read_bytes()
    where = content.index("came late; «Ё»".encode())
    seq = next(line.seq for line in desk.journal.lines if line.reason.startswith("came late"))

    for at in range(where, where + len("came late; «Ё»".encode())):
        path.write_bytes(content[:at] + bytes([content[at] ^ 0x80]) + content[at + 1 :])
        assert _faults(check(path)) == [("line_changed", seq)]


def test_a_line_that_could_not_be_done_is_named_though_its_chain_is_right(tmp_path: Path) -> None:
    desk = _evening(tmp_path)
    journal = desk.journal
    with desk.venue.database.writing() as connection:
        false = Line(Seq(journal.seq + 1), "false", "2026-12-05T20:00:00.000Z", "1", "", CloseTable(1))
        lines.append(connection, journal.tournament.id, [false], (journal.seq, journal.head))

    report = check(desk.venue.path)

    assert _faults(report) == [("line_does_not_hold", journal.seq + 1)]
    assert report.tournaments[0].faults[0].facts == {"why": "table_not_empty"}


def test_seats_that_do_not_follow_from_the_key_are_found(tmp_path: Path) -> None:
    desk = a_desk(tmp_path, players=12, tables=3)
    desk.seal_draw()
    sealed = desk.journal.tournament.sealed
    assert sealed is not None
    with desk.venue.database.reading() as connection:
        key = keys.kept_key(connection, sealed.key_hash)
    assert key is not None
    true = drawing(desk.journal, key, "KsQd7c")
    (one, *one_seat), (other, *other_seat), *rest = true.seats
    false = ((one, *other_seat), (other, *one_seat), *rest)
    lie = DrawSeats(true.number, true.key, true.word, false)  # type: ignore[arg-type]
    desk.do(lie, "to see", overrule=True)

    report = check(desk.venue.path)

    assert report.sound, "whoever wrote it was told and gave a reason"
    assert report.tournaments[0].draws == 0
    (note,) = report.tournaments[0].notes
    assert (note.code, note.line) == ("draw_seats", desk.journal.seq)
    assert note.overruled == Overruling(desk.venue.desk_name, desk.venue.staff, "to see")


def test_a_late_seat_that_was_not_drawn_is_found(tmp_path: Path) -> None:
    desk = drawn_desk(tmp_path, players=12, tables=3)
    who = desk.venue.add_people([a_person(1), a_person(2)])
    seq = desk.journal.seq + 1
    key = "11" * 32
    context = late_context(desk.journal.tournament.id, seq)
    drawn = late_chair(desk.journal.tournament, bytes.fromhex(key), context)
    chosen = next(place for place in late_chairs(desk.journal.tournament) if place != drawn)
    for person, seat in zip(who, (chosen, None), strict=True):
        lie = Register(person, 100_000, 10_000, 10_000, seat, LateDraw(key, context))
        desk.do(lie, "to see", overrule=True)

    report = check(desk.venue.path)

    assert report.sound
    assert report.tournaments[0].late_seats == 0
    said = [(note.code, note.line, note.overruled) for note in report.tournaments[0].notes]
    told = Overruling(desk.venue.desk_name, desk.venue.staff, "to see")
    assert said == [("late_seat", seq, told), ("late_context", seq + 1, told)]


def test_a_seat_that_was_not_drawn_is_a_fault_where_nobody_was_asked(tmp_path: Path) -> None:
    desk = drawn_desk(tmp_path, players=12, tables=3)
    (person,) = desk.venue.add_people([a_person(1)])
    journal = desk.journal
    seq, key = journal.seq + 1, "11" * 32
    context = late_context(journal.tournament.id, seq)
    drawn = late_chair(journal.tournament, bytes.fromhex(key), context)
    chosen = next(place for place in late_chairs(journal.tournament) if place != drawn)
    lie = Register(person, 100_000, 10_000, 10_000, chosen, LateDraw(key, context))
    with desk.venue.database.writing() as connection:
        false = Line(Seq(seq), "false", "2026-12-05T20:00:00.000Z", "1", "", lie)
        lines.append(connection, journal.tournament.id, [false], (journal.seq, journal.head))

    found = _faults(check(desk.venue.path))

    assert found[0] == ("late_seat", seq)


def test_draws_without_a_word_and_promises_not_kept_are_noted(tmp_path: Path) -> None:
    desk = a_desk(tmp_path, players=12, tables=3)
    desk.seal_draw()
    desk.seal_draw()
    desk.draw("")
    desk.seal_draw(reason="again", overrule=True)

    report = check(desk.venue.path)

    assert report.sound
    assert [note.code for note in report.tournaments[0].notes] == [
        "draw_without_word",
        "sealed_not_drawn",
        "sealed_not_drawn",
    ]


def test_a_key_that_is_elsewhere_is_noted_and_a_false_one_is_a_fault(tmp_path: Path) -> None:
    desk = a_desk(tmp_path, players=12, tables=3)
    desk.seal_draw()
    path = desk.venue.path

    _changed(path, "UPDATE sealed_key SET key = x'00'")
    assert _faults(check(path)) == [("kept_key", 0)]
    _changed(path, "DELETE FROM sealed_key")
    assert [note.code for note in check(path).tournaments[0].notes] == ["sealed_not_drawn", "key_elsewhere"]


def test_somebody_who_was_erased_is_a_note_and_no_fault(tmp_path: Path) -> None:
    desk = _evening(tmp_path)

    _changed(desk.venue.path, "DELETE FROM person WHERE id IN (3, 5)")

    report = check(desk.venue.path)
    assert report.sound
    assert report.tournaments[0].notes == (Finding("persons", 5, {"count": 2}),)


def test_a_guard_that_is_gone_or_changed_is_found(tmp_path: Path) -> None:
    desk = _evening(tmp_path)

    _changed(
        desk.venue.path,
        "CREATE TRIGGER line_no_update BEFORE UPDATE ON line BEGIN SELECT 1; END",
        guarded=False,
    )

    report = check(desk.venue.path)
    assert [(fault.code, fault.facts["name"]) for fault in report.faults] == [
        ("trigger", "line_no_update"),
        ("trigger", "line_no_delete"),
    ]


@pytest.mark.parametrize("field", ["name", "starts", "status", "entries", "alive"])
def test_the_catalogue_must_say_what_the_journal_says(tmp_path: Path, field: str) -> None:
    desk = _evening(tmp_path)

    _changed(desk.venue.path, f"UPDATE tournament SET {field} = 77")

    report = check(desk.venue.path)
    assert _faults(report) == [("card", 0)]
    assert report.tournaments[0].faults[0].facts["field"] == field


def test_lines_of_a_tournament_that_is_not_in_the_catalogue_are_found(tmp_path: Path) -> None:
    desk = _evening(tmp_path)

    _changed(desk.venue.path, "DELETE FROM sealed_key", "DELETE FROM tournament")

    report = check(desk.venue.path)
    assert [fault.code for fault in report.faults] == ["orphans"]
    assert _faults(report) == [("no_card", 0)]


def test_a_journal_that_is_gone_is_found(tmp_path: Path) -> None:
    desk = _evening(tmp_path)

    _changed(desk.venue.path, "DELETE FROM line")

    assert _faults(check(desk.venue.path)) == [("no_lines", 0)]


def test_a_key_of_another_kind_is_found(tmp_path: Path) -> None:
    desk = _evening(tmp_path)

    _changed(desk.venue.path, "UPDATE sealed_key SET key = 'text'")

    assert _faults(check(desk.venue.path)) == [("kept_key", 0)]


def test_a_line_moved_to_another_tournament_is_found_in_both(tmp_path: Path) -> None:
    desk = _evening(tmp_path)
    other = desk.venue.create(desk.journal.tournament.setup)
    mine, theirs = desk.journal.tournament.id, other.journal.tournament.id

    _changed(
        desk.venue.path,
        f"UPDATE line SET tournament = '{theirs}' WHERE seq = 2 AND tournament = '{mine}'",
    )

    assert sorted(_faults(check(desk.venue.path))) == [("line_chain", 2), ("line_gap", 2)]


def test_one_tournament_may_be_checked_by_itself(tmp_path: Path) -> None:
    desk = _evening(tmp_path)
    other = desk.venue.create(desk.journal.tournament.setup)
    _changed(
        desk.venue.path, f"UPDATE line SET reason = 'x' WHERE tournament = '{other.journal.tournament.id}'"
    )

    assert check(desk.venue.path, only=desk.journal.tournament.id).sound
    assert not check(desk.venue.path).sound


def test_a_line_of_a_newer_program_is_named(tmp_path: Path) -> None:
    desk = a_desk(tmp_path, players=2, tables=1)
    journal = desk.journal
    seq = journal.seq + 1
    own = digest(Canonical("2027", "{}", "1", "Teleport", (), "", seq, "", "new", 1))
    row = (journal.tournament.id, seq, "new", "2027", "1", "", "Teleport", 1, "{}", "", "", own)

    _changed(
        desk.venue.path,
        lambda file: file.execute(
            f"INSERT INTO line VALUES ({','.join('?' * 13)})", (*row, chained(journal.head, own))
        ),
    )

    assert _faults(check(desk.venue.path)) == [("line_too_new", seq)]


def test_a_damaged_file_is_a_fault_and_no_crash(tmp_path: Path) -> None:
    desk = _evening(tmp_path)
    path = desk.venue.path
    desk.venue.close()
    content = path.read_bytes()
    pages = len(content) // 4096

    for page in range(1, pages):
        path.write_bytes(content[: page * 4096] + b"\xa5" * 4096 + content[(page + 1) * 4096 :])
        with contextlib.suppress(Unavailable):  # where not even the list of tables is left
            assert not check(path).sound


def test_a_file_cut_in_half_is_a_fault_and_no_crash(tmp_path: Path) -> None:
    desk = _evening(tmp_path)
    path = desk.venue.path
    desk.venue.close()
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2])

    assert not check(path).sound


def test_a_file_that_is_not_there_or_no_venue_cannot_be_checked(tmp_path: Path) -> None:
    strange = tmp_path / "strange.floor"
    strange.write_bytes(b"no database")

    for path, code in ((tmp_path / "none.floor", "gone"), (strange, "not_a_venue")):
        with pytest.raises(Unavailable) as trouble:
            check(path)
        assert trouble.value.code == code
