"""What is wrong with a hand history, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from director.domain.misfits import Misfit
from director.host.i18n import N_, Words
from director.rules.hand.phh.recorded import BadPhh
from director.rules.questions.reading import BadQuestion
from director.views.misfits import misfit_words
from director.views.plans import DISCIPLINE_NAMES, STRUCTURE_NAMES
from director.views.verdicts import complaint
from director.views.verdicts.told import shown

__all__ = ["COMPLAINTS", "phh_complaint"]


def phh_complaint(bad: BadPhh, words: Words) -> str:
    """One sentence: which field cannot be read, or why the hand cannot be written."""
    if bad.code not in COMPLAINTS:
        return complaint(BadQuestion(bad.field, bad.code, **bad.facts), words)
    facts = {name: _shown(name, value, words) for name, value in bad.facts.items()}
    return words._(COMPLAINTS[bad.code]).format(**{**facts, "field": bad.field})


def _shown(name: str, value: object, words: Words) -> str:
    if isinstance(value, Misfit):
        return misfit_words(value, words)
    return words._(_NAMED[name][str(value)]) if name in _NAMED else shown(value)


_GAMES: Final[Mapping[str, str]] = {
    **{str(game): name for game, name in DISCIPLINE_NAMES.items()},
    "NS": N_("no-limit short-deck hold’em"),
    "FO/8": N_("limit Omaha hi-lo"),
    "FR": N_("limit razz"),
    "N2L1D": N_("no-limit deuce-to-seven single draw"),
    "F2L3D": N_("limit deuce-to-seven triple draw"),
    "FB": N_("limit badugi"),
}
"""Games by our name or by the code of the format."""
_NAMED: Final[Mapping[str, Mapping[str, str]]] = {
    "game": _GAMES,
    "structure": {str(structure): name for structure, name in STRUCTURE_NAMES.items()},
}
"""Facts that are named, not shown as they are."""

COMPLAINTS: Final[Mapping[str, str]] = {
    "too_long": N_("The text is longer than {most} letters; it should hold one hand."),
    "not_toml": N_("The text is no hand in PHH, which is a kind of TOML. {misfit}"),
    "not_utf8": N_("The file is no text in UTF-8; a hand in PHH is."),
    "field_missing": N_("The field {field} is missing."),
    "no_list": N_("{field} must be a list."),
    "no_text": N_("{field} must be a text."),
    "no_amount": N_("{field} must be an amount of chips."),
    "amount_range": N_("{field} must be from 0 to {most}."),
    "stack_unknown": N_("{field}: a stack that is not known cannot be played with."),
    "no_stack": N_("{field}: every player needs chips."),
    "too_fine": N_("Amounts have at most {most} decimals."),
    "wrong_length": N_("{field} holds {count} values for {players} players."),
    "wrong_players": N_("{field}: a table has 2 to {most} players, not {count}."),
    "too_many_actions": N_("{field} holds more than {most} actions."),
    "foreign_game": N_("{field}: {game} is not among the games this program knows the rules of."),
    "unknown_game": N_("{field}: there is no such game; this program reads {allowed}."),
    "bad_phh_option": N_("{field}: {key} is not an option, or cannot have this value."),
    "bad_limits": N_("{field}: the smaller bet must be at least 1, and no more than the larger one."),
    "bad_bring_in": N_("{field}: the bring-in must be at least 1, and less than the smaller bet."),
    "straddle": N_("{field}: a third blind or a straddle is not played by these rules."),
    "other_blinds": N_("{field}: this is neither a small and a big blind, nor a big blind alone."),
    "other_antes": N_("{field}: this is neither one ante for all nor one of the big blind."),
    "other_min_bet": N_("{field}: the smallest bet must be the big blind, {big}."),
    "bad_action": N_("{field}: “{action}” is no action of the format."),
    "bad_player": N_("{field}: “{player}” is none of the players, p1 to p{players}."),
    "no_code": N_("The format has no code for this game: {game}, {structure}."),
    "button_away": N_("The format cannot tell of two players with the button on an empty seat."),
    "no_bring_in_size": N_("The format needs the size of the bring-in."),
    "short_of_both_antes": N_("The format cannot tell of short antes beside a big-blind ante."),
}
"""Code of a BadPhh → its sentence; the others are those of a question."""
