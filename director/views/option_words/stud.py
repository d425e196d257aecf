"""Stud: who acts first, the open pair, cards that went wrong, the short deck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from director.host.i18n import N_
from director.views.option_words.said import OptionWords, Said

STUD: Final[Mapping[str, OptionWords]] = {
    "stud_tie_first": OptionWords(
        N_("Equal boards"),
        N_("Who acts first when the best open cards are equal."),
        {
            "suit": Said(
                N_("by suit"), N_("Of equal boards the one with the highest card by suit acts first.")
            ),
            "position": Said(
                N_("by seat"), N_("Of equal boards the one that was dealt to first acts first.")
            ),
        },
    ),
    "pair4": OptionWords(
        N_("Open pair on fourth street"),
        N_("Who may bet the larger size in limit when a pair shows on fourth street."),
        {
            "off": Said(N_("no effect"), N_("An open pair on fourth street does not change the sizes.")),
            "opener_and_others": Said(
                N_("the pair, then everybody"),
                N_("The open pair may bet either size; those after it may bet or raise by either."),
            ),
            "any_player": Said(
                N_("everybody"), N_("With an open pair on fourth street everybody may bet either size.")
            ),
            "pair_holder": Said(
                N_("the pair alone"), N_("Only the player with the open pair may bet the larger size.")
            ),
            "pair_holder_and_raises": Said(
                N_("the pair, and every raise"),
                N_("The open pair may bet the larger size, and everybody may raise by either."),
            ),
        },
    ),
    "stud_exposed": OptionWords(
        N_("Hole card exposed in the deal"),
        N_("What follows when the dealer turns up one of the first two cards."),
        {
            "third_down": Said(
                N_("third card down"),
                N_(
                    "The third card is dealt down; if both hole cards were exposed, the hand is dead and the "
                    "ante comes back."
                ),
            ),
            "becomes_upcard": Said(
                N_("becomes the upcard"),
                N_("The exposed card becomes the upcard, and the third card is dealt down."),
            ),
            "misdeal": Said(N_("misdeal"), N_("An exposed hole card is a misdeal: the hand is dealt anew.")),
        },
    ),
    "stud_premature": OptionWords(
        N_("Card dealt too early"),
        N_("What happens to a card that was dealt before the round was over."),
        {
            "set_aside": Said(
                N_("set aside"),
                N_(
                    "A card dealt too early is set aside with one more for each player, so that everybody "
                    "gets the card due."
                ),
            ),
            "into_stub": Said(
                N_("back into the deck"),
                N_("A card dealt too early goes back into the deck, which is shuffled."),
            ),
        },
    ),
    "stud_short": OptionWords(
        N_("Short deck on seventh street"),
        N_("When there are enough cards to give everybody a last one."),
        {
            "fresh": Said(
                N_("a card for everybody"),
                N_("Everybody gets a last card if deck and burned cards are enough for all players."),
            ),
            "fresh_plus_2": Said(
                N_("two more than players"),
                N_("Everybody gets a last card if deck and burned cards are two more than the players."),
            ),
        },
    ),
    "common_first": OptionWords(
        N_("First with a common card"),
        N_("Who acts first on seventh street when one card lies for all."),
        {
            "best_with_common": Said(
                N_("best board with it"), N_("The best board counted with the common card acts first.")
            ),
            "first_on_sixth": Said(
                N_("as on sixth street"), N_("Whoever acted first on sixth street acts first again.")
            ),
        },
    ),
}
"""By key."""
