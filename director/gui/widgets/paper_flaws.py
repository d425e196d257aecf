"""What will not stand on paper as it was entered, told beside the preview."""

from __future__ import annotations

from typing import Final

from director.host.i18n import _, ngettext
from director.printing.catalogue import Flaws

_NAMED: Final = 5
"""So many are named; of the others the number is told."""
_LONGEST: Final = 36
"""Of a text that is too long for paper so many letters are told."""


def flaws_told(found: Flaws) -> str:
    """Which names are printed with a mark, and of which the end is missing; empty when all is well."""
    return "\n".join(filter(None, (_unknown(found.unknown), _cut(found.cut))))


def _unknown(unknown: dict[str, str]) -> str:
    if not unknown:
        return ""
    names = ", ".join(f"{name} ({signs})" for name, signs in list(unknown.items())[:_NAMED])
    more = len(unknown) - _NAMED
    text = _("No font has every character of these names, they are printed with a mark instead: {names}")
    if more > 0:
        text = ngettext(
            "No font has every character of these names and {n} more: {names}",
            "No font has every character of these names and {n} more: {names}",
            more,
        )
    return text.format(names=names, n=more)


def _cut(cut: tuple[str, ...]) -> str:
    if not cut:
        return ""
    names = ", ".join(text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…" for text in cut[:_NAMED])
    more = len(cut) - _NAMED
    text = _("Too long for this paper, the end is missing on it: {names}")
    if more > 0:
        text = ngettext(
            "Too long for this paper, the end is missing of these and {n} more: {names}",
            "Too long for this paper, the end is missing of these and {n} more: {names}",
            more,
        )
    return text.format(names=names, n=more)
