"""30B and 31B. Neutral countries take sides; limits in Finland rise."""

from __future__ import annotations

from grognard.games.sudden_storm.law import possession
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import AXIS, ISOLATED, SIDES, SOVIET, own
from grognard.games.sudden_storm.law.nationality import finland
from grognard.kernel.cite import rule
from grognard.kernel.flow import Do, Step
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position

JOIN, IRAN = 2, 4  # turns: Jul I 41 and Aug I 41


@rule("SS 30B.1", "SS 31A1.1", "SS 31B.1")
def join_axis(ref: Referee, _: Frame) -> None:
    """Finland and Hungary, with all their hexes, before the weather is thrown (SS-P34)."""
    data, now = book(ref.pos).data, own(ref.pos)
    if ref.state.turn != JOIN or not data.scene.is_on("30B"):
        return
    land = (data.country("finland") | data.country("hungary")) & now.neutral
    ref.note("SS 30B.1", "ss-join", finland=SIDES[AXIS], hungary=SIDES[AXIS])
    possession.cede(ref, land, AXIS, "SS 30B.1")
    possession.resolve_possession(ref)


@rule("SS 30B.3")
def occupy_iran(ref: Referee, _: Frame) -> None:
    """At the start of a Soviet player turn."""
    data, now = book(ref.pos).data, own(ref.pos)
    if ref.state.turn != IRAN or not data.scene.is_on("30B"):
        return
    ref.note("SS 30B.3", "ss-iran", iran=SIDES[SOVIET])
    possession.cede(ref, data.country("iran") & now.neutral, SOVIET, "SS 30B.3")


# -- 31B: at the start of a German initial phase


@rule("SS 31B1.5")
def is_finland_threatened(pos: Position) -> bool:
    """Is there a Soviet unit in Finland, not isolated, within so many hexes of Helsinki? Those in Hango do
    not count if it has always been Soviet.
    """
    data = book(pos).data
    near = pos.game.map.grid.disc(1 << data.places["helsinki"], data.constant("finland.helsinki"))
    always = data.area("hango") & ~own(pos).ever_axis
    area = near & (finland(pos) | data.area("hango")) & ~always
    return bool(pos.units_in(area) & data.of_side[SOVIET] & ~pos.state.marks[ISOLATED])


@rule("SS 31B1.5")
def raise_limit(ref: Referee, _: Frame) -> None:
    """Each time, and for good (D26)."""
    data, now = book(ref.pos).data, own(ref.pos)
    if data.scene.is_on("31B") and is_finland_threatened(ref.pos):
        more = data.constant("finland.german_rise")
        ref.note("SS 31B1.5", "ss-limit-raised", (("re", more),), finnish_limit=now.finnish_limit + more)


@rule("SS 31B2")
def lift_limits(ref: Referee, _: Frame) -> None:
    """All of Leningrad is the Axis's: for the rest of the game."""
    data, now = book(ref.pos).data, own(ref.pos)
    if data.scene.is_on("31B") and not now.leningrad and not now.soviet & data.area("leningrad"):
        ref.note("SS 31B2", "ss-limits-lifted", leningrad=True)


JOINING: tuple[Step, ...] = (Do("join_axis", join_axis),)
IRAN_FALLS: tuple[Step, ...] = (Do("iran", occupy_iran),)
FINNISH_LIMITS: tuple[Step, ...] = (Do("raise_limit", raise_limit), Do("lift_limits", lift_limits))
