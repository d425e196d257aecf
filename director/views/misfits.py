"""Sentences about what somebody wrote by hand and the program cannot read: a plan, a template, a decision."""

from __future__ import annotations

from typing import Final

from director.domain.misfits import Misfit, Want
from director.host.i18n import N_, Words

_SENTENCES: Final = {
    "missing": N_("“{field}” is missing."),
    "unknown": N_("There is no “{field}” here. There are: {names}."),
    "wants": N_("“{field}” is {has}. It should be {wanted}."),
    "wants_hidden": N_("“{field}” does not fit. It should be {wanted}."),
    "wants_name": N_("A name in “{field}” should be {wanted}."),
    "wants_inside": N_("A value in “{field}” should be {wanted}."),
    "wants_whole": N_("It is {has}. It should be {wanted}."),
    "long_number": N_("A number is too long to be meant."),
    "deep": N_("So many brackets within brackets cannot be meant."),
    "toml_twice": N_("Line {line}: the same name stands there a second time."),
    "toml_quote": N_("Line {line}: a quotation mark is missing."),
    "toml_bracket": N_("Line {line}: a bracket is not closed."),
    "toml_backslash": N_("Line {line}: write a backslash twice, or the text in single quotation marks."),
    "toml_value": N_("Line {line}: after = stands a number, true, false, or a text in quotation marks."),
    "toml_behind": N_("Line {line}: more stands there than one value."),
    "toml_equals": N_("Line {line}: write a line as name = value."),
    "toml_sign": N_("Line {line}: a sign stands there that cannot be in such a file."),
    "toml_line": N_("Line {line} cannot be read."),
    "json_end": N_("It ends before it is whole: a bracket or a quotation mark is missing."),
    "json_value": N_("It holds a number that cannot be meant, or half a letter."),
    "json_sign": N_("Character {at}, {has}, does not fit there."),
}
_WANTS: Final = {
    "whole": N_("a whole number"),
    "number": N_("a number"),
    "text": N_("a text in quotation marks"),
    "yes_no": N_("true or false"),
    "list": N_("a list in [ ]"),
    "fields": N_("a group of fields with names"),
    "nothing": N_("left out"),
    "other": N_("another kind of value"),
}


def misfit_words(misfit: Misfit, words: Words) -> str:
    """What is wrong there, and what would be right."""
    code = misfit.code
    if code == "wants" and not misfit.has:
        code = "wants_hidden"
    elif code == "wants" and not misfit.field:
        code = "wants_whole"
    wanted = ""
    for want in misfit.wants:
        one = _wanted(want, words)
        wanted = words._("{one} or {other}").format(one=wanted, other=one) if wanted else one
    return words._(_SENTENCES[code]).format(
        field=misfit.field,
        has=misfit.has,
        names=names_of(misfit),
        wanted=wanted,
        line=misfit.line,
        at=misfit.at,
    )


def names_of(misfit: Misfit) -> str:
    """The names or values that would do, joined by commas."""
    return ", ".join(name for want in misfit.wants for name in want.choices)


def _wanted(want: Want, words: Words) -> str:
    """One kind of value that would do."""
    if want.kind == "choice":
        return words._("one of: {values}").format(values=", ".join(want.choices))
    if want.kind == "tuple":
        return words._("a list of {names}").format(names=", ".join(want.choices))
    return words._(_WANTS[want.kind])
