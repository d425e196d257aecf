"""Random hands played by pokerkit, with all that it says of them: a second opinion on our own rules.

It plays hold'em, Omaha, stud, stud hi-lo and five-card draw under all three structures. What it does not
play as the books have it is left out, and counted by reason (`Left`): the chooser does not do what leads
there, or the shares of such a hand are not compared. Left out by the way a hand is dealt: short big blinds
and bring-ins (SP 4.9.8 asks the full amount, pokerkit the short one) and a limit round's cap for two players
(it always has one). Where the books differ it is met halfway by `GROUND`, the options nearest to it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache
from itertools import chain
from random import Random
from typing import Final, NamedTuple

from pokerkit import (
    Automation,
    BettingStructure,
    Card,
    CardsLike,
    Deck,
    EightOrBetterLowHand,
    Hand,
    OmahaHoldemHand,
    Opening,
    StandardHighHand,
    State,
    Street,
)

from director.domain.plan import DISCIPLINES, STRUCTURES, Discipline, Structure

GROUND: Final[Mapping[str, object]] = {
    "cap_raises": 3,
    "cap_hu": "never",
    "big_reopen": "cumulative",
    "pl_preflop": "true_value",
    "pl_round": "none",
    "stud_tie_first": "position",
    "pair4": "off",
    "odd_button": "left_of_button",
    "odd_stud": "left_of_button",
    "odd_low": "left_of_button",
    "even_split": False,
    "show_checked": "first_to_act",
    "show_bet": "last_aggressor",
}
"""Options under which our rules and pokerkit's have most in common; the rest as in tda-2024."""

KINDS: Final = tuple((game, structure) for game in DISCIPLINES for structure in STRUCTURES)
"""Every game under every structure."""


class Left(StrEnum):
    """Why something is not on common ground (rules.md, section 5)."""

    LIMIT_SHORT = "limit: an all-in short of a full bet or raise"
    BELOW_BET = "an all-in that raises by less than the least bet"
    COMPLETION = "a bring-in completed to more than the least bet"
    AFTER_SUM = "a short all-in after all-ins that came to a raise together"
    SHORT_DECK = "the deck is too short for all"
    ODD_CHIPS = "several odd chips in one split"
    MERGED = "odd chips of pots that pokerkit merged"
    LOW_OUTSIDE = "a low only outside of the pot"


class Step(NamedTuple):
    """One decision: what was allowed, and what was done."""

    street: int
    """1 … 5."""
    seat: int
    what: str
    """In our words; `draw` too."""
    total: int | None
    """Chips of the seat in this round after it, or cards drawn."""
    call: int | None = None
    """Chips to call; None for whoever must bring in, and in a draw."""
    raises: tuple[int, int] | None = None
    """The smallest and the largest total; None when no raise is allowed."""
    pot: int = 0
    """All chips in the middle and in front of the players, before it."""
    pots: tuple[tuple[int, frozenset[int]], ...] | None = None
    """Pots with those who can win them, as a later round begins."""


@dataclass(slots=True)
class Rare:
    """How often something happened that seldom does."""

    capped: int = 0
    """Turns in a limit round whose raises are used up."""
    short: int = 0
    """All-ins short of a full raise."""
    together: int = 0
    """Of these, such as came to a full raise together with those before."""


class Side(NamedTuple):
    """Who wins a pot."""

    high: frozenset[int]
    low: frozenset[int]


@dataclass(slots=True)
class Played:
    """A hand that pokerkit played to the end."""

    game: Discipline
    structure: Structure
    order: tuple[int, ...]
    """Seats clockwise from the left of the button or dealer."""
    button: int
    stacks: dict[int, int]
    blinds: tuple[int, int] = (0, 0)
    dead_small: bool = False
    ante: int = 0
    bb_ante: int = 0
    bring_in: int = 0
    limits: tuple[int, int] = (0, 0)
    """Smallest bets of the earlier and the later rounds; in limit the only ones."""
    hole: dict[int, str] = field(default_factory=dict)
    """Cards of each seat as dealt, those of a draw as they are at the end."""
    board: str = ""
    steps: list[Step] = field(default_factory=list)
    pots: tuple[tuple[int, frozenset[int]], ...] = ()
    """At the showdown; empty when all but one folded."""
    winners: tuple[Side, ...] = ()
    shown: tuple[int, ...] = ()
    """In what order hands are shown; empty when somebody is all-in, or nobody shows."""
    after: dict[int, int] | None = None
    """Stacks after the hand; None when they are no common ground."""
    rare: Rare = field(default_factory=Rare)
    left: Counter[Left] = field(default_factory=Counter)


