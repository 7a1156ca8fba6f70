"""What only Sudden Storm remembers, and the names it gives to things."""

from __future__ import annotations

from typing import NamedTuple

from grognard.kernel.hexes import HexSet
from grognard.kernel.places import BOXES as USUAL_BOXES
from grognard.kernel.places import Box
from grognard.kernel.state import Position, UnitSet

AXIS, SOVIET = 0, 1
SIDES = ("axis", "soviet")
NOBODY = -1

# Combat units, trucks, intrinsic defences; aircraft and ships, which hold no hex, have groups of their own.
GROUPS = (
    *("axis unit", "axis truck", "axis defence", "axis air", "axis ship"),
    *("soviet unit", "soviet truck", "soviet air", "soviet ship"),
)
FIGHTING = ((0, 1, 2), (5, 6))  # of each side
SHIPS = (4, 8)  # the group of each side's ships

MARKS = (
    *("done", "unsupplied", "starving", "by_soviet", "fed", "isolated", "strategic", "fought", "beaten"),
    *("stronger", "empty", "reserve", "eastern", "minimum", "rebuilt", "inactive", "flown", "at_sea"),
)
DONE = 0  # moves no more in this phase
UNSUPPLIED = 1  # out of regular supply for the first turn (12D)
STARVING = 2  # for the second turn or longer
BY_SOVIET = 3  # the count began in a Soviet initial phase (D11)
FED = 4  # by a special source, for this player turn (12E)
ISOLATED = 5  # at the last check (3H)
STRATEGIC = 6  # moved by strategic rail: neither attacks nor exploits in this player turn
FOUGHT = 7  # attacked in this combat phase
BEATEN = 8  # was attacked in this phase, or has retreated in it (9F1.6)
STRONGER = 9  # a rifle division on its 4-6 side (33F3)
EMPTY = 10  # a truck that has fed units
RESERVE = 11  # of Hungary and Rumania (31A)
EASTERN = 12  # entered this turn on a rail hex of the eastern edge (SS-P72)
MINIMUM = 13  # used its one-hex minimum move in this phase
REBUILT = 14  # a rifle division that came back on its 3-6 side, whichever it prints first (33F3)
INACTIVE = 15  # an air unit that flies no mission until it is repaired (16B1)
FLOWN = 16  # an air unit that has flown its mission of this air phase (19.1)
AT_SEA = 17  # a ship declared to be at sea; all others are in port (27B)

# Beside the map: `pool` holds who arrives by the calendar, `dead` who can be replaced, `gone` who is out of
# the game.
BOXES = (
    *USUAL_BOXES,
    Box("germany", AXIS),  # off the map to the west
    Box("urals", SOVIET),
    Box("conditional", SOVIET),  # waits for its city to be threatened (33A3)
    Box("delayed_axis", AXIS),  # arrivals that found no place
    Box("delayed_soviet", SOVIET),
    Box("whole_axis", AXIS),  # divisions that are broken down
    Box("whole_soviet", SOVIET),
    Box("parts_axis", AXIS),  # regiments of divisions that are whole
    Box("parts_soviet", SOVIET),
    Box("converted", NOBODY),  # what units may become: Guards, substitutes, upgrades
    Box("returning", AXIS),  # withdrawn, and due back
    Box("aside", NOBODY),  # air units before the surprise air attack (30F2)
    Box("eft", NOBODY),  # shot down in air combat (25B1); the nations' boxes are told apart by their units
    Box("remnants", NOBODY),  # lost in any other way (25B2)
    Box("afloat", NOBODY),  # units aboard ships
)
PLACE = {box.id: -1 - n for n, box in enumerate(BOXES)}
GERMANY, URALS, CONDITIONAL = PLACE["germany"], PLACE["urals"], PLACE["conditional"]
DELAYED = (PLACE["delayed_axis"], PLACE["delayed_soviet"])
WHOLE = (PLACE["whole_axis"], PLACE["whole_soviet"])
PARTS = (PLACE["parts_axis"], PLACE["parts_soviet"])
CONVERTED, RETURNING = PLACE["converted"], PLACE["returning"]
ASIDE, EFT, REMNANTS = PLACE["aside"], PLACE["eft"], PLACE["remnants"]
AFLOAT = PLACE["afloat"]

ZONES = ("a", "b", "c", "d", "g")  # of weather
WEATHERS = ("clear", "mud", "frost", "snow")  # from best to worst
CLEAR, MUD, FROST, SNOW = range(4)
NATIONS = ("german", "foreign", "finnish", "hungarian", "italian", "rumanian", "slovak", "soviet")
NETS = ("soviet", "standard", "finnish")  # of rail capacity

