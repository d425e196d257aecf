"""What stands in resources/rulesets: every value as its book has it, and what cannot be read."""

import pytest

from director.domain.options import OPTIONS
from director.rulebook import text_of
from director.rules.rulesets import NAMES, BadRuleSet, read_ruleset, ruleset

BOOKS = {
    "sport-ru": """
        odd_button left_of_button SP 5.9.3        odd_stud left_of_button SP 5.9.3
        odd_low left_of_button SP 5.9.3           split_unit smallest_in_play SP 5.9.3
        show_checked left_of_button SP 5.9.2      show_bet last_aggressor SP 5.9.2
        tabling in_order SP 5.9.2                 see_hand on_suspicion SP 5.9.2
        muck_first next_need_not_show SP 5.9.2    cap_raises 3 SP 4.7.3
        cap_hu unless_3plus_started SP 4.7.3      fl_reopen half SP 4.9.8
        big_reopen single SP 4.9.8                raise_50 evident_raise SP 4.14.3
        multi_chip every_chip_needed SP 4.14.2    undercall complete_or_forfeit SP 4.13
        underraise complete_or_forfeit SP 4.13    oot chips_stay SP 4.10
        pl_preflop full_blinds SP 4.9.8           time_limit (25,5) SP 4.9.1 *
        time_result pass SP 4.9.1                 stud_tie_first suit SP 4.5.1
        pair4 opener_and_others SP 5.8.5          button_rule simple_moving SP Definitions
        button_start high_card SP 4.5.1           new_between wait_between_button_and_blinds *
        race_round half *
    """,
    "draw-room": """
        show_checked first_to_act DR Who opens first   show_bet last_aggressor DR Who opens first
        tabling in_order DR Who opens first
        cap_raises 3 DR Second round                   cap_hu never DR Second round
        button_rule sb_poster_next DR blind rules      missed_mode ml_ms DR missed blinds
        new_between wait_between_button_and_blinds DR blind rules
    """,
    "stud-room": """
        odd_stud high_card_all ST 6.3.9            odd_low low_card_all ST 6.3.10
        even_split True ST 6.3.9                   cap_raises 3 ST 6.1.3
        cap_hu never *                             stud_tie_first position ST 6.1.1
        pair4 any_player ST intro                  stud_exposed third_down ST 6.1.4
        stud_premature set_aside ST 6.1.14         stud_short fresh ST 6.1.15
        common_first best_with_common ST 6.1.15
    """,
    "party-stud": """
        odd_button left_of_dealer PP equal hands   odd_stud left_of_dealer PP equal hands
        show_checked first_to_act PP showdown      show_bet first_bettor PP showdown
        tabling in_order PP showdown               see_hand caller_may_ask PP showdown
        cap_raises 3 PP limit                      cap_hu never PP limit
        time_limit (10,20) PP time                 time_result all_in_if_in_pot PP time
        pair4 pair_holder PP fourth street
    """,
    "online-stud": """
        odd_button left_of_dealer *                odd_stud left_of_dealer *
        show_checked first_to_act OS showdown      show_bet last_aggressor OS showdown
        tabling in_order OS showdown               see_hand history OS showdown
        cap_raises 3 OS limit                      cap_hu whenever_two_left OS limit
        time_limit (10,0) OS time                  time_result all_in_twice_then_fold OS time
        pair4 pair_holder_and_raises OS fourth street
        stud_short fresh OS exception
    """,
    "tda-2024": """
        odd_button left_of_button TDA 20-A         odd_stud high_card_best5 TDA 20-B
        odd_low high_card_best5 TDA 20-B           even_split True *
        split_unit smallest_in_play TDA 20         show_checked first_to_act TDA 17-A
        show_bet last_aggressor TDA 17-A           tabling all_face_up TDA 16
        see_hand caller_may_ask TDA 18-B           muck_first last_live_wins TDA 17-B
        cap_raises 3 TDA 48 *                      cap_hu event_heads_up TDA 48
        fl_reopen half TDA 47-B                    big_reopen cumulative TDA 47-A
        raise_50 complete TDA 43-A                 multi_chip every_chip_needed TDA 45-A
        undercall corrected TDA 51                 underraise corrected TDA 52-A
        oot binding_if_unchanged TDA 53-A          pl_preflop full_blinds TDA 54-B
        pl_round none *                            time_limit (25,5) TDA 29
        time_result check_or_fold TDA 29           stud_tie_first suit TDA RP-10-D
        pair4 off TDA RP-10-F                      stud_exposed becomes_upcard TDA RP-10-A
        stud_premature into_stub TDA RP-5-D        stud_short fresh_plus_2 TDA RP-10-H
        common_first first_on_sixth TDA RP-10-H-D  button_rule dead TDA 32
        button_start high_card *                   new_between sb_to_button_only TDA 10-A
        missed_mode dealt_in TDA 30                balance_diff 2 TDA 11-D
        stud_mover same_seat TDA 11-A              halt_rule by_elimination_at_blinds TDA 11-D
        ft_size ((9,9),(8,9),(7,7),(6,7)) TDA RP-9
        race_round up *                            race_last extra_chip TDA 24-A
        bba_order blind_first TDA RP-11            bba_reduce False TDA RP-11
        bust_tie tie_across_tables *
    """,
    "robert-11": """
        odd_button left_of_button RRoP ties        odd_stud high_card_all RRoP ties
        odd_low low_card_all RRoP ties             even_split True RRoP ties
        cap_raises 3 RRoP betting and raising      cap_hu before_cap RRoP betting and raising
        fl_reopen half RRoP betting and raising    big_reopen cumulative RRoP 14
        undercall corrected RRoP betting and raising
        underraise corrected RRoP betting and raising
        pl_preflop sb_as_bb RRoP 14                pl_round up_to_unit RRoP 14
        time_result pass *                         stud_tie_first position RRoP stud 1
        pair4 any_player RRoP stud                 stud_exposed misdeal *
        stud_short fresh *                         common_first best_with_common *
        button_rule dead RRoP 4-2b *               button_start high_card RRoP 4
        new_between sb_or_button_wait RRoP 15      missed_mode live_up_to_min RRoP 4
        race_round half RRoP 15                    race_last from_pool_first RRoP 15
    """,
    "wsop-2026": """
        odd_button left_of_button WSOP-T 73        odd_stud high_card_best5 WSOP-T 73
        odd_low high_card_best5 WSOP-T 73          even_split True WSOP-T 73
        split_unit smallest_of_blinds WSOP-L 152   show_checked first_to_act WSOP-T 72
        show_bet last_aggressor WSOP-T 72          tabling all_face_up WSOP-T 70
        see_hand on_suspicion WSOP-L 147           cap_raises 4 WSOP-T 100
        cap_hu event_heads_up WSOP-T 100           fl_reopen half WSOP-L 133
        big_reopen cumulative WSOP-T 96-a          raise_50 complete WSOP-L 140
        multi_chip every_chip_needed WSOP-T 92     undercall corrected WSOP-T 93-f
        underraise corrected WSOP-T 90-e           oot binding_if_unchanged WSOP-T 90-d
        pl_preflop true_value WSOP-T pot-limit     pl_round up_to_unit WSOP-L 190
        time_limit (25,5) WSOP-T 80                time_result pass WSOP-T 80
        stud_tie_first suit WSOP-T stud            pair4 off WSOP-T stud
        stud_exposed misdeal WSOP-T 88-a-6         stud_premature into_stub WSOP-T 90-f-d
        button_rule dead WSOP-T 85                 button_start dealers_right WSOP-T 85
        new_between sb_to_button_only WSOP-T 66    missed_mode bb_live_only WSOP-L 160
        balance_diff 2 WSOP-T 67-c                 stud_mover high_card WSOP-T 67-b
        halt_rule by_elimination_at_blinds WSOP-T 67
        ft_size ((9,10),(8,9),(7,8),(6,7)) WSOP-T 68
        race_last extra_chip WSOP-T 77             bust_tie tie_across_tables WSOP-T 126-b
    """,
}
"""What each book says, option by option: value, article, and a star where the choice is the house's.

What does not stand here is the value of the TDA rules, and the house's choice.
"""


