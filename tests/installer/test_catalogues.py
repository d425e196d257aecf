"""Catalogues: every text of the program translated, with its fields and plural forms."""

from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

from installer import catalogues, checking

SOURCE = """\
from director.host.i18n import N_, _, ngettext, pgettext

TITLE = N_("Registration")


def say(words, n):
    # translators: the verb
    pgettext("verb", "Seat")
    words._("{name} moved to {seat}")
    words.ngettext("{n} player", "{n} players", n)
    return _("Long texts may "
             "stand on two lines")
"""
HEADER = """\
msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && "
"(n%100<10 || n%100>=20) ? 1 : 2);\\n"
"""


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    (tmp_path / "director").mkdir()
    (tmp_path / "director" / "page.py").write_text(SOURCE, encoding="utf-8")
    return tmp_path / "director"


@pytest.fixture
def po(tmp_path: Path) -> Path:
    return tmp_path / "ru.po"


def _say(po: Path, *messages: str) -> None:
    po.write_text("\n".join([HEADER, *messages]), encoding="utf-8")


def _one_text(tmp_path: Path, call: str) -> Path:
    folder = tmp_path / "one"
    folder.mkdir()
    (folder / "page.py").write_text(f"{call}\n", encoding="utf-8")
    return folder


def test_every_kind_of_call_is_collected(sources: Path) -> None:
    texts = {(message.context, message.id) for message in catalogues.collect(sources) if message.id}

    assert texts == {
        (None, "Registration"),
        ("verb", "Seat"),
        (None, "{name} moved to {seat}"),
        (None, ("{n} player", "{n} players")),
        (None, "Long texts may stand on two lines"),
    }


def test_a_new_catalogue_waits_for_every_text(sources: Path, po: Path) -> None:
    texts = catalogues.collect(sources)

    assert catalogues.update(po, texts) == 5
    assert len([fault for fault in catalogues.faults(po, texts) if "is not translated" in fault]) == 5


def test_an_update_keeps_translations_and_guesses_none(tmp_path: Path, po: Path) -> None:
    _say(po, 'msgid "Seat"\nmsgstr "Место"\n', 'msgid "Seats gone"\nmsgstr "Мест нет"\n')

    waiting = catalogues.update(po, catalogues.collect(_one_text(tmp_path, '_("Seat"), _("Seats go")')))

    written = po.read_text(encoding="utf-8")
    assert waiting == 1
    assert 'msgstr "Место"' in written
    assert "fuzzy" not in written
    assert "Seats gone" not in written


def test_an_update_of_the_same_texts_changes_nothing(sources: Path, po: Path) -> None:
    texts = catalogues.collect(sources)
    catalogues.update(po, texts)
    before = po.read_bytes()

    catalogues.update(po, catalogues.collect(sources))

    assert po.read_bytes() == before
    assert b"Date" not in before
    assert b"page.py" not in before


@pytest.mark.parametrize(
    ("call", "message", "said"),
    [
        ('_("Seat")', "", "lacks 'Seat'"),
        ("pass", 'msgid "Old"\nmsgstr "Старое"\n', "no longer says"),
        ('_("Seat")', 'msgid "Seat"\nmsgstr ""\n', "is not translated"),
        ('_("Seat")', '#, fuzzy\nmsgid "Seat"\nmsgstr "Место"\n', "is marked fuzzy"),
        ('_("To {seat}")', 'msgid "To {seat}"\nmsgstr "На {место}"\n', "fields"),
        ('_("To {seat}")', 'msgid "To {seat}"\nmsgstr "На место"\n', "fields"),
        ('_("To {seat}")', 'msgid "To {seat}"\nmsgstr "На {seat"\n', "fields"),
        (
            'ngettext("{n} a", "{n} b", n)',
            'msgid "{n} a"\nmsgid_plural "{n} b"\nmsgstr[0] "{n} а"\nmsgstr[1] "{n} б"\nmsgstr[2] ""\n',
            "is not translated",
        ),
        (
            'ngettext("One a", "{n} b", n)',
            'msgid "One a"\nmsgid_plural "{n} b"\nmsgstr[0] "Один"\nmsgstr[1] "{n} б"\nmsgstr[2] "{n} в"\n',
            "fields of 'Один'",
        ),
    ],
)
def test_each_fault_of_a_catalogue_is_named(
    tmp_path: Path, po: Path, call: str, message: str, said: str
) -> None:
    _say(po, message)

    found = list(catalogues.faults(po, catalogues.collect(_one_text(tmp_path, call))))

    assert len(found) == 1
    assert said in found[0]


def test_a_whole_catalogue_has_no_fault(tmp_path: Path, po: Path) -> None:
    _say(po, 'msgid "To {seat}"\nmsgstr "На {seat}"\n')

    assert not list(catalogues.faults(po, catalogues.collect(_one_text(tmp_path, '_("To {seat}")'))))


def test_a_catalogue_that_cannot_be_read_is_named(po: Path) -> None:
    po.write_text('msgid "x\n', encoding="utf-8")

    assert "ru.po cannot be read" in next(catalogues.faults(po, Catalog()))


def test_a_catalogue_is_compiled_when_it_was_edited(po: Path) -> None:
    _say(po)
    assert checking.stale_catalogues(po.parent) == [po]

    catalogues.compile_one(po)

    assert checking.stale_catalogues(po.parent) == []
