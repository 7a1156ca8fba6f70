"""What a process has held in memory at most."""

from __future__ import annotations

from pathlib import Path


def peak() -> float:
    """MB of this process. Not by getrusage, which counts to a child the memory of the parent it was forked
    from.
    """
    status = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in status if line.startswith("VmHWM")) / 1024
