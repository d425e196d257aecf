"""The program in Russian: nothing missing, nothing glued, nothing English, in the words of the field."""

from __future__ import annotations

import ast
import re
import string
from collections import defaultdict
from collections.abc import Iterator
from unittest.mock import MagicMock

import pytest

from director.desk.lists.columns import by_header
from director.gui.clock_commands import clock_commands
from director.gui.commands import GROUPS, MENUS, Command
from director.gui.frame_commands import frame_commands
from director.gui.page_list import PAGES
from director.gui.pages.buying_commands import buying_commands
from director.gui.pages.floor_wishes import floor_commands
from director.gui.pages.registration_commands import registration_commands
from director.host.i18n import Words, words_for
from director.views.citing import article_name
from director.views.import_preview import export_heads
from director.views.refusals import IMPOSSIBLE, OBJECTIONS, WORLD
from director.views.wording import KINDS
from installer import catalogues

RU = words_for("ru")
FILE = catalogues.FOLDER / "ru.po"


def _texts() -> Iterator[tuple[str, str]]:
    """Every English text with every Russian form of it."""
    for message in catalogues.read(FILE):
        if message.id:
            english = message.id if isinstance(message.id, str) else message.id[0]
            forms = (message.string,) if isinstance(message.string, str) else message.string
            for russian in forms or ():
                yield english, russian


TEXTS = tuple(_texts())


def _fields(text: str) -> set[str]:
    return {field for _, field, _, _ in string.Formatter().parse(text) if field is not None}


def _bare(text: str) -> str:
    return re.sub(r"\{[^}]*\}", "", text)


def test_every_text_of_the_program_is_there_in_russian_with_its_fields_and_forms() -> None:
    assert list(catalogues.faults(FILE, catalogues.collect())) == []


def test_no_sentence_hides_within_a_formatted_string() -> None:
    """Nobody collects texts from there, so they would stay English."""
    hidden = [
        f"{file.name}:{formatted.lineno}"
        for file in sorted(catalogues.SOURCES.rglob("*.py"))
        for formatted in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(formatted, ast.JoinedStr)
        for call in ast.walk(formatted)
        if isinstance(call, ast.Call) and _called(call) in catalogues.KEYWORDS
        if any(isinstance(one, ast.Constant) for one in call.args)
    ]

    assert hidden == []


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


# ---- plurals


@pytest.mark.parametrize(
    ("one", "many", "forms"),
    [
        ("{n} player", "{n} players", ("участник", "участника", "участников")),
        ("{n} table", "{n} tables", ("стол", "стола", "столов")),
        ("{n} page", "{n} pages", ("страница", "страницы", "страниц")),
        ("{count} seat", "{count} seats", ("место", "места", "мест")),
        ("{n} line", "{n} lines", ("строка", "строки", "строк")),
        ("and {n} more player", "and {n} more players", ("участник", "участника", "участников")),
    ],
)
def test_a_word_goes_with_its_number(one: str, many: str, forms: tuple[str, str, str]) -> None:
    for number, form in ((1, 0), (2, 1), (5, 2), (11, 2), (21, 0), (101, 0), (0, 2), (112, 2)):
        said = RU.ngettext(one, many, number).format(n=number, count=number)
        assert said.endswith(f"{number} {forms[form]}")


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (1, "Загружен 1 вход"),
        (3, "Загружено 3 входа"),
        (11, "Загружено 11 входов"),
        (21, "Загружен 21 вход"),
    ],
)
def test_a_whole_sentence_goes_with_its_number(number: int, said: str) -> None:
    assert RU.ngettext("{n} entry imported", "{n} entries imported", number).format(n=number) == said


# ---- words of the field


@pytest.mark.parametrize(
    ("english", "russian"),
    [
        (r"\btournaments?\b", "турнир"),
        (r"\bbutton\b", "баттон"),
        (r"\bbig blind\b", "больш\\w+ блайнд"),
        (r"\bjournal\b", "журнал"),
        (r"\bpublic word\b", "открыт\\w+ слов"),
        (r"\bhash(es)?\b", "хеш"),
        (r"\bprotocol\b", "протокол"),
        (r"\bsealed\b|\bSeal\b", "запечат"),
        (r"\breferee\b", "судья"),
        (r"(?<!whole )\bstacks?\b", "стек"),
        (r"\bbuy-in\b", "бай-ин"),
        (r"\brefund", "возвра"),
        (r"\bhandbook\b", "руководств"),
        (r"\block(ed)?\b|\bunlock(ed)?\b", "блокир|пропал|занят"),
    ],
)
def test_one_word_of_the_field_is_one_word_in_russian(english: str, russian: str) -> None:
    asked = [(said, told) for said, told in TEXTS if re.search(english, _bare(said), re.IGNORECASE)]
    assert asked
    assert [told for _, told in asked if not re.search(russian, told.replace("&", ""), re.IGNORECASE)] == []


@pytest.mark.parametrize("word", ["игрок", "заперт", "рассадить", "байин", "взнос"])
def test_no_second_word_for_the_same_thing(word: str) -> None:
    assert [told for _, told in TEXTS if word in told.lower()] == []


def test_where_no_rule_decides_it_is_the_choice_of_the_club() -> None:
    assert article_name(None, RU) == "решение клуба"


def test_one_english_word_with_two_meanings_is_two_words() -> None:
    assert (RU._("Floor"), RU.pgettext("person", "Floor")) == ("Зал", "Флор")
    assert (RU._("Open tables"), RU.pgettext("figure", "Open tables")) == ("Открыть столы", "Открытых столов")
    assert (RU._("Seat"), RU._(KINDS["Seat"])) == ("Место", "Посадить")
    assert (RU._("empty"), RU.pgettext("table", "empty")) == ("свободно", "пустой")


