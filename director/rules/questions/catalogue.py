"""Every topic that can be asked, by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from director.rules.questions.balance import balance_topic
from director.rules.questions.best_hand import best_hand
from director.rules.questions.betting_round import round_topic
from director.rules.questions.bounty import bounty_topic
from director.rules.questions.break_table import break_table_topic
from director.rules.questions.bring_in import bring_in
from director.rules.questions.chip_race import chip_race
from director.rules.questions.chips_in import chips_in
from director.rules.questions.colour_up import colour_up_topic
from director.rules.questions.compare import compare
from director.rules.questions.deal import deal_topic
from director.rules.questions.first_button import first_button_topic
from director.rules.questions.first_to_act import first_to_act_topic
from director.rules.questions.hand import hand_topic
from director.rules.questions.icm import icm_topic
from director.rules.questions.late_seat import late_seat_topic
from director.rules.questions.next_hand import next_hand_topic
from director.rules.questions.payouts import payouts
from director.rules.questions.pots import pots
from director.rules.questions.reading import BadQuestion, members, text
from director.rules.questions.satellite import satellite
from director.rules.questions.seat_draw import seat_draw
from director.rules.questions.short_deck import short_deck_topic
from director.rules.questions.showdown import showdown
from director.rules.questions.split import split
from director.rules.questions.tables import tables
from director.rules.questions.ties import ties
from director.rules.verdict import Verdict

TOPICS: Final[Mapping[str, Callable[[object], Verdict[dict[str, object]]]]] = {
    "tables": tables,
    "seat-draw": seat_draw,
    "late-seat": late_seat_topic,
    "balance": balance_topic,
    "break-table": break_table_topic,
    "best-hand": best_hand,
    "compare": compare,
    "round": round_topic,
    "chips-in": chips_in,
    "bring-in": bring_in,
    "first-to-act": first_to_act_topic,
    "short-deck": short_deck_topic,
    "pots": pots,
    "split": split,
    "showdown": showdown,
    "first-button": first_button_topic,
    "next-hand": next_hand_topic,
    "chip-race": chip_race,
    "colour-up": colour_up_topic,
    "hand": hand_topic,
    "payouts": payouts,
    "ties": ties,
    "deal": deal_topic,
    "icm": icm_topic,
    "bounty": bounty_topic,
    "satellite": satellite,
}
"""A function each: from the whole question to the verdict, whose answer is plain data."""


def topic_of(question: object) -> str:
    """The topic a question asks. Raises BadQuestion when there is no such topic."""
    asked = members(question, "").get("ask")
    if asked is None:
        raise BadQuestion("ask", "missing", name="ask")
    topic = text(asked, "ask")
    if topic not in TOPICS:
        raise BadQuestion("ask", "unknown_topic", allowed=tuple(TOPICS))
    return topic


def answer(question: object) -> Verdict[dict[str, object]]:
    """The verdict on one question. Raises BadQuestion when it cannot be answered.

    >>> answer({"ask": "tables", "players": 100, "seats": 9}).answer["sizes"][:5]
    [9, 9, 9, 9, 8]
    """
    return TOPICS[topic_of(question)](question)
