"""Texts of the program and their translations. Runs inside the environment: it needs Babel.

`update` collects the texts of director/ into every catalogue of resources/i18n and compiles them;
`compile` only compiles; `check` says what is missing, and is part of `make.py check`.
"""

from __future__ import annotations

import io
import re
import string
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_file
from babel.messages.mofile import write_mo
from babel.messages.pofile import PoFileError, read_po, write_po

from installer.ground import ROOT

SOURCES: Final = ROOT / "director"
FOLDER: Final = ROOT / "resources" / "i18n"
KEYWORDS: Final = {"_": None, "N_": None, "ngettext": (1, 2), "pgettext": ((1, "c"), 2)}
"""The calls that carry texts, bare or as methods of Words."""

_HEADER: Final = """\
# Words of Floor Director. `make.py words` keeps the texts up to date; translate what stands empty.
# Names in braces are filled in by the program: keep them all, in any order."""

_DATED = re.compile(
    r'^"(Project-Id-Version|POT-Creation-Date|PO-Revision-Date|Last-Translator|Language-Team|Report-Msgid-Bugs-To|Generated-By)'
    r":.*\n",
    re.MULTILINE,
)
Key = tuple[str | None, str]


def collect(sources: Path = SOURCES) -> Catalog:
    """Every text of the program, with the comments for translators."""
    found = Catalog()
    for file in sorted(sources.rglob("*.py")):
        taken = extract_from_file("python", str(file), KEYWORDS, ("translators:",), None, True)
        for line, text, comments, context in taken:
            name = file.relative_to(sources.parent).as_posix()
            found.add(text, locations=[(name, line)], auto_comments=comments, context=context)
    return found


def read(file: Path) -> Catalog:
    """A catalogue as it stands. Raises ValueError or PoFileError when it cannot be read."""
    return read_po(io.BytesIO(file.read_bytes()), locale=file.stem, abort_invalid=True)


def update(file: Path, texts: Catalog) -> int:
    """Bring a catalogue up to the texts, keeping its translations; how many texts wait for one.

    Nothing is guessed from similar texts, and nothing that changes by itself (dates, line numbers) is
    written, so that a change in the file is a change in the words.
    """
    catalogue = read(file) if file.exists() else Catalog(locale=file.stem)
    catalogue.update(texts, no_fuzzy_matching=True, update_header_comment=False)
    catalogue.fuzzy = False
    catalogue.header_comment = _HEADER
    written = io.BytesIO()
    write_po(written, catalogue, width=100, no_location=True, sort_output=True, ignore_obsolete=True)
    text = _DATED.sub("", written.getvalue().decode())
    file.write_text(text, encoding="utf-8", newline="\n")
    return sum(1 for message in _messages(catalogue) if not all(_forms(message.string)))


def compile_one(file: Path) -> None:
    """Write the compiled catalogue beside its source, whole or not at all."""
    compiled = io.BytesIO()
    write_mo(compiled, read(file))
    beside = file.with_suffix(".new")
    beside.write_bytes(compiled.getvalue())
    beside.replace(file.with_suffix(".mo"))


def faults(file: Path, texts: Catalog) -> Iterator[str]:
    """What is wrong with a catalogue, a sentence each."""
    try:
        catalogue = read(file)
    except (ValueError, PoFileError) as damage:
        yield f"{file.name} cannot be read: {damage}"
        return
    if catalogue.fuzzy:
        yield f"{file.name}: the header is marked fuzzy"
    there = {_key(message): message for message in _messages(catalogue)}
    wanted = {_key(message): message for message in _messages(texts)}
    for key in wanted.keys() - there.keys():
        place, line = wanted[key].locations[0]
        yield f"{file.name} lacks {key[1]!r} ({place}:{line}); make.py words adds it"
    for key in there.keys() - wanted.keys():
        yield f"{file.name} has {key[1]!r}, which the program no longer says; make.py words removes it"
    for key in there.keys() & wanted.keys():
        yield from _faults_of(file.name, there[key], catalogue.num_plurals)


def _faults_of(name: str, message: Message, plurals: int) -> Iterator[str]:
    source = _forms(message.id)
    forms = _forms(message.string)
    label = f"{name}: {source[0]!r}"
    if message.fuzzy:
        yield f"{label} is marked fuzzy"
    if len(source) > 1 and len(forms) != plurals:
        yield f"{label} has {len(forms)} plural forms, not {plurals}"
    if not all(forms):
        yield f"{label} is not translated"
        return
    expected = _fields(source[-1])
    for form in forms:
        if _fields(form) != expected:
            yield f"{label}: the fields of {form!r} differ from {sorted(expected)}"


def _fields(text: str) -> set[str]:
    """Names in braces; a text that is no format at all has the one field it is written with."""
    try:
        return {field for _, field, _, _ in string.Formatter().parse(text) if field is not None}
    except ValueError:
        return {"".join(re.findall(r"[{}]", text))}


def _forms(text: str | tuple[str, ...] | list[str] | None) -> tuple[str, ...]:
    return (text or "",) if isinstance(text, str) or text is None else tuple(text)


def _key(message: Message) -> Key:
    return message.context, _forms(message.id)[0]


def _messages(catalogue: Catalog) -> Iterator[Message]:
    return (message for message in catalogue if message.id)


def main(command: str) -> int:
    """Run one command over all catalogues; its exit status."""
    files = sorted(FOLDER.glob("*.po"))
    if command == "compile":
        for file in files:
            compile_one(file)
        return 0
    texts = collect()
    if command == "update":
        FOLDER.mkdir(parents=True, exist_ok=True)
        for file in files or [FOLDER / "ru.po"]:
            waiting = update(file, texts)
            compile_one(file)
            print(f"{file.name}: {len(texts)} texts, {waiting} to translate")
        return 0
    found = [fault for file in files for fault in sorted(faults(file, texts))]
    if not files:
        found = ["resources/i18n has no catalogue; make.py words makes one"]
    print("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
