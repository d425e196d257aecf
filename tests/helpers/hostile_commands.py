"""Command lines that somebody clumsy or hostile types: every command with wrong files, values and lines."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from director.cli.commands import COMMANDS
from director.cli.parsing import command_parser
from director.cli.ready_made import READY_MADE
from director.domain.actions import ACTIONS

ODD: Final = (
    "", " ", "0", "1", "2", "-1", "9" * 5, "9" * 30, "-" + "9" * 30, "1.5", "1e9", "٣", "²", "NaN", "null",
    "true", "Spring", "spr", "Player1", "1-1", "1-99", "99-1", "12-4 > 7-3", "--", "-", "--x", "=", '"', "'",
    "%s", "{}", "{0}", "\udcff", "ё", "日本", "\u202e", "\u200b", "a" * 300, "x" * 5_000, "..", "~", "C:\\x",
    "*", "[", "\\", "$HOME", "; rm", "\n", "\t", "TDA 71", "TDA 711", "18:00", "25:99", "2026-13-45",
    "utf-99", "comma", "1-4,7", "1-99999999", "0-0", "1=new", "1=row:2", "all", "1=club", "own-x",
    "812:3f9a01c2",
)  # fmt: skip
"""Values that fit nowhere, or somewhere else."""
VALUES: Final[tuple[object, ...]] = (
    0, 1, 2, -1, 10**20, 1.5, True, None, "", "x", "1-1", [1, 1], [1], [], [[1, 1]], {}, {"1": 1},
    "a" * 3_000, {"name": "x"}, [[[]]], "\u202e", 10**15, "2026-12-05T18:00", "TDA 711",
)  # fmt: skip
"""Values of the fields of a decision."""
LINES: Final = (
    b"1-2 out", b"12-4 out", b"hfh", b"undo", b"redo", b"pay 3", b"deal", b"ruling 1", b"clock pause", b"+5",
    b"level 7", b"2 break", b"winner", b"alternates", b"1 check", b"1-3 rebuy", b"player3 re", b"1-4 > 2-9",
    b"2 next", b"2 button 3", b"1-3 away", b"1-3 back", b"9999999 next", b"0-0 out", b"> >", b"1-1 > ",
    b"1-3:999999999999999999999 out", b"level 99999999999", b"clock 99:99", b"+99999999", b"clock at 25:00",
    b"#", b"{", b"[]", b'"x"', b"FD00412KX", b"\x00", b"\xff\xfe", b'{"do":"undo"}', b'{"do":',
    b'{"do":"undo","line":1e999}', b'{"do":"undo","do":"redo"}', b'{"do":"undo","reason":"\\ud800"}',
    b"[" * 50_000, b'{"a":' * 20_000, b"\x07" * 5_000,
)  # fmt: skip
KEPT: Final = ("restore", "practice", "new")
"""They put a file where they are told."""


@dataclass(frozen=True)
class Typed:
    """One command line, and what its standard input says."""

    command: str
    words: tuple[str, ...]
    lines: bytes


def ground(folder: Path, venue: bytes, random: Random) -> dict[str, str]:
    """Files of every kind in a folder: the venue, broken ones, and names of what is not there."""
    hurt = bytearray(venue)
    for _ in range(30):
        hurt[random.randrange(100, len(hurt))] = random.randrange(256)
    contents = {
        "venue.floor": venue, "cut.floor": venue[:5_000], "hurt.floor": bytes(hurt), "empty": b"",
        "nul": b"\x00" * 50, "bytes": random.randbytes(400), "ok.csv": b"family,given\nLee,Ann\nRoy,Bo\n",
        "latin.csv": "Имя;Клуб\nИванов;X\n".encode("cp1251"), "twice.csv": b"family,family\nLee,Ann\n",
        "utf16.csv": "family,given\nLee,Ann\n".encode("utf-16"), "fake.xlsx": b"PK\x03\x04" + b"x" * 200,
        "levels.csv": b"level,small blind,big blind,minutes\n1,25,50,20\n2,50,100,20\n",
        "ok.toml": b'name = "Third"\n', "bad.toml": b'name = "x\n', "deep.toml": b"a=" + b"[" * 3_000,
        "bad.json": b'{"a":', "deep.json": b"[" * 90_000, "hand.phh": b'variant = "NT"\n',
        "q.json": b'{"ask":"split","button":5,"seats":9,"unit":25,"pots":[{"amount":1025,"high":[3]}]}\n',
        "lines.txt": b"1-2 out\nundo\n",
    }  # fmt: skip
    for name, content in contents.items():
        (folder / name).write_bytes(content)
    with contextlib.closing(sqlite3.connect(folder / "other.db")) as other:
        other.execute("CREATE TABLE x (a)")
    (folder / "folder").mkdir()
    (folder / "loop").symlink_to(folder / "loop")
    gone = {
        "gone": "gone",
        "deep gone": "no/such/x",
        "in a file": "empty/x",
        "long": "n" * 300,
        "raw": "\udcff",
    }
    there = (*contents, "other.db", "folder", "loop")
    return {
        **{name: str(folder / name) for name in there},
        **{name: str(folder / path) for name, path in gone.items()},
        "proc": "/proc/x.floor",
        "null": os.devnull,
        "stdin": "-",
    }


def typed(random: Random, files: dict[str, str]) -> Typed:
    """A command line over these files."""
    command = random.choice((*COMMANDS, "do", "do", "do", "print", "print", "import", "structure", "draw"))
    choose = _chooser(random, files)
    words: list[str] = []
    for argument in _arguments(command):
        if argument.option_strings:
            usual = argument.dest in ("event", "out")
            if random.random() < (0.8 if usual else 0.5 if argument.dest in ("reason", "seal") else 0.1):
                words.append(random.choice(argument.option_strings))
                words += [] if argument.nargs == 0 else [choose(argument)]
        elif argument.dest in ("file", "copy") and command != "practice" and random.random() < 0.85:
            words.append(files["venue.floor"])
        elif argument.nargs not in ("?", "*") or random.random() < 0.5:
            words.append(choose(argument))
    if random.random() < 0.04:
        words.append(random.choice(ODD))
    if command in KEPT:
        words = [files["gone"] if word == os.devnull else word for word in words]
    return Typed(command, tuple(words), b"\n".join(_line(random) for _ in range(random.randrange(9))))


@cache
def _arguments(command: str) -> tuple[argparse.Action, ...]:
    """What a command takes, as its own parser says."""
    parser = command_parser([command])
    (several,) = (one for one in parser._actions if isinstance(one, argparse._SubParsersAction))
    mine: argparse.ArgumentParser = several.choices[command]
    left_out = ("help", "lang", "world", "log")
    return tuple(one for one in mine._actions if one.dest not in left_out)


def _chooser(random: Random, files: dict[str, str]) -> Callable[[argparse.Action], str]:
    """A value for an argument: mostly what fits, else a file or anything."""
    folder = Path(files["folder"]).parent
    good = {
        "event": ("Spring", "Spring", "Spring", "1", "Autumn", "aut"),
        "out": (*(str(folder / f"o.{ending}") for ending in ("pdf", "csv", "toml")), "-", files["folder"]),
        "lines": ("-", files["lines.txt"]), "list": (files["ok.csv"], files["utf16.csv"], "-"),
        "sheet": (files["levels.csv"],), "plan": (files["ok.toml"], files["bad.toml"]),
        "questions": ("-", files["q.json"]), "hand": (files["hand.phh"], files["q.json"]), "reason": ("why",),
        "word": ("Ks Qd 7c",), "entry": ("3", "99"), "table": ("1", "9"), "line": ("3", "24"), "draw": ("1",),
        "events": ("1", "Spring", "1-2"), "person": ("1", "Player3 Ann"), "template": ("turbo", "none"),
        "restore": ("1",), "appeal": ("1", "9"), "paper": ("a4", "roll", "list"), "to": (str(folder / "to"),),
        "folder": (str(folder / "packs"),), "entries": ("50",), "minutes": ("20",), "kind": ("Move", "undo"),
    }  # fmt: skip

    def choose(argument: argparse.Action) -> str:
        if argument.choices and random.random() < 0.93:
            return str(random.choice(list(argument.choices)))
        if argument.dest in good and random.random() < 0.72:
            return random.choice(good[argument.dest])
        return random.choice(tuple(files.values()) if random.random() < 0.35 else ODD)

    return choose


def _line(random: Random) -> bytes:
    """A line of standard input: a decision, a question, or nothing of the kind."""
    chance = random.random()
    if chance < 0.4:
        name, kind = random.choice(list({**ACTIONS, **READY_MADE}.items()))
        fields = {one: random.choice(VALUES) for one in kind.__struct_fields__ if random.random() < 0.8}
        manner = {"reason": "because", "overrule": True} if random.random() < 0.3 else {}
        return json.dumps({"do": name, **fields, **manner}).encode()
    if chance < 0.5:
        return json.dumps({"ask": random.choice(VALUES), "players": random.choice(VALUES)}).encode()
    if chance < 0.6:
        return random.choice(ODD).encode("utf-8", "surrogatepass")
    return random.randbytes(40) if chance < 0.65 else random.choice(LINES)


def stored(venue: Path) -> Iterator[tuple[object, ...]]:
    """All that a venue holds, whoever wrote it."""
    with contextlib.closing(sqlite3.connect(f"file:{venue}?mode=ro", uri=True)) as database:
        for table in ("line", "person", "trash", "tournament"):
            yield (table, *database.execute(f"SELECT * FROM {table} ORDER BY 1, 2"))
