"""The meaning of a released decision is frozen: old journals give what they gave."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from director.domain.actions import ACTIONS
from director.domain.ids import TournamentId
from director.domain.journal import Journal
from director.storage.lines import Stored, chain, line_of
from tests.journals.record import HERE, state_of

VERSIONS = sorted(path.parent for path in HERE.glob("*/lines.jsonl"))


def _read(folder: Path) -> tuple[TournamentId, list[Stored]]:
    head, *rows = (folder / "lines.jsonl").read_text(encoding="utf-8").splitlines()
    return TournamentId(json.loads(head)["tournament"]), [Stored(**json.loads(row)) for row in rows]


def test_there_is_a_journal_with_every_kind_of_decision() -> None:
    kinds = {row.kind for folder in VERSIONS for row in _read(folder)[1]}

    differing = kinds ^ set(ACTIONS)
    assert differing == set(), (
        "do them in tests/journals/record.py and record the journal of the next release"
    )


@pytest.mark.parametrize("folder", VERSIONS, ids=lambda folder: folder.name)
def test_an_old_journal_still_gives_its_state(folder: Path) -> None:
    tournament, rows = _read(folder)

    journal = Journal.of(tournament, [line_of(row) for row in rows])

    assert [wrong for _, wrong in chain(rows, tournament) if wrong] == []
    wanted = json.loads((folder / "state.json").read_text("utf-8"))
    state = json.loads(json.dumps(state_of(journal)))
    if wanted.get("clock"):
        state["clock"] = {name: state["clock"][name] for name in wanted["clock"]}
    assert {name: state[name] for name in wanted} == wanted, "later releases may say more, never otherwise"
