"""3. Movement, and what 1.7 lets divisions do when it begins."""

from __future__ import annotations

from typing import Any

from grognard.games.velikie_louki import supply
from grognard.games.velikie_louki.rulebook import book
from grognard.games.velikie_louki.stacking import is_cadre
from grognard.games.velikie_louki.state import FESTUNG, ISOLATED, MOVED, MP, SOVIET, UNSUPPLIED, Moving, Own
from grognard.games.velikie_louki.zoc import both_states, held
from grognard.kernel.changes import Marked, Moved, Noted, Placed, Removed, StepLost
from grognard.kernel.cite import rule
from grognard.kernel.going import Network, Reach, Terms, reach
from grognard.kernel.hexes import SHUT, HexSet, bits
from grognard.kernel.menu import Allowed, Menu, button, hexes, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import DEAD, GONE, POOL, Frame, Position, UnitSet, fact, side_fact

LEAVING = 2 * MP  # to get out of an enemy zone


def mover(pos: Position, unit: int) -> str:
    """The class a unit moves as."""
    data = book(pos).data
    return "motor" if data.motor >> unit & 1 else "ski" if data.of["ski"] >> unit & 1 else "foot"


@rule("VL 3.2b", "VL 3.2c")
def traffic(pos: Position, unit: int) -> HexSet:
    """The hexes where another motor unit of its side stands, HQs and rockets too."""
    data = book(pos).data
    side = pos.game.roster[unit].side
    return pos.hexes_of(data.motor & data.of_side[side] & ~(1 << unit))


def network(pos: Position, unit: int) -> Network:
    return book(pos).ground.network(mover(pos, unit), traffic(pos, unit))


@rule("VL 1.6b")
def closed(pos: Position, side: int) -> HexSet:
    """The hexes of the city, to Soviet units, while their Festung stands."""
    return pos.held(FESTUNG) if side == SOVIET else 0


@rule("VL 4.2.1a", "VL 4.2.1b", "VL 4.2.1c", "VL 4.2.1f", "VL 4.4a", "VL 4.4b", "VL 1.5a", "VL 3.1a")
@side_fact
def against(pos: Position, foe: int) -> list[tuple[Terms, Terms]]:
    """What a side makes of its enemy's movement, that of skiers last, while the garrison has a zone and while it has none.

    No hex of an enemy; a zone ends the move and costs 2 points to leave, friends in it or not;
    skiers are held only by hard ones. Nothing here hangs on the units that move.
    """
    free = pos.game.map.grid.board & ~held(pos, foe) & ~closed(pos, 1 - foe)
    return [
        (Terms(free, zones.all, zones.all, LEAVING, 0, zones.bars), Terms(free, zones.hard, zones.all, LEAVING, 0, zones.hard_bars))
        for zones in both_states(pos, foe)
    ]


def terms_for(pos: Position, unit: int) -> Terms:
    own: Own = pos.state.own
    return against(pos, 1 - pos.game.roster[unit].side)[own.encircled][mover(pos, unit) == "ski"]


@rule("VL 8.3d", "VL 8.3b")
def allowance(pos: Position, unit: int) -> int:
    """Half of it when unsupplied; the isolated move as usual."""
    move = pos.game.roster[unit].move
    return move // 2 if pos.state.marks[UNSUPPLIED] >> unit & 1 else move


@rule("VL 3.1a", "VL 3.1b")
@fact
def reached(pos: Position, moving: Moving) -> Reach:
    """What the points left allow; nobody is granted a hex he cannot pay for."""
    where = 1 << pos.state.where[moving.unit]
    return reach(network(pos, moving.unit), where, moving.left, terms_for(pos, moving.unit))


def destinations(pos: Position, moving: Moving) -> Allowed:
    here = 1 << pos.state.where[moving.unit]
    return hexes(reached(pos, moving).hexes & ~here, "VL 3.1a").but_for(lambda: reasons(pos, moving))


def reasons(pos: Position, moving: Moving) -> list[tuple[str, HexSet]]:
    """What dropping one rule alone would allow: worked out only when somebody asks."""
    unit, already = moving.unit, reached(pos, moving).hexes
    side, how, here = pos.game.roster[unit].side, mover(pos, unit), 1 << pos.state.where[unit]
    normal, ground = terms_for(pos, unit), book(pos).ground

    net = network(pos, unit)

    def if_only(net: Network = net, points: int = moving.left, **other: Any) -> HexSet:
        return reach(net, here, points, normal._replace(**other)).hexes & ~already

    return [
        ("VL 3.1a", held(pos, 1 - side)),
        ("VL 1.6b", closed(pos, side)),
        ("VL 4.2.1a", if_only(stop=0)),
        ("VL 4.2.1b", if_only(leave=0)),
        ("VL 4.4c" if how == "ski" else "VL 4.2.1c", if_only(shut=SHUT)),
        ("VL 3.2c", if_only(ground.network(how))),
        ("VL 8.3d", if_only(points=moving.left + pos.game.roster[unit].move - allowance(pos, unit))),
        ("VL T.terr.12", pos.game.map.grid.board & ~ground.open_to(how)),
    ]


