"""Hostile command lines: a sample with a fixed key, three thousand when asked."""

from __future__ import annotations

import contextlib
import io
import json
import re
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from director.__main__ import main
from director.cli.commands import COMMANDS
from tests.cli.conftest import Ended, Run
from tests.helpers.hostile_commands import Typed, ground, stored, typed
from tests.helpers.hostile_decisions import decision

SEED = 20_261_130
FOREIGN = re.compile(r"\b(Expected `|Invalid |Errno|NoneType|codec can't|is malformed|ValueError|KeyError)")
"""What a library would say."""


@pytest.fixture
def running(run: Run, tmp_path: Path) -> bytes:
    """A venue of two tournaments, one of them under way, as its file holds it."""
    path, plan = tmp_path / "base.floor", tmp_path / "plan.toml"
    first = 'name = "Spring"\nstarts = 2026-12-05T18:00:00\nbuy_in = 1000\ncurrency = "RUB"\ntables = "1-4"\n'
    for text in (f"{first}rebuy = {{ buy_in = 500, stack = 1000 }}\n", 'name = "Autumn"\n'):
        plan.write_text(text, encoding="utf-8")
        assert run("new", path, plan).status == 0
    players = [{"do": "register", "family": f"Player{n}", "given": "Ann"} for n in range(20)]
    more = ({"do": "StartPlay"}, {"do": "plan-prizes"}, {"do": "publish-payouts"})
    lines = "\n".join(map(json.dumps, (*players, *more)))
    assert run("do", path, "--event", "Spring", lines=lines).status == 0
    assert run("structure", path, "--event", "Spring", "--template", "turbo").status == 0
    content = path.read_bytes()
    assert b"Player19" in content
    return content


def _type(line: Typed, language: str, world: Path, patch: pytest.MonkeyPatch) -> Ended:
    """Type it; its answer may be a PDF, so it is taken as bytes."""
    out, err = (io.TextIOWrapper(io.BytesIO(), "utf-8", "backslashreplace") for _ in "oe")
    patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(line.lines), "utf-8"))
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = main(["--world", str(world), "--lang", language, line.command, *line.words])
    told = []
    for stream in (out, err):
        stream.flush()
        told.append(stream.detach().getvalue().decode("utf-8", "replace"))
    return Ended(status, *told)


def _judge(
    line: Typed, language: str, ended: Ended, before: Sequence[object], after: Sequence[object]
) -> list[str]:
    """What is wrong with how a command ended."""
    said, found = ended.err + (ended.out if line.command == "do" else ""), []
    if ended.status not in (0, 1, 2, 3):
        found.append("no such status")
    if ended.status and not (ended.err.strip() or ended.out.strip()):
        found.append("ended without a sentence")
    if "made a mistake" in said or ("ошибк" in said and "Программа" in said):
        found.append("a mistake of the program")
    if "Traceback" in said:
        found.append("a traceback")
    if FOREIGN.search(said):
        found.append("not our words")
    if language == "ru" and ended.err.strip() and re.search("[а-яё]", ended.err) is None:
        found.append("not in the language asked for")
    if ended.status and line.command != "do" and before != after:
        found.append("something was changed")
    return found


def _endure(run: Run, folder: Path, venue: bytes, count: int, patch: pytest.MonkeyPatch) -> Counter[str]:
    """Type so many lines; every command must end as it should."""
    random, statuses = Random(SEED), Counter[str]()
    for number in range(count):
        place = folder / str(number)
        place.mkdir()
        patch.chdir(place)
        files = ground(place, venue, random)
        line, language = typed(random, files), random.choice(("en", "ru"))
        path = Path(files["venue.floor"])
        names = {one.name for one in place.iterdir()}
        before = list(stored(path))
        ended = _type(line, language, folder / "world", patch)
        after = list(stored(path))
        wrong = _judge(line, language, ended, before, after)
        left = {one.name for one in place.iterdir() if not one.name.endswith(("-wal", "-shm"))} - names
        if ended.status in (2, 3) and left:
            wrong.append(f"left behind: {left}")
        if before != after and run("check", path).status:
            wrong.append("the file does not prove itself")
        assert wrong == [], (number, line, ended)
        statuses[line.command] += ended.status == 0
        statuses["refused"] += ended.status != 0
    return statuses


def test_hostile_command_lines_end_with_a_sentence_and_change_nothing(
    run: Run, tmp_path: Path, running: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    statuses = _endure(run, tmp_path, running, 120, monkeypatch)

    assert statuses["refused"] > 50
    assert sum(statuses[command] > 0 for command in COMMANDS) > 10


@pytest.mark.heavy
def test_three_thousand_hostile_command_lines_do_the_same(
    run: Run, tmp_path: Path, running: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    statuses = _endure(run, tmp_path, running, 3_000, monkeypatch)

    assert sum(statuses[command] > 0 for command in COMMANDS) > 12


# ------------------------------------------------------------------ decisions


def _decided(run: Run, path: Path, count: int) -> Counter[str]:
    """Ask for so many decisions of every kind; each has one answer, and the file still proves itself."""
    random, codes = Random(SEED), Counter[str]()
    for _ in range(0, count, 50):
        asked = [decision(random) for _ in range(50)]
        ended = run("do", path, "--event", "1", lines="\n".join(map(json.dumps, asked)))
        assert ended.err == ""
        assert len(ended.lines) == len(asked)
        for answer in ended.lines:
            error = answer.get("error", {"code": "done", "message": answer.get("what")})
            codes[error["code"]] += 1
            assert error["message"]
            assert not FOREIGN.search(error["message"]), answer
    assert run("check", path).status == 0
    return codes


def test_decisions_with_any_values_are_done_or_refused_one_by_one(
    run: Run, tmp_path: Path, running: bytes
) -> None:
    path = tmp_path / "decided.floor"
    path.write_bytes(running)

    codes = _decided(run, path, 600)

    assert codes["done"] > 20
    assert len(codes) > 50, "many ways to be refused"


@pytest.mark.heavy
def test_ten_thousand_decisions_in_the_middle_of_an_evening_do_the_same(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "practice.floor"
    assert run("practice", path).status == 0

    assert _decided(run, path, 10_000)["done"] > 200
