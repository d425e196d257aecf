import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from director.host import i18n, resources
from installer import catalogues

PO = """\
msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && "
"(n%100<10 || n%100>=20) ? 1 : 2);\\n"

msgid "Seat"
msgstr "Место"

msgctxt "verb"
msgid "Seat"
msgstr "Посадить"

msgid "{n} player"
msgid_plural "{n} players"
msgstr[0] "{n} игрок"
msgstr[1] "{n} игрока"
msgstr[2] "{n} игроков"
"""


@pytest.fixture
def po(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A checkout whose Russian catalogue is small and not compiled."""
    file = tmp_path / "resources" / "i18n" / "ru.po"
    file.parent.mkdir(parents=True)
    file.write_text(PO, encoding="utf-8")
    monkeypatch.setattr(resources, "roots", lambda: (tmp_path / "resources",))
    i18n.words_for.cache_clear()
    yield file
    i18n.words_for.cache_clear()


def test_a_catalogue_nobody_compiled_speaks_all_the_same(po: Path) -> None:
    assert i18n.words_for("ru")._("Seat") == "Место"


def test_a_compiled_catalogue_is_used(po: Path) -> None:
    catalogues.compile_one(po)
    po.unlink()

    assert i18n.words_for("ru")._("Seat") == "Место"


def test_a_catalogue_edited_since_it_was_compiled_speaks_the_new_words(po: Path) -> None:
    catalogues.compile_one(po)
    po.write_text(PO.replace("Место", "Стул"), encoding="utf-8")
    compiled = po.with_suffix(".mo").stat().st_mtime
    os.utime(po, (compiled + 5, compiled + 5))

    assert i18n.words_for("ru")._("Seat") == "Стул"


@pytest.mark.parametrize(
    ("n", "said"),
    [
        (0, "0 игроков"),
        (1, "1 игрок"),
        (2, "2 игрока"),
        (5, "5 игроков"),
        (11, "11 игроков"),
        (21, "21 игрок"),
        (101, "101 игрок"),
    ],
)
def test_russian_counts_in_three_forms(po: Path, n: int, said: str) -> None:
    assert i18n.words_for("ru").ngettext("{n} player", "{n} players", n).format(n=n) == said


def test_one_english_word_may_mean_two_things(po: Path) -> None:
    assert i18n.words_for("ru").pgettext("verb", "Seat") == "Посадить"


def test_english_speaks_from_the_source() -> None:
    words = i18n.words_for("en")

    assert words._("Seat") == "Seat"
    assert words.ngettext("{n} player", "{n} players", 1) == "{n} player"
    assert words.pgettext("verb", "Seat") == "Seat"


def test_the_screen_may_change_its_language_while_running(po: Path) -> None:
    i18n.use("ru")
    assert (i18n._("Seat"), i18n.pgettext("verb", "Seat")) == ("Место", "Посадить")
    assert i18n.ngettext("{n} player", "{n} players", 5) == "{n} игроков"
    assert i18n.current().language == "ru"

    i18n.use("en")
    assert i18n._("Seat") == "Seat"


def test_two_languages_speak_at_once(po: Path) -> None:
    i18n.use("en")

    assert (i18n._("Seat"), i18n.words_for("ru")._("Seat")) == ("Seat", "Место")


def test_an_empty_text_stays_empty(po: Path) -> None:
    assert i18n.words_for("ru")._("") == ""


def test_a_constant_is_marked_and_stays_as_it_is(po: Path) -> None:
    i18n.use("ru")

    assert i18n.N_("Seat") == "Seat"


def test_a_language_the_program_does_not_speak_is_refused() -> None:
    with pytest.raises(ValueError, match="klingon"):
        i18n.use("klingon")


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANGUAGE": "ru:en", "LANG": "en_GB.UTF-8"}, "ru"),
        ({"LC_ALL": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_follows_the_computer(
    variables: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)

    assert i18n.system_language() == language
    assert i18n.use("").language == language
