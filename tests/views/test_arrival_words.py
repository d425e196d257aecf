"""Who is expected, in the line of what was done."""

from __future__ import annotations

import pytest

from director.domain.action import Action
from director.domain.arrivals import CancelPreRegistration, PreRegister
from director.domain.ids import PersonId
from director.domain.people import People, person
from director.host.i18n import words_for
from director.views.wording import Telling
from tests.helpers.evening import Evening

PEOPLE = People(person(name, "A", who=PersonId(n)) for n, name in enumerate(("Lee", "Roy", "Cho"), 1))
ALL = (PersonId(1), PersonId(2), PersonId(3))


@pytest.mark.parametrize(
    ("action", "english", "russian"),
    [
        (PreRegister(ALL[:1]), "Lee A pre-registered", "Lee A: предварительная регистрация"),
        (PreRegister(ALL), "3 players pre-registered", "Предварительно зарегистрировано 3 участника"),
        (
            CancelPreRegistration(ALL[:2]),
            "Pre-registration cancelled: Lee A, Roy A",
            "Предварительная регистрация отменена: Lee A, Roy A",
        ),
    ],
    ids=("one", "many", "cancelled"),
)
def test_who_was_pre_registered_is_said(action: Action, english: str, russian: str) -> None:
    evening = Evening()
    if isinstance(action, CancelPreRegistration):
        evening.do(PreRegister(ALL))
    evening.do(action)

    told = [
        Telling(evening.journal, PEOPLE, words_for(one)).line(evening.journal.lines[-1])
        for one in ("en", "ru")
    ]

    assert told == [english, russian]
