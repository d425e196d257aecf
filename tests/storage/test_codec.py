"""Actions as canonical JSON, and back."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace

from director.domain.action import Action
from director.domain.actions import ACTIONS
from director.domain.arrivals import CancelPreRegistration, PreRegister
from director.domain.attendance import CheckSeats, ReleaseSeats
from director.domain.bounties import AwardBounty, DrawMystery, SealMystery
from director.domain.breaking import BreakTable, Redraw, SeatChange, SetBreakingOrder
from director.domain.busts import Bust, EndPlay, Out, Revive
from director.domain.buying import AddOn, Rebuy, Reenter
from director.domain.case import TableCase
from director.domain.chip_case import Chip, ChipCase
from director.domain.chips import AdjustChips, ColourUp, SeatRace, TableRace
from director.domain.clock import Stamp
from director.domain.counting import CountChips
from director.domain.draws import DrawSeats, SealDraw
from director.domain.entries import LateDraw, Register, RemoveStack, Void, Withdraw
from director.domain.hand_for_hand import EndHandForHand, HandDone, NextHand, StartHandForHand
from director.domain.hands import Dealt, Post, Waiting
from director.domain.ids import EntryId, PersonId, Seq
from director.domain.moments import Moment
from director.domain.options import Options
from director.domain.payments import AgreeDeal, KeepPayment, Pay, VoidPayment
from director.domain.penalties import CancelPenalty, Disqualify, Penalise, ServePenalty
from director.domain.play import Away, Back, PlayHand, SetButton, SkipButton, StartPlay
from director.domain.prize_money import Pool, Share
from director.domain.prize_plan import BountyPlan, Deduction, Envelope, PercentTable, PrizePlan, Scheme
from director.domain.prizes import KeepPayouts, PublishPayouts, RecallPayouts, SetPrizes
from director.domain.refusal import Article, Unavailable
from director.domain.ruled import Photo, Ruled
from director.domain.rulings import Appeal, DecideAppeal, Revise, Rule, TakeBackRuling
from director.domain.scheduling import SetChips, SetStructure
from director.domain.seating import EndApart, FixSeat, FreeNeed, KeepApart, Move, MoveReason, Seat, Swap
from director.domain.seats import TableSeat
from director.domain.setup import CloseTable, LockSeats, OpenTables, SetUp, UnlockSeats
from director.domain.structure import Break, DayEnd, Level, Structure, Window
from director.domain.timing import PauseAfter, PauseClock, SetClock, StartAt, StartClock
from director.domain.tournament import DrawTable, DrawTerms
from director.domain.undo import Undo
from director.storage import upgrades
from director.storage.codec import decode, encode
from tests.helpers.evening import PLAN

ONE, OTHER = EntryId(2), EntryId(3)
AT = Moment(1_796_472_000_000, "6c9f0a", 90_000, 1_500)

EXAMPLES: tuple[Action, ...] = (
    SetUp(PLAN),
    OpenTables((1, 2), 9),
    CloseTable(1),
    LockSeats(1, (3,)),
    UnlockSeats(1, (3,)),
    Register(PersonId(7), 100, 10, 10_000, TableSeat(1, 4), LateDraw("00" * 32, "lateseat|v1|EVT1|4")),
    Withdraw(ONE, 100, 10, "dead"),
    Void(ONE),
    RemoveStack(ONE),
    SealDraw(
        1, "ab", "cd", DrawTerms((ONE, OTHER), (DrawTable(1, 9, (5,)),), ((ONE, 1, 1),), ((ONE, OTHER),))
    ),
    DrawSeats(1, "00" * 32, "♠Q Дама", ((ONE, 1, 1), (OTHER, 1, 2))),
    Seat(ONE, TableSeat(1, 1)),
    Move(ONE, TableSeat(1, 1), TableSeat(1, 2), MoveReason.WRONG_SEAT),
    Swap(ONE, TableSeat(1, 1), OTHER, TableSeat(1, 2)),
    FixSeat(ONE, None, 1),
    FreeNeed(ONE),
    KeepApart(ONE, OTHER),
    EndApart(ONE, OTHER),
    StartPlay(),
    SetButton(1, 7, 9, 1, ((7, "As"), (9, "Kd")), (8,)),
    PlayHand(
        1, 12, 7, None, 9, 1, (Dealt(1, ONE),), (Post(1, 200, 100),), (Waiting(9, OTHER, "away", "MS"),),
        (100, 200),
    ),
    SkipButton(1, 12, "two", 7, None, 1, acted=True),
    Away(ONE),
    Back(ONE, "wait"),
    ColourUp(
        25, 100, 100, (TableRace(1, (SeatRace(4, ONE, 3, False, "KdAc9h", 25),), 75, 1, (4,), (), 25),)
    ),
    AdjustChips(-1_500, ONE),
    CountChips(1, 15_000, ((ONE, 9_000), (OTHER, 6_000))),
    SetStructure(
        Seq(0),
        Structure(
            (
                Level(20, 25, 50, note="♠"),
                Level(20, ante=5, ante_kind="each", bring_in=10, small_bet=25, big_bet=50, game="stud8",
                      betting="FL"),
                Break(10, "Перерыв", (25,)),
                DayEnd("tomorrow", (100,)),
                Level(20, 100, 200, 200, "big_blind"),
            ),
            Window(2, break_too=True),
            Window(3),
            None,
            Window(2, 2, only_breaks=True),
        ),
        AT,
    ),
    SetChips(ChipCase((Chip(25, "зелёная", 1200, 8), Chip(100)))),
    StartClock(Seq(28), AT, 0, 1_200_000),
    PauseClock(Seq(29), AT, 0, 754_321),
    SetClock(Seq(30), AT, 1, 900_000, True, "undo", -60_000, 0, True, Seq(29), True, 480_000, True, True),
    PauseAfter(Seq(31), AT, 1),
    StartAt(Seq(32), AT, 1, 900_000, AT.utc + 1),
    Reenter(ONE, 100_000, 10_000, 10_000, TableSeat(12, 4), LateDraw("ab" * 32, "late/EVT1/9")),
    Rebuy(ONE, 100_000, 0, 10_000),
    AddOn(ONE, 90_000, 0, 15_000),
    PreRegister((PersonId(7), PersonId(8))),
    CancelPreRegistration((PersonId(8),)),
    CheckSeats(12, (ONE, OTHER)),
    ReleaseSeats((ONE, OTHER)),
    BreakTable(
        2,
        (SeatChange(ONE, TableSeat(2, 1), TableSeat(1, 2), "Kd"),),
        LateDraw("00" * 32, "breaktable|v1|EVT1|4"),
    ),
    Redraw((1,), (SeatChange(ONE, TableSeat(1, 1), TableSeat(1, 1)),), None, 10),
    SetBreakingOrder((2, 1)),
    Bust((Out(ONE, TableSeat(12, 4), 25_000, (OTHER,)),), Stamp(9, 754_321), AT, 3, ends=True),
    Revive(ONE, TableSeat(12, 5)),
    EndPlay(AT),
    StartHandForHand(PauseClock(Seq(33), AT, 0, 754_321)),
    HandDone(12, 1),
    NextHand(1, SetClock(Seq(34), AT, 0, 634_321, False, "hand")),
    EndHandForHand(2),
    Rule(
        Ruled(
            "Карта упала на пол",
            "The card plays.",
            "irregularity",
            (Article("SP", "4.9.8"),),
            12,
            (3, 4),
            (ONE, OTHER),
            dealer="A. Dealer",
            hand=42,
            stamp=Stamp(9, 754_321),
            judge="Ivanov",
            open=True,
            cases=(TableCase("{}", "{}", ("SP 5.9.3",), ("odd_stud",), summary="♠"),),
            photos=(Photo("ab" * 32, "image/png", 1_000),),
        )
    ),
    Revise(Seq(50), Seq(50), Ruled("Карта упала под стол", "It plays.")),
    TakeBackRuling(Seq(50)),
    Appeal(Seq(50), "He saw it", ONE),
    DecideAppeal(Seq(50), Seq(53), "stands", "It stays.", "Petrova"),
    Penalise(ONE, "rounds", 2, "late", (Article("TDA", "71-C"),), Seq(50), Stamp(9, 754_321)),
    ServePenalty(Seq(55), 1),
    CancelPenalty(Seq(55)),
    Disqualify(ONE, "collusion", (Article("SP", "5.9.2"),), Seq(50), "leave", 8_000, "Chief"),
    SetPrizes(
        PrizePlan(
            guarantee=1_000_000,
            deductions=(Deduction("Персонал", "3.5"), Deduction("League", amount=500)),
            scheme=Scheme(tables=(PercentTable(("62.5", "37.5"), 9),), name="Клуб"),
            bounty=BountyPlan(10_000, "mystery", (Envelope(50_000, 1), Envelope(5_000, 9)), 27),
            receipt_lines=("Паспорт",),
        )
    ),
    PublishPayouts((600, 400), Pool(10, 1_100, 100, 50, 25, 25), 1, 5),
    RecallPayouts(Seq(40)),
    KeepPayouts(1_200),
    AgreeDeal("icm", (Share(ONE, 500, 12_000), Share(OTHER, 400, 8_000)), 100),
    Pay(ONE, 600, "place", (5, 6), "перевод", 78),
    VoidPayment(Seq(41)),
    KeepPayment(Seq(41), 500),
    AwardBounty(ONE, (OTHER,)),
    SealMystery(1, ONE, "ab", "cd", (50_000, 5_000)),
    DrawMystery(1, "00" * 32, "♠Q Дама", 5_000, (Share(OTHER, 5_000),)),
    Undo(Seq(2), Seq(4), SetClock(Seq(30), AT, 1, 900_000, True, "resume", 60_000)),
)  # fmt: skip


def test_there_is_an_example_of_every_kind() -> None:
    differing = {example.kind for example in EXAMPLES} ^ set(ACTIONS)

    assert differing == set(), "bring EXAMPLES in step"


@pytest.mark.parametrize("action", EXAMPLES, ids=lambda action: action.kind)
def test_an_action_comes_back_as_it_was(action: Action) -> None:
    assert decode(action.kind, action.version, encode(action)) == action


@pytest.mark.parametrize("action", EXAMPLES, ids=lambda action: action.kind)
def test_the_json_is_canonical(action: Action) -> None:
    text = encode(action)

    assert text == json.dumps(json.loads(text), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert not any(isinstance(value, float) for value in _leaves(json.loads(text)))


def _leaves(value: object) -> list[object]:
    if isinstance(value, dict):
        return [leaf for part in value.values() for leaf in _leaves(part)]
    if isinstance(value, list):
        return [leaf for part in value for leaf in _leaves(part)]
    return [value]


def test_a_kind_or_version_of_a_newer_program_is_named() -> None:
    for kind, version in (("Teleport", 1), ("Move", 99)):
        with pytest.raises(Unavailable, match="line_too_new"):
            decode(kind, version, "{}")


@pytest.mark.parametrize("data", ["{", "[]", '{"line":"two"}', '{"line":2,"extra":1}', '{"line":2.5}'])
def test_a_line_that_cannot_be_read_is_said_to_be_so(data: str) -> None:
    with pytest.raises(Unavailable, match="line_unreadable"):
        decode("Undo", 1, data)


def test_an_old_line_is_upgraded_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upgrades, "UPGRADES", {})
    monkeypatch.setattr(StartPlay, "version", 3)

    @upgrades.upgrade("StartPlay", 1)
    def _first(fields: upgrades.Fields) -> upgrades.Fields:
        return {**fields, "second": True}

    @upgrades.upgrade("StartPlay", 2)
    def _second(fields: upgrades.Fields) -> upgrades.Fields:
        return {name: value for name, value in fields.items() if name != "second"}

    assert decode("StartPlay", 1, "{}") == StartPlay()


def test_a_step_taken_back_by_version_1_answered_every_question() -> None:
    fields = {"after": 30, "at": json.loads(encode(EndPlay(AT)))["at"], "part": 1, "left": 900_000}
    old = {**fields, "running": True, "how": "undo", "undoes": 29}

    new = SetClock(Seq(30), AT, 1, 900_000, True, "undo", undoes=Seq(29))
    assert decode("SetClock", 1, json.dumps(old)) == new
    old = {**fields, "structure": {"parts": [{"part": "level", "minutes": 20}]}}
    schedule = Structure((Level(20),))
    assert decode("SetStructure", 1, json.dumps(old)) == SetStructure(Seq(30), schedule, AT, 1, 900_000)


def test_a_set_up_of_version_1_had_no_options() -> None:
    old = json.loads(encode(SetUp(PLAN)))
    del old["plan"]["options"]

    assert decode("SetUp", 1, json.dumps(old)) == SetUp(PLAN)


def test_options_of_a_set_up_are_stored_as_they_are() -> None:
    options: Options = (("even_split", False), ("time_limit", (30, 10)), ("ft_size", ((9, 10), (6, 7))))
    action = SetUp(replace(PLAN, options=options))

    assert json.loads(encode(action))["plan"]["options"] == [
        ["even_split", False],
        ["time_limit", [30, 10]],
        ["ft_size", [[9, 10], [6, 7]]],
    ]
    assert decode("SetUp", 2, encode(action)) == action


def test_an_undo_of_version_1_let_no_clock_go_on() -> None:
    assert decode("Undo", 1, '{"line":2,"through":4}') == Undo(Seq(2), Seq(4))
