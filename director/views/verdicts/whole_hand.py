"""A whole hand in words: what comes next, or who won what with which cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from director.host.i18n import N_, Words
from director.rules.hand.draw.running_out import deck_in_hand
from director.rules.hand.hand import Hand
from director.rules.hand.outcome import Outcome, Winners, all_cards, cards_of, outcome
from director.rules.questions.hand import hand_of
from director.views import figures
from director.views.combinations import combination, low
from director.views.verdicts.betting import round_in_words
from director.views.verdicts.odd_chips import Parted, odd_chips
from director.views.verdicts.pots import taken, uncalled, won_unseen
from director.views.verdicts.told import Explanation, Told, listed, sentence

__all__ = [
    "COMPLAINTS",
    "EXPLANATIONS",
    "deck_warning",
    "hand_in_words",
    "holding",
    "next_in_words",
    "not_seen",
    "odd_chips_won",
    "pot_won",
    "street_name",
]


def _hand(told: Told) -> str:
    # The question was answered, so it can be played again: the hand knows more than the answer says.
    return hand_in_words(hand_of(told.question), told.words)


def hand_in_words(hand: Hand, words: Words) -> str:
    """One or two sentences on where a hand stands, or on how it ended."""
    told = _ended(hand, outcome(hand).answer, words) if hand.over else _going_on(hand, words)
    return " ".join((*told, *deck_warning(hand, words)))


def deck_warning(hand: Hand, words: Words) -> Iterator[str]:
    """That the deck may not last in the draw: two sentences; nothing where it does."""
    if hand.deal.game != "draw5":
        return
    verdict = deck_in_hand(hand)
    need, sure = verdict.answer
    if need.short:
        text = words._(_DECK_SHORT if sure else _DECK_MAY_BE_SHORT)
        yield text.format(dealt=need.hole, burned=need.burns, exchanged=need.exchanged, total=need.total)
        yield words._(_SHUFFLED if verdict.because else _NOT_SAID)


_DECK_SHORT: Final = N_(
    "The deck does not last: dealt {dealt}, burned {burned}, exchanged {exchanged}, together {total} cards"
    " of 52."
)
_DECK_MAY_BE_SHORT: Final = N_(
    "The deck may not last: dealt {dealt}, burned {burned}, exchanged up to {exchanged}, together {total}"
    " cards of 52."
)
_SHUFFLED: Final = N_("Then the last card is shuffled with the hands folded before, and the draw goes on.")
_NOT_SAID: Final = N_("The rule book does not say what then: call the floor.")


# ------------------------------------------------------------------ before the end


def _going_on(hand: Hand, words: Words) -> Iterator[str]:
    street, chips = street_name(hand, words), figures.chips(hand.pot, words)
    yield words._("{street}, {chips} in the pot.").format(street=street, chips=chips)
    yield next_in_words(hand, words)


def street_name(hand: Hand, words: Words) -> str:
    """What the street is called."""
    return words._(_STREETS[hand.deal.game][hand.street - 1])


_BOARD_STREETS: Final = (N_("Preflop"), N_("Flop"), N_("Turn"), N_("River"))
_STUD_STREETS: Final = (
    N_("Third street"),
    N_("Fourth street"),
    N_("Fifth street"),
    N_("Sixth street"),
    N_("Seventh street"),
)
_STREETS: Final[Mapping[str, tuple[str, ...]]] = {
    "holdem": _BOARD_STREETS,
    "omaha": _BOARD_STREETS,
    "stud": _STUD_STREETS,
    "stud8": _STUD_STREETS,
    "draw5": (N_("Before the draw"), N_("After the draw")),
}


def next_in_words(hand: Hand, words: Words) -> str:
    """Whose turn it is and what he may do, or which cards must come, in a hand that is not over."""
    if hand.round is not None and not hand.round.closed:
        return round_in_words(hand.round, words)
    if hand.to_draw is not None:
        return words._("Seat {seat} exchanges cards next, or stands pat.").format(seat=hand.to_draw)
    if hand.unopened and hand.opener is not None:
        text = words._("Open cards that nobody saw decide who of seats {seats} opens.")
        return text.format(seats=listed(sorted(hand.opener.possible)))
    if hand.betting_over:
        return words._("Nobody can bet any more: the rest of the board comes, then the hands are shown.")
    return words._("The betting round is over: the next cards come.")


# ------------------------------------------------------------------ the end


def _ended(hand: Hand, end: Outcome, words: Words) -> Iterator[str]:
    if hand.alone:
        yield won_unseen(hand.live[0], words)
    elif end.shares is None:
        yield not_seen(hand, words)
    elif len(end.winners) > _TOLD_ONE_BY_ONE:
        yield _many_pots(end, words)
    else:
        for at in range(len(end.winners)):
            yield from pot_won(end, at, words)
    yield from odd_chips_won(hand, end, words)
    yield from uncalled(end.pots.returned, words)


_TOLD_ONE_BY_ONE: Final = 2
"""With more pots than these the shares are told, not the pots."""


def not_seen(hand: Hand, words: Words) -> str:
    """Why nobody can say who wins."""
    if None in hand.board:
        return words._("Nobody can say who wins: not all cards of the board were seen.")
    unseen = [seat for seat in hand.live if seat not in hand.mucked and cards_of(hand, seat) is None]
    text = words.ngettext(
        "Nobody can say who wins: the cards of seat {seats} were not seen.",
        "Nobody can say who wins: the cards of seats {seats} were not seen.",
        len(unseen),
    )
    return text.format(seats=listed(sorted(unseen)))


def _many_pots(end: Outcome, words: Words) -> str:
    text = words.ngettext(
        "{count} pot is given out: {shares}.", "{count} pots are given out: {shares}.", len(end.winners)
    )
    return text.format(count=len(end.winners), shares=taken(end.shares or {}, words))


def pot_won(end: Outcome, at: int, words: Words) -> Iterator[str]:
    """Who won one pot, in a sentence or two; nothing when nobody can say."""
    winners, claimants = end.winners[at], end.claimants[at]
    if winners is None:
        return
    chips = figures.chips(end.pots.pots[at].amount, words)
    name = _ONE_POT if len(end.winners) == 1 else _MAIN_POT if at == 0 else _SIDE_POT
    pot = words._(name).format(chips=chips)
    if len(claimants) == 1:
        yield words._("Seat {seat} takes {pot}, which nobody else can win.").format(
            seat=winners.high[0], pot=pot
        )
    elif winners.low:
        yield _halves(end, winners, claimants, pot, words)
    else:
        hand = holding(end, winners.high[0], claimants, words)
        text = words.ngettext(
            "Seat {seats} wins {pot}: {hand}.", "Seats {seats} share {pot}: {hand}.", len(winners.high)
        )
        yield text.format(seats=listed(winners.high), pot=pot, hand=hand)
        if winners.low == ():
            yield words._("No low qualifies.")


_ONE_POT: Final = N_("the pot of {chips}")
_MAIN_POT: Final = N_("the main pot of {chips}")
_SIDE_POT: Final = N_("the side pot of {chips}")


def _halves(end: Outcome, winners: Winners, claimants: Iterable[int], pot: str, words: Words) -> str:
    best = holding(end, winners.high[0], claimants, words)
    lowest = low(end.hands.lows[(winners.low or winners.high)[0]].cards, words)
    if winners.high == winners.low and len(winners.high) == 1:
        text = words._("Seat {seat} wins both halves of {pot}: {hand} and {low}.")
        return text.format(seat=winners.high[0], pot=pot, hand=best, low=lowest)
    text = words._("High and low halve {pot}: high to {high} ({hand}), low to {lows} ({low}).")
    return text.format(
        pot=pot,
        high=_to(winners.high, words),
        hand=best,
        lows=_to(winners.low or (), words),
        low=lowest,
    )


def _to(seats: Sequence[int], words: Words) -> str:
    text = words.ngettext("seat {seats}", "seats {seats}", len(seats))
    return text.format(seats=listed(seats))


def holding(end: Outcome, seat: int, among: Iterable[int], words: Words) -> str:
    """What a seat holds; with its kickers, when one of those it was compared with has the like."""
    mine = end.hands.highs[seat]
    said = combination(mine.name, mine.cards, words)
    alike = any(
        other.strength != mine.strength and combination(other.name, other.cards, words) == said
        for other in map(end.hands.highs.__getitem__, among)
    )
    return combination(mine.name, mine.cards, words, kickers=alike)


def odd_chips_won(hand: Hand, end: Outcome, words: Words) -> Iterator[str]:
    """To whom the odd chips of those who tie go: a sentence, where there are any."""
    deal = hand.deal
    if end.split is not None:
        parted = Parted(end.split, len(end.winners), deal.rules, deal.game, deal.unit, all_cards(hand))
        clauses = "; ".join(odd_chips(parted, words))
        if clauses:
            yield sentence(clauses)


EXPLANATIONS: Final[Mapping[str, Explanation]] = {"hand": _hand}
"""Topic → its sentences."""

COMPLAINTS: Final[Mapping[str, str]] = {
    "too_many_players": N_("{field}: one deck serves {most} players at most in this game, not {count}."),
    "not_in_game": N_("{field}: there is no such thing in this game; leave it out."),
    "bring_in_no_less": N_("{field}: the bring-in must be less than the smaller bet of {bet}."),
    "board_count": N_("{field}: the number of cards on the board of this game is never {count}."),
    "not_dealt_in": N_("{field}: seat {seat} has no stack here, so it has no cards."),
    "wrong_actor": N_("{field}: `deal` and `burn` are done by nobody (`null`), everything else by a seat."),
    "nothing_after": N_("{field}: nothing is said after `{what}`; leave this out."),
    "button_of_two": N_(
        "{field}: of two players the small blind has the button, so it lies at one of seats {seats}."
    ),
    "posted_by_program": N_("{field}: blinds and antes are posted without actions; leave this one out."),
    "hand_over": N_("{field}: the hand was over before this; leave it out."),
    "betting_over": N_("{field}: nobody can bet any more; only cards are still to come."),
    "betting_open": N_("{field}: it is the turn of seat {to_act}; no cards come before the round is over."),
    "opener_unknown": N_("{field}: who opens this round must be known before cards come."),
    "cannot_open": N_(
        "{field}: seat {seat} does not open this round; by the open cards it is one of {possible}."
    ),
    "deal_first": N_("{field}: the next cards must be opened before anybody bets on them."),
    "draw_first": N_("{field}: cards are exchanged before the next bets; it is the turn of seat {to_act}."),
    "draw_out_of_turn": N_("{field}: seat {seat} exchanges cards out of turn; it is seat {to_act}'s."),
    "draws_too_many": N_("{field}: {most} cards are exchanged at most."),
    "no_draw": N_("{field}: in this game no cards are exchanged."),
    "no_board": N_("{field}: no card is opened in the middle here in this game."),
    "board_given": N_("{field}: the board is told already; leave out this deal."),
    "wrong_count": N_("{field}: the number of cards opened here is {due}, not {count}."),
    "card_twice": N_("{field}: the card {card} is in somebody's hand or on the board already."),
    "burned_twice": N_("{field}: no card is to be burned here; it was done, or it is too late."),
    "no_showdown": N_("{field}: hands are thrown in at showdown; before it a player folds."),
    "no_hand": N_("{field}: seat {seat} has no hand to throw in."),
    "last_hand": N_("{field}: seat {seat} has the last hand with a claim to a pot and cannot throw it in."),
}
"""Code of a BadQuestion → its sentence."""
