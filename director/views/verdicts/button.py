"""Button and blinds in words: the first button, the next hand, who posts, waits or is away."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from director.domain.hands import WaitsFor
from director.host.i18n import N_, Words
from director.rules.questions.first_button import FirstButton, read_first_button
from director.rules.questions.next_hand import Asked, read_next_hand, told_next_hand
from director.rules.table.next_hand import NextHand
from director.views import figures
from director.views.combinations import with_signs
from director.views.verdicts.told import Explanation, Told, listed, sentence

# ------------------------------------------------------------------ first-button


def _first_button(told: Told) -> str:
    words, answer, table = told.words, told.answer, read_first_button(told.question)
    if len(table.occupied) == 2:
        blinds = words._("Of two players the button posts the small blind; seat {big} posts the big blind.")
    else:
        blinds = words._("Seat {small} posts the small blind, seat {big} the big blind.")
    return f"{_why_button(table, words)} {blinds.format(**answer)}"


def _why_button(table: FirstButton, words: Words) -> str:
    if not table.by_card:
        text = words._("Seat {seat} is nearest to the dealer’s right and has the first button.")
        return text.format(seat=max(table.occupied))
    seat, card = max(table.cards.items(), key=lambda dealt: dealt[1])
    equal = [at for at, other in table.cards.items() if other.rank == card.rank]
    if len(equal) == 1:
        text = words._("Seat {seat} has the highest card, {card}, and with it the first button.")
    else:
        text = words._(
            "Seats {seats} have the highest rank; spades are the highest suit, then hearts, diamonds and"
            " clubs: with {card} seat {seat} has the first button."
        )
    return text.format(seat=seat, seats=listed(equal), card=with_signs([card]))


# ------------------------------------------------------------------ next-hand


def _next_hand(told: Told) -> str:
    # The answer has the seats only: why somebody waits is found again from the question, which can be read.
    words, asked = told.words, read_next_hand(told.question)
    hand = told_next_hand(asked).answer
    place = words._(_place(asked, hand)).format(button=hand.button, small=hand.small_seat, big=hand.big)
    clauses = [*_coming_in(asked, hand, words), *_not_dealt_in(hand, words), *_away(asked, hand, words)]
    return f"{place} {sentence('; '.join(clauses))}" if clauses else place


def _place(asked: Asked, hand: NextHand) -> str:
    no_small = not asked.table.small_blind
    if hand.button == hand.small_seat:
        return _TWO_WITHOUT_SMALL if no_small else _TWO
    if no_small:
        return _WITHOUT_SMALL[hand.dead_button]
    small = "posted" if hand.small is not None else "dead" if hand.dead_small else "left_out"
    return _PLACES[hand.dead_button, small]


_TWO: Final = N_("Of two players seat {button} has the button and the small blind, seat {big} the big blind.")

_TWO_WITHOUT_SMALL: Final = N_(
    "Of two players seat {button} has the button, seat {big} posts the big blind; there is no small blind."
)

_WITHOUT_SMALL: Final[Mapping[bool, str]] = {
    False: N_("Seat {button} has the button, seat {big} posts the big blind; there is no small blind."),
    True: N_(
        "The button lies dead at seat {button}, seat {big} posts the big blind; there is no small blind."
    ),
}
"""Whether the button is dead → the sentence where no small blind is played."""

_PLACES: Final[Mapping[tuple[bool, str], str]] = {
    (False, "posted"): N_(
        "Seat {button} has the button, seat {small} posts the small blind, seat {big} the big blind."
    ),
    (False, "dead"): N_(
        "Seat {button} has the button, the small blind of seat {small} is dead, seat {big} posts the big"
        " blind."
    ),
    (False, "left_out"): N_(
        "Seat {button} has the button, the small blind is missed and left out, seat {big} posts the big"
        " blind and has the button next."
    ),
    (True, "posted"): N_(
        "The button lies dead at seat {button}, seat {small} posts the small blind, seat {big} the big blind."
    ),
    (True, "dead"): N_(
        "The button lies dead at seat {button}, the small blind of seat {small} is dead too, seat {big} posts"
        " the big blind."
    ),
    (True, "left_out"): N_(
        "The button lies dead at seat {button}, the small blind is missed and left out, seat {big} posts the"
        " big blind and has the button next."
    ),
}
"""Whether the button is dead, what becomes of the small blind → the sentence."""


def _coming_in(asked: Asked, hand: NextHand, words: Words) -> Iterator[str]:
    """Who is back, or new, and what it costs."""
    table = asked.table
    marked = {**dict.fromkeys(table.arrivals, "NEW"), **table.markers}
    for post in hand.posts:
        if post.seat not in marked or table.mode == "tournament":
            continue
        if post.seat == hand.big:
            text = words._("seat {seat} comes in on the big blind and owes nothing more")
        elif not post.dead:
            text = words._("seat {seat} comes in with {live}, all of it live")
        elif not post.live:
            text = words._("seat {seat} comes in with {dead}, dead money before the deal")
        else:
            text = words._("seat {seat} comes in with {live} live and {dead} dead")
        yield text.format(
            seat=post.seat, live=figures.chips(post.live, words), dead=figures.chips(post.dead, words)
        )


def _not_dealt_in(hand: NextHand, words: Words) -> Iterator[str]:
    for_button, for_blind = _why(hand, "button"), _why(hand, "big_blind")
    if for_button:
        text = words.ngettext(
            "seat {seats} waits until the button has passed",
            "seats {seats} wait until the button has passed",
            len(for_button),
        )
        yield text.format(seats=listed(for_button))
    if for_blind:
        text = words.ngettext(
            "seat {seats} waits for the big blind", "seats {seats} wait for the big blind", len(for_blind)
        )
        yield text.format(seats=listed(for_blind))


def _away(asked: Asked, hand: NextHand, words: Words) -> Iterator[str]:
    away = _why(hand, "away")
    if away:
        seats = [f"{seat} ({hand.markers[seat]})" if seat in hand.markers else str(seat) for seat in away]
        text = words.ngettext("seat {seats} is away", "seats {seats} are away", len(away))
        yield text.format(seats=listed(seats))
    dead = [seat for seat in hand.dealt_in if seat in asked.table.absent]
    if dead:
        text = words.ngettext(
            "seat {seats} is away: dealt in, the blinds are taken, the hand is dead",
            "seats {seats} are away: dealt in, the blinds are taken, the hands are dead",
            len(dead),
        )
        yield text.format(seats=listed(dead))


def _why(hand: NextHand, why: WaitsFor) -> list[int]:
    return [seat for seat, reason in hand.waits.items() if reason == why]


EXPLANATIONS: Final[Mapping[str, Explanation]] = {
    "first-button": _first_button,
    "next-hand": _next_hand,
}
"""Topic → its sentences."""

COMPLAINTS: Final[Mapping[str, str]] = {
    "one_card_each": N_("{field}: everybody gets one card; seat {seat} is on one of the two lists only."),
    "not_seated": N_("{field}: nobody sits on seat {seat}; all occupied seats stand in players."),
    "still_away": N_("{field}: seat {seat} is among the absent too and cannot come back in this hand."),
    "nothing_to_return": N_(
        "{field}: seat {seat} owes no blind and is not new, so there is nothing to post or to wait for."
    ),
    "nobody_to_deal": N_(
        "{field}: fewer than two of them can be dealt in; the game starts anew, with a first button."
    ),
}
"""Code of a BadQuestion → its sentence."""
