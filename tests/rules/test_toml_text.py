"""A text in TOML costs what its length says, whoever wrote it."""

from __future__ import annotations

import tomllib
from decimal import Decimal

import pytest

from director.rules.toml_text import MOST_PARTS, toml_fields


@pytest.mark.parametrize(
    "name", [".".join("a" * 50_000), "[" + " . ".join(['"a b"'] * 9_000) + "]", "x = { " + "'k'." * 20_000]
)
def test_a_dotted_name_without_end_is_refused_before_it_costs_gigabytes(name: str) -> None:
    with pytest.raises(RecursionError):
        toml_fields(f"{name} = 1")


def test_names_of_people_are_read_as_they_are() -> None:
    text = 'a.b."c d" = 1.50\nsaid = "so. it. is. ' + "..." * 500 + '"\n[x.y]\nz = 2\n'

    assert toml_fields(text, Decimal) == tomllib.loads(text, parse_float=Decimal)
    assert toml_fields(".".join("a" * MOST_PARTS) + " = 1") != {}


@pytest.mark.parametrize("text", ["a = ", "a = " + "9" * 5_000])
def test_what_cannot_be_read_is_a_value_error(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        toml_fields(text)


def test_what_is_nested_without_end_is_told_apart() -> None:
    with pytest.raises(RecursionError):
        toml_fields("a = " + "[" * 100_000)
