"""The compiled parts, where a compiler was at hand when the package was built.

GROGNARD_PURE=1 in the environment does without them. Nothing but speed depends on them.
"""

from __future__ import annotations

import os
from importlib import import_module
from typing import Any


def _load() -> Any:
    if os.environ.get("GROGNARD_PURE", "0") not in ("", "0"):
        return None
    try:
        return import_module("grognard.kernel._reach")
    except ImportError:
        return None


module: Any = _load()
