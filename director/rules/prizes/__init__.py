"""Prizes: payouts, ties, deals, ICM, bounties, satellites.

Every amount is a whole number of minor units and every total is exact: shares are fractions until they are
rounded to the unit that is paid out, and what rounding leaves goes where a stated rule says. No book speaks
of most of it: it is the house's choice then, and no article is named.
"""
