"""One line of `director do`, read: a decision as JSON, or a line of the quick box."""

from __future__ import annotations

import json
from collections.abc import Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Final, NoReturn

import msgspec

from director.cli.ready import ReadyMade
from director.cli.ready_made import READY_MADE, Quick
from director.domain.action import Action
from director.domain.actions import ACTIONS
from director.domain.entries import Register
from director.domain.misfits import Misfit, of_fields, of_json
from director.domain.people import Person
from director.domain.refusal import Impossible
from director.host.i18n import N_, Words

if TYPE_CHECKING:
    from director.desk.venue import Venue
    from director.domain.journal import Journal

LONGEST: Final = 4_000_000
"""Bytes of the longest line; a draw of ten thousand seats has some three hundred thousand."""

MOST_UID: Final = 100
"""Characters of the longest uid."""

_MOST_NAME: Final = 60
"""Letters of a name of nothing that an answer repeats."""

_BAD: Final = {
    "alone": N_("A draw is sealed and made alone: its hashes are shown before the public word."),
    "bad_json": N_("This is no JSON object and no line of the quick box. {why}"),
    "no_object": N_("This is no JSON object and no line of the quick box. An object begins with {sign}."),
    "bad_text": N_("This is not UTF-8."),
    "not_together": N_("Lines written as one have one “{field}”: give it to the command, not to the line."),
    "too_long": N_("The line is too long."),
    "bad_uid": N_("A uid is up to {most} letters, digits and signs without a slash."),
    "duplicate_key": N_("The name “{field}” stands twice, so nobody can tell which value is meant."),
    "no_kind": N_("The line does not say what to do: its field “do” names the kind of decision."),
    "missing": N_("“{kind}” needs the field “{field}”."),
    "unknown_field": N_("“{kind}” has no field “{field}”. It may have: {names}."),
    "unknown_kind": N_("“{kind}” is no kind of decision. `director actions` lists them."),
    "wrong_type": N_("“{kind}” does not fit. {why}"),
}


class BadLine(Exception):
    """A line that cannot be read: a code, the field it is about, and facts for its sentence."""

    def __init__(
        self,
        code: str,
        field: str = "",
        misfit: Misfit | None = None,
        known: Sequence[str] = (),
        says: str = "",
        **facts: object,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.field = field
        self.misfit = misfit
        self.says = says or code
        """Which sentence tells it."""
        self.known = known
        """The kinds of decisions there are, where another was named."""
        self.facts = facts

    def sentence(self, words: Words) -> str:
        """What is wrong with the line."""
        from director.views.misfits import misfit_words, names_of

        facts = dict(self.facts)
        if self.misfit is not None:
            facts |= {"why": misfit_words(self.misfit, words), "names": names_of(self.misfit)}
        said = words._(_BAD[self.says]).format(field=self.field, **facts)
        close = get_close_matches(str(facts.get("kind")), self.known)
        if not close:
            return said
        perhaps = words._("Perhaps: {words}.").format(words=", ".join(close))
        return f"{said} {perhaps}"


class Manner(msgspec.Struct, frozen=True):
    """How a decision is to be done, whatever it is."""

    reason: str = ""
    overrule: bool = False
    uid: str = ""


class Decision(msgspec.Struct, frozen=True):
    """One decision that a line asks for."""

    number: int
    """Of the line it stands on, from 1."""
    step: Action | ReadyMade
    manner: Manner = Manner()

    @property
    def alone(self) -> bool:
        """Whether it cannot be one of several written as one."""
        return isinstance(self.step, ReadyMade) and self.step.alone

    def newcomers(self) -> tuple[Person, ...]:
        """Who must be added to the address book first. Raises Impossible."""
        return self.step.newcomers() if isinstance(self.step, ReadyMade) else ()

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """What is written. Raises Impossible."""
        if isinstance(self.step, ReadyMade):
            return self.step.actions(venue, journal, added)
        if isinstance(self.step, Register) and self.step.person not in venue.people:
            raise Impossible("no_person", person=self.step.person)
        return (self.step,)


def read_line(number: int, line: bytes) -> Decision | None:
    """The decision on a line; None for a blank line and for a remark that begins with #. Raises BadLine."""
    if len(line) > LONGEST:
        raise BadLine("too_long")
    try:
        text = line.decode("utf-8-sig").strip()
    except UnicodeDecodeError as error:
        raise BadLine("bad_text") from error
    if not text or text.startswith("#"):
        return None
    if text[0] not in '{["':
        return Decision(number, Quick(text))
    fields = _object(text)
    return _decision(number, fields)


def _object(text: str) -> dict[str, Any]:
    """The object of a line. Raises BadLine."""
    try:
        fields = json.loads(text, object_pairs_hook=_once_each, parse_constant=_no_number)
        msgspec.json.decode(text)  # it knows half letters, and numbers that are none
    except json.JSONDecodeError as error:
        raise BadLine("bad_json", misfit=of_json(text, error.pos)) from error
    except RecursionError as error:
        raise BadLine("bad_json", misfit=of_json(text, None)) from error
    except (msgspec.MsgspecError, ValueError) as error:
        raise BadLine("bad_json", misfit=Misfit("json_value")) from error
    if not isinstance(fields, dict):
        raise BadLine("bad_json", says="no_object", sign="{")
    return fields


def _no_number(name: str) -> NoReturn:
    raise ValueError(name)  # NaN and Infinity are not JSON, though the reader of Python knows them


def _once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object of which no name stands twice. Raises BadLine."""
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _value in pairs]
        raise BadLine("duplicate_key", next(name for name in names if names.count(name) > 1))
    return found


def _decision(number: int, fields: dict[str, Any]) -> Decision:
    name = fields.pop("do", None)
    kinds: dict[str, type[Action | ReadyMade]] = {**ACTIONS, **READY_MADE}
    kind = kinds.get(name) if isinstance(name, str) else None
    if name is None:
        raise BadLine("missing", "do", says="no_kind")
    if kind is None:
        raise BadLine("unknown_kind", "do", kind=str(name)[:_MOST_NAME], known=tuple(kinds))
    manner = {key: fields.pop(key) for key in Manner.__struct_fields__ if key in fields}
    step = _converted(name, fields, kind)
    how: Manner = _converted(name, manner, Manner)
    if "/" in how.uid or len(how.uid) > MOST_UID or not how.uid.isprintable():
        raise BadLine("bad_uid", "uid", most=MOST_UID)  # a slash parts the lines of one batch
    return Decision(number, step, how)


def _converted(kind: str, fields: dict[str, Any], into: type[Any]) -> Any:
    try:
        return msgspec.convert(fields, into, str_keys=True)
    except msgspec.ValidationError as error:
        misfit = of_fields(error, into, fields)
        code = {"missing": "missing", "unknown": "unknown_field"}.get(misfit.code, "wrong_type")
        raise BadLine(code, misfit.field, misfit, kind=kind) from error
