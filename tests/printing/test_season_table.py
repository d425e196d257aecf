"""The standings of a season on paper."""

from __future__ import annotations

from director.domain.ids import PersonId
from director.domain.people import People, person
from director.host.i18n import words_for
from director.printing.catalogue import missing_glyphs, pdf
from director.rules.floor.places import Place
from director.rules.prizes.points import PointsTable, Scored
from director.views.prizes.standings import season_table
from tests.printing.reading import text_of

ROOT = PointsTable(name="root", factor=10, best=1)


def test_a_season_is_printed_in_russian_with_long_names_over_pages() -> None:
    people = People(
        person(f"Константинопольский-{n}", "Александр-Максимилиан", who=PersonId(n), club="Клуб «Звезда»")
        for n in range(1, 61)
    )
    season = [Scored(event, PersonId(n), Place(n, n), 60, 0) for event in ("a", "b") for n in range(1, 61)]
    table = season_table(ROOT, season, people, words_for("ru"), "Кубок весны", "5 декабря 2026")

    pages = text_of(pdf("season", table, words_for("ru")))

    assert len(pages) == 2
    first = " ".join(pages[0].split())
    assert "Зачёт сезона" in first
    assert "Кубок весны" in first
    assert "2 турнира" in first
    assert "В зачёт идёт 1 лучший результат." in first
    assert "Константинопольский-1 Александр-Максимилиан" in first
    assert "1 / 2" in first
    assert missing_glyphs("season", table) == {}
