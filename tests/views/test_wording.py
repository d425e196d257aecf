"""What was done, in one sentence each, in both languages."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from director.domain.actions import ACTIONS
from director.domain.counting import CountChips
from director.domain.entries import Register, RemoveStack, Void, Withdraw
from director.domain.ids import EntryId
from director.domain.people import People, person
from director.domain.play import StartPlay
from director.domain.seating import EndApart, FixSeat, FreeNeed, KeepApart, Move, Swap
from director.domain.seats import TableSeat
from director.domain.setup import CloseTable, LockSeats, OpenTables, SetUp, UnlockSeats
from director.host.i18n import words_for
from director.views.activity import activity_rows, undo_preview
from director.views.wording import KINDS, Telling, kind_name
from tests.helpers.evening import PLAN, Evening, a_person, drawn_desk

EN = words_for("en")

PEOPLE = People(
    [
        person("Lee", "Ann", who=1),  # type: ignore[arg-type]
        person("Cho", "Bo", who=2),  # type: ignore[arg-type]
        person("Ivanov", "Sergei", who=3, born="1987-01-02"),  # type: ignore[arg-type]
        person("Ivanov", "Sergei", who=4, born="2001-01-02"),  # type: ignore[arg-type]
    ]
)


def _said(evening: Evening) -> str:
    return Telling(evening.journal, PEOPLE, EN).line(evening.journal.lines[-1]).replace("\u00a0", " ")


def test_each_kind_of_decision_has_a_name() -> None:
    assert set(KINDS) == set(ACTIONS)
    assert kind_name(StartPlay(), EN) == "Deal the first hand"


def test_an_evening_reads_like_minutes() -> None:
    evening = Evening()
    told = [_said(evening)]

    def did(action: object, reason: str = "why") -> None:
        evening.do(action, reason)  # type: ignore[arg-type]
        told.append(_said(evening))

    did(SetUp(PLAN))
    did(OpenTables((1, 2, 3, 7), 9))
    did(OpenTables((9,), 8))
    did(LockSeats(1, (4, 5)))
    did(UnlockSeats(1, (4,)))
    did(CloseTable(9))
    evening.enter(1)
    told.append(_said(evening))
    evening.enter(2, (1, 1))
    told.append(_said(evening))
    ann, bo = EntryId(8), EntryId(9)
    did(FixSeat(ann, seat=1))
    did(FixSeat(ann, table=2))
    did(FixSeat(ann, 2, 1))
    did(FreeNeed(ann))
    did(KeepApart(ann, bo))
    did(EndApart(ann, bo))
    did(Move(bo, TableSeat(1, 1), TableSeat(2, 3)))
    ivan = evening.do(Register(3, 100_000, 0, 1, TableSeat(7, 7)))  # type: ignore[arg-type]
    told.append(_said(evening))
    did(Swap(bo, TableSeat(2, 3), ivan, TableSeat(7, 7)))
    did(Withdraw(ann, 100_000, 0))
    did(Void(bo))
    did(StartPlay())
    did(Withdraw(ivan, chips="dead"))
    did(RemoveStack(ivan))
    evening.undo(evening.journal.seq)
    told.append(_said(evening))
    evening.undo(evening.journal.seq)
    told.append(_said(evening))

    assert told == [
        "Spring Cup set up",
        "Set-up of Spring Cup changed",
        "Tables 1–3, 7 opened, 9 seats each",
        "Table 9 opened, 8 seats",
        "Seats 1-4, 1-5 locked",
        "Seat 1-4 unlocked",
        "Table 9 closed",
        "Lee Ann registered, RUB 1,100",
        "Cho Bo registered, RUB 1,100, placed at 1-1",
        "Lee Ann needs seat 1 at any table",
        "Lee Ann needs table 2",
        "Seat 2-1 is kept for Lee Ann",
        "Lee Ann no longer needs a fixed seat",
        "Lee Ann and Cho Bo must not share a table",
        "Lee Ann and Cho Bo may share a table again",
        "Cho Bo moved from 1-1 to 2-3",
        "Ivanov Sergei (1987) registered, RUB 1,000, placed at 7-7",
        "Cho Bo and Ivanov Sergei (1987) changed places: 7-7 and 2-3",
        "Lee Ann withdrew, RUB 1,000 refunded",
        "Registration of Cho Bo made void",
        "First hand dealt",
        "Ivanov Sergei (1987) withdrew, the stack stays",
        "Dead stack of Ivanov Sergei (1987) taken away",
        "Undone: Dead stack of Ivanov Sergei (1987) taken away",
        "Done again: Dead stack of Ivanov Sergei (1987) taken away",
    ]


def test_draws_say_whether_there_was_a_public_word(tmp_path: Path) -> None:
    desk = drawn_desk(tmp_path, 4, 1, word="KsQd7c")
    desk.undo_last("again")
    desk.seal_draw(reason="again", overrule=True)
    desk.draw()
    desk.register(a_person(77))
    told = [row.what.replace("\u00a0", " ") for row in reversed(activity_rows(desk.journal, desk.people, EN))]

    assert told[6].startswith("Draw 1 sealed for 4 players: key ")
    assert told[7] == "Draw 1: 4 players seated, public word “KsQd7c”"
    assert told[8] == "Undone: Draw 1: 4 players seated, public word “KsQd7c”"
    assert told[10] == "Draw 2: 4 players seated, without a public word"
    assert told[11].startswith("Player00077 Name77 registered, RUB 1,100, drew 1-")


def test_an_import_is_told_as_one(tmp_path: Path) -> None:
    desk = drawn_desk(tmp_path, 64, 8)
    telling = Telling(desk.journal, desk.people, words_for("ru"))

    assert Telling(desk.journal, desk.people, EN).together(3, 66) == "64 entries imported"
    assert telling.line(desk.journal.line(2)) != ""


def test_counts_and_moves_made_together_are_told_as_one(tmp_path: Path) -> None:
    desk = drawn_desk(tmp_path, 12, 3)
    desk.do(StartPlay())
    first = desk.journal.seq + 1
    desk.do_all([CountChips(table, 40_000) for table in (1, 2, 3)])
    assert Telling(desk.journal, desk.people, EN).together(first, first + 2) == "3 tables counted"

    tournament = desk.journal.tournament
    free = [TableSeat(3, seat) for seat in tournament.empty_seats(3)]
    movers = list(tournament.seating.players(1).items())[:2]
    desk.do_all(
        [Move(entry, TableSeat(1, seat), to) for (seat, entry), to in zip(movers, free, strict=False)]
    )
    told = Telling(desk.journal, desk.people, EN)
    assert told.together(first + 3, first + 4) == "2 players moved"


def test_an_entry_whose_line_was_undone_is_still_known_by_name() -> None:
    evening = Evening()
    evening.undo(evening.enter(1))

    assert Telling(evening.journal, PEOPLE, EN).name(EntryId(2)) == "Lee Ann"
    assert Telling(evening.journal, PEOPLE, EN).name(EntryId(99)) == "entry 99"


def test_activity_marks_what_does_not_count() -> None:
    evening = Evening()
    evening.undo(evening.enter(1))

    rows = activity_rows(evening.journal, PEOPLE, EN)

    assert [(row.seq, row.undone, row.can_undo) for row in rows] == [
        (3, False, True),
        (2, True, False),
        (1, False, False),
    ]
    assert rows[0].time == "18:00"
    assert rows[0].who == "desk 1, Olga"


def test_the_preview_of_an_undo_says_what_would_change() -> None:
    evening = Evening().tables(1)
    evening.enter(1, (1, 1))
    evening.enter(2, (1, 2))
    evening.do(Move(EntryId(3), TableSeat(1, 1), TableSeat(1, 9)))

    def changes(line: int) -> tuple[str, ...]:
        after = evening.journal.preview_undo(line)
        return undo_preview(evening.journal, after, line, PEOPLE, EN).changes

    assert changes(5) == ("Lee Ann: 1-9 → 1-1",)
    assert changes(4) == ("Entries: 2 → 1", "Cho Bo no longer has 1-2")


def test_a_set_up_says_which_rules_it_changes() -> None:
    evening = Evening(replace(PLAN, options=(("odd_stud", "high_card_all"),)))
    told = [_said(evening)]
    for plan in (
        PLAN,
        replace(PLAN, name="Cup", options=(("cap_raises", 4),)),
        replace(PLAN, name="Cup", fee=0, options=(("cap_raises", 4),)),
        replace(
            PLAN,
            name="Cup",
            fee=0,
            options=(
                ("odd_low", "low_card_all"),
                ("even_split", False),
                ("cap_hu", "never"),
                ("balance_diff", 3),
            ),
        ),
    ):
        evening.do(SetUp(plan))
        told.append(_said(evening))

    assert told == [
        "Spring Cup set up, its rules changed: Odd chip in stud – highest of all cards",
        "Rules of Spring Cup changed: Odd chip in stud – as the book says",
        "Set-up of Cup changed, with the rules: Raises in limit – four raises",
        "Set-up of Cup changed",
        (
            "Rules of Cup changed: Odd chip of tied lows – lowest of all cards; "
            "Tied both ways – each half apart; Raises in limit – as the book says; and 2 more"
        ),
    ]


def test_a_set_up_is_compared_with_the_one_in_force() -> None:
    evening = Evening()
    evening.do(SetUp(replace(PLAN, options=(("cap_raises", 4),))))
    evening.undo(2)
    evening.do(SetUp(replace(PLAN, fee=0)))

    assert _said(evening) == "Set-up of Spring Cup changed"