def _said(name: str) -> dict[str, str]:
    words = [word.strip() for line in BOOKS[name].splitlines() for word in line.split("  ") if word.strip()]
    return dict(word.split(" ", 1) for word in words)


def _told(name: str) -> dict[str, str]:
    rules, tda = ruleset(name), ruleset("tda-2024")
    told = {}
    for key, choice in rules.choices.items():
        place = f" {choice.article.book} {choice.article.article}" if choice.article else ""
        value = str(choice.value).replace(" ", "")
        silent = choice.house and not place and choice.value == tda.value(key) and name != "tda-2024"
        if not silent:
            told[key] = f"{value}{place}{' *' if choice.house else ''}"
    return told


@pytest.mark.parametrize("name", NAMES)
def test_a_rule_set_has_what_its_book_says_and_the_rest_from_the_tda_rules(name: str) -> None:
    assert _told(name) == _said(name)


@pytest.mark.parametrize("name", NAMES)
def test_every_option_stands_in_the_text_of_every_rule_set_in_its_order(name: str) -> None:
    keys = [
        line.partition(" = ")[0]
        for line in text_of(name).split("\n[games", 1)[0].splitlines()
        if " = " in line
    ]

    assert keys == list(OPTIONS)


# ---------------------------------------------------------------- what cannot be read


