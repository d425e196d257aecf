"""Seven-card stud and stud hi-lo: who opens a round, and what to do when the deal goes wrong.

`bring_in`        whose forced bet opens the first round (SP 5.4.3)
`first_to_act`    who opens the later rounds; equal boards, the common card (SP 5.8.6, ST 6.1.15)
`short_deck`      a deck that cannot serve the seventh street (ST 6.1.15, TDA RP-10-H)
`bad_deal`        what is refused as impossible
"""
