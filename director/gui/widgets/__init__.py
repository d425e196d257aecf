"""Small reusable pieces, each with its own test."""