TDA = text_of("tda-2024")
STUD = TDA + "[games.stud]\n"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[options", "tda-2024: "),
        ("", "tda-2024.options: no_table"),
        ("options = 3", "tda-2024.options: no_table"),
        ("[options]", "tda-2024.options.odd_button: missing"),
        (TDA + "[gmaes.stud8]\n", "tda-2024.gmaes: unknown"),
        (TDA + "[games.razz]\n", "tda-2024.razz: unknown"),
        (TDA.partition("[games")[0] + "[games]\nstud8 = 4\n", "tda-2024.games.stud8: no_table"),
        ("games = 3\n" + TDA.partition("[games")[0], "tda-2024.games: no_table"),
        (STUD + "odd_stud = 4\n", "tda-2024.games.stud.odd_stud: no_table"),
        (STUD + 'odd_stud = { value = "high_card_all", why = "x" }\n', "games.stud.odd_stud.why: unknown"),
        (STUD + 'odd_chip = { value = "high_card_all", house = true }\n', "odd_chip: bad_value"),
        (STUD + 'odd_stud = { value = "lowest", house = true }\n', "odd_stud: bad_value"),
        (STUD + "odd_stud = { house = true }\n", "odd_stud: bad_value"),
        (STUD + 'odd_stud = { value = "high_card_all", book = "ST" }\n', "odd_stud: bad_article"),
        (STUD + 'odd_stud = { value = "high_card_all", book = "X", article = "1" }\n', "bad_article"),
        (STUD + 'odd_stud = { value = "high_card_all" }\n', "odd_stud: no_source"),
        (STUD + 'odd_stud = { value = "high_card_all", house = "no" }\n', "odd_stud: no_source"),
    ],
)
def test_a_text_that_cannot_be_read_says_where_it_is_wrong(text: str, why: str) -> None:
    with pytest.raises(BadRuleSet, match=why) as refused:
        read_ruleset("tda-2024", text)

    assert str(refused.value) == f"{refused.value.where}: {refused.value.code}"


def test_a_game_may_have_lines_of_its_own() -> None:
    rules = read_ruleset("x", STUD + 'odd_stud = { value = "high_card_all", house = true }\n')

    assert rules.playing("stud").text("odd_stud") == "high_card_all"
    assert rules.text("odd_stud") == rules.playing("stud8").text("odd_stud") == "high_card_best5"
