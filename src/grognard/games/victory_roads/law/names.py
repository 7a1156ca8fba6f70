"""What only Victory Roads remembers, and the names it gives to things."""

from __future__ import annotations

from typing import NamedTuple

from grognard.kernel.hexes import HexSet
from grognard.kernel.places import BOXES as USUAL_BOXES
from grognard.kernel.places import Box
from grognard.kernel.state import Position, UnitSet
from grognard.kernel.views import OBSERVER

SOVIET, AXIS = 0, 1
SIDES = ("soviet", "axis")

MARKS = ("moved", "unsupplied", "withdrawn", "fought", "retreated", "exploiting")
MOVED = 0  # in this phase
UNSUPPLIED = 1  # until the owner's next supply phase
WITHDRAWN = 2  # without leave, this turn: does not fight
FOUGHT = 3  # in this phase
RETREATED = 4  # in this combat phase
EXPLOITING = 5

# The roster's groups. Theatre markers and supports are counters that fight nobody: they bar no way and fill
# no hex.
GROUPS = (
    *("soviet line", "soviet hq", "soviet theatre", "soviet support"),
    *("axis line", "axis hq", "axis garrison", "axis support"),
)
FIGHTING = ((0, 1), (4, 5, 6))  # of each side: divisions, corps and Kampfgruppen; HQs; garrisons

# Beside the map. Eliminated units lie in the usual box `dead` and those removed for good in `gone`: whose
# boxes of the map these are is told by the counters. A support pool and what a side has drawn from it are its
# own secret (K-26), and so is what it has spent, until it goes back to the pool (G-17).
OTHERS = (frozenset({AXIS, OBSERVER}), frozenset({SOVIET, OBSERVER}))
BOXES = (
    *USUAL_BOXES,
    Box("corps_pool", SOVIET),
    Box("stavka", SOVIET),
    Box("capitulation", SOVIET),
    Box("kg_armour", AXIS),
    Box("kg_infantry", AXIS),
    Box("next_turn", AXIS),
    Box("waiting_soviet", SOVIET),
    Box("waiting_axis", AXIS),
    Box("played_soviet", SOVIET),
    Box("played_axis", AXIS),
    Box("soviet_supports", SOVIET, OTHERS[SOVIET]),
    Box("axis_supports", AXIS, OTHERS[AXIS]),
    Box("end_supports", AXIS, OTHERS[AXIS]),
    Box("available_soviet", SOVIET, OTHERS[SOVIET], hand=True),
    Box("available_axis", AXIS, OTHERS[AXIS], hand=True),
    Box("available_n", SOVIET, OTHERS[SOVIET], hand=True),
    Box("available_cn", SOVIET, OTHERS[SOVIET], hand=True),
    Box("available_cs", SOVIET, OTHERS[SOVIET], hand=True),
    Box("available_s", SOVIET, OTHERS[SOVIET], hand=True),
    Box("spent_soviet", SOVIET, OTHERS[SOVIET]),
    Box("spent_axis", AXIS, OTHERS[AXIS]),
)
PLACE = {box.id: -1 - n for n, box in enumerate(BOXES)}
SUPPORT_POOL = (PLACE["soviet_supports"], PLACE["axis_supports"])
AVAILABLE = (PLACE["available_soviet"], PLACE["available_axis"])  # in the basic game
SPENT = (PLACE["spent_soviet"], PLACE["spent_axis"])
# Events in play that lie on no hex: with a unit, an HQ or a theatre, or in force for the turn.
PLAYED = (PLACE["played_soviet"], PLACE["played_axis"])
# Who must still be placed: HQs that lost their line (VR 4.1.2), arrivals without a hex (K-36).
WAITING = (PLACE["waiting_soviet"], PLACE["waiting_axis"])
CORPS_POOL, STAVKA, CAPITULATION = PLACE["corps_pool"], PLACE["stavka"], PLACE["capitulation"]
THEATRES = ("TON", "TOCN", "TOCS", "TOS")  # the markers of the theatres
THEATRE_BOXES = dict(
    zip(THEATRES, (PLACE[f"available_{which}"] for which in ("n", "cn", "cs", "s")), strict=True)
)

