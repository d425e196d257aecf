"""The sign-in sheet: who is in and who is expected, by name, with room to sign."""

from __future__ import annotations

from director.domain.arrivals import PreRegister
from director.domain.entries import Register, Void
from director.domain.ids import PersonId
from director.domain.people import People, person
from director.domain.seats import TableSeat
from director.host.i18n import words_for
from director.views.sign_in import SignIn, sign_in
from tests.helpers.evening import Evening

EN = words_for("en")
PEOPLE = People(
    person(name, given, who=PersonId(n), born=born)
    for n, (name, given, born) in enumerate(
        (("Lee", "Ann", "1984"), ("Ёлкин", "Пётр", ""), ("Abel", "Bo", "1990-02-03"), ("Lee", "Ann", "2001")),
        1,
    )
)


def _sheet(evening: Evening) -> SignIn:
    return sign_in(evening.journal, PEOPLE, EN, "2026-12-05T20:00:00.000Z")


def test_everybody_who_is_in_or_expected_has_a_row_by_name() -> None:
    evening = Evening().tables(1)
    evening.do(PreRegister((PersonId(2), PersonId(3), PersonId(4))))
    evening.do(Register(PersonId(1), 100_000, 10_000, 10_000, TableSeat(1, 4), method="card"))
    evening.do(Register(PersonId(3), 100_000, 10_000, 10_000))

    found = _sheet(evening)

    assert [
        (row.name, row.told_apart, row.born, row.seat, row.paid.replace("\xa0", " ")) for row in found.rows
    ] == [
        ("Abel Bo", "", "3 Feb 1990", "", "RUB 1,100"),
        ("Lee Ann", "1984", "1984", "1-4", "RUB 1,100 (bank card)"),
        ("Lee Ann", "2001", "2001", "", ""),
        ("Ёлкин Пётр", "", "", "", ""),
    ]
    assert found.total == "in: 2 · expected: 2"
    assert found.price.replace("\xa0", " ") == "RUB 1,100"


def test_who_is_not_in_the_address_book_any_more_signs_with_a_number() -> None:
    evening = Evening().tables(1)
    evening.enter(9, (1, 1))

    found = _sheet(evening)

    assert [row.name for row in found.rows] == ["#9"]
    assert found.total == "in: 1"


def test_a_void_registration_is_not_on_the_sheet() -> None:
    evening = Evening().tables(1)
    evening.do(Void(evening.enter(1, (1, 1))), "slip")

    assert _sheet(evening).rows == ()
