"""A short name for a state: a hash of its columns by name, in which whatever stands at its default does not
count.

A field, a mark or a counter that is added later therefore changes no hash of a game that does not use it.
Every part is a number, and a state's hash is that of their sum: what one act leaves as it is need not be
hashed again. Units, marks, places and fields go by their names, sets of hexes and units inside `own` and
inside frames by their numbers.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping
from functools import cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, NamedTuple

from grognard.kernel.hexes import bits
from grognard.kernel.places import ABSENT, POOL, place_name
from grognard.kernel.state import Frame, Position, State

if TYPE_CHECKING:
    from grognard.kernel.aliases import Aliases
    from grognard.kernel.game import Game

SIZE = 12  # bytes
MASK = (1 << 8 * SIZE) - 1
PIECE = 64  # units compared at once: most of a column is as it was
MISSING = object()  # no value is equal to it: a field without a default always counts


class Parts(NamedTuple):
    """The parts of a state's hash, so that the next state's can be made of what changed."""

    where: int
    steps: int
    marks: int
    own: Mapping[str, tuple[Any, int]]  # the value of each field, and what it adds

    def total(self) -> int:
        return self.where + self.steps + self.marks + sum([part for _, part in self.own.values()])


def state_hash(pos: Position, before: Position | None = None) -> str:
    """The hash of a position's state; quicker when that of the position before it is at hand."""
    parts = parts_of(pos, before)
    state = pos.state
    whole = parts.total() + _rest(state, pos.game.aliases)
    return blake2b((whole & MASK).to_bytes(SIZE, "little"), digest_size=SIZE).hexdigest()


def parts_of(pos: Position, before: Position | None = None) -> Parts:
    """Worked out once for a position, from those of the position before it where they are known."""
    found: Parts | None = pos.facts.get(state_hash)
    if found is None:
        parts: Parts | None = (
            None if before is None or before.game is not pos.game else before.facts.get(state_hash)
        )
        found = (
            _afresh(pos.game, pos.state)
            if before is None or parts is None
            else _onward(pos.game, before.state, parts, pos.state)
        )
        pos.facts[state_hash] = found
    return found


def _afresh(game: Game, state: State) -> Parts:
    full = tuple([u.steps for u in game.roster.units])
    where = _changed(game, _place, (POOL,) * len(full), state.where)
    steps = _changed(game, _steps, full, state.steps)
    marks = _marked(game, (0,) * len(state.marks), state.marks)
    return Parts(where, steps, marks, _own(game, {}, state.own))


def _onward(game: Game, old: State, parts: Parts, new: State) -> Parts:
    where, steps, marks, own = parts
    if old.where is not new.where:
        where += _changed(game, _place, old.where, new.where)
    if old.steps is not new.steps:
        steps += _changed(game, _steps, old.steps, new.steps)
    if old.marks is not new.marks:
        marks += _marked(game, old.marks, new.marks)
    if old.own is not new.own:
        own = _own(game, own, new.own)
    return Parts(where & MASK, steps & MASK, marks & MASK, own)


# -- columns of the roster


def _changed(game: Game, part: Any, old: tuple[int, ...], new: tuple[int, ...]) -> int:
    """What a column's sum grows by from one tuple to another."""
    return sum([part(game, unit, new[unit]) - part(game, unit, old[unit]) for unit in _differing(old, new)])


def _differing(old: tuple[int, ...], new: tuple[int, ...]) -> Iterator[int]:
    for first in range(0, len(new), PIECE):
        was, now = old[first : first + PIECE], new[first : first + PIECE]
        if was != now:
            yield from [first + n for n in range(len(now)) if was[n] != now[n]]


def _place(game: Game, unit: int, at: int) -> int:
    """Who waits for his turn or takes no part does not count: a counter that is added does so in every old
    game.
    """
    if at in (POOL, ABSENT):
        return 0
    return _part(f"where\0{game.roster.units[unit].id}\0{place_name(game, at)}".encode())


def _steps(game: Game, unit: int, left: int) -> int:
    one = game.roster.units[unit]
    return 0 if left == one.steps else _part(f"steps\0{one.id}\0{left}".encode())


