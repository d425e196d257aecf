"""Many rulings as judges write them, in both languages, the same on every run."""

from __future__ import annotations

import random
from typing import Final

from director.domain.clock import Stamp
from director.domain.ids import EntryId, PersonId
from director.domain.people import Person
from director.domain.refusal import Article
from director.domain.ruled import RULING_KINDS, Ruled
from director.domain.rulings import Rule

SEED: Final = 20_261_205
_RU: Final = """участник дилер ставка рейз олл-ин подрезка подрезку колоду колода карта карты открыл вне
очереди банк побочный фишки фишку номинал слово сказал показал место стол баттон блайнд сдача раздача штраф
предупреждение круг решение жалоба телефон разговор рука сброс отбой ривер тёрн флоп розыгрыш размен часы
перерыв уровень счёт пересчёт стек камера запись спор сосед ошибка пересдача уравнял молча выставил"""
_EN: Final = """player dealer bet raise all-in cut cutting deck card cards exposed out of turn pot side
chips chip value said showed seat table button blind deal hand penalty warning round ruling appeal phone
talking muck
river turn flop race colour clock break level count recount stack camera recording dispute neighbour error
misdeal called silently pushed"""
_ARTICLES: Final = (
    "SP 4.9.8",
    "SP 4.9.1",
    "SP 5.9.3",
    "SP 5.9.2",
    "TDA 58",
    "TDA 71-C",
    "TDA 40-C",
    "ST intro",
)


def people(count: int) -> list[Person]:
    """So many people with names of their own."""
    return [Person(PersonId(n), f"Фамилия{n:05d}", f"Имя{n}") for n in range(1, count + 1)]


def rulings(count: int, persons: int = 500, words: int = 60) -> list[Rule]:
    """So many rulings, one in two in Russian; entries are those of lines 2 and later."""
    chance = random.Random(SEED)
    return [_one(chance, n, persons, words) for n in range(count)]


def _one(chance: random.Random, n: int, persons: int, words: int) -> Rule:
    source = (_RU, _EN)[n % 2].split()
    ends = [
        f"{word}{chance.choice(('', '', '', 'а', 'ы', 'у') if n % 2 == 0 else ('', '', 's'))}"
        for word in source
    ]
    text = " ".join(chance.choice(ends) for _ in range(words))
    book, _, place = chance.choice(_ARTICLES).partition(" ")
    return Rule(
        Ruled(
            f"{text} дело{n}",
            " ".join(chance.choice(ends) for _ in range(12)),
            chance.choice(RULING_KINDS),
            (Article(book, place),),
            chance.randint(1, 120),
            (chance.randint(1, 9),),
            (EntryId(chance.randint(2, 1 + persons)),),
            stamp=Stamp(chance.randint(1, 30), chance.randint(0, 1_200_000)),
            judge=chance.choice(("О. К.", "P. S.", "Г. С.")),
        )
    )
