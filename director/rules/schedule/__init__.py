"""The level schedule against chips, field and time: what it asks for, when it ends, and one made to measure.

`stakes_of`   a schedule in the words of the chip rules
`course`      how many are left as time goes on, slowly and quickly
`forecast`    when it ends, as a range; players, depth and tables at the start of each level
`paying`      which amounts the chips cannot pay, and how many chips are needed
`preflight`   all of that together, before it hurts
`ladder`      big blinds that grow smoothly and that chips can pay
`longer`      more levels for a schedule that runs out
`building`    a whole schedule from field, stack, chips, level length and wanted end
"""
