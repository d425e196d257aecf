"""Sentences about what somebody wrote by hand and the program cannot read: a plan, a template, a decision."""

from __future__ import annotations

from typing import Final

from director.domain.misfits import LeftOut, Misfit, Want
from director.domain.refusal import Impossible
from director.host.i18n import N_, Words
from director.views.disk_words import why_not

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
    "format": N_("It does not say format = {at}; that is how the program knows it."),
    "name": N_("Its name is no text in quotation marks."),
    "too_long": N_("It is too long to be meant."),
    "not_utf8": N_("It is no text in UTF-8. Save it as UTF-8."),
    "disk": N_("It cannot be read: {disk}."),
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
    if code == "impossible":
        return _refused(misfit, words)
    disk = why_not(misfit.has, words) if code == "disk" else ""
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
        disk=disk,
    )


def _refused(misfit: Misfit, words: Words) -> str:
    """The sentence of a refusal, which is about nobody in particular; their words are loaded for it alone."""
    from director.domain.ids import TournamentId
    from director.domain.journal import Journal
    from director.domain.people import People
    from director.views.refusals import RefusalTelling
    from director.views.wording import Telling

    telling = Telling(Journal.blank(TournamentId("")), People(), words)
    return RefusalTelling(telling).impossible(Impossible(misfit.has, **misfit.facts))


def left_out_words(one: LeftOut, words: Words) -> str:
    """Which file is left out, and why."""
    return words._("{file} is left out. {why}").format(file=one.file, why=misfit_words(one.misfit, words))


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
