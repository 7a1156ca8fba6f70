"""1.1 and 1.5. The counters: divisions, corps, HQs, Kampfgruppen, markers and supports."""

from __future__ import annotations

from typing import NamedTuple

from grognard.games.victory_roads.law.names import GROUPS, MP, SIDES
from grognard.kernel.cite import rule
from grognard.kernel.load import Files, Row
from grognard.kernel.units import Face, Roster, Unit
from grognard.rules.readers import counter, counters

TYPES = ("division", "corps", "hq", "kg", "garrison", "theatre", "support")
CLASSES = ("infantry", "armour")  # of movers; an HQ moves as infantry
KINDS = (
    *("infantry", "motorised", "mountain", "cavalry", "volksgrenadier", "volkssturm", "static", "parachute"),
    *("feldersatz", "flak", "security", "jager", "ski_jager", "panzer", "panzergrenadier", "tank"),
    *("mechanised", "kg_armour", "kg_infantry", "hiwis", "hq", "haltebefehl", "theatre"),
)
NATIONS = ("german", "hungarian", "romanian", "soviet", "polish", "czech", "bulgarian")
NO_ARMY = ("pool", "later", "rear", "stavka", "transformed")  # of units that stand in none
BRANCHES = ("", "wehrmacht", "ss", "luftwaffe", "kriegsmarine", "army", "guards")
SCENARIOS = ("campaign", "bagration", "bessarabia", "budapest_wien", "training")

# When a support is played, and what it is played on: the words of supports.csv.
MOMENTS = (
    *("supports", "drawn", "supply", "movement_start", "movement", "combat", "combat_end"),
    *("exploitation_end", "reinforcement"),
)
TARGETS = (
    *("", "soviet_hex", "axis_hex", "axis_railway", "riverside", "waterside", "axis_city", "baltic_port"),
    *("theatre", "own_theatre", "theatre_south", "soviet_stack", "cut_off_stack", "armoured_stack"),
    *("armoured_corps", "armoured_unit", "hq", "supplied_hq", "attack", "combat", "commanded_combat", "rail"),
)


class More(NamedTuple):
    """What a counter says besides its factors."""

    nation: str
    branch: str
    type: str
    armour: bool
    elite: bool
    radii: tuple[int, ...]  # of command, by face; none for a unit that commands nobody
    twin: str  # the same unit on the other side, once its country has changed sides
    pool: str


class Support(NamedTuple):
    """A support: how many copies each scenario has, and what bears on how it is used."""

    id: str
    copies: dict[str, int]
    later: int  # copies that come in the course of the campaign
    theatre: bool  # is it played within the radius of the theatre that has it?
    mandatory: bool
    air: bool
    leader: bool
    no_mud: bool
    stays: bool  # until its owner takes it back
    end_of_reich: bool  # never spent generically
    phases: tuple[str, ...]
    target: str
    range: int  # in hexes
    amount: int  # of whatever it gives or takes
    shift_attack: int  # columns, to the right for the attacker, where its owner attacks
    shift_defence: int  # columns where its owner is attacked
    words: dict[str, str]  # what it does


def is_unit(unit: Unit) -> bool:
    """Is this counter no support?"""
    return isinstance(unit.more, More)


UNIT_COLUMNS = (
    *("id", "side", "nation", "branch", "type", "class", "kind", "size", "elite", "attack", "defence"),
    *("move", "attack_reduced", "defence_reduced", "move_reduced", "steps", "radius", "fr", "en", "army"),
    *("twin", "pool", "values_source", "source", "notes"),
)
SUPPORT_COLUMNS = (
    *("id", "side", "fr", "en", *SCENARIOS, "later", "to", "mandatory", "air", "leader", "no_mud", "stays"),
    *("no_generic", "phase", "target", "range", "amount", "shift_attack", "shift_defence", "effect_en"),
    *("effect_fr", "source"),
)


def read_roster(files: Files, board: int) -> Roster:
    units = counters(files, UNIT_COLUMNS, read_unit)
    for row in files.rows("supports.csv", SUPPORT_COLUMNS):
        units += read_support(row)
    return Roster.of(units, group, GROUPS, board)


@rule("VR 1.1.3a", "VR 1.1.3b", "VR 1.1.4a", "VR 1.1.5a", "VR 1.3.1a", "VR 1.3.2", "VR 1.7.1a", "VR 1.7.1b")
@rule("VR 1.7.1c")
def read_unit(row: Row) -> Unit:
    """A unit has as many faces as steps; a counter without steps (Hiwis) has one that is worth nothing."""
    radius = row["radius"].split("/") if row["radius"] else []
    faces = tuple(
        Face(number(row, f"attack{which}"), number(row, f"defence{which}"), number(row, f"move{which}") * MP)
        for which in ("", "_reduced")[: max(1, row.number("steps"))]
    )
    return counter(
        row,
        SIDES,
        KINDS,
        faces,
        size=row["size"],
        formation="" if row["army"] in NO_ARMY else row["army"],
        more=More(
            nation=row.one_of("nation", NATIONS),
            branch=row.one_of("branch", BRANCHES),
            type=row.one_of("type", TYPES),
            armour=row.one_of("class", (*CLASSES, "hq", "marker")) == "armour",
            elite=row["elite"] == "yes",
            radii=tuple(int(one) for one in radius),
            twin=row["twin"],
            pool=row["pool"],
        ),
    )


def number(row: Row, column: str) -> int:
    return row.number(column) if row[column] else 0


def read_flag(row: Row, column: str) -> bool:
    return row.one_of(column, ("", "yes")) == "yes"


def moments(row: Row) -> tuple[str, ...]:
    found = tuple(row["phase"].split())
    if not found or not set(found) <= set(MOMENTS):
        given = row["phase"]
        raise row.bad("phase", f'"{given}" is not known', "data-unknown", given=given, near="none")
    return found


@rule("VR 1.5.1", "VR 5.1.1")
def read_support(row: Row) -> list[Unit]:
    """The copies of a support, as many as the scenario that has most of them wants."""
    copies, later = {name: row.number(name) for name in SCENARIOS}, row.number("later")
    support = Support(
        id=row["id"],
        copies=copies,
        later=later,
        theatre=read_flag(row, "to"),
        mandatory=read_flag(row, "mandatory"),
        air=read_flag(row, "air"),
        leader=read_flag(row, "leader"),
        no_mud=read_flag(row, "no_mud"),
        stays=read_flag(row, "stays"),
        end_of_reich=read_flag(row, "no_generic"),
        phases=moments(row),
        target=row.one_of("target", TARGETS),
        range=number(row, "range"),
        amount=number(row, "amount"),
        shift_attack=number(row, "shift_attack"),
        shift_defence=number(row, "shift_defence"),
        words={"fr": row["effect_fr"], "en": row["effect_en"]},
    )
    return [
        Unit(
            id=f"{row['id']}-{n}",
            side=SIDES.index(row.one_of("side", SIDES)),
            kind="support",
            size="",
            formation="",
            faces=(Face(0, 0, 0),),
            names=(("fr", row["fr"]), ("en", row["en"])),
            source=row.source(),
            more=support,
        )
        for n in range(1, max(copies.values()) + later + 1)
    ]


def group(unit: Unit) -> str:
    kind = unit.more.type if is_unit(unit) else "support"
    return f"{SIDES[unit.side]} {kind if kind in ('hq', 'garrison', 'theatre', 'support') else 'line'}"
