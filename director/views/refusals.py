"""Every kind of "no" as a sentence: what happened, why, and what to do. The only home of such text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from director.domain.ids import EntryId, PersonId
from director.domain.refusal import Impossible, Objection, Refused, Unavailable
from director.domain.seats import TableSeat
from director.host.i18n import N_, Words
from director.rules.prizes.rounding import CannotPay
from director.views import chip_refusals, figures, floor_refusals, ruling_refusals, whose_file
from director.views.buying_wording import OFFERS
from director.views.citing import article_name
from director.views.names import told_apart
from director.views.prize_refusals import cannot_pay
from director.views.runs import ranges
from director.views.wording import KINDS, Telling

IMPOSSIBLE: Final[dict[str, str]] = {
    **chip_refusals.IMPOSSIBLE,
    **floor_refusals.IMPOSSIBLE,
    **ruling_refusals.IMPOSSIBLE,
    "adjustment": N_("{value} is no correction. It is not nothing, and at most {most} up or down."),
    "already_away": N_("{name} is marked absent already."),
    "already_in": N_("{person} is in already, at {seat}. Nothing was registered twice."),
    "already_in_unseated": N_("{person} is in already, without a seat yet. Nothing was registered twice."),
    "already_seated": N_("{name} sits at {seat} already. Move the player instead."),
    "already_started": N_("The first hand was dealt already."),
    "already_undone": N_("Line {line} is undone already."),
    "amount": N_("{value} is no amount that can be paid. Amounts run from 0 to {most}."),
    "ante_kind": N_("Row {row}: an ante and who pays it go together. Give both, or neither."),
    "apart_impossible": N_(
        "{one} and {other} cannot be kept apart: nobody can change places with either. "
        "Open another table or let them share one."
    ),
    "apart_known": N_("{one} and {other} are kept apart already."),
    "apart_same": N_("Nobody can be kept apart from himself. Choose two players."),
    "apart_unknown": N_("{one} and {other} are not kept apart."),
    "bad_card": N_("“{card}” is no card. Write the rank and the suit, such as Kd."),
    "bad_birth_date": N_("“{born}” is no birth date. Write 1984-05-28, or the year alone."),
    "bad_option": N_("The rules have no option “{key}”, or it cannot have this value. Nothing was changed."),
    "big_blind_twice": N_("Seat {seat} cannot have the big blind and the button or small blind as well."),
    "blind_not_dealt_in": N_("Seat {seat} cannot post a blind: nobody was dealt in there."),
    "capacity": N_("{players} players do not fit: the open tables have {capacity} seats. Open more tables."),
    "button_unknown": N_(
        "Of table {table} too few hands are known to tell where the button lay. Place it by hand."
    ),
    "card_each_seat": N_("The draw for the button needs one card for each player of table {table}."),
    "card_twice": N_("The card {card} stands there twice. A deck has it once."),
    "chip_twice": N_("The chip of {value} stands there twice."),
    "chip_values": N_(
        "Chips of {chip} cannot be changed for {larger} with {smallest_left} as the smallest left."
    ),
    "chips": N_("{value} is no number of chips. It runs from 0 to {most}."),
    "chips_below_nothing": N_("That would leave {value} chips in play. Look at the amount again."),
    "clock_changed": N_("The clock or the level schedule was changed meanwhile (line {line}). Look again."),
    "clock_left": N_("The clock cannot show that time. It runs from nothing to 24 hours."),
    "clock_runs": N_("The clock is running already."),
    "clock_stands": N_("The clock is not running."),
    "clock_time": N_("“{value}” is no time for the clock. Write 15:00, +5 or 18:00."),
    "colour_up_chip": N_("Row {row}: {value} is no chip that can leave, or it stands there twice."),
    "day_end_twice": N_("Row {row}: a day that is over cannot end again. Put a level between."),
    "day_is_over": N_("The day is over, so there is no time to set. Go on with the next day first."),
    "dead_stack_before_start": N_("Before the first hand no stack stays in a seat. Withdraw without it."),
    "dead_stack_without_seat": N_("{name} has no seat where the stack could stay. Withdraw without it."),
    "desks_too_busy": N_("Other desks wrote first {tries} times in a row. Nothing was done; try again."),
    "draw_hash_form": N_("The hash of a key is 64 hexadecimal digits in small letters."),
    "draw_key": N_("The key does not belong to the hash shown for draw {number}. Nothing was drawn."),
    "draw_key_elsewhere": N_("The key of draw {number} is not in this file. Seal a new draw."),
    "draw_key_form": N_("A key is 64 hexadecimal digits."),
    "draw_list": N_("The list of draw {number} is not the one that was sealed. Seal a new draw."),
    "draw_list_hash": N_("The hash of the list does not fit the list of draw {number}."),
    "draw_not_sealed": N_(
        "Draw {number} is not sealed. Seal it first: the hashes are shown before the seats."
    ),
    "draw_number": N_(
        "Draw {number} was sealed before; the last one is {last}. A new draw takes a new number."
    ),
    "draw_seat_twice": N_("Draw {number} gives one seat to two players. Nothing was drawn."),
    "draw_word": N_("The public word is too long. It may have {most} characters."),
    "duplicate_player": N_("{name} is on the list twice."),
    "duplicate_table": N_("Table {table} is named twice."),
    "entry_void": N_("The registration of {name} was made void. Register the player again."),
    "entry_withdrawn": N_("{name} has withdrawn. Undo that, or register the player again."),
    "game_without_button": N_("The game of this event has no button and no blinds."),
    "hand_not_last": N_("The last hand of table {table} is number {last}, not {hand}. Look again."),
    "hand_number": N_("The next hand of table {table} is number {next}, not {hand}. Look again."),
    "hour_skipped": N_("{time} never comes on that day: the clocks are set forward then, to {next} instead."),
    "level_amount": N_("Row {row}: {value} is no amount of chips."),
    "level_played": N_("Row {row} was played or is being played, so it stays what it was."),
    "line_does_not_hold": N_("Line {line} cannot be applied: {why}"),
    "list_faults": N_("Nothing was brought in: the list has {count} faults, the first in row {row}."),
    "list_questions": N_("Nothing was brought in: {count} questions are open, the first about row {row}."),
    "list_stale": N_("The address book has changed since the list was looked at. Look at it again."),
    "minutes": N_("Row {row}: {value} minutes are not possible. A level or break has from 1 to {most}."),
    "moment": N_("The time of this computer cannot be right. Look at its clock."),
    "moved_meanwhile": N_("{name} no longer sits at {seat} but at {now}. Look again and repeat the move."),
    "moved_meanwhile_unseated": N_("{name} no longer sits at {seat}. Look again and repeat the move."),
    "nameless": N_("A person needs a name."),
    "need_empty": N_("Say which table, which seat, or both {name} needs."),
    "no_dead_stack": N_("{name} has no dead stack at the tables."),
    "no_draw": N_("No draw was made yet. Draw the seats first."),
    "no_effect": N_("This program does not know what {kind} does."),
    "no_entry": N_("There is no entry {entry}. It may have been undone."),
    "no_hand_yet": N_("Table {table} has had no hand yet: draw its first button, or set it."),
    "no_level": N_("There is no level {level}. The schedule has {most}."),
    "no_line": N_("There is no line {line}."),
    "no_more_breaks": N_("No break comes any more."),
    "no_more_levels": N_("The schedule has no more levels. Add some first."),
    "no_need": N_("{name} has no fixed seat."),
    "no_open_seat": N_("No open seat is left at the tables. Open a table, or wait until a seat is free."),
    "no_open_tables": N_("No table is open. Open tables first."),
    "no_part": N_("The schedule has no row {row}. It has {most}."),
    "no_person": N_("Person {person_number} is not in the address book."),
    "no_race": N_("Say at which tables the chip leaves play."),
    "no_seat": N_("There is no seat {seat}: the table has seats 1 to {seats}."),
    "no_seat_for_need": N_("No open seat fits what {name} needs. Free another seat or change the need."),
    "no_seats_named": N_("Say which seats."),
    "no_structure": N_("There is no level schedule yet. Make one first."),
    "no_such_seat": N_("{name} needs {seat}, which does not exist."),
    "no_such_table": N_("{name} needs table {table}, which is not open."),
    "no_table": N_("There is no table {table}. Open it first."),
    "no_tables_named": N_("Say which tables to open."),
    "no_time_left": N_("There is no time left to take."),
    "nobody_at_seat": N_("Nobody sits at {seat}."),
    "nobody_to_deal": N_("A hand needs two players who are dealt in at table {table}."),
    "nobody_seated": N_("Nobody is seated yet. Draw the seats first."),
    "not_at_seat": N_("{name} does not sit at {seat}. Look again."),
    "not_away": N_("{name} is not absent, and there is nothing to choose."),
    "not_started": N_(
        "The first hand was not dealt yet. On the floor choose nothing, then “First hand is dealt”."
    ),
    "not_set_up": N_("The tournament is not set up yet."),
    "nothing_to_do": N_("There is nothing to do: nobody new is on the list."),
    "nothing_to_redo": N_("There is nothing to do again."),
    "nothing_to_set_back": N_("There is no time to set back."),
    "nothing_to_undo": N_("There is nothing to undo."),
    "part_over": N_("That level or break is over."),
    "pause_known": N_("That is settled already."),
    "plan_currency": N_("“{value}” is no currency. Write three capital letters, such as EUR."),
    "plan_name": N_("The tournament needs a name."),
    "plan_number": N_("{field}: {value} is not possible. It runs from {least} to {most}."),
    "plan_starts": N_("“{value}” is no date and time. Write 2026-12-05T18:00."),
    "plan_zone": N_("“{value}” is no time zone. Write a name such as Europe/Moscow."),
    "post_not_dealt_in": N_("Seat {seat} cannot post: nobody was dealt in there."),
    "race_cards": N_("Each odd chip of table {table} needs one card."),
    "race_change": N_("{value} cannot be what the race changed for {name} at {seat}."),
    "race_too_large": N_(
        "Table {table} has more odd chips than {decks} decks have cards. Race in stages, over a chip between."
    ),
    "race_sum": N_("The changes of the seats of table {table} do not add up to {value}."),
    "race_twice": N_("Table {table} stands there twice."),
    "race_winner": N_("Seat {seat} cannot have won a chip: it is not in the race, or won one already."),
    "reason_needed": N_("{kind}: say why. The reason is written in the journal."),
    "refund_too_large": N_("{name} paid {paid}. No more can be given back."),
    "same_player": N_("Nobody can be kept apart from himself. Choose two players."),
    "schedule_chips": N_("These chips do not belong together. Name the chips of the event first."),
    "schedule_endless": N_("No schedule brings an event with so many chips to an end. Look at the stack."),
    "schedule_wish": N_("{field}: {value} is not possible. It runs from {least} to {most}."),
    "seat_kept": N_("{seat} is kept for {holder}. Choose another seat."),
    "seat_locked": N_("Seat {seat} is locked. Unlock it or choose another."),
    "seat_not_locked": N_("Seat {seat} is not locked."),
    "seat_taken": N_("{seat} is taken by {holder}. Choose another seat."),
    "seat_taken_next": N_("{seat} is taken by {holder}. The nearest free seat is {nearest}."),
    "seat_twice": N_("Seat {seat} stands there twice."),
    "small_blind_elsewhere": N_("The small blind cannot be posted at {seat}: it lies at another seat."),
    "stack": N_("{value} is no stack. A stack has from 1 to {most} chips."),
    "start_time": N_("The clock cannot start by itself in the past."),
    "structure_first": N_("The schedule begins with a level."),
    "structure_last": N_("The schedule cannot end with a break. Put a level or the end of the day after it."),
    "structure_length": N_("A schedule has from 1 to {most} rows, not {value}."),
    "swap_same": N_("Nobody can change places with himself. Choose two players."),
    "table_closed": N_("Table {table} is closed. Open it first."),
    "table_not_empty": N_("Table {table} is not empty: {players} seats are taken. Move the players first."),
    "table_number": N_("{table} is no table number. Numbers run from 1 to {most}."),
    "table_open": N_("Table {table} is open already."),
    "table_seats": N_("A table has from {least} to {most} seats, not {seats}."),
    "too_long": N_("The text in “{field}” is too long. It may have {most} characters."),
    "too_few_players": N_(
        "A draw needs at least two players; there are {players}. Register more players first."
    ),
    "too_many_chips": N_("There are at most {most} values of chips."),
    "undo_backwards": N_("The range ends before it begins: from line {line} to line {last}."),
    "undo_blocked": N_(
        "Line {line} cannot be undone because line {blocker} needs it: “{needs}”. Undo that first."
    ),
    "undo_clock": N_(
        "Line {line} is a step of the clock. It cannot be left out; Undo puts the clock where it would be."
    ),
    "undo_first_line": N_("The set-up of the tournament cannot be undone. Change the set-up instead."),
    "undo_range": N_("Line {line} is itself an undo. Undo the lines one by one."),
    "uid_elsewhere": N_("The uid “{uid}” stands in another tournament of this file. Choose another."),
    "unknown_player": N_("{name} is not on the list of the draw."),
    "window": N_("Levels {first} to {value} are not possible there: the schedule has {most} levels."),
}
"""What cannot be, by anyone's order."""

