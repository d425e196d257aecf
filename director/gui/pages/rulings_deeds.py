"""What can be done on page Rulings: with the chosen ruling, the chosen penalty, and the book."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from director.domain.penalties import ServePenalty
from director.domain.penalty import COUNTED
from director.gui.commands import Command
from director.gui.ruling_deeds import cancel_penalty
from director.gui.widgets import paper_order
from director.gui.widgets.rulings_lists import SEARCHED
from director.host.i18n import N_, _, current

if TYPE_CHECKING:
    from director.domain.penalty import Penalty
    from director.domain.ruled import Ruling
    from director.gui.bridge import Bridge
    from director.gui.pages.rulings import RulingsPage

OF_RULING = (
    "rulings.revise", "rulings.appeal", "rulings.decide", "rulings.punish", "rulings.print",
    "rulings.serve", "rulings.serve_one", "rulings.cancel", "rulings.lead",
)  # fmt: skip
"""What the pane beside the lists offers, as far as it can be done."""


class RulingsDeeds:
    """Acts on what is chosen."""

    def __init__(self, bridge: Bridge, page: RulingsPage) -> None:
        self._bridge, self._page = bridge, page

    def commands(self) -> Iterator[Command]:
        """All of them, as they stand in the menu."""
        yield Command("rulings.find", N_("&Find in the judges' book"), self.find, ("Ctrl+F",), "search",
                      "page", while_typing=True)  # fmt: skip
        yield Command("rulings.narrow", N_("Fi&lter the book"), self.narrow, ("F",), "list-filter", "page",
                      when=self._is_book)  # fmt: skip
        yield Command("rulings.everything", N_("Take the filters a&way"), self.show_everything, ("X",), "x",
                      "page", when=self._page.lists.is_narrowed)  # fmt: skip
        yield Command("rulings.revise", N_("&Revise…"), self.revise, ("E", "F2"), "pencil", "page",
                      when=self._may_revise, parted=True)  # fmt: skip
        yield Command("rulings.appeal", N_("&Appeal…"), self.appeal, ("A",), "flag", "page",
                      when=self._may_appeal)  # fmt: skip
        yield Command("rulings.decide", N_("&Decide the appeal…"), self.decide, ("D",), "gavel", "page",
                      when=self._is_appealed)  # fmt: skip
        yield Command("rulings.punish", N_("One more &penalty…"), self.punish, ("P",), "plus", "page",
                      when=self._may_revise)  # fmt: skip
        yield Command("rulings.print", N_("Prin&t this ruling…"), self.print_chosen, ("Ctrl+P",), "printer",
                      "page", when=self._has_chosen, says=self._print_words)  # fmt: skip
        yield Command("rulings.export", N_("E&xport for an appeal…"), self.export, ("Ctrl+E",), "file-down",
                      "page", when=self._has_ruling_chosen)  # fmt: skip
        yield from self._of_penalty()
        yield from self._papers()

    def _of_penalty(self) -> Iterator[Command]:
        yield Command("rulings.serve", N_("&Served: tick it off"), self.serve, ("S",), "check", "page",
                      when=self._may_serve, parted=True)  # fmt: skip
        yield Command("rulings.serve_one", N_("Tick &one of it off"), self.serve_one, ("Shift+S",), "minus",
                      "page", when=self._may_serve_one)  # fmt: skip
        yield Command("rulings.cancel", N_("&Cancel the penalty…"), self.cancel, ("Del",), "x", "page",
                      when=self._may_cancel)  # fmt: skip
        yield Command("rulings.lead", N_("Show its ruling"), self.lead, ("R",), "arrow-right", "page",
                      when=self._has_ruling)  # fmt: skip

    def _papers(self) -> Iterator[Command]:
        yield Command("rulings.report", N_("Report of rulings…"), self.print_report, ("Shift+P",),
                      "file-text", "page", when=self._has_any, parted=True)  # fmt: skip
        yield Command("rulings.hand_over", N_("Hand-over to the next shift…"), self.print_hand_over,
                      ("Shift+H",), "log-out", "page", when=self._has_any)  # fmt: skip

    # ---- rulings

    def find(self) -> None:
        """Put the keyboard into the field that searches."""
        self._page.lists.find_field.setFocus()
        self._page.lists.find_field.selectAll()

    def narrow(self) -> None:
        """Put the keyboard into the field that filters."""
        self._page.lists.narrow.setFocus()

    def show_everything(self) -> None:
        """Take words and filters away."""
        self._page.lists.show_everything()

    def revise(self) -> None:
        """Write the next version of the chosen ruling."""
        from director.gui.dialogs.ruling import open_revision

        ruling = self._ruling()
        if ruling is not None:
            open_revision(self._bridge, ruling, self._page)

    def appeal(self) -> None:
        """Somebody appeals against the chosen ruling."""
        from director.gui.dialogs.appeal import AppealDialog

        ruling = self._ruling()
        if ruling is not None:
            AppealDialog(self._bridge, ruling, self._page).open()

    def decide(self) -> None:
        """Decide the open appeal of the chosen ruling."""
        from director.gui.dialogs.decide_appeal import DecideAppealDialog

        ruling = self._ruling()
        if ruling is not None:
            DecideAppealDialog(self._bridge, ruling, self._page).open()

    def punish(self) -> None:
        """A penalty that stands in the chosen ruling."""
        from director.gui.dialogs.give_penalty import GivePenaltyDialog

        ruling = self._ruling()
        if ruling is not None:
            GivePenaltyDialog(self._bridge, ruling.now.entries, self._page, ruling=ruling.id).open()

    def export(self) -> None:
        """The chosen ruling into a file that proves itself."""
        from director.gui.appeal_export import export_for_appeal

        found = self._ruling()
        if found is not None:
            export_for_appeal(self._bridge, found, self._page, self._page.said.emit)

    def print_chosen(self) -> None:
        """The chosen ruling with lines to sign on; of a penalty the notice that the player is handed."""
        ruling, penalty = self._ruling(), self._penalty()
        if penalty is not None:
            self._print(paper_order.PENALTY, penalty.id, _("Notice of a penalty"))
        if ruling is not None:
            self._print(paper_order.RULING, ruling.id, _("Ruling {number}").format(number=ruling.number))

    def print_report(self) -> None:
        """Lead to the report on the page of printing."""
        self._page.wanted.emit("print", paper_order.RULINGS)

    def print_hand_over(self) -> None:
        """Lead to the sheet of the next shift on the page of printing."""
        self._page.wanted.emit("print", paper_order.HAND_OVER)

    # ---- penalties

    def serve(self) -> None:
        """The chosen penalty is served."""
        penalty = self._penalty()
        if penalty is not None:
            self._bridge.do(ServePenalty(penalty.id))

    def serve_one(self) -> None:
        """One hand, round or minute of it is served."""
        penalty = self._penalty()
        if penalty is not None:
            self._bridge.do(ServePenalty(penalty.id, 1))

    def cancel(self) -> None:
        """Take the chosen penalty away, with a reason."""
        penalty = self._penalty()
        if penalty is not None:
            cancel_penalty(self._bridge, penalty, self._page)

    def lead(self) -> None:
        """Show the ruling that the chosen penalty stands in."""
        penalty = self._penalty()
        if penalty is not None:
            self._page.lists.show_ruling(penalty.ruling)
            self._page.lists.take_focus()

    # ---- within

    def _print(self, document: str, line: int, title: str) -> None:
        from director.gui.dialogs.print_paper import PrintPaperDialog

        order = paper_order.PaperOrder(document, current().language, line=line)
        PrintPaperDialog(self._bridge, order, title, self._page).open()

    def _ruling(self) -> Ruling | None:
        chosen = self._page.lists.chosen_ruling()
        return None if chosen is None else self._bridge.tournament.rulings.get(chosen)

    def _penalty(self) -> Penalty | None:
        row = self._page.lists.chosen_penalty()
        return None if row is None else self._bridge.tournament.penalties.get(row.penalty)

    def _has_chosen(self) -> bool:
        return self._ruling() is not None or self._penalty() is not None

    def _print_words(self) -> str:
        return _("Print notice of the penalty…") if self._penalty() is not None else ""

    def _is_book(self) -> bool:
        return self._page.lists.shown() in SEARCHED

    def _has_ruling_chosen(self) -> bool:
        return self._ruling() is not None

    def _may_revise(self) -> bool:
        ruling = self._ruling()
        return ruling is not None and not ruling.taken_back

    def _may_appeal(self) -> bool:
        ruling = self._ruling()
        return ruling is not None and not ruling.taken_back and ruling.appeal is None

    def _is_appealed(self) -> bool:
        ruling = self._ruling()
        return ruling is not None and not ruling.taken_back and ruling.appeal is not None

    def _may_serve(self) -> bool:
        penalty = self._penalty()
        return penalty is not None and penalty.is_open

    def _may_serve_one(self) -> bool:
        penalty = self._penalty()
        if penalty is None or not penalty.is_open or penalty.sanction not in COUNTED:
            return False
        return penalty.count - penalty.ticked > 1

    def _may_cancel(self) -> bool:
        penalty = self._penalty()
        return penalty is not None and not penalty.cancelled and penalty.sanction != "disqualification"

    def _has_ruling(self) -> bool:
        penalty = self._penalty()
        return penalty is not None and bool(penalty.ruling)

    def _has_any(self) -> bool:
        tournament = self._bridge.tournament
        return bool(tournament.rulings or tournament.penalties)
