"""A whole hand told street by street: who did what, who shows, who wins what, and by which articles."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from director.host.i18n import Words
from director.rules.hand.dealing import Deal
from director.rules.hand.playing import Move
from director.rules.verdict import Verdict
from director.views.citing import article_name
from director.views.hand_teller import HandTeller, Line
from director.views.option_words import OPTION_WORDS

__all__ = ["Line", "hand_story"]


def hand_story(
    deal: Deal,
    moves: Sequence[Move],
    names: Mapping[int, str],
    verdict: Verdict[dict[str, object]],
    words: Words,
) -> tuple[Line, ...]:
    """The hand as people read it. Raises NotAllowed, as playing it does."""
    teller = HandTeller(deal, names, words)
    return (*teller.table(), *teller.play(moves), *_sources(verdict, words))


def _sources(verdict: Verdict[dict[str, object]], words: Words) -> Iterator[Line]:
    """The articles followed, and what the house chose."""
    if verdict.because:
        articles = ", ".join(article_name(one, words) for one in verdict.because)
        yield Line(words._("Articles: {articles}").format(articles=articles))
    if verdict.house:
        chosen = "; ".join(words._(OPTION_WORDS[key].label) for key in verdict.house)
        yield Line(words._("The house's choice: {options}").format(options=chosen))