WEATHERS = ("fair", "mud", "snow")
FAIR, MUD, SNOW = range(3)
SKIES = ("clear", "overcast")
CLEAR, OVERCAST = range(2)

MP = 2  # movement is reckoned in half points


NOBODY = -1


class Pontoon(NamedTuple):
    """An HQ on its pontoon side: it bridges one side of its hex."""

    unit: int
    here: int
    across: int


class Placement(NamedTuple):
    """A support in play: the unit, HQ or theatre that bears it, and the theatre from whose box it came."""

    support: int
    bearer: int = NOBODY
    theatre: int = NOBODY


class Own(NamedTuple):
    # 1.10 and 3: ground and weather
    weather: int = FAIR
    sky: int = CLEAR
    control: HexSet = 0  # land that the Soviets control; all other land is the Axis's
    captured: HexSet = 0  # land that the Soviets have controlled at any time
    # 4: supply
    pontoons: tuple[Pontoon, ...] = ()
    bridgeheads: HexSet = 0  # Soviet markers
    # 5: supports
    placements: tuple[Placement, ...] = ()  # of supports in play
    # 6: movement
    rail: int = 0  # points of rail capacity that the Axis has left this turn
    naval: int = 0  # points of naval capacity that the Axis has left this turn
    paid: bool = False  # has the Axis spent a support for strategic movement in this phase?
    abandoning: int = NOBODY  # the HQ whose units abandon their equipment now
    abandoned: UnitSet = 0  # HQs that bear such an order this turn and may not move
    stayed: UnitSet = 0  # units whose evacuation was called off: they move no more this turn
    # 6.7: orders to hold
    holding: HexSet = 0  # hexes with a Haltebefehl marker; a garrison is a unit besides
    hollow: HexSet = 0  # plain markers that hold as 0-1-0 until units enter (fortress order)
    held_order: HexSet = 0  # hexes with a marker at any moment of this Soviet player turn (K-25)
    # 7: combat
    attacked: HexSet = 0  # hexes attacked in this phase
    autonomous: int = 0  # nations (bits of ALLIES) that have made their autonomous attack this turn
    # 9 to 12: theatres and the reserve
    moving: UnitSet = 0  # theatres in movement mode; the others are in offensive mode
    priority: int = NOBODY  # the theatres so named this turn
    secondary: int = NOBODY
    grand: int = NOBODY  # the theatre that has declared a grand offensive this turn
    remote: UnitSet = 0  # theatres far from the front this turn
    resting: UnitSet = 0  # theatres that received supports and may not move this turn
    fired: UnitSet = 0  # theatres that placed artillery this turn
    widened: UnitSet = 0  # theatres with Lend-Lease this turn: their radius grows
    used: tuple[int, ...] = (0, 0, 0, 0)  # supports that each theatre has used in this supports phase
    reinforcing: tuple[int, ...] = (0, 0, 0, 0)  # of those, on rifle corps
    choosing: int = 0  # supports that may be chosen from the pool before the draw
    stage: int = 0  # how far the order of placing supports has gone in this phase (11.5.2)
    shifted: UnitSet = 0  # theatres that have moved in this step
    flipped: UnitSet = 0  # theatres that have changed mode in this phase
    tested: UnitSet = 0  # theatres whose turn has come in this Stavka phase
    called: UnitSet = 0  # units that have left the Stavka box in this phase
    entered: int = 0  # units that have entered it
    # 14: allies of the Axis
    romania: str = "absent"  # axis, soviet, absent
    hungary: str = "absent"  # axis, soviet, absent; "armistice" is due at the next Axis turn, then "out"
    faithful: bool = False  # will Hungary never surrender?
    changed: tuple[int, ...] = (0, 0)  # the turns in which Romania and Hungary changed sides
    returning: tuple[int, ...] = (0, 0)  # units of each that may still come back in this phase
    # 15 and 16: the Führer
    mood: int = 0
    maximum: int = 10
    freedom: int = 0
    dismissals: int = 0
    objectives: int = 6  # held at the last checks: the marker never goes back
    few_supports: bool = False  # the next draw is that after a dismissal
    slowed: bool = False  # dismissal: the next Axis movement phase is halved
    halting: bool = False  # the present one is
    no_replacements: bool = False  # dismissal: none in the next (or present) reinforcements phase
    fallen: HexSet = 0  # strategic hexes whose loss has been paid for and that were not retaken
    cities_lost: bool = False  # was the first objective, the German cities, lost at a check?
    # 17 and 18: arrivals
    points: tuple[int, ...] = (0, 0, 0, 0)  # replacement points left: Soviet, German, Hungarian, Romanian
    forfeited: bool = False  # a withdrawal failed: no German points for the rest of the game
    # 19: Warsaw
    rising: int = 0  # the turn in which Warsaw rose; 0: it has not
    uprising: bool = False  # does the marker lie on Warsaw?
    handed: bool = False  # is the Stalin support in German hands?
    # supports in force for the turn
    curbs: frozenset[str] = frozenset()  # End of Reich supports in force this turn, by id
    refugees: HexSet = 0  # hexes whose roads and railways do not serve the Germans this turn
    driven: int = NOBODY  # the theatre whose units must attack orders to hold this turn (Stalin)
    must_attack: HexSet = 0  # what they have still to attack in this combat phase
    stood_back: bool = False  # has Heinrici let a stack go in this combat phase, or will he let none?


