"""Floor Director runs live poker tournaments: this is the map of the program.

The flow, once round::

    staff ──click──▶ gui, cli ──Action──▶ desk ──apply──▶ domain, asked of rules
                        ▲                  │
                        │                  └──Line──▶ storage: an append-only journal
                        │
                      views ◀──Changed(before, after, lines)── desk, after the line is on disk
                        │
                        └──▶ printing ──PDF──▶ judge, players

Nothing is shown that is not stored: the state changes only after the line is in the database.

Six words:

==========  ==================================================================================
Tournament  the whole state of one tournament, a frozen value (`domain/tournament.py`)
Action      a decision a person took, all chance and choice resolved (`domain/*.py`)
Line        an action in the journal: number, time, desk, staff, reason, hash (`domain/line.py`)
Rule        a pure function that proposes, derives, judges or objects, and names the article it
            follows (`rules/`)
Desk        one open tournament as one computer sees it; the only mutable thing (`desk/desk.py`)
View        a pure function from state to rows for people to see (`views/`)
==========  ==================================================================================

Layers; each imports only what stands below it, and import-linter says so in `make.py check`::

    gui | cli           windows, and the same program without them
    printing | desk     paper; use cases, the only caller of storage
    views | storage     rows and sentences; SQLite
    rules               the rule book as pure functions
    rulebook            the texts of the books, as they come with the program
    domain | host       what a tournament is; what the computer gives

Every kind of decision (a test keeps this list whole):

==================  ==================================================================================
the event           SetUp, OpenTables, CloseTable, StartPlay
entries             Register, Withdraw, Void, RemoveStack, Reenter, Rebuy, AddOn
who is there        PreRegister, CancelPreRegistration, CheckSeats, ReleaseSeats
the draw            SealDraw, DrawSeats
seats               Seat, Move, Swap, LockSeats, UnlockSeats
closing tables      BreakTable, Redraw, SetBreakingOrder
needs               FixSeat, FreeNeed, KeepApart, EndApart
hands               SetButton, PlayHand, SkipButton, Away, Back
going out           Bust, Revive, EndPlay
hand for hand       StartHandForHand, HandDone, NextHand, EndHandForHand
prizes              SetPrizes, PublishPayouts, RecallPayouts, KeepPayouts, AgreeDeal
paying out          Pay, VoidPayment, KeepPayment
bounties            AwardBounty, SealMystery, DrawMystery
chips               ColourUp, AdjustChips, CountChips
levels              SetStructure, SetChips
the clock           StartClock, PauseClock, SetClock, PauseAfter, StartAt
rulings             Rule, Revise, TakeBackRuling, Appeal, DecideAppeal
penalties           Penalise, ServePenalty, CancelPenalty, Disqualify
second thoughts     Undo
==================  ==================================================================================

To add one: a class in `domain/` with its `apply`, its place in `domain/actions.py`, what the rule book has
against it in `rules/policy.py`, its sentence in `views/wording.py`, its tests, and a button.

Ideas that hold everywhere. The journal is the truth, tables beside it are caches or address books. A thing is
named after the line that made it. What can be derived is not stored, until it was promised. `Impossible` is
what nobody can order; an `Objection` may be overruled with a reason. Names of people stay out of the journal.
Money and chips are whole numbers. Time and chance are arguments.

Decision 6, in force. *Who may know whom?* The layers above, as contracts that fail the check. The rule book
can be read and tested without a window or a file, and everything works in a script. Instead of a message
bus, dependency containers and plugins: weight for one program with one store.
"""

__version__ = "0.1.0"
