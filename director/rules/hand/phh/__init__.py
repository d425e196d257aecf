"""Hands in PHH, the format of poker hand histories (version 1 of its specification, a kind of TOML).

`variants`  which of our games it has codes for, and what its other codes are
`notation`  one action, such as `p3 cbr 300` or `d db AsKdQc`
`recorded`  what a file holds beside the hand: who played, where, for what unit
`fields`    the fields of a text, each with its type
`reading`   a text read into a hand
`replaying` its actions turned into moves
`writing`   a hand written as a text
`telling`   its actions, told one by one
`toml`      values written as TOML

Players are numbered from the dealer's left, and with two players the one with the button is the second. What
has no place in the format stands in fields of our own, whose names begin with _, and other programs pass
over it.
"""
