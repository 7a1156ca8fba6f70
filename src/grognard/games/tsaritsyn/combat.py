"""VIII. Combat: who attacks whom, and what comes of it. The reckoning of odds is in odds.py."""

from __future__ import annotations

from grognard.games.tsaritsyn import control, odds
from grognard.games.tsaritsyn.movement import side_units
from grognard.games.tsaritsyn.retreat import retreat_of
from grognard.games.tsaritsyn.rulebook import book
from grognard.games.tsaritsyn.stacking import counts, full
from grognard.games.tsaritsyn.state import FLIPPED, FOUGHT, RED, Battle, Loss, Own
from grognard.games.tsaritsyn.zoc import land, ships
from grognard.kernel.changes import Marked, Moved, Removed, Told
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, bits, hexset
from grognard.kernel.menu import Allowed, Menu, button, hexes, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import DEAD, Frame, Position, UnitSet, board_fact, fact
from grognard.rules import assembling

# -- who may attack


@rule("TS VIII.4", "TS VIII.6", "TS IX.fear.10", "TS VIII.p1", "TS VIII.8")
@fact
def able(pos: Position, side: int) -> Allowed:
    """Units that may still attack: each once, a hex together, none that is flipped or has no strength."""
    own: Own = pos.state.own
    marks = pos.state.marks
    allowed = units(side_units(pos, side), "TS VIII.1").less("TS VIII.4", marks[FOUGHT]).less("TS IX.fear.10", marks[FLIPPED])
    if own.fired:
        spent = hexset(at for at, target in own.fired if not left_of(pos, side, target))
        allowed.less("TS VIII.6", pos.units_in(spent) & ~marks[FOUGHT])
    return allowed.less("TS VIII.p1", book(pos).weak)


def left_of(pos: Position, side: int, target: int) -> bool:
    """Is there somebody in a hex who has not been attacked? Its ships, or its land units, which are attacked apart."""
    own, data = pos.state.own, book(pos).data
    here = pos.at(target) & data.of_side[1 - side] & ~own.struck
    return bool(here & data.of["gunboat"] or (here & ~data.of["gunboat"] and not own.attacked >> target & 1))


@rule("TS VIII.6")
def bound(pos: Position, but: int = -1) -> UnitSet:
    """Units that have not fought, of a hex that has attacked: they may attack the same hex alone. Those bound to one can be left out."""
    own: Own = pos.state.own
    if not own.fired:
        return 0
    return pos.units_in(hexset(at for at, target in own.fired if target != but)) & ~pos.state.marks[FOUGHT]


@rule("TS IX.range.1", "TS IX.train.8", "TS IX.art.1", "TS IX.gunboat.5", "TS IX.range.2", "TS IX.range.4", "TS IX.range.3")
@board_fact
def ranged(pos: Position, side: int) -> UnitSet:
    """Guns that may fire at two hexes, over friends and rivers: those with no enemy unit beside them."""
    grid, data = pos.game.map.grid, book(pos).data
    beside, where = grid.around(land(pos, 1 - side) | ships(pos, 1 - side)), pos.state.where
    mine = bits(guns(pos) & data.of_side[side])
    return sum(1 << u for u in mine if where[u] >= 0 and not beside >> where[u] & 1)


def guns(pos: Position) -> UnitSet:
    return book(pos).guns


@rule("TS VIII.1", "TS VIII.3")
def in_range(pos: Position, side: int, target: int) -> UnitSet:
    """Adjacent units, and guns two hexes away."""
    grid = pos.game.map.grid
    near = grid.ring_of_each(1 << target, 1)
    return pos.units_in(near) | ranged(pos, side) & pos.units_in(grid.ring_of_each(1 << target, 2))


@rule("TS IX.gunboat.6")
def against(pos: Position, side: int, target: int, ship: int) -> Allowed:
    """The units that may attack this target, and why the others may not."""
    ready = able(pos, side)
    allowed = units(ready.set, "TS VIII.1")
    allowed.barred = list(ready.barred)
    if ship >= 0:
        allowed.only("TS IX.gunboat.6", guns(pos))
    far = guns(pos) & ~ranged(pos, side) & pos.units_in(pos.game.map.grid.ring_of_each(1 << target, 2))
    allowed.less("TS IX.range.1", far).less("TS VIII.6", bound(pos, target))
    return allowed.only("TS VIII.1", in_range(pos, side, target) | far)


# -- the question of a combat phase


@fact
def targets(pos: Position, side: int) -> HexSet:
    """The hexes that some unit able to attack has in range."""
    grid = pos.game.map.grid
    ready = able(pos, side).set & ~bound(pos)
    near = grid.around(pos.hexes_of(ready)) | grid.ring_of_each(pos.hexes_of(ready & ranged(pos, side)), 2)
    return near | hexset(target for _, target in pos.state.own.fired if against(pos, side, target, -1).set)


