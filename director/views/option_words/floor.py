"""The floor, chips and prizes: balance, halts, the final table, the chip race, ties."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from director.host.i18n import N_
from director.views.option_words.said import OptionWords, Said

FLOOR: Final[Mapping[str, OptionWords]] = {
    "balance_diff": OptionWords(
        N_("Balancing tables"),
        N_("From which difference on a player moves to another table."),
        {
            2: Said(N_("at two players"), N_("A player moves when two tables differ by two players.")),
            3: Said(N_("at three players"), N_("A player moves when two tables differ by three players.")),
        },
    ),
    "stud_mover": OptionWords(
        N_("Who moves in stud"),
        N_("Which player leaves the fullest table in stud, where no big blind tells."),
        {
            "same_seat": Said(
                N_("by the seat"),
                N_("Stud: whoever sits where the short table has its newest open seat moves there."),
            ),
            "high_card": Said(N_("by high card"), N_("Stud: a high card decides who moves.")),
        },
    ),
    "halt_rule": OptionWords(
        N_("Halting a short table"),
        N_("When play stops at a table that is three or more players short."),
        {
            "by_elimination_at_blinds": Said(
                N_("once the blinds are touched"),
                N_(
                    "A table three short by eliminations stops when the big blind would fall on an open seat."
                ),
            ),
            "at_once": Said(N_("at once"), N_("A table three short stops at once.")),
            "off": Said(N_("never"), N_("A short table plays on.")),
        },
    ),
    "ft_size": OptionWords(
        N_("Final table"), N_("How many players form the final table, by the seats at a table."), {}
    ),
    "race_round": OptionWords(
        N_("Chips in a chip race"),
        N_("How many chips the odd chips of a table are raced for."),
        {
            "up": Said(N_("rounded up"), N_("The odd chips of a table are rounded up to a whole chip.")),
            "half": Said(
                N_("rounded to the nearest"),
                N_("Half a chip or more of the remainder gives one more chip, less gives none."),
            ),
            "down": Said(
                N_("rounded down"), N_("The odd chips of a table are rounded down to a whole chip.")
            ),
            "round_up_each": Said(
                N_("everybody rounded up"),
                N_("There is no race: every player with odd chips gets one chip for them."),
            ),
        },
    ),
    "race_last": OptionWords(
        N_("Last chip in a chip race"),
        N_("How a player is protected who would lose the last chip."),
        {
            "extra_chip": Said(
                N_("an extra chip"),
                N_("Nobody is raced out: who would lose the last chip gets one of the smallest, added."),
            ),
            "from_pool_first": Said(
                N_("served first"),
                N_("Nobody is raced out: who would lose the last chip is served first in the race."),
            ),
        },
    ),
    "bust_tie": OptionWords(
        N_("Out at two tables at once"),
        N_("Who places higher when players go out at different tables in one hand, hand for hand."),
        {
            "tie_across_tables": Said(
                N_("they tie"),
                N_("Who goes out at different tables in one hand, hand for hand, ties."),
            ),
            "stacks": Said(
                N_("by stacks"),
                N_("The larger stack at the start of the hand places higher, at different tables too."),
            ),
        },
    ),
}
"""By key."""