TURNS = 19
MP = 2  # movement is reckoned in half points
STRENGTH = 48  # strengths in 48ths: halves, thirds, quarters, sevenths are multiplied crosswise


HAULED = 1  # of resource points: a unit has carried them in this phase
SHIPPED = 2  # they have gone by rail alone in this turn
BEACHED = 4  # they have come over a beach in this phase


class Stock(NamedTuple):
    """Resource points in a hex."""

    hex: int
    side: int
    points: int
    carrier: int = NOBODY  # a unit that carries them now
    used: int = 0  # HAULED, SHIPPED, BEACHED


class Work(NamedTuple):
    """A fort, an airfield or a road being built: whose it is, and in which initial phase it is finished."""

    hex: int
    kind: str
    side: int
    turn: int
    worker: int = NOBODY  # the city whose workers help
    same_turn: bool = False  # finished at the end of the player turn


class CityCount(NamedTuple):
    """A city out of regular supply: for which turn, and in whose initial phase the count began."""

    hex: int
    turns: int
    by_soviet: bool


class Factory(NamedTuple):
    """A factory: in its city, or on its way to the Urals."""

    hex: int  # NOBODY in the Urals
    state: str = "producing"  # producing, prepared, moving, cancelled, lost
    since: int = 0  # the turn of that state
    armour: int = 0  # points kept in it while it is isolated
    artillery: int = 0


class Capital(NamedTuple):
    """The seat of government."""

    hex: int  # NOBODY: in the Urals, or captured
    state: str = "seated"  # seated, prepared, moved, captured, urals
    since: int = 0


# What an air unit is away for (19): the kinds of bombing that stay over the enemy's player turn come last.
MISSIONS = (
    *("escort", "interception", "transfer", "staging", "bombing", "yard", "bases", "support", "naval"),
    *("defence", "harassment", "search"),
)


RETURNED, SHOT, SPENT = "returned", "shot", "spent"  # results R and A of air combat (20B2); mission flown


class Flight(NamedTuple):
    """An air unit in the air: it is where its target hex is, and this is why, and where it came from."""

    unit: int
    mission: str  # of MISSIONS; "bombing" until the kind is named (SS-P76)
    base: int  # the hex where it took off
    extended: bool = False  # beyond its printed range (23B)
    jettisoned: bool = False  # a fighter that has dropped its bombs to fight (23A)
    joined: bool = False  # has it shot in air combat in this phase (20B)?
    over: str = ""  # why it flies its mission no more: RETURNED, SHOT, SPENT


class Convoy(NamedTuple):
    """Ships that carry something: they stay together until it is ashore."""

    ships: tuple[int, ...]
    units: tuple[int, ...] = ()
    from_beach: tuple[int, ...] = ()  # those of them that were taken aboard from a beach
    goods: tuple[Stock, ...] = ()  # resource points
    supply: int = 0  # RE of cargo; each is several RE of supply (27D)


class Landed(NamedTuple):
    """Supply that ships have landed: RE of units that may draw on it (12E2)."""

    hex: int
    side: int
    re: int


class Leg(NamedTuple):
    """A part of a ship's way in this phase (37D)."""

    ship: int
    path: tuple[int, ...]
    laden: bool  # with cargo aboard


class Unloading(NamedTuple):
    """Cargo that waits to be landed until search aircraft have had their turn (37D)."""

    ship: int  # one of those that carry it
    hex: int
    beach: bool
    size: int


class Fire(NamedTuple):
    """Guns of a ship in support: which of them (PRIMARY, INTERMEDIATE, SECONDARY), and of what hex."""

    ship: int
    guns: int
    target: int


PRIMARY, INTERMEDIATE, SECONDARY = 1, 2, 4  # guns of a warship (27B2)


