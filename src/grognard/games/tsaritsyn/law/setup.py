"""X. Set-up and reinforcements."""

from __future__ import annotations

from collections.abc import Callable

from grognard.games.tsaritsyn.law import control, why_not
from grognard.games.tsaritsyn.law.book import Rulebook, book
from grognard.games.tsaritsyn.law.names import RED, WHITE, Own
from grognard.games.tsaritsyn.law.stacking import room_for
from grognard.games.tsaritsyn.law.zoc import land, ships, zoc
from grognard.kernel.arguments import At, Hexes, Units
from grognard.kernel.changes import Placed, Removed, Revealed
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, bits, one_of, unitset
from grognard.kernel.menu import Allowed, Cause, Menu, button, hexes, units
from grognard.kernel.places import DEAD, POOL
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet, side_fact
from grognard.rules.readers import hexes_along
from grognard.rules.schedule import due
from grognard.rules.why_not import Words, hex_words, known_units, outside_area_words

CITES = {
    "start_forts": "TS X.red.3",
    "38th": "TS X.red.6",
    "dum_cav": "TS X.red.5",
    "tsaritsyn": "TS X.red.2",
    "volga": "TS X.red.7",
    "bassargino": "TS X.white.2",
    "2nd_inf": "TS X.white.3",
    "3rd_cav": "TS X.white.4",
    "3k": "TS X.white.5",
    "yelchi": "TS X.white.6",
    "south": "TS X.white.7",
}


# -- where a unit is set up


def rail_hexes(rules: Rulebook) -> HexSet:
    return hexes_along(rules.data.map, "rail")


def own_half(rules: Rulebook, side: int) -> HexSet:
    return rules.data.map.areas["north" if side == RED else "south"] & rules.data.land


@rule(
    *("TS X.red.1", "TS X.red.2", "TS X.red.3", "TS X.red.5", "TS X.red.6", "TS X.red.7"),
    *(
        "TS X.white.1",
        "TS X.white.2",
        "TS X.white.3",
        "TS X.white.4",
        "TS X.white.5",
        "TS X.white.6",
        "TS X.white.7",
    ),
)
def label_hexes(rules: Rulebook, unit: int) -> HexSet:
    """In or beside the hex that bears the formation's label, on its own side of the start line."""
    counter, areas, grid = rules.data.roster[unit], rules.data.map.areas, rules.data.map.grid
    half = own_half(rules, counter.side)
    match counter.setup:
        case "start_forts" | "tsaritsyn" as exactly:
            return areas[exactly] & half
        case "volga":
            return rules.data.volga
        case "south":
            return half
        case "bassargino":
            return grid.disc(areas["bassargino"], 1) & half & rail_hexes(rules)
        case "":
            return 0
        case label:
            return grid.disc(areas[label], 1) & half


def setup_cite(rules: Rulebook, unit: int) -> str:
    """The paragraph that says where a unit is set up: a label of chapter X, or a variant."""
    label = rules.data.roster[unit].setup
    return "TS XI.2b" if not label else CITES[label] if rules.labels_bind else "TS XI.1a"


@side_fact()
def unplaced_units(pos: Position, side: int) -> UnitSet:
    rules = book(pos)
    left = rules.in_setup & rules.data.of_side[side] & ~pos.on_map(side)
    return unitset(u for u in bits(left) if pos.state.where[u] == POOL)


def hexes_within(area: HexSet, cite: str) -> Allowed:
    """The hexes of an area; elsewhere its paragraph is named beside any other that forbids the hex."""
    return hexes(area, cite, cite).only(cite, area, outside_area_words(area))


