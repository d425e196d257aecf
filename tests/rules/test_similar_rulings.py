"""Which earlier rulings a judge is shown while writing one."""

from __future__ import annotations

from msgspec.structs import replace

from director.domain.ids import EntryId, PersonId, Seq
from director.domain.refusal import Article
from director.domain.ruled import Ruled, RulingKind
from director.domain.rulings import Rule, TakeBackRuling
from director.rules.similar_rulings import Likeness, similar
from tests.helpers.evening import Evening

BY_SIZE, OUT_OF_TURN = Article("SP", "4.9.8"), Article("TDA", "53-A")


def _ruled(kind: RulingKind = "dispute", *articles: Article, entries: tuple[EntryId, ...] = ()) -> Ruled:
    return Ruled("An all-in of 700.", "The raise stands.", kind, articles, entries=entries)


def _found(evening: Evening, ruled: Ruled) -> list[tuple[int, tuple[Likeness, ...]]]:
    return [(one.ruling.number, one.alike) for one in similar(evening.tournament, ruled)]


def test_the_same_article_tells_most_then_the_same_player() -> None:
    evening = Evening().tables(1)
    ivanov = evening.enter(1, (1, 1))
    evening.do(Rule(_ruled("conduct", entries=(ivanov,))))
    evening.do(Rule(_ruled("dispute", BY_SIZE)))
    evening.do(Rule(_ruled("dispute", OUT_OF_TURN)))

    asked = _ruled("dispute", BY_SIZE, entries=(ivanov,))

    assert _found(evening, asked) == [(2, ("article", "kind")), (1, ("player",))]


def test_while_nothing_else_is_known_the_kind_alone_counts_and_the_newest_stands_first() -> None:
    evening = Evening().tables(1)
    for kind in ("dispute", "chips", "dispute"):
        evening.do(Rule(_ruled(kind)))

    assert _found(evening, _ruled("dispute")) == [(3, ("kind",)), (1, ("kind",))]


def test_somebody_who_came_in_again_is_the_same_player_and_others_of_the_address_book_count() -> None:
    evening = Evening().tables(1)
    gone, again = evening.enter(1, (1, 1)), evening.enter(2, (1, 2))
    evening.do(Rule(replace(_ruled("conduct"), persons=(PersonId(2),))))

    assert _found(evening, _ruled("dispute", entries=(again,))) == [(1, ("player",))]
    assert _found(evening, _ruled("dispute", entries=(gone,))) == []
    assert (
        _found(evening, _ruled("dispute", entries=(EntryId(999),)))
        == []
        != _found(evening, replace(_ruled(), persons=(PersonId(2),)))
    )


def test_what_was_a_slip_and_what_is_being_revised_are_left_out() -> None:
    evening = Evening().tables(1)
    slip = evening.do(Rule(_ruled("dispute", BY_SIZE)))
    revised = evening.do(Rule(_ruled("dispute", BY_SIZE)))
    evening.do(TakeBackRuling(Seq(slip)))

    assert similar(evening.tournament, _ruled("dispute", BY_SIZE), but=revised) == []
