"""Pots and showdown: odd chips, and who shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from director.host.i18n import N_
from director.views.option_words.said import OptionWords, Said

POTS: Final[Mapping[str, OptionWords]] = {
    "odd_button": OptionWords(
        N_("Odd chip with a button"),
        N_("Who gets the chip that cannot be split, in games with a button."),
        {
            "left_of_button": Said(
                N_("first after the button"),
                N_("The odd chip goes to the first winner to the left of the button."),
            ),
            "left_of_dealer": Said(
                N_("first after the dealer"),
                N_("The odd chip goes to the first winner to the left of the dealer."),
            ),
        },
    ),
    "odd_stud": OptionWords(
        N_("Odd chip in stud"),
        N_("Who gets the chip that cannot be split, in stud."),
        {
            "left_of_button": Said(
                N_("by seat, as with a button"),
                N_("The odd chip goes to the first winner clockwise, as if the button stood at the dealer."),
            ),
            "left_of_dealer": Said(
                N_("first after the dealer"),
                N_("The odd chip goes to the first winner to the left of the dealer."),
            ),
            "high_card_best5": Said(
                N_("highest of the five cards"),
                N_("The odd chip goes to the highest card by suit among the five that won."),
            ),
            "high_card_all": Said(
                N_("highest of all cards"),
                N_("The odd chip goes to the highest card by suit among all cards of the tied hands."),
            ),
        },
    ),
    "odd_low": OptionWords(
        N_("Odd chip of tied lows"),
        N_("Who gets the chip that cannot be split between equal low hands."),
        {
            "left_of_button": Said(
                N_("by seat, as with a button"),
                N_("The odd chip of the low half goes to the first winner clockwise."),
            ),
            "high_card_best5": Said(
                N_("highest of the five cards"),
                N_("The odd chip of the low half goes to the highest card by suit among the five that won."),
            ),
            "low_card_all": Said(
                N_("lowest of all cards"),
                N_(
                    "The odd chip of the low half goes to the lowest card by suit among all cards; "
                    "the ace is low."
                ),
            ),
        },
    ),
    "even_split": OptionWords(
        N_("Tied both ways"),
        N_("How a hi-lo pot is split when the same players tie for high and for low."),
        {
            True: Said(N_("one even split"), N_("The whole pot is split once, as evenly as possible.")),
            False: Said(N_("each half apart"), N_("Each half of the pot is split for itself.")),
        },
    ),
    "split_unit": OptionWords(
        N_("Smallest chip of a split"),
        N_("Down to which chip a pot is split."),
        {
            "smallest_in_play": Said(
                N_("smallest in play"), N_("A pot is split down to the smallest chip in play.")
            ),
            "smallest_of_blinds": Said(
                N_("smallest of the blinds"),
                N_("A pot is split down to the smallest chip used for the blinds."),
            ),
        },
    ),
    "show_checked": OptionWords(
        N_("Shows first after checks"),
        N_("Who shows first when everybody checked on the last round."),
        {
            "left_of_button": Said(
                N_("first after the button"),
                N_("The player after the button shows first, then the others clockwise."),
            ),
            "first_to_act": Said(
                N_("first to act"),
                N_("Whoever acts first on the last round shows first, then the others clockwise."),
            ),
        },
    ),
    "show_bet": OptionWords(
        N_("Shows first after a bet"),
        N_("Who shows first when there was a bet on the last round."),
        {
            "last_aggressor": Said(
                N_("last to bet or raise"),
                N_("Whoever bet or raised last shows first, then the callers clockwise."),
            ),
            "first_bettor": Said(
                N_("first to bet"), N_("Whoever made the first bet of the last round shows first.")
            ),
        },
    ),
    "tabling": OptionWords(
        N_("All-in with betting over"),
        N_("How hands are shown when somebody is all-in and no more betting is possible."),
        {
            "all_face_up": Said(
                N_("all hands face up"), N_("All hands are turned face up at once; nobody may muck.")
            ),
            "in_order": Said(
                N_("in the usual order"), N_("Hands are shown in the usual order, and losers may muck.")
            ),
        },
    ),
    "see_hand": OptionWords(
        N_("Seeing a called hand"),
        N_("Who may see a hand that went to the showdown and was not shown."),
        {
            "never": Said(N_("nobody"), N_("A hand that was given up stays unseen.")),
            "on_suspicion": Said(
                N_("officials, on suspicion"),
                N_("A hand that was given up is looked at by officials only, when collusion is suspected."),
            ),
            "caller_may_ask": Said(
                N_("the caller"),
                N_("A player who called and still has cards may ask to see the hand of the last aggressor."),
            ),
            "history": Said(N_("everybody"), N_("Everybody may see all hands of the showdown afterwards.")),
        },
    ),
    "muck_first": OptionWords(
        N_("First to show mucks"),
        N_("What follows when the player who must show first throws the cards away."),
        {
            "next_need_not_show": Said(
                N_("the next need not show"), N_("If the first to show mucks, the next need not show either.")
            ),
            "last_live_wins": Said(
                N_("the last hand wins unshown"),
                N_("If all others muck, the last live hand wins without being shown."),
            ),
        },
    ),
}
"""By key."""
