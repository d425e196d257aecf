"""The options of the eight rule sets."""

from collections.abc import Mapping

import pytest

from director.domain.options import OPTIONS, plain
from director.domain.plan import Plan
from director.rules.rulesets import NAMES, BadOption, UnknownRules, changes, rules_of, ruleset
from director.rules.verdict import Article


def test_there_are_eight_rule_sets_and_sport_is_the_default() -> None:
    assert NAMES == (
        "sport-ru",
        "draw-room",
        "stud-room",
        "party-stud",
        "online-stud",
        "tda-2024",
        "robert-11",
        "wsop-2026",
    )
    assert ruleset().name == "sport-ru"


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_set_has_a_lawful_value_for_every_option(name: str) -> None:
    rules = ruleset(name)

    assert set(rules.choices) == set(OPTIONS)
    for key, option in OPTIONS.items():
        assert option.read(plain(rules.value(key))) == rules.value(key), key


@pytest.mark.parametrize("name", NAMES)
def test_a_value_has_an_article_or_is_the_houses(name: str) -> None:
    assert all(choice.article or choice.house for choice in ruleset(name).choices.values())


@pytest.mark.parametrize(
    ("name", "button_rule", "new_between"),
    [
        ("sport-ru", "simple_moving", "wait_between_button_and_blinds"),
        ("draw-room", "sb_poster_next", "wait_between_button_and_blinds"),
        ("stud-room", "dead", "sb_to_button_only"),
        ("tda-2024", "dead", "sb_to_button_only"),
        ("robert-11", "dead", "sb_or_button_wait"),
        ("wsop-2026", "dead", "sb_to_button_only"),
    ],
)
def test_the_books_differ_about_button_and_newcomers(name: str, button_rule: str, new_between: str) -> None:
    rules = ruleset(name)

    assert (rules.text("button_rule"), rules.text("new_between")) == (button_rule, new_between)


def test_what_a_book_says_is_cited_and_what_it_leaves_open_is_the_houses() -> None:
    sport, robert = ruleset("sport-ru"), ruleset("robert-11")

    assert sport.articles("button_rule", "new_between") == (Article("SP", "Definitions"),)
    assert sport.house("button_rule", "new_between") == ("new_between",)
    # RRoP 4-2 knows the moving and the dead button and lets the house pick.
    assert robert.articles("button_rule") == (Article("RRoP", "4-2b"),)
    assert robert.house("button_rule", "new_between") == ("button_rule",)


def test_a_silent_book_takes_the_value_of_tda_as_house_choice() -> None:
    rules = ruleset("stud-room")

    assert rules.text("halt_rule") == "by_elimination_at_blinds"
    assert rules.house("halt_rule") == ("halt_rule",)
    assert rules.articles("halt_rule") == ()


def test_an_article_is_cited_once_for_two_options() -> None:
    assert ruleset("tda-2024").articles("bba_order", "bba_reduce") == (Article("TDA", "RP-11"),)


def test_an_option_changed_by_the_house_is_marked_so() -> None:
    rules = ruleset("tda-2024", {"new_between": "sb_or_button_wait"})

    assert rules.text("new_between") == "sb_or_button_wait"
    assert rules.house("button_rule", "new_between") == ("new_between",)
    assert rules.articles("new_between") == ()
    assert rules.choices["new_between"].given


def test_an_option_set_to_what_the_book_says_stays_the_books() -> None:
    rules = ruleset("tda-2024", {"button_rule": "dead"})

    assert rules.articles("button_rule") == (Article("TDA", "32"),)
    assert rules.house("button_rule") == ()
    assert rules.choices["button_rule"].given


@pytest.mark.parametrize(
    ("options", "value"),
    [
        ({"cap_raises": 4}, 4),
        ({"even_split": False}, False),
        ({"time_limit": [30, 10]}, (30, 10)),
        ({"ft_size": {"6": 6, "9": 10}}, ((9, 10), (6, 6))),
    ],
)
def test_options_that_are_no_words_are_read(options: Mapping[str, object], value: object) -> None:
    (key,) = options

    assert ruleset("wsop-2026", options).value(key) == value


