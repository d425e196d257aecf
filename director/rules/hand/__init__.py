"""One hand, from the first chip to the last: betting, what chips mean, pots, who shows, who wins what.

`pots`            main and side pots, and what goes back uncalled (SP Definitions)
`split`           who gets how much of each pot (SP 5.9.3, TDA 20)
`odd_chip`        to whom an odd chip goes
`showdown`        who shows first (SP 5.9.2, TDA 17-A)
`seeing_hands`    who may keep his cards closed, and who may ask to see them
`big_blind_ante`  the ante of the big blind when the stack is short (TDA RP-11)
`clockwise`       how far one seat lies from another
`stud/`           seven-card stud: who opens a round, and deals that go wrong
"""