# -- the question of a movement phase


def side_units(pos: Position, side: int) -> UnitSet:
    """A side's units on the map; the garrison is none of them."""
    data, boxes = book(pos).data, pos.stacks
    off = boxes.get(POOL, 0) | boxes.get(DEAD, 0) | boxes.get(GONE, 0)
    return data.of_side[side] & ~data.of["festung"] & ~off


@rule("VL 3.1c", "VL 2.1.C", "VL 2.1.F")
def movable(pos: Position, side: int) -> Allowed:
    """Any of the units, each once; what a unit does not spend is lost."""
    return units(side_units(pos, side), ("VL 2.1.C", "VL 2.1.F")[side]).less("VL 3.1c", pos.state.marks[MOVED])


@rule("VL 1.7.2a", "VL 1.7.2b", "VL 2.1.Ca", "VL 1.7.3c")
def detaching(pos: Position, side: int) -> Allowed:
    """Soviet divisions at full strength that have not moved; there is always a cadre counter."""
    divisions = side_units(pos, side) & book(pos).data.divisions
    worn = sum(1 << u for u in bits(divisions) if pos.state.steps[u] < 3)
    return units(divisions, "VL 1.7.2a").less("VL 1.7.2a", worn).less("VL 1.7.2b", begun(pos))


def begun(pos: Position) -> UnitSet:
    """Units whose movement is no longer at its start: they have moved, or have regrouped already."""
    own: Own = pos.state.own
    return pos.state.marks[MOVED] | own.regrouped


@rule("VL 1.7.3a")
def cadres_for(pos: Position, unit: int) -> UnitSet:
    """Cadres in its hex, of its quality or a better one, that have not moved."""
    data = book(pos).data
    quality = data.more(unit).quality
    here = pos.at(pos.state.where[unit]) & ~(1 << unit) & ~pos.state.marks[MOVED]
    return sum(1 << u for u in bits(here) if is_cadre(pos, u) and data.more(u).quality <= quality)


@rule("VL 1.7.3a", "VL 1.7.3b", "VL 2.1.Ca")
def absorbing(pos: Position, side: int) -> Allowed:
    """Reduced divisions with a cadre beside them; a cadre by itself does not grow."""
    divisions = side_units(pos, side) & book(pos).data.divisions
    other = sum(1 << u for u in bits(divisions) if pos.state.steps[u] != 2)
    alone = sum(1 << u for u in bits(divisions & ~other) if not cadres_for(pos, u))
    found = units(divisions, "VL 1.7.3a").less("VL 1.7.3a", other | alone)
    return found.less("VL 1.7.2b", begun(pos))


def phase_menu(pos: Position, side: int, cite: str) -> Menu:
    from grognard.games.velikie_louki.reinforcements import due

    verbs = {"unit": movable(pos, side), "enter": due(pos, side)}
    if side == SOVIET:
        verbs |= {"detach": detaching(pos, side), "absorb": absorbing(pos, side)}
    verbs["end_phase"] = button(cite)
    return Menu(side, "vl-move", cite, verbs, {"waiting": verbs["enter"].set.bit_count()})


def take(ref: Referee, unit: int) -> None:
    ref.ask("moving", ref.frame.who, Moving(unit, allowance(ref.pos, unit), False))


@rule("VL 1.7.2c", "VL 1.7.1b")
def detach(ref: Referee, unit: int) -> None:
    """The division is turned over and a cadre of its quality put beside it, supplied as the division is."""
    cadre = spare_cadre(ref.pos, book(ref.pos).data.more(unit).quality)
    ref.do(StepLost(unit, 2, "VL 1.7.2c", "detached"))
    ref.do(Placed(cadre, ref.state.where[unit], "detached", "VL 1.7.2c"))
    supplied_as(ref, cadre, hardship(ref.pos, unit), "VL 1.7.2c")
    regroup(ref, unit)


@rule("VL 1.7.2c", "VL 6.6.1j")
def spare_cadre(pos: Position, quality: str) -> int:
    """A counter that nobody uses; one that was thrown off the map and comes back is a regiment, and in use."""
    data, where = book(pos).data, pos.state.where
    coming = {one.unit for one in pos.state.own.back}
    fit = [u for u in bits(data.of["cadre"]) if data.more(u).quality == quality and u not in coming]
    return next(u for box in (POOL, DEAD) for u in fit if where[u] == box)


def regroup(ref: Referee, unit: int) -> None:
    own: Own = ref.state.own
    ref.state = ref.state._replace(own=own._replace(regrouped=own.regrouped | 1 << unit))


