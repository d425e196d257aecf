"""What holds in every hand of every game, structure and rule set, whoever plays it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from director.rules.cards.card import read_cards
from director.rules.games import HOLE
from director.rules.hand.acts import FREE, What
from director.rules.hand.betting import Legal, Round
from director.rules.hand.hand import Hand
from director.rules.hand.playing import begin, moved, settled
from director.rules.questions.betting_round import round_topic
from director.rules.questions.catalogue import answer
from director.rules.questions.hand import hand_topic
from director.rules.questions.hand_reading import read_hand
from tests.helpers.random_hands import Question, RandomHand, random_hand, round_question, rounds
from tests.helpers.rounds import accepted

SEEDS = st.integers(0, 2**32 - 1)


@cache
def played(seed: int) -> RandomHand:
    return random_hand(random.Random(seed))


@cache
def played_out(seed: int) -> RandomHand:
    return random_hand(random.Random(seed), whole=True)


def states(made: RandomHand) -> Iterator[Hand]:
    return iter(made.hands)


# ------------------------------------------------------------------ chips and pots


@given(SEEDS)
def test_at_every_step_all_chips_are_in_stacks_or_in_the_middle(seed: int) -> None:
    for hand in states(played(seed)):
        behind, pots = hand.behind, hand.pots
        assert min(behind.values()) >= 0
        assert sum(behind.values()) + hand.pot == sum(hand.deal.stacks.values())
        assert sum(pot.amount for pot in pots.pots) + sum(pots.returned.values()) == hand.pot


@given(SEEDS)
def test_no_pot_loses_a_live_player_or_knows_a_dead_one(seed: int) -> None:
    for hand in states(played(seed)):
        live = set(hand.live)
        eligible = [set(pot.eligible) for pot in hand.pots.pots]
        assert all(seats <= live for seats in eligible)
        # Each side pot is for fewer players than the pot below it, or it would be the same pot.
        assert all(side < main for main, side in pairwise(eligible))
        paid = {seat for seat in live if hand.put[seat] + hand.posted.antes.get(seat, 0)}
        assert not eligible or paid <= eligible[0]


@given(SEEDS)
def test_who_can_win_a_pot_never_grows(seed: int) -> None:
    for before, after in pairwise(states(played(seed))):
        assert set(after.live) <= set(before.live)
        assert all(after.behind[seat] <= chips for seat, chips in before.behind.items())


@given(SEEDS)
def test_at_the_end_shares_sum_to_pots_and_stacks_to_what_was_there(seed: int) -> None:
    made = played_out(seed)
    end = hand_topic(made.question).answer
    hand = made.hands[-1]

    assert hand.over
    shares, stacks, returned = end["shares"], end["stacks"], end["returned"]
    assert isinstance(shares, dict)
    assert isinstance(stacks, dict)
    assert isinstance(returned, dict)
    assert sum(shares.values()) + sum(returned.values()) == hand.pot
    assert sum(stacks.values()) == sum(hand.deal.stacks.values())
    assert {int(seat) for seat, chips in shares.items() if chips} <= set(hand.live)
    for seat, behind in hand.behind.items():
        assert stacks[str(seat)] == behind + shares.get(str(seat), 0) + returned.get(str(seat), 0)


@given(SEEDS)
def test_nobody_wins_more_of_each_other_player_than_he_put_in_himself(seed: int) -> None:
    made = played_out(seed)
    hand, end = made.hands[-1], hand_topic(made.question).answer
    shares = end["shares"]
    assert isinstance(shares, dict)
    put = {seat: chips + hand.posted.antes.get(seat, 0) for seat, chips in hand.put.items()}
    unmatched = sum(hand.pots.returned.values()) + hand.pots.above
    for seat, share in shares.items():
        most = sum(min(chips, put[int(seat)]) for chips in put.values()) + hand.posted.bb_ante
        assert share <= most + unmatched


# ------------------------------------------------------------------ what is lawful


def allows(legal: Legal, now: Round, what: What, total: int | None) -> bool:
    """Whether the round has said that this may be done by whoever is to act."""
    place = now.acting
    assert place is not None
    if what == "fold":
        return legal.may_fold
    if what == "check":
        return legal.may_check
    if what == "call":
        return bool(legal.call) and not legal.must_bring_in and total in (None, place.put + (legal.call or 0))
    if not legal.may_raise or total is None or legal.min_to is None or legal.max_to is None:
        return False
    if what != ("raise" if now.standing.highest else "bet"):
        return False
    if total == place.most:
        return now.standing.highest < total <= legal.max_to
    return total in legal.sizes if legal.sizes else legal.min_to <= total <= legal.max_to


def candidates(legal: Legal, now: Round) -> Iterator[tuple[What, int | None]]:
    """What might be tried, at and beside every limit that was told."""
    place = now.acting
    assert place is not None
    totals = {0, place.put, place.most, place.most + 1, now.standing.highest, now.standing.highest + 1}
    for told in (legal.min_to, legal.max_to, *legal.sizes):
        if told is not None:
            totals |= {told - 1, told, told + 1}
    for word in FREE:
        yield ("fold" if word == "fold" else "check"), None
    yield "call", None
    for total in sorted(one for one in totals if one >= 0):
        yield "call", total
        yield "bet", total
        yield "raise", total


@settings(max_examples=60)
@given(SEEDS)
def test_what_is_told_to_be_lawful_is_accepted_and_nothing_else(seed: int) -> None:
    for hand in states(played(seed)):
        if (now := hand.round) is None or now.closed:
            continue
        legal = now.legal()
        assert legal.to_act == hand.to_act
        for what, total in candidates(legal, now):
            assert accepted(now, legal.to_act or 0, what, total) is allows(legal, now, what, total), (
                what,
                total,
            )


@settings(max_examples=60)
@given(SEEDS)
def test_nobody_acts_but_whose_turn_it_is(seed: int) -> None:
    for hand in states(played(seed)):
        if (now := hand.round) is None:
            continue
        for seat in {*hand.deal.stacks} - {now.to_act}:
            for what in ("fold", "check", "call", "all_in", "bring_in"):
                assert not accepted(now, seat, what, None)


@given(SEEDS)
def test_a_hand_ends_and_as_long_as_it_does_not_somebody_or_the_dealer_is_next(seed: int) -> None:
    made = played_out(seed)

    assert made.hands[-1].over
    assert not any(hand.over for hand in made.hands[:-1])


# ------------------------------------------------------------------ the same again, in another order


@given(SEEDS)
def test_the_same_actions_give_the_same_verdict_and_no_value_has_changed(seed: int) -> None:
    question = played(seed).question
    again = random_hand(random.Random(seed)).question

    assert again == question
    assert hand_topic(question) == hand_topic(again)


@given(SEEDS)
def test_a_hand_is_the_same_whether_played_at_once_or_step_by_step(seed: int) -> None:
    made = played(seed)
    read = read_hand(made.question)

    hand = settled(begin(read.deal))
    for at, move in enumerate(read.moves):
        assert hand == made.hands[at]
        hand = settled(moved(hand, move))
    assert hand == made.hands[-1]


@given(SEEDS)
def test_the_order_in_which_players_are_told_does_not_matter(seed: int) -> None:
    question, chance = played(seed).question, random.Random(seed)
    turned = {**question, **{name: shuffled(question[name], chance) for name in ("stacks", "hole")}}

    assert hand_topic(turned) == hand_topic(question)


def shuffled(members: dict[str, object], chance: random.Random) -> dict[str, object]:
    return dict(chance.sample(list(members.items()), len(members)))


@given(SEEDS)
def test_a_round_asked_for_itself_says_what_the_hand_says(seed: int) -> None:
    made = played(seed)
    hand = made.hands[-1]
    asked = list(rounds(made))

    for question in asked:
        assert round_topic(question).answer["pot_now"] is not None
    if hand.round is not None and asked and asked[-1] == round_question(made.question, hand.round):
        assert hand_topic(made.question).answer["round"] == round_topic(asked[-1]).answer


# ------------------------------------------------------------------ single topics


PLAYERS = st.lists(
    st.tuples(st.integers(0, 60), st.integers(0, 5), st.sampled_from(["live", "live", "folded", "killed"])),
    min_size=1,
    max_size=9,
)


def stakes(players: list[tuple[int, int, str]], order: list[int] | None = None) -> list[Question]:
    told = [
        {"seat": seat, "in": put, "ante": ante, "state": state}
        for seat, (put, ante, state) in enumerate(players, 1)
    ]
    return told if order is None else [told[at] for at in order]


@given(PLAYERS, st.integers(0, 20), st.randoms(use_true_random=False))
def test_pots_hold_every_chip_whatever_the_order(
    players: list[tuple[int, int, str]], dead: int, chance: random.Random
) -> None:
    players[0] = (*players[0][:2], "live")
    told = answer({"ask": "pots", "players": stakes(players), "dead": dead}).answer
    order = chance.sample(range(len(players)), len(players))

    returned, pots = told["returned"], told["pots"]
    assert isinstance(returned, dict)
    assert isinstance(pots, list)
    whole = sum(put + ante for put, ante, _ in players) + dead
    assert sum(returned.values()) + sum(pot["amount"] for pot in pots) == whole
    assert answer({"ask": "pots", "players": stakes(players, order), "dead": dead}).answer == told
    assert len({tuple(pot["eligible"]) for pot in pots}) == len(pots)


@given(PLAYERS)
def test_equal_stakes_make_one_pot(players: list[tuple[int, int, str]]) -> None:
    equal = [(40, 5, state) for _, _, state in players]
    equal[0] = (40, 5, "live")
    if len(equal) > 1:
        told = answer({"ask": "pots", "players": stakes(equal)}).answer
        live = [seat for seat, (_, _, state) in enumerate(equal, 1) if state == "live"]
        assert told == {"returned": {}, "pots": [{"amount": 45 * len(equal), "eligible": live}]}


@given(SEEDS, st.sampled_from(["holdem", "omaha", "stud", "stud8", "draw5"]))
def test_comparing_does_not_mind_the_order_of_hands_nor_of_cards(seed: int, game: str) -> None:
    chance = random.Random(seed)
    deck = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
    chance.shuffle(deck)
    size = {"holdem": 2, "omaha": 4, "stud": 7, "stud8": 7, "draw5": 5}[game]
    hands = {str(seat): [deck.pop() for _ in range(size)] for seat in chance.sample(range(1, 24), 4)}
    board = [deck.pop() for _ in range(5)] if game in ("holdem", "omaha") else []
    question = {"ask": "compare", "game": game, "board": "".join(board)}
    told = answer({**question, "hands": {seat: "".join(cards) for seat, cards in hands.items()}}).answer

    mixed = {seat: "".join(chance.sample(cards, size)) for seat, cards in shuffled_items(hands, chance)}
    again = answer({**question, "board": "".join(chance.sample(board, len(board))), "hands": mixed}).answer

    for side in ("high", "low"):
        first, second = told[side], again[side]
        assert isinstance(first, list)
        assert isinstance(second, list)
        assert list(map(sorted, first)) == list(map(sorted, second))


def shuffled_items(hands: dict[str, list[str]], chance: random.Random) -> list[tuple[str, list[str]]]:
    return chance.sample(list(hands.items()), len(hands))


@pytest.mark.parametrize("game", HOLE)
def test_random_hands_reach_every_game_and_every_end(game: str) -> None:
    """The laws above mean something: hands end by a fold, at a showdown, with side pots, with ties."""
    seen = [played_out(seed) for seed in range(400)]
    ends = [made.hands[-1] for made in seen if made.question["game"] == game]

    assert any(hand.alone for hand in ends)
    assert any(len(hand.pots.pots) > 1 and not hand.alone for hand in ends)
    assert any(hand.betting_over and not hand.alone for hand in ends)
    assert all(read_cards(made.question["hole"][seat]) for made in seen for seat in made.question["hole"])
