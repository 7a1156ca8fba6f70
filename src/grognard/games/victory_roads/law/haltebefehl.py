"""6.7. Haltebefehl: orders to hold."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.kernel.flow import Step

# At the start of the Axis movement phase: markers are placed and lifted.
ORDERS: tuple[Step, ...] = ()
PROCEDURES: Mapping[str, Step] = {}
