"""One table: where button and blinds go, and how small chips leave the game.

`first_button`    the highest card, or the dealer's right (SP 4.5.1, WSOP-T 85)
`button`          where button and blinds go after a hand (SP Definitions, DR blind rules, TDA 32, 34-B)
`next_hand`       the next hand of a table: who posts, who waits, who is dealt in
`missed_mode`     what becomes of the absent; `blinded` what they pay in a tournament (TDA 30)
`markers`         ML and MS in a ring game, and newcomers (DR missed blinds)
`mixed_games`     where the button rests while stud is played (TDA 11-B)
`chip_exchange`   full groups of small chips against larger ones; chips found later
`race_cards`      the cards of a chip race, and when one deck is not enough
`chip_race`       what is raced for, who gets it, by how much the total changes
`stakes`          what a level asks players to put in; `payable`: which amounts chips can pay
`doubtful_levels` levels that look misprinted
`colour_up`       which chip is last needed when, and at which break it leaves
`sitting`         a table of the event between two hands; `proposals` its button, hand and race as actions
`objections`      what speaks against a button, a hand, a return or a race that is otherwise
"""
