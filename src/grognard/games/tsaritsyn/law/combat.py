"""VIII. Combat: who attacks whom, and what comes of it. The reckoning of odds is in odds.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grognard.games.tsaritsyn.law import odds, why_not
from grognard.games.tsaritsyn.law.book import book
from grognard.games.tsaritsyn.law.movement import side_units
from grognard.games.tsaritsyn.law.names import FLIPPED, FOUGHT, RED, Battle, Own
from grognard.games.tsaritsyn.law.zoc import land, ships
from grognard.kernel.arguments import At
from grognard.kernel.changes import Message
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, bits, hexset, holds, one_of, unitset
from grognard.kernel.menu import Allowed, Bar, Cause, Menu, button, hexes, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet, board_fact, fact
from grognard.rules.assault import Assault, Cites, Prompts
from grognard.rules.why_not import (
    Words,
    absence_words,
    fixed_words,
    known_units,
    no_enemy_there,
    out_of_range_words,
)

# -- who may attack


@rule("TS VIII.4", "TS VIII.6", "TS IX.fear.10", "TS VIII.p1", "TS VIII.8")
@fact
def able(pos: Position, side: int) -> Allowed:
    """Units that may still attack: each once, a hex together, none that is flipped or has no strength."""
    own: Own = pos.state.own
    marks = pos.state.marks
    allowed = (
        units(side_units(pos, side), "TS VIII.1", why_not.not_movable_cause(pos, "TS VIII.1"))
        .less("TS VIII.4", marks[FOUGHT], "why-fought")
        .less("TS IX.fear.10", marks[FLIPPED], "ts-why-panicked")
    )
    if own.fired:
        spent = hexset(at for at, target in own.fired if not has_unattacked(pos, side, target))
        idle = pos.units_in(spent) & ~marks[FOUGHT]
        allowed.less("TS VIII.6", idle, lambda unit: bound_words(pos, unit))
    return allowed.less("TS VIII.p1", book(pos).units_without_attack, "why-no-strength")


def bound_words(pos: Position, unit: int) -> Words:
    """Which hex a unit's own hex has attacked: it may attack no other."""
    target = dict(pos.state.own.fired)[pos.state.where[unit]]
    return "ts-why-bound", (("hex", At(target)),)


def has_unattacked(pos: Position, side: int, target: int) -> bool:
    """Is there somebody in a hex who has not been attacked? Its ships, or its land units, which are attacked
    apart.
    """
    own, data = pos.state.own, book(pos).data
    here = pos.at(target) & data.of_side[1 - side] & ~own.struck
    return bool(
        here & data.units_of_kind["gunboat"]
        or (here & ~data.units_of_kind["gunboat"] and not holds(own.attacked, target))
    )


@rule("TS VIII.6")
def bound_units(pos: Position, but: int = -1) -> UnitSet:
    """Units that have not fought, of a hex that has attacked: they may attack the same hex alone. Those bound
    to one can be left out.
    """
    own: Own = pos.state.own
    if not own.fired:
        return 0
    return pos.units_in(hexset(at for at, target in own.fired if target != but)) & ~pos.state.marks[FOUGHT]


@rule(
    "TS IX.range.1",
    "TS IX.train.8",
    "TS IX.art.1",
    "TS IX.gunboat.5",
    "TS IX.range.2",
    "TS IX.range.4",
    "TS IX.range.3",
)
@board_fact()
def ranged_guns(pos: Position, side: int) -> UnitSet:
    """Guns that may fire at two hexes, over friends and rivers: those with no enemy unit beside them."""
    grid, data = pos.game.map.grid, book(pos).data
    beside, where = grid.adjacent(land(pos, 1 - side) | ships(pos, 1 - side)), pos.state.where
    mine = bits(guns(pos) & data.of_side[side])
    return unitset(u for u in mine if where[u] >= 0 and not beside >> where[u] & 1)


def guns(pos: Position) -> UnitSet:
    return book(pos).guns


@rule("TS VIII.1", "TS VIII.3")
def units_in_range(pos: Position, side: int, target: int) -> UnitSet:
    """Adjacent units, and guns two hexes away."""
    grid = pos.game.map.grid
    near = grid.ring_of_each(1 << target, 1)
    return pos.units_in(near) | ranged_guns(pos, side) & pos.units_in(grid.ring_of_each(1 << target, 2))


@rule("TS IX.gunboat.6")
def joining_units(pos: Position, side: int, target: int, ship: int) -> Allowed:
    """The units that may attack this target, and why the others may not."""
    allowed, mine = able(pos, side).copy("TS VIII.1"), side_units(pos, side)
    if ship >= 0:
        allowed.less("TS IX.gunboat.6", mine & ~guns(pos), "ts-why-only-guns")
    far = guns(pos) & ~ranged_guns(pos, side) & pos.units_in(pos.game.map.grid.ring_of_each(1 << target, 2))
    allowed.less("TS IX.range.1", far & mine, lambda unit: hampered_words(pos, unit))
    allowed.less("TS VIII.6", bound_units(pos, target), lambda unit: bound_words(pos, unit))
    distant = mine & ~(units_in_range(pos, side, target) | far)
    return allowed.less("TS VIII.1", distant, out_of_range_words(pos, target))


