"""What can be done on page Table tools. All keys are chords: plain letters are the hand that is typed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from director.gui.commands import Command
from director.gui.pages.tools_table import KEYS, LONG
from director.host.i18n import N_, Words, _, current, speaking, words_for

if TYPE_CHECKING:
    from director.gui.bridge import Bridge
    from director.gui.pages.table_tools import TableToolsPage
    from director.views.table_tools.slip_rows import ExplanationSlip


class ToolsDeeds:
    """Acts on the table and the tool that are shown."""

    def __init__(self, bridge: Bridge, page: TableToolsPage) -> None:
        self._bridge, self._page = bridge, page

    def commands(self) -> Iterator[Command]:
        """All of them, as they stand in the menu."""
        page = self._page
        yield Command("tools.table", N_("&Table…"), page.choose_table, ("Ctrl+T",), "table-2", "page",
                      while_typing=True)  # fmt: skip
        yield Command("tools.close", N_("C&lose this table"), page.close_table, ("Ctrl+F4",), "x", "page",
                      while_typing=True, when=page.has_work)  # fmt: skip
        for key, words in LONG.items():
            yield Command(
                f"tools.{key}", words, partial(page.show_tool, key), (KEYS[key],), "", "page",
                while_typing=True, when=page.has_work, checked=partial(page.shows, key), parted=key == "hand",
            )  # fmt: skip
        yield from self._of_hand()
        yield Command("tools.copy", N_("&Copy as text"), self.copy, ("Ctrl+Shift+C",), "copy", "page",
                      while_typing=True, when=page.has_work, parted=True)  # fmt: skip
        yield Command("tools.slip", N_("&Print explanation slip…"), self.print_slip, ("Ctrl+P",), "printer",
                      "page", while_typing=True, when=page.has_work)  # fmt: skip
        yield Command("tools.ruling", N_("Hand it to a r&uling…"), page.hand_over, ("Ctrl+Shift+R",), "",
                      "page", while_typing=True, when=page.has_work)  # fmt: skip
        yield Command("tools.touch", N_("Large ro&ws for fingers"), page.toggle_touch, ("Ctrl+Shift+F",),
                      "hand", "page", while_typing=True, checked=lambda: page.touch, parted=True)  # fmt: skip

    def _of_hand(self) -> Iterator[Command]:
        page, hand = self._page, self._page.hand

        def on_hand() -> bool:
            return page.shows("hand")

        def did(name: str) -> None:
            getattr(hand(), name)()

        yield Command("tools.next", N_("&New hand"), partial(did, "next_hand"), ("Ctrl+Shift+N",), "plus",
                      "page", while_typing=True, when=on_hand, parted=True)  # fmt: skip
        yield Command("tools.set_table", N_("Table of the &hand…"), partial(did, "set_table"), ("F2",),
                      "pencil", "page", while_typing=True, when=on_hand)  # fmt: skip
        yield Command("tools.cards", N_("Pick c&ards…"), partial(did, "pick_cards"), ("F4",), "spade",
                      "page", while_typing=True, when=on_hand)  # fmt: skip
        yield Command("tools.back", N_("One step &back"), lambda: hand().go_by(-1), ("Alt+Left",),
                      "skip-back", "page", while_typing=True, when=on_hand)  # fmt: skip
        yield Command("tools.forth", N_("One step &on"), lambda: hand().go_by(1), ("Alt+Right",),
                      "skip-forward", "page", while_typing=True, when=on_hand)  # fmt: skip
        yield Command("tools.restore", N_("Bring &replaced steps back"), partial(did, "restore"),
                      ("Ctrl+Shift+B",), "history", "page", while_typing=True, when=on_hand)  # fmt: skip
        yield Command("tools.save", N_("&Save the hand as PHH…"), partial(did, "save_phh"), ("Ctrl+S",),
                      "file-down", "page", while_typing=True, when=on_hand)  # fmt: skip
        yield Command("tools.open", N_("Op&en a hand…"), partial(did, "open_phh"), ("Ctrl+Shift+O",),
                      "file-up", "page", while_typing=True, when=on_hand)  # fmt: skip

    # ------------------------------------------------------------ handed on

    def copy(self) -> None:
        """What is shown, as text for the clipboard."""
        QApplication.clipboard().setText(self._page.work().pane.text())
        self._page.said.emit(_("Copied."))

    def show_event_rules(self) -> None:
        """The rules of this event: to read on the screen, and to print."""
        from director.gui.dialogs.print_paper import PrintPaperDialog
        from director.gui.widgets.paper_order import RULES, PaperOrder

        order = PaperOrder(RULES, current().language)
        PrintPaperDialog(self._bridge, order, _("Rules of this event"), self._page).open()

    def _slip(self, words: Words) -> ExplanationSlip | None:
        """The slip of what is typed, all of it answered in these words."""
        from director.views.papers import letterhead

        pane, bridge = self._page.work().pane, self._bridge
        with speaking(words):
            pane.judge()
            made = pane.slip()
            head = letterhead(bridge.journal, words, bridge.desk.venue.moment())
            return None if made is None else made(head, words)

    def print_slip(self) -> None:
        """The explanation slip: facts, verdict, articles, a line to sign on."""
        from director.gui.dialogs.print_paper import PrintPaperDialog
        from director.gui.widgets.card_paper import CardPaper
        from director.gui.widgets.paper_order import SLIP, PaperOrder
        from director.views.table_tools.slip_rows import in_both

        here, second = current(), CardPaper.of(self._bridge).second
        slip, other = self._slip(here), self._slip(words_for(second)) if second else None
        if second:
            self._page.work().pane.judge()
        if slip is None:
            self._page.said.emit(_("There is nothing to explain yet."))
            return
        made = slip if other is None else in_both(slip, other)
        order = PaperOrder(SLIP, here.language, made=made)
        PrintPaperDialog(self._bridge, order, _("Explanation slip"), self._page).open()