class Own(NamedTuple):
    # 3: possession
    soviet: HexSet = 0  # hexes that the Soviets own
    neutral: HexSet = 0  # hexes of neutral countries; all other land is the Axis's
    ever_axis: HexSet = 0  # hexes that the Axis has owned at any time since the start
    at_start: HexSet = 0  # hexes that the phasing side owned when its player turn began
    # 4: the turn
    surprise: bool = False  # is this the surprise turn? (30F)
    # 6 and 7: movement and rail
    left: tuple[tuple[int, int], ...] = ()  # half points left, by unit, of those that have begun to move
    standard: tuple[HexSet, ...] = (0, 0, 0)  # links converted to standard gauge, by direction 0 to 2
    fresh: tuple[HexSet, ...] = (0, 0, 0)  # of those, the links converted this turn
    rail_used: tuple[int, ...] = (0, 0, 0)  # RE that have used each net this turn
    rail_more: tuple[int, ...] = (0, 0, 0)  # RE bought this turn
    rail_lost: int = 0  # Soviet capacity lost for good
    pinned: UnitSet = 0  # Soviet c/m units that may not exploit in this phase (30C)
    laid: tuple[tuple[int, int], ...] = ()  # the same as they were laid: from a hex to the next
    rode: tuple[UnitSet, ...] = (0, 0, 0)  # units that have used each net in this phase
    kept: HexSet = 0  # hexes whose holder let a train pass through a ZOC, and has to stay
    rail_free: int = 0  # RE from the Eastern districts that have ridden free this turn
    upgraded: tuple[HexSet, ...] = (0, 0)  # hexes whose roads have become railways, broad and standard (37B)
    # 12: supply
    supplied: tuple[HexSet, ...] = (0, 0)  # hexes in regular supply at the last check, by side
    cut_off: tuple[HexSet, ...] = (0, 0)  # hexes isolated at the last check, by side
    counts: tuple[CityCount, ...] = ()
    stocks: tuple[Stock, ...] = ()
    feeding: UnitSet = 0  # trucks named as sources in this initial phase
    # 14 and 15: works, breakdown
    forts: HexSet = 0
    razed: HexSet = 0  # fortresses that were captured
    airfields: HexSet = 0
    works: tuple[Work, ...] = ()
    parted: tuple[tuple[int, str], ...] = ()  # divisions broken down, and their sets
    # 28: weather
    weather: tuple[int, ...] = (CLEAR,) * len(ZONES)
    cold: tuple[int, ...] = (0,) * len(ZONES)  # turns of cold weather in a row
    # 30 to 32: nations
    finland: str = "neutral"  # neutral, axis, out
    hungary: str = "neutral"
    rumania: str = "axis"
    bulgaria: str = "axis"
    iran: str = "neutral"  # neutral, soviet
    factories: tuple[Factory, ...] = ()
    capital: Capital = Capital(NOBODY)
    penalty: int = 0  # Soviet initial phases in which the capital still halves infantry points
    released: int = 0  # garrisons released for good, by number
    finnish_limit: int = 0  # RE by which the German limit in the Finnish theatre has risen
    guests: UnitSet = 0  # Germans outside the Finnish theatre who are supplied through it (SS-P67)
    leningrad: bool = False  # has the Axis held all of it at the start of a German initial phase? (31B2)
    unguarded: HexSet = 0  # cities without their Axis garrison, closed to Axis supply
    bessarabia: bool = False  # is it Rumanian again?
    occupied: HexSet = 0  # major cities of the USSR that were the Axis's when the game turn began (32)
    automatic: bool = False  # is everybody in supply in this player turn? (30F)
    # 33: replacements, in quarters and fifths of points: see replacements.py
    pools: tuple[tuple[str, int], ...] = ()  # points by pool, in twentieths
    stores: tuple[tuple[int, str, int], ...] = ()  # in isolated cities: hex, kind, twentieths
    debts: tuple[tuple[str, int], ...] = ()
    losses: tuple[tuple[str, int], ...] = ()  # attack strength lost since the last initial phase, by nation
    quotas: tuple[tuple[str, int], ...] = ()  # what has been used of limits by turn and month
    retaken: tuple[tuple[int, int], ...] = ()  # replacement cities retaken, and when
    goods: tuple[tuple[int, str, int], ...] = ()  # resource points to be placed: side, way in, points
    later: tuple[tuple[str, int], ...] = ()  # points that may not be used in the turn they came, by pool
    pocketed: tuple[tuple[int, int], ...] = ()  # attack strength isolated Soviets have lost, by city (37E1b)
    # 34 and 36
    points: int = 0  # victory points for events, German
    fallen: tuple[int, ...] = (0, 0)  # attack strength lost since the start, by side
    # 9: combat
    attacked: HexSet = 0  # hexes attacked in this phase
    # 16 to 26: the air
    flights: tuple[Flight, ...] = ()  # air units away from their bases, in the order of their units
    takeoffs: tuple[tuple[int, int], ...] = ()  # units that have taken off in this air phase, by base (17A)
    yards_hit: tuple[int, ...] = (0, 0, 0)  # RE of rail capacity bombed away for a player turn, by net
    arctic_flown: int = 0  # units based in the Arctic that have flown in this phase (29.6)
    # 27: the sea
    convoys: tuple[Convoy, ...] = ()  # ships with cargo aboard
    lying: tuple[tuple[int, int], ...] = ()  # on which of two waters of its hex a ship lies
    port_loads: tuple[tuple[int, int], ...] = ()  # RE loaded and landed in this player turn, by port
    bound: tuple[tuple[int, int], ...] = ()  # the sea to which a German ship has sailed in this turn
    outside: tuple[tuple[int, int], ...] = ()  # hexes sailed outside the safety zone, not yet paid for
    tested: UnitSet = 0  # Soviet ships that mines and submarines have had their turn with in this phase
    unsafe: bool = False  # is the safety zone of the Baltic gone?
    fuelled: UnitSet = 0  # ships that have been to a port for fuel in this player turn
    dry: UnitSet = 0  # ships that had no fuel in their last player turn
    carriers: UnitSet = 0  # warships that have carried supply in this player turn: their guns are silent
    mended: UnitSet = 0  # ships repaired in this player turn: they neither move nor fire
    repairs: tuple[int, ...] = (0, 0)  # repair points, by side
    sunk: tuple[tuple[int, int], ...] = ()  # the sea where a ship went down
    landed: tuple[Landed, ...] = ()  # supply brought ashore
    drawing: UnitSet = 0  # units named to draw on it in this initial phase
    railheads: HexSet = 0  # coast joined to a source by rail alone, at the last check of the phasing side
    covers: tuple[Fire, ...] = ()  # hexes that ships will support in defence in this combat phase
    fired: tuple[tuple[int, int], ...] = ()  # guns that have fired in this combat phase, by ship
    depot: int = 0  # German resource points in ports off the map
    legs: tuple[Leg, ...] = ()  # ways of ships in this phase, while search aircraft are out (37D)
    unloading: tuple[Unloading, ...] = ()  # cargo that is not landed yet for their sake
    declared: bool = False  # have all naval moves of this phase been declared?
    marched: UnitSet = 0  # units that have made an ordinary move in this phase (37C)
    in_column: UnitSet = 0  # units that have made an administrative one
    arctic_debt: int = NOBODY  # the side whose player has to say which hex gives the point for such a flight
    escaping: UnitSet = 0  # air units that have got away from a lost base, and must land (17B)
    ashore: tuple[tuple[int, int], ...] = ()  # lend-lease air units kept in isolated ports, and where (34)
    yard_hits: tuple[tuple[int, int], ...] = ()  # hits that count, by yard, in this air phase (19D1.3)
    air_fought: HexSet = 0  # hexes whose air combat is over in this phase (20.1)
    raf: str = "raf"  # the unit of the RAF: raf, then soviet or guards, as its return found it (34.5)


