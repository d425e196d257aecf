"""What somebody wrote by hand and cannot be read: our own sentence, never that of a library."""

from __future__ import annotations

import json
import tomllib
from decimal import Decimal
from enum import Enum
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
import pytest

from director.domain.misfits import Misfit, as_written, of_fields, of_json, of_toml
from director.domain.plan import Plan
from director.domain.structure import Structure
from director.host.i18n import words_for
from director.views.misfits import misfit_words


class _Chair(NamedTuple):
    table: int
    seat: int


class _Suit(Enum):
    CLUBS = "clubs"


class _Odd(msgspec.Struct, forbid_unknown_fields=True):
    """One field of every kind."""

    share: float = 0
    open: bool = False
    chair: _Chair = _Chair(0, 0)
    pair: tuple[int, str] = (0, "")
    seats: tuple[int, ...] = ()
    stacks: dict[int, int] = {}
    kind: Literal["a", "b"] | int = "a"
    suit: _Suit = _Suit.CLUBS
    raw: bytes = b""
    anything: Any = None
    name: str | None = None
    plan: Plan | None = None
    short: Annotated[str, msgspec.Meta(max_length=2)] = ""


def told(written: object, kind: Any, language: str = "en") -> str:
    """What is said of fields that do not fit."""
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.convert(written, kind, str_keys=True)
    return misfit_words(of_fields(caught.value, kind, written), words_for(language))


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        ({"share": "x"}, '“share” is "x". It should be a number.'),
        ({"open": 1}, "“open” is 1. It should be true or false."),
        ({"chair": "12-4"}, '“chair” is "12-4". It should be a list of table, seat.'),
        ({"chair": [12, "x"]}, '“chair[2]” is "x". It should be a whole number.'),
        ({"pair": [1, 2]}, "“pair[2]” is 2. It should be a text in quotation marks."),
        ({"pair": [1]}, "“pair” is [1]. It should be a list in [ ]."),
        ({"seats": [1, None]}, "“seats[2]” is null. It should be a whole number."),
        ({"stacks": {"x": 1}}, "A name in “stacks” should be a whole number."),
        ({"stacks": 4}, "“stacks” is 4. It should be a group of fields with names."),
        ({"stacks": {"4": "y"}}, "A value in “stacks” should be a whole number."),
        ({"kind": "c"}, '“kind” is "c". It should be one of: a, b or a whole number.'),
        ({"suit": "hearts"}, '“suit” is "hearts". It should be one of: clubs.'),
        ({"raw": 5}, "“raw” is 5. It should be another kind of value."),
        ({"name": 7}, "“name” is 7. It should be a text in quotation marks or left out."),
        ({"plan": 7}, "“plan” is 7. It should be a group of fields with names or left out."),
        ({"plan": {"seats": []}}, "“plan.seats” is []. It should be a whole number."),
        ({"plan": {}}, "“plan.name” is missing."),
        ({"short": "abc"}, '“short” is "abc". It should be a text in quotation marks.'),
        ([], "It is []. It should be a group of fields with names."),
    ],
)
def test_a_field_that_does_not_fit_is_named_with_what_it_has_and_what_it_wants(
    written: object, sentence: str
) -> None:
    assert told(written, _Odd) == sentence


def test_an_unknown_field_is_told_with_those_there_are() -> None:
    said = told({"opened": True}, _Odd)

    assert said.startswith("There is no “opened” here. There are: share, open, chair,")


def test_a_kind_of_part_that_is_none_is_told_with_the_kinds_there_are() -> None:
    said = told({"parts": [{"part": "pause"}]}, Structure)

    assert said == '“parts[1].part” is "pause". It should be one of: level, break, day_end.'


def test_a_long_value_is_cut() -> None:
    assert told({"share": "x" * 999}, _Odd) == f'“share” is "{"x" * 58}…. It should be a number.'


def test_half_a_letter_and_what_is_no_number_are_shown_all_the_same() -> None:
    assert as_written({"open": "\ud800"}) == "{'open': '\\ud800'}"
    assert as_written(Decimal("NaN")) == "Decimal('NaN')"
    assert as_written(Decimal("1.50")) == "1.50"


def test_every_language_says_it() -> None:
    assert told({"share": "x"}, _Odd, "ru") == '«share»: написано "x". Здесь нужно: число.'


# ------------------------------------------------------------------ TOML


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("a = 1\na = 2", "Line 2: the same name stands there a second time."),
        ("[a]\n[a]", "Line 2: the same name stands there a second time."),
        ("a = 1\nb = {c = 1, c = 2}", "Line 2: the same name stands there a second time."),
        ('a = "x\nb = 1', "Line 1: a quotation mark is missing."),
        ("a = 'x", "Line 1: a quotation mark is missing."),
        ('a = """x\n\n', "Line 1: a quotation mark is missing."),
        ("a = [1,\n2", "Line 2: a bracket is not closed."),
        ("a = {b = 1", "Line 1: a bracket is not closed."),
        ("[a", "Line 1: a bracket is not closed."),
        (r'a = "C:\Users"', "Line 1: write a backslash twice, or the text in single quotation marks."),
        (
            "a = yes",
            "Line 1: after = stands a number, true, false, or a text in quotation marks.",
        ),
        ("a = 2026-13-01", "Line 1: more stands there than one value."),
        (
            "a = 2026-12-32",
            "Line 1: more stands there than one value.",
        ),
        ("a = 1 2", "Line 1: more stands there than one value."),
        ("a : 1", "Line 1: write a line as name = value."),
        ("name", "Line 1: write a line as name = value."),
        ("\n= 1", "Line 2: write a line as name = value."),
        ("a = 1 # \x00", "Line 1: a sign stands there that cannot be in such a file."),
    ],
)
def test_toml_that_is_none_is_told_by_its_line(text: str, sentence: str) -> None:
    with pytest.raises(tomllib.TOMLDecodeError) as caught:
        tomllib.loads(text)

    assert misfit_words(of_toml(caught.value, text), words_for("en")) == sentence


def test_toml_that_is_too_much_is_told() -> None:
    assert of_toml(RecursionError(), "[[[[").code == "deep"
    assert of_toml(ValueError("Exceeds the limit (4300 digits)"), "a = 1").code == "long_number"
    assert of_toml(ValueError("Something new (at line 3, column 1)"), "") == Misfit("toml_line", line=3)


# ------------------------------------------------------------------ JSON


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('{"do":"undo"', "It ends before it is whole: a bracket or a quotation mark is missing."),
        ('{"do":', "It ends before it is whole: a bracket or a quotation mark is missing."),
        ("{'do':1}", "Character 2, ', does not fit there."),
        ('{"do" "undo"}', 'Character 7, ", does not fit there.'),
        ('{"do":undo}', "Character 7, u, does not fit there."),
        ('{"a":1} {"b":2}', "Character 9, {, does not fit there."),
    ],
)
def test_json_that_is_none_is_told_by_its_character(text: str, sentence: str) -> None:
    with pytest.raises(json.JSONDecodeError) as caught:
        json.loads(text)

    assert misfit_words(of_json(text, caught.value.pos), words_for("en")) == sentence


def test_json_nested_without_end_is_told() -> None:
    assert misfit_words(of_json("[[[", None), words_for("ru")) == "Столько скобок в скобках быть не может."


def test_a_number_without_end_is_told() -> None:
    class Huge(msgspec.Struct):
        n: int

    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.json.decode('{"n":' + "9" * 5000 + "}", type=Huge)

    assert (
        misfit_words(of_fields(caught.value, Huge, {}), words_for("en"))
        == "A number is too long to be meant."
    )
