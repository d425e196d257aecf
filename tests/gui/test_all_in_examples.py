"""The sports-poker examples of an all-in below and above the threshold (SP 4.9.8), typed and read off.

Each stands in the rule book with its numbers; the seats are ours. Five players, the button at seat 1.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from director.gui.look import Look
from director.gui.worker import Worker
from director.rules.entering.sheet import Worksheet
from tests.gui.judge import Judge, sheet
from tests.gui.table_room import a_table

DEEP = dict.fromkeys(range(1, 6), 5_000)


@pytest.fixture
def judge(tmp_path: Path, look: Look, at_once: Worker, qtbot: QtBot) -> Judge:
    free = Judge(a_table(tmp_path), look, at_once, qtbot)
    return free.opens(0)


def limit(**stacks: int) -> Worksheet:
    """Limit 10-20 with blinds 5-10; on the flop the seat left of the button bets first."""
    known = {int(name[1:]): chips for name, chips in stacks.items()}
    return replace(sheet(DEEP | known), structure="FL", limits=(10, 20), small_blind=5, big_blind=10)


def on_the_flop(judge: Judge, table: Worksheet) -> Judge:
    """Everybody has called; seat 2 is first on the flop."""
    judge.hand.set_sheet(table)
    assert judge.types("c c c c x AsKd7c") == ""
    return judge


def test_limit_below_half_after_a_bet_and_a_call_both_may_only_call(judge: Judge) -> None:
    # T052: bet 10, call 10, all-in 14.
    on_the_flop(judge, limit(s4=24)).types("b c a f f")

    told = judge.says().split("\n")
    assert told[0].startswith("Seat 2 must put in 4 to call, or fold. He has acted")
    assert "The all-in of seat 4 (+4) is not a full raise." in told[1]
    assert "Seats 2, 3 have acted and may only call or fold." in told[1]
    assert "SP 4.9.8" in judge.says()
    assert "seat 2 has acted" in judge.types("r20")


def test_limit_below_half_whoever_has_not_acted_may_top_it_up(judge: Judge) -> None:
    # T053: bet 10, all-in 14: the third may call 14 or raise to 20.
    on_the_flop(judge, limit(s3=24)).types("b a")
    assert judge.says().startswith("Seat 4 must put in 14 to call, or may raise to 20.")
    # T054: he calls; the next may still raise to 20, the first only if somebody does.
    judge.types("c")
    assert judge.says().startswith("Seat 5 must put in 14 to call, or may raise to 20.")
    judge.types("c f")
    assert judge.says().startswith("Seat 2 must put in 4 to call, or fold.")


def test_limit_below_half_a_raise_after_it_opens_the_betting_for_everybody(judge: Judge) -> None:
    # T053 and its end in SP 4.9.8: the third raises to 20, and the first may raise again.
    on_the_flop(judge, limit(s3=24)).types("b a r20 f f")

    assert judge.says().startswith("Seat 2 must put in 10 to call, or may raise to 30.")


def test_limit_half_or_more_is_a_raise_and_the_next_one_a_full_bet_above(judge: Judge) -> None:
    # T055: bet 10, all-in 15: call 15 or raise to 25.
    on_the_flop(judge, limit(s3=25)).types("b a")
    assert judge.says().startswith("Seat 4 must put in 15 to call, or may raise to 25.")
    judge.types("f f c")

    assert "The all-in of seat 3 (+5) counts as a raise." in judge.says()
    assert judge.says().startswith("Seat 2 must put in 5 to call, or may raise to 25.")


def test_no_limit_below_a_whole_raise_opens_it_for_nobody_who_has_raised(judge: Judge) -> None:
    # T058: blinds 10-20, P1 20, P2 60, P3 all-in 90 (+30).
    stacks = DEEP | {1: 90}
    judge.hand.set_sheet(replace(sheet(stacks), small_blind=10, big_blind=20))
    judge.types("c r60 a f f")

    told = judge.says()
    assert told.startswith("Seat 4 must put in 70 to call, or may raise to between 130 and 5,000.")
    assert "The all-in of seat 1 (+30) is not a full raise." in told
    assert "The betting is open again for seat 4." in told
    assert "Seat 5 has acted and may only call or fold." in told
    judge.types("c")
    assert judge.says().startswith("Seat 5 must put in 30 to call, or fold.")


def test_no_limit_a_whole_raise_opens_it_for_everybody(judge: Judge) -> None:
    # The same with 100: 40 more than 60 is the raise that was made.
    judge.hand.set_sheet(replace(sheet(DEEP | {1: 100}), small_blind=10, big_blind=20))
    judge.types("c r60 a f f c")

    assert judge.says().startswith("Seat 5 must put in 40 to call, or may raise to between 140 and 5,000.")