def hampered_words(pos: Position, gun: int) -> Words:
    """The enemies beside a gun, which keep it from firing at two hexes."""
    foes = book(pos).data.of_side[1 - pos.game.roster[gun].side]
    near = pos.units_in(pos.game.map.grid.adjacent(1 << pos.state.where[gun])) & foes
    return "ts-why-gun-hampered", (("unit", known_units(pos, 1 << gun)), ("units", known_units(pos, near)))


# -- the question of a combat phase


@fact
def targets(pos: Position, side: int) -> HexSet:
    """The hexes that some unit able to attack has in range."""
    near = hexes_in_range(pos, side, able(pos, side).set & ~bound_units(pos))
    return near | hexset(
        target for _, target in pos.state.own.fired if joining_units(pos, side, target, -1).set
    )


def hexes_in_range(pos: Position, side: int, some: UnitSet) -> HexSet:
    """The hexes that some units could attack: those beside them, and at two hexes for guns that may fire so
    far.
    """
    grid = pos.game.map.grid
    return grid.adjacent(pos.hexes_of(some)) | grid.ring_of_each(
        pos.hexes_of(some & ranged_guns(pos, side)), 2
    )


@rule("TS VIII.2", "TS VIII.4", "TS VIII.7")
def target_hexes(pos: Position, side: int) -> Allowed:
    """Any hex with enemy land units in range; no hex and no unit twice; all who defend a hex are attacked
    together.
    """
    own: Own = pos.state.own
    near, foes = targets(pos, side), land(pos, 1 - side)
    allowed = hexes(foes, "TS VIII.3", no_enemy_there("TS VIII.1")).less(
        "TS VIII.4", own.attacked, "why-attacked"
    )
    if own.struck:
        allowed.less("TS VIII.4", foes & attacked_hexes(pos), "ts-why-beaten")
    beside, held_up = hexes_in_range(pos, side, side_units(pos, side)), blocked_gun_targets(pos, side)
    allowed.less(
        "TS IX.range.1", foes & held_up & ~near, lambda h: hampered_words(pos, blocked_gun(pos, side, h))
    )
    allowed.less("TS VIII.1", foes & ~near & ~beside & ~held_up, "ts-why-nobody-in-range")
    allowed.set &= near
    return allowed.relaxing(lambda: bars_by_idle_units(pos, side, near))


def attacked_hexes(pos: Position) -> HexSet:
    """Where land units stand that were attacked in this phase."""
    return pos.hexes_of(pos.state.own.struck & ~book(pos).data.units_of_kind["gunboat"])


def bars_by_idle_units(pos: Position, side: int, near: HexSet) -> list[Bar]:
    """Hexes out of everybody's range only because the units beside them may not attack."""
    mine, foes = side_units(pos, side), land(pos, 1 - side)
    out_of_it = [*able(pos, side).barred, Bar("TS VIII.6", bound_units(pos), "ts-why-bound-elsewhere")]
    found = [
        Bar(bar.cite, hexes_in_range(pos, side, bar.out & mine) & foes & ~near, idle_words(pos, side, bar))
        for bar in out_of_it
    ]
    return [*found, Bar("TS IX.gunboat.6", ships(pos, 1 - side) & ~foes, "ts-why-ship-apart")]


def idle_words(pos: Position, side: int, bar: Bar) -> Callable[[int], Words]:
    """Of a hex out of range: the units that have it in range and may not attack."""
    mine = bar.out & side_units(pos, side)

    def words(h: int) -> Words:
        idle = mine & units_in_range(pos, side, h)
        return "ts-why-idle-beside", (("hex", At(h)), ("units", known_units(pos, idle)))

    return words


def blocked_gun(pos: Position, side: int, h: int) -> int:
    """One of the guns two hexes from a hex that an enemy beside them keeps from firing there."""
    near = pos.units_in(pos.game.map.grid.ring_of_each(1 << h, 2))
    return one_of(near & able(pos, side).set & guns(pos) & ~ranged_guns(pos, side))


def blocked_gun_targets(pos: Position, side: int) -> HexSet:
    """What guns could fire at two hexes away, were no enemy beside them."""
    held_up = able(pos, side).set & guns(pos) & ~ranged_guns(pos, side)
    return pos.game.map.grid.ring_of_each(pos.hexes_of(held_up), 2)


@rule("TS IX.gunboat.6", "TS IX.range.3", "TS VIII.4")
def target_ships(pos: Position, side: int) -> Allowed:
    """Ships are attacked apart, and only by artillery, trains and ships."""
    allowed = units(enemy_ships(pos, side), "TS VIII.3", lambda unit: no_ship(pos, unit))
    allowed.less("TS VIII.4", pos.state.own.struck, "ts-why-struck")
    for ship in bits(allowed.set):
        able_to = joining_units(pos, side, pos.state.where[ship], ship)
        if not able_to.set:
            for cause in why_spared(pos, side, ship, able_to):
                allowed.less(cause.cite, 1 << ship, fixed_words(cause.what, cause.args))
    return allowed


