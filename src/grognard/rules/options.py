"""Options and variants: layers laid over the base rules, in the order in which the game lists them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

R = TypeVar("R")
YES_NO = ("no", "yes")
Layer = tuple[str, str, Callable[[R], R]]  # an option, the value that calls for the layer, and the layer


def apply_layers(base: R, layers: Sequence[Layer[R]], options: Mapping[str, str]) -> R:
    """The base with every layer that the options call for."""
    for name, value, layer in layers:
        if options[name] == value:
            base = layer(base)
    return base
