"""What a tool hands to a ruling: a case small enough for the journal, and a sentence of what it is about."""

from __future__ import annotations

from msgspec.structs import replace

from director.domain.case import MOST_HAND, MOST_SUMMARY
from director.host.i18n import words_for
from director.rules.entering.entering import enter, play_on
from director.rules.entering.looking import look
from director.rules.entering.sheet import SheetSeat, Worksheet
from director.views.table_tools.asked import Asked, ask
from director.views.table_tools.handed import handed_hand, handed_over
from director.views.table_tools.telling import answer

EN = words_for("en")
SPORT = Worksheet(
    tuple(SheetSeat(seat, f"P{seat}", stack) for seat, stack in enumerate((5_000, 5_000, 90, 5_000), 1)),
    4,
    small_blind=10,
    big_blind=20,
    table=12,
)
"""Button at seat 4; seat 3 is first and has 90 chips."""


def test_an_all_in_below_a_raise_is_handed_over_with_the_article_on_it() -> None:
    sheet = enter(replace(SPORT, button=3), "r60 c a c").sheet
    seats = {one.seat: one.stack for one in sheet.seats}
    assert seats[3] == 90
    case = handed_hand(look(sheet), EN)

    assert case is not None
    case.check()
    assert case.table == 12
    assert case.asked["ask"] == "hand"
    assert case.hand.startswith('variant = "NT"')
    assert case.summary


def test_no_name_goes_into_the_journal_with_a_hand() -> None:
    sheet = replace(SPORT, seats=tuple(replace(one, name=f"Тайнов{one.seat}") for one in SPORT.seats))
    for typed in ("r60 c a c", "f f f"):
        case = handed_hand(look(enter(sheet, typed).sheet), EN)
        assert case is not None
        assert 'variant = "NT"' in case.hand
        assert "Тайнов" not in str(case)


def test_what_was_played_on_is_the_sentence_of_the_case() -> None:
    typed = enter(SPORT, "f r30")
    assert typed.refused is not None
    sheet = play_on(typed.sheet, typed.refused).sheet
    case = handed_hand(look(sheet), EN)

    assert case is not None
    assert "played on" in case.summary
    assert (case.hand, bool(case.happened)) == ("", True)


def test_the_articles_on_an_all_in_come_first() -> None:
    sheet = enter(replace(SPORT, button=4), "a c r200 f").sheet
    shown = answer(look(sheet), EN)
    assert shown[0].kind == "turn"

    above = replace(
        SPORT, seats=(*SPORT.seats[:2], SheetSeat(3, "P3", 5_000), SheetSeat(4, "P4", 90)), button=4
    )
    found = look(enter(above, "r60 a").sheet)
    told = {line.kind: line for line in answer(found, EN)}
    assert "is not a full raise" in told["reopened"].text
    assert told["because"].articles[0] == "SP 4.9.8"
    case = handed_hand(found, EN)
    assert case is not None
    assert case.because[0] == "SP 4.9.8"
    assert case.summary == told["reopened"].text


def test_a_hand_that_is_over_is_told_by_who_won() -> None:
    shown = look(enter(SPORT, "f f f").sheet)
    assert shown.hand is not None
    assert shown.hand.over
    case = handed_hand(shown, EN)

    assert case is not None
    assert "Seat 2" in case.summary
    assert "pot" in case.summary


def test_nothing_is_handed_over_without_an_answer() -> None:
    assert handed_over(None, 3) is None
    assert handed_over(ask({"ask": "pots", "players": 7}, EN), 3) is None
    assert handed_hand(look(Worksheet()), EN) is None


def test_a_case_too_large_for_the_journal_is_not_handed_over_and_a_long_sentence_is_cut() -> None:
    asked = ask({"ask": "tables", "players": 23, "seats": 9}, EN)
    assert asked.verdict is not None
    long = asked._replace(text="word " * 100)
    case = handed_over(long, 3)
    assert case is not None
    assert len(case.summary) <= MOST_SUMMARY
    assert case.summary.endswith("…")

    large = Asked({"ask": "tables", "note": "x" * MOST_HAND}, asked.verdict, "text")
    assert handed_over(large, 3) is None
