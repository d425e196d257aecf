"""Stud in words: who brings in, who acts first, what is done when the deck runs short."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from director.host.i18n import N_
from director.rules.cards.card import ACE
from director.rules.questions.bring_in import brings_in, read_bring_in
from director.rules.questions.first_to_act import opened, table_of
from director.rules.questions.short_deck import read_short_deck, seventh_street
from director.views.combinations import with_signs
from director.views.verdicts.told import Explanation, Told, listed


def _bring_in(told: Told) -> str:
    words, read = told.words, read_bring_in(told.question)
    seat = brings_in(read).answer
    card = read.upcards[seat]
    equal = [at for at, other in read.upcards.items() if other.rank == card.rank]
    if len(equal) == 1:
        text = words._("Seat {seat} brings in: {card} is the lowest upcard.")
    else:
        text = words._(
            "Seats {seats} show the lowest rank; clubs are the lowest suit, then diamonds, hearts and spades:"
            " seat {seat} brings in with {card}."
        )
    text = text.format(seat=seat, card=with_signs([card]), seats=listed(equal))
    aces = any(other.rank == ACE for other in read.upcards.values())
    if read.game != "stud8" or not aces:
        return text
    return " ".join((text, words._("The ace counts high here, in hi-lo too.")))


def _first_to_act(told: Told) -> str:
    # The answer has the seat only: why it is his turn is found again from the question, which can be read.
    table = table_of(told.question)
    found = opened(table).answer
    board = table.boards[found.seat]
    counts = table.common is not None and table.rules.text("common_first") == "best_with_common"
    text = told.words._(_FIRST[found.why, counts]).format(
        seat=found.seat,
        seats=listed(found.equal),
        cards=with_signs(board),
        card=with_signs([max(board)]),
        common=with_signs([] if table.common is None else [table.common]),
    )
    if table.common is None or counts or found.why == "first_on_sixth":
        return text
    return " ".join((text, told.words._("The common card does not count for this.")))


_FIRST: Final[Mapping[tuple[str, bool], str]] = {
    ("best_board", False): N_("Seat {seat} acts first with the best board, {cards}."),
    ("best_board", True): N_(
        "With the common card {common} the best board is {cards}: seat {seat} acts first."
    ),
    ("suit", False): N_(
        "Seats {seats} have equal boards; {card} is the highest suit, so seat {seat} acts first."
    ),
    ("suit", True): N_(
        "With the common card {common} seats {seats} are equal; {card} is the highest suit,"
        " so seat {seat} acts first."
    ),
    ("position", False): N_(
        "Seats {seats} have equal boards; seat {seat} is dealt to before the others and acts first."
    ),
    ("position", True): N_(
        "With the common card {common} seats {seats} are equal; seat {seat} is dealt to before the others"
        " and acts first."
    ),
    ("first_on_sixth", False): N_(
        "Seat {seat} was first on sixth street and acts first again: the common card changes nothing."
    ),
}
"""What decided, and whether a common card counted → the sentence."""


def _short_deck(told: Told) -> str:
    words, read = told.words, read_short_deck(told.question)
    deal, mix, burn = seventh_street(read).answer
    text = words._("Cards in the stub: {stub}, burned: {burns}, players: {players}.")
    there = text.format(stub=read.stub, burns=read.burns, players=read.players)
    spare = read.stub + read.burns > (read.players if deal == "individual" else 1)
    done = words._(_SPARED[deal] if mix and spare and not burn else _SHORT_DECK[deal, mix, burn])
    return f"{there} {done}"


_SPARED: Final[Mapping[str, str]] = {
    "individual": N_(
        "Shuffle the burned cards into the stub, cut and deal a card to each player; none is burned."
    ),
    "common": N_(
        "That is not enough: shuffle the burned cards into the stub, cut and turn one card in the centre, a"
        " common card for every hand; none is burned."
    ),
}
"""What is dealt → what is done where a card could be burned and the book has none burned."""

_SHORT_DECK: Final[Mapping[tuple[str, bool, bool], str]] = {
    ("individual", False, True): N_("Burn one card and deal a card to each player."),
    ("individual", False, False): N_("Deal a card to each player without a burn: none can be spared."),
    ("individual", True, True): N_(
        "Shuffle the burned cards into the stub, cut, burn one card and deal a card to each player."
    ),
    ("individual", True, False): N_(
        "Shuffle the burned cards into the stub, cut and deal a card to each player without a burn:"
        " none can be spared."
    ),
    ("common", False, True): N_(
        "That is not enough: burn one card and turn the next one in the centre, a common card for every hand."
    ),
    ("common", False, False): N_(
        "That is not enough: turn the one card there is in the centre, a common card for every hand."
    ),
    ("common", True, True): N_(
        "That is not enough: shuffle the burned cards into the stub, cut, burn one card and turn the next one"
        " in the centre, a common card for every hand."
    ),
    ("common", True, False): N_(
        "That is not enough: turn the burned card in the centre, a common card for every hand."
    ),
}
"""What is dealt, whether burned cards come back, whether one is burned → what is done."""


EXPLANATIONS: Final[Mapping[str, Explanation]] = {
    "bring-in": _bring_in,
    "first-to-act": _first_to_act,
    "short-deck": _short_deck,
}
"""Topic → its sentences."""

COMPLAINTS: Final[Mapping[str, str]] = {
    "no_card": N_("{field} must be exactly one card."),
    "board_size": N_("{field}: on this street the number of open cards is {allowed}."),
    "not_dealt": N_("{field}: seat {seat} is not among those that were dealt cards."),
    "common_early": N_("{field}: only on seventh street can there be a common card."),
    "deck_overfull": N_("{field}: that would take {count} cards, and the deck has {most}."),
    "no_cards_left": N_("{field}: with nothing in the stub and nothing burned no card can be dealt."),
}
"""Code of a BadQuestion → its sentence."""
