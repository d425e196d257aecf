"""The judges' book: a ruling is written, revised, appealed, taken back; and never changed, never undone."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from director.domain.action import Action
from director.domain.case import TableCase
from director.domain.clock import Stamp
from director.domain.ids import EntryId, PersonId, Seq
from director.domain.penalties import Disqualify, Penalise
from director.domain.refusal import Article, Impossible
from director.domain.ruled import MOST_TEXT, Photo, Ruled, Ruling
from director.domain.rulings import Appeal, DecideAppeal, Revise, Rule, TakeBackRuling, ruling_numbered
from director.domain.touched import names
from director.domain.undo import Undo
from tests.helpers.evening import Evening

SAID = Ruled(
    "Bet 10, all-in 14 behind it; seat 4 wants to raise.",
    "14 is no raise. Seat 4 may call 14 or pass.",
    "dispute",
    (Article("SP", "4.9.8"),),
    table=12,
    seats=(4, 7),
    hand=31,
    stamp=Stamp(6, 431_000),
    called="2026-12-05T18:14:05.000Z",
    judge="O. K.",
)
PHOTO = Photo("a" * 64, "image/jpeg", 41_000)


@pytest.fixture
def evening() -> Evening:
    return Evening().tables(1)


def _refused(evening: Evening, action: Action, reason: str = "because") -> Impossible:
    before = evening.journal
    with pytest.raises(Impossible) as refused:
        evening.do(action, reason)
    assert evening.journal is before
    return refused.value


def _ruled(evening: Evening, ruled: Ruled = SAID) -> Seq:
    return Seq(evening.do(Rule(ruled)))


def _of(evening: Evening, line: Seq) -> Ruling:
    return evening.tournament.rulings[line]


def test_a_ruling_is_in_the_book_with_the_next_number(evening: Evening) -> None:
    first, second = _ruled(evening), _ruled(evening, replace(SAID, table=3))

    one, other = _of(evening, first), _of(evening, second)
    assert (one.id, one.number, one.now) == (first, 1, SAID)
    assert (other.number, other.now.table) == (2, 3)
    assert ruling_numbered(evening.tournament, 2) is other
    with pytest.raises(Impossible) as refused:
        ruling_numbered(evening.tournament, 3)
    assert (refused.value.code, refused.value.facts["number"]) == ("ruling_number", 3)
    assert one.version.at == evening.journal.line(first).at
    assert one.version.staff == "Olga"
    assert not one.revised
    assert not one.taken_back
    assert not one.is_open


def test_texts_are_kept_as_people_read_them(evening: Evening) -> None:
    line = _ruled(evening, replace(SAID, happened=" Called \r\n\n  twice\u200b. ", judge=" O.  K. "))

    assert (_of(evening, line).now.happened, _of(evening, line).now.judge) == ("Called\n\ntwice.", "O. K.")


def test_a_revision_keeps_both_versions_and_says_why(evening: Evening) -> None:
    line = _ruled(evening)
    other = replace(SAID, decision="Seat 4 may raise: 15 were put in.")
    revised = Seq(evening.do(Revise(line, line, other), "recording seen"))

    ruling = _of(evening, line)
    assert [one.ruled for one in ruling.versions] == [SAID, other]
    assert (ruling.now, ruling.version.line, ruling.version.reason) == (other, revised, "recording seen")
    assert ruling.revised
    assert ruling.number == 1


def test_a_revision_needs_a_reason(evening: Evening) -> None:
    line = _ruled(evening)

    assert _refused(evening, Revise(line, line, replace(SAID, table=2)), "").code == "reason_needed"


def test_a_revision_of_a_version_that_is_not_in_force_any_more_is_refused(evening: Evening) -> None:
    line = _ruled(evening)
    evening.do(Revise(line, line, replace(SAID, table=2)), "the table")

    refusal = _refused(evening, Revise(line, line, replace(SAID, table=3)))

    assert (refusal.code, refusal.facts["ruling"]) == ("ruling_revised", 1)


def test_a_revision_that_says_the_same_is_none(evening: Evening) -> None:
    line = _ruled(evening)

    assert _refused(evening, Revise(line, line, SAID)).code == "ruling_same"


def test_each_ruling_is_revised_and_taken_back_by_itself(evening: Evening) -> None:
    one, other = _ruled(evening), _ruled(evening, replace(SAID, table=3))
    revised = Seq(evening.do(Revise(other, other, replace(SAID, table=2)), "the table"))

    evening.do(TakeBackRuling(revised))

    assert (_of(evening, one).now.table, _of(evening, other).now.table) == (12, 3)


def test_a_ruling_is_not_undone_but_taken_back(evening: Evening) -> None:
    line = _ruled(evening)
    assert _refused(evening, Undo(line)).code == "undo_ruling"

    back = evening.do(TakeBackRuling(line))

    assert _of(evening, line).taken_back
    assert not _of(evening, line).is_open
    assert _of(evening, line).now == SAID, "it stays in the book"
    assert _refused(evening, TakeBackRuling(line)).code == "already_undone"
    assert _refused(evening, Revise(line, line, replace(SAID, table=2))).code == "ruling_taken_back"
    assert _refused(evening, Appeal(line, "why")).code == "ruling_taken_back"
    evening.undo(back)
    assert not _of(evening, line).taken_back


def test_a_revision_taken_back_puts_the_version_before_it_in_force(evening: Evening) -> None:
    line = _ruled(evening)
    one = Seq(evening.do(Revise(line, line, replace(SAID, table=2)), "one"))
    two = Seq(evening.do(Revise(line, one, replace(SAID, table=3)), "two"))

    evening.do(TakeBackRuling(two))

    assert _of(evening, line).now.table == 2
    assert len(_of(evening, line).versions) == 3
    assert _refused(evening, TakeBackRuling(two)).code == "already_undone"
    evening.do(TakeBackRuling(line))
    assert _refused(evening, TakeBackRuling(one)).code == "already_undone", "all of it is taken back"


def test_an_appeal_waits_until_it_is_decided(evening: Evening) -> None:
    anna = evening.enter(1, (1, 1))
    line = _ruled(evening)
    appeal = Seq(evening.do(Appeal(line, "The dealer announced a raise.", anna)))

    open_ = _of(evening, line).appeal
    assert open_ is not None
    assert (open_.line, open_.by, open_.outcome) == (appeal, anna, None)
    assert _of(evening, line).is_open
    assert _refused(evening, Appeal(line, "Again.")).code == "appeal_open"

    decided = Seq(evening.do(DecideAppeal(line, appeal, "stands", "The dealer is not heard.", "C. R.")))

    closed = _of(evening, line).appeals[0]
    assert _of(evening, line).appeal is None
    assert not _of(evening, line).is_open
    assert (closed.outcome, closed.decided, closed.decision, closed.judge) == (
        "stands",
        decided,
        "The dealer is not heard.",
        "C. R.",
    )
    second = Seq(evening.do(Appeal(line, "A witness was found.")))
    evening.do(DecideAppeal(line, second, "changed", "The witness is heard."))
    assert [one.outcome for one in _of(evening, line).appeals] == ["stands", "changed"]


def test_no_appeal_is_decided_once_its_ruling_was_taken_back(evening: Evening) -> None:
    line = _ruled(evening)
    appeal = Seq(evening.do(Appeal(line, "why")))
    evening.do(TakeBackRuling(line))

    assert _refused(evening, DecideAppeal(line, appeal, "stands", "so")).code == "ruling_taken_back"


def test_an_appeal_says_why_and_so_does_its_decision(evening: Evening) -> None:
    line = _ruled(evening)
    assert _refused(evening, Appeal(line, "  ")).code == "appeal_grounds"
    assert _refused(evening, Appeal(line, "x" * (MOST_TEXT + 1))).code == "too_long"
    assert _refused(evening, DecideAppeal(line, Seq(9), "stands", "no")).code == "no_appeal"
    appeal = Seq(evening.do(Appeal(line, "why")))

    assert _refused(evening, DecideAppeal(line, appeal, "stands", " ")).code == "appeal_decision"
    assert _refused(evening, DecideAppeal(line, Seq(appeal - 1), "stands", "no")).code == "no_appeal"
    for wrong in ({"decision": "x" * (MOST_TEXT + 1)}, {"judge": "x" * 201}):
        action = replace(DecideAppeal(line, appeal, "stands", "no"), **wrong)
        assert _refused(evening, action).code == "too_long"


def test_a_ruling_may_wait_for_its_decision(evening: Evening) -> None:
    waiting = replace(SAID, decision="", open=True)
    line = _ruled(evening, waiting)
    assert _of(evening, line).is_open

    evening.do(Revise(line, line, SAID), "recording seen")

    assert not _of(evening, line).is_open


def test_what_is_no_ruling_has_no_versions_and_no_appeal(evening: Evening) -> None:
    for action in (Revise(Seq(2), Seq(2), SAID), Appeal(Seq(2), "why"), TakeBackRuling(Seq(2))):
        assert _refused(evening, action).code == "no_ruling"
    assert _refused(evening, DecideAppeal(Seq(2), Seq(3), "stands", "no")).code == "no_ruling"


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"happened": " "}, "ruling_happened"),
        ({"decision": ""}, "ruling_decision"),
        ({"happened": "x" * (MOST_TEXT + 1)}, "too_long"),
        ({"judge": "x" * 201}, "too_long"),
        ({"table": -1}, "table_number"),
        ({"table": 0}, "ruling_without_table"),
        ({"seats": (24,)}, "ruling_seat"),
        ({"seats": (4, 4)}, "ruling_twice"),
        ({"seats": tuple(range(1, 25))}, "ruling_too_many"),
        ({"hand": -1}, "ruling_hand"),
        ({"stamp": Stamp(0, 1)}, "stamp"),
        ({"called": "18:14"}, "ruling_called"),
        ({"called": "2026-12-05T18:14:05+00:00"}, "ruling_called"),
        ({"articles": (Article("", "4"),)}, "ruling_article"),
        ({"articles": (Article("SP", "4" * 61),)}, "ruling_article"),
        ({"cases": (TableCase("{}", "{}"),)}, "bad_case"),
        ({"photos": (replace(PHOTO, digest="A" * 64),)}, "ruling_photo"),
        ({"photos": (replace(PHOTO, type="image/gif"),)}, "ruling_photo"),
        ({"photos": (replace(PHOTO, size=0),)}, "ruling_photo"),
    ],
)
def test_what_no_book_can_hold_is_refused(evening: Evening, wrong: dict[str, Any], code: str) -> None:
    assert _refused(evening, Rule(replace(SAID, **wrong))).code == code


def test_a_ruling_may_be_about_nothing_at_a_table(evening: Evening) -> None:
    nowhere = Ruled("The lights went out.", "Clock stopped.", "clock", photos=(PHOTO,))

    assert _of(evening, _ruled(evening, nowhere)).now == nowhere


def test_what_becomes_of_the_players_later_does_not_touch_a_ruling(evening: Evening) -> None:
    anna = evening.enter(1, (1, 1))
    line = _ruled(evening, replace(SAID, entries=(anna,)))

    evening.undo(anna)

    assert anna not in evening.tournament.entries
    assert _of(evening, line).now.entries == (anna,)


def test_lines_of_the_book_name_their_players(evening: Evening) -> None:
    anna = evening.enter(1, (1, 1))
    ruled = replace(SAID, entries=(anna,), persons=(PersonId(7),))
    line = _ruled(evening, ruled)
    penalty = evening.do(Penalise(anna, "warning", what="phone"))
    gone = evening.do(Disqualify(anna, "phone again"))

    for number in (line, penalty, gone):
        assert tuple(names(evening.journal.line(number))) == (EntryId(anna),)
