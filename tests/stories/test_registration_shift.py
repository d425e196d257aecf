"""A shift of three registration desks on one venue: all that can goes wrong, and the till is right."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from director.desk.checking import check
from director.domain.play import StartPlay
from director.domain.tournament import EntryState
from director.host.i18n import words_for
from director.rules.floor.arrivals import awaited
from director.rules.takings import takings
from director.views.reconciliation import reconciliation
from director.views.takings import Wanted, takings_of
from tests.helpers.registration_team import Team

EN = words_for("en")


@pytest.mark.parametrize(
    ("seed", "people"), [(1, 60), pytest.param(7, 1200, marks=pytest.mark.heavy), (3, 60)]
)
def test_a_shift_of_three_desks_agrees_with_the_ledger_of_its_team(
    tmp_path: Path, seed: int, people: int
) -> None:
    """Lists paid on line, people awaited, slips, wrong persons, refunds, re-entries, rebuys, late undos."""
    team = Team(tmp_path, seed)
    team.opens(people // 8)
    team.brings_in(people // 4, people // 5)
    team.works(people // 2, started=False)
    team.clerks[0].desk.sync()
    team.clerks[0].desk.seal_draw()
    team.clerks[0].desk.draw("KsQd7c")
    team.clerks[0].desk.do(StartPlay())
    ends = team.clerks[0].desk.venue.moment()
    signed = takings_of(team.clerks[0].desk.journal, team.clerks[0].desk.people, EN)
    team.works(people // 2, started=True)

    team.gives_back_of_before(3)

    for clerk in team.clerks:
        clerk.desk.sync()
    journals = [clerk.desk.journal for clerk in team.clerks]
    assert len({(journal.seq, journal.head) for journal in journals}) == 1
    journal, people_known = journals[1], team.clerks[1].desk.people
    tournament, ledger = journal.tournament, team.ledger

    found: Counter[tuple[str, str]] = Counter()
    for one in takings(journal):
        if not one.off:
            found[one.staff, one.method] += one.amount
    assert +found == +ledger.money
    told = takings_of(journal, people_known, EN)
    assert {clerk.staff: clerk.rows[-1].value for clerk in told.clerks} == {
        name: sum(amount for (who, _way), amount in ledger.money.items() if who == name)
        for name in {who for who, _way in ledger.money}
    }
    assert told.total[-1].value == sum(ledger.money.values())
    early = takings_of(journal, people_known, EN, Wanted(last=ends))
    late = takings_of(journal, people_known, EN, Wanted(ends))
    assert (early.total, early.clerks) == (signed.total, signed.clerks), "the sheet that was signed"
    assert early.total[-1].value + late.total[-1].value == told.total[-1].value

    assert set(tournament.playing_persons) == ledger.inside
    states = Counter(entry.state for entry in tournament.entries.values())
    assert states[EntryState.WITHDRAWN] == ledger.withdrawn
    assert not awaited(tournament) & ledger.inside
    assert all(count.agrees for count in reconciliation(tournament, EN))
    assert {"already_in", "others_first", "card"} <= set(ledger.refused)
    for clerk in team.clerks:
        clerk.desk.venue.close()
    assert check(tmp_path / "venue.floor").sound
