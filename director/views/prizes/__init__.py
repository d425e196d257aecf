"""Prizes for people to see: pool, payouts and plans compared, the payout desk, deals, bounties, results.

Each function takes the state and gives rows in ready words; the numbers by which lists sort stand beside
them. Paper, window and command line show the same rows.
"""
