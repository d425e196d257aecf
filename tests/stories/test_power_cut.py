"""A program that is killed at any moment loses nothing that it confirmed (B03, S11, P57).

The writing program is `director do`: it answers a line when, and only when, the line is on the disk.
"""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import IO

from director.__main__ import __file__ as _start
from director.desk.checking import check
from director.desk.venue import Venue
from director.domain.journal import Journal
from tests.helpers.evening import a_desk, a_person

ROOT = Path(_start).resolve().parent.parent
KILLS = 100


def _director(world: Path, *words: str | Path) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "director", "--world", str(world), *map(str, words)],
        cwd=ROOT,
        env={**os.environ, "LANGUAGE": "en"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )


def _feed(stream: IO[bytes] | None, lines: list[bytes]) -> None:
    """All lines at once: the program is in the middle of them when it dies."""
    assert stream is not None
    with contextlib.suppress(OSError):
        stream.write(b"".join(lines))
        stream.flush()


def _confirmed(process: subprocess.Popen[bytes], until: int) -> list[dict[str, object]]:
    """Read so many answers, kill without mercy, then read what the pipe still holds."""
    assert process.stdout is not None
    answers = [process.stdout.readline() for _ in range(until)]
    process.kill()
    answers += process.stdout.readlines()
    process.stdout.close()
    with contextlib.suppress(OSError):
        process.stdin.close() if process.stdin is not None else None
    process.wait(60)
    return [json.loads(answer) for answer in answers if answer.endswith(b"\n")]


def _journal(path: Path) -> Journal:
    venue = Venue.open(path)
    journal = venue.desk(venue.cards()[0].id).journal
    venue.close()
    return journal


def test_a_hundred_kills_lose_no_confirmed_decision(tmp_path: Path, world: Path) -> None:
    """Two desks write into one file at once, and both are killed, fifty times."""
    desk = a_desk(tmp_path, tables=40)
    path = desk.venue.path
    desk.venue.close()
    moments, numbers = random.Random(3), itertools.count(1)
    confirmed: dict[int, str] = {}

    for _ in range(KILLS // 2):
        desks = [_director(world, "do", path) for _ in range(2)]
        for process in desks:
            _feed(process.stdin, [_newcomer(next(numbers)) for _ in range(40)])
        for process in desks:
            for answer in _confirmed(process, moments.randint(0, 12)):
                confirmed[int(str(answer["seq"]))] = str(answer["hash"])

    report = check(path)
    assert report.sound
    stored = {int(line.seq): line.hash for line in _journal(path).lines}
    assert len(confirmed) > KILLS
    assert {seq: stored.get(seq) for seq in confirmed} == confirmed
    assert report.people == report.tournaments[0].entries


def _newcomer(number: int) -> bytes:
    return json.dumps({"do": "register", "family": f"P{number}", "seated": False}).encode() + b"\n"


def test_killed_between_the_hashes_and_the_word_the_same_draw_comes_back(tmp_path: Path, world: Path) -> None:
    desk = a_desk(tmp_path, players=20, tables=4)
    path = desk.venue.path
    desk.venue.close()

    process = _director(world, "do", path)
    _feed(process.stdin, [b'{"do":"seal"}\n'])
    sealed = _confirmed(process, 1)[0]
    process = _director(world, "do", path)
    _feed(process.stdin, [b'{"do":"draw","word":"KsQd7c"}\n'])
    drawn = _confirmed(process, 1)[0]

    tournament = _journal(path).tournament
    assert tournament.draws[0].sealed.key_hash == sealed["key_hash"]
    assert tournament.draws[0].key == drawn["key"]
    assert len(tournament.seating.places) == 20
    assert _journal(path).tournament.seating == tournament.seating
    assert check(path).tournaments[0].draws == 1


def test_killed_in_the_middle_of_an_import_it_is_there_whole_or_not_at_all(
    tmp_path: Path, world: Path
) -> None:
    desk = a_desk(tmp_path, tables=4)
    path = desk.venue.path
    desk.venue.close()
    players = tmp_path / "players.csv"
    people = [a_person(n) for n in range(3000)]
    players.write_text(
        "family,given\n" + "".join(f"{p.family},{p.given}\n" for p in people), encoding="utf-8"
    )
    wal = path.with_name(path.name + "-wal")

    for size in (1, 200_000, 900_000):
        process = _director(world, "import", path, players)
        while process.poll() is None and not (wal.exists() and wal.stat().st_size >= size):
            pass
        process.kill()
        process.communicate(timeout=60)

        report = check(path)
        assert report.sound
        assert report.tournaments[0].entries in (0, 3000)
        assert report.people == report.tournaments[0].entries
