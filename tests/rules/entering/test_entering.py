"""A hand typed as fast as it is told: what is taken, what is not, and what is recorded as it happened."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from director.rules.entering.entering import enter, play_on
from director.rules.entering.looking import as_question, cards_due, look, recorded, sheet_of
from director.rules.entering.sheet import (
    DEEP,
    Entered,
    SheetSeat,
    Worksheet,
    go,
    read_sheet,
    redo,
    restore,
    undo,
    written,
)
from director.rules.hand.acts import NotAllowed
from director.rules.hand.phh.reading import read_phh
from director.rules.hand.phh.writing import write_phh
from director.rules.questions.catalogue import answer
from director.rules.questions.reading import BadQuestion
from tests.helpers.worksheets import hand, refused, stud_table, table, told

SIX = table(*[20_000] * 6)
FIFTEEN = "f c r600 f c f c b AsKd7c x b1200 c f 2c x x 9h b4000 a c"


def test_a_whole_hand_of_fifteen_actions_takes_fewer_than_twenty_groups() -> None:
    groups = "fcr600 fcfc AsKd7c xb1200 cf 2c xx 9h xx"
    sheet = told(SIX, groups)

    decisions = [step for step in sheet.steps if step.what != "deal"]
    assert (len(groups.split()), len(decisions)) == (9, 15)
    assert hand(sheet).over


def test_every_action_is_one_of_whoever_is_to_act() -> None:
    steps = told(SIX, FIFTEEN).steps
    assert [(one.seat, one.what, one.total) for one in steps[:4]] == [
        (4, "fold", None),
        (5, "call", None),
        (6, "raise", 600),
        (1, "fold", None),
    ]
    assert [one.cards for one in steps if one.what == "deal"] == ["AsKd7c", "2c", "9h"]


@pytest.mark.parametrize(
    ("line", "step"),
    [
        ("r600", (4, "raise", 600)),
        ("r 600", (4, "raise", 600)),
        ("b600", (4, "raise", 600)),
        ("R1,200", (4, "raise", 1_200)),
        ("r1.200", (4, "raise", 1_200)),
        ("r4k", (4, "raise", 4_000)),
        ("r2.5k", (4, "raise", 2_500)),
        ("r+400", (4, "raise", 600)),
        ("raise 600", (4, "raise", 600)),
        ("рейз 600", (4, "raise", 600)),
        ("к600", (4, "raise", 600)),
        ("к4к", (4, "raise", 4_000)),
        ("а", (4, "fold", None)),
        ("пас", (4, "fold", None)),
        ("c", (4, "call", None)),
        ("с", (4, "call", None)),
        ("колл", (4, "call", None)),
        ("c200", (4, "call", 200)),
        ("a", (4, "all_in", None)),
        ("олл-ин", (4, "all_in", None)),
        ("4 c", (4, "call", None)),
        ("4c", (4, "call", None)),
        ("4:c", (4, "call", None)),
    ],
)
def test_an_action_is_typed_in_many_ways(line: str, step: tuple[int, str, int | None]) -> None:
    one = told(SIX, line).steps[0]
    assert (one.seat, one.what, one.total) == step


@pytest.mark.parametrize(
    "line", ["b AsKd7c", "AsKd7c", "As Kd 7c", "bAsKd7c", "flop AsKd7c", "ФыЛв7с", "b A♠K♦7♣"]
)
def test_the_flop_is_typed_in_many_ways(line: str) -> None:
    sheet = told(told(SIX, "ffffc x"), line)
    assert sheet.steps[-1] == Entered(None, "deal", cards="AsKd7c")


@pytest.mark.parametrize(
    ("line", "part", "code"),
    [
        ("f ? c", "?", "unread"),
        ("f hello", "hello", "unread"),
        ("r", "r", "no_amount"),
        ("rx", "rx", "unread"),
        ("r1,20", "r1,20", "bad_amount"),
        ("cq", "cq", "unread"),
        ("r6x", "r6x", "bad_amount"),
        ("4 5c", "4", "unread"),
        ("² f", "²", "unread"),
        ("rp", "rp", "no_pot_raise"),
        ("9f", "9f", "unknown_seat"),
        ("9=AsKd", "9=AsKd", "unknown_seat"),
        ("4=AsZd", "4=AsZd", "bad_card"),
        ("4=AsAs", "4=AsAs", "duplicate_card"),
        ("flop", "flop", "no_cards"),
        ("ffffc x c", "c", "cards_first"),
        ("fffff c", "c", "hand_over"),
        ("ffffc x AsAsKd", "AsAsKd", "duplicate_card"),
        ("c600", "c600", "wrong_call"),
        ("i", "i", "no_bring_in"),
        ("d2", "d2", "no_draw"),
        ("m", "m", "no_showdown"),
        ("burn", "burn", "betting_open"),
        ("4=??", "", ""),
    ],
)
def test_what_cannot_be_taken_is_named_with_its_reason(line: str, part: str, code: str) -> None:
    found = enter(SIX, line).refused
    assert (("", "") if found is None else (found.part, found.code)) == (part, code)


def test_what_stands_before_a_refused_part_is_taken_and_the_rest_kept() -> None:
    typed = enter(SIX, "f r300 c f")
    assert typed.refused is not None
    assert [step.what for step in typed.sheet.steps] == ["fold"]
    assert (typed.refused.part, typed.refused.rest, typed.refused.code) == ("r300", "c f", "raise_too_small")
    assert typed.refused.may_play_on


def test_played_on_it_counts_as_it_happened_and_the_line_goes_on() -> None:
    typed = enter(SIX, "f r300 c f")
    assert typed.refused is not None
    after = play_on(typed.sheet, typed.refused)

    assert after.refused is None
    assert [step.against for step in after.sheet.steps] == ["", "raise_too_small", "", ""]
    now = hand(after.sheet)
    assert (now.to_act, now.round and now.round.put[6]) == (2, 300)
    assert not look(after.sheet).lawful
    assert len(as_question(after.sheet)["actions"]) == 1  # type: ignore[arg-type]  # a list, as data
    with pytest.raises(NotAllowed, match="played_on"):
        recorded(after.sheet)


def test_what_cannot_be_read_cannot_have_been_played() -> None:
    bad = refused(SIX, "hello")
    assert not bad.may_play_on
    assert play_on(SIX, bad) == (SIX, bad)


@pytest.mark.parametrize("line", ["r99k", "AsKd7c", "ffffc x 2f"])
def test_nothing_is_made_of_chips_that_are_not_there_or_when_nobody_decides(line: str) -> None:
    assert not refused(SIX, line).may_play_on


def test_a_stack_that_nobody_knows_is_deep_until_an_all_in_shows_it() -> None:
    sheet = told(table(None, None, 5_000), "r600")
    assert sheet.stacks() == {1: DEEP, 2: DEEP, 3: 5_000}
    assert refused(sheet, "a").code == "stack_unknown"

    shown = told(sheet, "a1200")
    assert (shown.stacks()[2], shown.deep()) == (1_200, frozenset({1}))
    assert hand(shown).behind[2] == 0
    assert undo(shown).deep() == frozenset({1, 2})


def test_a_later_all_in_counts_what_was_put_in_on_the_streets_before() -> None:
    sheet = told(table(None, None), "c x AsKd7c x b400 c 2c xx 3d a900")
    assert sheet.stacks()[2] == 200 + 400 + 900


def test_an_all_in_for_less_than_is_in_already_is_refused() -> None:
    sheet = told(table(None, None, None), "r600 f")
    assert refused(sheet, "a100").code == "stack_too_small"


def test_in_limit_games_the_size_need_not_be_told() -> None:
    sheet = told(table(9_000, 9_000, 9_000, structure="FL", limits=(200, 400)), "r r c")
    assert [(one.what, one.total) for one in sheet.steps] == [("raise", 400), ("raise", 600), ("call", None)]


def test_in_pot_limit_the_pot_is_a_letter() -> None:
    sheet = told(table(90_000, 90_000, 90_000, structure="PL", game="omaha"), "rp")
    assert sheet.steps[0].total == 700
    assert refused(sheet, "3rp").code == "no_pot_raise"


def test_stud_is_brought_in_completed_and_its_opener_named() -> None:
    seats = {1: "????Kd", 2: "????2c", 3: "????9h"}
    sheet = stud_table(5_000, 5_000, 5_000)
    for seat, cards in seats.items():
        sheet = sheet.with_cards(seat, cards)
    after = told(sheet, "c r c f")
    assert [(one.seat, one.what, one.total) for one in after.steps] == [
        (2, "bring_in", None),
        (3, "complete", 200),
        (1, "call", None),
        (2, "fold", None),
    ]
    # Nobody saw the cards of fourth street: who acts must be said.
    assert refused(after, "x").code == "who_opens"
    assert told(after, "1x b").steps[-1] == Entered(3, "bet", 200)
    assert told(sheet, "i").steps[0].what == "bring_in"
    assert cards_due(hand(after)) == ()


def test_an_all_in_that_nobody_could_answer_is_a_call() -> None:
    sheet = told(table(1_000, 2_000, None), "a a a")
    assert [one.what for one in sheet.steps] == ["all_in", "all_in", "call"]


def test_a_call_with_nothing_to_call_is_a_check() -> None:
    assert told(SIX, "ffffc c").steps[-1].what == "check"


def test_a_card_of_the_board_that_nobody_saw() -> None:
    assert hand(told(SIX, "ffffc x b As??7c")).board[1] is None


def test_a_hand_that_is_over_takes_no_more_cards() -> None:
    assert cards_due(hand(told(SIX, "fffff"))) == ()


def test_the_common_card_of_seventh_street_is_due_when_all_are_in() -> None:
    sheet = stud_table(225, 225).with_cards(1, "????Kd").with_cards(2, "????2c")
    after = told(sheet, "a c")
    latest = look(after).latest
    assert latest is not None
    assert cards_due(latest) == (1,)
    assert hand(told(after, "9h")).board


def test_cards_are_exchanged_in_draw() -> None:
    sheet = told(table(5_000, 5_000, game="draw5"), "c x d2 пат")
    assert [(one.seat, one.what, one.total) for one in sheet.steps[2:]] == [(2, "draw", 2), (1, "draw", 0)]
    assert refused(told(table(5_000, 5_000, game="draw5"), "c x"), "c").code == "draw_first"
    assert cards_due(hand(told(table(5_000, 5_000, game="draw5"), "c x"))) == ()


def test_cards_of_players_are_typed_at_any_time_and_once_only() -> None:
    sheet = told(SIX, "4=AsKd f 5= QhQd")
    assert [one.cards for one in sheet.seats] == ["", "", "", "AsKd", "QhQd", ""]
    assert refused(sheet, "6=AsJc").code == "duplicate_card"
    flop = told(SIX, "ffffc x AsKd7c")
    assert refused(flop, "2=As2h").code == "card_twice"


def test_with_all_chips_in_the_whole_board_comes_at_once() -> None:
    sheet = told(table(2_000, 2_000), "a c")
    assert cards_due(hand(sheet)) == (3, 4, 5)
    assert hand(told(sheet, "AsKd7c2c9h")).over


def test_a_hand_thrown_in_at_showdown() -> None:
    sheet = told(table(2_000, 2_000), "a c AsKd7c2c9h 2m")
    assert hand(sheet).mucked == {2}


# ------------------------------------------------------------------ back and forth


def test_undo_and_redo_go_through_the_hand() -> None:
    sheet = told(SIX, "f c r600")
    assert undo(sheet).at == 2
    assert redo(undo(sheet)) == sheet
    assert redo(sheet) == sheet
    assert go(sheet, -5).at == 0
    assert hand(undo(sheet)).to_act == 6


def test_the_same_again_goes_on_and_something_else_replaces_what_followed() -> None:
    sheet = told(SIX, "f c r600")
    assert told(go(sheet, 0), "f c") == go(sheet, 2)

    changed = told(go(sheet, 1), "r500")
    assert [one.what for one in changed.steps] == ["fold", "raise"]
    assert restore(changed).steps == sheet.steps
    assert restore(restore(changed)).steps == changed.steps
    assert restore(sheet) == sheet


def test_a_draft_is_read_as_it_was_written() -> None:
    sheet = told(replace(SIX, options=(("cap_raises", 4),)), FIFTEEN)
    assert read_sheet(written(sheet)) == sheet
    with pytest.raises(ValueError, match="truncated"):
        read_sheet("{")


# ------------------------------------------------------------------ what cannot be dealt


def test_a_table_that_cannot_be_dealt_says_what_is_missing() -> None:
    found = look(table(5_000))
    assert (found.hand, found.verdict) == (None, None)
    assert found.trouble is not None
    assert found.trouble.code == "too_few_players"
    assert found.trouble.__traceback__ is None, "what is remembered keeps no caller alive"
    assert refused(table(5_000), "f").code == "no_hand"
    with pytest.raises(BadQuestion):
        as_question(table(5_000))


def test_a_stack_changed_afterwards_shows_which_step_no_longer_fits() -> None:
    sheet = told(SIX, "f c r600").with_seat(SheetSeat(6, stack=500))
    found = look(sheet)
    assert (found.broken and found.broken.code, len(found.course)) == ("not_enough_chips", 2)
    assert found.broken is not None
    assert found.broken.__traceback__ is None, "what is remembered keeps no caller alive"
    assert refused(sheet, "f").code == "no_hand"
    late = refused(told(SIX, "f"), "6=??????")
    assert late.code == "too_many_cards"


def test_who_sits_out_is_not_dealt_in() -> None:
    sheet = SIX.with_seat(SheetSeat(4, stack=20_000, dealt=False))
    assert told(sheet, "f").steps[0].seat == 5
    assert sheet.with_cards(9, "AsKd") == sheet


# ------------------------------------------------------------------ as others read it


def test_the_sheet_is_the_question_that_director_answers() -> None:
    sheet = told(SIX, FIFTEEN)
    verdict = look(sheet).verdict
    assert verdict is not None
    assert answer(as_question(sheet)).answer == verdict.answer
    stud = stud_table(5_000, 5_000).with_cards(1, "????Kd").with_cards(2, "????2c")
    assert answer(as_question(told(stud, "c"))).answer["to_act"] == 1


def test_a_hand_goes_to_a_file_and_comes_back() -> None:
    named = SIX.with_seat(SheetSeat(5, "Lee", 20_000, "AhAd"))
    sheet = told(named, FIFTEEN)
    back = sheet_of(read_phh(write_phh(recorded(sheet))))

    assert [(one.seat, one.what) for one in back.steps] == [(one.seat, one.what) for one in sheet.steps]
    assert (hand(back).pot, back.seat(5)) == (hand(sheet).pot, SheetSeat(5, "Lee", 20_000, "AhAd"))


def test_cards_while_the_betting_goes_on_are_told_apart_from_nonsense() -> None:
    typed = enter(
        Worksheet(tuple(SheetSeat(seat, "", 5_000) for seat in (1, 2, 3)), 1, small_blind=10, big_blind=20),
        "c AsKd7c",
    )
    assert typed.refused is not None
    assert (typed.refused.code, typed.refused.part) == ("not_due", "AsKd7c")
    with_b = enter(typed.sheet, "b AsKd7c").refused
    assert with_b is not None
    assert (with_b.code, with_b.part) == ("not_due", "b")
    assert enter(typed.sheet, "b").refused.code == "no_amount"  # type: ignore[union-attr] # chips are missing
    assert enter(typed.sheet, "qq").refused.code == "unread"  # type: ignore[union-attr] # refused above
