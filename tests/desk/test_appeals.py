"""Rulings for an appeal: a file that proves itself, and names the first thing that was changed in it."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from director.desk.appeals import appeal_file, check_appeal
from director.desk.checking import check
from director.desk.desk import Desk
from director.desk.rulings import keep_photo
from director.domain.ids import EntryId, Seq
from director.domain.name_marks import with_marks
from director.domain.penalties import Penalise, ServePenalty
from director.domain.refusal import Impossible
from director.domain.ruled import Ruled
from director.domain.rulings import Appeal, DecideAppeal, Revise, Rule
from director.host.i18n import words_for
from director.storage.engine import make_engine
from director.views.appeal_report import appeal_fields, appeal_lines, verdict
from director.views.check_report import report_lines
from tests.helpers.evening import a_desk
from tests.helpers.source import ROOT

EN = words_for("en")


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    """Two rulings with a photograph, an appeal, a revision and penalties; lines of others between."""
    desk = a_desk(tmp_path, 3, 2)
    entry = EntryId(min(desk.journal.tournament.entries))
    who = desk.people.find(desk.journal.tournament.entries[entry].person)
    photo = keep_photo(desk.venue.database, b"\xff\xd8\xff a picture", "image/jpeg")
    said = Ruled(
        with_marks(f"{who.family} показал карты “вне очереди”.\nДважды.", [who]),
        "Пропуск круга.",
        "conduct",
        entries=(entry,),
        photos=(photo,),
    )
    desk.do(Rule(said))
    first = desk.journal.seq
    desk.do(Rule(Ruled("Lights out.", "Clock stopped.", "clock")))
    desk.do(Penalise(entry, "rounds", 1, ruling=first))
    penalty = desk.journal.seq
    desk.do(ServePenalty(penalty))
    desk.do(Appeal(first, "Why?", entry))
    desk.do(DecideAppeal(first, desk.journal.seq, "changed", "Too hard."))
    desk.do(Revise(first, first, replace(said, decision="Предупреждение.")), "on appeal")
    desk.do(Penalise(entry, "warning", ruling=first))
    desk.undo_last()
    return desk


def _read(data: bytes) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(data)
    return read


def _changed(data: bytes, change: Any) -> Any:
    read = _read(data)
    change(read)
    return check_appeal(json.dumps(read, ensure_ascii=False).encode())


def _whole(read: dict[str, Any], kind: str) -> dict[str, Any]:
    found: dict[str, Any] = next(
        one for one in read["lines"] if isinstance(one, dict) and one["kind"] == kind
    )
    return found


def test_the_file_holds_the_rulings_whole_and_the_digests_between(desk: Desk) -> None:
    data = appeal_file(desk, [1], ["Ruling 1"])
    read, found = _read(data), check_appeal(data)

    assert found.fault is None
    assert (found.event, found.rulings, found.lines) == ("Spring Cup", (1,), desk.journal.seq)
    assert found.head == f"{desk.journal.seq}:{desk.journal.head}"
    kinds = [one["kind"] for one in read["lines"] if isinstance(one, dict)]
    assert kinds == [
        "SetUp", "Register", "Rule", "Penalise", "ServePenalty", "Appeal", "DecideAppeal", "Revise",
        "Penalise", "Undo",
    ]  # fmt: skip
    assert found.whole == len(kinds)
    assert list(read["people"].values()) == ["Player00001 Name1"]
    assert list(read["entries"].values()) == [1]
    assert len(read["photos"]) == 1
    assert read["told"] == ["Ruling 1"]


def test_several_rulings_in_one_file(desk: Desk) -> None:
    found = check_appeal(appeal_file(desk, [2, 1, 2]))

    assert (found.rulings, found.fault) == ((1, 2), None)


def test_a_ruling_that_there_is_not(desk: Desk) -> None:
    with pytest.raises(Impossible) as refused:
        appeal_file(desk, [9])

    assert refused.value.code == "ruling_number"


@pytest.mark.parametrize("kind", ["Rule", "Appeal", "Revise"])
def test_one_changed_byte_of_a_ruling_is_found_and_named(desk: Desk, kind: str) -> None:
    data = appeal_file(desk, [1])
    line = _whole(_read(data), kind)

    def change(read: dict[str, Any]) -> None:
        one = _whole(read, kind)
        one["at"] = one["at"].replace("15:", "16:")

    found = _changed(data, change)

    assert (found.fault, found.line, found.ruling) == ("changed", line["seq"], 1)
    assert verdict(found, EN) == f"Ruling 1, line {line['seq']}: it was changed after it was written."


def test_every_byte_of_a_ruling_counts(desk: Desk) -> None:
    """Wherever a letter of the ruling is another one, the check says so, or that it is no such file."""
    data = appeal_file(desk, [1])
    start = data.index(b'"kind": "Rule"')
    text = data.index(b'"data"', start - 2_000)
    unseen = [
        at
        for at in range(text, start, 7)
        if _fault(data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]) is None
    ]
    assert unseen == []


def _fault(data: bytes) -> str | None:
    try:
        return check_appeal(data).fault
    except Impossible as refused:
        return refused.code


def test_a_change_between_is_found(desk: Desk) -> None:
    data = appeal_file(desk, [1])

    def change(read: dict[str, Any]) -> None:
        read["lines"][1] = "00" * 32

    def shorter(read: dict[str, Any]) -> None:
        read["lines"][1] = "zz"

    assert (_changed(data, change).fault, _changed(data, change).line) == ("between", 3)
    assert _changed(data, shorter).fault == "between"
    assert verdict(_changed(data, change), EN) == "Something was changed in the lines before line 3."


def test_a_line_made_up_with_its_digest_is_found(desk: Desk) -> None:
    from director.domain.line import Canonical, digest

    def change(read: dict[str, Any]) -> None:
        one = _whole(read, "Appeal")
        one["staff"] = "Nobody"
        fields = {name: one[name] for name in Canonical.__struct_fields__}
        one["digest"] = digest(Canonical(**{**fields, "overruled": tuple(one["overruled"])}))

    found = _changed(appeal_file(desk, [1]), change)

    assert (found.fault, found.ruling) == ("chain", 1)


def test_a_cut_end_and_another_picture_are_found(desk: Desk) -> None:
    data = appeal_file(desk, [1])

    def cut(read: dict[str, Any]) -> None:
        read["lines"].pop()

    def picture(read: dict[str, Any]) -> None:
        read["photos"] = dict.fromkeys(read["photos"], "AAAA")

    def none(read: dict[str, Any]) -> None:
        read["photos"] = dict.fromkeys(read["photos"], "?")

    assert _changed(data, cut).fault == "head"
    assert _changed(data, picture).fault == "photo"
    assert _changed(data, none).fault == "photo"
    assert verdict(_changed(data, picture), EN) == "A photograph is not the one that the rulings name."


def test_a_line_that_cannot_be_read_any_more_names_no_ruling(desk: Desk) -> None:
    def change(read: dict[str, Any]) -> None:
        _whole(read, "Revise")["data"] = "{"

    def another(read: dict[str, Any]) -> None:
        one = _whole(read, "Revise")
        one["data"] = one["data"].replace(f'"ruling":{_whole(read, "Rule")["seq"]}', '"ruling":2')

    def of_nothing(read: dict[str, Any]) -> None:
        _whole(read, "SetUp")["desk"] = "9"

    spoilt = [_changed(appeal_file(desk, [1]), how) for how in (change, another, of_nothing)]
    assert [(found.fault, found.ruling) for found in spoilt] == [("changed", 0)] * 3
    assert verdict(spoilt[-1], EN) == "Line 1 was changed after it was written."


@pytest.mark.parametrize("data", [b"", b"{}", b"{", b"\xff{", b"[" * 5_000, b'{"format":"other"}'])
def test_what_is_no_such_file(data: bytes) -> None:
    with pytest.raises(Impossible) as refused:
        check_appeal(data)

    assert refused.value.code == "bad_appeal"


def test_a_file_of_a_newer_program(desk: Desk) -> None:
    def newer(read: dict[str, Any]) -> None:
        read["version"] = 2

    with pytest.raises(Impossible) as refused:
        _changed(appeal_file(desk, [1]), newer)

    assert refused.value.code == "bad_appeal"


def test_a_picture_taken_away_and_a_name_erased_leave_the_proof(desk: Desk) -> None:
    from director.desk.erasing import erase_person
    from director.desk.rulings import drop_photo
    from director.domain.ids import PersonId

    drop_photo(desk.venue.database, desk.journal.tournament.rulings[Seq(6)].now.photos[0].digest)
    erase_person(desk.venue, PersonId(1))
    data = appeal_file(desk, [1])

    assert check_appeal(data).fault is None
    assert (_read(data)["people"], _read(data)["photos"]) == ({}, {})
    assert b"Player00001" not in data


def test_the_report_for_people_and_for_programs(desk: Desk) -> None:
    found = check_appeal(appeal_file(desk, [1, 2]))
    first, last = appeal_lines(found, EN)

    assert first.startswith("Spring Cup. Rulings: 1, 2. Lines: 14, of these whole: 11, head 14:")
    assert last == "Everything is as it was written."
    assert appeal_fields(found, EN)["sound"] is True
    assert appeal_fields(found, words_for("ru"))["verdict"] == "Всё так, как было записано."


def test_a_stranger_checks_it_with_the_script_of_the_handbook(desk: Desk, tmp_path: Path) -> None:
    """The script needs nothing but Python: what stands in the handbook is what is run."""
    good, bad, other, digest = (tmp_path / f"{name}.json" for name in ("good", "bad", "other", "digest"))
    data = appeal_file(desk, [1, 2])
    good.write_bytes(data)
    bad.write_bytes(data.replace("Пропуск круга".encode(), "Пропуск рукга".encode()))
    read = json.loads(data)
    (name,) = read["photos"]
    other.write_text(json.dumps({**read, "photos": {name: "AAAA"}}), encoding="utf-8")
    read["lines"][5]["digest"] = "00"
    digest.write_text(json.dumps(read), encoding="utf-8")
    for language in ("en", "ru"):
        page = (ROOT / "resources" / "handbook" / language / "20-appeal.md").read_text("utf-8")
        script = page.split("```python\n")[1].split("```")[0]
        ends = [
            subprocess.run(
                [sys.executable, "-I", "-c", script, str(file)], capture_output=True, text=True, check=False
            )
            for file in (good, bad, other, digest)
        ]
        assert [one.returncode for one in ends] == [0, 1, 1, 1]
        assert ends[0].stdout.strip() == f"OK {desk.journal.seq}:{desk.journal.head}"
        assert ends[1].stdout.strip() == ends[3].stdout.strip() == "CHANGED line 6"
        assert ends[2].stdout.strip() == f"CHANGED photograph {name}"


def test_one_changed_byte_of_a_stored_ruling_is_found_and_named_in_the_venues_file(desk: Desk) -> None:
    path = desk.venue.path
    desk.venue.close()
    engine = make_engine(path)
    with engine.begin() as connection:
        connection.exec_driver_sql("DROP TRIGGER line_no_update")
        connection.exec_driver_sql(
            "UPDATE line SET data = replace(data, 'Пропуск круга', 'Пропуск рукга') WHERE seq = 6"
        )
    engine.dispose()

    (found,) = check(path).tournaments

    assert [(one.code, one.line) for one in found.faults] == [("ruling_changed", 6)]


def test_a_changed_photograph_is_found_and_its_ruling_named(desk: Desk) -> None:
    path = desk.venue.path
    first, *_ = desk.journal.tournament.rulings.values()
    named = [("photo", version.line) for version in first.versions]
    desk.venue.close()
    for change, faults in (
        ("UPDATE attachment SET data = CAST(data || 'x' AS BLOB)", named),
        ("UPDATE attachment SET data = 'text'", named),
        ("DELETE FROM attachment", []),
        ("DROP TABLE attachment", []),
    ):
        with sqlite3.connect(path) as connection:
            connection.execute(change)
        connection.close()
        found = check(path)
        told = [(one.code, one.line) for one in found.tournaments[0].faults]
        assert told == faults, change
        if faults:
            assert "a photograph of ruling 1 was changed" in "\n".join(report_lines(found, EN))
