"""Which quick phrases are offered while a judge types."""

from __future__ import annotations

from director.host.i18n import words_for
from director.views.ruling_phrases import MOST_SHOWN, begun, first_phrases, fitting

PHRASES = ["The raise stands.", "The pot is split.", "String bet: only the first motion counts."]


def test_a_phrase_is_offered_by_its_first_letters_or_by_any_of_its_words() -> None:
    assert fitting(PHRASES, "the") == PHRASES[:2] + PHRASES[2:]
    assert fitting(PHRASES, "He called. st") == [PHRASES[2], PHRASES[0]]
    assert fitting(PHRASES, "mot first") == [PHRASES[2]]


def test_one_letter_and_a_phrase_that_stands_there_already_ask_for_nothing() -> None:
    assert fitting(PHRASES, "t") == []
    assert fitting(PHRASES, "The raise stands.") == []
    assert fitting(PHRASES, "") == []


def test_what_is_being_typed_is_the_last_sentence() -> None:
    assert begun("One.\nTwo! Thr") == "Thr"
    assert begun("4.9.8 says") == "4.9.8 says"


def test_a_house_begins_with_phrases_in_both_languages_and_few_are_offered_at_once() -> None:
    english, russian = (first_phrases(words_for(language)) for language in ("en", "ru"))

    assert len(english) == len(russian)
    assert len(fitting([f"The bet {n}" for n in range(20)], "the bet")) == MOST_SHOWN
