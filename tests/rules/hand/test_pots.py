"""Main pot and side pots: the cases of rules.md 4.6, what went wrong elsewhere, and laws."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.rules.hand.pots import BadStakes, Pot, Stake, State, build_pots, uncalled

# ------------------------------------------------------------------ cases


def test_t094_an_all_in_for_less_is_kept_apart_from_what_is_bet_above_it() -> None:
    """SP Definitions, side pot."""
    pots = build_pots([Stake(1, 50), Stake(2, 20), Stake(3, 50)])

    assert pots.pots == (Pot(60, (1, 2, 3)), Pot(60, (1, 3)))
    assert pots.returned == {}


def test_t096_three_levels_make_three_pots_and_equal_levels_one() -> None:
    """SP Definitions, side pot."""
    pots = build_pots([Stake(1, 100), Stake(2, 250), Stake(3, 400), Stake(4, 400)])

    assert pots.pots == (Pot(400, (1, 2, 3, 4)), Pot(450, (2, 3, 4)), Pot(300, (3, 4)))


def test_t098_the_uncalled_part_goes_back_before_pots_are_built() -> None:
    """SP 5.9.1, TDA 15-B."""
    pots = build_pots([Stake(1, 500), Stake(2, 200), Stake(3, 50, state="folded")])

    assert pots.returned == {1: 300}
    assert pots.pots == (Pot(450, (1, 2)),)


def test_t101_a_short_ante_wins_only_as_much_of_every_other_ante() -> None:
    """Antes layer like bets."""
    pots = build_pots([Stake(1, 0, ante=30), *(Stake(seat, 0, ante=50) for seat in range(2, 7))])

    assert pots.pots == (Pot(180, (1, 2, 3, 4, 5, 6)), Pot(100, (2, 3, 4, 5, 6)))


def test_t103_chips_of_killed_hands_above_every_live_one_join_the_last_pot() -> None:
    """No book says so; the floor should look."""
    killed = [Stake(2, 300, state="killed"), Stake(3, 300, state="killed")]

    pots = build_pots([Stake(1, 100), *killed])

    assert pots.pots == (Pot(700, (1,)),)
    assert pots.above == 400


def test_t257_everything_nobody_called_goes_back_before_the_pot_is_pushed() -> None:
    """SP 5.9.1, TDA 15-B."""
    pots = build_pots([Stake(1, 800), Stake(2, 300, state="folded")])

    assert pots.returned == {1: 500}
    assert pots.pots == (Pot(600, (1,)),)


def test_r06_the_uncalled_part_of_a_bet_is_not_won_but_goes_back() -> None:
    pots = build_pots([Stake(1, 5_000), Stake(2, 3_200)])

    assert pots.returned == {1: 1_800}
    assert pots.pots == (Pot(6_400, (1, 2)),)


def test_r08_an_all_in_player_keeps_his_claim_to_the_pot_he_paid_into() -> None:
    pots = build_pots([Stake(1, 1_000), Stake(2, 5_000), Stake(3, 5_000)])

    assert pots.pots == (Pot(3_000, (1, 2, 3)), Pot(8_000, (2, 3)))


def test_r14_a_big_blind_ante_is_dead_money_and_the_blind_alone_is_a_level() -> None:
    """TDA RP-11: blind first; or the ante first, where a house keeps that."""
    folded, raiser = Stake(2, 500, state="folded"), Stake(4, 3_000)

    blind_first = build_pots([folded, Stake(3, 1_000), raiser], dead=100)
    ante_first = build_pots([folded, Stake(3, 100), raiser], dead=1_000)

    assert blind_first.pots == (Pot(2_600, (3, 4)),)
    assert blind_first.returned == {4: 2_000}
    assert ante_first.pots == (Pot(1_300, (3, 4)), Pot(800, (4,)))
    assert ante_first.returned == {4: 2_500}


# ------------------------------------------------------------------ edges


def test_an_ante_is_never_an_uncalled_bet() -> None:
    assert build_pots([Stake(1, 0, ante=50), Stake(2, 0, ante=20)]).returned == {}
    assert build_pots([Stake(1, 0, ante=50), Stake(2, 0, ante=20)]).pots == (Pot(40, (1, 2)), Pot(30, (1,)))


def test_folded_chips_call_as_well_as_any() -> None:
    pots = build_pots([Stake(1, 100, state="folded"), Stake(2, 100), Stake(3, 40)])

    assert pots.returned == {}
    assert pots.pots == (Pot(120, (2, 3)), Pot(120, (2,)))


def test_what_nobody_called_goes_back_even_to_a_hand_that_died_since() -> None:
    assert build_pots([Stake(1, 500, state="killed"), Stake(2, 200)]).returned == {1: 300}


def test_all_in_for_the_big_blind_ante_alone_wins_the_dead_money_only() -> None:
    """Whoever was dealt in may win it."""
    pots = build_pots([Stake(1, 0), Stake(2, 200), Stake(3, 200)], dead=100)

    assert pots.pots == (Pot(100, (1, 2, 3)), Pot(400, (2, 3)))


def test_before_any_chip_is_in_there_is_no_pot() -> None:
    assert build_pots([Stake(1, 0), Stake(2, 0)]).pots == ()


def test_a_bet_nobody_called_leaves_no_pot_behind() -> None:
    pots = build_pots([Stake(1, 100), Stake(2, 0, state="folded")])

    assert (pots.returned, pots.pots) == ({1: 100}, ())


def test_nobody_has_an_uncalled_bet_where_nobody_is() -> None:
    assert uncalled([]) == {}
    assert uncalled([Stake(1, 70)]) == {1: 70}


@pytest.mark.parametrize(
    ("code", "stakes", "dead"),
    [
        ("nobody_live", [], 0),
        ("nobody_live", [Stake(1, 5, state="folded"), Stake(2, 5, state="killed")], 0),
        ("seat_twice", [Stake(1, 5), Stake(1, 5)], 0),
        ("less_than_nothing", [Stake(1, -5)], 0),
        ("less_than_nothing", [Stake(1, 5, ante=-1)], 0),
        ("less_than_nothing", [Stake(1, 5)], -1),
    ],
)
def test_stakes_that_cannot_be_are_refused(code: str, stakes: list[Stake], dead: int) -> None:
    with pytest.raises(BadStakes) as refused:
        build_pots(stakes, dead)

    assert refused.value.code == code


# ------------------------------------------------------------------ laws

AMOUNTS = st.one_of(st.sampled_from([0, 50, 100, 300]), st.integers(0, 2_000))
STATES: st.SearchStrategy[State] = st.sampled_from(("live", "live", "folded", "killed"))


@st.composite
def some_stakes(draw: st.DrawFn) -> list[Stake]:
    seats = draw(st.lists(st.integers(1, 23), min_size=1, max_size=9, unique=True))
    states: list[State] = [draw(STATES) for _ in seats]
    states[draw(st.integers(0, len(seats) - 1))] = "live"
    return [
        Stake(seat, draw(AMOUNTS), draw(st.sampled_from([0, 0, 25, 50])), state)
        for seat, state in zip(seats, states, strict=True)
    ]


@given(some_stakes(), st.integers(0, 500))
def test_not_a_chip_is_lost_or_made(stakes: list[Stake], dead: int) -> None:
    pots = build_pots(stakes, dead)

    put_in = sum(stake.put + stake.ante for stake in stakes) + dead
    assert sum(pots.returned.values()) + sum(pot.amount for pot in pots.pots) == put_in


@given(some_stakes(), st.integers(0, 500))
def test_every_live_hand_may_win_what_it_matched_and_no_dead_hand_anything(
    stakes: list[Stake], dead: int
) -> None:
    pots = build_pots(stakes, dead)
    live = {stake.seat: stake.put + stake.ante for stake in stakes if stake.state == "live"}

    assert all(pot.eligible and set(pot.eligible) <= live.keys() for pot in pots.pots)
    # Who is in a side pot is in all pots before it.
    for wider, narrower in zip(pots.pots, pots.pots[1:], strict=False):
        assert set(narrower.eligible) < set(wider.eligible)
    for seat, inside in live.items():
        kept = inside - pots.returned.get(seat, 0)
        assert not kept or any(seat in pot.eligible for pot in pots.pots)
        # From each other player nobody can win more than he put in himself.
        if pots.above or dead:
            continue
        most = sum(min(stake.put + stake.ante - pots.returned.get(stake.seat, 0), kept) for stake in stakes)
        assert sum(pot.amount for pot in pots.pots if seat in pot.eligible) == most


@given(some_stakes(), st.integers(0, 500), st.randoms(use_true_random=False))
def test_the_order_of_players_does_not_matter(stakes: list[Stake], dead: int, chance: object) -> None:
    shuffled = list(stakes)
    chance.shuffle(shuffled)  # type: ignore[attr-defined]

    assert build_pots(shuffled, dead) == build_pots(stakes, dead)


@given(some_stakes())
def test_two_pots_never_have_the_same_live_hands(stakes: list[Stake]) -> None:
    eligible = [pot.eligible for pot in build_pots(stakes).pots]

    assert len(set(eligible)) == len(eligible)


@given(some_stakes(), st.integers(1, 500))
def test_only_the_highest_bet_goes_back_and_only_what_is_above_the_next(
    stakes: list[Stake], more: int
) -> None:
    top = max(stake.put for stake in stakes)
    raised = [*stakes, Stake(24, top + more)]

    assert build_pots(raised).returned == {24: more}
    assert build_pots([*raised, Stake(25, top + more, state="folded")]).returned == {}