class Placing(NamedTuple):
    """A unit that is being set up."""

    unit: int


class Basing(NamedTuple):
    """An air unit that is being put at a base."""

    unit: int


class Moving(NamedTuple):
    """A unit in hand: what it has left and how it goes."""

    unit: int
    left: int
    how: str = ""
    fresh: bool = True  # has it all its points?
    exploiting: bool = False  # in the exploitation phase


class Sailing(NamedTuple):
    """Ships in hand, which sail together."""

    ships: UnitSet
    moved: bool = False


class Battle(NamedTuple):
    """An attack, from the naming of its hex to the advance (9, 10)."""

    target: int
    attackers: UnitSet = 0
    defenders: UnitSet = 0
    kind: str = ""  # "" in a combat phase, overrun
    origins: HexSet = 0
    excess: tuple[UnitSet, UnitSet] = (0, 0)  # artillery counted as excess, attacker's and defender's
    neutral: tuple[UnitSet, UnitSet] = (0, 0)  # half and one-seventh units treated as neutral
    declined: bool = False  # AECA not used
    column: int = 0
    modifier: int = 0
    die: int = 0
    result: str = ""
    category: str = ""  # what the defender uses: aecd, atec
    armour: tuple[UnitSet, UnitSet] = (0, 0)  # who bears losses for armour, attackers and defenders
    winter: tuple[UnitSet, UnitSet] = (0, 0)  # and for the winter
    counted: UnitSet = 0  # defenders whose strength counts: no refugees
    weaker: bool = False  # in an exchange: was the attacker the weaker side?
    lost: int = 0  # printed strength that the weaker side has lost in it
    retreated: UnitSet = 0  # those who have gone back in this combat
    paid: bool = False  # the resource point of an attack in the Arctic
    ships: tuple[Fire, ...] = ()  # guns of ships in support


def own(pos: Position) -> Own:
    found: Own = pos.state.own
    return found