def _marked(game: Game, old: tuple[int, ...], new: tuple[int, ...]) -> int:
    found, units = 0, game.roster.units
    for mark, (was, now) in enumerate(zip(old, new, strict=True)):
        if was != now:
            name = game.aliases.mark(game.marks[mark])
            for unit in bits(was ^ now):
                part = _part(f"marks\0{name}\0{units[unit].id}".encode())
                found += part if now >> unit & 1 else -part
    return found


# -- the other columns


def _rest(state: State, aliases: Aliases) -> int:
    """Turn, frames, seats and result: short, and new with almost every act."""
    frames = b"".join([_frame(frame, aliases) for frame in state.frames])
    found = _part(b"frames\0" + frames) + _part(b"turn\0%d" % state.turn)
    if state.seats != (0, 1):
        found += _part(b"seats\0" + encode_value(state.seats, aliases))
    if state.result is not None:
        found += _part(b"result\0" + encode_value(state.result, aliases))
    return found


def _frame(frame: Frame, aliases: Aliases) -> bytes:
    return _framed(
        b"f", aliases.step(frame.step).encode(), b"%d" % frame.who, encode_value(frame.memo, aliases)
    )


def _own(game: Game, parts: Mapping[str, tuple[Any, int]], own: Any) -> dict[str, tuple[Any, int]]:
    """Field by field, each kept while it is the same object."""
    found = {}
    kind: Any = type(own)
    plan = plan_of(kind) if hasattr(own, "_fields") else (("", None),)
    for n, (name, default) in enumerate(plan):
        value = own[n] if name else own
        last = parts.get(name)
        if last is not None and last[0] is value:
            found[name] = last
        else:
            part = (
                0
                if value == default
                else _part(f"own\0{game.aliases.field(name)}\0".encode() + encode_value(value, game.aliases))
            )
            found[name] = (value, part)
    return found


@cache
def plan_of(kind: Any) -> tuple[tuple[str, Any], ...]:
    """The fields of a named tuple with their defaults."""
    defaults: dict[str, Any] = getattr(kind, "_field_defaults", {})
    return tuple((name, defaults.get(name, MISSING)) for name in kind._fields)


# -- values as bytes: equal values give equal bytes, other values others, whatever Python runs it


def encode_value(value: Any, aliases: Aliases) -> bytes:
    kind = type(value)
    if kind is int or kind is bool:
        return _framed(b"i", value.to_bytes(value.bit_length() // 8 + 1, "little", signed=True))
    if kind is str:
        return _framed(b"s", value.encode())
    if value is None:
        return b"n"
    if isinstance(value, tuple):
        return _tuple(value, aliases)
    if isinstance(value, frozenset):
        return _framed(b"u", *sorted(encode_value(v, aliases) for v in value))
    if isinstance(value, Mapping):
        return _framed(
            b"m",
            *sorted(
                _framed(b"", encode_value(k, aliases), encode_value(v, aliases)) for k, v in value.items()
            ),
        )
    raise TypeError(f"{kind.__name__} has no place in a state")


def _tuple(value: tuple[Any, ...], aliases: Aliases) -> bytes:
    if hasattr(value, "_fields"):
        plan = plan_of(type(value))
        named = [
            (aliases.field(name), v) for (name, default), v in zip(plan, value, strict=True) if v != default
        ]
        return _framed(
            b"r",
            *[
                part
                for name, v in sorted(named, key=_name)
                for part in (name.encode(), encode_value(v, aliases))
            ],
        )
    try:  # mostly numbers, and many
        return _framed(b"q", struct.pack(f"<{len(value)}q", *value))
    except struct.error:
        return _framed(b"t", *[encode_value(v, aliases) for v in value])


def _name(pair: tuple[str, Any]) -> str:
    return pair[0]


def _framed(kind: bytes, *parts: bytes) -> bytes:
    """Parts with their lengths: no two lists of parts run together to the same bytes."""
    return b"".join(
        [kind, b"%d" % len(parts), *[piece for part in parts for piece in (b":%d:" % len(part), part)]]
    )


def _part(content: bytes) -> int:
    return int.from_bytes(blake2b(content, digest_size=SIZE).digest(), "little")
