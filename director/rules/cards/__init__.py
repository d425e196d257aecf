"""Cards: one deck, what beats what, and the order of suits for the few things it decides.

`card`      a card, its letters, its order (SP 4.4, 4.5.1)
"""
