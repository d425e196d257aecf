"""One sample of every document, with names that are hard to print."""

from __future__ import annotations

from typing import Final

from director.domain.ids import EntryId, PersonId
from director.domain.seats import TableSeat
from director.views.change_papers import DrawProof, SeatChangesPaper
from director.views.chip_papers import (
    ColourUpRun,
    CountSheets,
    FormChair,
    RaceSheets,
    RunRow,
    TableForm,
)
from director.views.move_slips import MoveSlip, MoveSlips
from director.views.pack_clock import PackLevel
from director.views.paper_pack import PackChair, PackTable, PaperPack
from director.views.papers import (
    ChairRow,
    DrawnRow,
    DrawProtocol,
    EventRules,
    HandbookText,
    RuleRow,
    RuleTopic,
    SeatingRow,
    TableRows,
    TableSheets,
)
from director.views.player_papers import Alternates, LeftRow, PlayersLeft, WaitingRow
from director.views.prizes.bounties import BountyRow, HeadRow
from director.views.prizes.deal_paper import DealSheet, SignRow
from director.views.prizes.payouts import PayoutRow
from director.views.prizes.receipts import PayoutReceipt, PayoutReceipts
from director.views.prizes.results import FinalProtocol, Officials, ResultRow
from director.views.prizes.wall_papers import BountyList, PayoutSheet, ResultsList
from director.views.receipts import ReceiptRow, Receipts
from director.views.seat_changes import SeatChangeRow
from director.views.sign_in import SignIn, SignInRow
from director.views.structure_sheet import SheetRow, StructureSheet
from director.views.takings import Clerk, MoneySheet, OffRow, SumRow, Takings
from tests.printing.reading import HEAD, cards, seating
from tests.printing.ruling_samples import book_samples

NAMES: Final = (
    "J&C Cuisine",
    "S&P 500",
    "<K>ing",
    "0.1 <A <0.9",
    "a<b>bold",
    "Иванов Пётр",
    "李小龍",
    "Nguyễn Thị Ánh",
    "Łukasz",
    "Ğ ș Ø",
    "Հարություն Աբրահամյան",
    "დავით ჯანელიძე",
    "דוד כהן",
    "김 하은",
    "斎藤 健一",
    "Παρασκευόπουλος Τρισεύγενη",
)
"""Each must stand on paper exactly so."""

LONGEST: Final = (
    "Бурханларски Силвия-александра",
    "Белоконска-Вражалска Нансимир",
    "Մելիք-Աբրահամյան Սուսաննա",
)
"""The longest names of the player lists."""

ALL: Final = (*NAMES, *LONGEST, "MINT🍫#2662")

TABLES: Final = TableSheets(
    HEAD,
    (
        TableRows(
            1,
            (
                *(
                    ChairRow(seat, name, "1987" if seat == 6 else "", "30,000")
                    for seat, name in enumerate(ALL[:8], 1)
                ),
                ChairRow(9, locked=True),
            ),
        ),
        TableRows(2, tuple(ChairRow(seat, name, stack="30,000") for seat, name in enumerate(ALL[8:16], 1))),
        TableRows(
            3,
            (
                *(ChairRow(seat, name, stack="30,000") for seat, name in enumerate(ALL[16:], 1)),
                ChairRow(5),
                ChairRow(6),
            ),
        ),
    ),
)

