"""What a tournament is and what can happen to it.

Frozen values and pure functions: no clock, no chance, no files, no words for people.
A decision is an `Action`; stored, it is a `Line`; all lines folded give the `Tournament`.
"""
