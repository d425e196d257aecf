"""Any text of people finds its glyphs, its order and its room."""

from __future__ import annotations

import pytest

from director.printing.fonts import STAND_IN, Style, face_for, main_face
from director.printing.text import ELLIPSIS, layout, missing_glyphs, runs_of, visual, wrapped

STYLES: tuple[Style, ...] = ("regular", "bold", "italic", "bold-italic")


def shown(text: str, style: Style = "regular") -> str:
    """The characters that are drawn, from left to right."""
    return "".join(run.text for run in runs_of(text, style))


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize(
    "name",
    [
        "Иванов Пётр",
        "李小龍",
        "Nguyễn Thị Ánh",
        "1 000 ₽",
        "Ğ ș Ø Ł",
        "김 하은",
        "斎藤 健一",
        "Աբրահամյան",
        "დავით",
        "♠♥♦♣ ✓ →",
    ],
)
def test_every_style_has_every_character_of_the_player_lists(name: str, style: Style) -> None:
    assert shown(name, style) == name


def test_each_run_holds_only_what_its_font_has() -> None:
    for run in runs_of("Иванов 李小龍 김 ♠ דוד", "bold"):
        assert run.face.widths.keys() >= set(run.text)


def test_a_letter_without_a_bold_file_is_drawn_bold_by_a_stroke() -> None:
    (run,) = runs_of("李小龍", "bold")

    assert run.face.embolden


def test_digits_are_all_of_one_width() -> None:
    for style in STYLES:
        assert len({main_face(style).widths[digit] for digit in "0123456789"}) == 1


def test_what_no_font_has_gets_a_visible_stand_in() -> None:
    assert shown("MINT🍫#2662") == f"MINT{STAND_IN}#2662"
    assert face_for("🍫", "bold") is None


def test_an_emoji_of_several_characters_is_one_stand_in() -> None:
    assert shown("A👨‍👩‍👧B") == f"A{STAND_IN}B"


def test_the_missing_characters_are_told_with_the_name() -> None:
    names = ["Иванов Пётр", "MINT🍫#2662", "李小龍", "محمد علي", "A\u200dB\ufeff"]

    assert missing_glyphs(names) == {"MINT🍫#2662": "🍫"}


def test_hebrew_stands_from_right_to_left() -> None:
    assert shown("דוד כהן") == "דוד כהן"[::-1]


def test_arabic_is_joined_and_stands_from_right_to_left() -> None:
    drawn = visual("محمد")

    assert drawn[-1] == "\ufee3", "the initial form of the first letter stands last"
    assert all(0xFE70 <= ord(letter) <= 0xFEFC for letter in drawn)


def test_brackets_turn_with_the_script() -> None:
    assert visual("(דוד)") == "(דוד)".translate({})[::-1].translate(str.maketrans("()", ")("))


@pytest.mark.parametrize("name", ["לוי יונתן", "בן-דוד רם"])
def test_a_sentence_that_begins_with_a_name_from_the_right_is_read_from_the_left(name: str) -> None:
    assert visual(f"{name} registered, €1,100") == f"{name[::-1]} registered, €1,100"
    assert (
        visual(f"{name}: вылет (2 круга), {name} 12-4.")
        == f"{name[::-1]}: вылет (2 круга), {name[::-1]} 12-4."
    )
    assert visual(f"{name} (204)") == f"{name[::-1]} (204)"


def test_a_text_that_is_written_from_the_right_alone_keeps_its_own_order() -> None:
    assert visual("דוד, כהן.") == "דוד, כהן."[::-1]


def test_a_mark_of_direction_does_not_part_a_name() -> None:
    assert visual("דוד\u200f כהן 12-4") == f"{'דוד כהן'[::-1]} 12-4"


def test_invisible_marks_draw_nothing() -> None:
    assert shown("a\u200eb\u200dc\ufe0fd\xade") == "abcde"


def test_line_feeds_and_tabs_become_spaces() -> None:
    assert shown("a\nb\tc\xa0d") == "a b c d"


def test_nothing_is_nothing() -> None:
    assert runs_of("", "bold") == ()
    assert layout("", "bold", 10, 50).width == 0
    assert wrapped("", "bold", 10, 50) == []


def test_a_text_that_fits_keeps_its_size() -> None:
    assert layout("Lee", "regular", 12, 100, 6).size == 12


def test_a_long_text_shrinks_to_its_room() -> None:
    ready = layout("Белоконска-Вражалска Нансимир", "bold", 16, 200, 8)

    assert 8 <= ready.size < 16
    assert ready.width <= 200.001


def test_a_longer_text_is_cut_with_an_ellipsis() -> None:
    ready = layout("Белоконска-Вражалска " * 5, "bold", 16, 120, 10)

    assert ready.size == 10
    assert ready.width <= 120
    assert ready.runs[-1].text.endswith(ELLIPSIS)


def test_a_cut_never_parts_a_letter_from_its_accent() -> None:
    name = "x\u0323\u0301" * 40

    for width in range(20, 60, 3):
        cut = "".join(run.text for run in layout(name, "regular", 10, float(width), 10).runs).removesuffix(
            ELLIPSIS
        )
        assert len(cut) % 3 == 0


def test_wrapping_keeps_every_word() -> None:
    text = "Tables at the lowest size gain one place again and again"

    lines = wrapped(text, "regular", 9, 90)

    assert " ".join(lines) == text
    assert all(layout(line, "regular", 9).width <= 90 for line in lines)
