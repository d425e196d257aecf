"""Reading a question field by field."""

import pytest

from director.rules.questions import reading
from director.rules.questions.reading import BadQuestion, Doubled, Fields
from director.rules.rulesets import ruleset


def test_a_field_left_out_and_a_field_that_is_null_are_the_same() -> None:
    fields = Fields({"fill": None}, "", ["fill", "apart"])

    assert (fields.get("fill"), fields.get("apart"), fields.items("apart", 5)) == (None, None, [])
    with pytest.raises(BadQuestion, match="missing"):
        fields.need("fill")


def test_an_unknown_field_is_named_with_its_whole_path() -> None:
    with pytest.raises(BadQuestion) as refused:
        Fields({"sead": 3}, "tables[2]", ["seat"])

    assert (refused.value.field, refused.value.code) == ("tables[2].sead", "unknown_field")


def test_a_name_that_stands_twice_is_refused() -> None:
    with pytest.raises(BadQuestion) as refused:
        Fields(Doubled({"seats": 9}, "seats"), "tables[0]", ["seats"])

    assert (refused.value.field, refused.value.code) == ("tables[0].seats", "duplicate_key")


@pytest.mark.parametrize("value", [[], "text", 5, None, {1: 2}])
def test_only_an_object_with_names_is_an_object(value: object) -> None:
    with pytest.raises(BadQuestion, match="wrong_type"):
        reading.members(value, "options")


@pytest.mark.parametrize("value", [True, False, 3.0, "3", [3], None])
def test_only_a_whole_number_is_a_whole_number(value: object) -> None:
    with pytest.raises(BadQuestion, match="wrong_type"):
        reading.whole(value, "seats", 1, 9)


@pytest.mark.parametrize("value", [{}, "list", 5])
def test_only_a_list_is_a_list(value: object) -> None:
    with pytest.raises(BadQuestion, match="wrong_type"):
        reading.items(value, "players", 9)


@pytest.mark.parametrize("value", [5, ["random"], {}])
def test_only_a_text_is_a_word(value: object) -> None:
    with pytest.raises(BadQuestion, match="wrong_type"):
        reading.word(value, "fill", ["random"])


def test_rules_and_options_are_read_together() -> None:
    fields = Fields(
        {"rules": "tda-2024", "options": {"button_rule": "simple_moving"}}, "", ["rules", "options"]
    )

    assert reading.rules_of(fields).text("button_rule") == "simple_moving"


def test_an_option_that_is_null_counts_as_left_out() -> None:
    fields = reading.Fields(
        {"rules": "tda-2024", "options": {"cap_raises": None, "fl_reopen": "full"}}, "", ["rules", "options"]
    )

    assert reading.rules_of(fields) == ruleset("tda-2024", {"fl_reopen": "full"})


@pytest.mark.parametrize(
    ("field", "code", "question"),
    [
        ("rules", "unknown_rules", {"rules": "fide"}),
        ("rules", "wrong_type", {"rules": ["tda-2024"]}),
        ("options", "wrong_type", {"options": "none"}),
        ("options.no_such", "bad_option", {"options": {"no_such": 1}}),
        ("options.no_such", "bad_option", {"options": {"no_such": None}}),
        ("options.fl_reopen", "bad_option", {"options": {"fl_reopen": "quarter"}}),
    ],
)
def test_rules_and_options_nobody_knows_name_their_field(
    field: str, code: str, question: dict[str, object]
) -> None:
    with pytest.raises(BadQuestion) as refused:
        reading.rules_of(Fields(question, "", ["rules", "options"]))

    assert (refused.value.field, refused.value.code) == (field, code)
