"""A file as it was understood: encodings, delimiters, headers, columns, and every fault in its place."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.desk.lists.reading import read, read_text
from director.domain.lists import Choices, ListFault, Reading
from tests.helpers.lists import PLAYERS, listed

HEADER = ("Фамилия", "Имя", "Бай-ин")
RUSSIAN = (("Щербаков", "Пётр", "1 500,00"), ("Ёлкина", "Анна", "2\u00a0000"))


def names_in(reading: Reading) -> list[str]:
    """The names read, when nothing was wrong."""
    assert reading.faults == ()
    return [row.person.name for row in reading.rows]


def only_fault(reading: Reading) -> ListFault:
    """The one fault found."""
    (fault,) = reading.faults
    return fault


@pytest.mark.parametrize(
    ("encoding", "mark", "found"),
    [
        ("cp1251", b"", "windows-1251"),
        ("utf-8", b"", "utf-8"),
        ("utf-8", b"\xef\xbb\xbf", "utf-8-sig"),
        ("utf-16-le", b"\xff\xfe", "utf-16-le"),
        ("utf-16-le", b"", "utf-16-le"),
        ("utf-16-be", b"\xfe\xff", "utf-16-be"),
        ("utf-16-be", b"", "utf-16-be"),
    ],
)
@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
def test_i01_the_file_excel_writes_in_russia_is_read_rightly(
    encoding: str, mark: bytes, found: str, delimiter: str
) -> None:
    rows = [[f'"{cell}"' if delimiter in cell else cell for cell in row] for row in (HEADER, *RUSSIAN)]
    content = mark + listed(*rows, delimiter=delimiter).encode(encoding)

    reading = read(content)

    assert names_in(reading) == ["Щербаков Пётр", "Ёлкина Анна"]
    assert [row.buy_in for row in reading.rows] == [150_000, 200_000]
    assert (reading.encoding, reading.delimiter, reading.header) == (found, delimiter, 1)


@pytest.mark.parametrize("encoding", ["cp1251", "utf-8", "utf-8-sig", "utf-16", "utf-16-le"])
@pytest.mark.parametrize("header", ["Участник\n", "ФИО\n", ""])
def test_i01_a_file_of_one_column_is_a_list_of_names(encoding: str, header: str) -> None:
    reading = read(f"{header}Щербаков Пётр\nЁлкина Анна Павловна\nЛи\n".encode(encoding))

    assert names_in(reading) == ["Щербаков Пётр", "Ёлкина Анна Павловна", "Ли"]
    assert reading.delimiter == ""
    assert [row.person.family for row in reading.rows] == ["Щербаков", "Ёлкина", "Ли"]


def test_western_accents_are_not_taken_for_cyrillic() -> None:
    reading = read("last_name;first_name\nMüller;Jörg\nGarcía;Begoña\n".encode("cp1252"))

    assert names_in(reading) == ["Müller Jörg", "García Begoña"]
    assert reading.encoding == "windows-1252"


@pytest.mark.parametrize("encoding", ["windows-1251", "koi8-r", "cp866", "mac-cyrillic", "iso-8859-5"])
@pytest.mark.parametrize(
    "text",
    [
        "Фамилия;Имя;Клуб\nЩербаков;Пётр;Река\nЁлкина;Анна;Волна\n",
        "ЩЕРБАКОВ ПЁТР\nЁЛКИНА АННА\nСИДОРОВ ИВАН\n",
        "No;Игрок\n1;Иванов-Петров Илья\n2;Чжан Юй\n",
    ],
)
def test_each_russian_page_is_told_from_the_others(encoding: str, text: str) -> None:
    assert read(text.encode(encoding)).encoding == encoding


def test_the_list_of_the_federation_is_told_in_each_russian_page() -> None:
    text = (PLAYERS / "players-064-ru-cp1251.csv").read_bytes().decode("windows-1251")
    for encoding in ("koi8-r", "cp866", "mac-cyrillic", "iso-8859-5"):
        reading = read(text.encode(encoding, "replace"))
        assert (reading.encoding, len(reading.rows)) == (encoding, 64)


@pytest.mark.parametrize(
    ("encoding", "names"),
    [
        ("windows-1250", "Wiśniewski Łukasz\nŽižka Jiří\nSzabó Gergő\n"),
        ("windows-1252", "Müller Jörg\nGarcía Begoña\nÅs Þór\n"),
        ("windows-1254", "Yıldırım Çağla\nÖztürk İpek\nŞahin Gül\n"),
        ("windows-1257", "Bērziņš Jānis\nŽukauskas Česlovas\n"),
    ],
)
def test_latin_pages_can_be_chosen_and_names_come_in_right(encoding: str, names: str) -> None:
    reading = read(names.encode(encoding), Choices(encoding=encoding, family_first=True))

    assert [row.person.name for row in reading.rows] == names.split("\n")[:-1]


def test_a_page_with_letters_where_another_has_signs_is_the_right_one() -> None:
    assert read("Wiśniewski;Łukasz\nŁęcka;Bożena\n".encode("windows-1250")).encoding == "windows-1250"
    assert read("Müller;Jörg\nGarcía;Begoña\n".encode("windows-1252")).encoding == "windows-1252"


def test_i01_the_guessed_encoding_can_be_changed() -> None:
    content = "Фамилия\nЩербаков\n".encode("cp1251")

    assert read(content, Choices(encoding="windows-1251")).rows[0].person.family == "Щербаков"
    assert only_fault(read(content, Choices(encoding="utf-8"))).code == "wrong_encoding"
    assert only_fault(read(content, Choices(encoding="utf-17"))).code == "unknown_encoding"


def test_the_delimiter_can_be_changed() -> None:
    reading = read_text("Фамилия|x;Имя\nЛи|x;Анна\n", Choices(delimiter="|", columns=("family", "")))

    assert names_in(reading) == ["Ли"]


@pytest.mark.parametrize("sep", ["sep=|", '"sep=|"', "SEP=|  "])
def test_the_line_that_names_the_delimiter_is_obeyed_and_is_no_row(sep: str) -> None:
    reading = read_text(f"{sep}\r\nФамилия|Имя\r\nЛи|Анна\r\n")

    assert names_in(reading) == ["Ли Анна"]
    assert (reading.header, reading.rows[0].row) == (1, 2)


def test_i03_45_players_are_45_with_a_header_and_without() -> None:
    rows = [("Иванов", f"Пётр {number}", f"{number:02}.01.1990") for number in range(1, 32)]
    rows += [("Price", f"Ann {number}", f"{number:02}.02.1990") for number in range(1, 15)]

    with_header = read_text(listed(("Фамилия", "Имя", "Дата рождения"), *rows))
    without = read_text(listed(*rows))

    assert len(with_header.rows) == len(without.rows) == 45
    assert (with_header.header, without.header) == (1, 0)
    assert [row.person for row in with_header.rows] == [row.person for row in without.rows]


def test_a_header_may_be_denied_or_named_by_hand() -> None:
    text = listed(("Name", "Club"), ("Ли", "Река"))

    assert len(read_text(text, Choices(header=0, columns=("family", "given"))).rows) == 2
    assert len(read_text(text, Choices(header=1)).rows) == 1


def test_a_title_above_the_header_is_left_out() -> None:
    text = listed(("Список участников", "", ""), (), ("№", "Фамилия", "Имя"), ("1", "Ли", "Анна"))

    reading = read_text(text)

    assert reading.header == 3
    assert [(row.row, row.person.name) for row in reading.rows] == [(4, "Ли Анна")]


@pytest.mark.parametrize(
    ("heads", "cells", "name"),
    [
        (("last_name", "first_name"), ("Lee", "Ann"), "Lee Ann"),
        (("Surname", "Name"), ("Lee", "Ann"), "Lee Ann"),
        (("Фамилия", "Имя", "Отчество"), ("Ли", "Анна", "Павловна"), "Ли Анна Павловна"),
        (("Name", "Club"), ("Lee Ann", ""), "Lee Ann"),
        (("ФИО", "Клуб"), ("Ли Анна Павловна", ""), "Ли Анна Павловна"),
        (("Имя Фамилия", "Клуб"), ("Анна Павловна Ли", ""), "Ли Анна Павловна"),
        (("Full name", "Club"), ("DE LA CRUZ Ana", ""), "DE LA CRUZ Ana"),
        (("Player", "Club"), ("Ana DE LA CRUZ", ""), "DE LA CRUZ Ana"),
        (("Player", "Club"), ('"Lee, Ann"', ""), "Lee Ann"),
        (("ФИО", "Фамилия"), ("никто", "Ли"), "Ли"),
        (("Name", "First name"), ("Lee", "Ann"), "Lee Ann"),
    ],
)
def test_names_are_found_by_the_header_in_either_language(
    heads: tuple[str, ...], cells: tuple[str, ...], name: str
) -> None:
    assert names_in(read_text(listed(heads, cells))) == [name]


def test_every_column_is_found_by_its_header() -> None:
    heads = (
        "№",
        "Фамилия",
        "Имя",
        "Страна",
        "Клуб",
        "Дата рождения",
        "Номер карты",
        "Примечание",
        "Взнос",
        "Цвет",
    )
    cells = ("1", "Ли", "Анна", "RUS", "Река", "2.8.2000", "0042", "у стены", "500", "red")

    reading = read_text(listed(heads, cells))

    (row,) = reading.rows
    assert reading.columns == (
        *("ignored", "family", "given", "country", "club", "born", "number", "note", "buy_in"),
        "",
    )
    assert (row.person.country, row.person.club, row.person.born) == ("RUS", "Река", "2000-08-02")
    assert (row.person.number, row.person.note, row.buy_in) == ("0042", "у стены", 50_000)


def test_columns_can_be_matched_by_hand() -> None:
    reading = read_text(listed(("x", "y"), ("Анна", "Ли")), Choices(header=1, columns=("given", "family")))

    assert names_in(reading) == ["Ли Анна"]


def test_without_a_header_columns_are_known_by_their_cells() -> None:
    reading = read_text(
        listed(
            ("1", "P00001", "Ariza", "Candelas", "ESP", "Riverside", "1994-06-28"),
            ("2", "P00002", "Price", "Amber", "EGY", "", "1957-11-17"),
        )
    )

    assert reading.header == 0
    assert reading.heads == ("A", "B", "C", "D", "E", "F", "G")
    assert reading.columns == ("ignored", "number", "family", "given", "country", "club", "born")


def test_a_header_in_a_language_we_do_not_know_is_no_player() -> None:
    reading = read_text(
        listed(("Nazwisko", "Imię", "Urodzony"), ("Lis", "Jan", "1990"), ("Żak", "Ewa", "1984"))
    )

    assert (reading.header, reading.heads) == (1, ("Nazwisko", "Imię", "Urodzony"))
    assert reading.columns == ("family", "given", "born")
    assert names_in(reading) == ["Lis Jan", "Żak Ewa"]


def test_names_pasted_in_one_line_are_a_list() -> None:
    assert names_in(read_text("Иванов Пётр, Ли Анна, Ким Яна")) == ["Иванов Пётр", "Ли Анна", "Ким Яна"]


def test_years_and_empty_columns_are_known_without_a_header_too() -> None:
    reading = read_text(listed(("Ли Анна", "1984", "", "500"), ("Ан Ольга", "1990", "", "700")))

    assert reading.columns == ("full", "born", "", "")


def test_a_list_typed_by_hand_may_have_numbers_before_the_names() -> None:
    assert names_in(read_text("1. Иванов Пётр\n2) Ли Анна\n")) == ["Иванов Пётр", "Ли Анна"]


def test_line_breaks_and_quotes_inside_quotes_stay() -> None:
    reading = read_text('Фамилия;Примечание\r\n"Ли ""Туз""";"у стены;\r\nс водой"\r\nАн;нет\r\n')

    assert [row.person.family for row in reading.rows] == ['Ли "Туз"', "Ан"]
    assert reading.rows[0].person.note == "у стены;\nс водой"
    assert [row.row for row in reading.rows] == [2, 3]


