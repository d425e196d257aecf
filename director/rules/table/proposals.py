"""What the rules propose for a table of the event: its first button, its next hand, its chip race.

The program proposes, a person confirms, and the confirmed outcome is written down: each proposal is the very
action, or the part of one, that the journal would keep.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

from director.domain.chips import SeatRace, TableRace
from director.domain.hands import Dealt, LastHand, Post, Waiting
from director.domain.ids import EntryId
from director.domain.marks import Return
from director.domain.play import PlayHand, SetButton, SkipButton, Steps
from director.domain.refusal import Impossible
from director.domain.tournament import Tournament
from director.rules.cards.card import DECK, BadCards, Card, read_cards, written
from director.rules.table.chip_exchange import Denominations, Stack
from director.rules.table.chip_race import Race, prepare, settle
from director.rules.table.first_button import TooFewSeats, first_button
from director.rules.table.next_hand import CannotDeal, next_hand
from director.rules.table.next_hand import Table as Sitting
from director.rules.table.race_cards import MOST_DECKS, decks_for
from director.rules.table.sitting import has_button, last_hand, mode_of, rules_at
from director.rules.verdict import Verdict, article

SUBSTANTIAL_ACTION = article("TDA 34-A")
"""A misplaced button is put right before substantial action; after it nobody steps back."""


def between_hands(
    tournament: Tournament,
    number: int,
    blinds: tuple[int, int],
    says: Mapping[EntryId, Return] | None = None,
) -> Sitting:
    """A table before its next hand. Who is in `says` is there, whatever is known. Raises Impossible."""
    table = tournament.open_table(number)
    if not has_button(tournament):
        raise Impossible("game_without_button", table=number)
    last = last_hand(tournament, table)
    if last is None:
        raise Impossible("no_hand_yet", table=number)
    held = tournament.seating.players(number)
    marks = {seat: tournament.mark(entry) for seat, entry in held.items() if entry in tournament.marks}
    said = {seat: says[entry] for seat, entry in held.items() if says and entry in says}
    known = {seat: mark.says for seat, mark in marks.items() if mark.says is not None}
    return Sitting(
        mode=mode_of(rules_at(tournament)),
        seats=table.seats,
        players=frozenset(held),
        last=last,
        small_blind=blinds[0],
        big_blind=blinds[1],
        absent=frozenset(seat for seat, entry in held.items() if tournament.is_away(entry)) - said.keys(),
        markers={seat: mark.marker for seat, mark in marks.items() if mark.marker is not None},
        returning=known | said,
    )


def propose_hand(
    tournament: Tournament,
    number: int,
    blinds: tuple[int, int] | None = None,
    says: Mapping[EntryId, Return] | None = None,
) -> Verdict[PlayHand]:
    """The next hand of a table. Raises Impossible before its first hand, and where nobody can be dealt in.

    `blinds` are small and big blind of the level, by default those of its last hand; where nobody said, no
    post can be named. `says` is what players choose now, before what the journal knows.
    """
    table = tournament.open_table(number)
    amounts = table.blinds if blinds is None else blinds
    try:
        verdict = next_hand(between_hands(tournament, number, amounts, says), rules_at(tournament))
    except CannotDeal:
        raise Impossible("nobody_to_deal", table=number) from None
    hand, held = verdict.answer, tournament.seating.players(number)
    action = PlayHand(
        table=number,
        hand=table.hands + 1,
        button=hand.button,
        small=hand.small,
        small_seat=hand.small_seat,
        big=hand.big,
        dealt=tuple(Dealt(seat, held[seat]) for seat in hand.dealt_in),
        posts=tuple(Post(*post) for post in hand.posts),
        waits=tuple(
            Waiting(seat, held[seat], why, hand.markers.get(seat)) for seat, why in hand.waits.items()
        ),
        blinds=amounts,
    )
    return Verdict(action, verdict.because, verdict.house)


def button_seats(tournament: Tournament, number: int) -> tuple[int, ...]:
    """The seats that take part in the draw for a first button, in dealing order.

    Whoever is away has a card too where the absent are dealt in.
    """
    held, ring = tournament.seating.players(number), mode_of(rules_at(tournament)) == "ring"
    return tuple(sorted(seat for seat, entry in held.items() if not ring or not tournament.is_away(entry)))


def draws_button(tournament: Tournament) -> bool:
    """Whether the first button goes by card, and not to the dealer's right."""
    return rules_at(tournament).text("button_start") == "high_card"


def propose_first_button(
    tournament: Tournament, number: int, cards: Mapping[int, Card] | Random | None = None
) -> Verdict[SetButton]:
    """Button and blinds of a table's first hand. Raises Impossible.

    `cards` are those dealt to every seat of `button_seats`, or the chance to deal them by; only where the
    button goes by card.
    """
    tournament.open_table(number)
    if not has_button(tournament):
        raise Impossible("game_without_button", table=number)
    seats, dealt = button_seats(tournament, number), dict[int, Card]()
    if draws_button(tournament):
        if isinstance(cards, Random):
            dealt = dict(zip(seats, _shuffled(cards, 1), strict=False))
        else:
            dealt = dict(cards or {})
        if len(seats) > 1 and dealt.keys() != set(seats):
            raise Impossible("card_each_seat", table=number)
    try:
        verdict = first_button(rules_at(tournament), seats, dealt)
    except TooFewSeats:
        raise Impossible("nobody_to_deal", table=number) from None
    except BadCards as bad:
        raise Impossible("card_twice", card=bad.card) from None
    shown = tuple((seat, str(card)) for seat, card in sorted(dealt.items()))
    return Verdict(SetButton(number, *verdict.answer, shown), verdict.because, verdict.house)


