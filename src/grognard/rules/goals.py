"""What wins a small scenario, held against what its game can keep count of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from grognard.kernel.errors import BadInput
from grognard.kernel.load import only_keys
from grognard.rules.scenario import Scenario

Faults = Iterator[tuple[str, BadInput]]  # a key of [victory], and what is wrong with it


def check_victory(scenario: Scenario | None, keys: Sequence[str], faults: Faults) -> None:
    """Refuse keys of [victory] that the game does not know, then the first of the faults, told of its line.

    The faults are looked for only once the keys are in order; the game of the rulebook has none."""
    if scenario is None:
        return
    only_keys(scenario.victory, keys, scenario.victory.file)
    for key, wrong in faults:
        raise wrong.located_at(scenario.victory.spot(key))