ALLIES = ("romanian", "hungarian")


class Moving(NamedTuple):
    """A unit in hand: the half points it has spent, and in which manner it moves, once it has begun."""

    unit: int
    spent: int = 0
    how: str = ""
    pace: str = ""  # exploit, counter: with half its points
    spur: int = 0  # half points more in exploitation, for the leader with whom it stood when it set out
    goals: HexSet = (
        0  # of a unit out of supply that has begun: the HQs and sources it may still be heading for
    )


class Battle(NamedTuple):
    """A combat from the naming of its hex to its last marker (7.2)."""

    target: int
    attackers: UnitSet = 0
    defenders: UnitSet = 0
    kind: str = ""  # "" in a combat phase; else exploitation, surprise or counter (K-21)
    origins: HexSet = 0  # the hexes from which it was attacked
    besieged: bool = False  # do the siege rules of 6.7.5 hold?
    ground: str = ""  # the terrain that the defender has chosen (K-13)
    supports: UnitSet = 0  # supports of both sides in this combat
    lent: tuple[int, int] = (NOBODY, NOBODY)  # the unit that a leader makes elite, for each side (K-16)
    odds: int = 0  # the number of the final column; below the first, the combat is cancelled
    elite: tuple[int, int] = (NOBODY, NOBODY)  # the elite unit that attacker and defender have named
    armoured: bool = False  # is it an armoured exploitation?
    hurrah: bool = False
    spared: bool = False  # political officers: no step is lost for it
    roll: int = 0
    attack_code: str = ""  # of the cell, or as chosen by an elite's side
    defence_code: str = ""
    losses: tuple[int, int] = (0, 0)  # of attrition, the attacker's first, as they are to be borne
    borne: UnitSet = 0  # units that have borne a loss of attrition
    by_river: bool = False  # 7.9.4: the attacker's result is converted by the river
    results: tuple[str, ...] = ()  # of the attacker, as they count in the end: D1, Eng, E2, AR
    answer: str = ""  # of the defender, as it counts in the end: S, DR, DR2, DR3, Eng
    met: bool = False  # has the defender met it?
    newcomers: UnitSet = 0  # Kampfgruppen that took the place of a division in this combat
    retreated: UnitSet = 0  # units that have retreated in it
    exploits: int = 0  # half units that may still be marked for exploitation
    marked: UnitSet = 0  # units that have been
    harsh: bool = False  # 7.8.4: does a Soviet armoured corps outside every theatre bear one of the losses?
    left: tuple[int, int] = (0, 0)  # losses of attrition that nobody has been asked for yet


class Toll(NamedTuple):
    """Losses of one side in a combat that are borne now."""

    units: UnitSet  # who may bear any of them
    left: int
    cite: str
    side: int  # whose units: another side may say which
    why: str = ""  # "first" and "harsh" have bearers of their own, "free" losses need not be spread


class Fallen(NamedTuple):
    """An elite division that a combat has cost, and the hex where a Kampfgruppe may take its place."""

    unit: int
    hex: int


def own(pos: Position) -> Own:
    found: Own = pos.state.own
    return found
