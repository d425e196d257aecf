"""A betting round in words: whose turn it is and what he may do, or what was done against the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from director.host.i18n import N_, Words
from director.rules.hand.betting import Legal, Round
from director.rules.hand.caps import at_cap
from director.rules.questions.betting_round import round_of
from director.views import figures
from director.views.verdicts.told import Explanation, Told


def _round(told: Told) -> str:
    # The question was answered, so it can be read again: its round knows more than the answer says.
    return round_in_words(round_of(told.question), told.words)


def round_in_words(now: Round, words: Words) -> str:
    """One or two sentences on where a round stands."""
    place = now.acting
    if place is None:
        return _closed(now, words)
    legal = now.legal()
    chips = {"call": legal.call or 0, "low": legal.min_to or 0, "high": legal.max_to or 0}
    facts = {
        "seat": place.seat,
        "raises": now.raises_used,
        **{name: figures.chips(amount, words) for name, amount in chips.items()},
    }
    text = words._(_TURN[_situation(now, legal), _range(legal)])
    more = _REASONS.get(now.why_no_raise(place) or ("no_end" if _no_end(now) else ""))
    return " ".join(part.format(**facts) for part in (text, more and words._(more)) if part)


def _closed(now: Round, words: Words) -> str:
    still = [place.seat for place in now.places if not place.folded]
    pot = figures.chips(now.pot_now, words)
    if len(still) == 1:
        text = words._("Everybody else has folded: seat {seat} takes the pot of {pot}.")
        return text.format(seat=still[0], pot=pot)
    return words._("The betting round is over; {pot} are in the pot.").format(pot=pot)


def _situation(now: Round, legal: Legal) -> str:
    if legal.must_bring_in:
        return "open" if legal.may_fold else "low card"
    if legal.may_check:
        return "check or raise" if now.standing.highest else "check or bet"
    return "complete" if legal.may_raise and now.standing.full and not now.standing.bets else "call"


def _range(legal: Legal) -> str:
    """How many totals he may choose from."""
    if legal.min_to is None or legal.max_to is None:
        return "none"
    if legal.max_to < legal.min_to:
        return "short"
    if legal.max_to == legal.min_to:
        return "one"
    return "two" if legal.sizes else "many"


def _no_end(now: Round) -> bool:
    """Whether only the exception for two players keeps the raising open."""
    return at_cap(now.terms, now.standing) and not now.capped


_TURN: Final[Mapping[tuple[str, str], str]] = {
    ("low card", "none"): N_("Seat {seat} has the low card and must bring in with all the chips he has."),
    ("low card", "one"): N_("Seat {seat} has the low card: he must bring in, or bet {low} in full."),
    ("low card", "short"): N_("Seat {seat} has the low card: he must bring in, or go all-in for {high}."),
    ("low card", "many"): N_(
        "Seat {seat} has the low card: he must bring in, or bet between {low} and {high}."
    ),
    ("open", "none"): N_("Nobody has opened: seat {seat} may bring in with all he has, or fold."),
    ("open", "one"): N_("Nobody has opened: seat {seat} may bring in, bet {low} in full, or fold."),
    ("open", "short"): N_("Nobody has opened: seat {seat} may bring in, go all-in for {high}, or fold."),
    ("open", "many"): N_(
        "Nobody has opened: seat {seat} may bring in, bet between {low} and {high}, or fold."
    ),
    ("check or bet", "one"): N_("Seat {seat} may check or bet {low}."),
    ("check or bet", "two"): N_("Seat {seat} may check, or bet {low} or {high}."),
    ("check or bet", "short"): N_("Seat {seat} may check or go all-in for {high}; a full bet is {low}."),
    ("check or bet", "many"): N_("Seat {seat} may check or bet between {low} and {high}."),
    ("check or raise", "one"): N_("Seat {seat} may check or raise to {low}."),
    ("check or raise", "short"): N_(
        "Seat {seat} may check or go all-in for {high}; a full raise goes to {low}."
    ),
    ("check or raise", "many"): N_("Seat {seat} may check or raise to between {low} and {high}."),
    ("complete", "one"): N_("Seat {seat} must put in {call} to call, or may complete to {low}."),
    ("complete", "short"): N_(
        "Seat {seat} must put in {call} to call, or may go all-in for {high}; a full bet is {low}."
    ),
    ("complete", "many"): N_("Seat {seat} must put in {call} to call, or may bet between {low} and {high}."),
    ("call", "none"): N_("Seat {seat} must put in {call} to call, or fold."),
    ("call", "one"): N_("Seat {seat} must put in {call} to call, or may raise to {low}."),
    ("call", "two"): N_("Seat {seat} must put in {call} to call, or may raise to {low} or to {high}."),
    ("call", "short"): N_(
        "Seat {seat} must put in {call} to call, or may go all-in for {high}; a full raise goes to {low}."
    ),
    ("call", "many"): N_("Seat {seat} must put in {call} to call, or may raise to between {low} and {high}."),
}
"""What he is faced with, how many totals he may choose from → the sentence. Who may check may bet as well."""

_REASONS: Final[Mapping[str, str]] = {
    "capped": N_("No raise is left in this round: {raises} were made."),
    "not_reopened": N_("He has acted, and since then nobody has made a full raise: he may not raise."),
    "nobody_left": N_("Nobody is left who could answer a raise."),
    "no_end": N_("Two players may raise as often as they like."),
}
"""Why he may not raise, or may still → a second sentence."""

EXPLANATIONS: Final[Mapping[str, Explanation]] = {"round": _round}
"""Topic → its sentences."""

COMPLAINTS: Final[Mapping[str, str]] = {
    "not_an_action": N_("{field}: an action is a list of a seat, what it does, and its chips in this round."),
    "too_few_players": N_("{field}: two players at least are needed, not {count}."),
    "small_above_big": N_("{field}: the small blind of {small} is more than the big blind of {big}."),
    "blind_above_bet": N_(
        "{field}: in a limit game a big blind of {blind} is more than a bet; the smaller bet is {bet}."
    ),
    "nothing_put_in": N_("{field}: seat {seat} must put in one chip at least."),
    "limits_fall": N_("{field}: the smaller bet comes first, {big} is less than {small}."),
    "no_such_street": N_("{field}: this game has no more than {most} betting rounds."),
    "not_in_round": N_("{field}: seat {seat} is not among the players of this round."),
    "round_closed": N_("{field}: the betting round was over before seat {seat} acted. Take this action out."),
    "already_folded": N_("{field}: seat {seat} has folded before; it is the turn of seat {to_act}."),
    "already_all_in": N_("{field}: seat {seat} has no chips behind; it is the turn of seat {to_act}."),
    "out_of_turn": N_("{field}: seat {seat} acted out of turn; it was the turn of seat {to_act}."),
    "no_total": N_("{field}: say how many chips seat {seat} has in front of it after this action."),
    "no_chips_in_it": N_("{field}: a fold or a check of seat {seat} puts no chips in; leave out {total}."),
    "must_bring_in": N_("{field}: the round is not open; seat {seat} has to bring in or bet in full."),
    "no_bring_in": N_("{field}: there is no bring-in now; seat {seat} may call, raise or fold."),
    "wrong_bring_in": N_("{field}: the bring-in of seat {seat} is {owed}, not {total}."),
    "bring_in_too_large": N_(
        "{field}: {total} is no bring-in, because a full bet is {bet}; seat {seat} bets or completes instead."
    ),
    "cannot_check": N_("{field}: seat {seat} cannot check; it costs {call} to call."),
    "nothing_to_call": N_("{field}: seat {seat} has nothing to call; a check is free."),
    "wrong_call": N_("{field}: a call of seat {seat} makes {to} in all, not {total}."),
    "wrong_all_in": N_("{field}: all-in means {most} in all for seat {seat}, not {total}."),
    "not_enough_chips": N_("{field}: seat {seat} cannot have {total} in front of it; it has {most} at most."),
    "bet_stands": N_(
        "{field}: {highest} are to be matched already; seat {seat} calls or raises, and not bets."
    ),
    "nothing_to_raise": N_("{field}: nobody has bet yet; what seat {seat} makes is a bet."),
    "nothing_to_complete": N_(
        "{field}: there is no bring-in or short all-in for seat {seat} to complete; call it a bet or a raise."
    ),
    "no_chips_to_raise": N_("{field}: seat {seat} has too few chips to raise; to call costs {call}."),
    "capped": N_(
        "{field}: no raise is left, {raises} were made in this round; seat {seat} may call {call} or fold."
    ),
    "not_reopened": N_(
        "{field}: seat {seat} has acted, and nobody has made a full raise since; it may call {call} or fold."
    ),
    "nobody_left": N_("{field}: nobody could answer a raise of seat {seat}; it may call {call} or fold."),
    "bet_too_small": N_(
        "{field}: a bet of seat {seat} is {low} at least, not {total}; only an all-in is less."
    ),
    "bet_too_large": N_("{field}: a bet of seat {seat} is {high} at most, not {total}."),
    "raise_too_small": N_(
        "{field}: a raise of seat {seat} goes to {low} at least, not to {total}; only an all-in is less."
    ),
    "raise_too_large": N_("{field}: a raise of seat {seat} goes to {high} at most, not to {total}."),
    "between_sizes": N_("{field}: seat {seat} makes it {low} or {high}, and not {total}."),
    "no_blinds_now": N_("{field}: blinds are posted before the first round of games with blinds only."),
    "post_too_late": N_("{field}: blinds come before the first decision; seat {seat} posts too late."),
    "posted_already": N_("{field}: seat {seat} has posted this before."),
    "second_small_blind": N_("{field}: there is one small blind, and it was posted before seat {seat}."),
    "wrong_blind": N_("{field}: seat {seat} has to post {owed}, not {total}."),
}
"""Code of a BadQuestion → its sentence."""
