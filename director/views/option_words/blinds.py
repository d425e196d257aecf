"""Button and blinds: where the button goes, newcomers, missed blinds, the big-blind ante."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from director.host.i18n import N_
from director.views.option_words.said import OptionWords, Said

BLINDS: Final[Mapping[str, OptionWords]] = {
    "button_rule": OptionWords(
        N_("Movement of the button"),
        N_("Where the button goes after a hand."),
        {
            "dead": Said(
                N_("dead button"),
                N_("The big blind moves to the next player; the button may stand at an empty seat."),
            ),
            "simple_moving": Said(
                N_("to the next player"),
                N_("The button moves to the next player and the blinds follow it."),
            ),
            "sb_poster_next": Said(
                N_("to the last small blind"),
                N_("The button goes to the player who posted the small blind in the last hand."),
            ),
        },
    ),
    "button_start": OptionWords(
        N_("First button"),
        N_("Who has the button in the first hand."),
        {
            "high_card": Said(
                N_("by high card"),
                N_("One card is dealt to each player; the highest by suit has the first button."),
            ),
            "dealers_right": Said(
                N_("at the dealer’s right"),
                N_("The player nearest to the dealer’s right has the first button."),
            ),
        },
    ),
    "new_between": OptionWords(
        N_("Newcomer near the button"),
        N_("Which newcomers wait until the button has passed."),
        {
            "sb_to_button_only": Said(
                N_("between small blind and button"),
                N_(
                    "A newcomer between the small blind and the button waits; one on the button or a blind "
                    "plays at once."
                ),
            ),
            "sb_or_button_wait": Said(
                N_("small blind and button too"),
                N_("A newcomer on the small blind, on the button or between them waits."),
            ),
            "wait_between_button_and_blinds": Said(
                N_("between button and blinds"),
                N_("A newcomer between the button and either blind waits until the button has passed."),
            ),
        },
    ),
    "missed_mode": OptionWords(
        N_("Absent players"),
        N_("What an absent player pays, and what he owes when he comes back."),
        {
            "dealt_in": Said(
                N_("dealt in"),
                N_("Absent players are dealt in and pay blinds and antes; their hands are killed."),
            ),
            "ml_ms": Said(
                N_("markers ML and MS"),
                N_("A missed blind is marked ML or MS and made up: the big one live, the small one dead."),
            ),
            "live_up_to_min": Said(
                N_("live up to the smallest bet"),
                N_("Missed blinds are posted together: live up to the smallest bet, dead beyond it."),
            ),
            "bb_live_only": Said(
                N_("only the big blind live"),
                N_("Missed blinds are posted together: the big blind live, the small one dead."),
            ),
        },
    ),
    "bba_order": OptionWords(
        N_("Big-blind ante, short stack"),
        N_("What is paid first by a stack that cannot pay both blind and ante."),
        {
            "blind_first": Said(
                N_("the blind first"), N_("A short stack pays the blind first; the ante gets the rest.")
            ),
            "ante_first": Said(
                N_("the ante first"), N_("A short stack pays the ante first; the blind gets the rest.")
            ),
        },
    ),
    "bba_reduce": OptionWords(
        N_("Big-blind ante, short table"),
        N_("Whether the ante gets smaller when few players are at the table."),
        {
            True: Said(
                N_("reduced"),
                N_("With four players or fewer the big blind posts half of the ante: the house’s own way."),
            ),
            False: Said(N_("never reduced"), N_("The big-blind ante is never reduced.")),
        },
    ),
}
"""By key."""
