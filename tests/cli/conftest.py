"""The program run in this process, with what it says."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from director.__main__ import main

PLAN = """
name = "Spring Cup"
starts = 2026-12-05T18:00:00
place = "Riverside"
zone = "Europe/Moscow"
buy_in = 1000
fee = "100.50"
currency = "RUB"
tables = "1-8"
"""


@dataclass(frozen=True)
class Ended:
    """How a run of the program ended."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[dict[str, Any]]:
        """The answers for programs, one a line."""
        return [json.loads(line) for line in self.out.splitlines()]

    @property
    def json(self) -> Any:
        """The answer for programs."""
        return json.loads(self.out)


Run = Callable[..., Ended]


@pytest.fixture
def run(world: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs `director` with these words, and these lines on its standard input."""

    def director(*words: object, lines: str | bytes = b"") -> Ended:
        content = lines.encode() if isinstance(lines, str) else lines
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content), encoding="utf-8"))
        capsys.readouterr()
        status = main(["--world", str(world), *map(str, words)])
        said = capsys.readouterr()
        assert "Traceback" not in said.err
        return Ended(status, said.out, said.err)

    return director


@pytest.fixture
def plan(tmp_path: Path) -> Path:
    """A plan of an evening on eight tables."""
    path = tmp_path / "plan.toml"
    path.write_text(PLAN, encoding="utf-8")
    return path


@pytest.fixture
def venue(run: Run, plan: Path, tmp_path: Path) -> Path:
    """A venue's file with one tournament, nobody registered."""
    path = tmp_path / "venue.floor"
    assert run("new", path, plan).status == 0
    return path


@pytest.fixture
def crowd(run: Run, venue: Path) -> Path:
    """The same with twelve players who wait for the draw."""
    lines = "\n".join(
        json.dumps({"do": "register", "family": f"Player{n:02}", "given": "Ann", "seated": False})
        for n in range(1, 13)
    )
    assert run("do", venue, lines=lines).status == 0
    return venue


@pytest.fixture
def seated(run: Run, crowd: Path) -> Path:
    """The same with everybody seated by a draw."""
    assert run("draw", crowd, "--seal", "--fill", "lowest").status == 0
    assert run("draw", crowd, "--word", "KsQd7c").status == 0
    return crowd
