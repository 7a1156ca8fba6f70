"""What the results of a combat come to, if both owners choose as said here: each is played out by the rules
themselves, engagements, sieges and Kampfgruppen drawn with them.

The policy, which the table shows beside the figures: nobody names a support or an elite unit that is not
named yet; the defender chooses the ground that is worth most to him; steps are lost where they are worth
least, a Kampfgruppe takes the place of a division whenever it may, an S is met by going back if there is a
way; whoever must fall back takes the first of the ways that the rules leave him, and the strongest attacker
enters a hex left empty.
"""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.combat.battle import (
    WITHOUT_RESULT,
    attacking_side,
    battle_of,
    the_battle,
)
from grognard.games.victory_roads.law.combat.forces import foes, force
from grognard.games.victory_roads.law.combat.ground import SEVERITY
from grognard.games.victory_roads.law.combat.kampfgruppen import CITES, POOLS
from grognard.games.victory_roads.law.combat.retreat import retreat_hexes
from grognard.games.victory_roads.law.combat_tables import NONE, ROLLS, Cell, CombatTable
from grognard.games.victory_roads.law.names import CORPS_POOL, Battle
from grognard.kernel.arguments import Arguments
from grognard.kernel.dice import NeedRoll
from grognard.kernel.hexes import bits
from grognard.kernel.menu import Act, Menu
from grognard.kernel.places import DEAD, GONE, POOL
from grognard.kernel.preview import PreviewRow, Tone
from grognard.kernel.state import Position, UnitSet
from grognard.rules import combat_forecast
from grognard.rules.combat_forecast import Faces, Fight, Wording, equal_faces

POLICY = "vr-policy"  # the text that says it
THROW, ENGAGED = "VR 7.7.3", "VR EX-20a"  # for what two dice are thrown at once
MUD = "VR 3.2.2e"
DRAWN = CITES[1]  # for what a Kampfgruppe is drawn
AFTER_THE_DICE = "read_cell"
# what may be answered beforehand, and how
ORDERS = {
    "defender_supports": ("ready",),
    "ground": ("policy",),
    "elite_defence": ("plain",),
    "choose_defence": ("policy",),
    "river": ("policy",),
    "losses": ("policy",),
    "kampfgruppe": ("policy", "forgo"),
    "tiger": ("policy", "pass"),
    "shaken": ("policy", "fall_back"),
    "stand": ("pass",),
    "survivor": ("policy",),
    "falling": ("policy",),
    "further": ("policy",),
    "advance": ("policy", "halt"),
    "heinrici": ("pass", "refrain"),
    "counterattack": ("pass",),
    "displaced": ("policy",),
}
GRAVES = frozenset({DEAD, GONE, POOL, CORPS_POOL})
WORDING = Wording(
    nothing="VR 7.7.4",
    messages={"vr-may-exploit": "exploit"},
    placed={"kampfgruppe": "kampfgruppe"},
    turned={"standard": "standard"},
)

# -- the table


def code_of(cell: Cell) -> str:
    """What a cell says, in a line."""
    losses = f"{cell.attacker_loss}/{cell.defender_loss}"
    return " ".join([losses, *(one for one in (cell.attacker, cell.defender) if one != NONE)])


def chance(roll: int) -> float:
    """Of two dice together."""
    return (6 - abs(roll - 7)) / 36


def cell_of(table: CombatTable, column: int, roll: int, kind: str) -> Cell:
    """A cell as it counts in a kind of combat: in some the attacker has no tactical result (8.3.2)."""
    cell = table.cell(column, roll)
    return cell._replace(attacker=NONE) if kind in WITHOUT_RESULT else cell


def cells(table: CombatTable, column: int, kind: str = "") -> dict[str, tuple[float, int]]:
    """The results of a column in the order of the rolls: the chance of each, and a roll that brings it."""
    found: dict[str, tuple[float, int]] = {}
    for roll in ROLLS:
        code = code_of(cell_of(table, column, roll, kind))
        before, _ = found.get(code, (0.0, roll))
        found[code] = before + chance(roll), roll
    return found


def words(table: CombatTable, column: int, kind: str = "") -> dict[str, tuple[tuple[str, Arguments], ...]]:
    """What each result means."""
    found = {}
    for roll in ROLLS:
        cell = cell_of(table, column, roll, kind)
        losses: Arguments = (("attacker", cell.attacker_loss), ("defender", cell.defender_loss))
        codes = [part for code in (cell.attacker, cell.defender) for part in code.split("+") if part != NONE]
        found[code_of(cell)] = (("vr-cell-losses", losses), *((f"result-{code}", ()) for code in codes))
    return found


def tone(cell: Cell) -> Tone:
    """For the attacker."""
    if cell.attacker == "AR" or cell.attacker_loss > cell.defender_loss:
        return "bad"
    if SEVERITY.get(cell.defender, 0) > 1 or cell.defender_loss > cell.attacker_loss:
        return "good"
    return "even"


# -- playing


def faces_of(roll: int) -> Faces:
    low = max(1, roll - 6)
    return low, roll - low


