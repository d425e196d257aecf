"""What all commands that print share: two languages, the logo of the house, what will not stand there."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from director.cli.outcome import complain, misused
from director.host.i18n import LANGUAGES, Words, _, current
from director.host.two_languages import words_of_both

if TYPE_CHECKING:
    from director.printing.logo import Logo
    from director.printing.stock import Stock


def add_second(parser: argparse.ArgumentParser) -> None:
    """In which other language."""
    parser.add_argument(
        "--second-language",
        choices=tuple(LANGUAGES),
        default="",
        help=_("say everything in this language too, after the first"),
    )


def paper_words(options: argparse.Namespace) -> Words:
    """The words of the paper. Ends the command where the second language is the first."""
    first, second = current().language, options.second_language
    if second == first:
        said = _("The paper speaks {language} already. Name another second language, or leave it out.")
        raise misused(said.format(language=LANGUAGES[second]))
    return words_of_both(first, second)


def logo_beside(file: str) -> Logo | None:
    """The logo beside the venue; one that cannot be drawn is told and left out."""
    from director.printing.house_file import HouseFault, house_fault
    from director.printing.logo import Logo, house_logo

    found = house_logo(Path(file))
    if isinstance(found, HouseFault):
        complain(house_fault(found, current()))
    return found if isinstance(found, Logo) else None


def tell_flaws(document: str, rows: object, words: Words, stock: Stock) -> None:
    """Say which names will not stand on the paper as they were entered."""
    from director.printing import catalogue

    unknown, cut = catalogue.flaws(document, rows, words, stock=stock)
    for name, signs in unknown.items():
        complain(_("No font has these signs of {name}: {signs}").format(name=name, signs=signs))
    for text in cut:
        complain(_("Too long for this paper, the end is missing on it: {names}").format(names=text))