@rule("TS X.red.4", "TS X.white.1", "TS X.white.7")
def setup_hexes(pos: Position, unit: int) -> Allowed:
    """Every fort on the line must be manned; Whites within stacking, none beside a Red; militia alone."""
    rules, counter, grid = book(pos), pos.game.roster[unit], pos.game.map.grid
    allowed = hexes_within(rules.setup_areas[unit], setup_cite(rules, unit))
    if counter.side == RED:
        if counter.setup == "start_forts" and rules.labels_bind:
            line = rules.data.map.areas["start_forts"]
            comrades = unplaced_units(pos, RED) & rules.fort_garrison
            empty = line & ~land(pos, RED)
            if comrades.bit_count() <= empty.bit_count():
                allowed.less(
                    "TS X.red.4", line & ~empty, lambda _: ("ts-why-forts-empty", (("hexes", Hexes(empty)),))
                )
        return allowed
    foes = land(pos, RED) | ships(pos, RED)
    allowed.less("TS X.white.1", grid.disc(foes, 1), adjacent_red_words(pos))
    allowed.less("TS VI.2", ~room_for(pos, unit) & grid.board, why_not.full_hex(pos, WHITE))
    if rules.labels_bind:
        militia = pos.hexes_of(rules.data.units_of_kind["militia"] & rules.data.of_side[WHITE])
        taken = land(pos, WHITE) if counter.kind == "militia" else militia
        allowed.less("TS X.white.7", taken, hex_words("ts-why-militia-alone", pos))
    return allowed


def adjacent_red_words(pos: Position) -> Callable[[int], Words]:
    """Which Red units stand in or beside a hex; those face down have no names."""
    red, grid = book(pos).data.of_side[RED], pos.game.map.grid
    return hex_words("ts-why-beside-red", pos, lambda h: pos.units_in(grid.disc(1 << h, 1)) & red)


def not_to_set_up_cause(pos: Position, cite: str) -> Callable[[int], Cause]:
    """Why a unit cannot be taken in hand: it stands already, comes later, or is the other side's."""

    def outside(unit: int) -> Cause:
        at = pos.state.where[unit]
        if pos.game.roster[unit].side == pos.frame.who and at >= 0:
            return Cause(cite, "why-placed", (("unit", known_units(pos, 1 << unit)), ("hex", At(at))))
        return why_not.not_on_map_cause(pos, unit, cite)

    return outside


@rule("TS X.white.7")
def setup_order(pos: Position, side: int) -> Allowed:
    """Militia come last, since they need unoccupied hexes."""
    rules, left = book(pos), unplaced_units(pos, side)
    militia = left & rules.data.units_of_kind["militia"]
    cite = "TS X.red.1" if side == RED else "TS X.white.1"
    choice = units(left, cite, not_to_set_up_cause(pos, cite))
    return choice.less(
        "TS X.white.7", militia if left != militia and rules.labels_bind else 0, "ts-why-militia-last"
    )


def setup_menu(pos: Position, side: int) -> Menu:
    cite = "TS X.red.1" if side == RED else "TS X.white.1"
    left = unplaced_units(pos, side)
    able = any(setup_hexes(pos, u).set for u in bits(left))
    ready = button(cite).less(cite, int(not able), "why-nothing-to-place")
    many = (("many", left.bit_count()),)
    verbs = {
        "unit": setup_order(pos, side),
        "ready_made": ready,
        "lift": units(placed_units(pos, side), cite, why_not.not_among_cause(pos, cite, "why-not-placed")),
        "end_setup": button(cite).less(cite, int(left != 0), lambda _: ("why-units-left", many)),
    }
    return Menu(side, "ts-setup", cite, verbs, {"left": left.bit_count()})


def placed_units(pos: Position, side: int) -> UnitSet:
    return book(pos).in_setup & pos.on_map(side)


def ready_made_places(pos: Position, side: int) -> dict[int, int]:
    """A legal hex for each unit not yet placed that has one: the ready-made one where it can be had."""
    wanted = ready_made(pos, side)
    state = pos.state
    found: dict[int, int] = {}
    militia = book(pos).data.units_of_kind["militia"]
    left = unplaced_units(pos, side)
    for unit in [*bits(left & ~militia), *bits(left & militia)]:
        now = Position(pos.game, state)
        may = setup_hexes(now, unit).set
        if not may:
            continue
        spot = wanted.get(unit, -1)
        found[unit] = spot if spot >= 0 and may >> spot & 1 else bits(may)[0]
        state = Placed(unit, found[unit], "set-up", "TS X.0").apply(state)
    return found


def ready_made(pos: Position, side: int) -> dict[int, int]:
    stacks = book(pos).data.setups.get(pos.game.sides[side], {})
    return {pos.game.roster.index[u]: pos.game.map.index[label] for label, ids in stacks.items() for u in ids}