def test_blank_rows_are_left_out_and_counted() -> None:
    reading = read_text("Фамилия;Имя\n\nЛи;Анна\n;;\n \nАн;Ольга\n;\n")

    assert [row.row for row in reading.rows] == [3, 6]


def test_short_rows_are_filled_up() -> None:
    assert names_in(read_text("Фамилия;Имя;Клуб\nЛи\nАн;Ольга\n")) == ["Ли", "Ан Ольга"]


def test_each_fault_is_named_with_row_column_and_value() -> None:
    reading = read_text(
        listed(
            ("Фамилия", "Имя", "Дата рождения", "Бай-ин"),
            ("Ли", "Анна", "30.02.1990", "abc"),
            ("", "", "1990", ""),
            ("Ан", "Ольга", "01.01.2030", ""),
            ("Ким", "Яна", "", "1", "лишнее"),
            ("=1+1", "Яна", "", "99999999999999999"),
            ("Я" * 201, "", "", ""),
            ("Цой", "Виктор", "1962", "500"),
        ),
        Choices(today="2026-12-05"),
    )

    assert [(fault.code, fault.row, fault.column, fault.value) for fault in reading.faults] == [
        ("bad_date", 2, "Дата рождения", "30.02.1990"),
        ("bad_amount", 2, "Бай-ин", "abc"),
        ("nameless", 3, "Фамилия", ""),
        ("date_to_come", 4, "Дата рождения", "01.01.2030"),
        ("extra_cells", 5, "", "лишнее"),
        ("formula", 6, "Фамилия", "=1+1"),
        ("bad_amount", 6, "Бай-ин", "99999999999999999"),
        ("cell_too_long", 7, "Фамилия", "Я" * 40),
        ("nameless", 7, "Фамилия", ""),
    ]
    assert [row.row for row in reading.rows] == [8]


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "empty"),
        (b"\r\n \t\r\n", "empty"),
        (b"\x00" * 500, "empty"),
        ("Фамилия\n".encode(), "no_rows"),
        (b"\xef\xbb\xbf", "empty"),
        (b"\xff\xfe", "empty"),
        ("Страна;Клуб\nRUS;Река\n".encode(), "no_name_column"),
        (b"PK\x03\x04" + bytes(range(256)), "damaged_workbook"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\x00" * 99, "old_workbook"),
        (b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 8, "binary"),
        ("Фамилия\nЛи\x00\n".encode(), "binary"),
        ("Фамилия\nЩербаков\nЁл".encode()[:-1], "truncated"),
        ("Фамилия\nЩербаков\n".encode("utf-16")[:-1], "truncated"),
        ('Фамилия;Имя\nЛи;"Анна\nАн;Ольга\n'.encode(), "open_quote"),
        (b"a" * (16 * 1024 * 1024 + 1), "too_large"),
        ("Фамилия\n" + "Ли\n" * 100_001, "too_many_rows"),
        ("Фамилия\n" + "Я" * 40_000 + "\n", "cell_too_long"),
        (b"\x98\xff\xfe\x01\x98" * 20, "binary"),
    ],
)
def test_what_is_no_list_gives_one_clear_fault(content: bytes | str, code: str) -> None:
    reading = read(content if isinstance(content, bytes) else content.encode())

    assert only_fault(reading).code == code
    assert reading.rows == ()