def possible_rolls(pos: Position, need: NeedRoll) -> list[tuple[Faces, float]]:
    """An engagement throws two dice at once, and its losses alone count: throws that cost the same are one.
    Kampfgruppen that are alike are one too.
    """
    battle = battle_of(pos)
    if need.cite == DRAWN:
        return kampfgruppen_by_kind(pos, need)
    if need.cite not in (ENGAGED, MUD) or battle is None:
        return equal_faces(pos, need)
    found: dict[tuple[int, int], tuple[Faces, float]] = {}
    for roll in ROLLS:
        cell = book(pos).data.tables.crt.cell(battle.odds, roll)
        losses = cell.attacker_loss, cell.defender_loss
        _, share = found.get(losses, (faces_of(roll), 0.0))
        found[losses] = faces_of(roll), share + chance(roll)
    return list(found.values())


def kampfgruppen_by_kind(pos: Position, need: NeedRoll) -> list[tuple[Faces, float]]:
    """Which Kampfgruppe is drawn, of each kind."""
    kinds: dict[object, list[int]] = {}
    for face, unit in enumerate(bits(pos.at(POOLS[1])), 1):
        counter = pos.game.roster[unit]
        kinds.setdefault((counter.kind, counter.faces), []).append(face)
    return [((faces[0],), len(faces) / need.sides) for faces in kinds.values()]


def position_at_dice(pos: Position) -> Position | None:
    """The position in which the dice are thrown, if nobody does more than he has said; nowhere, where the
    combat is cancelled or cannot be announced yet.
    """
    return combat_forecast.play_to_dice(pos, choice, THROW)


def rows(pos: Position, thrown: Position) -> tuple[PreviewRow, ...]:
    battle: Battle = thrown.frame.memo
    table, side = book(pos).data.tables.crt, attacking_side(thrown, battle)
    fight = Fight(battle.target, side, battle.attackers, battle.defenders, GRAVES)
    known, depth = cells(table, battle.odds, battle.kind), len(pos.state.frames)
    tones = {code: tone(cell_of(table, battle.odds, roll, battle.kind)) for code, (_, roll) in known.items()}

    def play(code: str) -> list[combat_forecast.Ending]:
        memo = battle._replace(roll=known[code][1])
        return combat_forecast.endings(thrown, AFTER_THE_DICE, side, memo, choice, possible_rolls, depth)

    return combat_forecast.rows(
        thrown,
        fight,
        {code: share for code, (share, _) in known.items()},
        (),  # a face of one die alone says nothing
        play,
        tones.__getitem__,
        WORDING,
    )


# -- the policy


def choice(pos: Position, menu: Menu) -> Act:
    """The answer to a question of a combat."""
    verbs = {verb: allowed.set for verb, allowed in menu.verbs.items() if allowed.set}
    for verb in ("attack", "throw", "ready", "plain", "replace", "spare", "pass", "done"):
        if verb in verbs:
            return Act(verb)
    if "ground" in verbs or "choose" in verbs or "convert" in verbs:
        return option(pos, menu, next(iter(verbs)))
    if "lose" in verbs:
        back = "fall_back" in verbs and can_retreat(pos)
        return Act("fall_back") if back else Act("lose", weakest_unit(pos, verbs["lose"]))
    if "advance" in verbs and not has_entered(pos):
        return Act("advance", strongest(pos, verbs["advance"]))
    for verb in ("halt", "stay"):
        if verb in verbs:
            return Act(verb)
    if "keep" in verbs:
        return Act("keep", strongest(pos, verbs["keep"]))
    verb = next((one for one in ("back", "to", "on") if one in verbs), next(iter(verbs)))
    return Act(verb, bits(verbs[verb])[0])


def option(pos: Position, menu: Menu, verb: str) -> Act:
    """Ground: what is worth most; a cell: what is best for who chooses; river or terrain: the first."""
    allowed, tables = menu.verbs[verb], book(pos).data.tables
    some = bits(allowed.set)
    if verb == "ground":
        return Act(verb, max(some, key=lambda n: tables.strength[allowed.names[n]].multiplier))
    if verb == "choose":
        attacks = menu.who == attacking_side(pos, the_battle(pos))
        return Act(verb, max(some, key=lambda n: (gain_of if attacks else relief_of)(allowed.names[n])))
    return Act(verb, some[0])


GAINS: Mapping[str, int] = {
    code: n for n, code in enumerate(("AR", NONE, "Eng", "E", "D1", "D1+E", "E2", "E3", "E4"))
}


def gain_of(code: str) -> int:
    return GAINS.get(code, 0)


def relief_of(code: str) -> int:
    """How little a result does to the defender."""
    return -SEVERITY.get(code, 1)


def unit_value(pos: Position, unit: int, steps: int) -> int:
    """What a unit is worth with so many steps left."""
    if steps <= 0:
        return 0
    face = pos.game.roster[unit].face(steps)
    return face.attack + face.defence


def weakest_unit(pos: Position, units: UnitSet) -> int:
    """Whose next step is worth least."""
    steps = pos.state.steps
    lost = {u: unit_value(pos, u, steps[u]) - unit_value(pos, u, steps[u] - 1) for u in bits(units)}
    return min(lost, key=lambda u: (lost[u], u))


def strongest(pos: Position, units: UnitSet) -> int:
    return max(bits(units), key=lambda u: (unit_value(pos, u, pos.state.steps[u]), -u))


def can_retreat(pos: Position) -> bool:
    battle = the_battle(pos)
    side = 1 - attacking_side(pos, battle)
    mine = force(pos, battle, side)
    return bool(mine and retreat_hexes(pos, mine, foes(pos, battle, side)).set)


def has_entered(pos: Position) -> bool:
    """Has one of those who follow come into the hex already?"""
    chase = pos.frame.memo
    return bool(pos.at(chase.target) & chase.units)
