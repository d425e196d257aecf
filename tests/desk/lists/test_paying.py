"""How somebody paid, out of a list: by its own column, by one of amounts that holds words, or by choice."""

from __future__ import annotations

import pytest

from director.desk.lists.reading import read_text
from director.domain.lists import Choices, Reading
from tests.helpers.lists import listed


def ways(reading: Reading) -> list[str]:
    assert reading.faults == ()
    return [row.method for row in reading.rows]


@pytest.mark.parametrize(
    "head", ["Способ оплаты", "Payment method", "Paid by", "Форма оплаты", "Оплата", "Payment"]
)
def test_a_column_that_says_how_is_found_by_its_header_or_by_its_words(head: str) -> None:
    text = listed(
        ("Фамилия", "Имя", head),
        ("Щербаков", "Пётр", "картой"),
        ("Ёлкина", "Анна", "НАЛИЧНЫЕ"),
        ("Lee", "Ann", "bank transfer"),
        ("Cho", "Bo", "чек."),
    )

    assert ways(read_text(text)) == ["card", "cash", "transfer", "cheque"]


def test_a_column_of_amounts_says_how_much_beside_one_that_says_how() -> None:
    text = listed(
        ("Фамилия", "Имя", "Оплата", "Способ оплаты"),
        ("Щербаков", "Пётр", "1500", "карта"),
        ("Ёлкина", "Анна", "1000", "нал"),
    )

    reading = read_text(text)

    assert ways(reading) == ["card", "cash"]
    assert [row.buy_in for row in reading.rows] == [150_000, 100_000]


def test_without_a_header_it_is_found_by_its_words() -> None:
    text = listed(("Lee", "Ann", "card"), ("Cho", "Bo", "cash"), ("Roy", "Al", "cash"))

    assert ways(read_text(text)) == ["card", "cash", "cash"]


def test_a_way_of_the_house_stays_as_it_is_written() -> None:
    text = listed(("Name", "Paid by"), ("Ann Lee", "Hotel bill 12"), ("Bo Cho", ""))

    assert ways(read_text(text)) == ["Hotel bill 12", ""]


def test_all_of_whom_the_list_says_nothing_paid_as_was_chosen() -> None:
    text = listed(("Name", "Paid by"), ("Ann Lee", "card"), ("Bo Cho", ""))

    assert ways(read_text(text, Choices(method="transfer"))) == ["card", "transfer"]


def test_a_way_that_no_list_could_show_is_a_fault() -> None:
    (fault,) = read_text(listed(("Name", "Paid by"), ("Ann Lee", "x" * 41))).faults

    assert (fault.code, fault.column, fault.other) == ("cell_too_long", "Paid by", 40)
