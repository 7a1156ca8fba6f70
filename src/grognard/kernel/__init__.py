"""Hexes, units, turns, dice and records: all that every game shares, and nothing of any game."""
