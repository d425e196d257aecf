"""Seven-card stud and stud hi-lo: what is dealt, who opens a round, and what to do when the deal goes wrong.

`dealing`         what each street brings (SP 5.8.6, ST intro)
`bring_in`        whose forced bet opens the first round; wrong, absent and all-in low cards
`first_to_act`    who opens the later rounds; equal boards, the common card
`short_deck`      a deck that cannot serve the seventh street
`books`           where each book says so
"""