def test_the_headers_of_an_exported_list_are_those_the_import_knows() -> None:
    heads = export_heads(RU)
    said = {
        "family": "Фамилия",
        "given": "Имя",
        "middle": "Отчество",
        "full": "ФИО",
        "country": "Страна",
        "club": "Клуб",
        "born": "Дата рождения",
        "number": "Личный номер",
        "note": "Примечание",
        "buy_in": "Бай-ин",
        "method": "Способ оплаты",
        "fee": "Сбор",
        "table": "Стол",
        "seat": "Место",
        "place": "Занятое место",
        "out_level": "Выбыл на уровне",
    }
    assert heads == said
    assert "" not in by_header(list(said.values()))


# ---- Russian, all of it

_CODE = re.compile(
    r"\{[^}]*\}|`[^`]*`|«(?:do|reason|overrule|uid|tables)»|%\(\w+\)[sr]|%[sr]|--[\w-]+|\*\.\w+"
    r"|\b(?:[2-9TJQKA][cdhs]){2,}\b"  # cards as they are typed
)
_NAMES = """Floor Director CSV PDF QR UTF JSON TOML SHA HMAC SQLite UTC TDA WSOP Party Code US Letter Noto
DejaVu Lucide ISC Enter Shift Ctrl Esc Del Ks Qd mod director check log crash utf windows new row name tables
buy_in Europe Moscow RUB toml ML MS PHH TOML players true false As Kd Td Alt ICM percents
XLSX Excel README born club letter label roll own all name PNG JPEG SVG columns rows card_width card_height
csv xlsx"""
_KEPT = frozenset(_NAMES.split())
"""Names, formats, keys and what is typed as it stands."""


def test_no_english_is_left() -> None:
    left = {
        word: told
        for _, told in TEXTS
        for word in re.findall(r"[A-Za-z_]{2,}", _CODE.sub(" ", told))
        if word not in _KEPT
    }
    assert left == {}


def test_quotation_marks_dashes_and_ellipses_are_russian() -> None:
    prose = [_CODE.sub(" ", told) for _, told in TEXTS]
    assert [told for told in prose if "“" in told or "..." in told or re.search(r"\w - \w", told)] == []
    assert [told for told in prose if " — " in told] == [], "a dash does not begin a line"


def test_marks_stand_with_their_figures() -> None:
    assert [told for _, told in TEXTS if "№ " in told or re.search(r"\} %", told)] == []


# Names come as they are written in the book: no preposition may ask them for another case.
_BEFORE_A_NAME = re.compile(
    r"\b(без|в|для|до|за|из|к|на|о|об|от|перед|при|с|со|у)\s+\{(name|holder|person|one|other)\}",
    re.IGNORECASE,
)
_PAST = re.compile(r"\{(name|holder|person|one)\}(?:\s+уже)?\s+\w+(л|ла|лся|лась)\b")


def test_a_name_is_never_bent_and_has_no_gender() -> None:
    assert [told for _, told in TEXTS if _BEFORE_A_NAME.search(told) or _PAST.search(told)] == []


# ---- refusals


@pytest.mark.parametrize(
    ("code", "english"), sorted({f"{code}/{n}": said for n, book in enumerate((IMPOSSIBLE, OBJECTIONS, WORLD))
                                 for code, said in book.items()}.items())
)  # fmt: skip
def test_a_refusal_is_a_sentence_in_russian_with_all_its_facts(code: str, english: str) -> None:
    told = RU._(english)
    assert told != english, code
    assert told.endswith((".", "?", "{why}", "{cannot}")), "a fact that ends a sentence is a sentence itself"
    assert told[0].isupper() or told[0] in "{«", code
    assert _fields(told) == _fields(english)


# ---- keys of menus


def _letter(words: str) -> str:
    found = re.search(r"&(\w)", words)
    return found[1].lower() if found else ""


def _menus() -> dict[str, list[Command]]:
    """The commands of each menu, those of each page apart, as the window has them."""
    frame = list(frame_commands(MagicMock(), PAGES))
    found: dict[str, list[Command]] = defaultdict(list)
    pages = {
        "registration": (
            *registration_commands(MagicMock(), MagicMock()),
            *buying_commands(MagicMock()),
        ),
        "floor": floor_commands(MagicMock()),
    }
    frame += clock_commands(MagicMock(), MagicMock(), lambda: True)
    for page, commands in pages.items():
        for command in (*frame, *commands):
            found[f"{command.menu} of {page}"].append(command)
    return found


@pytest.mark.parametrize("words", [words_for("en"), RU], ids=["en", "ru"])
def test_no_two_commands_of_a_menu_share_their_letter(words: Words) -> None:
    """A menu within a menu has letters of its own; its name takes one of the menu around it."""
    for menu, commands in _menus().items():
        groups = dict.fromkeys(command.group for command in commands if command.group)
        for group in ("", *groups):
            names = [command.words for command in commands if command.group == group]
            names += [] if group else [GROUPS[one] for one in groups]
            letters = [letter for name in names if (letter := _letter(words._(name)))]
            assert len(letters) == len(set(letters)), (menu, group, sorted(letters))
    letters = [_letter(words._(title)) for title in MENUS.values()]
    assert len(letters) == len(set(letters))


def test_every_group_of_a_menu_is_used_and_can_be_reached_by_its_letter() -> None:
    used = {command.group for commands in _menus().values() for command in commands} - {""}

    assert used == set(GROUPS)
    assert all(_letter(title) and _letter(RU._(title)) for title in GROUPS.values())
