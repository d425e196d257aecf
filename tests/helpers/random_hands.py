"""Random hands of every game, structure and rule set, as `director ask` would be asked about them.

Every action in them is lawful: whoever chooses is told by our own rules what may be done.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from director.domain.plan import DISCIPLINES, STRUCTURES
from director.rules.cards.card import DECK, Card, written
from director.rules.games import BOARD, HOLE, STUD
from director.rules.hand.betting import Round
from director.rules.hand.hand import Hand
from director.rules.hand.playing import Move, begin, moved, settled
from director.rules.questions.hand_reading import read_hand
from director.rules.rulesets import NAMES

Question = dict[str, Any]

_MOST: Final = {"holdem": 9, "omaha": 9, "stud": 8, "stud8": 8, "draw5": 6}
"""Players at the largest table; eight in stud get a common card."""

_OPTIONS: Final = {
    "cap_raises": (3, 4),
    "cap_hu": (
        "unless_3plus_started", "whenever_two_left", "before_cap", "event_heads_up", "round_began_heads_up",
        "never",
    ),
    "fl_reopen": ("half", "full"),
    "big_reopen": ("single", "cumulative"),
    "pl_preflop": ("full_blinds", "sb_as_bb", "true_value"),
    "pl_round": ("none", "up_to_unit"),
    "pair4": ("off", "opener_and_others", "any_player", "pair_holder", "pair_holder_and_raises"),
    "odd_stud": ("left_of_button", "left_of_dealer", "high_card_best5", "high_card_all"),
    "odd_low": ("left_of_button", "high_card_best5", "low_card_all"),
    "even_split": (True, False),
    "stud_tie_first": ("suit", "position"),
    "common_first": ("best_with_common", "first_on_sixth"),
    "bba_order": ("blind_first", "ante_first"),
    "show_bet": ("last_aggressor", "first_bettor"),
}  # fmt: skip
"""Options that change how a hand goes, with their values."""


@dataclass(slots=True)
class RandomHand:
    """A question of the topic `hand`, and how it stood before each of its actions and after the last."""

    question: Question
    hands: list[Hand] = field(default_factory=list)


def random_hand(chance: random.Random, *, whole: bool = False) -> RandomHand:
    """A hand up to some point; with `whole` to its end, every card known."""
    question, cards = _dealt(chance)
    if not whole and chance.random() < 0.15:
        _hide(question, chance)
    made = RandomHand(question)
    hand = settled(begin(read_hand(question).deal))
    steps = 400 if whole else chance.choice((0, 3, 8, 400))
    for _ in range(steps):
        made.hands.append(hand)
        if hand.over:
            break
        move = next_move(hand, cards, chance)
        question["actions"].append(_written(move))
        hand = settled(moved(hand, move))
    else:
        made.hands.append(hand)
    return made


# ------------------------------------------------------------------ who sits where, with what


def _dealt(chance: random.Random) -> tuple[Question, list[Card]]:
    """A hand before the first action, and the rest of the deck."""
    game, structure = chance.choice(DISCIPLINES), chance.choice(STRUCTURES)
    count = min(chance.choice((2, 2, 3, 3, 4, 6, 9)), _MOST[game])
    seats = sorted(chance.sample(range(1, 11), count))
    big = chance.choice((2, 10, 20, 100, 400))
    question: Question = {
        "ask": "hand",
        "rules": chance.choice(NAMES),
        "options": {key: chance.choice(_OPTIONS[key]) for key in chance.sample(sorted(_OPTIONS), 3)},
        "game": game,
        "structure": structure,
        "button": chance.choice(
            seats if count == 2 and game not in STUD else (*seats, chance.randint(1, 10))
        ),
        "event_heads_up": count == 2 and chance.random() < 0.3,
        "unit": chance.choice((1, 1, max(1, big // 4))),
        **_posts(game, structure, big, chance),
        "stacks": {str(seat): _stack(big, chance) for seat in seats},
    }
    cards = _shuffled(chance)
    _give_cards(question, seats, cards, chance)
    question["actions"] = []
    return question, cards


def _posts(game: str, structure: str, big: int, chance: random.Random) -> Question:
    ante = {"ante": chance.choice((0, 0, 1, max(1, big // 5)))}
    if game in STUD:
        return {
            **ante,
            "bring_in": chance.choice((0, max(1, big // 4))) if big > 2 else 0,
            "limits": [big, 2 * big],
        }
    blinds: Question = {"small_blind": chance.choice((0, big // 2, big // 2)), "big_blind": big}
    if structure == "FL" and chance.random() < 0.5:
        blinds["limits"] = [big, 2 * big]
    if chance.random() < 0.3:
        return {**blinds, "bb_ante": big}
    return {**blinds, **ante, "dead_small": chance.random() < 0.1}


def _stack(big: int, chance: random.Random) -> int:
    return chance.choice(
        (
            chance.randint(1, big),
            chance.randint(1, 4 * big),
            10 * big,
            chance.randint(big, 50 * big),
            30 * big,
        )
    )


def _shuffled(chance: random.Random) -> list[Card]:
    """A deck; sometimes with the ranks together, which makes for ties."""
    deck = list(DECK)
    chance.shuffle(deck)
    return sorted(deck, key=lambda card: card.rank % 5) if chance.random() < 0.3 else deck


def _give_cards(question: Question, seats: list[int], cards: list[Card], chance: random.Random) -> None:
    game = question["game"]
    common = game in STUD and len(seats) > 7
    own = HOLE[game] - common
    question["hole"] = {str(seat): written(cards.pop() for _ in range(own)) for seat in seats}
    if common:
        question["board"] = written([cards.pop()])
    elif game in BOARD and chance.random() < 0.5:
        question["board"] = written(cards.pop() for _ in range(5))


def _hide(question: Question, chance: random.Random) -> None:
    """Some cards nobody saw."""
    for seat in chance.sample(sorted(question["hole"]), chance.randint(1, len(question["hole"]))):
        hole = question["hole"][seat]
        if chance.random() < 0.5:
            del question["hole"][seat]
        else:
            at = 2 * chance.randrange(len(hole) // 2)
            question["hole"][seat] = hole[:at] + "??" + hole[at + 2 :]


# ------------------------------------------------------------------ what is done


def next_move(hand: Hand, cards: list[Card], chance: random.Random) -> Move:
    """Something lawful."""
    if hand.unopened and hand.opener is not None:
        # Cards that nobody saw decide who opens: anybody who may have.
        seats = sorted(hand.opener.possible)
        chance.shuffle(seats)
        opened = (settled(hand, seat) for seat in (*seats, *hand.live))
        hand = next(one for one in opened if one.betting)
    if hand.betting and hand.round is not None:
        return decision(hand.round, chance)
    if hand.to_draw is not None:
        return Move(hand.to_draw, "draw", chance.randint(0, 5))
    if not hand.burns and chance.random() < 0.5:
        return Move(None, "burn")
    sizes = BOARD[hand.deal.game]
    due = sizes[-1 if hand.betting_over and chance.random() < 0.5 else hand.street + 1] - len(hand.board)
    return Move(None, "deal", cards=tuple(cards.pop() for _ in range(due)))


def decision(now: Round, chance: random.Random) -> Move:
    """What whoever is to act does."""
    legal = now.legal()
    assert legal.to_act is not None
    if legal.may_raise and chance.random() < 0.35:
        return _raise(now, chance)
    if legal.must_bring_in:
        if now.terms.bring_in:
            return Move(legal.to_act, "bring_in", chance.choice((None, min(now.terms.bring_in, _most(now)))))
        return Move(legal.to_act, "bring_in", chance.randint(1, min(now.terms.base - 1, _most(now))))
    if legal.may_check:
        return Move(legal.to_act, "check")
    if legal.may_fold and chance.random() < 0.3:
        return Move(legal.to_act, "fold")
    return Move(legal.to_act, "call", chance.choice((None, now.put[legal.to_act] + (legal.call or 0))))


def _most(now: Round) -> int:
    assert now.acting is not None
    return now.acting.most


def _raise(now: Round, chance: random.Random) -> Move:
    legal = now.legal()
    assert legal.min_to is not None
    assert legal.max_to is not None
    assert legal.to_act is not None
    if legal.sizes:
        total = chance.choice(legal.sizes)
    elif legal.max_to <= legal.min_to:
        total = legal.max_to
    else:
        total = chance.choice((legal.min_to, legal.max_to, chance.randint(legal.min_to, legal.max_to)))
    if total == _most(now) and chance.random() < 0.5:
        return Move(legal.to_act, "all_in", chance.choice((None, total)))
    return Move(legal.to_act, "raise" if now.standing.highest else "bet", total)


def _written(move: Move) -> list[object]:
    if move.what == "deal":
        return [None, "deal", written(card for card in move.cards if card is not None)]
    return [move.seat, move.what] if move.total is None else [move.seat, move.what, move.total]


# ------------------------------------------------------------------ the same as other topics ask it


def rounds(made: RandomHand) -> Iterator[Question]:
    """Every betting round of a hand, each as far as it went, as the topic `round` asks it."""
    last: dict[int, Round] = {}
    for hand in made.hands:
        if hand.round is not None:
            last[hand.street] = hand.round
    yield from (round_question(made.question, one) for one in last.values() if _can_be_asked(one))


def _can_be_asked(now: Round) -> bool:
    """Whether `round` can tell it: it knows no unit, and of a bring-in only what was paid."""
    rounded = now.terms.unit > 1 and now.terms.rules.text("pl_round") == "up_to_unit"
    short = any(act.meaning == "bring_in" and act.total < now.terms.bring_in for act in now.acts)
    return not (rounded or short or now.unopened)


def round_question(asked: Question, now: Round) -> Question:
    """A betting round as the topic `round` asks it."""
    terms = now.terms
    return {
        "ask": "round",
        **{name: asked[name] for name in ("rules", "options", "game", "structure", "event_heads_up")},
        "street": terms.street,
        "small_blind": terms.small_blind,
        "big_blind": terms.big_blind,
        "limits": list(terms.limits) if terms.limits[0] else None,
        "pot": terms.pot,
        "players": [{"seat": place.seat, "stack": place.stack} for place in now.places],
        "open_pair": {str(seat): True for seat in terms.open_pair},
        "actions": [
            [act.seat, act.what] if act.what in ("fold", "check") else [act.seat, act.what, act.total]
            for act in now.acts
        ],
    }
