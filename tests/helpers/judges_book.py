"""An evening with a judges' book: two players at table 12, a ruling of each kind of fate, penalties."""

from __future__ import annotations

from director.domain.case import TableCase
from director.domain.clock import Stamp
from director.domain.ids import EntryId, PersonId, Seq
from director.domain.name_marks import with_marks
from director.domain.penalties import CancelPenalty, Penalise, ServePenalty
from director.domain.people import People, Person
from director.domain.refusal import Article
from director.domain.ruled import Photo, Ruled
from director.domain.rulings import Appeal, DecideAppeal, Revise, Rule, TakeBackRuling
from tests.helpers.evening import Evening

IVANOV = Person(PersonId(1), "Иванов", "Сергей")
PETROVA = Person(PersonId(2), "Petrova", "Anna")
JUDGE = Person(PersonId(9), "Smith", "John")
PEOPLE = People([IVANOV, PETROVA, JUDGE])

DISPUTE = Ruled(
    with_marks("Bet 10, all-in 14.\nPetrova wants to raise.", [PETROVA]),
    "14 is no raise: call 14 or pass.",
    "dispute",
    (Article("SP", "4.9.8"), Article("TDA", "999")),
    table=12,
    seats=(4, 7),
    hand=31,
    dealer="D. 3",
    stamp=Stamp(6, 431_000),
    called="2026-12-05T18:14:05.000Z",
    judge="O. K.",
    called_by="dealer",
    cases=(TableCase('{"ask":"round"}', "{}", ("SP 4.9.8",), table=12, summary="Seat 4 may not raise."),),
    photos=(Photo("a" * 64, "image/jpeg", 5),),
)


class JudgesEvening:
    """Lines of a judges' book, and where they stand."""

    def __init__(self) -> None:
        self.evening = Evening().tables(12)
        self.ivanov = self.evening.enter(1, (12, 4))
        self.petrova = self.evening.enter(2, (12, 7))

    def do_all(self) -> JudgesEvening:
        """A ruling appealed, one open, one revised, one taken back, one decided; and four penalties."""
        self.appealed = self.rule(self.dispute())
        self.evening.do(Appeal(self.appealed, "The dealer said raise.", self.petrova))
        self.open = self.rule(Ruled("Card seen.", kind="irregularity", open=True, table=12))
        self.revised = self.rule(Ruled("Phone.", "One round.", "conduct", (Article("SP", "4.9.8"),)))
        appeal = Seq(self.evening.do(Appeal(self.revised, "It did not ring.")))
        self.evening.do(DecideAppeal(self.revised, appeal, "changed", "It did not.", "C. R."))
        other = Ruled("Phone.", "Warning.", "conduct", (Article("SP", "4.9.8"),), approved="C. R.")
        self.evening.do(Revise(self.revised, self.revised, other), "on appeal")
        self.slip = self.rule(Ruled("Slip.", "Slip."))
        self.evening.do(TakeBackRuling(self.slip))
        self.decided = self.rule(Ruled("Lights out.", "Clock stopped.", "clock", matters=("retrieval",)))
        self.round = self.give(self.ivanov, "rounds", 2, ruling=self.revised)
        self.warning = self.give(self.ivanov, "warning", what=with_marks("Иванов грубил.", [IVANOV]))
        self.served = self.give(self.petrova, "hands", 3)
        self.evening.do(ServePenalty(self.served))
        self.cancelled = self.give(self.petrova, "day")
        self.evening.do(CancelPenalty(self.cancelled), "another player")
        return self

    def dispute(self) -> Ruled:
        """The dispute, with its players."""
        from msgspec.structs import replace

        return replace(DISPUTE, entries=(self.ivanov, self.petrova), persons=(JUDGE.id,))

    def rule(self, ruled: Ruled) -> Seq:
        """Write a ruling; its line."""
        return Seq(self.evening.do(Rule(ruled)))

    def give(self, entry: EntryId, sanction: str, count: int = 1, what: str = "late", ruling: int = 0) -> Seq:
        """Give a penalty; its line."""
        what = "" if ruling else what
        return Seq(self.evening.do(Penalise(entry, sanction, count, what, ruling=Seq(ruling))))  # type: ignore[arg-type]