@rule("TS VIII.2", "TS VIII.4", "TS VIII.7")
def target_hexes(pos: Position, side: int) -> Allowed:
    """Any hex with enemy land units in range; no hex and no unit twice; all who defend a hex are attacked together."""
    own: Own = pos.state.own
    near, foes = targets(pos, side), land(pos, 1 - side)
    allowed = hexes(foes, "TS VIII.3").less("TS VIII.4", own.attacked)
    if own.struck:
        allowed.less("TS VIII.4", foes & beaten(pos))
    beside = pos.game.map.grid.around(pos.hexes_of(side_units(pos, side)))
    held_up = guns_held_up(pos, side)
    allowed.less("TS IX.range.1", foes & held_up & ~near).less("TS VIII.1", foes & ~near & ~beside & ~held_up)
    allowed.set &= near
    return allowed.but_for(lambda: held_back(pos, side, near))


def beaten(pos: Position) -> HexSet:
    """Where land units stand that were attacked in this phase."""
    return pos.hexes_of(pos.state.own.struck & ~book(pos).data.of["gunboat"])


def held_back(pos: Position, side: int, near: HexSet) -> list[tuple[str, HexSet]]:
    """Hexes out of everybody's range only because the units beside them may not attack."""
    grid, mine = pos.game.map.grid, side_units(pos, side)
    out_of_it = [*able(pos, side).barred, ("TS VIII.6", bound(pos))]
    found = [(cite, grid.around(pos.hexes_of(out & mine)) & ~near) for cite, out in out_of_it]
    return [*found, ("TS IX.gunboat.6", ships(pos, 1 - side) & ~land(pos, 1 - side))]


def guns_held_up(pos: Position, side: int) -> HexSet:
    """What guns could fire at two hexes away, were no enemy beside them."""
    held_up = able(pos, side).set & guns(pos) & ~ranged(pos, side)
    return pos.game.map.grid.ring_of_each(pos.hexes_of(held_up), 2)


@rule("TS IX.gunboat.6", "TS IX.range.3", "TS VIII.4")
def target_ships(pos: Position, side: int) -> Allowed:
    """Ships are attacked apart, and only by artillery, trains and ships."""
    allowed = units(enemy_ships(pos, side), "TS VIII.3").less("TS VIII.4", pos.state.own.struck)
    for ship in bits(allowed.set):
        able_to = against(pos, side, pos.state.where[ship], ship)
        if not able_to.set:
            for cite in why_spared(pos, side, ship, able_to):
                allowed.less(cite, 1 << ship)
    return allowed


def enemy_ships(pos: Position, side: int) -> UnitSet:
    data, where = book(pos).data, pos.state.where
    return sum([1 << ship for ship in bits(data.of["gunboat"] & data.of_side[1 - side]) if where[ship] >= 0])


def why_spared(pos: Position, side: int, ship: int, able_to: Allowed) -> list[str]:
    """Why nobody may attack a ship: what keeps the guns near it, or that there are none."""
    grid, at = pos.game.map.grid, 1 << pos.state.where[ship]
    close = pos.units_in(grid.disc(at, 2)) & side_units(pos, side)
    if close & guns(pos):
        return [cite for gun in bits(close & guns(pos)) for cite in able_to.why_not(gun)]
    return ["TS IX.gunboat.6"] if close else ["TS VIII.1"]


def may_attack(pos: Position) -> bool:
    """Is there a target left? The menu says which, and why no other is one."""
    side, own = pos.frame.who, pos.state.own
    if land(pos, 1 - side) & targets(pos, side) & ~own.attacked & ~beaten(pos):
        return True
    if not able(pos, side).set & guns(pos):
        return False
    return any(against(pos, side, pos.state.where[ship], ship).set for ship in bits(enemy_ships(pos, side) & ~own.struck))


def phase_menu(pos: Position, side: int, cite: str) -> Menu:
    verbs = {"target": target_hexes(pos, side), "target_ship": target_ships(pos, side), "end_phase": button("TS VIII.2")}
    return Menu(side, "ts-combat", cite, verbs)


def aim(ref: Referee, target: int) -> None:
    ref.ask("battle", ref.frame.who, Battle(target, -1))


def aim_ship(ref: Referee, ship: int) -> None:
    ref.ask("battle", ref.frame.who, Battle(ref.state.where[ship], ship))


@rule("TS VIII.p7")
def close(ref: Referee, _: Frame) -> None:
    """The phase ends when every attack has been resolved."""
    own: Own = ref.state.own
    if ref.state.marks[FOUGHT]:
        ref.do(Marked(FOUGHT, ref.state.marks[FOUGHT], False, "TS VIII.p7", quiet=True))
    if own.fired or own.attacked or own.struck:
        ref.state = ref.state._replace(own=own._replace(fired=(), attacked=0, struck=0))


