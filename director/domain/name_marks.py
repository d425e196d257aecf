"""Names inside a text, kept as marks: `{person:41}`, so that a name can be erased and the text stays.

What was typed comes back letter by letter as long as the person is called so: a mark says which part of the
name it was and with which ending, for a Russian name is written in six cases.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from director.domain.ids import PersonId
from director.domain.name_forms import first_letter, form_of
from director.domain.names import folded
from director.domain.people import People, Person

_MARK: Final = re.compile(
    r"\{person:(\d{1,18})(?:/(family|given)(?:\.(\d{1,2}))?(?:-(\d{1,3}))?(['’]?[^\W\d_]{0,6}))?\}"
)
_SAME: Final = re.compile(rf"({_MARK.pattern})(?:(?:[ \u00a0-]|\.[ \u00a0]?)\{{person:\2(?:/[^}}]*)?\}})+")
"""Several marks of one person side by side: a name with its initials, both parts of a double name."""
_WORD: Final = re.compile(r"[^\W_]+(?:['’`][^\W_]+)*")
_CUT: Final = 2
"""Letters of a name that are in all its forms."""
_SHORTEST: Final = 3
"""Letters of a word within a longer name that is looked for by itself: of “van der Berg” only Berg."""
_LAST_VOWELS: Final = re.compile("[аеиоуыюяйь]{1,2}$")
"""What a Russian name loses in its forms."""
_NO_BLANKS: Final = "\u2e80"
"""From here on are scripts that put no blanks between words."""
_INITIALS: Final = r"(?:[^\W\d_]\.[ \u00a0]?){1,3}"
_BEFORE: Final = re.compile(rf"(?<![^\W_]){_INITIALS}$")
_BEHIND: Final = re.compile(rf"[ \u00a0]?{_INITIALS}")


class _Part(NamedTuple):
    """One word of a text, and which part of which name it is."""

    start: int
    end: int
    person: Person
    part: str
    """`family` or `given`, and which word of it where it is only one of several: family.2"""
    cut: int
    ending: str


def with_marks(text: str, people: Iterable[Person]) -> str:
    """The text with the names of these people turned into marks.

    >>> ivanov = Person(PersonId(41), "Иванов", "Сергей")
    >>> with_marks("Иванов Сергей задержал игру, Иванову – предупреждение.", [ivanov])
    '{person:41} задержал игру, {person:41/familyу} – предупреждение.'
    """
    parts = list(_parts(text, list(people)))
    parts = sorted({*parts, *_initials(text, parts)}, key=lambda one: one.start)
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
        if found[3] is not None:
            words = _WORD.findall(word)
            word = words[int(found[3]) - 1] if 1 <= int(found[3]) <= len(words) else word
        if not word:
            return Person(person.id).name
        kept = word[: max(0, len(word) - int(found[4] or 0))]
        return f"{kept}{found[5] or ''}"

    def once(found: re.Match[str]) -> str:
        who = PersonId(int(found[2]))
        return found[0] if who in people else Person(who).name

    return _MARK.sub(name, _SAME.sub(once, text))


def marked_persons(text: str) -> tuple[PersonId, ...]:
    """Whose names stand in a text, each once, in their order."""
    return tuple(dict.fromkeys(PersonId(int(found[1])) for found in _MARK.finditer(text)))


def may_name(text: str, person: Person) -> bool:
    """Whether somebody may be named in a text in plain letters: wider than the marks, so that one can look.

    >>> ivanov = Person(PersonId(41), "Иванов", "Сергей")
    >>> may_name("про ИВАНОВСКИЕ фишки", ivanov), may_name("{person:41/family}", ivanov)
    (True, False)
    """
    name, pattern = _looked_for(person.family or person.given)
    if not name or (text.isascii() and name[:_CUT] not in text.lower()):
        return False
    bare = _MARK.sub(" ", text)
    return bool(pattern.search(_letters(bare)) or plain_names(bare, [person]))


@lru_cache(maxsize=16)
def _looked_for(called: str) -> tuple[str, re.Pattern[str]]:
    """The letters of a name, and what finds them in those of a text."""
    name = _letters(called)
    if name[:1] >= _NO_BLANKS:
        return name, re.compile(re.escape(name))
    stem = _LAST_VOWELS.sub("", name)
    longer = r"\w*" if len(stem) > _SHORTEST + 1 else r"\w{0,2}"
    return name, re.compile(rf"\b{re.escape(stem)}{longer}\b")


def _letters(text: str) -> str:
    return " ".join(_WORD.findall(folded(text)))


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
    names: dict[str, list[tuple[Person, str, str, int]]] = {}
    for person in people:
        for whole in ("family", "given"):
            for part, name in _named(whole, getattr(person, whole)):
                same = names.setdefault(first_letter(name[0]), [])
                same.append((person, part, name, len(_WORD.findall(name)) or 1))
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
            for person, part, name, many in names.get(first_letter(text[start]), ())
            if at + many <= len(words)
            and (fit := _fit(text, start, words[at + many - 1][1], person, part, name)) is not None
        ]
        if fits and start >= done:  # the name itself before a form, a longer one before a part of it
            best = min(fits, key=lambda fit: (fit.cut, len(fit.ending), fit.start - fit.end))
            done = best.end
            yield best


def _named(part: str, name: str) -> Iterator[tuple[str, str]]:
    """A part of a name whole, and each word of one that has several: each of them is declined."""
    words = _WORD.findall(name)
    if name:
        yield part, name
    for number, word in enumerate(words if len(words) > 1 else (), start=1):
        if len(word) >= _SHORTEST and word[0].isupper():
            yield f"{part}.{number}", word


def _fit(text: str, start: int, end: int, person: Person, part: str, name: str) -> _Part | None:
    """These words as a form of a name; None for other words."""
    form = form_of(text[start:end], name)
    return None if form is None else _Part(start, end, person, part, form.cut, form.ending)


def _initials(text: str, parts: list[_Part]) -> Iterator[_Part]:
    """Initials beside a family name: each is its given name with all letters cut off but the first."""
    for one in parts:
        if not one.part.startswith("family"):
            continue
        for found in (_BEFORE.search(text, 0, one.start), _BEHIND.match(text, one.end)):
            if found is not None:
                yield from _abbreviated(found, one.person)


def _abbreviated(found: re.Match[str], person: Person) -> Iterator[_Part]:
    words = _WORD.findall(person.given)
    letters = [at for at in range(found.start(), found.end()) if found.string[at].isalpha()]
    if len(letters) > len(words):
        return
    for number, (at, word) in enumerate(zip(letters, words, strict=False), start=1):
        if found.string[at] == word[0]:
            part = f"given.{number}" if len(words) > 1 else "given"
            yield _Part(at, at + 1, person, part, len(word) - 1, "")
