"""Options of the rules as an event keeps them: only known ones, lawful values, one order."""

from collections.abc import Mapping

import msgspec
import pytest

from director.domain.options import (
    OPTIONS,
    TOPICS,
    Options,
    OptionValue,
    final_tables_of,
    ordered,
    plain,
    read_options,
    seconds_of,
    with_option,
)
from director.domain.plan import Plan
from director.domain.refusal import Impossible


def test_every_option_belongs_to_a_topic_and_topics_follow_each_other() -> None:
    topics = [option.topic for option in OPTIONS.values()]

    assert list(dict.fromkeys(topics)) == list(TOPICS)
    assert topics == sorted(topics, key=TOPICS.index)


@pytest.mark.parametrize("key", OPTIONS)
def test_what_is_offered_can_be_read(key: str) -> None:
    values = OPTIONS[key].values

    assert len(values) == len(set(values)) >= 2
    assert [OPTIONS[key].read(plain(value)) for value in values] == list(values)


def test_plain_data_become_options_in_their_order() -> None:
    given = {"ft_size": {"6": 7, "9": 10}, "even_split": False, "time_limit": [30, 10], "cap_raises": 4}

    assert read_options(given) == (
        ("even_split", False),
        ("cap_raises", 4),
        ("time_limit", (30, 10)),
        ("ft_size", ((9, 10), (6, 7))),
    )
    assert {key: plain(value) for key, value in read_options(given)} == given


@pytest.mark.parametrize("given", [{"odd_chip": "x"}, {"even_split": 1}, {"time_limit": [25]}])
def test_plain_data_that_mean_nothing_are_refused(given: Mapping[str, object]) -> None:
    with pytest.raises(Impossible, match="bad_option") as refused:
        read_options(given)

    assert refused.value.facts == {"key": next(iter(given))}


def test_what_nobody_knows_comes_last() -> None:
    assert ordered((("zz", 1), ("aa", 1), ("bust_tie", "stacks"), ("odd_low", "low_card_all"))) == (
        ("odd_low", "low_card_all"),
        ("bust_tie", "stacks"),
        ("aa", 1),
        ("zz", 1),
    )


# ---------------------------------------------------------------- in the plan of an event


def test_equal_plans_are_equal_in_whatever_order_the_options_were_chosen() -> None:
    one = Plan(name="Cup", options=(("cap_raises", 4), ("odd_stud", "high_card_all")))
    other = Plan(name="Cup", options=(("odd_stud", "high_card_all"), ("cap_raises", 4)))

    assert (one, hash(one)) == (other, hash(other))
    one.check()


def test_a_plan_comes_back_from_json_with_its_options() -> None:
    options: Options = (("even_split", False), ("time_limit", (30, 10)), ("ft_size", ((9, 10), (6, 7))))
    plan = Plan(name="Cup", options=options)

    assert msgspec.json.decode(msgspec.json.encode(plan), type=Plan) == plan


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("odd_chip", "left_of_button"),
        ("button_rule", "frozen"),
        ("button_rule", 3),
        ("cap_raises", True),
        ("cap_raises", 5),
        ("even_split", 1),
        ("time_limit", (25,)),
        ("time_limit", ()),
        ("time_limit", ((25, 5),)),
        ("ft_size", ()),
        ("ft_size", (9, 9)),
        ("ft_size", ((6, 7), (9, 9))),
        ("ft_size", ((9, 9), (9, 10))),
        ("ft_size", (9, (8, 9))),
        ("ft_size", ((99, 9),)),
    ],
)
def test_a_plan_with_an_option_that_cannot_be_is_refused(key: str, value: OptionValue) -> None:
    with pytest.raises(Impossible, match="bad_option") as refused:
        Plan(name="Cup", options=((key, value),)).check()

    assert refused.value.facts == {"key": key}


def test_a_value_of_another_kind_has_no_seconds_and_no_tables() -> None:
    assert seconds_of((25, 5)) == (25, 5)
    assert final_tables_of(((9, 10), (6, 7))) == {9: 10, 6: 7}

    assert final_tables_of((25, 5)) == final_tables_of("up") == {}
    with pytest.raises(ValueError, match="up"):
        seconds_of("up")


def test_an_option_may_not_be_set_twice() -> None:
    with pytest.raises(Impossible, match="bad_option"):
        Plan(name="Cup", options=(("cap_raises", 4), ("cap_raises", 4))).check()


def test_an_option_is_set_in_its_place_and_taken_back() -> None:
    options = with_option((("cap_raises", 3),), "odd_low", "low_card_all")

    assert options == (("odd_low", "low_card_all"), ("cap_raises", 3)), "in the order of the rules"
    assert with_option(options, "cap_raises", 4)[1] == ("cap_raises", 4)
    assert with_option(options, "cap_raises", None) == (("odd_low", "low_card_all"),)
    assert with_option(options, "bust_tie", None) == options