def test_a_fault_of_the_encoding_says_in_which_row() -> None:
    fault = only_fault(read("Фамилия\nЛи\nАн\n".encode() + b"\xff\n", Choices(encoding="utf-8")))

    assert (fault.code, fault.row) == ("wrong_encoding", 4)


def test_an_open_quote_is_named_by_the_row_where_it_opens() -> None:
    assert only_fault(read_text('Фамилия\nЛи\n"Ан\nКим\n')).row == 3


@given(st.binary(max_size=300))
def test_no_bytes_whatever_make_reading_raise(content: bytes) -> None:
    reading = read(content)

    assert reading.rows or reading.faults


@given(st.text(max_size=120), st.sampled_from([None, ";", ",", "\t", ""]))
def test_no_text_whatever_makes_reading_raise(text: str, delimiter: str | None) -> None:
    reading = read_text(text, Choices(delimiter=delimiter))

    assert reading.rows or reading.faults


@pytest.mark.parametrize(
    ("file", "count", "encoding", "first"),
    [
        ("players-064-ru-cp1251.csv", 64, "windows-1251", ("Яковлев Велимир", "ПК «Река»", "2000-08-02")),
        ("players-203-utf8bom.csv", 203, "utf-8-sig", ("Koivunen Olli", "", "1952-06-14")),
        ("players-10112.csv", 10_112, "utf-8", ("Ariza Candelas", "", "1994-06-28")),
    ],
)
def test_the_lists_of_the_federation_are_read_whole(
    file: str, count: int, encoding: str, first: tuple[str, str, str]
) -> None:
    reading = read((PLAYERS / file).read_bytes())

    one = reading.rows[0].person
    assert (len(names_in(reading)), reading.encoding) == (count, encoding)
    assert (one.name, one.club, one.born) == first


