"""What stands against a sheet of levels, and what was concluded from it; each leads to its row."""

from __future__ import annotations

from director.domain.sheets import SheetReading
from director.gui.widgets.trouble_list import TroubleLine, TroubleList, fault_lines, heading
from director.host.i18n import _, current
from director.views.schedule_words import fault_sentence, remark_sentence


class SheetTroubles(TroubleList):
    """Hidden when there is nothing to say."""

    def show_reading(self, reading: SheetReading) -> None:
        """List the faults, then what was concluded."""
        lines, words = fault_lines(reading.faults, fault_sentence), current()
        if reading.remarks:
            lines.append(heading(_("Concluded")))
        for remark in reading.remarks:
            sentence, name = remark_sentence(remark, words), f"remark-{remark.row}"
            lines.append(TroubleLine(sentence, "note", remark.row or None, name))
        self.show_lines(lines)