OBJECTIONS: Final[dict[str, str]] = {
    **chip_refusals.OBJECTIONS,
    **floor_refusals.OBJECTIONS,
    **ruling_refusals.OBJECTIONS,
    "back_too_early": N_("{name} may not come back yet: the button has not passed the seat."),
    "button_follows": N_("By what was said, table {table} goes on from the hand with button {button}."),
    "button_stays": N_(
        "Table {table}: after substantial action the hand counts, and the button does not stay for another."
    ),
    "button_unknown": N_("Of table {table} too few hands are known to tell where the button lay."),
    "chip_gone": N_("Chips of {chip} left table {table} before."),
    "chips_above_brought": N_(
        "{name} brought {most} chips into play; {value} cannot be taken from them. "
        "If nobody can tell whose they are, adjust the chips of the room."
    ),
    "currency_after_entries": N_("Entries were paid in {old} already; their amounts would be read as {new}."),
    "draw_after_start": N_("The first hand was dealt already; a draw would move everybody."),
    "draw_not_of_all": N_("Draw {number} is not one of all who are in to all open tables."),
    "draw_not_proven": N_(
        "The seats of draw {number} do not follow from its key and word, so nobody could prove them."
    ),
    "draw_number_used": N_("Draw {number} was sealed before. A new draw takes a new number."),
    "first_button_cards": N_("The draw for the button gives one card to each player of table {table}."),
    "first_button_elsewhere": N_(
        "The first button of table {table} goes to seat {button}, the blinds to {small} and {big}."
    ),
    "game_without_button": N_("The game of this event has no button and no blinds."),
    "hand_deals_in": N_("Table {table}: {name} is dealt in."),
    "hand_not_possible": N_("At table {table} nobody can be dealt in by the rules."),
    "hand_positions": N_(
        "The next hand of table {table} has button {button}, small blind {small}, big blind {big}."
    ),
    "hand_posts": N_("Table {table}: seat {number} posts {live} live and {dead} dead."),
    "hand_posts_nothing": N_("Table {table}: seat {number} posts nothing."),
    "hand_waits": N_("Table {table}: {name} is not dealt in, or has another marker."),
    "hand_without_small_blind": N_(
        "The next hand of table {table} has button {button}, no small blind, big blind {big}."
    ),
    "kept_apart": N_("{name} and {other} must not share a table; {other} sits at table {table}."),
    "key_shown": N_(
        "The key of draw {number} was shown before, so the seats could be chosen by the public word."
    ),
    "key_used": N_("The key of draw {number} was sealed before."),
    "late_not_drawn": N_("This is not the seat that the key draws, so nobody could prove it."),
    "need_not_met": N_("{name} needs a fixed seat and {seat} is not it."),
    "nothing_to_choose": N_("{name} owes nothing, so there is nothing to post or to wait for."),
    "post_above_chips": N_(
        "Table {table}: seat {number} cannot post {value}; all chips of the event are {most}."
    ),
    "race_cards": N_("The cards of table {table} are not one for each odd chip."),
    "race_differs": N_(
        "The race of table {table} comes out otherwise: odd chips worth {value}, chips to win {chips}, "
        "change of the total {delta}; or the cards have other winners."
    ),
    "redraw": N_("Seats were drawn before. Draw {number} is a new draw and needs a reason."),
    "refund_after_start": N_("The first hand was dealt: {name} can withdraw, but without refund."),
    "registration_closed": N_("Late registration ended with level {level}."),
    "seat_kept": N_("{seat} is kept for {holder}."),
    "seat_locked": N_("Seat {seat} is locked."),
    "small_blind_has_a_seat": N_(
        "Table {table}: by this rule the small blind has a seat, also when nobody posts it."
    ),
    "set_up_after_start": N_(
        "The first hand was dealt: game, rules, stack and price stay as they were announced."
    ),
    "small_blind_above_big": N_("The small blind of {small} is larger than the big blind of {big}."),
    "void_after_start": N_("The first hand was dealt: the entry of {name} can be withdrawn, not made void."),
}
"""What may be overruled with a reason."""