@pytest.mark.parametrize(
    "options",
    [
        {"no_such": "dead"},
        {"button_rule": "frozen"},
        {"button_rule": ["dead"]},
        {"button_rule": None},
        {"cap_raises": 5},
        {"cap_raises": 3.0},
        {"cap_raises": True},
        {"even_split": 1},
        {"time_limit": 25},
        {"time_limit": [25]},
        {"time_limit": [25, True]},
        {"time_limit": [0, 5]},
        {"time_limit": ["25", 5]},
        {"time_limit": [25, 10**9]},
        {"ft_size": 9},
        {"ft_size": {}},
        {"ft_size": {"9": "9"}},
        {"ft_size": {"99": 9}},
        {"ft_size": {"9": 1}},
        {"ft_size": {"٩": 9}},
    ],
)
def test_options_nobody_knows_and_values_they_cannot_have_are_refused(options: Mapping[str, object]) -> None:
    with pytest.raises(BadOption) as refused:
        ruleset("sport-ru", options)

    assert refused.value.key in options


def test_a_rule_set_nobody_knows_is_refused() -> None:
    with pytest.raises(UnknownRules):
        ruleset("fide-2018")


@pytest.mark.parametrize(
    ("name", "game", "key", "value", "place"),
    [
        ("robert-11", "holdem", "cap_raises", 3, Article("RRoP", "betting and raising")),
        ("robert-11", "draw5", "cap_raises", 4, Article("RRoP", "betting and raising")),
        ("wsop-2026", "stud", "stud_tie_first", "suit", Article("WSOP-T", "stud")),
        ("wsop-2026", "stud8", "stud_tie_first", "position", Article("WSOP-T", "stud")),
        ("stud-room", "stud", "pair4", "any_player", Article("ST", "intro")),
        ("stud-room", "stud8", "pair4", "off", Article("ST", "6.3.7")),
        ("tda-2024", "stud8", "pair4", "off", Article("TDA", "RP-10-F")),
    ],
)
def test_a_book_may_say_another_thing_of_one_game(
    name: str, game: str, key: str, value: object, place: Article
) -> None:
    rules = ruleset(name).playing(game)

    assert (rules.value(key), rules.articles(key), rules.house(key)) == (value, (place,), ())


@pytest.mark.parametrize("name", ["sport-ru", "draw-room", "party-stud", "online-stud", "robert-11"])
def test_an_open_pair_has_no_effect_in_hi_lo_and_a_silent_book_makes_it_a_house_choice(name: str) -> None:
    rules = ruleset(name).playing("stud8")

    assert (rules.value("pair4"), rules.articles("pair4"), rules.house("pair4")) == ("off", (), ("pair4",))


@pytest.mark.parametrize("name", NAMES)
def test_no_event_can_give_an_open_pair_in_hi_lo_an_effect(name: str) -> None:
    rules = ruleset(name, {"pair4": "any_player"})

    assert rules.playing("stud").text("pair4") == "any_player"
    assert rules.playing("stud8").text("pair4") == "off"
    assert not rules.playing("stud8").choices["pair4"].given


def test_what_was_set_for_the_event_holds_in_every_game() -> None:
    three, four = ruleset("robert-11", {"cap_raises": 3}), ruleset("robert-11", {"cap_raises": 4})

    assert three.playing("draw5").value("cap_raises") == 3
    assert three.house("cap_raises") == ()
    assert three.playing("draw5").house("cap_raises") == ("cap_raises",)
    # Four raises are what the book says of draw, and of no other game.
    assert four.playing("draw5").house("cap_raises") == ()
    assert four.playing("holdem").house("cap_raises") == ("cap_raises",)


def test_asking_twice_changes_nothing() -> None:
    once = ruleset("wsop-2026", {"pair4": "any_player"}).playing("stud8")

    assert once.playing("stud8") == once


# ---------------------------------------------------------------- the rules of an event


def test_the_rules_of_an_event_are_its_rule_set_with_what_it_changed() -> None:
    plan = Plan(name="Cup", rules="tda-2024", options=(("cap_raises", 4), ("ft_size", ((9, 10),))))
    rules = rules_of(plan)

    assert rules == ruleset("tda-2024", {"ft_size": {"9": 10}, "cap_raises": 4})
    assert (rules.value("cap_raises"), rules.house("cap_raises")) == (4, ("cap_raises",))
    assert rules_of(Plan(name="Cup", rules="tda-2024")) is ruleset("tda-2024")


def test_what_an_event_changed_is_what_differs_in_its_game() -> None:
    three = Plan(name="Cup", rules="robert-11", options=(("cap_raises", 3), ("button_rule", "dead")))

    assert changes(three) == ()
    # In five-card draw the book says four, so three is a change.
    assert changes(Plan(name="Cup", rules="robert-11", discipline="draw5", options=three.options)) == (
        ("cap_raises", 3),
    )
