from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run


def _changed(path: Path, old: bytes, new: bytes) -> None:
    content = path.read_bytes()
    assert content.count(old) == 1
    path.write_bytes(content.replace(old, new))


def test_a_sound_file_ends_with_0_and_says_so(run: Run, seated: Path) -> None:
    ended = run("check", seated)

    assert ended.status == 0
    assert "Everything is as it was written." in ended.out
    assert "whole draws 1" in ended.out


def test_one_changed_byte_in_a_line_fails_and_names_the_line(run: Run, venue: Path) -> None:
    reason = '{"do":"LockSeats","table":2,"seats":[9],"reason":"the camera stands here"}\n'
    seq = run("do", venue, lines=reason).lines[0]["seq"]
    _changed(venue, b"the camera stands here", b"the camera stands hero")

    ended = run("check", venue)

    assert ended.status == 1
    assert f"Line {seq} was changed" in ended.out
    assert run("check", venue, "--json").json["tournaments"][0]["faults"][0]["line"] == seq
    shown = run("show", venue)
    assert shown.status == 3
    assert f"line {seq}" in shown.err


def test_the_head_printed_on_paper_is_compared(run: Run, seated: Path) -> None:
    head = run("show", seated, "event", "--json").json["head"]
    seq, digits = head.split(":")

    assert run("check", seated, "--head", head).status == 0
    assert run("check", seated, "--head", f"{seq}:{digits[:8].upper()}").status == 0
    lost = run("check", seated, "--head", f"{int(seq) + 1}:{digits[:8]}")
    assert lost.status == 1
    assert "cut off" in lost.out
    assert run("check", seated, "--head", "12").status == 2


def test_one_tournament_may_be_checked_by_itself(run: Run, seated: Path, tmp_path: Path) -> None:
    second = tmp_path / "second.toml"
    second.write_text('name = "Sunday Cup"', encoding="utf-8")
    run("new", seated, second)

    assert len(run("check", seated, "--json").json["tournaments"]) == 2
    assert len(run("check", seated, "--json", "--event", "Sunday Cup").json["tournaments"]) == 1


def test_checking_changes_not_one_byte(run: Run, seated: Path) -> None:
    before = seated.read_bytes()

    run("check", seated)

    assert seated.read_bytes() == before


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b"CREATE TABLE tournament (", b"CREATE \xbbABLE tournament ("),
        (b"Spring Cup", b"Spring \xc3up"),
        (b"the camera", b"the c\xffmera"),
    ],
)
def test_bytes_that_are_no_letters_any_more_are_told_in_a_sentence(
    run: Run, venue: Path, old: bytes, new: bytes
) -> None:
    """Wherever they stand: in a line, a name, or what SQLite keeps of its tables."""
    run("do", venue, lines='{"do":"LockSeats","table":2,"seats":[9],"reason":"the camera"}\n')
    venue.write_bytes(venue.read_bytes().replace(old, new))

    for words in (("check", venue), ("show", venue, "activity"), ("do", venue)):
        ended = run(*words, lines="1-1 > 2-2\n")
        assert ended.status in (1, 3), words
        assert "mistake" not in ended.err, words


def test_a_tournament_whose_number_is_no_text_any_more_is_told_in_a_sentence(run: Run, venue: Path) -> None:
    event = run("show", venue, "tournaments", "--json").json[0]["id"].encode()
    venue.write_bytes(venue.read_bytes().replace(event, event[:-1] + b"\xff"))

    assert run("check", venue).status == 1
    assert run("show", venue).status == 3