def hardship(pos: Position, unit: int) -> int:
    """How badly a unit is supplied: 0 well, 1 isolated, 2 unsupplied."""
    marks = pos.state.marks
    return 2 if marks[UNSUPPLIED] >> unit & 1 else marks[ISOLATED] >> unit & 1


def supplied_as(ref: Referee, unit: int, bad: int, cite: str) -> None:
    for mark, state in ((ISOLATED, 1), (UNSUPPLIED, 2)):
        if (ref.state.marks[mark] >> unit & 1) != (bad == state):
            ref.do(Marked(mark, 1 << unit, bad == state, cite, quiet=True))


def absorb(ref: Referee, unit: int) -> None:
    found = cadres_for(ref.pos, unit)
    if found.bit_count() == 1:
        take_in(ref, unit, found.bit_length() - 1)
    else:
        ref.ask("absorbing", ref.frame.who, unit)


def absorbing_menu(pos: Position) -> Menu:
    return Menu(
        pos.frame.who, "vl-absorb", "VL 1.7.3a", {"take_in": units(cadres_for(pos, pos.frame.memo), "VL 1.7.3a")}, {"unit": pos.frame.memo}
    )


def absorb_this(ref: Referee, cadre: int) -> None:
    unit = ref.frame.memo
    ref.finish()
    take_in(ref, unit, cadre)


@rule("VL 1.7.3b")
def take_in(ref: Referee, unit: int, cadre: int) -> None:
    """The division is whole again, the cadre gone; of two states of supply the worse remains."""
    box = POOL if ref.game.roster[cadre].kind == "cadre" else DEAD
    supplied_as(ref, unit, max(hardship(ref.pos, unit), hardship(ref.pos, cadre)), "VL 1.7.3a")
    supplied_as(ref, cadre, 0, "VL 1.7.3a")
    ref.do(Removed(cadre, box, "absorbed", "VL 1.7.3b"))
    ref.do(StepLost(unit, 3, "VL 1.7.3b", "restored"))
    regroup(ref, unit)


# -- the question of a unit in hand


def moving_menu(pos: Position) -> Menu:
    moving: Moving = pos.frame.memo
    verbs = {"to": destinations(pos, moving), "done" if moving.begun else "drop": button("VL 3.1c"), "exit": leaving(pos, moving)}
    return Menu(pos.frame.who, "vl-moving", "VL 3.1a", verbs, {"unit": moving.unit, "points": moving.left // MP, "half": moving.left % MP})


@rule("VL 13.3.1d")
def leaving(pos: Position, moving: Moving) -> Allowed:
    """Soviet tank and mechanised brigades in supply may leave by the west for one point."""
    data, unit = book(pos).data, moving.unit
    counter = pos.game.roster[unit]
    brigade = counter.side == SOVIET and counter.size == "X" and counter.kind in ("tank", "mechanised")
    found = button("VL 13.3.1d").less("VL 13.3.1d", int(not brigade or not data.map.areas["exit_west"] >> pos.state.where[unit] & 1))
    found.less("VL 3.1a", int(moving.left < MP))
    return found.less("VL 13.3.1d", int(bool(found.set) and not supply.traced(pos, SOVIET) >> pos.state.where[unit] & 1))


@rule("VL 4.2.1a", "VL 3.1a")
def go(ref: Referee, to: int) -> None:
    moving: Moving = ref.frame.memo
    unit, pos = moving.unit, ref.pos
    cost, path = reached(pos, moving).way(to)
    stops = terms_for(pos, unit).stop >> to & 1
    ref.do(Moved(unit, path, "move", "VL 3.1a"))
    left = moving.left - cost
    if stops or left < 1:
        put_down(ref, unit)
    else:
        ref.remember(Moving(unit, left, True))


def put_down(ref: Referee, unit: int) -> None:
    ref.do(Marked(MOVED, 1 << unit, True, "VL 3.1c", quiet=True))
    ref.finish()


def done(ref: Referee, _: int) -> None:
    put_down(ref, ref.frame.memo.unit)


@rule("VL 13.3.1d", "VL 13.3.1e")
def leave(ref: Referee, _: int) -> None:
    """Gone for good; whether it counts is known at the end."""
    unit, own = ref.frame.memo.unit, ref.state.own
    ref.finish()
    ref.do(Removed(unit, GONE, "exit", "VL 13.3.1d"))
    exits = own.exits | 1 << unit
    ref.do(Noted("vl-exit", (("unit", ref.game.roster[unit].id), ("exits", exits.bit_count())), own._replace(exits=exits), "VL 13.3.1d"))


@rule("VL 3.1c")
def close(ref: Referee, _: Frame) -> None:
    """What was not spent is lost."""
    own: Own = ref.state.own
    if ref.state.marks[MOVED]:
        ref.do(Marked(MOVED, ref.state.marks[MOVED], False, "VL 3.1c", quiet=True))
    if own.entered or own.regrouped:
        ref.state = ref.state._replace(own=own._replace(entered=(), regrouped=0))
