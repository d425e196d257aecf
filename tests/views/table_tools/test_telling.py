"""One hand read off the page: the sports-poker examples of all-ins, a three-way pot, what was played on."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from director.host.i18n import words_for
from director.rules.entering.entering import enter, play_on
from director.rules.entering.looking import look
from director.rules.entering.sheet import SheetSeat, Worksheet, go, undo
from director.views.table_tools.refused_words import BROKEN, broken_rule, refusal
from director.views.table_tools.ring import faces, ring
from director.views.table_tools.telling import answer, case_of_hand, hand_copied, history, phh
from tests.helpers.worksheets import refused, stud_table, table, told

EN = words_for("en")
LIMIT = {"structure": "FL", "limits": (10, 20), "small_blind": 5, "big_blind": 10}


def said(sheet: Worksheet, *kinds: str) -> list[str]:
    return [line.text for line in answer(look(sheet), EN) if not kinds or line.kind in kinds]


def articles(sheet: Worksheet, kind: str) -> list[tuple[str, ...]]:
    return [line.articles for line in answer(look(sheet), EN) if line.kind == kind]


def flop(*stacks: int) -> Worksheet:
    """Limit 10-20 after a raise-free first round, seats acting 2, 3, … 1 on the flop."""
    sheet = told(table(*stacks, **LIMIT), "c" * (len(stacks) - 1) + "x")
    return told(sheet, "AsKd7c")


def test_sp_4_9_8_an_all_in_of_fourteen_over_a_bet_of_ten_opens_nothing() -> None:
    """R74: the second and third called or bet 10, the all-in is 14: they call 4 more or fold."""
    sheet = told(flop(24, 500, 500), "b10 c a")
    assert said(sheet, "reopened") == [
        "The all-in of seat 1 (+4) is not a full raise. Seats 2, 3 have acted and may only call or fold."
    ]
    assert articles(sheet, "reopened") == [("SP 4.9.8",)]
    assert "not raise" in said(sheet, "turn")[0]
    assert refused(sheet, "r20").code == "not_reopened"


def test_sp_4_9_8_an_all_in_of_fifteen_is_a_raise() -> None:
    """R76: from half a bet on it counts, and the betting is open again."""
    sheet = told(flop(25, 500, 500), "b10 c a")
    assert said(sheet, "reopened") == [
        "The all-in of seat 1 (+5) counts as a raise. The betting is open again for seats 2, 3."
    ]
    assert said(sheet, "raises") == ["2 raises are left in this round."]
    assert told(sheet, "r25").steps[-1].total == 25


def test_no_limit_short_and_full_all_ins_by_seat() -> None:
    short = told(table(20_000, 20_000, 1_100, 20_000, 20_000), "r800 c f f a")
    assert said(short, "reopened") == [
        "The all-in of seat 3 (+300) is not a full raise. Seats 4, 5 have acted and may only call or fold."
    ]
    one = told(table(20_000, 20_000, 1_400, 20_000, 20_000), "r800 f f c a")
    assert said(one, "reopened")[0].endswith("The betting is open again for seats 4, 2.")


def test_whose_stack_nobody_knows_and_who_lost_nothing_is_left_out_of_the_stacks() -> None:
    sheet = told(table(None, None, None, 20_000), "f f c x AsKd7c x x 2h x x 9d x x 2=AhAc 3=KhKc")
    lines = said(sheet, "end", "heading")

    assert lines[lines.index("Stacks after the hand") + 1 :][:3] == [
        "Seat 2: +200",
        "Seat 3: −200",
        "Seat 4: 20,000 (±0)",
    ]


def test_three_all_in_with_an_odd_chip_in_words() -> None:
    sheet = table(105, 205, 305, small_blind=5, big_blind=10, unit=5)
    sheet = told(sheet, "1=AsKd 2=AhKc 3=QsQd a a a 2s3d4h5c9d")
    told_end = said(sheet, "end", "heading")

    assert told_end[0] == "Showdown, in this order"
    assert "In the main pot the odd chip of 5 goes to seat 2, first to the left of the button." in told_end
    assert told_end[-5:-3] == ["Seat 2 takes 360.", "Stacks after the hand"]
    assert "SP 5.9.3" in articles(sheet, "because")[0]
    assert look(sheet).verdict is not None
    ending = ring(sheet, look(sheet), EN)
    assert ending.pots == ("Main pot 315: seats 1, 2, 3", "Side pot 200: seats 2, 3")
    assert sum(one.all_in for one in ending.seats) == 2


def test_what_was_played_on_is_marked_everywhere() -> None:
    typed = enter(table(20_000, 20_000, 20_000), "r300 c")
    assert typed.refused is not None
    assert refusal(typed.refused, EN).startswith("r300: a raise of seat 1 goes to 400 at least")
    sheet = play_on(typed.sheet, typed.refused).sheet
    found = look(sheet)

    assert [row.against for row in history(found, EN) if row.against] == ["the raise was too small"]
    assert "Seat 1, played on: the raise was too small" in said(sheet, "warning")
    assert "(played on: the raise was too small)" in hand_copied(found, EN)
    case = case_of_hand(found)
    assert case is not None
    assert "raise_too_small" in case.happened
    assert '"actions":[]' in case.question
    assert phh(sheet, EN)[1].startswith("The hand holds something")
    assert broken_rule("nobody_knows", EN) == "against the rules"


def test_a_round_that_is_over_has_its_bets_in_the_pot_and_no_longer_before_the_seats() -> None:
    open_ = told(table(20_000, 20_000, 20_000), "r600 c")
    closed = told(open_, "f")
    before, after = (ring(sheet, look(sheet), EN) for sheet in (open_, closed))

    assert sorted(one.bet for one in before.seats if one.bet) == ["200", "600", "600"]
    assert after.pots == ("Pot 1,400",)
    assert [one.bet for one in after.seats if one.bet] == []


def test_what_nobody_called_still_lies_before_its_seat() -> None:
    sheet = told(table(20_000, 20_000, 20_000), "r600 f f")
    shown = ring(sheet, look(sheet), EN)

    assert shown.pots == ("Pot 500",)
    assert [(one.seat, one.bet) for one in shown.seats if one.bet] == [(1, "400")]


def test_the_pots_while_the_betting_is_on_are_those_drawn_in() -> None:
    sheet = told(table(20_000, 20_000, 20_000), "c c x AsKd7c b500")
    shown = ring(sheet, look(sheet), EN)

    assert (shown.street, shown.pots, shown.pot) == ("Flop", ("Pot 600",), "1,100 with the bets")
    assert [face.text for face in shown.board] == ["A♠", "K♦", "7♣"]
    seat = shown.seats[1]
    assert (seat.bet, seat.stack, seat.marks) == ("500", "19,300", ("SB",))
    assert [one.seat for one in shown.seats if one.to_act] == [3]
    assert shown.title == "Free table · No-limit Hold’em · 100/200"


def test_marks_names_and_empty_chairs_of_the_ring() -> None:
    sheet = replace(table(5_000, 5_000, 5_000, None), size=6, button=6, table=12)
    sheet = sheet.with_seat(SheetSeat(3, "Lee", 5_000, "AsKd", away=True, marker="ML"))
    sheet = sheet.with_seat(SheetSeat(4, "Kim", None, dealt=False, waits="button", marker="NEW"))
    shown = ring(sheet, look(sheet), EN)

    assert shown.title.startswith("Table 12 · ")
    assert [one.marks for one in shown.seats] == [
        ("SB",),
        ("BB",),
        ("ML", "away"),
        ("NEW", "waits"),
        (),
        ("D",),
    ]
    assert [one.empty for one in shown.seats] == [False, False, False, False, True, True]
    assert shown.seats[2].cards == faces("AsKd")
    assert shown.seats[3].stack == "?"
    assert not shown.seats[3].dealt


def test_a_ring_without_a_hand_still_shows_who_sits_there() -> None:
    sheet = table(5_000)
    shown = ring(sheet, look(sheet), EN)
    assert (shown.street, shown.seats[0].stack, shown.board) == ("", "5,000", ())
    assert said(sheet, "warning") == ["stacks: two players at least are needed, not 1."]
    assert history(look(sheet), EN) == ()
    assert case_of_hand(look(sheet)) is None
    assert phh(sheet, EN) == ("", "stacks: two players at least are needed, not 1.")


def test_a_stack_nobody_knows_is_said_so_and_never_a_number() -> None:
    sheet = told(table(None, None, 5_000), "f")
    told_now = said(sheet)
    assert told_now[0] == "Seat 2 must put in 100 to call, or may raise to 400 or more."
    assert "The stack of seat 2 is not known and counts as deep." in told_now
    assert said(table(None, None, 5_000), "turn") == [
        "Seat 1 must put in 200 to call, or may raise to 400 or more."
    ]
    end = said(told(sheet, "c x AsKd7c"), "turn")
    assert end == ["Seat 2 may check or bet 200 or more."]
    preflop = said(told(table(None, None), "c"), "turn")
    assert preflop == ["Seat 2 may check or raise to 400 or more."]
    over = told(table(None, None), "r600 f")
    assert not any("1,000,000" in line or "999," in line for line in hand_copied(look(over), EN).splitlines())


def test_a_bet_that_nobody_called_goes_back_before_the_board_is_dealt() -> None:
    sheet = told(table(1_000, 5_000), "r800 r2000 a")
    assert said(sheet, "pots") == ["1,000 of seat 2 are not called and go back."]


def test_stud_says_what_is_played_for_and_who_opens() -> None:
    sheet = stud_table(5_000, 5_000).with_cards(1, "????Kd").with_cards(2, "????2c")
    assert ring(sheet, look(sheet), EN).title.endswith("limits 200/400 · ante 25 · bring-in 50")
    assert said(sheet, "turn")[0].startswith("Seat 2 has the low card")
    bba = table(5_000, 5_000, bb_ante=200)
    assert ring(bba, look(bba), EN).title.endswith("big-blind ante 200")


def test_a_changed_stack_says_which_step_does_not_fit() -> None:
    sheet = told(table(5_000, 5_000, 5_000), "r600").with_seat(SheetSeat(1, stack=500))
    assert said(sheet, "warning")[0].startswith("The next step: seat 1 cannot have 600")


def test_the_history_leads_back_to_every_step() -> None:
    sheet = told(table(20_000, 20_000, 20_000), "r600 c f AsKd7c x")
    rows = history(look(sheet), EN)
    assert [row.text for row in rows if row.street] == [
        "Preflop – 300 in the pot",
        "Flop A♠ K♦ 7♣ – 1,400 in the pot",
    ]
    assert [row.at for row in rows if not row.street] == [0, 0, 1, 2, 3, 5]
    assert history(look(go(sheet, 1)), EN)[-1].text == "Seat 1 raises to 600."
    assert history(look(undo(sheet)), EN)[-1].street


def test_the_case_of_a_lawful_hand_and_its_file() -> None:
    sheet = told(table(20_000, 20_000, 20_000), "r600 f f")
    case = case_of_hand(look(sheet))
    assert case is not None
    assert (case.happened, '"ask":"hand"' in case.question) == ("", True)
    assert phh(sheet, EN)[0].startswith('variant = "NT"')
    options = phh(replace(sheet, game="stud8", structure="NL"), EN)
    assert options[0] == ""


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_broken_rule_has_its_words(language: str) -> None:
    assert all(broken_rule(code, words_for(language)) for code in BROKEN)
