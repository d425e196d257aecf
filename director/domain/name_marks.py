"""Names inside a text, kept as marks: `{person:41}`, so that a name can be erased and the text stays.

What was typed comes back letter by letter as long as the person is called so: a mark says which part of the
name it was and with which ending, for a Russian name is written in six cases.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from director.domain.ids import PersonId
from director.domain.names import folded
from director.domain.people import People, Person

_MARK: Final = re.compile(r"\{person:(\d{1,18})(?:/(family|given)(?:-(\d))?([^\W\d_]{0,4}))?\}")
_WORD: Final = re.compile(r"[^\W_]+(?:[-’'][^\W_]+)*")
_CUT: Final = 2
"""Letters that a case may take off a name: Достоевск-ий, Достоевск-ого."""
_ENDING: Final = 4
"""Letters of the longest ending."""
_ENDINGS: Final = re.compile(
    "[аеиоуыюя]|[оеыи]й|[оеуюыи][мйх]|[оеы][йюм]|ого|ому|ему|ою|ею|ии|ию|ия|ими|ыми|ами|ах|ам|[ое]в|s"
)
"""What may stand behind a name or for its last letters: Russian cases and plurals, the English genitive."""
_SHORTEST: Final = 3
"""Letters of a name that is looked for in its forms; a shorter one only as it is written."""


class _Part(NamedTuple):
    """One word of a text, and which part of which name it is."""

    start: int
    end: int
    person: Person
    part: str
    cut: int
    ending: str


def with_marks(text: str, people: Iterable[Person]) -> str:
    """The text with the names of these people turned into marks.

    >>> ivanov = Person(PersonId(41), "Иванов", "Сергей")
    >>> with_marks("Иванов Сергей задержал игру, Иванову – предупреждение.", [ivanov])
    '{person:41} задержал игру, {person:41/familyу} – предупреждение.'
    """
    parts = list(_parts(text, list(people)))
    made, done, at = list[str](), 0, 0
    while at < len(parts):
        one = parts[at]
        after = parts[at + 1] if at + 1 < len(parts) else None
        made.append(text[done : one.start])
        if after is not None and _whole_name(text, one, after):
            made.append(f"{{person:{one.person.id}}}")
            done, at = after.end, at + 2
            continue
        cut = f"-{one.cut}" if one.cut else ""
        made.append(f"{{person:{one.person.id}/{one.part}{cut}{one.ending}}}")
        done, at = one.end, at + 1
    return "".join([*made, text[done:]])


def without_marks(text: str, people: People) -> str:
    """The text as people read it: marks are names again, and a number where a name was erased.

    >>> ivanov = Person(PersonId(41), "Иванов", "Сергей")
    >>> without_marks("{person:41/familyу} – предупреждение.", People([ivanov]))
    'Иванову – предупреждение.'
    >>> without_marks("{person:41/familyу} – предупреждение.", People())
    '#41 – предупреждение.'
    """

    def name(found: re.Match[str]) -> str:
        person = people.find(PersonId(int(found[1])))
        word = person.name if found[2] is None else getattr(person, found[2])
        if not word:
            return Person(person.id).name
        kept = word[: len(word) - int(found[3] or 0)]
        return f"{kept}{found[4] or ''}"

    return _MARK.sub(name, text)


def marked_persons(text: str) -> tuple[PersonId, ...]:
    """Whose names stand in a text, each once, in their order."""
    return tuple(dict.fromkeys(PersonId(int(found[1])) for found in _MARK.finditer(text)))


def plain_names(text: str, people: Iterable[Person]) -> tuple[Person, ...]:
    """Who of these is still named in a text in plain letters, such as an editor warns of."""
    return tuple(dict.fromkeys(part.person for part in _parts(text, list(people))))


def _whole_name(text: str, one: _Part, after: _Part) -> bool:
    """Whether these two words are the whole name as it is shown, one blank between."""
    return (
        one.person is after.person
        and text[one.start : after.end] == one.person.name
        and (one.part, after.part) == ("family", "given")
    )


def _parts(text: str, people: list[Person]) -> Iterator[_Part]:
    names = [
        (person, part, name, len(_WORD.findall(name)) or 1)
        for person in people
        for part in ("family", "given")
        if (name := getattr(person, part))
    ]
    marks = [found.span() for found in _MARK.finditer(text)]
    words = [
        found.span()
        for found in _WORD.finditer(text)
        if not any(start <= found.start() < end for start, end in marks)
    ]
    done = 0
    for at, (start, _) in enumerate(words):
        fits = [
            fit
            for person, part, name, many in names
            if at + many <= len(words)
            and (fit := _fit(text, start, words[at + many - 1][1], person, part, name)) is not None
        ]
        if fits and start >= done:  # the name itself before a form, a longer one before a part of it
            best = min(fits, key=lambda fit: (fit.cut, len(fit.ending), fit.start - fit.end))
            done = best.end
            yield best


def _fit(text: str, start: int, end: int, person: Person, part: str, name: str) -> _Part | None:
    """These words as a form of a name, its own letters first; None for other words.

    A name is written with a capital letter, so that a word that only sounds like one stays a word.
    """
    written = text[start:end]
    if not written[0].isupper() and name[0].isupper():
        return None
    if written == name:
        return _Part(start, end, person, part, 0, "")
    if len(name) < _SHORTEST:
        return None
    for cut in range(_CUT + 1):
        stem = name[: len(name) - cut]
        ending = written[len(stem) :]
        if len(stem) >= _CUT and written.startswith(stem) and _ENDINGS.fullmatch(ending):
            return _Part(start, end, person, part, cut, ending)
    if folded(written) == folded(name):  # other letters or accents: told as the address book has it
        return _Part(start, end, person, part, 0, "")
    return None