def test_the_workbook_of_the_federation_is_read_whole() -> None:
    reading = read((PLAYERS / "players-412.xlsx").read_bytes())

    one = reading.rows[0].person
    assert (len(names_in(reading)), reading.sheet, reading.sheets) == (412, "Entries", ("Entries",))
    assert (one.name, one.country, one.born, one.number) == ("Kala Anne", "EST", "1995-08-03", "P00001")


@pytest.mark.parametrize(
    ("days", "told", "born"),
    [
        (["05/06/1990"], None, None),
        (["05/06/1990"], True, ["1990-06-05"]),
        (["05/06/1990"], False, ["1990-05-06"]),
        (["05/06/1990", "28/05/1984"], None, ["1990-06-05", "1984-05-28"]),
        (["05/06/1990", "05/28/1984"], None, ["1990-05-06", "1984-05-28"]),
        (["05/06/1990", "28/05/1984"], False, ["1990-06-05", "1984-05-28"]),
        (["05/06/1990", "28/05/1984", "05/28/1984"], None, None),
        (["28/05/1984", "07/07/1977", "1 мая 1960 г."], None, ["1984-05-28", "1977-07-07", "1960-05-01"]),
    ],
)
def test_a_date_that_leaves_the_day_open_is_asked_about_and_never_guessed(
    days: list[str], told: bool | None, born: list[str] | None
) -> None:
    text = "Surname;Born\n" + "".join(f"Player{n};{day}\n" for n, day in enumerate(days))

    reading = read_text(text, Choices(day_first=told))

    if born is None:
        assert {fault.code for fault in reading.faults} == {"open_date"}
    else:
        assert (reading.faults, [row.person.born for row in reading.rows]) == ((), born)
    assert ("day_first" in reading.opens) == ("05/06/1990" in days)


