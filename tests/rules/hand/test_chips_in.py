"""What chips on the table mean, case by case."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.domain.plan import STRUCTURES
from director.rules.hand.chips_in import WORDS, Meaning, NothingDone, Push, chips_mean
from director.rules.rulesets import NAMES, ruleset
from director.rules.verdict import Verdict

TDA, SP = "tda-2024", "sport-ru"

NL = Push("NL", pot=0, facing=0, put=0, min_to=1, chips=())
PL, FL = NL._replace(structure="PL"), NL._replace(structure="FL")


def verdict(push: Push, name: str = TDA, **options: object) -> Verdict[Meaning]:
    return chips_mean(push, ruleset(name, options))


def mean(push: Push, name: str = TDA, **options: object) -> tuple[str, int, int]:
    return verdict(push, name, **options).answer


def places(push: Push, name: str) -> list[str]:
    return [f"{one.book} {one.article}" for one in verdict(push, name).because]


def chips(*parts: tuple[int, int]) -> tuple[int, ...]:
    return tuple(value for count, value in parts for _ in range(count))


@pytest.mark.parametrize("name", NAMES)
def test_t074_sp_4_12_one_silent_chip_is_a_call_in_every_book(name: str) -> None:
    silent = NL._replace(pot=50, facing=50, min_to=100, chips=(100,))

    assert mean(silent, name) == ("call", 50, 50)
    assert places(silent, name) == (["SP 4.12"] if name == SP else ["TDA 44"])
    assert mean(silent._replace(last_chips=True), name) == ("call", 50, 50)


@pytest.mark.parametrize("name", NAMES)
def test_t075_sp_4_12_an_opening_chip_bets_all_of_it(name: str) -> None:
    assert mean(NL._replace(pot=150, min_to=100, chips=(1000,)), name) == ("bet", 1000, 0)


@pytest.mark.parametrize("name", NAMES)
def test_t076_sp_4_12_in_pot_limit_an_opening_chip_bets_the_pot(name: str) -> None:
    assert mean(PL._replace(pot=150, min_to=100, chips=(1000,)), name) == ("bet", 150, 850)


@pytest.mark.parametrize("name", NAMES)
def test_t077_sp_4_14_2_a_word_makes_the_raise_two_chips_needed_are_a_call(name: str) -> None:
    spoken = FL._replace(pot=100, facing=60, min_to=120, chips=(100, 100), said="raise")
    silent = FL._replace(pot=220, facing=120, min_to=180, chips=(100, 100))

    assert mean(spoken, name) == ("raise", 120, 80)
    assert mean(silent, name) == ("call", 120, 80)


@pytest.mark.parametrize("name", NAMES)
def test_t078_t079_t080_sp_4_14_one_chip_a_word_several_chips(name: str) -> None:
    facing = Push("PL", pot=200, facing=100, put=0, min_to=200, chips=(500,))

    assert mean(facing, name) == ("call", 100, 400)
    assert mean(facing._replace(structure="NL", said="raise"), name) == ("raise", 500, 0)
    assert mean(facing._replace(chips=chips((5, 100))), name) == ("raise", 400, 100)


def test_t081_tda_45_a_two_chips_both_needed_are_a_call() -> None:
    silent = NL._replace(facing=1200, min_to=2400, chips=(1000, 1000))

    assert mean(silent) == ("call", 1200, 800)
    assert places(silent, TDA) == ["TDA 45-A"]
    assert places(silent, "wsop-2026") == ["WSOP-T 92"]


def test_t082_tda_45_b_half_a_raise_is_made_a_full_one() -> None:
    facing = NL._replace(facing=1100, min_to=1700)

    assert mean(facing._replace(chips=chips((1, 1000), (5, 100)))) == ("raise", 1700, 0)
    assert mean(facing._replace(chips=chips((1, 1000), (3, 100)))) == ("call", 1100, 200)


def test_t085_tda_45_b_chips_behind_or_the_last_ones() -> None:
    facing = NL._replace(facing=1400, min_to=2800, chips=(1000, 500, 500))

    assert mean(facing) == ("call", 1400, 600)
    assert mean(facing._replace(last_chips=True)) == ("all_in", 2000, 0)
    assert mean(facing._replace(chips=(1000, 500, 500, 500))) == ("raise", 2800, 0)


def test_tda_45_a_last_chips_that_are_all_needed_are_a_call_too() -> None:
    facing = NL._replace(facing=1050, min_to=2100, chips=(1000, 1000), last_chips=True)

    assert mean(facing) == ("call", 1050, 950)
    assert mean(facing, SP) == ("call", 1050, 950)


def test_t087_the_books_differ_on_a_small_surplus() -> None:
    facing = NL._replace(facing=100, min_to=200, chips=(100, 25))

    assert mean(facing, TDA) == ("call", 100, 25)
    assert mean(facing, SP) == ("raise", 200, 0)
    assert places(facing, SP) == ["SP 4.14.3", "SP 4.13"]
    assert mean(facing._replace(said="raise"), SP) == ("underraise", 200, 0), "announced, and too few chips"
    assert mean(facing._replace(said="raise"), TDA) == ("underraise", 200, 0)
    assert mean(facing, TDA, raise_50="evident_raise") == ("raise", 200, 0)
    assert verdict(facing, TDA, raise_50="evident_raise").house == ("raise_50",)


def test_t088_tda_43_a_fourteen_hundred_against_a_thousand_is_a_call() -> None:
    said = NL._replace(facing=1000, min_to=2000, said=1400)

    assert mean(said) == ("call", 1000, 0)
    assert mean(said._replace(said=1500)) == ("raise", 2000, 0)
    assert mean(said._replace(said=2600)) == ("raise", 2600, 0)
    assert mean(said._replace(chips=(500, 500, 500))) == ("call", 1000, 500)


@pytest.mark.parametrize("name", NAMES)
def test_t051_tda_57_five_is_the_most_that_the_pot_covers(name: str) -> None:
    said = NL._replace(pot=4900, min_to=400, said=5)

    assert mean(said, name) == ("bet", 500, 0)
    assert mean(said._replace(pot=5000), name) == ("bet", 5000, 0)
    assert places(said, name)[0] == "TDA 57"


@pytest.mark.parametrize("name", NAMES)
def test_tda_57_chips_equal_to_the_number_said_leave_nothing_unclear(name: str) -> None:
    said = NL._replace(pot=25_000, facing=10_000, min_to=20_000, said=200, chips=(100, 100))

    assert mean(said, name) == ("undercall", 10_000, 0)
    assert "TDA 57" not in places(said, name)
    assert mean(said._replace(pot=900_000), name) == ("undercall", 10_000, 0)
    assert mean(said._replace(pot=900_000, put=1_000), name) == ("undercall", 10_000, 0)
    assert mean(said._replace(pot=900_000, chips=()), name) == ("raise", 200_000, 0)


@pytest.mark.parametrize("name", NAMES)
def test_t090_too_little_for_the_call_must_become_the_call(name: str) -> None:
    silent = NL._replace(facing=8000, min_to=16_000, chips=(1000, 1000))

    assert mean(silent, name) == ("undercall", 8000, 0)
    assert mean(silent._replace(last_chips=True), name) == ("all_in", 2000, 0)
    assert mean(silent._replace(said="call"), name) == ("call", 8000, 0)
    assert mean(silent._replace(said=2000, chips=()), name) == ("undercall", 8000, 0)


def test_tda_61_chips_that_should_be_changed_are_a_raise() -> None:
    # 500 and 25 against 325: without the 25 it would still be a call.
    assert mean(NL._replace(facing=325, min_to=650, chips=(500, 25))) == ("raise", 650, 0)


def test_tda_46_what_was_put_in_before_counts_with_the_new_chips() -> None:
    raised = NL._replace(facing=600, put=50, min_to=1150)

    assert mean(raised._replace(chips=(1000,))) == ("call", 600, 450)
    assert mean(raised._replace(chips=(500, 500))) == ("call", 600, 450)
    assert mean(raised._replace(chips=(100, 500))) == ("call", 600, 50)
    assert mean(raised._replace(chips=(1000, 500))) == ("raise", 1550, 0)


def test_tda_46_with_nothing_to_add_a_chip_is_measured_like_a_raise() -> None:
    """TDA addendum 46, situation 4: chips that match the wager, and any new one, are one bet of several."""
    option = NL._replace(pot=250, facing=100, put=100, min_to=200)

    assert mean(option._replace(chips=(500,))) == ("raise", 600, 0)
    assert mean(option._replace(chips=(50,))) == ("raise", 200, 0)
    assert mean(option._replace(chips=(25,))) == ("call", 100, 25)


def test_sp_4_14_1_one_silent_chip_of_the_big_blind_raises_nothing() -> None:
    """SP 4.12, 4.14.3: only several chips are an evident raise."""
    option = NL._replace(pot=250, facing=100, put=100, min_to=200)

    assert mean(option._replace(chips=(500,)), SP) == ("call", 100, 500)
    assert mean(option._replace(chips=(500,), last_chips=True), SP) == ("call", 100, 500)
    assert mean(option._replace(chips=(25,)), SP) == ("call", 100, 25)
    assert places(option._replace(chips=(500,)), SP) == ["SP 4.12", "SP 4.14.1", "SP 4.14.3"]
    assert mean(option._replace(chips=(25, 25)), SP) == ("raise", 200, 0)
    assert mean(option._replace(chips=(500,), said="raise"), SP) == ("raise", 600, 0)
    taken = verdict(option._replace(chips=(500,)), TDA, raise_50="evident_raise")
    assert (taken.answer, taken.house) == (("call", 100, 500), ("raise_50",))


def test_several_are_raise_takes_chips_that_are_all_needed_for_more_than_a_call() -> None:
    facing = NL._replace(facing=1200, min_to=2400, chips=(1000, 1000))
    option = {"multi_chip": "several_are_raise"}

    assert mean(facing, TDA, **option) == ("raise", 2400, 0)
    assert verdict(facing, TDA, **option).house == ("multi_chip",)
    assert mean(facing._replace(chips=(700, 600)), TDA, **option) == ("call", 1200, 100)
    assert mean(facing._replace(chips=(2000,)), TDA, **option) == ("call", 1200, 800)


def test_raise_said_counts_the_most_the_chips_allow_and_no_less_than_a_full_raise() -> None:
    said = PL._replace(pot=300, facing=100, put=0, min_to=200, said="raise")

    assert mean(said._replace(chips=(1000,))) == ("raise", 500, 500)
    assert mean(said._replace(chips=(150,))) == ("underraise", 200, 0)
    assert mean(said._replace(chips=(150,), last_chips=True)) == ("all_in", 150, 0)
    assert mean(said._replace(chips=(500,), last_chips=True)) == ("all_in", 500, 0)
    assert mean(said._replace(chips=(1000,), last_chips=True)) == ("raise", 500, 500)
    assert mean(said) == ("raise", 200, 0)
    assert mean(said._replace(last_chips=True)) == ("raise", 200, 0)


def test_raise_said_with_nothing_to_raise_is_a_bet() -> None:
    said = NL._replace(pot=300, min_to=100, said="raise")

    assert mean(said._replace(chips=(500,))) == ("bet", 500, 0)
    assert mean(said._replace(chips=(25, 25))) == ("bet", 100, 0)
    assert mean(said) == ("bet", 100, 0)


def test_call_said_is_the_full_call_or_all_he_has() -> None:
    """TDA 51-A, SP 4.8.1."""
    said = NL._replace(pot=300, facing=200, put=50, min_to=400, said="call")

    assert places(said, TDA) == ["TDA 51-A"]
    assert places(said, SP) == ["SP 4.8.1"]

    assert mean(said) == ("call", 200, 0)
    assert mean(said._replace(chips=(500,))) == ("call", 200, 350)
    assert mean(said._replace(chips=(100,), last_chips=True)) == ("all_in", 150, 0)
    assert mean(said._replace(chips=(150,), last_chips=True)) == ("all_in", 200, 0)
    assert mean(said._replace(chips=(500,), last_chips=True)) == ("call", 200, 350)


def test_call_said_with_nothing_to_call_is_a_check() -> None:
    assert mean(NL._replace(pot=300, min_to=100, said="call", chips=(25,))) == ("call", 0, 25)
    assert mean(NL._replace(facing=100, put=100, min_to=200, said="call", chips=(25,), last_chips=True)) == (
        "call",
        100,
        25,
    )


def test_a_bet_below_the_minimum_is_made_up_to_it() -> None:
    short = NL._replace(pot=600, min_to=400, chips=(100, 100))

    assert mean(short) == ("bet", 400, 0)
    assert mean(short._replace(last_chips=True)) == ("all_in", 200, 0)
    assert mean(PL._replace(pot=0, min_to=400, chips=(500,))) == ("bet", 400, 100)
    assert places(short, TDA) == ["TDA 42", "TDA 52-A"]
    assert places(short, SP) == ["SP 4.9.3", "SP 4.13"]


def test_fixed_sizes_take_no_more_and_no_less() -> None:
    facing = FL._replace(pot=30, facing=10, min_to=20)

    assert mean(facing._replace(chips=(5, 5, 5, 5, 5, 5))) == ("raise", 20, 10)
    assert mean(facing._replace(chips=(5, 5, 5))) == ("raise", 20, 0)
    assert mean(facing._replace(said=5)) == ("undercall", 10, 0)
    assert mean(FL._replace(pot=30, min_to=10, said=100)) == ("bet", 10, 0)
    assert mean(facing._replace(chips=(5, 5, 5, 1), last_chips=True)) == ("all_in", 16, 0)
    assert mean(facing._replace(chips=(25, 25), last_chips=True)) == ("raise", 20, 30)


def test_a_number_said_is_the_total_and_chips_too_many_go_back() -> None:
    said = NL._replace(pot=400, facing=100, put=0, min_to=200, chips=(1000,), said=300)

    assert mean(said) == ("raise", 300, 700)
    assert mean(said._replace(last_chips=True)) == ("raise", 300, 700)
    assert mean(said._replace(said=1000, last_chips=True)) == ("all_in", 1000, 0)
    assert mean(said._replace(said=5000, last_chips=True)) == ("all_in", 1000, 0)
    assert mean(said._replace(said=5000)) == ("raise", 5000, 0)
    assert mean(said._replace(said=100)) == ("call", 100, 900)


def test_nobody_puts_in_more_than_he_has() -> None:
    last = NL._replace(pot=400, facing=100, min_to=200, chips=(100, 25, 25), last_chips=True)

    assert mean(last._replace(said=140), SP) == ("all_in", 150, 0)
    assert mean(last._replace(said=50, chips=(80,))) == ("all_in", 80, 0)


def test_neither_a_chip_nor_a_word_is_nothing_done() -> None:
    with pytest.raises(NothingDone):
        chips_mean(NL, ruleset())


@st.composite
def pushes(draw: st.DrawFn) -> Push:
    facing = draw(st.sampled_from([0, 1, 50, 100, 1200]))
    return Push(
        draw(st.sampled_from(STRUCTURES)),
        pot=draw(st.integers(0, 10_000)),
        facing=facing,
        put=draw(st.integers(0, facing)),
        min_to=facing + draw(st.integers(1, 2_000)),
        chips=tuple(draw(st.lists(st.sampled_from([1, 5, 25, 100, 500, 1000]), min_size=1, max_size=6))),
        said=draw(st.sampled_from([None, *WORDS]) | st.integers(1, 5_000)),
        last_chips=draw(st.booleans()),
    )


@given(pushes(), st.sampled_from(NAMES))
def test_laws_of_what_chips_mean(push: Push, name: str) -> None:
    means, total, returned = mean(push, name)

    assert returned == max(0, push.in_front - total)
    assert not push.last_chips or total <= push.in_front
    assert means != "all_in" or (push.last_chips and total == push.in_front)
    assert means not in {"call", "undercall"} or total == push.facing
    assert means not in {"bet", "raise"} or total >= push.min_to
    assert means != "underraise" or total == push.min_to > push.in_front
    assert means != "bet" or push.facing == 0
    assert means not in {"raise", "undercall", "underraise"} or push.facing > 0
    assert push.most is None or total <= max(push.most, push.facing)


@given(pushes(), st.sampled_from(NAMES))
def test_the_order_of_chips_does_not_matter(push: Push, name: str) -> None:
    assert mean(push, name) == mean(push._replace(chips=tuple(sorted(push.chips))), name)


@given(pushes(), st.sampled_from(NAMES))
def test_an_oversized_chip_in_silence_never_raises(push: Push, name: str) -> None:
    silent = push._replace(said=None, chips=push.chips[:1])
    if silent.put < silent.facing:
        assert mean(silent, name)[0] in {"call", "undercall", "all_in"}


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("sport-ru", ["SP 4.7.3"]),
        ("draw-room", ["DR Second round"]),
        ("stud-room", ["ST intro"]),
        ("party-stud", ["PP limit"]),
        ("online-stud", ["OS limit"]),
        ("tda-2024", []),
        ("robert-11", ["RRoP betting and raising"]),
        ("wsop-2026", []),
    ],
)
def test_fixed_sizes_have_the_article_of_the_book_in_force(name: str, place: list[str]) -> None:
    """As in a round: where a book takes them for granted, none."""
    spoken = FL._replace(pot=100, facing=60, min_to=120, chips=(100, 100), said="raise")

    assert places(spoken, name)[1:] == place


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("sport-ru", "SP 4.7.2"),
        ("tda-2024", "TDA 54-C"),
        ("stud-room", "TDA 54-C"),
        ("robert-11", "RRoP 14"),
        ("wsop-2026", "WSOP-T pot-limit"),
    ],
)
def test_t076_the_pot_as_the_most_has_the_article_of_the_book_in_force(name: str, place: str) -> None:
    assert places(PL._replace(pot=150, min_to=100, chips=(1000,)), name)[-1] == place
