"""1.8.1 and 13. The ground of a combat: the terrain that the defender chooses in the attacked hex (K-13)."""

from __future__ import annotations

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.combat.battle import WITHOUT_RESULT, side_of, the_battle
from grognard.games.victory_roads.law.combat.rivers import origins_across
from grognard.games.victory_roads.law.combat_tables import EXPLOITATIONS, NONE, RETREATS
from grognard.games.victory_roads.law.names import SNOW, Battle, own
from grognard.games.victory_roads.law.weather import is_mud
from grognard.kernel.arguments import At
from grognard.kernel.cite import rule
from grognard.kernel.flow import COMMIT, Ask, Do, Verb
from grognard.kernel.hexes import HexSet, holds
from grognard.kernel.menu import OPTION, Menu, options
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position

# How hard a result is for the defender; one that he cannot suffer counts as nothing.
SEVERITY = {NONE: 0, **{code: n for codes in (EXPLOITATIONS, RETREATS) for n, code in enumerate(codes, 1)}}


# -- what there is to choose from


@rule("VR 3.2.3c")
def natural(pos: Position, h: int) -> str:
    """The terrain of a hex; in snow a marsh is forest."""
    found = pos.game.map.terrain_of(h)
    return "forest" if found == "marsh" and own(pos).weather == SNOW else found


@rule("VR 13.0", "VR 13.1.1a", "VR 13.2.1")
def standing_works(pos: Position, feature: str) -> HexSet:
    """Fortifications that the Soviets have never captured."""
    return pos.game.map.features[feature] & ~own(pos).captured


@rule("VR 13.1.1d")
def do_works_count(pos: Position, target: int, origins: HexSet) -> bool:
    """A basic fortification counts while every attacker comes through a fortified side (C-33)."""
    works = origins_across(pos, pos.game.map.sides["works"], target, origins)
    return holds(standing_works(pos, "fort"), target) and works == origins


def origins_of(pos: Position, battle: Battle) -> HexSet:
    return battle.origins or pos.hexes_of(battle.attackers)


@rule("VR 1.8.1c", "VR 13.1.1b", "VR 13.1.1c", "VR 13.2.2")
def terrains(pos: Position, battle: Battle) -> list[str]:
    """The rows of the terrain table that the hex has, each by itself: no two are added up."""
    h, features = battle.target, pos.game.map.features
    found = [natural(pos, h)]
    found += [name for name in ("minor_city", "city") if holds(features[name], h)]
    if do_works_count(pos, h, origins_of(pos, battle)):
        found.append("fort")
    if holds(standing_works(pos, "fortress"), h):
        found.append("fortress")
    return [*found, "bridgehead"] if holds(own(pos).bridgeheads, h) else found


# -- which of it is worth a question


def terrain_value(pos: Position, battle: Battle, row: str) -> tuple[int, ...]:
    """What a terrain is worth to the defender: its strength, and how little it lets happen. Results that it
    does not convert in this combat do not count.
    """
    tables = book(pos).data.tables
    # in mud terrain does not touch the attacker's result, under siege not the defender's
    mine = () if is_mud(pos) or battle.kind in WITHOUT_RESULT else EXPLOITATIONS
    theirs = () if battle.besieged else RETREATS
    ease = [-SEVERITY[tables.convert(row, code)] for code in (*mine, *theirs)]
    return (tables.strength[row].multiplier, *ease)


@rule("VR 1.8.1c")
def choices(pos: Position, battle: Battle) -> list[str]:
    """The terrains none of which is better than another in everything, or as good."""
    found: dict[str, tuple[int, ...]] = {}
    for row in terrains(pos, battle):
        now = terrain_value(pos, battle, row)
        if not any(is_no_better(now, other) for other in found.values()):
            found = {name: other for name, other in found.items() if not is_no_better(other, now)}
            found[row] = now
    return list(found)


def is_no_better(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return all(a <= b for a, b in zip(one, other, strict=True))


def ground_of(pos: Position, battle: Battle) -> str:
    """The chosen terrain; before the choice, the strongest."""
    strength = book(pos).data.tables.strength
    return battle.ground or max(choices(pos, battle), key=lambda row: strength[row].multiplier)


# -- the question


def has_real_choice(pos: Position) -> bool:
    return len(choices(pos, the_battle(pos))) > 1


def menu(pos: Position) -> Menu:
    battle = the_battle(pos)
    found = options(tuple(choices(pos, battle)), "VR 1.8.1c")
    side = side_of(pos, battle.defenders)
    return Menu(side, "vr-ground", "VR 1.8.1c", {"ground": found}, {"hex": At(battle.target)})


def choose(ref: Referee, number: int) -> None:
    battle = the_battle(ref.pos)
    ref.remember(battle._replace(ground=choices(ref.pos, battle)[number]))
    ref.finish()


@rule("VR 1.8.1c")
def resolve_ground(ref: Referee, frame: Frame) -> None:
    """The ground holds for strength and for both results."""
    battle: Battle = frame.memo
    ref.remember(battle._replace(ground=ground_of(ref.pos, battle)))


STEPS = (
    Ask("ground", menu, {"ground": Verb(choose, OPTION, COMMIT)}, has_real_choice, Battle),
    Do("ground_taken", resolve_ground),
)