@pytest.mark.parametrize(
    ("paid", "told", "minor"),
    [
        (["1,500"], None, None),
        (["1,500"], ",", [150_000]),
        (["1,500"], ".", [150]),
        (["1.500", "1.500,00 ₽"], None, [150_000, 150_000]),
        (["1,500", "1500.50"], None, [150_000, 150_050]),
        (["1,500", "1500,50"], None, [150, 150_050]),
        (["1,500", "1500,50", "1500.50"], None, None),
        (["1 500", "1\u202f500", "1\u00a0500,00 ₽", "1500,50"], None, [150_000, 150_000, 150_000, 150_050]),
    ],
)
def test_an_amount_that_leaves_its_thousands_open_is_asked_about_and_never_guessed(
    paid: list[str], told: str | None, minor: list[int] | None
) -> None:
    text = "Surname;Buy-in\n" + "".join(f"Player{n};{amount}\n" for n, amount in enumerate(paid))

    reading = read_text(text, Choices(thousands=told))

    if minor is None:
        assert {fault.code for fault in reading.faults} == {"open_amount"}
    else:
        assert (reading.faults, [row.buy_in for row in reading.rows]) == ((), minor)


def test_without_decimals_an_amount_leaves_nothing_open() -> None:
    reading = read_text("Surname;Buy-in\nKala;1,500\nLee;1.500\n", Choices(decimals=0))

    assert [row.buy_in for row in reading.rows] == [1500, 1500]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("1. Иванов Пётр\n2) Сидоров Иван\n3. Ли Анна", ["Иванов Пётр", "Сидоров Иван", "Ли Анна"]),
        ("- Иванов Пётр\n• Сидоров Иван +\n✅ Ли Анна +1", ["Иванов Пётр", "Сидоров Иван", "Ли Анна"]),
        ("Иванов П.\nСидоров И.С.", ["Иванов П.", "Сидоров И.С."]),
        ("Иванов Пётр / Сидоров Иван / Ли Анна", ["Иванов Пётр", "Сидоров Иван", "Ли Анна"]),
        ("Иванов Пётр | Сидоров Иван", ["Иванов Пётр", "Сидоров Иван"]),
        (
            "[30.11.2026 12:30] Anna: Иванов Пётр\n30.11.2026, 12:31 - Bob: Ли Анна",
            ["Иванов Пётр", "Ли Анна"],
        ),
        (
            "Anna, [30.11.2026 12:30]\nИванов Пётр\n\nBob, [30.11.2026 12:31]\nЛи Анна",
            ["Иванов Пётр", "Ли Анна"],
        ),
        ("'t Hooft Gé\n#41 Smith\n@ann", ["'t Hooft Gé", "#41 Smith", "@ann"]),
    ],
)
def test_p66_names_out_of_a_chat_come_in_without_what_stands_around_them(text: str, names: list[str]) -> None:
    reading = read_text(text)

    assert (names_in(reading), reading.faults) == (names, ())


