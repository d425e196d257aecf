"""What was done at a table: button, hands, absence and chips, in one sentence each."""

from __future__ import annotations

from director.domain.chips import AdjustChips, ColourUp, SeatRace, TableRace
from director.domain.counting import CountChips
from director.domain.hands import Dealt, Waiting
from director.domain.people import People, person
from director.domain.play import Away, Back, PlayHand, SetButton, SkipButton
from director.host.i18n import words_for
from director.views.activity import undo_preview
from director.views.wording import Telling
from tests.helpers.evening import Evening
from tests.helpers.tables import TableInPlay

EN = words_for("en")

PEOPLE = People(
    [
        person("Lee", "Ann", who=1),  # type: ignore[arg-type]
        person("Cho", "Bo", who=2),  # type: ignore[arg-type]
    ]
)


def _said(evening: Evening) -> str:
    return Telling(evening.journal, PEOPLE, EN).line(evening.journal.lines[-1])


def test_the_preview_of_an_undo_speaks_of_buttons_marks_and_chips() -> None:
    table = TableInPlay((1, 2, 3))
    evening, anna = table.evening, table.at[1]

    def changes(line: int) -> tuple[str, ...]:
        after = evening.journal.preview_undo(line)
        return undo_preview(evening.journal, after, line, PEOPLE, EN).changes

    assert changes(evening.journal.seq) == ("Table 1: button 1 → –",)
    table.hand()
    assert changes(evening.journal.seq) == ("Table 1: button 2 → 1",)
    assert changes(evening.do(Away(anna))) == ("Lee Ann: the marks at the seat change",)
    assert changes(evening.do(AdjustChips(-500), "counted")) == ("Chips in play: 29,500 → 30,000",)
    assert changes(evening.do(CountChips(1, 29_000))) == ("Table 1: counted 29,000 → –",)
    assert changes(evening.do(CountChips(1, 29_500))) == ("Table 1: counted 29,500 → 29,000",)


def test_what_was_done_at_a_table_is_told() -> None:
    table = TableInPlay((1, 2, 3))
    evening, (ann, bo, cy) = table.evening, (table.at[seat] for seat in (1, 2, 3))
    hand = PlayHand(1, 2, 1, 2, 2, 3, (Dealt(2, bo), Dealt(3, cy), Dealt(1, ann)))
    two = (Dealt(3, cy), Dealt(1, ann))
    out = (Waiting(2, bo, "away", "MS"),)
    race = TableRace(1, (SeatRace(1, ann, 3, True, "AsKsQs", 25),), 75, 1, (1,), (), 25)
    said = {
        SetButton(1, 7, 8, 9): "Table 1: button at seat 7, blinds at 8 and 9",
        SetButton(1, 7, None, 9): "Table 1: button at seat 7, no small blind, big blind at 9",
        SetButton(1, 2, 3, 1, ((1, "Kd"), (2, "As"), (3, "Td"))): (
            "Table 1: button drawn to seat 2 by A♠, blinds at 3 and 1"
        ),
        hand: "Table 1, hand 2: button at seat 1, blinds at seats 2 and 3",
        PlayHand(1, 3, 2, None, 2, 3, two, waits=out): (
            "Table 1, hand 3: button at seat 2, no small blind, big blind at seat 3; not dealt in: Cho Bo"
        ),
        SkipButton(1, 3, "stay", 1, 2, 3): (
            "Table 1: the button was not moved in hand 3; it stays where it is"
        ),
        SkipButton(1, 3, "one", 1, 2, 3): (
            "Table 1: the button was not moved in hand 3; it goes on by one place"
        ),
        SkipButton(1, 3, "two", 1, 2, 3): (
            "Table 1: the button was not moved in hand 3; it goes on by two places"
        ),
        Away(ann): "Lee Ann is away",
        Back(ann): "Lee Ann is back",
        Back(bo, "post"): "Cho Bo is there and posts what is due",
        Back(bo, "wait"): "Cho Bo is there and waits for the big blind",
        ColourUp(25, 100, 100, (race,)): "Chips of 25 coloured up at 1 table, change of the total +25",
        AdjustChips(-1_500, ann): "Chips of Lee Ann corrected by −1,500",
        AdjustChips(500): "Chips of the room corrected by +500",
        CountChips(1, 28_900): "Table 1: 28,900 chips counted",
        CountChips(1, 30, ((ann, 10), (bo, 20))): "Table 1: 30 chips counted, stack by stack",
    }

    for action, sentence in said.items():
        evening.do(action, "because")
        assert _said(evening) == sentence