# -- the question of one attack


@rule("TS VIII.3", "TS VIII.5")
def assemble_menu(pos: Position) -> Menu:
    """Attackers are named one by one; once the attack is announced there is no way back."""
    battle: Battle = pos.frame.memo
    side = pos.frame.who
    join = against(pos, side, battle.target, battle.ship).less("TS VIII.4", battle.attackers)
    ready = button("TS VIII.5").less("TS VIII.3", int(not battle.attackers))
    verbs = {"join": join, "leave": units(battle.attackers, "TS VIII.3"), "attack": ready, "cancel": button("TS VIII.2")}
    return Menu(side, "ts-assemble", "TS VIII.3", verbs, {"hex": battle.target})


@rule("TS VIII.4", "TS VIII.6", "TS VIII.5")
def announce(ref: Referee, _: int) -> None:
    """The attack is announced and must be carried out."""
    battle: Battle = ref.frame.memo
    battle = battle._replace(defenders=odds.defenders(ref.pos, battle))
    own: Own = ref.state.own
    ref.do(Marked(FOUGHT, battle.attackers, True, "TS VIII.4", quiet=True))
    attacked = own.attacked if battle.ship >= 0 else own.attacked | 1 << battle.target
    fired = dict(own.fired) | dict.fromkeys(bits(ref.pos.hexes_of(battle.attackers)), battle.target)
    own = own._replace(attacked=attacked, struck=own.struck | battle.defenders, fired=tuple(sorted(fired.items())))
    assembling.announced(ref, "ts-attack", battle, own, "TS VIII.3")


@rule("TS VIII.p4", "TS VIII.p2c")
def throw(ref: Referee, frame: Frame) -> None:
    """One die, unless the odds leave nothing to chance."""
    battle: Battle = frame.memo
    sum_ = odds.reckon(ref.pos, battle)
    ref.do(Told("ts-odds", (("attack", sum_.attack), ("defence", sum_.defence), ("column", sum_.shown)), "TS VIII.p2a"))
    if sum_.certain:
        ref.remember(battle._replace(result=sum_.certain))
    else:
        ref.remember(battle._replace(die=ref.roll(6, "ts-die-combat", "TS VIII.p4")))


# -- the commissar


@rule("TS IX.hq.2")
def commissars(pos: Position, battle: Battle, side: int) -> UnitSet:
    """HQs stacked with infantry, sailors or cavalry of theirs that take part in this combat."""
    data = book(pos).data
    part = battle.attackers | battle.defenders
    led = part & (data.of["infantry"] | data.of["sailors"] | data.of["cavalry"]) & data.of_side[side]
    return data.of["hq"] & data.of_side[side] & pos.units_in(pos.hexes_of(led))


def may_reroll(pos: Position) -> bool:
    battle: Battle = pos.frame.memo
    return bool(battle.die and not battle.rerolled and commissars(pos, battle, RED))


def reroll_menu(pos: Position) -> Menu:
    battle: Battle = pos.frame.memo
    verbs = {"keep": button("TS IX.hq.2"), "reroll": button("TS IX.hq.2")}
    return Menu(RED, "ts-reroll", "TS IX.hq.2", verbs, {"hex": battle.target, "die": battle.die})


def reroll(ref: Referee, _: int) -> None:
    """The second throw is final."""
    battle: Battle = ref.frame.memo
    ref.remember(battle._replace(die=ref.roll(6, "ts-die-reroll", "TS IX.hq.2"), rerolled=True))
    ref.finish()


# -- the result


@rule("TS VIII.p5", "TS VIII.p4")
def apply_result(ref: Referee, frame: Frame) -> None:
    """The result is read from the table and applied at once."""
    battle: Battle = frame.memo
    result = battle.result or odds.outcome(ref.pos, battle)
    battle = battle._replace(result=result)
    ref.remember(battle)
    ref.do(Told("ts-result", (("result", result),), f"TS VIII.r{('DR', 'AR', 'DE', 'AE', 'EX').index(result) + 1}"))
    RESULTS[result](ref, battle)


@rule("TS IX.range.6", "TS VIII.r6", "TS IX.gunboat.5")
def exposed(pos: Position, battle: Battle) -> UnitSet:
    """The attackers that results can touch: those adjacent, and no ships."""
    return adjacent(pos, battle) & ~book(pos).data.of["gunboat"]


def adjacent(pos: Position, battle: Battle) -> UnitSet:
    near, where = pos.game.map.grid.ring_of_each(1 << battle.target, 1), pos.state.where
    return sum([1 << u for u in bits(battle.attackers) if where[u] >= 0 and near >> where[u] & 1])


