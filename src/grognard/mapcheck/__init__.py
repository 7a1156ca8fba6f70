"""Proof-reading of maps: what the rulebook says of them, and what every sound map has."""
