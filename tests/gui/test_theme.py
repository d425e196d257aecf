"""The themes: complete, readable, and changed while the program runs."""

from __future__ import annotations

import re

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QLabel

from director.gui import style, theme
from director.gui.theme import Choice
from director.host import resources

THEMES = sorted(
    name.removeprefix("themes/").removesuffix(".toml") for name in resources.listing("themes", "*.toml")
)
GROUNDS = ("ground", "rail", "surface", "raised", "sunken", "hover", "selected", "selected_idle")
STATES = ("amber", "red", "blue", "good")


def contrast(one: QColor, other: QColor) -> float:
    """The contrast of two colours as WCAG 2 counts it, from 1 to 21."""

    def light(colour: QColor) -> float:
        parts = [
            c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4
            for c in (colour.redF(), colour.greenF(), colour.blueF())
        ]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.fixture(params=THEMES)
def worn(request: pytest.FixtureRequest) -> theme.Theme:
    return theme.read(request.param)


def test_there_are_light_and_dark_and_both_for_colour_blind_eyes() -> None:
    assert THEMES == ["dark", "dark-safe", "light", "light-safe"]
    assert [theme.read(name).dark for name in THEMES] == [True, True, False, False]


def test_all_themes_have_the_same_tokens(worn: theme.Theme) -> None:
    assert set(worn.colours) == set(theme.read("light").colours)
    assert all(QColor(value).isValid() for value in worn.colours.values())


def test_text_can_be_read_on_every_ground(worn: theme.Theme) -> None:
    for text in ("text", "soft"):
        for ground in GROUNDS:
            assert contrast(worn.colour(text), worn.colour(ground)) >= 4.5, (text, ground)


def test_states_can_be_read_on_what_they_stand_on(worn: theme.Theme) -> None:
    for state in STATES:
        for ground in ("ground", "rail", "surface", "raised", "sunken", f"{state}_wash"):
            assert contrast(worn.colour(state), worn.colour(ground)) >= 4.5, (state, ground)


def test_the_words_of_the_primary_button_can_be_read_in_all_its_states(worn: theme.Theme) -> None:
    for ground in ("accent", "accent_hover", "accent_pressed"):
        assert contrast(worn.colour("on_accent"), worn.colour(ground)) >= 4.5, ground


def test_marks_and_outlines_can_be_told_from_the_ground(worn: theme.Theme) -> None:
    for mark in ("edge", "accent", "focus"):
        for ground in ("ground", "rail", "surface", "raised"):
            assert contrast(worn.colour(mark), worn.colour(ground)) >= 3, (mark, ground)


def test_tables_and_seats_of_the_map_can_be_told_apart(worn: theme.Theme) -> None:
    for felt in ("felt_even", "felt_short", "felt_far", "felt_closed"):
        assert contrast(worn.colour("text"), worn.colour(felt)) >= 4.5, felt
        assert contrast(worn.colour("seat_taken"), worn.colour(felt)) >= 3, felt
    assert contrast(worn.colour("on_seat"), worn.colour("seat_taken")) >= 4.5


def test_four_suits_have_four_colours(worn: theme.Theme) -> None:
    assert len({worn.colours[suit] for suit in ("spade", "heart", "diamond", "club")}) == 4


def test_the_style_sheet_names_only_tokens_that_exist(worn: theme.Theme, qapp: QApplication) -> None:
    sheet = style.sheet(worn)

    assert "$" not in sheet
    assert all(re.fullmatch(r"#[0-9A-Fa-f]{6}", colour) for colour in re.findall(r"#\w+", sheet))


def test_no_widget_has_a_colour_of_its_own() -> None:
    sheet = resources.read_text("themes/widgets.qss")

    assert not re.findall(r"#[0-9A-Fa-f]{3,8}\b|rgba?\(", sheet)


def test_a_theme_is_put_on_while_the_program_runs(app: QApplication) -> None:
    style.wear(app, "dark")
    assert app.palette().color(QPalette.ColorRole.Window) == theme.read("dark").colour("ground")

    style.wear(app, "light")
    assert app.palette().color(QPalette.ColorRole.Window) == theme.read("light").colour("ground")
    assert theme.current() is theme.read("light")


def test_disabled_text_looks_disabled(app: QApplication) -> None:
    assert app.palette().color(
        QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text
    ) == theme.current().colour("faint")


@pytest.mark.parametrize(
    ("choice", "safe", "key"),
    [
        (Choice.LIGHT, False, "light"),
        (Choice.LIGHT, True, "light-safe"),
        (Choice.DARK, False, "dark"),
        (Choice.DARK, True, "dark-safe"),
    ],
)
def test_a_choice_leads_to_its_theme(choice: Choice, safe: bool, key: str, qapp: QApplication) -> None:
    assert theme.key_of(choice, safe=safe) == key


def test_without_a_choice_the_computer_decides_and_light_is_the_rule(qapp: QApplication) -> None:
    expected = "dark" if theme.system_is_dark() else "light"

    assert theme.key_of(Choice.SYSTEM) == expected


def test_a_theme_that_does_not_exist_is_named() -> None:
    with pytest.raises(FileNotFoundError, match="themes/pink"):
        theme.read("pink")


def test_a_widget_says_what_it_is_and_looks_so(app: QApplication, qtbot: object) -> None:
    label = QLabel("Seat 12-4 was taken")
    style.restyle(label, state="red")
    label.ensurePolished()

    assert label.palette().color(QPalette.ColorRole.WindowText) == theme.current().colour("red")

    style.restyle(label, state="")
    assert label.palette().color(QPalette.ColorRole.WindowText) == theme.current().colour("text")