def place_ready_made(ref: Referee, _: int) -> None:
    side = ref.frame.who
    for unit, spot in sorted(
        ready_made_places(ref.pos, side).items(), key=lambda placed: placed[1]
    ):  # an order that tells nothing
        ref.do(Placed(unit, spot, "set-up", setup_cite(book(ref.pos), unit)))


def lift(ref: Referee, unit: int) -> None:
    ref.do(Removed(unit, POOL, "lifted", "TS X.0"))


def end_setup(ref: Referee, _: int) -> None:
    ref.finish()


@rule("TS XI.5")
def reveal(ref: Referee, _: Frame) -> None:
    """Red counters set up face down are turned up once White is placed."""
    if book(ref.pos).face_down:
        ref.do(Revealed(book(ref.pos).data.of_side[RED], "TS XI.5"))


# -- a unit in hand


def take(ref: Referee, unit: int) -> None:
    ref.ask("placing", ref.frame.who, unit)


def placing_menu(pos: Position) -> Menu:
    unit = pos.frame.memo
    where = setup_hexes(pos, unit) if pos.state.turn == 0 else entry_hexes(pos, unit)
    unseen = book(pos).face_down and pos.state.turn == 0 and pos.frame.who == RED
    # the other side sees the paragraph, and must not tell the unit by it
    cite = "TS XI.5" if unseen else where.under
    return Menu(pos.frame.who, "ts-placing", cite, {"at": where, "drop": button(cite)}, hand=unit)


def place_unit(ref: Referee, h: int) -> None:
    unit, first = ref.frame.memo, ref.state.turn == 0
    cite = setup_cite(book(ref.pos), unit) if first else entry_area(ref.pos, unit)[1]
    ref.finish()
    ref.do(Placed(unit, h, "set-up" if first else "entry", cite))
    control.record_control(ref, unit, (h,))


# -- reinforcements


@rule("TS X.red.8", "TS X.red.9", "TS X.white.8", "TS X.white.9", "TS XI.1b", "TS IV.3", "TS IV.7")
def arrived_units(pos: Position, side: int) -> UnitSet:
    """Reinforcements of this turn, and earlier ones that could not enter."""
    return due(pos, book(pos).reinforcements, side)


def entry_area(pos: Position, unit: int) -> tuple[HexSet, str]:
    rules, counter = book(pos), pos.game.roster[unit]
    if counter.kind == "militia":
        return hexes_near_red_cities(pos), "TS X.red.8"
    if counter.side == RED:
        return rules.entry[RED] & rail_hexes(rules), "TS X.red.9"
    if counter.kind == "train":
        return rules.data.map.areas["bassargino"], "TS X.white.8"
    return rules.entry[WHITE] & rules.data.land, "TS X.white.9"


@rule("TS X.red.8")
def hexes_near_red_cities(pos: Position) -> HexSet:
    """In or beside a city north of the start line, Tsaritsyn too, that no White occupies."""
    data = book(pos).data
    cities = (data.map.areas["red_towns"] | data.tsaritsyn) & ~land(pos, WHITE)
    return pos.game.map.grid.disc(cities, 1) & data.land


@rule("TS VII.5", "TS VII.6", "TS VI.2", "TS X.red.8")
def entry_hexes(pos: Position, unit: int) -> Allowed:
    """Never in an enemy zone of control nor on an enemy, within stacking; Red militia one to a hex."""
    counter, rules = pos.game.roster[unit], book(pos)
    data, foe = rules.data, 1 - counter.side
    allowed = hexes_within(*entry_area(pos, unit))
    allowed.less("TS VII.6", land(pos, foe), why_not.enemy_here(pos, counter.side))
    allowed.less("TS VII.5", zoc(pos, foe), why_not.zoc_words(pos, foe))
    if rules.full_bars_entry or counter.kind == "militia":
        allowed.less(
            "TS VI.2",
            ~room_for(pos, unit) & pos.game.map.grid.board,
            why_not.full_hex(pos, counter.side),
        )
    if counter.kind == "militia":
        militia = pos.hexes_of(data.units_of_kind["militia"] & data.of_side[RED])
        allowed.less("TS X.red.8", militia, hex_words("ts-why-militia-there", pos))
    return allowed


