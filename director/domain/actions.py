"""Every kind of decision there is, by its name in the journal."""

from typing import Final

from director.domain.action import Action
from director.domain.arrivals import CancelPreRegistration, PreRegister
from director.domain.attendance import CheckSeats, ReleaseSeats
from director.domain.bounties import AwardBounty, DrawMystery, SealMystery
from director.domain.breaking import BreakTable, Redraw, SetBreakingOrder
from director.domain.busts import Bust, EndPlay, Revive
from director.domain.buying import AddOn, Rebuy, Reenter
from director.domain.chips import AdjustChips, ColourUp
from director.domain.counting import CountChips
from director.domain.draws import DrawSeats, SealDraw
from director.domain.entries import Register, RemoveStack, Void, Withdraw
from director.domain.hand_for_hand import EndHandForHand, HandDone, NextHand, StartHandForHand
from director.domain.judges_book import OF_THE_BOOK
from director.domain.payments import AgreeDeal, KeepPayment, Pay, VoidPayment
from director.domain.play import Away, Back, PlayHand, SetButton, SkipButton, StartPlay
from director.domain.prizes import KeepPayouts, PublishPayouts, RecallPayouts, SetPrizes
from director.domain.scheduling import SetChips, SetStructure
from director.domain.seating import EndApart, FixSeat, FreeNeed, KeepApart, Move, Seat, Swap
from director.domain.setup import CloseTable, LockSeats, OpenTables, SetUp, UnlockSeats
from director.domain.timing import PauseAfter, PauseClock, SetClock, StartAt, StartClock
from director.domain.undo import Undo

ACTIONS: Final[dict[str, type[Action]]] = {
    kind.__name__: kind
    for kind in (
        SetUp,
        OpenTables,
        CloseTable,
        LockSeats,
        UnlockSeats,
        PreRegister,
        CancelPreRegistration,
        Register,
        Withdraw,
        Void,
        RemoveStack,
        Reenter,
        Rebuy,
        AddOn,
        CheckSeats,
        ReleaseSeats,
        SealDraw,
        DrawSeats,
        Seat,
        Move,
        Swap,
        BreakTable,
        Redraw,
        SetBreakingOrder,
        FixSeat,
        FreeNeed,
        KeepApart,
        EndApart,
        StartPlay,
        SetButton,
        PlayHand,
        SkipButton,
        Away,
        Back,
        Bust,
        Revive,
        EndPlay,
        StartHandForHand,
        HandDone,
        NextHand,
        EndHandForHand,
        SetPrizes,
        PublishPayouts,
        RecallPayouts,
        KeepPayouts,
        AgreeDeal,
        Pay,
        VoidPayment,
        KeepPayment,
        AwardBounty,
        SealMystery,
        DrawMystery,
        ColourUp,
        AdjustChips,
        CountChips,
        SetStructure,
        SetChips,
        StartClock,
        PauseClock,
        SetClock,
        PauseAfter,
        StartAt,
        *OF_THE_BOOK,
        Undo,
    )
}
