"""One table: where button and blinds go, and how small chips leave the game.

`chip_exchange`   full groups of small chips against larger ones; chips found later
`race_cards`      the cards of a chip race, and when one deck is not enough
`chip_race`       what is raced for, who gets it, by how much the total changes
`stakes`          what a level asks players to put in; `payable`: which amounts chips can pay
`doubtful_levels` levels that look misprinted
`colour_up`       which chip is last needed when, and at which break it leaves
"""
