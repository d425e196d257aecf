"""One hand, from the first chip to the last: betting, what chips mean, pots, who shows, who wins what.

`betting`         one betting round: whose turn, what is lawful, what an action makes of it (SP 4.7 to 4.9)
`round_state`     what such a round is; `standing` where the wagers stand, `terms` what is played
`decisions`       what a fold, check, call, bet or raise does; `acts` all actions, `forced` blinds
`sizes`           the smallest and the largest bet or raise; `pot_limit` the largest one there
`caps`            how often a limit round may be raised (SP 4.7.3)
`reopening`       who may raise again after a short all-in (SP 4.9.8, TDA 47)
`fourth_street`   bet sizes in stud with an open pair (SP 5.8.5)
`pots`            main and side pots, and what goes back uncalled (SP Definitions)
`split`           who gets how much of each pot (SP 5.9.3, TDA 20)
`odd_chip`        to whom an odd chip goes
`showdown`        who shows first (SP 5.9.2, TDA 17-A)
`seeing_hands`    who may keep his cards closed, and who may ask to see them
`chips_in`        what silent or spoken chips mean (SP 4.12, 4.14, TDA 43 to 45)
`unclear_number`  a number said without its hundreds (TDA 57)
`under_bets`      too few chips for a call, a bet, a raise (SP 4.13, TDA 51, 52)
`string_bet`      a bet made in parts (SP 4.11, TDA 42)
`pot_count`       a pot-limit bet on a wrong count (TDA 52-B)
`out_of_turn`     when an action out of turn binds (SP 4.10, TDA 53)
`early_prompt`    a call that the dealer asked for too early (SP 4.13)
`substantial_action`  when it is too late to put an error right (TDA 36)
`time_out`        the time to act, and what happens when it is over (SP 4.9.1, TDA 29)
`leaving`         who is out of the hand, whose cards may come back (SP 4.9.1)
`big_blind_ante`  the ante of the big blind when the stack is short (TDA RP-11)
`hand`            a whole hand as it stands; `playing` plays it, `outcome` says how it ends
`dealing`         a hand as it is dealt; `posting` its blinds and antes, `streets` who acts in what order
`event_options`   what was set for the event, written down with a hand
`phh/`            hands read and written in the format of poker hand histories
`stud/`           seven-card stud: who opens a round, and deals that go wrong
`draw/`           five-card draw: the exchange, and a deck that runs out (DR Discarding)
`deck_need`       how many players one deck serves; `bad_deal` what of stud and draw is refused

No topic of questions asks some of these yet: what is shown and seen, bets in parts, out of turn, too small or
on a wrong count, the clock on a player, who is out, how many a deck serves, and in `stud/` and `draw/` what
went wrong in the deal. The dealer's assistant and the rulings log will.
"""
