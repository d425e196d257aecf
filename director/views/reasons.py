"""Why a rule says what it says: the articles it follows, and what is the choice of the house."""

from __future__ import annotations

from director.host.i18n import Words
from director.rules.floor.final_table import SET_BY_EVENT
from director.rules.verdict import Verdict
from director.views.citing import article_name


def reasons(verdict: Verdict[object], words: Words) -> str:
    """The articles of a verdict in one line: TDA 32, TDA 34-B; with what the house chose.

    >>> from director.host.i18n import words_for
    >>> from director.rules.verdict import article
    >>> reasons(Verdict(7, (article("TDA 32"), article("RRoP 4")), ("button_rule",)), words_for("en"))
    'By TDA 32, RRoP 4, as the house chose.'
    >>> reasons(Verdict(7, (), ("balance_diff",)), words_for("en"))
    'By the choice of the house.'
    >>> reasons(Verdict(7), words_for("en"))
    'By the choice of the house: no book speaks of it.'
    >>> reasons(Verdict(7, (), (SET_BY_EVENT,)), words_for("en"))
    'As it is set for this event.'
    """
    if not verdict.because:
        if SET_BY_EVENT in verdict.house:
            return words._("As it is set for this event.")
        if verdict.house:  # an option, of which some book may speak
            return words._("By the choice of the house.")
        return words._("By the choice of the house: no book speaks of it.")
    articles = ", ".join(article_name(one, words) for one in verdict.because)
    text = words._("By {articles}, as the house chose.") if verdict.house else words._("By {articles}.")
    return text.format(articles=articles)
