"""Cards: one deck, what beats what, and the order of suits for the few things it decides.

`card`      a card, its letters, its order (SP 4.4, 4.5.1)
`ranking`   the best five cards of a hand, and what they are called (SP 4.6.1)
`lows`      the best low, eight or better (ST 6.3.2)
`comparing` whose hand is better, equal ones together
`boards`    what open cards count when the best board acts first (SP 5.8.6)
"""
