"""What stands in one cell: dates, amounts and names as people write them."""

import doctest

import pytest

from director.desk.lists import cells, columns


@pytest.mark.parametrize("module", [cells, columns])
def test_the_examples_hold(module: object) -> None:
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("written", "born"),
    [
        ("28.05.1984", "1984-05-28"),
        ("28.05.1984 г.", "1984-05-28"),
        (" 8.5.1984 ", "1984-05-08"),
        ("1984-05-28 00:00:00", "1984-05-28"),
        ("28.05.1984 0:00", "1984-05-28"),
        ("1984/5/28", "1984-05-28"),
        ("1984", "1984"),
        ("1984 г.р.", "1984"),
        ("28.05.84", None),
        ("31.04.1984", None),
        ("05/28/1984", "1984-05-28"),
        ("05/06/1984", None),
        ("31/04/1984", None),
        ("28 мая 1984 г.", "1984-05-28"),
        ("28 May 1984", "1984-05-28"),
        ("May 28, 1984", "1984-05-28"),
        ("28 жёлтого 1984", None),
        ("30830", None),
        ("1850", None),
        ("١٩٨٤", None),
        ("soon", None),
    ],
)
def test_a_birth_date_is_read_as_europe_writes_it(written: str, born: str | None) -> None:
    assert cells.birth_date(written) == born


@pytest.mark.parametrize(
    ("written", "minor"),
    [
        ("1 500,00", 150_000),
        ("1\u00a0500,00", 150_000),
        ("1\u202f500", 150_000),
        ("1500.00", 150_000),
        ("1,500.00", 150_000),
        ("1.500,00", 150_000),
        ("1.500.000", 150_000_000),
        ("1'500", 150_000),
        ("1 500.000", 150_000),
        ("0,5", 50),
        ("0,500", 50),
        ("12.", 1200),
        ("€50", 5000),
        ("1 500 руб.", 150_000),
        ("1500 ₽", 150_000),
        ("RUB 15", 1500),
        ("1.5.0", None),
        ("1,5,00", None),
        ("1500,005", None),
        ("1" * 41, None),
        ("٣", None),
        ("1e3", None),
        ("=1", None),
    ],
)
def test_an_amount_is_read_as_russia_and_england_write_it(written: str, minor: int | None) -> None:
    assert cells.amount(written, 2) == minor


def test_decimals_follow_the_currency() -> None:
    assert cells.amount("1500.00", 0) == 1500
    assert cells.amount("1500.50", 0) is None
    assert (cells.amount("1.500", 3), cells.amount("1.500", 3, ",")) == (None, 1500)


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("Иванов Пётр Ильич", ("Иванов", "Пётр Ильич")),
        ("ИВАНОВ ПЁТР", ("ИВАНОВ", "ПЁТР")),
        ("van der BERG Jan DE", ("van", "der BERG Jan DE")),
        ("李小龍", ("李小龍", "")),
        ("Berg, Jan", ("Berg", "Jan")),
    ],
)
def test_a_whole_name_is_parted(name: str, parts: tuple[str, str]) -> None:
    assert cells.split_name(name, family_first=True) == parts


@pytest.mark.parametrize("text", ["", "x", "=1", "'", "''=", "'x", "\t=1", "-5", "＝1", "'＝1", '="1"'])
def test_taking_the_shield_off_gives_back_the_text(text: str) -> None:
    assert cells.unshielded(cells.shielded(text)) == text


def test_columns_are_lettered_as_spreadsheets_do() -> None:
    assert [columns.letter(place) for place in (0, 25, 26, 701, 702)] == ["A", "Z", "AA", "ZZ", "AAA"]