WORLD: Final[dict[str, str]] = {
    **whose_file.WORLD,
    "a_venue": N_("{path} is a venue or a copy of one. It was left as it is; choose another name."),
    "already_there": N_("{path} exists already. Choose another name, or open it."),
    "bad_name": N_("{path} cannot be the name of a file. Choose another name."),
    "chain_broken": N_(
        "The journal in {path} was changed from outside: line {line} does not fit. "
        "Nothing was opened; use a backup, and `director check` for the whole story."
    ),
    "damaged": N_("{path} is damaged. Nothing was changed; open the newest backup."),
    "disk_error": N_("The disk does not let us at {path}. Nothing was done; check the disk and try again."),
    "disk_full": N_("The disk is full, so nothing was done. Free some space and try again."),
    "gone": N_("{path} is not there. Nothing was done; put the file back or open another."),
    "journal_protected": N_("The journal is never changed or deleted. Undo the line instead."),
    "line_does_not_hold": N_(
        "The journal in {path} cannot be read: line {line} does not hold. Use a backup."
    ),
    "line_too_new": N_(
        "A newer version of the program wrote “{kind}”. Update this computer to open the file."
    ),
    "line_unreadable": N_("A line of the journal cannot be read ({kind}: {why}). Use a backup."),
    "locked": N_("Another program holds the file. Nothing was done; wait a moment and try again."),
    "no_folder": N_("There is no folder {path}, so nothing was written. Make it, or choose another."),
    "no_tournament": N_("That tournament is not in this file."),
    "no_right": N_("This account may not open {path}. Nothing was done; ask for the right."),
    "not_a_file": N_("{path} is a folder or a device, not a file. Nothing was done; choose a file."),
    "not_a_venue": N_("{path} is not a venue of Floor Director. Choose another file."),
    "read_only": N_("{path} may not be written to. Nothing was done; ask for the right to write there."),
    "replaced": N_(
        "{path} was replaced or cut off by another program. Nothing was done; look at it and open it again."
    ),
    "too_new": N_("{path} was written by a newer version of the program. Update this computer to open it."),
}
"""What the world does."""


