"""Every "no" is one sentence that says what, why and what to do."""

from __future__ import annotations

import ast
import string
from pathlib import Path

import pytest

import director
from director.domain.entries import Void
from director.domain.ids import EntryId, PersonId
from director.domain.people import People, person
from director.domain.refusal import Article, Impossible, Objection, Refused, Unavailable
from director.domain.seating import Move
from director.domain.seats import TableSeat
from director.host.i18n import words_for
from director.views.refusals import IMPOSSIBLE, OBJECTIONS, WORLD, RefusalTelling, world
from director.views.wording import Telling
from tests.helpers.evening import Evening

SOURCE = Path(director.__file__).parent
EN = words_for("en")
PEOPLE = People([person("Lee", "Ann", who=PersonId(1)), person("Cho", "Bo", who=PersonId(2))])


def _codes(*names: str) -> set[str]:
    """All codes given to calls of these names below domain, rules, desk and storage."""
    found = set()
    for layer in ("domain", "rules", "desk", "storage"):
        for path in (SOURCE / layer).rglob("*.py"):
            if "questions" in path.parts:
                continue  # questions are answered by views/verdicts
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args):
                    continue
                code = node.args[0]
                if node.func.id in names and isinstance(code, ast.Constant) and isinstance(code.value, str):
                    found.add(code.value)
    return found


def test_every_impossible_has_a_sentence() -> None:
    missing = _codes("Impossible", "CannotDraw") - set(IMPOSSIBLE)

    assert missing == set(), "give them a sentence in IMPOSSIBLE of director/views/refusals.py"


def test_every_objection_has_a_sentence() -> None:
    differing = _codes("Objection") ^ set(OBJECTIONS)

    assert differing == set(), "bring OBJECTIONS in director/views/refusals.py in step"


def test_everything_the_world_does_has_a_sentence() -> None:
    missing = _codes("Unavailable") - set(WORLD)

    assert missing == set(), "give them a sentence in WORLD of director/views/refusals.py"


@pytest.mark.parametrize("text", [*IMPOSSIBLE.values(), *OBJECTIONS.values(), *WORLD.values()])
def test_a_sentence_ends_and_has_only_named_fields(text: str) -> None:
    assert text[0].isupper() or text[0] in "{“"
    assert text[-1] in ".)}?"
    assert all(name for _, name, _, _ in string.Formatter().parse(text) if name is not None)


def _room() -> tuple[Evening, RefusalTelling]:
    evening = Evening().tables(1)
    evening.enter(1, (1, 4))
    evening.enter(2)
    return evening, RefusalTelling(Telling(evening.journal, PEOPLE, EN))


def test_a_taken_seat_says_by_whom_and_the_next_best_thing() -> None:
    _, telling = _room()

    said = telling.impossible(Impossible("seat_taken", seat=TableSeat(1, 4), entry=EntryId(3)))

    assert said == "1-4 is taken by Lee Ann. The nearest free seat is 1-3."


def test_somebody_who_is_in_already_is_named_with_the_seat() -> None:
    evening, telling = _room()

    with pytest.raises(Impossible) as refused:
        evening.enter(1)
    with pytest.raises(Impossible) as unseated:
        evening.enter(2)

    assert telling.tell(refused.value) == "Lee Ann is in already, at 1-4. Nothing was registered twice."
    assert (
        telling.tell(unseated.value)
        == "Cho Bo is in already, without a seat yet. Nothing was registered twice."
    )


def test_a_blocked_undo_names_the_line_in_words() -> None:
    evening, _ = _room()
    evening.do(Move(EntryId(3), TableSeat(1, 4), TableSeat(1, 5)))
    telling = RefusalTelling(Telling(evening.journal, PEOPLE, EN))

    with pytest.raises(Impossible) as refused:
        evening.undo(3)

    assert telling.tell(refused.value) == (
        "Line 3 cannot be undone because line 5 needs it: “Lee Ann moved from 1-4 to 1-5”. Undo that first."
    )


def test_an_objection_names_its_article_or_the_house() -> None:
    _, telling = _room()
    seat = TableSeat(1, 4)

    said = telling.tell(
        Refused(
            [
                Objection("seat_locked", {"seat": seat}),
                Objection("seat_kept", {"seat": seat, "entry": EntryId(3)}, Article("TDA", "9")),
            ]
        )
    )

    assert said == "Seat 1-4 is locked. [house choice]\n1-4 is kept for Lee Ann. [TDA 9]"


def test_a_missing_reason_names_the_decision() -> None:
    evening, telling = _room()

    with pytest.raises(Impossible) as refused:
        evening.do(Void(EntryId(3)))

    assert telling.tell(refused.value) == "Make void: say why. The reason is written in the journal."


def test_a_refund_that_is_too_large_says_what_was_paid() -> None:
    _, telling = _room()

    said = telling.impossible(Impossible("refund_too_large", entry=EntryId(3), buy_in=100_000, fee=10_000))

    assert said == "Lee Ann paid RUB\u00a01,100. No more can be given back."


def test_a_seat_that_moved_on_is_told_with_the_new_one() -> None:
    _, telling = _room()
    facts = {"entry": EntryId(3), "seat": TableSeat(1, 1)}

    moved = telling.impossible(Impossible("moved_meanwhile", **facts, now=TableSeat(1, 4)))
    stood = telling.impossible(Impossible("moved_meanwhile", **facts, now=None))

    assert "at 1-1 but at 1-4" in moved
    assert "no longer sits at 1-1." in stood


@pytest.mark.parametrize("code", sorted(WORLD))
def test_the_world_is_told_without_missing_fields(code: str) -> None:
    assert "{" not in world(Unavailable(code, path="venue.floor", line=3), EN)


def test_a_locked_file_is_told() -> None:
    _, telling = _room()

    assert telling.tell(Unavailable("locked", path="venue.floor")).startswith(
        "Another program holds the file."
    )