def enterable(pos: Position, side: int) -> UnitSet:
    return unitset(u for u in bits(arrived_units(pos, side)) if entry_hexes(pos, u).set)


def reinforcement_menu(pos: Position, side: int, cite: str) -> Menu:
    able = enterable(pos, side)
    choice = units(able, cite, why_not.not_movable_cause(pos, cite))
    for u in bits(arrived_units(pos, side) & ~able):
        area, _ = entry_area(pos, u)
        for bar in entry_hexes(pos, u).barred:
            if bar.out & area:
                choice.less(bar.cite, 1 << u, "ts-why-no-entry")
    must = able & book(pos).data.units_of_kind["militia"]
    left = button(cite).less(
        "TS X.red.8", int(bool(must)), lambda _: ("ts-why-militia-waits", (("units", Units(must)),))
    )
    verbs = {"unit": choice, "end_phase": left}
    if side == WHITE:
        verbs["raise"] = raisable(pos)
    return Menu(side, "ts-reinforce", cite, verbs, {"left": arrived_units(pos, side).bit_count()})


def has_reinforcements(pos: Position) -> bool:
    """Is there anything to bring in?"""
    side = pos.frame.who
    return bool(enterable(pos, side) or (side == WHITE and raisable(pos).set))


@rule("TS X.red.8")
def lose_stragglers(ref: Referee, frame: Frame) -> None:
    """Red militia that found no place on their turn are lost; everybody else waits."""
    for unit in bits(arrived_units(ref.pos, frame.who) & book(ref.pos).data.units_of_kind["militia"]):
        ref.do(Removed(unit, DEAD, "no-place", "TS X.red.8"))
    ref.note("TS IX.militia.3", tried=0)


# -- militia raised by White


@rule("TS IX.militia.2", "TS IX.militia.4", "TS IX.militia.5", "TS VII.5")
def raisable(pos: Position) -> Allowed:
    """Red towns that White has taken and holds, once each, outside Red zones, while counters are left."""
    rules, own = book(pos), pos.state.own
    towns = rules.data.map.areas["red_towns"] & land(pos, WHITE)
    allowed = hexes(towns, "TS IX.militia.2", "TS IX.militia.2").only(
        "TS IX.militia.2", towns, "ts-why-not-a-town-taken"
    )
    allowed.less("TS IX.militia.4", own.raised, "ts-why-raised").less(
        "TS IX.militia.3", own.tried, "ts-why-tried"
    )
    waiting = pool(pos)
    if not waiting:
        removed = rules.absent & rules.data.units_of_kind["militia"] & rules.data.of_side[WHITE]
        allowed.less(
            "TS XI.6" if removed else "TS IX.militia.5", pos.game.map.grid.board, "ts-why-no-militia-left"
        )
    elif rules.full_bars_entry:
        full = ~room_for(pos, one_of(waiting)) & allowed.set
        allowed.less("TS VI.2", full, why_not.full_hex(pos, WHITE))
    return allowed.less("TS VII.5", zoc(pos, RED), why_not.zoc_words(pos, RED))


def pool(pos: Position) -> UnitSet:
    rules = book(pos)
    return unitset(
        u
        for u, c in enumerate(pos.game.roster.units)
        if c.arrives == "raise" and pos.state.where[u] == POOL and not rules.absent >> u & 1
    )


@rule("TS IX.militia.3")
def raise_militia(ref: Referee, town: int) -> None:
    """1-3 a militia unit appears; 4-6 nothing, and White may try again next turn."""
    own: Own = ref.state.own
    where, tried = (("hex", At(town)),), own.tried | 1 << town
    if ref.roll(6, "ts-die-militia", "TS IX.militia.3") <= 3:
        waiting = pool(ref.pos)
        unit = bits(waiting)[0]
        ref.do(Placed(unit, town, "raised", "TS IX.militia.3"))
        ref.note("TS IX.militia.3", "ts-raised", where, raised=own.raised | 1 << town, tried=tried)
    else:
        ref.note("TS IX.militia.3", "ts-not-raised", where, tried=tried)
