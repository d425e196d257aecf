"""A hand as people confirm it: button and blinds in words, who posts or waits; and changed by hand."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from director.domain.chip_case import Chip, ChipCase
from director.domain.clock import Clock
from director.domain.hands import Dealt, LastHand, Post, Waiting
from director.domain.ids import EntryId, Seq
from director.domain.moments import Moment
from director.domain.people import People
from director.domain.play import Away, Back, PlayHand, SetButton
from director.domain.seating import Move
from director.domain.seats import TableSeat
from director.domain.structure import Level, Structure
from director.domain.tournament import Tournament
from director.host.i18n import words_for
from director.rules.cards.card import read_cards
from director.rules.table.proposals import propose_first_button, propose_hand
from director.rules.verdict import Verdict, article
from director.views.article_text import article_text
from director.views.come_in import comes_in, has_choice, posting
from director.views.first_button import first_button_sentence
from director.views.floor import floor_table
from director.views.next_hand import (
    HandRow,
    Positions,
    hand_rows,
    hand_sentence,
    last_of,
    post_words,
    row_note,
    seat_note,
    unusual,
    with_positions,
    with_rows,
)
from director.views.reasons import reasons
from director.views.table_stakes import antes_sentence, blinds_now
from tests.gui.floor_rooms import persons
from tests.helpers.tables import TableInPlay

EN = words_for("en")
BOOK: People = persons(300)


def hand(table: TableInPlay, blinds: tuple[int, int] = (200, 400)) -> PlayHand:
    return propose_hand(table.evening.tournament, 1, blinds).answer


def rows(table: TableInPlay, action: PlayHand) -> dict[int, HandRow]:
    return {row.seat: row for row in hand_rows(table.evening.tournament, BOOK, EN, action)}


def test_button_and_blinds_are_said_in_one_sentence() -> None:
    action = hand(TableInPlay())

    assert hand_sentence(action, EN) == "Button at seat 2, small blind 3, big blind 4"
    assert last_of(action) == LastHand(2, 3, 4)


def test_a_dead_button_and_a_dead_small_blind_are_called_so() -> None:
    table = TableInPlay()
    for seat, free in ((2, 7), (3, 8)):
        table.evening.do(Move(table.at[seat], TableSeat(1, seat), TableSeat(1, free)))

    assert hand_sentence(hand(table), EN) == (
        "Dead button at seat 2, dead small blind at seat 3, big blind 4"
    )


def test_of_two_players_the_button_posts_the_small_blind() -> None:
    table = TableInPlay(seats=(3, 7), last=(3, 3, 7))

    assert hand_sentence(hand(table), EN) == "Seat 7 has button and small blind, seat 3 the big blind"


def test_where_the_rule_leaves_the_small_blind_out_it_is_said() -> None:
    table = TableInPlay(rules="draw-room", game="draw5")
    table.evening.do(Away(table.at[3]))
    table.evening.do(Away(table.at[4]))

    assert "no small blind" in hand_sentence(hand(table), EN)


def test_who_is_away_in_a_tournament_is_dealt_in_and_his_hand_is_dead() -> None:
    table = TableInPlay()
    table.evening.do(Away(table.at[5]))
    action = hand(table)
    away = rows(table, action)[5]

    assert away.dealt
    assert row_note(away, EN) == "away, the hand is dead"
    assert unusual(rows(table, action).values(), action, EN) == ["5 斎藤 健一: away, the hand is dead"]


def test_who_is_away_and_has_a_blind_is_told_with_what_is_taken() -> None:
    table = TableInPlay()
    table.evening.do(Away(table.at[4]))
    action = hand(table)

    assert row_note(rows(table, action)[4], EN) == "away, the hand is dead, posts 400"


def test_who_waits_or_is_left_out_is_told_with_the_marker() -> None:
    table = TableInPlay(rules="draw-room", game="draw5", last=(6, 1, 2))
    table.evening.do(Away(table.at[3]))
    action = hand(table)
    row = rows(table, action)[3]

    assert (row.waits, row.marker) == ("away", "ML")
    assert row_note(row, EN) == "away, not dealt in (ML)"
    assert seat_note(row, EN) == "ML · away"


@pytest.mark.parametrize(
    ("live", "dead", "said"),
    [
        (0, 0, ""),
        (200, 0, "posts 200"),
        (0, 100, "posts 100 dead"),
        (2_000, 100, "posts 2,000 live, 100 dead"),
    ],
)
def test_what_somebody_posts(live: int, dead: int, said: str) -> None:
    assert post_words(live, dead, EN) == said


@pytest.mark.parametrize(
    ("waits", "said"), [("button", "waits for the button"), ("big_blind", "waits for the big blind")]
)
def test_a_seat_says_in_short_why_it_waits(waits: str, said: str) -> None:
    row = HandRow(3, EntryId(1), "Lee Ann", "Lee A.", dealt=False, waits=waits)  # type: ignore[arg-type]

    assert row_note(row, EN) == f"not dealt in: {said}"
    assert seat_note(row, EN) == "waits"


# ------------------------------------------------------------------ by hand


def test_blinds_put_elsewhere_are_posted_there_and_dealing_begins_there() -> None:
    action = with_positions(hand(TableInPlay()), Positions(4, 5, 6))

    assert (action.button, action.small, action.small_seat, action.big) == (4, 5, 5, 6)
    assert [one.seat for one in action.dealt] == [5, 6, 1, 2, 3, 4]
    assert action.posts == (Post(5, 200), Post(6, 400))


def test_a_small_blind_on_an_empty_seat_is_posted_by_nobody() -> None:
    action = with_positions(hand(TableInPlay()), Positions(4, 8, 6))

    assert (action.small, action.small_seat) == (None, 8)
    assert action.posts == (Post(6, 400),)
    assert with_positions(hand(TableInPlay(), (0, 0)), Positions(4, 5, 6)).posts == ()


def test_who_was_left_out_by_hand_waits_and_posts_nothing() -> None:
    table = TableInPlay()
    action = hand(table)
    changed = [
        row if row.seat != 5 else HandRow(5, row.entry, row.name, row.short_name, dealt=False, waits="away")
        for row in rows(table, action).values()
    ]
    made = with_rows(action, changed, {3: (200, 0), 4: (400, 100), 6: (0, 0)})

    assert [one.seat for one in made.dealt] == [3, 4, 6, 1, 2]
    assert made.waits == (Waiting(5, table.at[5], "away"),)
    assert made.posts == (Post(3, 200), Post(4, 400, 100))


def test_a_hand_without_its_small_blind_keeps_the_seat_of_it() -> None:
    table = TableInPlay()
    action = hand(table)
    changed = [row for row in rows(table, action).values() if row.seat != 3]
    left = HandRow(3, table.at[3], "Lee", "Lee", dealt=False)

    made = with_rows(action, [*changed, left], {4: (400, 0)})

    assert (made.small, made.small_seat) == (None, 3)
    assert made.waits == (Waiting(3, table.at[3], "button"),)
    assert Dealt(3, table.at[3]) not in made.dealt


# ------------------------------------------------------------------ why


def test_the_articles_stand_in_one_line_and_the_choice_of_the_house_beside_them() -> None:
    assert reasons(Verdict(1, (article("TDA 32"),)), EN) == "By TDA 32."
    assert reasons(Verdict(1, (article("TDA 32"),), ("button_rule",)), EN) == "By TDA 32, as the house chose."
    assert reasons(Verdict(1), EN) == "By the choice of the house: no book speaks of it."


def test_an_article_is_read_out_with_its_name() -> None:
    assert article_text("TDA 34-A", EN).startswith("TDA 34-A: A misplaced button")
    assert article_text("TDA 34-A", words_for("ru")).startswith("TDA 34-A: Ошибку с баттоном")
    assert article_text("TDA 999", EN) == "TDA 999"


def test_a_first_button_says_by_which_card() -> None:
    table = TableInPlay(last=None)
    cards = dict(zip(range(1, 7), read_cards("Kd 7c As 10h 2d 9s"), strict=True))
    verdict = propose_first_button(table.evening.tournament, 1, cards)

    assert first_button_sentence(table.evening.tournament, verdict, EN) == (
        "Seat 3 has the highest card, A♠, and with it the first button. "
        "Seat 4 posts the small blind, seat 5 the big blind."
    )


def test_a_first_button_at_the_dealers_right_says_so() -> None:
    table = TableInPlay(last=None, rules="wsop-2026", button_start="dealers_right")
    verdict = propose_first_button(table.evening.tournament, 1)

    assert "nearest to the dealer’s right" in first_button_sentence(table.evening.tournament, verdict, EN)


# ------------------------------------------------------------------ who may choose


def ring() -> TableInPlay:
    """Seat 3 missed both blinds and is back."""
    table = TableInPlay(rules="draw-room", game="draw5", last=(6, 1, 2))
    table.evening.do(Away(table.at[3]))
    for _number in range(3):
        table.hand((200, 400))
    table.evening.do(Back(table.at[3]))
    return table


def test_who_owes_a_blind_in_a_ring_game_is_asked_and_told_what_it_costs() -> None:
    table = ring()
    tournament = table.evening.tournament
    (one,) = comes_in(tournament, floor_table(tournament, BOOK, EN, 1), (200, 400), EN)

    assert (one.seat, one.marker, one.says) == (3, "ML", None)
    assert (one.posts, one.waits) == ("posts 400 live, 200 dead", "waits for the big blind")
    assert has_choice(tournament, table.at[3])
    assert posting(tournament, "ML", (0, 0), EN) == "posts what is due"


def test_in_a_tournament_nobody_is_asked() -> None:
    table = TableInPlay()
    newcomer = table.arrives(8)
    tournament = table.evening.tournament

    assert tournament.mark(newcomer).marker == "NEW"
    assert not has_choice(tournament, newcomer)
    assert comes_in(tournament, floor_table(tournament, BOOK, EN, 1), (200, 400), EN) == ()


def test_who_is_away_is_not_asked() -> None:
    table = ring()
    table.evening.do(Away(table.at[3]))
    tournament = table.evening.tournament

    assert comes_in(tournament, floor_table(tournament, BOOK, EN, 1), (200, 400), EN) == ()


# ------------------------------------------------------------------ blinds


def test_the_blinds_are_those_of_the_last_hand_or_of_a_table_that_has_gone_on() -> None:
    table = TableInPlay()
    assert blinds_now(table.evening.tournament, 1) == (0, 0)
    table.hand((200, 400))
    assert blinds_now(table.evening.tournament, 1) == (200, 400)
    assert blinds_now(table.evening.tournament, 2) == (200, 400)

    table.evening.enter(400, (2, 1))
    table.evening.enter(401, (2, 2))
    table.evening.enter(402, (2, 3))
    table.evening.do(SetButton(2, 1, 2, 3))
    table.evening.do(propose_hand(table.evening.tournament, 2, (300, 600)).answer)
    assert blinds_now(table.evening.tournament, 1) == (300, 600)


def test_with_a_level_schedule_the_blinds_are_those_of_the_level_that_is_played() -> None:
    table = TableInPlay()
    table.hand((200, 400))
    tournament = table.evening.tournament
    schedule = Structure((Level(20, 300, 600), Level(20, 500, 1_000)))
    clocked = replace(tournament, structure=schedule, clock=Clock(Seq(1), 0, 1, Moment(0)))

    assert blinds_now(clocked, 1, Moment(0)) == (300, 600)
    assert blinds_now(clocked, 1) == (200, 400)


def at_level(table: TableInPlay, level: Level) -> Tournament:
    """The tournament of this table in a level of a schedule."""
    clock = Clock(Seq(1), 0, 1, Moment(0))
    return replace(table.evening.tournament, structure=Structure((level,)), clock=clock)


def antes(table: TableInPlay, level: Level) -> str:
    return antes_sentence(at_level(table, level), hand(table), Moment(0), EN)


def test_antes_of_each_player_are_told_with_their_sum() -> None:
    table = TableInPlay()
    assert antes(table, Level(20, 200, 400)) == ""

    players = len(hand(table).dealt)
    told = antes(table, Level(20, 200, 400, ante=50, ante_kind="each"))
    assert told == f"Antes to collect: 50 from each of {players} players, {50 * players} in all."


def test_without_a_schedule_nobody_knows_an_ante() -> None:
    table = TableInPlay()

    assert antes_sentence(table.evening.tournament, hand(table), Moment(0), EN) == ""


def test_a_big_blind_ante_is_told_with_its_seat() -> None:
    level = Level(20, 200, 400, ante=400, ante_kind="big_blind")

    assert antes(TableInPlay(), level) == "Big-blind ante to collect: 400 from seat 4."
    few = TableInPlay(seats=(3, 7), last=(3, 3, 7))
    assert antes(few, level) == "Big-blind ante to collect: 400 from seat 3.", "no book reduces it"


def test_a_house_that_reduces_the_big_blind_ante_is_told_so() -> None:
    few, level = (
        TableInPlay(seats=(3, 7), last=(3, 3, 7)),
        Level(20, 200, 400, ante=400, ante_kind="big_blind"),
    )
    action, tournament = hand(few), at_level(few, level)
    reduces = replace(tournament, plan=replace(tournament.setup, options=(("bba_reduce", True),)))
    chips = replace(reduces, case=ChipCase((Chip(25, "", 9, 9), Chip(500, "", 9, 9))))

    words = "Big-blind ante to collect: {} from seat 3, reduced as few players are left."
    assert antes_sentence(reduces, action, Moment(0), EN) == words.format(200)
    gone = replace(chips.tables[1], gone=(25,))
    late = replace(chips, tables=chips.tables.set(1, gone))
    assert antes_sentence(chips, action, Moment(0), EN) == words.format(200)
    assert antes_sentence(late, action, Moment(0), EN) == words.format(400).replace(
        ", reduced as few players are left", ""
    ), "half of it is no whole number of the chips that are left, and one chip is the least"
