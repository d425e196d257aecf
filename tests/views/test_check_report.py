from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from director.desk import checking, draw_checks
from director.domain.findings import CheckReport, Finding, Overruling, TournamentFindings
from director.domain.ids import TournamentId
from director.host.i18n import words_for
from director.views.check_report import FINDINGS, finding_sentence, report_fields, report_lines
from director.views.refusals import WORLD

WORDS = words_for("en")

FACTS: dict[str, object] = {
    "there": 1, "wanted": 2, "field": "entries", "number": 1, "player": 4, "recorded": "1-2", "drawn": "",
    "hash": "3f", "said": "row 3 missing", "key_hash": "ab", "context": "a", "expected": "b", "count": 2,
    "next": 8, "kind": "Move", "table": "line", "target": "tournament", "entries": 3, "persons": 4,
    "seat": "1-2", "chairs": 5, "players": 6, "ruling": 7, "name": "line_no_update", "why": "no_seat",
}  # fmt: skip


def _codes(module: object) -> set[str]:
    """Every code a module can put into a finding."""
    source = Path(str(getattr(module, "__file__", ""))).read_text(encoding="utf-8")
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    named = [call for call in calls if getattr(call.func, "id", "") == "Finding"]
    return {str(arg.value) for call in named if isinstance(arg := call.args[0], ast.Constant)}


def test_every_finding_has_a_sentence() -> None:
    codes = _codes(checking) | _codes(draw_checks)
    codes |= {f"line_{problem}" for problem in ("gap", "changed", "chain")}
    codes |= {f"draw_{problem}" for problem in ("key_hash", "list_hash", "seats", "cannot")}

    assert codes - set(FINDINGS) - set(WORLD) == set()


@pytest.mark.parametrize("code", FINDINGS)
def test_every_sentence_can_be_said(code: str) -> None:
    said = finding_sentence(Finding(code, 7, FACTS), WORDS)

    assert not re.search(r"[{}]", said)
    assert said[0].isupper()


def test_a_report_says_what_is_sound_and_what_is_not() -> None:
    one = TournamentFindings(
        TournamentId("EVT1"), "Cup", 812, "3f9a" * 16, 64, 60, 1, 3, (Finding("line_changed", 7),), ()
    )
    report = CheckReport("venue.floor", (one,), 64)

    lines = list(report_lines(report, WORDS))
    fields = report_fields(report, WORDS)

    assert "  FAULT: Line 7 was changed after it was written." in lines
    assert lines[-1].startswith("1 fault.")
    assert fields["sound"] is False
    assert fields["tournaments"][0]["head"].startswith("812:3f9a")
    assert fields["tournaments"][0]["faults"][0]["line"] == 7


def test_what_was_overruled_says_by_whom_and_why() -> None:
    by_name = Overruling("2", "Petrova", "asked by the director")
    finding = Finding("late_seat", 7, {"drawn": "3-4", "recorded": "1-1"}, by_name)
    told = "Line 7: the seat 1-1 was written down, but its key gives 3-4. It was overruled, with a reason."

    assert finding_sentence(finding, WORDS) == f"{told} By Petrova: “asked by the director”"
    at_desk = finding_sentence(replace(finding, overruled=Overruling("2", "", "no")), WORDS)
    assert at_desk == f"{told} By desk 2: “no”"
    one = TournamentFindings(TournamentId("EVT1"), notes=(finding,))
    fields = report_fields(CheckReport("venue.floor", (one,)), WORDS)
    (noted,) = fields["tournaments"][0]["notes"]
    assert fields["sound"]
    assert noted["overruled"] == {"desk": "2", "staff": "Petrova", "reason": "asked by the director"}
