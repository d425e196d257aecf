"""Schedules into files and back: CSV in two languages, TOML with the chips, templates of a house."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given

from director.desk.house_files import LARGEST, BadTemplate
from director.desk.schedules import templates
from director.desk.schedules.reading import read, read_text
from director.desk.schedules.writing import SheetForm, form_for, schedule_csv, schedule_toml
from director.domain.chip_case import Chip, ChipCase
from director.domain.refusal import Unavailable
from director.domain.sheets import Column, SheetChoices
from director.domain.structure import WINDOWS, Break, Level, Structure, Window
from director.host.i18n import words_for
from director.rules.rulesets import ruleset
from director.rules.schedule.preflight import Field, preflight
from director.views import schedule_words
from tests.desk.schedules.test_editing import structures
from tests.helpers.sheets import CLUB, SHORT, STUD, TOUR, schedule_of, the_reading, tour

CASE = ChipCase((Chip(25, "зелёная «25»", 400, 8), Chip(100, "black", 300, 8), Chip(500)))
RUSSIAN = SheetForm(
    ";",
    {
        "kind": "Тип",
        "level": "Уровень",
        "minutes": "Минуты",
        "small_blind": "МБ",
        "big_blind": "ББ",
        "ante": "Анте",
    },
    {"level": "уровень", "break": "перерыв", "day_end": "конец дня", "each": "каждый", "big_blind": "ББ"},
)


def _open(structure: Structure) -> list[list[bool]]:
    """What is open in each part, window by window; none is open that nobody tied to levels."""
    parts, known = range(len(structure.parts)), [getattr(structure, name) for name in WINDOWS]
    return [[one is not None and structure.is_open(one, part) for part in parts] for one in known]


@given(structures())
def test_a_schedule_comes_back_from_csv_unchanged(structure: Structure) -> None:
    back = schedule_of(read(schedule_csv(structure)))

    assert back.parts == structure.parts
    assert _open(back) == _open(structure)


@pytest.mark.parametrize("language", ["en", "ru"])
@given(structure=structures())
def test_a_schedule_comes_back_from_the_sheet_that_the_program_writes_in_each_language(
    language: str, structure: Structure
) -> None:
    """What is open in its rows as well: the words for it come from the catalogue."""
    words = words_for(language)
    form = form_for(language, schedule_words.export_heads(words), schedule_words.export_words(words))

    back = schedule_of(read(schedule_csv(structure, form)))

    assert back.parts == structure.parts
    assert _open(back) == _open(structure)


@given(structures())
def test_a_schedule_comes_back_from_toml_with_its_chips_unchanged(structure: Structure) -> None:
    reading = read(schedule_toml(structure, CASE, 'Friday "deep"'))

    assert schedule_of(reading) == structure
    assert (reading.case, reading.name) == (CASE, 'Friday "deep"')


def test_a_sheet_in_russian_comes_back_unchanged() -> None:
    content = schedule_csv(tour(), RUSSIAN)

    assert content.decode("utf-8-sig").splitlines()[0] == "Тип;Уровень;Минуты;МБ;ББ;Анте;ante_kind;open;note"
    assert schedule_of(read(content)) == tour()


def test_only_columns_with_something_in_them_are_written() -> None:
    lines = schedule_csv(SHORT).decode("utf-8-sig").splitlines()

    assert lines[0] == "kind,level,minutes,small_blind,big_blind,ante,ante_kind,colour_up,note"
    assert lines[3:6] == ["break,,10,,,,,25,", "level,3,20,100,200,200,big_blind,,", "day_end,,,,,,,,"]


def test_windows_are_told_row_by_row() -> None:
    structure = Structure(
        (Level(20, 25, 50), Break(10), Level(20, 50, 100)),
        late_registration=Window(1, break_too=True),
        add_on=Window(1, only_breaks=True),
    )

    assert schedule_of(read(schedule_csv(structure))) == structure


# ---- templates


def own(venue: Path) -> list[templates.Template]:
    """Those of the house that can be used."""
    return list(templates.own_files(venue).read.values())


def test_a_template_is_kept_beside_the_venue_and_found_again(tmp_path: Path) -> None:
    venue = tmp_path / "club.floor"
    kept = templates.keep(venue, "Пятница: глубокий / 8", SHORT, CASE)
    templates.keep(venue, "Another", tour(), ChipCase())

    assert kept.key == "пятница-глубокий-8"
    assert [one.name for one in own(venue)] == [
        "Another",
        "Пятница: глубокий / 8",
    ]
    assert own(venue)[1] == kept


def test_a_template_of_the_same_name_is_written_over(tmp_path: Path) -> None:
    venue = tmp_path / "club.floor"
    templates.keep(venue, "Friday", SHORT, CASE)
    templates.keep(venue, "Friday", tour(), CASE)

    assert [one.structure for one in own(venue)] == [tour()]


def test_files_that_are_no_templates_are_left_aside(tmp_path: Path) -> None:
    folder = tmp_path / "templates"
    folder.mkdir()
    (folder / "bad.toml").write_text("format = 1\n", "utf-8")
    (folder / "latin.toml").write_bytes(b"\xff\xfe\x00")
    (folder / "large.toml").write_text("#" * (LARGEST + 1), "utf-8")
    (folder / "folder.toml").mkdir()
    templates.keep(tmp_path / "club.floor", "!!", SHORT, CASE)

    assert [(one.name, one.key) for one in own(tmp_path / "club.floor")] == [("!!", "template")]
    assert own(tmp_path / "elsewhere" / "club.floor") == []


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "templates").write_text("in the way", "utf-8")

    with pytest.raises(Unavailable):
        templates.keep(tmp_path / "club.floor", "Friday", SHORT, CASE)


@pytest.mark.parametrize(
    "text",
    [
        "format = 2\n",
        "format = 1\nsurprise = 1\n",
        "format = 1\nname = 7\n",
        "format = 1\n[[parts]]\npart = 'break'\nminutes = 10\n",
        "format = 1\n[[parts]]\npart = 'level'\nminutes = 0\n",
        "format = 1\n[[parts]]\npart = 'level'\nminutes = 10\n[[chips]]\nvalue = 0\n",
        "format = 1\nparts = [",
    ],
)
def test_what_is_no_template_is_said(text: str) -> None:
    with pytest.raises(BadTemplate):
        templates.read_template(text)


@pytest.mark.parametrize(("key", "entries"), [("turbo", 27), ("evening", 45), ("deep", 90)])
def test_a_template_of_the_program_can_be_played_without_a_doubt(key: str, entries: int) -> None:
    """Made by the builder: all amounts payable, chips that leave planned, levels enough."""
    template = next(one for one in templates.house() if one.key == key)
    field = Field(entries, template.case.stack, 9)
    found = preflight(template.structure, template.case, ruleset("tda-2024"), field)

    assert found.remarks == ()
    assert template.name in schedule_words.TEMPLATES
    assert read(schedule_toml(template.structure, template.case, template.name)).case == template.case


# ---- anything whatever


def _mutated(content: bytes, chance: random.Random) -> bytes:
    made = bytearray(content)
    for _ in range(chance.randrange(1, 12)):
        place = chance.randrange(len(made))
        match chance.randrange(4):
            case 0:
                made[place] = chance.randrange(256)
            case 1:
                del made[place : place + chance.randrange(1, 30)]
            case 2:
                made[place:place] = chance.choice(
                    [b";", b",", b"\t", b'"', b"\n", b"break", b"999999999999999", b"=1"]
                )
            case _:
                made[place:place] = bytes(made[place : place + chance.randrange(1, 60)])
        if not made:
            return b";"
    return bytes(made)


@pytest.mark.parametrize("sheet", [TOUR, CLUB, STUD], ids=lambda path: path.stem)
def test_whatever_stands_in_a_file_is_read_or_is_a_fault(sheet: Path) -> None:
    content, chance = sheet.read_bytes(), random.Random(sheet.stem)
    for _ in range(120):
        reading = read(_mutated(content, chance))
        assert reading.faults or schedule_of(reading).levels


def test_any_choice_of_columns_is_read_or_is_a_fault() -> None:
    every: tuple[Column, ...] = (
        "kind",
        "level",
        "minutes",
        "blinds",
        "limits",
        "ante",
        "bb_ante",
        "open",
        "note",
        "game",
    )
    chance, text = random.Random(5), TOUR.read_text("utf-8")
    for _ in range(60):
        fields = tuple(
            chance.choices((*every, "small_blind", "big_blind", "ignored", ""), k=chance.randrange(9))
        )
        reading = read_text(
            text, SheetChoices(columns=fields, header=chance.randrange(4), minutes=chance.choice([None, 20]))
        )
        assert reading.faults or schedule_of(reading).levels


def test_our_sheets_are_not_templates() -> None:
    assert the_reading(TOUR).name == ""
    assert not templates.is_template(TOUR.read_text("utf-8"))
