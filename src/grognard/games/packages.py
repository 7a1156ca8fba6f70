"""Every game by its id: the one place where a game is registered."""

from __future__ import annotations

from importlib.util import find_spec

# A game with a record.py has rules; one without has only its map, which can be drawn and checked.
PACKAGES = {
    "toy": "grognard.games.toy",
    "ts": "grognard.games.tsaritsyn",
    "vl": "grognard.games.velikiye_luki",
    "avl": "grognard.games.victory_lost",
    "vr": "grognard.games.victory_roads",
    "ss": "grognard.games.sudden_storm",
}
FINISHED = ("ts", "vl", "avl", "vr", "ss")  # games whose rule coverage must be whole
PLAYABLE = ("ts", "vl", "avl", "vr", "ss")  # what players are offered; the toy is for tests and as a template

# Games on the shelf that players are not offered yet: only their map, or the first chapters of their rules.
COMING = tuple(game for game in PACKAGES if game not in (*PLAYABLE, "toy"))

MODULES = {
    game: f"{package}.record"
    for game, package in PACKAGES.items()
    if find_spec(f"{package}.record") is not None
}