def no_ship(pos: Position, unit: int) -> Cause:
    """Land units are attacked by hex; one's own, and who is not there, not at all."""
    if pos.game.roster[unit].side == pos.frame.who:
        return Cause("TS VIII.1", "why-own-unit", (("unit", known_units(pos, 1 << unit)),))
    if pos.state.where[unit] < 0:
        return Cause("TS VIII.1", *absence_words(pos, unit))
    return Cause("TS VIII.7", "ts-why-attack-the-hex", (("hex", At(pos.state.where[unit])),))


def enemy_ships(pos: Position, side: int) -> UnitSet:
    data, where = book(pos).data, pos.state.where
    return sum(
        [
            1 << ship
            for ship in bits(data.units_of_kind["gunboat"] & data.of_side[1 - side])
            if where[ship] >= 0
        ]
    )


def why_spared(pos: Position, side: int, ship: int, able_to: Allowed) -> list[Cause]:
    """Why nobody may attack a ship: what keeps the guns near it, or that there are none."""
    grid, at = pos.game.map.grid, 1 << pos.state.where[ship]
    close = pos.units_in(grid.disc(at, 2)) & side_units(pos, side)
    if close & guns(pos):
        return [cause for gun in bits(close & guns(pos)) for cause in able_to.causes(gun)]
    return [
        Cause("TS IX.gunboat.6", "ts-why-only-guns") if close else Cause("TS VIII.1", "ts-why-no-gun-near")
    ]


def may_attack(pos: Position) -> bool:
    """Is there a target left? The menu says which, and why no other is one."""
    side, own = pos.frame.who, pos.state.own
    if land(pos, 1 - side) & targets(pos, side) & ~own.attacked & ~attacked_hexes(pos):
        return True
    if not able(pos, side).set & guns(pos):
        return False
    return any(
        joining_units(pos, side, pos.state.where[ship], ship).set
        for ship in bits(enemy_ships(pos, side) & ~own.struck)
    )


def aim_ship(ref: Referee, ship: int) -> None:
    ref.ask("battle", ref.frame.who, Battle(ref.state.where[ship], ship))


# -- the question of one attack


def joins(pos: Position, battle: Battle) -> Allowed:
    return joining_units(pos, pos.frame.who, battle.target, battle.ship)


@rule("TS VIII.4", "TS VIII.6")
def spent_fields(pos: Position, battle: Battle) -> dict[str, Any]:
    """Hexes and units are attacked once; a hex that has attacked attacks no other."""
    own: Own = pos.state.own
    fired = dict(own.fired) | dict.fromkeys(bits(pos.hexes_of(battle.attackers)), battle.target)
    return {
        "attacked": own.attacked if battle.ship >= 0 else own.attacked | 1 << battle.target,
        "struck": own.struck | battle.defenders,
        "fired": tuple(sorted(fired.items())),
    }


ASSAULT = Assault(
    Cites(
        question="TS VIII.3",
        join="TS VIII.3",
        twice="TS VIII.4",
        attack="TS VIII.5",
        announce="TS VIII.3",
        cancel="TS VIII.2",
        mark="TS VIII.4",
        close="TS VIII.p7",
        end="TS VIII.2",
    ),
    Prompts("ts-combat", "ts-assemble", "ts-attack"),
    Battle,
    target_hexes,
    joins,
    odds.defenders,
    spent_fields,
    mark=FOUGHT,
    reset={"fired": (), "attacked": 0, "struck": 0},
    aim=lambda target: Battle(target, -1),
)


@rule("TS VIII.p4", "TS VIII.p2c")
def roll_combat(ref: Referee, frame: Frame) -> None:
    """One die, unless the odds leave nothing to chance."""
    battle: Battle = frame.memo
    sum_ = odds.compute_odds(ref.pos, battle)
    ref.do(
        Message(
            "ts-odds",
            (("attack", sum_.attack), ("defence", sum_.defence), ("column", sum_.shown)),
            "TS VIII.p2a",
        )
    )
    if sum_.certain:
        ref.remember(battle._replace(result=sum_.certain))
    else:
        ref.remember(battle._replace(die=ref.roll(6, "ts-die-combat", "TS VIII.p4")))


# -- the commissar


def may_reroll(pos: Position) -> bool:
    battle: Battle = pos.frame.memo
    return bool(battle.die and not battle.rerolled and odds.commissars(pos, battle, RED))


def reroll_menu(pos: Position) -> Menu:
    battle: Battle = pos.frame.memo
    verbs = {"keep": button("TS IX.hq.2"), "reroll": button("TS IX.hq.2")}
    return Menu(RED, "ts-reroll", "TS IX.hq.2", verbs, {"hex": At(battle.target), "die": battle.die})


def reroll(ref: Referee, _: int) -> None:
    """The second throw is final."""
    battle: Battle = ref.frame.memo
    ref.remember(battle._replace(die=ref.roll(6, "ts-die-reroll", "TS IX.hq.2"), rerolled=True))
    ref.finish()
