"""Seven-card stud and stud hi-lo: who opens a round, and what to do when the deal goes wrong.

`bring_in`         whose forced bet opens the first round (SP 5.4.3)
`low_card`         a low card that is all-in, absent, exposed by mistake, or named wrongly (ST 6.1.4 to 6.1.8)
`first_to_act`     who opens the later rounds; equal boards, the common card (SP 5.8.6, ST 6.1.15)
`exposed_cards`    hole cards dealt face up, or off the table (ST 6.1.4, TDA RP-10-A)
`premature_cards`  cards dealt before the round was over (ST 6.1.14, TDA RP-5-D)
`burns`            two cards burned, or none (ST 6.1.13)
`short_deck`       a deck that cannot serve the seventh street (ST 6.1.15, TDA RP-10-H)
`last_card`        a seventh card dealt face up (ST 6.1.16, 6.1.17, TDA RP-10-B)
`card_count`       hands with too many or too few cards (ST 6.1.18, SP 4.9.1)
`given_up`         hands given up in odd ways, calls that could not win (ST 6.1.6, 6.1.9, 6.1.19)
`announced`        what the dealer says of the open cards (ST 6.1.12)
"""
