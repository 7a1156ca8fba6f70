"""A state written down beside its journal, so that a long game need not be played again from its first act.

It can be thrown away at any time: it is believed only by the program that wrote it, under the same rules and
data, when its sum is that of the line it was written at and its state has that line's hash.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from typing import Any, NamedTuple

from grognard.kernel.state import State

EVERY = 512  # acts from one to the next
SAFE = 1 << 53  # whole numbers that every reader of JSON takes for what they are
MALFORMED = (KeyError, TypeError, ValueError, IndexError, AttributeError)


class Checkpoint(NamedTuple):
    line: int  # lines of the journal so far, its header among them
    acts: int  # that stand
    dice: int  # thrown so far, those taken back too
    sum: str  # of the last of these lines
    rules: str
    data: str
    program: str  # which program wrote it
    state: str  # as JSON

    def text(self) -> str:
        return json.dumps(list(self[:-1])) + "\n" + self.state


def read_checkpoint(text: str) -> Checkpoint | None:
    """None when it is none."""
    head, _, state = text.partition("\n")
    try:
        line, acts, dice, sum, rules, data, program = json.loads(head)
        return Checkpoint(line, acts, dice, sum, rules, data, program, state)
    except (ValueError, TypeError):
        return None


# -- a state as JSON


def write_state(state: State) -> str:
    return json.dumps(_plain(state), separators=(",", ":"))


def read_state(text: str) -> State | None:
    """None where something in it is not known here."""
    try:
        found = _value(json.loads(text))
    except MALFORMED:
        return None
    return found if isinstance(found, State) else None


def _plain(value: Any) -> Any:
    kind = type(value)
    if kind is int:
        return value if -SAFE < value < SAFE else {"x": hex(value)}
    if value is None or kind in (bool, str):
        return value
    if isinstance(value, tuple):
        parts = [_plain(v) for v in value]
        return (
            {"c": f"{kind.__module__}:{kind.__qualname__}", "v": parts}
            if hasattr(value, "_fields")
            else parts
        )
    if isinstance(value, frozenset):
        return {"s": sorted((_plain(v) for v in value), key=json.dumps)}
    if isinstance(value, Mapping):
        return {"m": [[_plain(k), _plain(v)] for k, v in value.items()]}
    raise TypeError(f"{kind.__name__} has no place in a state")


def _value(plain: Any) -> Any:
    if isinstance(plain, list):
        return tuple([_value(v) for v in plain])
    if not isinstance(plain, dict):
        return plain
    if "x" in plain:
        return int(plain["x"], 16)
    if "s" in plain:
        return frozenset(_value(v) for v in plain["s"])
    if "m" in plain:
        return {_value(k): _value(v) for k, v in plain["m"]}
    return _kind(plain["c"])(*[_value(v) for v in plain["v"]])


def _kind(name: str) -> Any:
    """A named tuple of a module that is loaded anyway: nothing else is made from what a file says."""
    module, _, kind = name.partition(":")
    found = getattr(sys.modules[module], kind)
    if not module.startswith("grognard.") or not issubclass(found, tuple) or not hasattr(found, "_fields"):
        raise ValueError(name)
    return found
