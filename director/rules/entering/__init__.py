"""A hand written down while it is told: a worksheet, what is typed into it, and what it says at every step.

`sheet` is the value that is kept, `grammar` reads what was typed, `entering` makes steps of it by the rules
of the hand, `looking` says how the hand stands after them. Words for people are not here: views/table_tools.
"""
