"""Time, where a table counts it: a bank with an increment, or so many hours for each decision."""

from __future__ import annotations

from msgspec import Struct, json
from msgspec.structs import replace

NONE, LIVE, DAILY = "none", "live", "daily"


class Pace(Struct, frozen=True):
    """What was agreed: how time is counted, and what happens when it has run out."""

    kind: str = NONE
    minutes: int = 60
    increment: int = 30
    hours: int = 72
    timeout: str = NONE  # none, forfeit, steward


class Clock(Struct, frozen=True):
    """What each seat has left, whose time runs since when; `stewards` are seats a bot plays for meanwhile."""

    left: tuple[float, ...] = ()
    running: int | None = None
    since: float = 0.0
    paused: bool = False
    stewards: tuple[int, ...] = ()


def new_clock(pace: Pace, seats: int) -> Clock:
    full = pace.minutes * 60.0 if pace.kind == LIVE else pace.hours * 3600.0
    return Clock(left=(full,) * seats if pace.kind != NONE else ())


def after_action(clock: Clock, pace: Pace, to_act: int | None, now: float, acted: bool = True) -> Clock:
    """The clock after an act: what it took is gone, and the next decision's time begins."""
    if pace.kind == NONE:
        return clock
    left = list(clock.left)
    was = clock.running
    if was is not None and not clock.paused:
        left[was] = max(0.0, left[was] - time_used(clock, now))
        if (
            pace.kind == LIVE and acted and to_act != was
        ):  # not for each act: taking up and putting down would earn time
            left[was] += pace.increment
    if pace.kind == DAILY and to_act is not None and to_act != was:
        left[to_act] = pace.hours * 3600.0
    return Clock(tuple(left), to_act, now, clock.paused, clock.stewards)


def time_used(clock: Clock, now: float) -> float:
    """What whoever must decide has used of his time; a clock of the machine that was set back gives none."""
    return max(0.0, now - clock.since)


def shift_clock(written: str, stopped: float, now: float) -> str:
    """A clock, as the store keeps it, after a time in which nobody could play: what passed before counts."""
    clock = json.decode(written, type=Clock | None)
    if clock is None or clock.running is None or clock.paused:
        return written
    return json.encode(replace(clock, since=now - time_used(clock, stopped))).decode()


def start_stand_in(clock: Clock, seat: int) -> Clock:
    """A steward plays for this seat from now on."""
    return Clock(clock.left, clock.running, clock.since, clock.paused, (*clock.stewards, seat))


def after_return(clock: Clock, pace: Pace, seats: frozenset[int], now: float) -> Clock:
    """Whoever acts for himself again needs no steward; the time that one played for him does not count."""
    back = seats & set(clock.stewards)
    if not back:
        return clock
    left = [
        pace.hours * 3600.0 if pace.kind == DAILY and n in back else has for n, has in enumerate(clock.left)
    ]
    return Clock(
        tuple(left), clock.running, now, clock.paused, tuple(n for n in clock.stewards if n not in back)
    )


def pause(clock: Clock, pace: Pace, on: bool, now: float) -> Clock:
    counted = after_action(clock, pace, clock.running, now, acted=False)
    return Clock(counted.left, counted.running, now, on, counted.stewards)


def time_remaining(clock: Clock, now: float) -> list[float]:
    """What each seat has at this moment."""
    found = list(clock.left)
    if clock.running is not None and not clock.paused and found:
        found[clock.running] = max(0.0, found[clock.running] - time_used(clock, now))
    return found


def deadline(clock: Clock, pace: Pace) -> float | None:
    """When the time of whoever must decide runs out; None when nothing follows from it."""
    if (
        pace.kind == NONE
        or pace.timeout == NONE
        or clock.paused
        or clock.running is None
        or clock.running in clock.stewards
    ):
        return None
    return clock.since + clock.left[clock.running]