# ------------------------------------------------------------------ what is played


def deal(game: Discipline, structure: Structure, chance: Random) -> Played:
    """Who sits where with what, and for what they play."""
    most = {"holdem": 9, "omaha": 9, "stud": 7, "stud8": 7, "draw5": 6}[game]
    count = chance.choice((2, 3, 3, 4, 5, 6, most))
    seats = sorted(chance.sample(range(1, 11), min(count, most)))
    turn = chance.randrange(len(seats))
    order = (*seats[turn:], *seats[:turn])
    small, big = chance.choice(((1, 2), (2, 5), (5, 10), (25, 50), (100, 200)))
    hand = Played(game, structure, order, order[-1], {}, limits=(big, 2 * big if structure == "FL" else big))
    if game in ("stud", "stud8"):
        hand.ante, hand.bring_in = chance.choice((0, max(1, small // 2))), max(1, small)
    else:
        hand.blinds = (small, big)
        hand.ante = chance.choice((0, 0, 0, max(1, big // 5)))
        hand.bb_ante = 0 if hand.ante else chance.choice((0, 0, 0, big))
        hand.dead_small = len(order) > 2 and chance.random() < 0.1
        free = [seat for seat in range(1, 11) if seat not in order and _between(order[-1], seat, order[0])]
        if len(order) > 2 and free and chance.random() < 0.2:
            hand.button = free[0]
    # At every fourth table stacks differ by little: then an all-in is often a little more than the last one.
    level = chance.randint(3 * big, 12 * big) if chance.random() < 0.25 else 0
    hand.stacks = {seat: _stack(hand, at, level, chance) for at, seat in enumerate(order)}
    return hand


def _between(first: int, seat: int, last: int) -> bool:
    return (seat - first) % 10 < (last - first) % 10


def _stack(hand: Played, at: int, level: int, chance: Random) -> int:
    big = hand.limits[0]
    much = chance.randint(big, 200 * big)
    chips = chance.choice((chance.randint(1, big), chance.randint(big, 20 * big), much, much, 50 * big))
    if level:
        chips = level + chance.randint(0, 2 * big)
    # Two at least have the whole ante: what only one player put in would be given back by pokerkit.
    least = hand.ante if at < 2 else 1
    if hand.bring_in:
        # All-in with the ante, or chips enough for any bring-in.
        return chips if least <= chips <= hand.ante else max(chips, hand.ante + hand.bring_in)
    if hand.order[at] == hand.order[_big_blind(hand)]:
        least = hand.ante + hand.bb_ante + big
    return max(chips, least)


def _big_blind(hand: Played) -> int:
    """The place of the big blind in the order."""
    return 0 if hand.dead_small or len(hand.order) == 2 else 1


# ------------------------------------------------------------------ how it is played


def play(game: Discipline, structure: Structure, chance: Random) -> Played:
    """A whole hand."""
    hand = deal(game, structure, chance)
    state, cards = _state(hand), _deck(chance)
    table = _Table(hand, state, cards, chance)
    while state.status:
        if not table.goes_on():
            break
    return hand


_AUTOMATIC: Final = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PULLING,
)


class _High(StandardHighHand):
    """A high hand that is looked for once: pokerkit asks for the same hands again and again."""

    @classmethod
    def from_game(cls, hole_cards: CardsLike, board_cards: CardsLike = ()) -> Hand:
        return _high(Card.clean(hole_cards), Card.clean(board_cards))


class _Omaha(OmahaHoldemHand):
    """The same for Omaha."""

    @classmethod
    def from_game(cls, hole_cards: CardsLike, board_cards: CardsLike = ()) -> Hand:
        return _omaha(Card.clean(hole_cards), Card.clean(board_cards))


@lru_cache(1000)
def _high(hole: tuple[Card, ...], board: tuple[Card, ...]) -> Hand:
    return StandardHighHand.from_game(hole, board)


@lru_cache(1000)
def _omaha(hole: tuple[Card, ...], board: tuple[Card, ...]) -> Hand:
    return OmahaHoldemHand.from_game(hole, board)


_HANDS: Final[Mapping[Discipline, tuple[type[Hand], ...]]] = {
    "holdem": (_High,),
    "omaha": (_Omaha,),
    "stud": (_High,),
    "stud8": (_High, EightOrBetterLowHand),
    "draw5": (_High,),
}
_STRUCTURES: Final = {
    "NL": BettingStructure.NO_LIMIT,
    "PL": BettingStructure.POT_LIMIT,
    "FL": BettingStructure.FIXED_LIMIT,
}


def _state(hand: Played) -> State:
    small, big = hand.blinds
    antes: Sequence[int] | int = hand.ante
    if hand.bb_ante:
        # With two players pokerkit itself turns blinds and antes round.
        antes = (hand.bb_ante,) if hand.dead_small else (0, hand.bb_ante)
    return State(
        automations=_AUTOMATIC,
        deck=Deck.STANDARD,
        hand_types=_HANDS[hand.game],
        streets=tuple(_streets(hand)),
        betting_structure=_STRUCTURES[hand.structure],
        ante_trimming_status=not hand.bb_ante,
        raw_antes=antes,
        raw_blinds_or_straddles=(big,) if hand.dead_small else (small, big),
        bring_in=hand.bring_in,
        raw_starting_stacks=tuple(hand.stacks.values()),
        player_count=len(hand.order),
    )


def _streets(hand: Played) -> Iterator[Street]:
    small, big = hand.limits
    bets = 4 if hand.structure == "FL" else None
    # The big blind is the first of the four bets.
    raises = 3 if hand.structure == "FL" else None
    if hand.game == "draw5":
        yield Street(False, (False,) * 5, 0, False, Opening.POSITION, small, raises)
        yield Street(True, (), 0, True, Opening.POSITION, big, bets)
    elif hand.bring_in:
        yield Street(False, (False, False, True), 0, False, Opening.LOW_CARD, small, bets)
        for size in (small, big, big):
            yield Street(True, (True,), 0, False, Opening.HIGH_HAND, size, bets)
        yield Street(True, (False,), 0, False, Opening.HIGH_HAND, big, bets)
    else:
        own = 4 if hand.game == "omaha" else 2
        yield Street(False, (False,) * own, 0, False, Opening.POSITION, small, raises)
        for cards, size in ((3, small), (1, big), (1, big)):
            yield Street(True, (), cards, False, Opening.POSITION, size, bets)


def _deck(chance: Random) -> list[Card]:
    """A shuffled deck; in every third hand cards of a rank lie together, which makes for ties."""
    ranks = [[rank + suit for suit in "cdhs"] for rank in "23456789TJQKA"]
    chance.shuffle(ranks)
    letters = list(chain.from_iterable(ranks))
    if chance.random() > 0.33:
        chance.shuffle(letters)
    return [card for one in letters for card in Card.parse(one)]


class _Table:
    """One hand in progress."""

    def __init__(self, hand: Played, state: State, cards: list[Card], chance: Random) -> None:
        self.hand, self.state, self.cards, self.chance = hand, state, cards, chance
        self.street = 0
        """The street whose pots were last noted."""
        self.summed = False
        """All-ins one after another came to a full raise together, and nobody raised since."""
        self.held: list[list[Card]] = [[] for _ in hand.order]
        """Cards as they were dealt; pokerkit forgets those of a hand that folds."""

    def goes_on(self) -> bool:
        """One thing more is done; False when the hand has to be left."""
        state = self.state
        if state.actor_index is not None:
            self._decide()
        elif state.stand_patter_or_discarder_index is not None:
            self._draw()
        elif state.card_burning_status:
            if self._short_deck():
                self.hand.left[Left.SHORT_DECK] += 1
                return False
            state.burn_card(self.cards.pop())
        elif (at := state.hole_dealee_index) is not None:
            card = self.cards.pop()
            self.held[at].append(card)
            state.deal_hole((card,))
        elif state.board_dealing_count is not None:
            state.deal_board(tuple(self.cards.pop() for _ in range(state.board_dealing_count)))
        elif state.showdown_index is not None:
            self._show()
        else:
            self._end()
        return True

    def _short_deck(self) -> bool:
        wanted = sum(map(len, self.state.hole_dealing_statuses)) + sum(self.state.board_dealing_counts)
        return len(self.cards) < wanted + 1

    # -------------------------------------------------------------- decisions

    def _draw(self) -> None:
        state, at = self.state, self.state.stand_patter_or_discarder_index
        assert at is not None
        # What is left must do for all, with the card that is burned.
        waiting = sum(map(len, state.hole_dealing_statuses)) + 1
        count = min(self.chance.randint(0, 5), len(self.cards) - waiting)
        state.stand_pat_or_discard(tuple(self.held[at][:count]))
        del self.held[at][:count]
        self.hand.steps.append(Step(1, self.hand.order[at], "draw", count))

    def _decide(self) -> None:
        state, chance = self.state, self.chance
        at = state.actor_index
        assert at is not None
        if not any(state.bets):
            self.summed = False
        low, high = (
            state.min_completion_betting_or_raising_to_amount,
            state.max_completion_betting_or_raising_to_amount,
        )
        bring_in, call = state.effective_bring_in_amount, state.checking_or_calling_amount
        # Who has no more than the bring-in could "complete" to just that.
        allowed = None if low is None or high is None or high == bring_in else (low, high)
        bets = state.completion_betting_or_raising_count
        self.hand.rare.capped += (
            state.street is not None and bets == state.street.max_completion_betting_or_raising_count
        )
        step = Step(
            (state.street_index or 0) + 1, self.hand.order[at], "", None, call, allowed,
            state.total_pot_amount, self._pots_as_a_round_begins(),
        )  # fmt: skip
        total = None
        # The only raise of one who is short is all he has: it comes often, so that such raises add up.
        if allowed is not None and chance.random() < (0.7 if self._is_short(at, *allowed) else 0.4):
            total = self._wager(*allowed)
        if total is not None:
            what = self._named(at, total)
            state.complete_bet_or_raise_to(total)
        elif bring_in is not None:
            what, total = "bring_in", bring_in
            state.post_bring_in()
        elif call and chance.random() < 0.35 and state.can_fold():
            what = "fold"
            state.fold()
        else:
            assert call is not None
            what, total = ("call", state.bets[at] + call) if call else ("check", None)
            state.check_or_call()
        self.hand.steps.append(step._replace(what=what, total=total))

    def _is_short(self, at: int, low: int, high: int) -> bool:
        return low == high == self.state.bets[at] + self.state.stacks[at]

    def _pots_as_a_round_begins(self) -> tuple[tuple[int, frozenset[int]], ...] | None:
        street = self.state.street_index or 0
        if street == self.street:
            return None
        self.street = street
        return self._pots()

    def _pots(self) -> tuple[tuple[int, frozenset[int]], ...]:
        seats = self.hand.order
        return tuple(
            (pot.amount, frozenset(seats[at] for at in pot.player_indices)) for pot in self.state.pots
        )

    def _named(self, at: int, total: int) -> str:
        state = self.state
        if total == state.bets[at] + state.stacks[at] and self.chance.random() < 0.5:
            return "all_in"
        if state.completion_status:
            return "complete"
        return "raise" if any(state.bets) else "bet"

    def _wager(self, low: int, high: int) -> int | None:
        """How much somebody bets or raises to; None when that would leave the common ground."""
        state, chance = self.state, self.chance
        total = chance.choice(
            (low, low, low, min(high, 2 * low), chance.randint(low, min(high, 4 * low)), high)
        )
        at = state.actor_index
        assert at is not None
        assert state.street is not None
        highest = max(state.bets)
        if state.completion_status and highest and total > low:
            # To the books it is a bet of the whole amount, to pokerkit a raise of the bring-in.
            self.hand.left[Left.COMPLETION] += 1
            total = low
        step, least = total - highest, state.street.min_completion_betting_or_raising_amount
        last = state.completion_betting_or_raising_amount
        full = least if state.completion_status else highest + max(last, least)
        if total == state.bets[at] + state.stacks[at]:
            reason = self._short_all_in(total < full, step, last, least)
            if reason is not None:
                self.hand.left[reason] += 1
                return None
            run = [*state.consecutive_short_all_in_amounts, step]
            self.summed = self.summed or (step < last and sum(run) >= last)
            self.hand.rare.short += step < last
            self.hand.rare.together += step < last <= sum(run)
        else:
            self.summed = False
        return total

    def _short_all_in(self, short: bool, step: int, last: int, least: int) -> Left | None:
        """Why a short all-in is no common ground; None when it is."""
        if not short:
            return None
        if self.hand.structure == "FL":
            return Left.LIMIT_SHORT
        if step < least and last < least:
            return Left.BELOW_BET
        return Left.AFTER_SUM if self.summed and step < last else None

    # -------------------------------------------------------------- the end

    def _show(self) -> None:
        """Everybody shows; with no more bets to come the rest of the cards follows."""
        state, hand = self.state, self.hand
        hand.pots = self._pots()
        if not any(live and not chips for live, chips in zip(state.statuses, state.stacks, strict=True)):
            hand.shown = tuple(hand.order[at] for at in state.showdown_indices)
        while state.showdown_index is not None:
            state.show_or_muck_hole_cards(True)

    def _end(self) -> None:
        """The pots are pushed."""
        state, hand = self.state, self.hand
        hand.board = "".join(map(repr, chain.from_iterable(state.board_cards)))
        hand.hole = {
            seat: "".join(map(repr, cards)) for seat, cards in zip(hand.order, self.held, strict=True)
        }
        hand.winners = tuple(self._winners(seats) for _, seats in hand.pots)
        self._note_what_differs()
        while state.status:
            state.push_chips()
        if not any(hand.left[one] for one in (Left.ODD_CHIPS, Left.MERGED, Left.LOW_OUTSIDE)):
            hand.after = dict(zip(hand.order, state.stacks, strict=True))

    def _winners(self, seats: frozenset[int]) -> Side:
        if len(seats) == 1:
            return Side(seats, frozenset())
        high, *low = _HANDS[self.hand.game]
        return Side(self._best(high, seats), self._best(low[0], seats) if low else frozenset())

    def _best(self, kind: type[Hand], seats: Collection[int]) -> frozenset[int]:
        hands = {seat: kind.from_game_or_none(self.hand.hole[seat], self.hand.board) for seat in seats}
        made = {seat: hand for seat, hand in hands.items() if hand is not None}
        return frozenset(seat for seat, hand in made.items() if hand == max(made.values()))

    def _note_what_differs(self) -> None:
        """Where pokerkit splits pots otherwise than the books."""
        hand = self.hand
        pots = list(zip(hand.pots, hand.winners, strict=True))
        everybody = frozenset[int]().union(*(seats for _, seats in hand.pots))
        lows = self._winners(everybody).low
        if any(lows and not side.low for (_, seats), side in pots if len(seats) > 1):
            hand.left[Left.LOW_OUTSIDE] += 1
        odd = max((_odd_chips(amount, side) for (amount, _), side in pots), default=0)
        if odd > 1:
            hand.left[Left.ODD_CHIPS] += 1
        uneven = odd or any(side.low and amount % 2 for (amount, _), side in pots)
        # Hands that have lost are taken away first, and pots with the same hands left become one.
        if uneven and len(list(self.state.pots)) < len(pots):
            hand.left[Left.MERGED] += 1


def _odd_chips(amount: int, side: Side) -> int:
    """How many chips of one half, or of the whole pot, are left when all have an equal part of it."""
    if not side.low:
        return amount % len(side.high)
    return max((amount - amount // 2) % len(side.high), amount // 2 % len(side.low))
