"""Betting: caps, all-ins, what chips mean, time to act."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from director.host.i18n import N_
from director.views.option_words.said import OptionWords, Said

_MAKE_UP: Final = Said(
    N_("make it up or fold"),
    N_("The player makes up the missing chips, or folds and loses what is in."),
)

BETTING: Final[Mapping[str, OptionWords]] = {
    "cap_raises": OptionWords(
        N_("Raises in limit"),
        N_("How many raises may follow a bet in one round of limit poker."),
        {
            3: Said(N_("three raises"), N_("A round of limit poker has a bet and three raises.")),
            4: Said(N_("four raises"), N_("A round of limit poker has a bet and four raises.")),
        },
    ),
    "cap_hu": OptionWords(
        N_("Limit raises between two"),
        N_("When two players may raise in limit poker as often as they like."),
        {
            "unless_3plus_started": Said(
                N_("two left, unless three began"),
                N_("Two players may raise without end, unless three or more took part in the round."),
            ),
            "whenever_two_left": Said(
                N_("whenever two are left"),
                N_("As soon as two players are left in the hand they may raise without end."),
            ),
            "before_cap": Said(
                N_("two left before the cap"),
                N_("Two players may raise without end if the others left before the cap was reached."),
            ),
            "event_heads_up": Said(
                N_("the last two of the event"),
                N_("Only the last two players of the event may raise without end."),
            ),
            "round_began_heads_up": Said(
                N_("round begun by two"),
                N_("Two players may raise without end in a round which began with two."),
            ),
            "never": Said(N_("never"), N_("The number of raises is limited between two players as well.")),
        },
    ),
    "fl_reopen": OptionWords(
        N_("Short all-in in limit"),
        N_("How large an all-in must be in limit poker to count as a raise."),
        {
            "half": Said(N_("half a bet"), N_("In limit an all-in of half a bet or more counts as a raise.")),
            "full": Said(N_("a full bet"), N_("In limit only an all-in of a full bet counts as a raise.")),
        },
    ),
    "big_reopen": OptionWords(
        N_("Short all-ins without limit"),
        N_("Whether short all-ins in no-limit and pot-limit open the betting again together."),
        {
            "single": Said(
                N_("each for itself"),
                N_("Each all-in is judged for itself: only a full raise opens the betting again."),
            ),
            "cumulative": Said(
                N_("added up"),
                N_("Short all-ins add up: who faces a full raise in all may raise again."),
            ),
        },
    ),
    "raise_50": OptionWords(
        N_("More than a call, less than a raise"),
        N_("What chips mean that nobody announced: more than a call, less than the smallest raise."),
        {
            "complete": Said(
                N_("half or more is a raise"),
                N_("Half of the smallest raise or more must be made a full raise; less is a call."),
            ),
            "evident_raise": Said(
                N_("several chips are a raise"),
                N_("Several chips beyond the call are an evident raise and must be made a full one."),
            ),
        },
    ),
    "multi_chip": OptionWords(
        N_("Several chips, all needed"),
        N_("What several silent chips mean when the call needs every one of them."),
        {
            "every_chip_needed": Said(
                N_("a call"), N_("Several chips are a call when the call needs every one of them.")
            ),
            "several_are_raise": Said(
                N_("a raise"), N_("Several chips beyond the call are a raise, even if the call needs all.")
            ),
        },
    ),
    "undercall": OptionWords(
        N_("Too little for a call"),
        N_("What follows when a player puts in less than the call."),
        {
            "complete_or_forfeit": _MAKE_UP,
            "corrected": Said(
                N_("must be made up"),
                N_(
                    "The call must be made up if it answers the first bet or is between two players; "
                    "otherwise the judge decides."
                ),
            ),
        },
    ),
    "underraise": OptionWords(
        N_("Too little for a bet or raise"),
        N_("What follows when a player bets or raises too little."),
        {
            "complete_or_forfeit": _MAKE_UP,
            "corrected": Said(
                N_("corrected on that street"),
                N_("A bet or raise that is too small is corrected for all as long as the street lasts."),
            ),
        },
    ),
    "oot": OptionWords(
        N_("Acting out of turn"),
        N_("What follows when a player acts before his turn."),
        {
            "chips_stay": Said(
                N_("the chips stay"),
                N_("Chips put in out of turn stay; the player may still call, raise or fold."),
            ),
            "binding_if_unchanged": Said(
                N_("binds if nothing changes"),
                N_("Acting out of turn binds unless the action changes; then the chips come back."),
            ),
        },
    ),
    "pl_preflop": OptionWords(
        N_("Pot-limit before the flop"),
        N_("How the pot is counted before the flop for the largest raise."),
        {
            "full_blinds": Said(
                N_("with full blinds"), N_("Both blinds count in full, even if one is short or dead.")
            ),
            "sb_as_bb": Said(
                N_("small blind as a big one"),
                N_("The small blind counts as a big one: the largest opening raise is four big blinds."),
            ),
            "true_value": Said(N_("as it lies"), N_("Only chips that really are in the pot count.")),
        },
    ),
    "pl_round": OptionWords(
        N_("Rounding in pot-limit"),
        N_("Whether the pot is rounded for the largest bet."),
        {
            "none": Said(N_("not rounded"), N_("In pot-limit the pot counts to the last chip.")),
            "up_to_unit": Said(
                N_("up to a whole chip"), N_("In pot-limit an odd amount counts up to the next whole chip.")
            ),
        },
    ),
    "time_limit": OptionWords(
        N_("Time to act"), N_("How long a player may think once the clock is running."), {}
    ),
    "time_result": OptionWords(
        N_("Time runs out"),
        N_("What follows when the time of a player runs out."),
        {
            "pass": Said(N_("fold"), N_("When the time runs out the hand is folded.")),
            "check_or_fold": Said(
                N_("check, or fold to a bet"),
                N_("When the time runs out it is a check; facing a bet the hand is dead."),
            ),
            "all_in_twice_then_fold": Said(
                N_("all-in twice, then fold"),
                N_("When the time runs out the player counts as all-in, twice at most, and then folds."),
            ),
            "all_in_if_in_pot": Said(
                N_("all-in if in the pot"),
                N_("When the time runs out, who has chips in the pot counts as all-in; others fold."),
            ),
        },
    ),
}
"""By key."""