class RefusalTelling:
    """Tells refusals about one journal in one language."""

    def __init__(self, telling: Telling) -> None:
        self._tell = telling
        self._words = telling.words

    def impossible(self, refusal: Impossible) -> str:
        """Why something cannot be."""
        code, facts = refusal.code, refusal.facts
        if (
            code in ("already_in", "moved_meanwhile")
            and facts.get("seat" if code == "already_in" else "now") is None
        ):
            code += "_unseated"
        fields = self._fields(facts)
        if code == "seat_taken" and (nearest := self._nearest(facts)) is not None:
            code, fields["nearest"] = "seat_taken_next", str(nearest)
        return self._words._(IMPOSSIBLE[code]).format(**fields)

    def objection(self, objection: Objection) -> str:
        """What speaks against something, with the article."""
        text = self._words._(OBJECTIONS[objection.code]).format(**self._fields(objection.facts))
        return f"{text} [{article_name(objection.article, self._words)}]"

    def objections(self, found: Iterable[Objection]) -> str:
        """Everything that speaks against something, a line each."""
        return "\n".join(dict.fromkeys(self.objection(objection) for objection in found))

    def tell(self, refusal: Impossible | Refused | Unavailable) -> str:
        """The sentence of any refusal."""
        if isinstance(refusal, Refused):
            return self.objections(refusal.objections)
        return world(refusal, self._words) if isinstance(refusal, Unavailable) else self.impossible(refusal)

    def _nearest(self, facts: dict[str, object]) -> TableSeat | None:
        """The free seat nearest to a taken one at the same table, as a next best thing."""
        seat = facts.get("seat")
        if not isinstance(seat, TableSeat):
            return None
        free = self._tell.journal.tournament.empty_seats(seat.table)
        return min(
            (TableSeat(seat.table, s) for s in free), key=lambda p: abs(p.seat - seat.seat), default=None
        )

    def _fields(self, facts: dict[str, object]) -> dict[str, str]:
        fields = {name: self._text(name, value) for name, value in facts.items()}
        if "money" in facts and "now" in facts:  # else it is a hand, or a time
            fields["now"] = self._text("money", facts["now"])
        if "place" in facts:
            fields.setdefault("seat", fields["place"])
        if "entry" in facts or "player" in facts:
            fields["name"] = fields.get("entry", fields.get("player", ""))
            fields.setdefault("holder", fields["name"])
        if "entry" in facts:
            fields["entry"] = str(facts["entry"])
        if "person" in facts:
            fields["person_number"] = str(facts["person"])
        if "buy_in" in facts and "fee" in facts:
            plan = self._tell.journal.tournament.setup
            paid = int(str(facts["buy_in"])) + int(str(facts["fee"]))
            fields["paid"] = figures.money(paid, plan, self._words)
        seat = facts.get("seat")
        if isinstance(seat, TableSeat):
            fields.setdefault("table", str(seat.table))
        if "blocker" in facts:
            fields["needs"] = self._tell.line(self._tell.journal.line(int(str(facts["blocker"]))))
        return fields

    def _text(self, name: str, value: object) -> str:
        if isinstance(value, Impossible):
            return self.impossible(value)
        if isinstance(value, CannotPay):
            return cannot_pay(value, self._tell.journal.tournament.setup, self._words)
        if name in ("entry", "player", "holder", "other", "one") and isinstance(value, int):
            return self._tell.name(EntryId(value))
        if name == "person" and isinstance(value, int):
            return told_apart(self._tell.people, PersonId(value), self._words)
        if name in ("money", "due", "paid", "pool") and isinstance(value, int):
            return figures.money(value, self._tell.journal.tournament.setup, self._words)
        if name == "tables" and isinstance(value, tuple):
            return ranges(value)
        if name == "offer":
            return self._words._(OFFERS[str(value)])
        if name == "kind" and value in KINDS:
            return self._words._(KINDS[str(value)])
        if name in ("value", "most", "least", "total", "players", "capacity") and isinstance(value, int):
            return figures.chips(value, self._words)
        return str(value)


def world(refusal: Unavailable, words: Words) -> str:
    """What the world did, in one sentence."""
    fields = {"path": "", "kind": "", "why": "", "line": "", **refusal.facts}
    return words._(WORLD[refusal.code]).format(**{**fields, **whose_file.fields(refusal, words)})
