"""A toy of the giants' kind: on a small board, all that the great games ask of the kernel at once.

Six boxes, two of them shut to the enemy: supports are counters, drawn blind from a cup into a hand. Zones
that hang on steps, of two kinds, with tolls by the zone left and the zone entered. A unit may move twice in a
phase and keeps the points it has not spent; in hand it may march, go by rail or be sent to a box. The table
of results has rows below 1. Losses are shared out, units retreat by priority, on through full hexes, and
advance after combat. Supply runs by rail, then overland.
"""

from grognard.testing.giant_toy.record import GAME as GAME
