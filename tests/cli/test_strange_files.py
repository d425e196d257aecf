"""Every command that takes a file, at what is none and at files of no end: a sentence, nothing done."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.helpers.strange_files import STRANGE

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names there")

FOREIGN = ("Errno", "codec", "Traceback", "made a mistake", "No such file", "Is a directory")
COMMANDS = {
    "import": ("import", "{venue}", "{strange}"),
    "structure": ("structure", "{venue}", "{strange}"),
    "new": ("new", "{fresh}", "{strange}"),
    "hand": ("hand", "{strange}"),
    "restore": ("restore", "{strange}", "{venue}"),
    "check": ("check", "{strange}"),
    "show": ("show", "{strange}"),
    "backup": ("backup", "{strange}"),
    "draw": ("draw", "{strange}"),
    "print": ("print", "{strange}", "seat-cards", "--out", "{fresh}"),
    "export": ("export", "{strange}", "--out", "{fresh}"),
    "season": ("season", "{strange}"),
    "rulings": ("rulings", "{strange}"),
    "trash": ("trash", "{strange}"),
}
STREAMED = {"import", "structure", "new", "hand"}
"""They read a pipe as they read standard input, and a device up to their limit."""
PAIRS = [
    (command, what)
    for command in sorted(COMMANDS)
    for what in sorted(STRANGE)
    # As with any program, a pipe is read when somebody writes into it. An empty plan names no event.
    if (what, command) != ("empty", "new") and not (what == "pipe" and command in STREAMED)
]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("command", "what"), PAIRS)
def test_it_is_told_in_a_sentence_and_nothing_is_done(
    command: str, what: str, language: str, run: Run, venue: Path, tmp_path: Path
) -> None:
    before = run("show", venue, "--json").out
    (tmp_path / "in").mkdir()
    STRANGE[what](tmp_path / "in" / "x")
    places = {"venue": venue, "strange": tmp_path / "in" / "x", "fresh": tmp_path / "fresh"}

    ended = run("--lang", language, *(part.format(**places) for part in COMMANDS[command]))

    assert ended.status in (1, 2, 3), ended.out
    assert ended.err.strip()
    assert not [word for word in FOREIGN if word in ended.err], ended.err
    assert (language == "ru") == any("а" <= sign <= "я" for sign in ended.err)
    assert run("show", venue, "--json").out == before
    assert not (tmp_path / "fresh").exists()
    assert list(tmp_path.rglob("*.part")) == []


@pytest.mark.parametrize(
    "name",
    [
        "logo.png", "stock/a.toml", "templates/a.toml", "templates/payouts/a.toml", "templates/points/a.toml",
        "templates/ruling-phrases.txt",
    ],
)  # fmt: skip
@pytest.mark.parametrize("what", ["pipe", "device", "ring", "folder", "endless", "noise"])
def test_what_stands_in_the_place_of_a_file_of_the_house_stops_nothing(
    name: str, what: str, run: Run, venue: Path
) -> None:
    (venue.parent / name).parent.mkdir(parents=True, exist_ok=True)
    STRANGE[what](venue.parent / name)

    assert run("print", venue, "sign-in-sheet", "--out", venue.with_name("a.pdf")).status in (0, 1)
    assert run("season", venue, "--points", "a").status == 2
    assert run("structure", venue, "--template", "a").status == 2
    assert run("structure", venue, "--template", "Turbo, 15 minutes").status == 0
    assert run("show", venue, "prizes").status == 0


def test_what_is_no_venue_is_not_kept_as_a_copy_of_one(run: Run, tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    with sqlite3.connect(other) as made:
        made.execute("CREATE TABLE t (a)")
    made.close()

    ended = run("backup", other)

    assert ended.status == 3
    assert "is not a venue of Floor Director" in ended.err
    assert not list(tmp_path.rglob("*.hand.backup"))


def test_a_file_that_goes_away_between_two_commands_is_said_to_be_gone(run: Run, venue: Path) -> None:
    venue.unlink()

    assert run("do", venue, lines='{"do":"register","family":"Ann"}').err.startswith(f"{venue} is not there.")


@pytest.mark.parametrize("command", ["print", "export"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_link_that_leads_to_itself_gives_way_to_what_is_written_there(
    command: str, language: str, run: Run, venue: Path
) -> None:
    STRANGE["ring"](venue.with_name("ring.csv" if command == "export" else "ring.pdf"))
    (ring,) = venue.parent.glob("ring.*")
    document = ("sign-in-sheet",) if command == "print" else ()
    run("do", venue, lines='{"do":"register","family":"Ann"}')

    ended = run("--lang", language, command, venue, *document, "--out", ring)

    assert ended.status == 0
    assert ring.read_bytes()
    assert not [word for word in FOREIGN if word in ended.err], ended.err