PROTOCOL: Final = DrawProtocol(
    letterhead=HEAD,
    number=2,
    key_hash="ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5",
    list_hash="eb7db22d88a4191beb7db22d88a4191beb7db22d88a4191beb7db22d88a4191b",
    sealed_line=811,
    sealed_at="5 Dec 2026, 17:40:03",
    word="Q♥ 7♠ J♦",
    key="0" * 62 + "01",
    drawn_line=812,
    drawn_at="5 Dec 2026, 17:41:10",
    context="seatdraw|v1|EVT2|2|Q♥ 7♠ J♦",
    terms=(("Tables in order of opening", "1–3: 9 seats"), ("Seats used", "at each table drawn at random")),
    rows=tuple(DrawnRow(n + 3, name, "", n // 9 + 1, n % 9 + 1) for n, name in enumerate(ALL)),
)

RECEIPTS: Final = Receipts(
    HEAD,
    tuple(
        ReceiptRow(
            str(n + 3), name, "1987" if n == 2 else "", ("Entry", "Rebuy", "Add-on")[n % 3], "€110",
            "€100 + €10" if n % 2 else "", "30,000", "5 Dec 2026, 18:20", f"Seat 1-{n + 1}" if n % 3 else
            "Waits for a seat: number 12", "FD00412KX",
        )
        for n, name in enumerate(ALL)
    ),
)  # fmt: skip

RULES: Final = EventRules(
    HEAD,
    "TDA 2024",
    "Hold’em · Limit",
    (
        RuleTopic(
            "Pots and showdown",
            (
                RuleRow("Odd chip with a button", "The odd chip goes to the first winner.", "TDA 20-A"),
                RuleRow("Tied both ways", "The whole pot is split once.", "house choice", house=True),
            ),
        ),
        RuleTopic(
            "Betting",
            (
                RuleRow("Raises in limit", "A bet and three raises. " * 9, "TDA 48, left to the house", True),
                RuleRow(
                    "Time to act",
                    "Once the clock runs a player has 30 s.",
                    "set for this event",
                    house=True,
                    book="By the book: 25 + 5 s (TDA 29)",
                ),
            ),
        ),
    ),
)

SCHEDULE: Final = StructureSheet(
    HEAD,
    "Hold’em · No-limit",
    (
        ("Starting stack", "30,000 (300 BB)"),
        ("Chips", "25 green, 100 чёрная & co"),
        ("Registration", "until level 3"),
    ),
    (
        SheetRow("level", "1", "18:00", "60", "", "50 / 100", "100", "", "", True),
        SheetRow("level", "2", "19:00", "60", "", "75 / 150", "150", "", "a < b & c", True),
        SheetRow(
            "break", "Break", "20:00", "15", "", "", "", "colour-up 25 · registration closes", "обед", True
        ),
        SheetRow("level", "3", "20:15", "60", "", "100 / 200", "200", "", "", False),
        SheetRow("day_end", "End of the day", "21:15", "", "", "", "", "", "bags", False),
        SheetRow("level", "4", "", "60", "", "200 / 400", "400", "", "", False),
    ),
    ante_head="Big-blind ante",
    rotates=False,
    timed=True,
    footnote="The big blind pays the ante for the whole table.",
)

HANDBOOK: Final = HandbookText(
    HEAD,
    "Draw the seats",
    """# Draw the seats

When everybody is **registered**, press `Ctrl+D`.
The program *shows* two hashes; see [the proof](proof.md).

## Steps

1. Open **Floor**.
2. Say the word `Q♥ 7♠`, not a < b & c.

- one
- two
""",
)

_CHAIRS: Final = tuple(
    FormChair(seat, name, "1987" if seat == 6 else "") for seat, name in enumerate(ALL[:9], 1)
)

COUNTS: Final = CountSheets(
    HEAD,
    (
        TableForm(
            1, "Count of the chips", "Write a < b & c.", ("× 25", "× 1,000", "Stack"), _CHAIRS, "In all"
        ),
        TableForm(12, "Count of the chips", "", ("× 100", "Stack"), _CHAIRS[:2], "In all"),
    ),
)

RACES: Final = RaceSheets(
    HEAD,
    (
        ColourUpRun(
            "25 → 100",
            "25",
            "100",
            "About 27 chips of 100 to bring in all.",
            (RunRow(1, 1, 9, "≈ 19"), RunRow(2, 12, 2, "")),
            (
                TableForm(
                    1, "Colour-up 25 → 100 · 1 of 2", "Bring ≈ 19. " * 20,
                    ("Chips of 25", "Full groups", "Odd", "Best card", "Race", "New chips"), _CHAIRS,
                    "In all",
                ),
                TableForm(12, "Colour-up · 2 of 2", "Bring.", ("Chips of 25",), _CHAIRS[:2], "In all"),
            ),
        ),
    ),
)  # fmt: skip

_MOVERS: Final = tuple(
    SeatChangeRow(
        EntryId(100 + at), name, "1987" if at == 5 else "",
        TableSeat(12, at % 9 + 1), TableSeat(at % 5 + 1, 9), card, waits=at == 2, away=at == 3,
    )
    for at, (name, card) in enumerate(zip(ALL, ["K♠", "K♦", "10♥", ""] * 5, strict=True))
)  # fmt: skip

CHANGES: Final = SeatChangesPaper(
    HEAD,
    "Table 12 breaks",
    _MOVERS,
    tuple(sorted(_MOVERS, key=lambda row: row.source)),
    anew=False,
    proof=DrawProof(
        "0123456789abcdef" * 4,
        "breaktable|v1|EVT1|812",
        812,
        "5 Dec 2026, 17:41:07",
        (
            ("Entries in order", ", ".join(str(row.entry) for row in _MOVERS)),
            ("Tables with their open seats", "1 with 8 players: 9; 2 with 7 players: 3, 9"),
            ("Reserved seats", "1-9 for entry 103"),
            ("Entries kept apart", "100 and 101"),
        ),
    ),
)

_NOTES: Final = ("Posts the big blind", "Waits for the button", "", "Absent: staff carry the chips")

SLIPS: Final = MoveSlips(
    HEAD,
    "21:14",
    tuple(
        MoveSlip(
            row.name, row.told_apart, str(row.source), row.target.table + 1_000 * (at == 2), row.target.seat,
            _NOTES[at % 4], f"FD{row.entry:05d}KX",
        )
        for at, row in enumerate(_MOVERS)
    ),
)  # fmt: skip

LEFT: Final = PlayersLeft(
    HEAD,
    "20 of 64",
    tuple(
        LeftRow(
            name, "1987" if at == 5 else "", f"{at // 9 + 1}-{at % 9 + 1}", "30,000", "2" if at == 1 else ""
        )
        for at, name in enumerate(ALL)
    ),
)

SIGN_IN: Final = SignIn(
    HEAD,
    "in: 12 · expected: 52",
    "1,100 RUB",
    tuple(
        SignInRow(
            name,
            "1987" if at == 5 else "",
            "28 May 1984",
            f"{at // 9 + 1}-{at % 9 + 1}" if at < 12 else "",
            "1,100 RUB (bank card)" if at < 12 else "",
        )
        for at, name in enumerate(ALL)
    ),
)

_SUMS: Final = (
    SumRow("cash", "Entries", "104", "114,400 RUB", 0, 11_440_000),
    SumRow("", "Refunds", "2", "-2,200 RUB", 0, -220_000),
    SumRow("", "All: cash", "106", "112,200 RUB", 1, 11_220_000),
    SumRow("bank card", "Entries", "31", "34,100 RUB", 0, 3_410_000),
    SumRow("", "In all", "137", "146,300 RUB", 2, 14_630_000),
)
MONEY: Final = MoneySheet(
    HEAD,
    Takings(
        "since 5 Dec 2026, 12:00",
        tuple(Clerk(name, str(at), f"{name}, desk {at}", _SUMS) for at, name in enumerate(ALL, 1)),
        _SUMS,
        tuple(
            OffRow(
                40 + at,
                "5 Dec 2026, 14:02",
                f"{name}, desk 1",
                name,
                "Entries",
                "1,100 RUB",
                90,
                "5 Dec 2026, 14:09",
                "Olga, desk 2",
                "registered twice",
            )
            for at, name in enumerate(ALL)
        ),
    ),
)

ALTERNATES: Final = Alternates(
    HEAD,
    tuple(
        WaitingRow(turn, name, "2001" if turn == 2 else "", 300 + turn, "18:40", "30,000", "entry 2")
        for turn, name in enumerate(ALL, 1)
    ),
)


def _pack_chair(seat: int, name: str) -> PackChair:
    return PackChair(seat, name, "1987" if seat == 6 else "", "30,000", {1: "D", 2: "away"}.get(seat, ""))


PACK: Final = PaperPack(
    HEAD,
    "Level 3",
    (("Now", "Level 3 · Bubble: 1 to the money"), ("Time left", "12:34"), ("Stakes", "100 / 200 · ante 200")),
    (
        PackLevel("Level 3", "", "60", "100 / 200 · ante 200", "", now=True, pause=False),
        PackLevel("Break", "20:00", "15", "", "colour-up 25 · обед", now=False, pause=True),
        PackLevel("Level 4", "≈ 20:15", "60", "200 / 400 · ante 400", "a < b & c", now=False, pause=False),
    ),
    (("Players left", "20 of 64"), ("Chips expected", "1,920,000"), ("Tables done", "1, 3")),
    tuple(SeatingRow(name, "", at // 9 + 1, at % 9 + 1) for at, name in enumerate(ALL)),
    (
        PackTable(1, 9, "12 hands · 270,000 at 19:58", tuple(
            _pack_chair(seat, name) for seat, name in enumerate(ALL[:9], 1)
        )),
        PackTable(2, 9, "", tuple(_pack_chair(seat, name) for seat, name in enumerate(ALL[9:18], 1))),
        PackTable(1124, 2, "", (
            *(_pack_chair(seat, name) for seat, name in enumerate(ALL[18:], 1)),
            PackChair(3, signs="BB"), PackChair(4, locked=True),
        )),
    ),
    ALTERNATES.rows[:2],
    (("Fixed seat", f"{ALL[5]}: 1-6"), ("Not at one table", f"{ALL[0]} and {ALL[1]}")),
    ("20", "19", "18"),
    late=2,
)  # fmt: skip

PAYOUTS: Final = PayoutSheet(
    HEAD,
    "As published 5 Dec 2026, 19:40 by Olga, version 2",
    "Published for €120,000, the pool is €121,000 now. Keep the payouts, or publish anew.",
    (("Buy-ins, 1,212 entries", "€121,200"), ("Staff & co (3.5 %)", "− €1,200"), ("Prize pool", "€120,000")),
    tuple(
        PayoutRow(n, n, f"{n}th", 12_000_000 // n, f"€{120_000 // n:,}", f"{20 / n:.2f}%", seat=n == 1)
        for n in range(1, 64)
    ),
    {5: (ALL[0], ALL[1], ALL[2]), 6: (ALL[0], ALL[1], ALL[2]), 8: (ALL[3],), 40: (ALL[4],)},
)

PAID: Final = PayoutReceipts(
    HEAD,
    tuple(
        PayoutReceipt(
            str(500 + n),
            name,
            "1987" if n == 5 else "",
            "prize, 5th place",
            "€123,456,789.05",
            "€16,049,382.58" if n % 2 else "",
            "€107,407,406.47",
            (
                "Сто семь миллионов четыреста семь тысяч четыреста шесть евро, 47 центов",
                "One hundred and seven million, four hundred thousand, four hundred and six euro, 47 cents",
            ),
            "cash",
            "6 Dec 2026, 01:12",
            "Olga",
            ("Passport", "Tax number"),
            "void: a slip" if n == 2 else "",
        )
        for n, name in enumerate(ALL[:6])
    ),
)

DEAL: Final = DealSheet(
    HEAD,
    "by ICM",
    "812, at 6 Dec 2026, 00:41:07",
    ("€5,000", "€3,000", "€2,000"),
    tuple(SignRow(name, "1,234,000", "€123,456,789.05") for name in ALL),
    "€10,000",
    "€500",
    ("Somebody would get more than first prize.",),
)

_RESULTS: Final = tuple(
    ResultRow(
        EntryId(n),
        PersonId(n),
        n,
        f"{n}th",
        name,
        "1987" if n == 6 else "",
        "Club & River",
        "KAZ",
        n % 3 + 1,
        100 * n,
        "seat, €123,456.05" if n == 1 else "€123,456.05",
        10,
        "€1,250.50" if n % 2 else "",
        0,
    )
    for n, name in enumerate(ALL * 3, 1)
)

BOUNTIES: Final = BountyList(
    HEAD,
    "Half at once, half on the winner's own head",
    tuple(
        BountyRow(EntryId(n), name, 100, "€100", ", ".join(ALL[5:7]), "€25, €25", "€25, €25")
        for n, name in enumerate(ALL, 1)
    ),
    tuple(HeadRow(EntryId(n), name, 100 * (n % 2), "€100", 50, "€50") for n, name in enumerate(ALL, 1)),
)

RESULTS: Final = ResultsList(HEAD, _RESULTS, finished=False, has_prizes=True, has_bounties=True)

FINAL: Final = FinalProtocol(
    HEAD,
    (
        ("Event", "Spring Cup & co"),
        ("Place of the event", "Riverside"),
        ("Dates", "5 Dec 2026 – 6 Dec 2026"),
        ("Discipline", "Hold’em, no-limit"),
        ("Players", "57"),
    ),
    _RESULTS,
    Officials("Константинопольский Александр Владимирович", "Lee Ann"),
    finished=True,
    has_prizes=True,
    has_bounties=False,
)

SAMPLES: Final[dict[str, object]] = {
    "seat-cards": cards(ALL, "qr"),
    "seating-by-name": seating(ALL),
    "seating-by-table": TABLES,
    "players-left": LEFT,
    "sign-in-sheet": SIGN_IN,
    "money-sheet": MONEY,
    "alternates": ALTERNATES,
    "pack": PACK,
    "table-sheets": TABLES,
    "count-sheet": COUNTS,
    "race-sheet": RACES,
    "seat-changes": CHANGES,
    "move-slips": SLIPS,
    "move-slip-roll": SLIPS,
    **{name: rows for name, rows in book_samples(ALL).items() if name not in ("ruling", "penalty-notice")},
    "receipt": RECEIPTS,
    "payout-sheet": PAYOUTS,
    "payout-receipt": PAID,
    "deal-sheet": DEAL,
    "bounty-list": BOUNTIES,
    "results": RESULTS,
    "final-protocol": FINAL,
    "draw-protocol": PROTOCOL,
    "structure-sheet": SCHEDULE,
    "event-rules": RULES,
    "handbook": HANDBOOK,
}
