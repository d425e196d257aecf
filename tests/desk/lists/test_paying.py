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


@pytest.mark.parametrize("head", ["Buy-in paid", "Paid", "Оплачено", "Взнос оплачен", "Бай-ин"])
def test_a_column_of_yes_and_no_says_who_has_paid_by_its_header_or_its_words(head: str) -> None:
    text = listed(
        ("Фамилия", "Имя", head),
        ("Щербаков", "Пётр", "TRUE"),
        ("Ёлкина", "Анна", "нет"),
        ("Lee", "Ann", "+"),
        ("Cho", "Bo", ""),
        ("Roy", "Al", "Не оплачено"),
    )

    reading = read_text(text)

    assert reading.columns[2] == "paid"
    assert [row.owes for row in reading.rows] == [False, True, False, True, True]
    assert [row.buy_in for row in reading.rows] == [None] * 5


def test_who_has_paid_stands_beside_how_much_and_how() -> None:
    text = listed(
        ("Name", "Buy-in", "Payment", "Paid", "Is paid"),
        ("Ann Lee", "1000", "card", "yes", "no"),
        ("Bo Cho", "500", "cash", "no", "no"),
    )

    reading = read_text(text)

    assert reading.columns == ("full", "buy_in", "method", "paid", "ignored")
    assert [(row.buy_in, row.method, row.owes) for row in reading.rows] == [
        (100_000, "card", False),
        (50_000, "cash", True),
    ]


def test_a_column_headed_paid_with_amounts_says_how_much() -> None:
    rows = ("Ann Lee", "1000"), ("Bo Cho", "500")
    assert [row.buy_in for row in read_text(listed(("Name", "Buy-in paid"), *rows)).rows] == [100_000, 50_000]


def test_two_columns_of_amounts_are_asked_about_and_never_guessed() -> None:
    twice = read_text(listed(("Name", "Buy-in", "Paid"), ("Ann Lee", "1000", "900")))

    assert twice.columns == ("full", "buy_in", "paid")
    assert [(fault.code, fault.value) for fault in twice.faults] == [("bad_paid", "900")]


@pytest.mark.parametrize("heads", [("Paid", "Buy-in"), ("Buy-in", "Paid"), ("Оплачено", "Взнос"),
                                   ("Оплата", "Взнос"), ("Взнос", "Сумма"), ("Paid", "Payment")])  # fmt: skip
def test_how_much_is_read_whichever_column_stands_first(heads: tuple[str, str]) -> None:
    cells = {"yes": ("yes", "3000"), "no": ("no", "7000")}
    first_whether = heads[0] != "Buy-in"
    rows = [(name, *(cell if first_whether else cell[::-1])) for name, cell in
            (("Ann Lee", cells["yes"]), ("Bo Cho", cells["no"]))]  # fmt: skip

    reading = read_text(listed(("Name", *heads), *rows))

    assert [(row.buy_in, row.owes) for row in reading.rows] == [(300_000, False), (700_000, True)]


@pytest.mark.parametrize("head", ["Paid", "Paid?", "Оплачено", "Buy-in paid"])
def test_one_and_nought_under_paid_are_yes_and_no_and_no_amounts(head: str) -> None:
    reading = read_text(listed(("Name", head), ("Ann Lee", "1"), ("Bo Cho", "0")))

    assert [(row.buy_in, row.owes) for row in reading.rows] == [(None, False), (None, True)]


def test_noughts_under_a_header_of_amounts_are_a_free_entry() -> None:
    reading = read_text(listed(("Name", "Buy-in"), ("Ann Lee", "0"), ("Bo Cho", "0")))

    assert [(row.buy_in, row.owes) for row in reading.rows] == [(0, False), (0, False)]


@pytest.mark.parametrize("said", ["Not paid", "к оплате", "yes"])
def test_whether_it_is_paid_is_no_way_to_pay(said: str) -> None:
    (fault,) = read_text(listed(("Name", "Method"), ("Ann Lee", "card"), ("Bo Cho", said))).faults

    assert (fault.code, fault.row, fault.value) == ("paid_as_method", 3, said)


def test_a_cell_that_says_neither_yes_nor_no_is_a_fault_and_never_guessed() -> None:
    (fault,) = read_text(listed(("Name", "Is paid"), *[("Ann Lee", "yes")] * 9, ("Bo Cho", "maybe"))).faults

    assert (fault.code, fault.row, fault.column, fault.value) == ("bad_paid", 11, "Is paid", "maybe")


def test_yes_and_no_without_a_header_are_left_alone() -> None:
    assert read_text(listed(("Lee", "Ann", "yes"), ("Cho", "Bo", "no"))).columns == ("family", "given", "")


def test_a_way_that_no_list_could_show_is_a_fault() -> None:
    (fault,) = read_text(listed(("Name", "Paid by"), ("Ann Lee", "x" * 41))).faults

    assert (fault.code, fault.column, fault.other) == ("cell_too_long", "Paid by", 40)
