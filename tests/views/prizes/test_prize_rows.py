"""Prizes in rows: pool, payouts, plans side by side, the payout desk, deals, bounties."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from director.domain.bounties import AwardBounty
from director.domain.busts import Bust, Out
from director.domain.entries import Withdraw
from director.domain.ids import PersonId, Seq
from director.domain.line import Line
from director.domain.payments import AgreeDeal, KeepPayment, Pay, VoidPayment
from director.domain.people import People, person
from director.domain.prize_money import Share
from director.domain.prize_plan import BountyPlan, Deduction, Envelope, PercentTable, PrizePlan, Scheme
from director.domain.prizes import RecallPayouts
from director.host.i18n import words_for
from director.rules.prizes.mystery import draw_mystery, seal_mystery
from director.rules.prizes.points import PointsTable
from director.views.amount_words import amount_words
from director.views.entry_history import entry_history
from director.views.prizes.bounties import bounty_rows, envelope_rows, head_rows, mystery_rows
from director.views.prizes.deals import agreed, deal_table
from director.views.prizes.dues import due_rows, money_rows, payment_rows
from director.views.prizes.payouts import (
    payout_rows,
    payout_versions,
    plan_columns,
    published_words,
    stale_words,
    table_name,
)
from director.views.prizes.pool import pool_rows, published_pool
from director.views.prizes.receipts import payout_receipts
from director.views.prizes.results import Officials, final_protocol, result_rows
from director.views.prizes.standings import points_name, points_rule
from tests.helpers.evening import PLAN, Evening
from tests.helpers.prize_room import THREE, PrizeRoom

EN, RU = words_for("en"), words_for("ru")
PEOPLE = People(person(f"Player{n}", "A", who=PersonId(n), club="Riverside") for n in range(1, 8))
EURO = replace(PLAN, currency="EUR")


def ended() -> PrizeRoom:
    """Six players, three paid places, everybody out but the first."""
    room = PrizeRoom()
    room.publish()
    for number in (6, 5, 4, 3, 2):
        room.out(number)
    return room


def texts(rows: object, *fields: str) -> list[tuple[object, ...]]:
    assert isinstance(rows, tuple)
    return [tuple(getattr(row, field) for field in fields) for row in rows]


def test_the_pool_is_a_sum_of_its_parts() -> None:
    plan = PrizePlan(
        guarantee=700_000,
        added=50_000,
        deductions=(Deduction("Staff", "3"), Deduction("League", amount=1_000)),
        bounty=BountyPlan(10_000),
    )
    room = PrizeRoom(plan=plan)

    rows = pool_rows(room.tournament, EN)

    assert texts(rows, "what", "text") == [
        ("Buy-ins, 6 entries", "RUB\u00a06,000"),
        ("Bounties, on the heads", "− RUB\u00a0600"),
        ("Staff (3 %)", "− RUB\u00a0162"),
        ("League", "− RUB\u00a010"),
        ("Added by the house to the guarantee", "RUB\u00a01,772"),
        ("Added money", "RUB\u00a0500"),
        ("Prize pool", "RUB\u00a07,500"),
        ("Fees, to the house", "RUB\u00a0600"),
    ]
    assert sum(row.amount for row in rows[:-2]) == rows[-2].amount
    pool = room.tournament.prize_money
    assert pool.published is None


def test_deductions_of_more_than_there_is_come_to_no_more_than_the_pool() -> None:
    both = (Deduction("Staff", "60.5"), Deduction("League", "60"))
    room = PrizeRoom(plan=PrizePlan(deductions=both))

    rows = pool_rows(room.tournament, RU)

    assert [row.amount for row in rows if row.key == "deduction"] == [-363_000, -237_000]
    assert sum(row.amount for row in rows[:-2]) == rows[-2].amount == 0
    assert rows[1].what == "Staff (60,5\u00a0%)"


def test_a_published_pool_stands_as_it_was() -> None:
    room = PrizeRoom(plan=replace(THREE, deductions=(Deduction("Staff", "3"),)))
    room.publish()
    room.enter(7, (1, 7))
    published = room.tournament.prize_money.published
    assert published is not None

    rows = published_pool(room.tournament, published.pool, EN)

    assert texts(rows, "key", "text") == [
        ("buy_ins", "RUB\u00a06,000"),
        ("deducted", "− RUB\u00a0180"),
        ("total", "RUB\u00a05,820"),
    ]


def test_p12_percents_add_up_to_a_hundred_whatever_they_are_rounded_to() -> None:
    rows = payout_rows((333, 333, 333, 1), 0, EURO, EN)

    assert [row.percent for row in rows] == ["33.30%", "33.30%", "33.30%", "0.10%"]
    third = payout_rows((1, 1, 1), 0, EURO, EN)
    assert [row.percent for row in third] == ["33.34%", "33.33%", "33.33%"]
    assert payout_rows((), 0, EURO, EN) == ()
    assert [row.percent for row in payout_rows((0, 0), 0, EURO, EN)] == ["0.00%", "0.00%"]


def test_places_with_the_same_prize_stand_together_but_seats_stay_apart() -> None:
    rows = payout_rows((500, 300, 300, 300, 100), 0, EURO, EN, grouped=True)

    assert texts(rows, "place", "prize", "percent") == [
        ("1st", "€5", "33.33%"),
        ("2nd–4th", "€3", "20.00%"),
        ("5th", "€1", "6.67%"),
    ]
    seats = payout_rows((300, 300, 300), 2, EURO, RU, grouped=True)
    assert texts(seats, "place", "seat") == [("1–2-е", True), ("3-е", False)]


def test_where_nobody_gave_a_name_nobody_is_named() -> None:
    room = PrizeRoom()
    last = room.published(600_000)
    line = Line(Seq(room.journal.seq + 1), "alone", "2026-12-05T15:00:00.000Z", "1", "", last)

    alone = room.journal.then(line)

    assert published_words(alone, EN) == "As published 5 Dec 2026, 18:00"
    again = alone.then(replace(line, seq=Seq(line.seq + 1), uid="again", reason="agreed"))
    assert published_words(again, EN) == "As published 5 Dec 2026, 18:00, version 2"
    assert published_words(again, RU).endswith(", версия 2")


def test_every_version_is_listed_with_its_reason() -> None:
    room = PrizeRoom()
    assert published_words(room.journal, EN) == ""
    room.publish()
    assert published_words(room.journal, EN) == "As published 5 Dec 2026, 18:00 by Olga"
    second = room.line(room.published(600_000), "agreed by all")

    assert published_words(room.journal, EN).endswith(", version 2")
    assert texts(
        payout_versions(room.tournament, PEOPLE, EN), "number", "places", "first", "reason", "holds"
    ) == [
        (1, 3, "RUB\u00a03,000", "", False),
        (2, 1, "RUB\u00a06,000", "agreed by all", True),
    ]
    room.do(RecallPayouts(second), "it was not")
    assert texts(payout_versions(room.tournament, PEOPLE, EN), "holds", "recalled") == [
        (True, False),
        (False, True),
    ]


def test_a_pool_that_changed_asks_one_question() -> None:
    room = PrizeRoom()
    room.publish()
    assert stale_words(room.tournament, EN) == ""
    room.enter(7, (1, 7))

    assert stale_words(room.tournament, EN) == (
        "Published for RUB\u00a06,000, the pool is RUB\u00a07,000 now. Keep the payouts, or publish anew."
    )


def test_p5_three_plans_stand_side_by_side() -> None:
    curve = PrizePlan(scheme=Scheme(kind="curve", places=2, first="60"))
    none = PrizePlan(scheme=Scheme(kind="fixed", amounts=(10**9,)))
    winner = PrizePlan(scheme=Scheme(tables=(PercentTable(("100",)),)))
    plans = [("Three", THREE), ("Two", curve), ("Fixed", none), ("One", winner)]

    three, two, fixed, one = plan_columns(PrizeRoom().tournament, plans, EN)

    assert (three.places, three.first, three.first_share, three.lowest, three.times_buy_in) == (
        "3", "RUB\u00a03,000", "50.00%", "RUB\u00a01,200", "1.09 ×",
    )  # fmt: skip
    assert three.jump == "1.67 × between places 1 and 2"
    assert len(two.amounts) == 2
    assert fixed.problem == "The fixed prizes come to RUB\u00a010,000,000, but the pool is RUB\u00a06,000."
    assert one.jump == ""
    (empty,) = plan_columns(Evening().tournament, [("Three", THREE)], EN)
    assert empty.problem == (
        "Nothing is left to divide: nobody is in yet, or bounties and deductions take all of it."
    )
    free = Evening(replace(PLAN, buy_in=0, fee=0))
    free.enter(1)
    (column,) = plan_columns(free.tournament, [("Winner", winner)], EN)
    assert column.times_buy_in == ""


def test_the_part_of_first_place_is_the_one_that_stands_in_its_row() -> None:
    """P12: 40.714 % stands as 40.72 % where the column adds up to 100.00."""
    percents = ("40.714", "25", "15.714", "10.714", "7.858")
    plan = PrizePlan(scheme=Scheme(tables=(PercentTable(percents),)))

    (column,) = plan_columns(PrizeRoom().tournament, [("Club", plan)], EN)

    rows = payout_rows(column.amounts, 0, PLAN, EN, grouped=True)
    assert column.first_share == rows[0].percent == "40.72%"


def test_payout_tables_of_ours_have_a_name_in_each_language() -> None:
    assert table_name("club", EN) == "Club, by number of entries"
    assert table_name("club", RU) != table_name("club", EN)
    assert table_name("Friday", EN) == "Friday"
    assert points_name("root", EN) == "Root of players over place"
    assert points_name("Liga", EN) == "Liga"


def test_the_payout_desk_lists_what_is_due_and_what_must_be_decided_first() -> None:
    room = ended()
    paid = room.pay(3)
    room.do(Pay(room.who[2], 80_000, place=(2, 2)))

    rows = due_rows(room.tournament, PEOPLE, EN)

    assert texts(rows, "place_text", "name", "amount_text", "paid_text", "left_text", "state_text") == [
        ("1st", "Player1 A", "RUB\u00a03,000", "", "RUB\u00a03,000", "to be paid"),
        ("2nd", "Player2 A", "RUB\u00a01,800", "RUB\u00a0800", "RUB\u00a01,000", "partly paid"),
        ("3rd", "Player3 A", "RUB\u00a01,200", "RUB\u00a01,200", "RUB\u00a00", "paid"),
    ]
    assert rows[2].receipts == (paid,)
    assert due_rows(Evening().tournament, PEOPLE, EN) == ()
    assert money_rows(Evening().tournament, EN) == ()


@pytest.mark.parametrize(
    ("back", "sentence"),
    [
        (1, "Paid RUB\u00a01,200, but nothing is due now. Make the receipt void, or let it stand."),
        (0, ""),
    ],
)
def test_a_line_that_was_paid_and_does_not_fit_any_more_says_what_to_decide(back: int, sentence: str) -> None:
    room = PrizeRoom()
    room.publish()
    lines = [room.out(number) for number in (6, 5, 4, 3)]
    room.pay(3)
    if back:
        room.undo(lines[2])

    assert due_rows(room.tournament, PEOPLE, EN)[0].decide == sentence


def test_who_moved_up_or_down_after_he_was_paid_is_told_both_amounts() -> None:
    room = PrizeRoom()
    room.publish()
    lines = [room.out(number) for number in (6, 5, 4, 3, 2)]
    paid = room.pay(3)
    room.pay(2)
    room.undo(lines[4])
    room.undo(lines[3])
    room.out(2)
    room.out(3)

    up, down = due_rows(room.tournament, PEOPLE, EN)[:2]

    assert (
        up.decide
        == "Paid RUB\u00a01,200, but RUB\u00a01,800 is due now. Pay the rest, or let the receipt stand."
    )
    assert (
        down.decide
        == "Paid RUB\u00a01,800, but RUB\u00a01,200 is due now. Make the receipt void, or let it stand."
    )
    room.do(KeepPayment(paid, 180_000), "he waived it")
    rows = {row.name: row.state_text for row in due_rows(room.tournament, PEOPLE, EN)}
    assert rows["Player3 A"] == "paid otherwise, kept"


def test_receipts_are_listed_the_newest_first_and_void_ones_say_why() -> None:
    room = ended()
    first = room.line(Pay(room.who[3], 120_000, place=(3, 3), withheld=15_600))
    second = room.line(Pay(room.who[2], 180_000, method="giro"))
    room.do(VoidPayment(second), "wrong account")

    rows = payment_rows(room.tournament, PEOPLE, EN)

    assert texts(rows, "number", "place_text", "withheld_text", "method", "void") == [
        (second, "", "", "giro", "void: wrong account"),
        (first, "3rd", "RUB\u00a0156", "cash", ""),
    ]
    assert texts(money_rows(room.tournament, EN), "what", "text") == [
        ("Due by now", "RUB\u00a06,000"),
        ("Paid out", "RUB\u00a01,200"),
        ("Still to be paid", "RUB\u00a04,800"),
        ("Withheld for the tax", "RUB\u00a0156"),
        ("cash, 1 receipt", "RUB\u00a01,044"),
        ("1 void receipt", ""),
    ]


def test_a_prize_that_the_house_gives_to_nobody_is_told_at_the_desk() -> None:
    room = PrizeRoom(plan=replace(THREE, withdrawn="none"))
    room.publish()
    for number in (6, 5, 4):
        room.out(number)
    room.do(Withdraw(room.who[3]), "to the airport")

    rows = {row.key: row.text for row in money_rows(room.tournament, EN)}

    assert rows["forfeited"] == "RUB\u00a01,200"


def test_a_receipt_has_the_amount_in_words_of_both_languages() -> None:
    room = PrizeRoom(plan=replace(THREE, receipt_lines=("Passport",)))
    room.publish()
    for number in (6, 5, 4, 3):
        room.out(number)
    line = room.line(Pay(room.who[3], 120_000, place=(3, 3), withheld=15_600))
    stray = room.line(Pay(room.who[3], 5, "bounty"))
    room.do(VoidPayment(stray), "a slip")

    whole, void = payout_receipts(room.journal, PEOPLE, EN, "2026-12-05T18:00:00.000Z").rows
    (one,) = payout_receipts(room.journal, PEOPLE, EN, "2026-12-05T18:00:00.000Z", (line,)).rows

    assert one == whole
    assert (one.number, one.name, one.what) == (str(line), "Player3 A", "prize, 3rd place")
    assert (one.amount, one.withheld, one.handed) == ("RUB\u00a01,200", "RUB\u00a0156", "RUB\u00a01,044")
    assert one.in_words == (
        "Одна тысяча сорок четыре рубля, 00 копеек",
        "One thousand and forty-four roubles, 00 kopeks",
    )
    assert (one.blanks, one.staff, one.method) == (("Passport",), "Olga", "cash")
    assert (void.what, void.void) == ("bounties", "void: a slip")


def test_amounts_of_currencies_without_a_name_have_their_code() -> None:
    assert amount_words(150_000, "JPY", 0, "en") == "One hundred and fifty thousand JPY"
    assert amount_words(150_050, "CZK", 2, "ru") == "Одна тысяча пятьсот CZK 50/100"
    assert amount_words(0, "EUR", 2, "en") == "Zero euro, 00 cents"


def left(room: PrizeRoom) -> PrizeRoom:
    room.publish()
    for number in (6, 5, 4):
        room.out(number)
    return room


def test_deals_stand_side_by_side_with_differences_and_warnings() -> None:
    room = left(PrizeRoom())
    stacks = {room.who[1]: 1_500, room.who[2]: 55_000, room.who[3]: 3_500}

    table = deal_table(room.tournament, PEOPLE, EN, stacks, leave=10_000, unit=100)

    assert [column.name for column in table.columns] == [
        "by ICM", "chip chop", "straight chop by chips", "equal shares",
    ]  # fmt: skip
    assert table.columns[2].warnings == (
        "Somebody would get more than first prize.",
        "Somebody would get less than the prize that is sure already.",
    )
    assert (table.pool, table.leave, table.prizes) == (
        "RUB\u00a05,900", "RUB\u00a0100", ("RUB\u00a03,000", "RUB\u00a01,800", "RUB\u00a01,200"),
    )  # fmt: skip
    leader = table.rows[0]
    assert (leader.name, leader.stack_text, leader.share) == ("Player2 A", "55,000", "91.67%")
    assert leader.cells[0].difference == ""
    assert leader.cells[2].difference.startswith("+")
    assert leader.cells[3].difference.startswith("−")
    assert sum(row.cells[0].amount for row in table.rows) == 590_000


def test_a_deal_that_cannot_be_worked_out_says_why() -> None:
    room = PrizeRoom()
    stacks = {room.who[1]: 5, room.who[2]: 0}
    nothing = deal_table(room.tournament, PEOPLE, EN, stacks)
    assert {column.problem for column in nothing.columns} == {
        "No payouts are published yet. Publish them first."
    }
    room.publish()

    table = deal_table(room.tournament, PEOPLE, EN, stacks)

    assert {column.problem for column in table.columns} == {
        "Type the stack of each player: without chips there is nothing to divide by."
    }
    assert [row.cells for row in table.rows] == [(), ()]


def test_a_signed_deal_names_who_was_not_asked_after_a_knock_out_was_taken_back() -> None:
    room = PrizeRoom()
    room.publish()
    out = [room.out(number) for number in (6, 5, 4)]
    shares = tuple(Share(room.who[n], 190_000, stack) for n, stack in ((1, 900), (2, 900), (3, 0)))
    room.do(AgreeDeal("custom", shares, 30_000))
    (deal,) = room.tournament.prize_money.deals
    sheet = agreed(room.tournament, PEOPLE, EN, deal)
    assert (sheet.method, sheet.total, sheet.leave, sheet.left_out) == (
        "as agreed", "RUB\u00a05,700", "RUB\u00a0300", (),
    )  # fmt: skip
    assert texts(sheet.rows, "name", "stack", "amount")[2] == ("Player3 A", "", "RUB\u00a01,900")

    room.undo(out[2])

    assert agreed(room.tournament, PEOPLE, EN, deal).left_out == ("Player4 A",)


WINNER = Scheme(tables=(PercentTable(("100",)),))


def test_bounties_are_listed_with_who_earned_them_and_heads_by_what_was_earned() -> None:
    room = PrizeRoom(4, PrizePlan(scheme=WINNER, bounty=BountyPlan(1_000, "progressive")))
    room.out(4, by=(1,))
    room.out(3)

    assert texts(bounty_rows(room.tournament, PEOPLE, EN), "name", "value_text", "by", "paid", "head") == [
        ("Player4 A", "RUB\u00a010", "Player1 A", "RUB\u00a05", "RUB\u00a05"),
        ("Player3 A", "RUB\u00a010", "", "", ""),
    ]
    assert texts(head_rows(room.tournament, PEOPLE, EN), "name", "head_text", "earned_text") == [
        ("Player1 A", "RUB\u00a015", "RUB\u00a05"),
        ("Player2 A", "RUB\u00a010", "RUB\u00a00"),
    ]


def test_mystery_bounties_are_due_sealed_or_drawn() -> None:
    table = (Envelope(9_000, 1), Envelope(500, 3))
    room = PrizeRoom(4, PrizePlan(scheme=WINNER, bounty=BountyPlan(2_625, "mystery", table)))
    assert mystery_rows(room.tournament, PEOPLE, EN) == ()
    room.out(4, by=(1, 2))
    room.out(3)
    key = bytes(range(32))
    room.do(seal_mystery(room.tournament, room.who[4], key))
    assert texts(mystery_rows(room.tournament, PEOPLE, EN), "name", "by", "number", "state") == [
        ("Player4 A", "Player1 A, Player2 A", 1, "sealed"),
        ("Player3 A", "", 0, "due"),
    ]

    made = draw_mystery(room.tournament, key, "Ks")
    room.do(made)

    due, drawn = mystery_rows(room.tournament, PEOPLE, EN)
    assert (due.state, drawn.state, drawn.word) == ("due", "drawn", "Ks")
    assert (drawn.key, drawn.context) == (key.hex(), "mystery|v1|EVT1|1|Ks")
    assert sum(row.left for row in envelope_rows(room.tournament, EN)) == 3
    assert envelope_rows(PrizeRoom().tournament, EN) == ()


def test_results_list_everybody_once_with_prize_and_entries() -> None:
    room = ended()
    assert result_rows(Evening().tournament, PEOPLE, EN) == ()
    rows = result_rows(room.tournament, PEOPLE, EN)

    assert texts(rows, "place_text", "name", "club", "entries", "prize_text")[:4] == [
        ("1st", "Player1 A", "Riverside", 1, "RUB\u00a03,000"),
        ("2nd", "Player2 A", "Riverside", 1, "RUB\u00a01,800"),
        ("3rd", "Player3 A", "Riverside", 1, "RUB\u00a01,200"),
        ("4th", "Player4 A", "Riverside", 1, ""),
    ]


def test_a_seat_in_the_target_event_is_a_prize() -> None:
    room = PrizeRoom(plan=PrizePlan(seat_price=300_000))
    room.publish()
    room.out(6, 5, 4, 3)

    rows = result_rows(room.tournament, PEOPLE, EN)

    assert {row.prize_text for row in rows if row.prize} == {"seat, RUB\u00a03,000"}
    protocol = final_protocol(room.journal, PEOPLE, EN, "2026-12-05T18:00:00.000Z")
    assert protocol.finished
    assert len(protocol.rows) == 6


def test_the_final_protocol_says_what_was_played_by_how_many_and_who_signs() -> None:
    room = ended()

    protocol = final_protocol(
        room.journal, PEOPLE, RU, "2026-12-05T18:00:00.000Z", Officials("Иванов И. И.", "Петрова А.")
    )

    facts = dict(protocol.facts)
    assert facts["Турнир"] == "Spring Cup"
    assert facts["Дисциплина"] == "Техасский холдем · Безлимитный"
    assert facts["Даты"] == "5 декабря 2026"
    assert (protocol.finished, protocol.has_prizes, protocol.has_bounties) == (True, True, False)
    assert [row.place for row in protocol.rows] == [1, 2, 3, 4, 5, 6]
    assert protocol.officials.secretary == "Петрова А."


def test_before_the_end_the_protocol_is_not_finished() -> None:
    room = PrizeRoom()
    protocol = final_protocol(room.journal, PEOPLE, EN, "2026-12-05T18:00:00.000Z")

    assert not protocol.finished
    assert dict(protocol.facts)["Dates"] == "5 December 2026"
    evening = Evening(replace(PLAN, starts="", place=""))
    assert "Dates" not in dict(final_protocol(evening.journal, PEOPLE, EN, "2026-12-05T18:00:00.000Z").facts)


def test_an_event_that_ends_the_next_day_has_two_dates() -> None:
    room = PrizeRoom(3)
    room.out(3)
    seat = room.tournament.seating.at(room.who[2])
    assert seat is not None
    last = Bust((Out(room.who[2], seat),), ends=True)
    line = Line(Seq(room.journal.seq + 1), "late", "2026-12-06T02:00:00.000Z", "1", "Olga", last)
    room.journal = room.journal.then(line)

    facts = dict(final_protocol(room.journal, PEOPLE, EN, "2026-12-06T03:00:00.000Z").facts)

    assert facts["Dates"] == "5 December 2026 – 6 December 2026"


def test_how_points_come_about_is_said() -> None:
    root = PointsTable(name="Root", factor=10, taking_part=1, paid_only=True, best=8)
    places = PointsTable(name="Ten", kind="places", places=(10, 5))

    assert points_rule(root, EN) == (
        "Points: 10 × √(players ÷ place), rounded down. Taking part: 1. "
        "Only places with a prize give points. The best 8 results count."
    )
    assert points_rule(places, EN) == "Points by a table of 2 places."


def test_reasons_name_people_as_they_are_called_now_and_no_journal_does() -> None:
    room = ended()
    line = room.pay(3)
    room.do(VoidPayment(line), "{person:2} stood there")
    room.do(room.published(600_000), "asked by {person:1}")

    (paid,) = payment_rows(room.tournament, PEOPLE, EN)
    (receipt,) = payout_receipts(room.journal, PEOPLE, EN, "2026-12-05T18:00:00.000Z").rows

    assert paid.void == receipt.void == "void: Player2 A stood there"
    assert payout_versions(room.tournament, PEOPLE, EN)[1].reason == "asked by Player1 A"


def test_money_stands_in_the_history_of_a_player() -> None:
    room = PrizeRoom(plan=PrizePlan(scheme=THREE.scheme, bounty=BountyPlan(1_000)))
    room.publish()
    for number in (6, 5, 4):
        room.out(number)
    award = room.line(AwardBounty(room.who[6], (room.who[1],)))
    shares = tuple(Share(room.who[n], amount) for n, amount in ((1, 297_000), (2, 178_200), (3, 118_800)))
    deal = room.line(AgreeDeal("custom", shares))
    paid = room.line(Pay(room.who[1], 297_000, "deal"))
    other = room.line(Pay(room.who[2], 178_200, "deal"))
    kept = room.line(KeepPayment(paid, 5), "so")
    void = room.line(VoidPayment(paid), "a slip")

    seqs = {row.seq for row in entry_history(room.journal, PEOPLE, EN, room.who[1]).rows}

    assert {award, deal, paid, kept, void} <= seqs
    assert other not in seqs


def test_a_mystery_bounty_stands_in_the_history_of_who_lost_it_and_of_who_drew_it() -> None:
    table = (Envelope(9_000, 1), Envelope(500, 3))
    room = PrizeRoom(4, PrizePlan(scheme=WINNER, bounty=BountyPlan(2_625, "mystery", table)))
    room.out(4, by=(1,))
    key = bytes(range(32))
    sealed = room.line(seal_mystery(room.tournament, room.who[4], key))
    drawn = room.line(draw_mystery(room.tournament, key, "Ks"))
    stray = room.line(Pay(room.who[2], 5))

    def seqs(number: int) -> set[int]:
        return {row.seq for row in entry_history(room.journal, PEOPLE, EN, room.who[number]).rows}

    assert sealed in seqs(4)
    assert drawn in seqs(1)
    assert stray not in seqs(1) | seqs(4)
