"""Five-card draw: the exchange, what of it everybody may know, and a deck that runs out.

`exchange`     how many cards may be changed (DR Discarding)
`running_out`  who gets cards from where when the stub does not serve everybody
"""