def propose_skip(tournament: Tournament, number: int, steps: Steps, *, acted: bool) -> Verdict[SkipButton]:
    """What the next hand follows from when the last one was dealt with the button of the one before.

    Counted from where the button lies: it stays, goes to the next place, or to the one after that as if it
    had been moved in time. Raises Impossible where the journal does not know enough hands.
    """
    table = tournament.open_table(number)
    place = {"two": 0, "one": 1, "stay": 2}[steps]
    if len(table.played) < 2:
        raise Impossible("button_unknown", table=number)
    known = place < len(table.played)
    follows = table.played[place] if known else _leads_to(tournament, number, table.played[1])
    if follows is None:
        raise Impossible("button_unknown", table=number)
    return Verdict(SkipButton(number, table.hands, steps, *follows, acted=acted), (SUBSTANTIAL_ACTION,))


def _leads_to(tournament: Tournament, number: int, wanted: LastHand) -> LastHand | None:
    """A hand that this one could have followed, where the button was put by hand and none is known."""
    sitting = between_hands(tournament, number, (0, 0))
    others = sorted(sitting.players - {wanted.button})
    before = max((seat for seat in others if seat < wanted.button), default=max(others, default=0))
    for last in (
        LastHand(before, wanted.button, wanted.small or wanted.big),
        LastHand(before, before, wanted.button),
    ):
        try:
            hand = next_hand(replace(sitting, last=last), rules_at(tournament)).answer
        except CannotDeal:
            return None
        if (hand.button, hand.small_seat, hand.big) == wanted and last.big not in last[:2]:
            return last
    return None


def race_at(
    tournament: Tournament, number: int, terms: Denominations, chips: Mapping[int, tuple[int, bool]]
) -> Race:
    """What is raced for at a table. `chips` tells by seat how many of the small ones, and whether others."""
    tournament.open_table(number)
    stacks = (Stack(seat, count, others) for seat, (count, others) in chips.items() if count)
    return prepare(terms, stacks, rules_at(tournament))


def propose_race(
    tournament: Tournament, number: int, race: Race, cards: Mapping[int, Sequence[Card]] | Random
) -> Verdict[TableRace]:
    """How a race comes out, with the cards that were dealt or the chance to deal them by.

    Raises Impossible.
    """
    wanted, held = race.cards_each, tournament.seating.players(number)
    for stack in race.stacks:
        if stack.seat not in held:
            raise Impossible("nobody_at_seat", seat=f"{number}-{stack.seat}")
    decks = decks_for(sum(wanted.values()))
    if decks > MOST_DECKS:
        raise Impossible("race_too_large", table=number, decks=MOST_DECKS)
    dealt = dealt_by_chance(cards, wanted, decks) if isinstance(cards, Random) else cards
    if {seat: len(some) for seat, some in dealt.items() if some} != wanted:
        raise Impossible("race_cards", table=number)
    verdict = settle(race, {seat: dealt[seat] for seat in wanted})
    raced = verdict.answer
    seats = tuple(
        SeatRace(
            stack.seat,
            held[stack.seat],
            stack.chips,
            stack.others,
            written(dealt.get(stack.seat, ())),
            raced.changes[stack.seat],
        )
        for stack in race.stacks
    )
    told = TableRace(number, seats, race.value, race.chips, raced.winners, raced.protected, raced.delta)
    return Verdict(told, verdict.because, verdict.house)


def race_again(tournament: Tournament, race: TableRace, terms: Denominations) -> Verdict[TableRace] | None:
    """The race that follows from the chips and cards of one that was held; None where nothing follows."""
    chips = {seat.seat: (seat.chips, seat.others) for seat in race.seats}
    try:
        cards = {seat.seat: _each(seat.cards) for seat in race.seats}
        return propose_race(tournament, race.table, race_at(tournament, race.table, terms, chips), cards)
    except Impossible:
        return None


def _each(text: str) -> tuple[Card, ...]:
    # One by one: with several decks a card may come twice.
    return tuple(read_cards(text[at : at + 2])[0] for at in range(0, len(text), 2))


def dealt_by_chance(chance: Random, wanted: Mapping[int, int], decks: int) -> dict[int, tuple[Card, ...]]:
    """So many cards for each seat out of so many decks shuffled together."""
    deck = iter(_shuffled(chance, decks))
    return {seat: tuple(next(deck) for _ in range(count)) for seat, count in wanted.items()}


def _shuffled(chance: Random, decks: int) -> list[Card]:
    cards = list(DECK) * decks
    chance.shuffle(cards)
    return cards
