"""The rules of an event in words: every option and value has some, and a row says where it comes from."""

import re

import pytest

from director.domain.options import OPTIONS, TOPICS, OptionValue
from director.domain.plan import DISCIPLINES, RULE_SETS, STRUCTURES, Plan
from director.host.i18n import words_for
from director.rules.rulesets import ruleset
from director.views.option_words import OPTION_WORDS
from director.views.rule_options import (
    OptionRow,
    difference,
    offered,
    option_label,
    option_rows,
    rule,
    topic_name,
    value_label,
)

EN = words_for("en")
FREE = {"time_limit", "ft_size"}
"""Options whose values are figures."""


def row(key: str, plan: Plan) -> OptionRow:
    return next(one for one in option_rows(plan, EN) if one.key == key)


def test_every_option_and_every_value_has_its_words() -> None:
    assert list(OPTION_WORDS) == list(OPTIONS)
    for key, said in OPTION_WORDS.items():
        assert set(said.values) == (set() if key in FREE else set(OPTIONS[key].values)), key


@pytest.mark.parametrize("key", OPTIONS)
def test_labels_are_short_and_differ_and_phrases_are_sentences(key: str) -> None:
    said = OPTION_WORDS[key]
    labels = [value_label(key, value, EN) for value in OPTIONS[key].values]
    rules = [rule(key, value, EN) for value in OPTIONS[key].values]

    assert len(set(labels)) == len(labels)
    assert len(set(rules)) == len(rules)
    assert all(len(label) <= 36 and not label[0].isupper() and not label.endswith(".") for label in labels)
    assert said.label[0].isupper()
    assert len(said.label) <= 36
    assert all(re.fullmatch(r"[A-Z].*[^ ]\.", text) for text in (said.phrase, *rules))


def test_no_two_options_are_called_the_same() -> None:
    assert len({said.label for said in OPTION_WORDS.values()}) == len(OPTIONS)


def test_topics_have_names() -> None:
    assert [topic_name(topic, EN) for topic in TOPICS] == [
        "Pots and showdown",
        "Betting",
        "Stud",
        "Button and blinds",
        "Floor",
        "Chips and prizes",
    ]


@pytest.mark.parametrize(
    ("key", "value", "label", "said"),
    [
        ("cap_raises", 4, "four raises", "A round of limit poker has a bet and four raises."),
        ("even_split", True, "one even split", "The whole pot is split once, as evenly as possible."),
        ("time_limit", (10, 0), "10 s", "Once the clock runs a player has 10 s."),
        (
            "time_limit",
            (25, 5),
            "25 + 5 s",
            "Once the clock runs a player has 25 s, and then 5 s counted down.",
        ),
        (
            "ft_size",
            ((9, 10), (6, 7)),
            "9→10, 6→7",
            "Players at the final table, by the seats at a table: 9→10, 6→7.",
        ),
    ],
)
def test_a_value_is_said_in_a_few_words_and_in_a_sentence(
    key: str, value: OptionValue, label: str, said: str
) -> None:
    assert (value_label(key, value, EN), rule(key, value, EN)) == (label, said)


@pytest.mark.parametrize("name", RULE_SETS)
@pytest.mark.parametrize("game", DISCIPLINES)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_rule_set_has_a_row_for_every_option_in_every_game(name: str, game: str, language: str) -> None:
    plan = Plan(name="Cup", rules=name, discipline=game)  # type: ignore[arg-type]

    rows = option_rows(plan, words_for(language))

    assert [one.key for one in rows] == list(OPTIONS)
    assert not any(one.changed for one in rows)
    assert all(one.source and one.value in offered(plan, one.key) for one in rows)


def test_a_row_says_where_the_value_comes_from() -> None:
    plan = Plan(name="Cup", rules="tda-2024", structure="FL", options=(("cap_hu", "never"),))

    assert row("button_rule", plan).source == "TDA 32"
    assert row("race_round", plan).source == "house choice"
    assert row("race_round", plan).house
    assert row("cap_raises", plan).source == "TDA 48, left to the house"
    assert (row("cap_hu", plan).source, row("cap_hu", plan).value_label) == ("set for this event", "never")
    assert (row("cap_hu", plan).changed, row("cap_hu", plan).house) == (True, True)


def test_an_option_set_to_what_the_book_says_is_not_changed() -> None:
    plan = Plan(name="Cup", rules="tda-2024", options=(("button_rule", "dead"),))

    assert (row("button_rule", plan).source, row("button_rule", plan).changed) == ("TDA 32", False)


def test_rows_are_those_of_the_game() -> None:
    draw = Plan(name="Cup", rules="robert-11", discipline="draw5", structure="FL")
    hi_lo = Plan(name="Cup", discipline="stud8", structure="FL", options=(("pair4", "any_player"),))

    assert row("cap_raises", draw).value == 4
    assert (row("pair4", hi_lo).value, row("pair4", hi_lo).fixed, row("pair4", hi_lo).changed) == (
        "off",
        True,
        False,
    )


@pytest.mark.parametrize(
    ("discipline", "structure", "idle"),
    [
        ("holdem", "NL", {"odd_stud", "odd_low", "even_split", "cap_raises", "pl_round", "stud_short"}),
        ("omaha", "PL", {"odd_stud", "odd_low", "even_split", "cap_raises", "fl_reopen", "common_first"}),
        ("stud", "FL", {"odd_button", "odd_low", "big_reopen", "pl_preflop", "button_rule", "bba_order"}),
        ("stud8", "FL", {"odd_button", "big_reopen", "pl_preflop", "button_rule", "new_between"}),
    ],
)
def test_a_row_says_whether_it_counts_in_this_game(discipline: str, structure: str, idle: set[str]) -> None:
    plan = Plan(name="Cup", discipline=discipline, structure=structure)  # type: ignore[arg-type]

    counting = {one.key for one in option_rows(plan, EN) if one.counts}

    assert not counting & idle
    assert {"split_unit", "show_bet", "oot", "time_limit", "ft_size", "race_round"} <= counting


def test_every_option_counts_in_some_game() -> None:
    plans = [
        Plan(name="Cup", discipline=game, structure=structure)
        for game in DISCIPLINES
        for structure in STRUCTURES
    ]

    assert {one.key for plan in plans for one in option_rows(plan, EN) if one.counts} == set(OPTIONS)


def test_what_is_offered_holds_what_is_in_force_even_if_it_is_unusual() -> None:
    plan = Plan(name="Cup", rules="party-stud", options=(("time_limit", (45, 15)),))

    assert {(45, 15), (10, 20), (25, 5)} <= set(offered(plan, "time_limit"))
    assert offered(plan, "even_split") == (True, False)


def test_the_difference_of_two_set_ups_is_told_in_a_few_words() -> None:
    before = Plan(name="Cup", rules="tda-2024", options=(("cap_raises", 4), ("time_limit", (30, 10))))
    after = Plan(name="Cup", rules="tda-2024", options=(("odd_stud", "high_card_all"), ("cap_raises", 4)))

    assert difference(before, after, EN) == (
        "Odd chip in stud – highest of all cards",
        "Time to act – as the book says",
    )
    assert difference(after, after, EN) == ()
    assert difference(None, before, EN)[0] == "Raises in limit – four raises"


def test_a_label_of_an_option_stands_alone() -> None:
    assert option_label("oot", EN) == "Acting out of turn"
    assert ruleset().text("oot") == "chips_stay"
