"""The games, by id. A game registers here and gets everything else for nothing."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

from grognard.games.boards import BOARDS, stamp
from grognard.games.packages import COMING, FINISHED, MODULES, PLAYABLE
from grognard.kernel.blame import blame_data
from grognard.kernel.errors import BadInput
from grognard.kernel.game import Game, Option
from grognard.kernel.load import Files
from grognard.kernel.spelling import nearest
from grognard.rules.record import Parts
from grognard.rules.scenario import settled_options

__all__ = ["COMING", "FINISHED", "MODULES", "PLAYABLE", "choose_options", "entry", "fixed_options", "load"]


def entry(game: str) -> Parts:
    if game in BOARDS and game not in MODULES:
        raise BadInput(
            f"{game}: the rules of this game are not there yet, only its map", "no-rules-yet", game=game
        )
    if game not in MODULES:
        near = nearest(game, MODULES)
        names = ", ".join(MODULES)
        hint = f"; did you mean {near}?" if near else ""
        raise BadInput(
            f'no game is called "{game}" (games: {names}){hint}', "bad-game", game=game, names=names
        )
    found: Parts = import_module(MODULES[game]).GAME
    return found


def choose_options(options: tuple[Option, ...], given: Mapping[str, str]) -> dict[str, str]:
    """Every option with its value; unknown names and values are refused."""
    known = {o.name: o for o in options}
    for name, value in given.items():
        if name not in known:
            near = nearest(name, known)
            hint = f" (did you mean {near}?)" if near else ""
            raise BadInput(
                f'option "{name}" is not known{hint}', "bad-option", name=name, names=near or ", ".join(known)
            )
        if value not in known[name].values:
            names = ", ".join(known[name].values)
            text = f'option {name}: "{value}" is not one of {names} ({known[name].cite})'
            raise BadInput(
                text, "bad-option-value", name=name, value=value, names=names, cite=known[name].cite
            )
    return {o.name: given.get(o.name, o.usual) for o in options}


def load(
    game: str, options: Mapping[str, str] | None = None, scenario: str | None = None, pack: Path | None = None
) -> Game:
    """A game with its options settled; the same one for the same questions."""
    found = entry(game)
    scenario = scenario or found.scenarios[0]
    if scenario not in found.scenarios:
        names = ", ".join(found.scenarios)
        raise BadInput(
            f'unknown scenario "{scenario}" (scenarios: {names})',
            "bad-scenario",
            scenario=scenario,
            names=names,
        )
    wanted, stamped = choose_options(found.options, options or {}), stamp(pack) if pack is not None else ()
    usual = choose_options(found.options, {})
    for name in _fixed_options(game, scenario, pack, stamped):
        if wanted[name] != usual[name]:  # the usual value passes: every journal writes all its options down
            text = (
                f'option {name}: scenario "{scenario}" settles it, and "{wanted[name]}" would change nothing'
            )
            raise BadInput(text, "bad-option-settled", name=name, value=wanted[name], scenario=scenario)
    return _load(game, tuple(sorted(wanted.items())), scenario, pack, stamped)


def load_written(game: str, options: Mapping[str, str], scenario: str = "", pack: Path | None = None) -> Game:
    """A game by the words of a file, which may be of an earlier version: what was renamed has its name of
    today, and an option that came later stands at what held before it."""
    found, given = entry(game), {}
    for name, value in options.items():
        now = found.aliases.options.get(name, name)
        given[now] = found.aliases.values.get(f"{now}={value}", value)
    earlier = {o.name: o.before for o in found.options if o.before and o.name not in given}
    return load(game, {**given, **earlier}, found.aliases.scenarios.get(scenario, scenario), pack)


def fixed_options(game: str, scenario: str) -> tuple[str, ...]:
    """The options that are no question in a scenario."""
    return _fixed_options(game, scenario, None, ())


@lru_cache(maxsize=32)
def _fixed_options(game: str, scenario: str, pack: Path | None, stamp: tuple[Any, ...]) -> tuple[str, ...]:
    found = entry(game)
    if scenario == found.scenarios[0]:  # the whole game leaves every question open
        return ()
    return settled_options(Files(found.package, pack), scenario, [option.name for option in found.options])


@lru_cache(maxsize=32)
def _load(
    game: str, options: tuple[tuple[str, str], ...], scenario: str, pack: Path | None, stamp: tuple[Any, ...]
) -> Game:
    with blame_data(pack):
        return entry(game).build(dict(options), scenario, pack)
