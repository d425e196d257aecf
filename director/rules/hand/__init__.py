"""One hand, from the first chip to the last: betting, what chips mean, pots, who shows, who wins what."""