@rule("TS VIII.r1", "TS IX.fort.2", "TS IX.gunboat.6")
def defender_retreats(ref: Referee, battle: Battle) -> None:
    """Two hexes back; forts and ships ignore it."""
    if battle.ship >= 0:
        ref.do(Told("ts-no-effect", (), "TS IX.gunboat.6"))
    elif book(ref.pos).data.map.features["fort"] >> battle.target & 1:
        ref.do(Told("ts-no-effect", (), "TS IX.fort.2"))
    else:
        retreat_of(ref, battle.defenders, 2, "TS VIII.r1")


@rule("TS VIII.r2")
def attacker_retreats(ref: Referee, battle: Battle) -> None:
    retreat_of(ref, exposed(ref.pos, battle), 2, "TS VIII.r2")


@rule("TS VIII.r3")
def defender_eliminated(ref: Referee, battle: Battle) -> None:
    for unit in bits(battle.defenders):
        ref.do(Removed(unit, DEAD, "combat", "TS VIII.r3"))


@rule("TS VIII.r4")
def attacker_eliminated(ref: Referee, battle: Battle) -> None:
    for unit in bits(exposed(ref.pos, battle)):
        ref.do(Removed(unit, DEAD, "combat", "TS VIII.r4"))


@rule("TS VIII.r5", "TS VIII.r6")
def exchange(ref: Referee, battle: Battle) -> None:
    """One defending and one adjacent attacking unit, each chosen by its owner; the defender names his first."""
    side = ref.game.roster[(battle.attackers & -battle.attackers).bit_length() - 1].side
    for who, lost in ((side, exposed(ref.pos, battle)), (1 - side, battle.defenders)):
        if lost.bit_count() > 1:
            ref.ask("loss", who, Loss(lost))
        elif lost:
            ref.ask("only_loss", who, Loss(lost))


RESULTS = {"DR": defender_retreats, "AR": attacker_retreats, "DE": defender_eliminated, "AE": attacker_eliminated, "EX": exchange}


def loss_menu(pos: Position) -> Menu:
    return Menu(pos.frame.who, "ts-loss", "TS VIII.r5", {"lose": units(pos.frame.memo.units, "TS VIII.r6")})


def lose(ref: Referee, unit: int) -> None:
    ref.finish()
    ref.do(Removed(unit, DEAD, "exchange", "TS VIII.r5"))


def lose_only(ref: Referee, frame: Frame) -> None:
    ref.do(Removed(frame.memo.units.bit_length() - 1, DEAD, "exchange", "TS VIII.r5"))


# -- advance


CANNOT_ENTER = {"tank": "TS IX.tank.5", "train": "TS V.8", "gunboat": "TS IX.gunboat.1"}


@rule("TS VIII.p6", "TS VIII.adv1", "TS IX.fear.9")
def advancing(pos: Position) -> Allowed:
    """Surviving adjacent attackers that may enter the vacant hex, zones of control or not."""
    battle: Battle = pos.frame.memo
    side, target = pos.frame.who, 1 << battle.target
    allowed = units(battle.attackers, "TS VIII.adv1").less("TS IX.range.6", battle.attackers & ~adjacent(pos, battle))
    vacant = not (land(pos, 1 - side) & target or battle.defenders & pos.at(battle.target))
    if battle.result not in ("DR", "DE", "EX") or not vacant:
        return allowed.less("TS VIII.p6", battle.attackers)
    for unit in bits(allowed.set):
        kind = pos.game.roster[unit].kind
        if not steps_into(pos, unit, target):
            allowed.less(CANNOT_ENTER.get(kind, "TS VIII.p6"), 1 << unit)
        elif counts(pos, unit) and full(pos, side) & target:
            allowed.less("TS VI.2", 1 << unit)
    return allowed


def steps_into(pos: Position, unit: int, target: HexSet) -> bool:
    """May a unit of this kind make that step at all?"""
    return bool(book(pos).networks[pos.game.roster[unit].kind].beside[pos.state.where[unit]] & target)


def may_advance(pos: Position) -> bool:
    return bool(advancing(pos).set)


def advance_menu(pos: Position) -> Menu:
    verbs = {"advance": advancing(pos), "halt": button("TS VIII.adv2")}
    return Menu(pos.frame.who, "ts-advance", "TS VIII.p6", verbs, {"hex": pos.frame.memo.target})


@rule("TS VIII.adv2")
def advance(ref: Referee, unit: int) -> None:
    """Decided before any other attack."""
    battle: Battle = ref.frame.memo
    ref.do(Moved(unit, (ref.state.where[unit], battle.target), "advance", "TS VIII.adv1"))
    control.passed(ref, unit, (battle.target,))
    ref.remember(battle._replace(attackers=battle.attackers & ~(1 << unit)))