def test_a_chat_has_clubs_in_brackets_and_years_and_says_which_lines_name_nobody() -> None:
    text = "Состав:\n1. Иванов Пётр (Река, 1984)\n2. Сидоров Иван — Волна\n3. Ли Анна 1990 г.р.\nСпасибо!"

    reading = read_text(text)

    assert [(row.row, row.person.name, row.person.club, row.person.born) for row in reading.rows] == [
        (2, "Иванов Пётр", "Река", "1984"),
        (3, "Сидоров Иван", "Волна", ""),
        (4, "Ли Анна", "", "1990"),
    ]
    assert reading.left_out == ("Состав:", "Спасибо!")
    assert read_text(text, Choices(header=0, columns=reading.columns)).rows == reading.rows


@pytest.mark.parametrize(
    "said", ["O'Brien Sean — 07.05.1985", "O'Brien Sean 1985-05-07", "O'Brien Sean (07.05.1985 г.р.)"]
)
def test_a_whole_birth_date_after_a_name_in_a_chat_is_no_part_of_the_name(said: str) -> None:
    reading = read_text(f"{said}\nЛи Анна, 1990")

    assert reading.faults == ()
    assert [(row.person.name, row.person.born) for row in reading.rows] == [
        ("O'Brien Sean", "1985-05-07"),
        ("Ли Анна", "1990"),
    ]


def test_a_date_in_a_chat_that_may_mean_two_days_is_asked_about() -> None:
    reading = read_text("Ли Анна 05/06/1990\nКим Яна")

    assert [fault.code for fault in reading.faults] == ["open_date"]
    assert [row.person.born for row in read_text("Ли Анна 05/06/1990", Choices(day_first=True)).rows] == [
        "1990-06-05"
    ]


def test_bars_part_cells_as_other_signs_do() -> None:
    reading = read_text("Иванов|Пётр|Москва\nСидоров|Иван|Тула\n")

    assert (reading.delimiter, [row.person.club for row in reading.rows]) == ("|", ["Москва", "Тула"])
