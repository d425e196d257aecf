"""A stranger recomputes a draw with the script of README, without anything of this program."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import director
from director.desk.exporting import draw_json
from director.domain.draws import key_hash, list_hash
from director.domain.ids import EntryId, Seq, TournamentId
from director.domain.seats import TableSeat
from director.domain.tournament import Drawn, DrawTable, DrawTerms, Fill, Sealed, Tournament
from director.rules.floor import draw as drawing
from director.rules.floor.proof import draw_context
from director.rules.floor.sizes import CannotDraw
from director.views.draw_protocol import drawn_seats
from tests.helpers.evening import PLAN, drawn_desk

ROOT = Path(director.__file__).resolve().parent.parent
SCRIPT = ROOT / "resources" / "sample" / "check_draw.py"


def checked(folder: Path, told: bytes | dict[str, Any]) -> tuple[int, list[str]]:
    """What the script says of it, run without our packages."""
    file = folder / "draw.json"
    file.write_bytes(told if isinstance(told, bytes) else json.dumps(told).encode())
    done = subprocess.run(
        [sys.executable, "-I", "-S", str(SCRIPT), str(file)], capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    return done.returncode, done.stdout.splitlines()


def test_the_script_of_readme_is_the_one_that_is_tried_here_and_has_60_lines_of_code() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")

    assert re.findall(r"^```python\n(.*?)^```", readme, re.DOTALL | re.MULTILINE) == [
        SCRIPT.read_text("utf-8")
    ]
    assert sum(bool(line.strip()) for line in SCRIPT.read_text("utf-8").splitlines()) <= 61, "a docstring too"


def test_a_draw_of_the_program_is_found_again_and_what_is_wrong_is_named(tmp_path: Path) -> None:
    desk = drawn_desk(tmp_path, 64, 8)
    drawn, seats = drawn_seats(desk.journal)
    told = draw_json(desk.journal.tournament, seats, drawn)
    right = ["the key: as promised", "the list: as promised", "every seat: as promised"]
    assert checked(tmp_path, told) == (0, right)

    def wrong(change: Callable[[dict[str, Any]], object]) -> list[str]:
        bad = json.loads(told)
        change(bad)
        status, said = checked(tmp_path, bad)
        assert status == 1
        return [line.split(":")[0] for line in said if line.endswith("WRONG")]

    assert wrong(lambda bad: bad["seats"][3].__setitem__(2, bad["seats"][3][2] % 8 + 1)) == ["every seat"]
    assert wrong(lambda bad: bad.update(context=bad["context"] + "x")) == ["every seat"]
    assert wrong(lambda bad: bad["players"].reverse()) == ["the list", "every seat"]
    assert "the key" in wrong(lambda bad: bad.update(key="00" * 32))


def a_table(number: int, chance: Random) -> DrawTable:
    seats = chance.randint(2, 10)
    return DrawTable(number, seats, tuple(chance.sample(range(1, seats + 1), chance.randint(0, 1))))


def odd_draw(chance: Random) -> bytes | None:
    """A draw with everything at once: tables of many sizes, locked and reserved seats, pairs apart."""
    tables = tuple(a_table(number, chance) for number in chance.sample(range(1, 40), chance.randint(2, 9)))
    chairs = [TableSeat(t.number, n) for t in tables for n in range(1, t.seats + 1) if n not in t.locked]
    entries = [EntryId(n) for n in chance.sample(range(1, 500), chance.randint(2, len(chairs)))]
    reserved = dict(zip(chance.sample(entries, chance.randint(0, 2)), chance.sample(chairs, 2), strict=False))
    pairs = [chance.sample(entries, 2) for _ in range(chance.randint(0, 4))]
    apart = tuple((one, other) for one, other in pairs)
    fill: Fill = chance.choice(drawing.FILLS)
    key, event = chance.randbytes(32), Tournament(TournamentId("EVT"), plan=PLAN)
    context = draw_context(event.id, 1, "Ks Qd 7c")
    opened = [drawing.DrawTable(t.number, t.seats, frozenset(t.locked)) for t in tables]
    try:
        found = drawing.seats_drawn(drawing.Field(entries, opened, reserved, apart, fill), key, context)
    except CannotDraw:
        return None
    kept = tuple((who, place.table, place.seat) for who, place in reserved.items())
    terms = DrawTerms(tuple(entries), tables, kept, apart, fill)
    sealed = Sealed(1, key_hash(key), list_hash(entries), terms, Seq(1))
    drawn = Drawn(1, Seq(2), sealed, "Ks Qd 7c", key.hex(), "")
    return draw_json(event, [(who, place.table, place.seat) for who, place in found.items()], drawn)


@pytest.mark.parametrize("key", range(12))
def test_every_need_and_pair_is_found_again(tmp_path: Path, key: int) -> None:
    chance = Random(f"stranger/{key}")
    told = None
    while told is None:
        told = odd_draw(chance)

    assert checked(tmp_path, told)[0] == 0
