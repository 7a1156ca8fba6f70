"""Operational wargames of the Russian fronts, every rule enforced, cited and explained.

>>> import grognard
>>> game = grognard.load("ts", {"setup": "ready_made"})
>>> pos, rolls = grognard.start(game, grognard.Given([]))
>>> grognard.choices(pos).prompt
'ts-move'
"""

from grognard.games import load
from grognard.kernel.dice import FixedDice, SeededDice
from grognard.kernel.engine import Outcome, choices, expand, step
from grognard.kernel.errors import BadInput, Refused
from grognard.kernel.journal import read_act
from grognard.kernel.menu import Act, Menu
from grognard.kernel.position import begin as start
from grognard.kernel.state import Position
from grognard.kernel.views import view

__version__ = "0.5.0"
__all__ = [
    "Act",
    "BadInput",
    "FixedDice",
    "Menu",
    "Outcome",
    "Position",
    "Refused",
    "SeededDice",
    "choices",
    "expand",
    "load",
    "read_act",
    "start",
    "step",
    "view",
]
