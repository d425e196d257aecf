"""Verdicts and refused questions in words."""

from __future__ import annotations

import string

import pytest

from director.domain.seats import TableSeat
from director.host.i18n import words_for
from director.rules.questions.catalogue import answer, topic_of
from director.rules.questions.reading import BadQuestion
from director.views.verdicts import COMPLAINTS, complaint, explanation

EN = words_for("en")
KEY = "0" * 63 + "1"


def explained(question: dict[str, object]) -> str:
    return explanation(topic_of(question), question, answer(question), EN)


def late(*occupied: int, **table: object) -> dict[str, object]:
    one = {"number": 4, "seats": 6, "occupied": list(occupied), **table}
    return {"ask": "late-seat", "tables": [one], "key": KEY, "context": "x", "rules": "tda-2024"}


def draw(players: int, **more: object) -> dict[str, object]:
    tables = [{"number": 1, "seats": 9}, {"number": 2, "seats": 9}]
    ids = [f"P{number}" for number in range(players)]
    return {"ask": "seat-draw", "players": ids, "tables": tables, "key": KEY, "context": "x", **more}


def test_sizes_are_read_out() -> None:
    assert explained({"ask": "tables", "players": 9, "seats": 9}) == "9 players sit down at 1 table of 9."
    assert explained({"ask": "tables", "players": 16, "seats": 9}) == "16 players sit down at 2 tables of 8."
    assert explained({"ask": "tables", "players": 46, "seats": 9}) == (
        "46 players sit down at 6 tables, as even as can be: 4 × 8, 2 × 7."
    )


def test_a_draw_says_how_it_can_be_proved_and_which_needs_it_kept() -> None:
    assert explained(draw(1)).startswith("1 player is seated.")
    assert explained(draw(3)) == (
        "3 players are seated. Whoever has the key, the context and the list finds the same seats."
    )
    kept = " Reserved seats and pairs to be kept apart were honoured."
    assert explained(draw(3, reserved={"P0": [1, 1]})).endswith(kept)
    assert explained(draw(3, apart=[["P0", "P1"]])).endswith(kept)


def test_a_late_entry_hears_his_chair_and_whether_he_waits() -> None:
    assert explained(late(1, 2, 3, 4, 5)) == (
        "The newcomer gets seat 6 at table 4,"
        " drawn among all open seats of the tables with the fewest players."
    )
    assert explained(late(1, 2, 5, 6, locked=[3], last={"button": 1, "small": 2, "big": 5})).endswith(
        "no cards there until the button has passed."
    )
    assert explained(late(*range(1, 7))).startswith("No table has an open seat")


def balance(*occupied: list[int], **more: object) -> dict[str, object]:
    tables = [{"number": at, "seats": 9, "occupied": seats} for at, seats in enumerate(occupied, 1)]
    return {"ask": "balance", "tables": tables, "rules": "tda-2024", **more}


def test_a_balancing_move_says_who_goes_where_and_why() -> None:
    full, last = list(range(1, 10)), {"button": 2, "small": 5, "big": 8}
    receiver = {"number": 2, "seats": 9, "occupied": [1, 2, 3, 5, 6, 8, 9], "last": last}
    behind = {"number": 2, "seats": 9, "occupied": [1, 2, 5, 8], "locked": [3, 4, 7, 9], "last": last}
    giver = {"number": 1, "seats": 9, "occupied": full}
    played = {**giver, "last": {"button": 4, "small": 5, "big": 6}}

    def one(*tables: dict[str, object]) -> str:
        return explained({"ask": "balance", "tables": list(tables), "rules": "tda-2024"})

    due = "Seat 7 of table 1 is due the big blind next: that player moves to seat"
    new = "Table 1 has had no hand yet: whoever is on its highest seat, 9, moves to seat"
    waits = "6 of table 2 and waits there until the button has passed."
    assert one(played, receiver) == f"{due} 4 of table 2."
    assert one(played, behind).startswith(f"{due} {waits}")
    assert one(giver, receiver) == f"{new} 4 of table 2."
    assert one(giver, behind).startswith(f"{new} {waits}")


def test_a_plan_of_several_moves_a_halt_and_a_break_are_read_out() -> None:
    nine = list(range(1, 10))

    assert explained(balance(nine, nine)) == (
        "Nobody moves: the tables are even enough, or no open seat is left."
    )
    assert explained(balance(nine, nine, [1, 2, 3, 4, 5])) == (
        "2 players move one after another, in the order given; fewer would not balance the tables."
    )
    assert explained(balance(nine[:7], [1, 2])) == (
        "Table 2 breaks: the other tables have room for all its players."
    )
    halted = balance(nine, nine[:6], nine[:6], options={"halt_rule": "at_once"}, diff=23)
    assert explained(halted).endswith(" At tables 2, 3 play halts until they are filled.")
    short = balance(nine, nine[:6], options={"halt_rule": "at_once"}, diff=23)
    assert explained(short).endswith(" At table 2 play halts until it is filled.")


FACTS: dict[str, object] = {
    "table": 4,
    "allowed": ("a", "b"),
    "low": 1,
    "high": 9,
    "count": 30,
    "most": 9,
    "digits": 64,
    "value": "P01",
    "seat": 3,
    "player": "P01",
    "players": 28,
    "capacity": 27,
    "one": "P01",
    "other": "P02",
    "place": TableSeat(1, 5),
    "holder": "P02",
    "card": "Ks",
    "facing": 100,
}


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("code", COMPLAINTS)
def test_every_complaint_is_one_whole_sentence(code: str, language: str) -> None:
    kind, _, expected = code.partition(" ")
    names = {name for _, name, _, _ in string.Formatter().parse(COMPLAINTS[code]) if name} - {"field"}
    # What is not told above is a number; that each fact is there at all, hostile questions show.
    facts = {name: FACTS.get(name, 5) for name in names}
    bad = BadQuestion("tables[0].locked", kind, **{**facts, "expected": expected})

    sentence = complaint(bad, words_for(language))

    assert sentence.endswith(".")
    assert "{" not in sentence


def test_a_complaint_names_field_and_limits() -> None:
    bad = BadQuestion("tables[0].seats", "out_of_range", low=2, high=23)

    assert complaint(bad, EN) == "tables[0].seats must be from 2 to 23."


def test_braces_in_a_question_are_no_fields_of_the_sentence() -> None:
    bad = BadQuestion("{low}", "unknown_field", name="{low}")

    assert complaint(bad, EN) == "There is no field {low} here; it may be misspelt."


def test_a_broken_table_is_read_out() -> None:
    def broken(*occupied: int, **receiving: object) -> str:
        tables = [
            {"number": 4, "seats": 9, "occupied": list(occupied)},
            {"number": 5, "seats": 9, "occupied": [1, 2, 5, 8], **receiving},
        ]
        asked = {"tables": tables, "table": 4, "key": KEY, "context": "x", "rules": "tda-2024"}
        return explained({"ask": "break-table", **asked})

    assert broken() == "Table 4 closes; nobody sits there."
    assert broken(3) == (
        "Table 4 closes and 1 player draws a new seat: a seat card for the highest playing card."
    )
    assert broken(3, 7) == (
        "Table 4 closes and 2 players draw new seats: seat cards in the order of their playing cards,"
        " high by suit."
    )
    waiting = {"locked": [3, 4, 7, 9], "last": {"button": 2, "small": 5, "big": 8}}
    assert broken(3, **waiting).endswith(" At 5-6 there are no cards until the button has passed.")
