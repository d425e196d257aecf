"""Names in any script: kept as written, found however typed, sorted as the language sorts."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.domain.names import folded, haystack, matches, sort_key, tidy, words


def in_order(language: str, *names: str) -> list[str]:
    """The names as this language sorts them."""
    return sorted(names, key=lambda name: sort_key(name, language))


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("  Anna   Lee ", "Anna Lee"),
        ("Иванов\u00a0\u202fПётр\u3000", "Иванов Пётр"),
        ("Иванов\r\nПётр\t", "Иванов Пётр"),
        ("\ufeffИва\u200bнов\x00", "Иванов"),
        ("\u202eIvanov\u202c", "Ivanov"),
        ("Йод", "Йод"),
        ("ñandú", "ñandú"),
        ("\u3164", ""),
        ("half \ud83d emoji", "half \ufffd emoji"),
        ("=1+1", "=1+1"),
        ("J&C <K>ing", "J&C <K>ing"),
    ],
)
def test_a_name_is_kept_as_written_without_what_no_eye_sees(written: str, kept: str) -> None:
    assert tidy(written) == kept


def test_joiners_stay_where_they_shape_the_letters() -> None:
    assert tidy("علی\u200cرضا") == "علی\u200cرضا"
    assert tidy("\U0001f468\u200d\U0001f469\u200d\U0001f467") == "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    assert tidy("Iva\u200dnov\u200c") == "Ivanov"


@pytest.mark.parametrize(
    ("name", "typed"),
    [
        ("Щербаков Пётр", "щербаков петр"),
        ("Ёлкин", "ЕЛКИН"),
        ("Strauß", "STRAUSS"),
        ("Łukasz Żółć", "lukasz zolc"),
        ("Øster Ærø", "oster aero"),
        ("Đặng Nguyễn Ánh", "dang nguyen anh"),
        ("İbrahim Yıldız", "ibrahim yildiz"),
        ("O’Brien", "obrien"),
        ("O'Brien", "o’brien"),
        ("Салтыков-Щедрин", "салтыков щедрин"),
        ("Saint‑Exupéry", "SAINT EXUPERY"),
        ("Άννα Παπαδοπούλου", "αννα παπαδοπουλου"),
        ("ＴＯＮＹ", "tony"),
        ("أحمد", "احمد"),
        ("דָּוִד", "דוד"),
        ("Th\u200bomas\u00a0Lee", "thomas lee"),
    ],
)
def test_a_name_is_found_without_case_accents_and_invisible_characters(name: str, typed: str) -> None:
    assert folded(name) == folded(typed)


@pytest.mark.parametrize(
    ("one", "other"), [("Сергей", "Сергеи"), ("ガ", "カ"), ("कि", "क"), ("Anna", "Аnnа")]
)
def test_letters_that_are_different_letters_stay_different(one: str, other: str) -> None:
    assert folded(one) != folded(other)


@given(st.text())
def test_tidying_twice_changes_nothing_more(text: str) -> None:
    assert tidy(tidy(text)) == tidy(text)
    assert unicodedata.is_normalized("NFC", tidy(text))


@given(st.text())
def test_folding_twice_changes_nothing_more(text: str) -> None:
    assert folded(folded(text)) == folded(text)
    assert folded(tidy(text)) == folded(text)


@given(st.text(), st.sampled_from(["ru", "en", "xx"]))
def test_every_text_has_a_place_in_the_order(text: str, language: str) -> None:
    assert sort_key(text, language) == sort_key(text, language)


def test_in_russian_yo_sorts_with_ye_and_short_i_after_i() -> None:
    names = ("Ёлкин", "Елкин", "Ежов", "Жуков", "Йорк", "Иванов", "Ильин", "Каменев", "Ёлкина", "Елкина")

    assert in_order("ru", *names) == [
        *("Ежов", "Елкин", "Ёлкин", "Елкина", "Ёлкина", "Жуков", "Иванов", "Ильин", "Йорк", "Каменев")
    ]


def test_the_script_of_the_language_comes_first() -> None:
    names = ("Zorn", "Яшин", "Adam", "Ангелов", "Άννα", "李")

    assert in_order("ru", *names) == ["Ангелов", "Яшин", "Adam", "Zorn", "Άννα", "李"]
    assert in_order("en", *names) == ["Adam", "Zorn", "Άννα", "Ангелов", "Яшин", "李"]


def test_accents_decide_only_between_names_that_are_else_the_same() -> None:
    assert in_order("en", "Östlund", "Olsen", "Ozols", "Ostlund") == ["Olsen", "Ostlund", "Östlund", "Ozols"]


def test_a_short_name_stands_before_a_longer_one_that_begins_with_it() -> None:
    assert in_order("ru", "Лиам Анна", "Ли Яна") == ["Ли Яна", "Лиам Анна"]


def test_numbers_in_names_sort_as_numbers() -> None:
    assert in_order("en", "Table 12", "Table 9", "Table 009a", "Table ٣", "Table 0") == [
        *("Table 0", "Table ٣", "Table 9", "Table 009a", "Table 12")
    ]


def test_ukrainian_and_kazakh_letters_sort_beside_their_neighbours() -> None:
    assert in_order("ru", "Яна", "Ігор", "Ижко", "Қанат", "Кирилл", "Лев") == [
        *("Ижко", "Ігор", "Кирилл", "Қанат", "Лев", "Яна")
    ]


def test_words_match_in_any_order_beginnings_before_insides() -> None:
    hay = haystack("Салтыков-Щедрин", "Михаил", "RUS-17", "1826")

    assert matches(words("салт"), hay) == 3
    assert matches(words("САЛТЫКОВ мих"), hay) == 3
    assert matches(words("мих щедр"), hay) == 2
    assert matches(words("1826"), hay) == 2
    assert matches(words("rus 17"), hay) == 2
    assert matches(words("дрин"), hay) == 1
    assert matches(words("салт ирина"), hay) == 0


def test_nothing_typed_matches_nobody() -> None:
    assert matches(words(" \u200b "), haystack("Иванов")) == 0


def test_signs_in_a_name_may_be_typed_or_left_out() -> None:
    hay = haystack("@nick", "(Ace)")

    assert matches(words("@nick"), hay)
    assert matches(words("nick ace"), hay) == 2
