"""19D and SS-P76. Missions resolved: bombing is announced attack by attack, and its kind is named then."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from grognard.games.sudden_storm.law.air import air_losses, bases, bombing, damage, flights, yards
from grognard.games.sudden_storm.law.air.bombing import CITES
from grognard.games.sudden_storm.law.air.charts import DIE
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import INACTIVE, NOBODY, SPENT
from grognard.games.sudden_storm.law.presence import occupied_hexes, side_of
from grognard.kernel.arguments import Argument, At, Units
from grognard.kernel.changes import Message
from grognard.kernel.cite import rule
from grognard.kernel.flow import BACK, CLOSE, COMMIT, HAND, JOIN, Ask, Do, Seq, Step, Verb
from grognard.kernel.hexes import bits, holds, unitset
from grognard.kernel.menu import HEX, UNIT, Allowed, Cause, Menu, button, hexes, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet
from grognard.rules.answers import finish
from grognard.rules.why_not import known_units, not_among_cause, unit_words


class Strike(NamedTuple):
    """An attack of bombers that is put together; then its dice."""

    hex: int
    bombers: UnitSet
    kind: str = ""  # once it is announced
    victim: int = NOBODY  # a unit at its base, or a ship


# -- whose turn it is to bomb


@rule("SS 19D.3", "SS 20B2")
def loaded_bombers(pos: Position, side: int) -> UnitSet:
    """Units on a bombing mission that have got through and not bombed yet."""
    return flights.units_on_mission(pos, side, flights.BOMB)


def bombers_over(pos: Position, h: int) -> UnitSet:
    return flights.units_over(pos, loaded_bombers(pos, pos.frame.who), h)


def question(side: int) -> Ask:
    def menu(pos: Position) -> Menu:
        some = pos.hexes_of(loaded_bombers(pos, side))
        found = hexes(some, "SS 19D.3", lambda h: Cause("SS 19D.3", "ss-why-no-bombers", (("hex", At(h)),)))
        verbs = {"bombard": found, "end_phase": button("SS 19D.3")}
        return Menu(side, "ss-missions", "SS 19D.3", verbs)

    def aim(ref: Referee, h: int) -> None:
        some = flights.units_over(ref.pos, loaded_bombers(ref.pos, side), h)
        ref.ask("bombardment", side, Strike(h, some))

    verbs = {"bombard": Verb(aim, HEX, HAND), "end_phase": Verb(finish, role=CLOSE)}
    return Ask("missions", menu, verbs, lambda pos: bool(loaded_bombers(pos, side)))


# -- what can be bombed


@rule("SS 19D1.1")
def yard_targets(pos: Position, strike: Strike) -> Allowed:
    """An enemy yard, by units with strategic strength alone."""
    found = button(CITES[flights.YARD])
    enemy = yards.yards(pos, 1 - pos.frame.who)
    found.less("SS 19D1.1", int(not holds(enemy, strike.hex)), "ss-why-no-yard")
    return found.less(
        "SS 19D1.1", int(bool(units_without_strength(pos, strike, flights.YARD))), "ss-why-no-strategic"
    )


def units_without_strength(pos: Position, strike: Strike, kind: str) -> UnitSet:
    """Bombers that have no strength for a kind of bombing."""
    return unitset(unit for unit in bits(strike.bombers) if not bombing.printed_strength(pos, unit, kind))


@rule("SS 19D2a.1")
def based_targets(pos: Position, strike: Strike) -> Allowed:
    """An enemy air unit at its base; those that are away cannot be bombed (D16)."""
    some = bases.units_at_base(pos, 1 - pos.frame.who)
    found = units(
        some, CITES[flights.RAID], not_among_cause(pos, CITES[flights.RAID], "ss-why-no-air-target")
    )
    found.less("SS 19D2a.1", some & ~pos.at(strike.hex), unit_words("ss-why-not-in-target", pos))
    return without_strength(pos, strike, flights.RAID, found)


@rule("SS 19D2e")
def ship_targets(pos: Position, strike: Strike) -> Allowed:
    """An enemy ship, at sea or in port."""
    some = pos.on_map(1 - pos.frame.who) & book(pos).data.ships
    found = units(some, CITES[flights.NAVAL], not_among_cause(pos, CITES[flights.NAVAL], "ss-why-no-ship"))
    found.less("SS 19D2e", some & ~pos.at(strike.hex), unit_words("ss-why-not-in-target", pos))
    return without_strength(pos, strike, flights.NAVAL, found)


def without_strength(pos: Position, strike: Strike, kind: str, found: Allowed) -> Allowed:
    """Nothing for bombers some of whom have no strength of that kind."""
    if not strike.bombers:
        return found.less(CITES[kind], found.set, "ss-why-no-bombers-chosen")
    return found.less(
        CITES[kind], found.set * bool(units_without_strength(pos, strike, kind)), "ss-why-no-tactical"
    )


@rule("SS 19D2b.1", "SS 19D2c.1", "SS 19D2d.1", "SS 30K")
def staying(pos: Position, strike: Strike, kind: str) -> Allowed:
    """Ground support over enemies on land; defensive support and harassment over any land."""
    found, data = button(CITES[kind]), book(pos).data
    if kind == flights.SUPPORT:
        enemy = occupied_hexes(pos, 1 - pos.frame.who)
        found.less(CITES[kind], int(not holds(enemy, strike.hex)), "ss-why-nobody-below")
    else:
        found.less(CITES[kind], int(not holds(data.land, strike.hex)), "ss-why-no-land-below")
    return found.less(CITES[kind], int(bool(units_without_strength(pos, strike, kind))), "ss-why-no-tactical")


# -- the attack put together


def menu(pos: Position) -> Menu:
    strike = pos.memo(Strike)
    mine = bombers_over(pos, strike.hex)
    cite = "SS 19D.2"
    verbs = {
        "join": units(mine & ~strike.bombers, cite, no_bomber(pos, strike.hex)),
        "leave": units(strike.bombers, cite, not_among_cause(pos, cite, "why-not-in-the-attack")),
        "raid": based_targets(pos, strike),
        "sink": ship_targets(pos, strike),
    }
    kinds = {"yard": yard_targets(pos, strike)}
    kinds |= {verb: staying(pos, strike, kind) for verb, kind in STAYING.items()}
    for verb, found in kinds.items():
        verbs[verb] = found.less(cite, int(not strike.bombers), "ss-why-no-bombers-chosen")
    verbs["cancel"] = button("SS 19D.3")
    args: dict[str, Argument] = {"hex": At(strike.hex), "units": Units(strike.bombers)}
    return Menu(pos.frame.who, "ss-strike", "SS 19D.3", verbs, args)


@rule("SS 19.1", "SS 19B", "SS 20B2", "SS 23A.2")
def no_bomber(pos: Position, h: int) -> Callable[[int], Cause]:
    """Why a unit over the hex drops no bombs there."""
    nobody = not_among_cause(pos, "SS 19D.2", "ss-why-no-bomber-there")

    def cause(unit: int) -> Cause:
        flight = flights.flight_of(pos, unit)
        if flight is None or side_of(pos, unit) != pos.frame.who or pos.state.where[unit] != h:
            return nobody(unit)
        args = (("unit", known_units(pos, 1 << unit)),)
        if flight.over == SPENT:
            return Cause("SS 19.1", "ss-why-has-bombed", args)
        if flight.over:
            return Cause("SS 20B2", "ss-why-sent-back", args)
        if flight.jettisoned:
            return Cause("SS 23A.2", "ss-why-jettisoned", args)
        return Cause("SS 19B", "ss-why-escorts", args) if flight.mission == flights.ESCORT else nobody(unit)

    return cause


def choose(joins: bool) -> Callable[[Referee, int], None]:
    def change(ref: Referee, unit: int) -> None:
        strike = ref.pos.memo(Strike)
        some = strike.bombers | 1 << unit if joins else strike.bombers & ~(1 << unit)
        ref.remember(strike._replace(bombers=some))

    return change


@rule("SS 19D.3", "SS 19.1")
def announce(kind: str) -> Callable[[Referee, int], None]:
    """What is bombed by whom; then the die, for who does not stay."""

    def start(ref: Referee, noun: int) -> None:
        strike = ref.pos.memo(Strike)
        victim = noun if kind in (flights.RAID, flights.NAVAL) else NOBODY
        flights.record_flights(ref, strike.bombers, CITES[kind], mission=kind)
        args = (("hex", At(strike.hex)), ("units", Units(strike.bombers)), ("mission", kind))
        foe = (("foe", Units(1 << victim)),) if victim != NOBODY else ()
        what = "ss-bombs-unit" if foe else "ss-bombs"
        ref.do(Message(what, (*args, *foe), CITES[kind]))
        ref.remember(strike._replace(kind=kind, victim=victim))
        ref.finish()

    return start


def cancel(ref: Referee, _: int) -> None:
    """As if nothing had been chosen."""
    ref.drop()


# -- the die


@rule("SS 19D.4", "SS 19D.5")
def drop_bombs(ref: Referee, frame: Frame) -> None:
    """Ground and defensive support and harassment throw none; they stay where they are."""
    strike: Strike = frame.memo
    if strike.kind in STAYING.values():
        return
    sum_ = bombing.compute_bombing(ref.pos, strike.bombers, strike.kind)
    flights.record_flights(ref, strike.bombers, CITES[strike.kind], over=SPENT)
    if sum_.column is None:
        ref.do(Message("ss-bombs-too-few", (), "SS 19D.4"))
        return
    die = ref.roll(DIE, "ss-die-bombing", "SS 19D.5")
    args = (("column", sum_.column.strength), ("modifier", sum_.modifier), ("die", die + sum_.modifier))
    struck = sum_.is_hit(die)
    ref.do(Message("ss-bombs-hit" if struck else "ss-bombs-miss", args, "SS 19D.5"))
    if struck:
        hit(ref, strike)


def hit(ref: Referee, strike: Strike) -> None:
    if strike.kind == flights.YARD:
        yards.hit(ref, strike.hex)
    elif strike.kind == flights.RAID:
        hit_aircraft(ref, strike.victim)
    else:
        damage.hit(ref, strike.victim, "SS 19D2e")


@rule("SS 19D2a.1", "SS 25B2")
def hit_aircraft(ref: Referee, unit: int) -> None:
    """An active unit becomes inactive, an inactive one is lost on the ground."""
    if holds(ref.state.marks[INACTIVE], unit):
        air_losses.eliminate_otherwise(ref, unit, "SS 19D2a.1")
    else:
        air_losses.make_inactive(ref, unit, "SS 19D2a.1")


STAYING = {"support": flights.SUPPORT, "defend": flights.DEFENCE, "harass": flights.HARASSMENT}
VERBS = {
    "join": Verb(choose(True), UNIT, JOIN),
    "leave": Verb(choose(False), UNIT, BACK),
    "yard": Verb(announce(flights.YARD), role=COMMIT),
    "raid": Verb(announce(flights.RAID), UNIT, COMMIT),
    "sink": Verb(announce(flights.NAVAL), UNIT, COMMIT),
    **{verb: Verb(announce(kind), role=COMMIT) for verb, kind in STAYING.items()},
    "cancel": Verb(cancel, role=BACK),
}
PROCEDURES: Mapping[str, Step] = {
    "bombardment": Seq((Ask("bombardment", menu, VERBS, memo=Strike), Do("bombs", drop_bombs)))
}
