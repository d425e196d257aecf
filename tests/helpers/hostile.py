"""Questions that somebody hostile or clumsy asks: good ones mutated, by a fixed chance."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

from director.rules.rulesets import NAMES
from tests.helpers import hostile_chips, hostile_hands, hostile_prizes, hostile_tables

KEY = "0" * 63 + "1"

Question = dict[str, Any]

_STRANGE: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2, 23, 24, 10**6, 10**15, 10**30, -(2**63), 1.0, 0.5, 1e308, "", " ", "1",
    "٣", "x" * 3000, "\ud800", "a\nb", "\u0000", "\u202e", "{0}", "{player}", "%s", "NaN", [], [[]], {},
    {"": 0}, [None] * 30, [1, 1], list(range(40)), {"1": [1, 1]}, {"number": 1}, "P01", KEY, KEY[:-1],
    "😀", "tda-2024", *hostile_hands.STRANGE,
)  # fmt: skip
_NAMES = (
    "ask", "players", "seats", "tables", "number", "occupied", "locked", "last", "button", "small", "big",
    "key", "context", "fill", "reserved", "apart", "diff", "open", "rules", "options", "balance_diff",
    "button_rule", "", "P01", *hostile_hands.FIELDS, *hostile_chips.FIELDS, *hostile_tables.FIELDS,
    *hostile_prizes.FIELDS,
)  # fmt: skip


def questions(count: int, seed: int) -> Iterator[bytes]:
    """So many lines; the same for the same seed."""
    chance = random.Random(seed)
    for _ in range(count):
        question = chance.choice(GOOD)(chance)
        for _change in range(chance.choice((0, 1, 1, 1, 2, 3, 8))):
            _changed(question, chance)
        line = json.dumps(question, ensure_ascii=chance.random() < 0.5).encode("utf-8", "surrogatepass")
        yield (_torn(line, chance) if chance.random() < 0.15 else line) + b"\n"


def _table(chance: random.Random, number: int, seats: int) -> Question:
    taken = sorted(chance.sample(range(1, seats + 1), chance.randint(0, seats)))
    last = chance.choice((None, _last(chance, seats)))
    locked = [seat for seat in range(1, seats + 1) if seat not in taken and chance.random() < 0.1]
    return {"number": number, "seats": seats, "occupied": taken, "locked": locked, "last": last}


def _last(chance: random.Random, seats: int) -> Question:
    """A hand just finished, of three or more players, or of two."""
    button = chance.randint(1, seats)
    ahead = sorted(chance.sample(range(1, seats), min(2, seats - 1)))
    if len(ahead) < 2 or chance.random() < 0.2:
        ahead = [0, ahead[-1]]
    small, big = ((button + steps - 1) % seats + 1 for steps in ahead)
    return {"button": button, "small": small, "big": big}


def _sizes(chance: random.Random) -> Question:
    return {"ask": "tables", "players": chance.randint(2, 3000), "seats": chance.randint(2, 23)}


def _draw(chance: random.Random) -> Question:
    seats, count = chance.randint(2, 10), chance.randint(1, 8)
    players = [f"P{n:02}" for n in range(1, chance.randint(1, seats * count) + 1)]
    question: Question = {
        "ask": "seat-draw",
        "players": players,
        "tables": [{"number": n, "seats": seats} for n in range(1, count + 1)],
        "key": KEY,
        "context": f"seatdraw|v1|EVT|{chance.randint(1, 9)}",
    }
    if chance.random() < 0.5:
        question["apart"] = [chance.sample(players, 2) for _ in range(5) if len(players) > 1]
        question["reserved"] = {chance.choice(players): [chance.randint(1, count), chance.randint(1, seats)]}
        question["fill"] = chance.choice(("random", "lowest"))
    return question


def _late(chance: random.Random) -> Question:
    tables = [_table(chance, n, chance.randint(2, 10)) for n in range(1, chance.randint(1, 7))]
    return {"ask": "late-seat", "tables": tables, "key": KEY, "context": "x", "rules": chance.choice(NAMES)}


def _balance(chance: random.Random) -> Question:
    tables = [_table(chance, n, 9) for n in range(1, chance.randint(1, 9))]
    return {"ask": "balance", "tables": tables, "rules": chance.choice(NAMES), "diff": chance.randint(2, 4)}


def _break(chance: random.Random) -> Question:
    tables = [_table(chance, n, 9) for n in range(1, chance.randint(3, 9))]
    number = chance.randint(1, len(tables))
    rules = chance.choice(NAMES)
    return {
        "ask": "break-table",
        "tables": tables,
        "table": number,
        "key": KEY,
        "context": "x",
        "rules": rules,
    }


GOOD: tuple[Callable[[random.Random], Question], ...] = (
    _sizes,
    _draw,
    _late,
    _balance,
    _break,
    *hostile_hands.GOOD,
    *hostile_chips.GOOD,
    *hostile_tables.GOOD,
    *hostile_prizes.GOOD,
)


def _changed(whole: Question, chance: random.Random) -> None:
    """One thing somewhere inside becomes something else."""
    part: Any = whole
    while True:
        inside = list(part.values()) if isinstance(part, dict) else part
        deeper = [value for value in inside if isinstance(value, dict | list) and value]
        if not deeper or chance.random() < 0.4:
            break
        part = chance.choice(deeper)
    strange = json.loads(json.dumps(chance.choice(_STRANGE)))  # a copy: what is changed next is its own
    if isinstance(part, dict):
        known = chance.choice(list(part) or [""])
        how = chance.randrange(4)
        if how == 0:
            part.pop(known, None)
        elif how == 1:
            part[chance.choice(_NAMES)] = strange
        else:
            part[known] = strange
    elif chance.random() < 0.5:
        part[chance.randrange(len(part))] = strange
    else:
        part.extend(part[: chance.randint(1, 30)] if chance.random() < 0.5 else [strange])


def _torn(line: bytes, chance: random.Random) -> bytes:
    """The line as a bad cable brings it: bytes changed, lost, doubled; never a line feed more."""
    torn = bytearray(line)
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(torn) or 1)
        how = chance.randrange(4)
        if how == 0:
            torn[at : at + 1] = bytes([chance.randrange(256)])
        elif how == 1:
            del torn[at : at + chance.randint(1, 20)]
        elif how == 2:
            torn[at:at] = torn[at : at + 20]
        else:
            torn[at:at] = chance.choice((b'"', b"[" * 2000, b"{", b"9" * 5000, b",", b"\xff", b"\x00", b"e9"))
    return bytes(torn).replace(b"\n", b" ").replace(b"\r", b" ")
