"""7.9. Step 5 of a combat: the tactical results, the attacker's first, then the defender's."""

from __future__ import annotations

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.combat.battle import attacking_side, the_battle
from grognard.games.victory_roads.law.combat.casualties import owe_freely
from grognard.games.victory_roads.law.combat.conversion import (
    ENGAGED,
    Change,
    Setting,
    attack_changes,
    defence_changes,
    final_codes,
)
from grognard.games.victory_roads.law.combat.forces import foes, force
from grognard.games.victory_roads.law.combat.odds import name
from grognard.games.victory_roads.law.combat.retreat import start_retreat
from grognard.games.victory_roads.law.combat.rivers import major_rivers, origins_across
from grognard.games.victory_roads.law.combat.strongholds import no_exploitation
from grognard.games.victory_roads.law.events import combat as events
from grognard.games.victory_roads.law.names import Battle, own
from grognard.kernel.arguments import Argument, At
from grognard.kernel.changes import Message
from grognard.kernel.cite import rule
from grognard.kernel.flow import Ask, Verb
from grognard.kernel.menu import OPTION, Menu, options
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position

# -- what becomes of the results


def conversion_setting(pos: Position, battle: Battle) -> Setting:
    stronghold = no_exploitation(pos, battle.target)
    weather = own(pos).weather
    return Setting(battle.ground, weather, battle.besieged, battle.by_river, stronghold, battle.hurrah)


def attacker_changes(pos: Position, battle: Battle) -> list[Change]:
    return attack_changes(book(pos).data.tables, conversion_setting(pos, battle), battle.attack_code)


@rule("VR 7.9.4")
def is_river_choice_open(pos: Position) -> bool:
    """Does it make a difference whether the river that every attacker crosses or the ground converts the
    attacker's result? In mud neither does (K-19).
    """
    battle = the_battle(pos)
    wet = origins_across(pos, major_rivers(pos), battle.target, battle.origins)
    if not wet or wet != battle.origins:
        return False
    results = {
        final_codes(battle.attack_code, attacker_changes(pos, battle._replace(by_river=by_river)))
        for by_river in (False, True)
    }
    return len(results) > 1


WATER, GROUND = "river", "ground"


def river_menu(pos: Position) -> Menu:
    """The defender says."""
    battle = the_battle(pos)
    found = options((WATER, GROUND), "VR 7.9.4")
    args: dict[str, Argument] = {"hex": At(battle.target), "code": battle.attack_code}
    return Menu(1 - attacking_side(pos, battle), "vr-river", "VR 7.9.4", {"convert": found}, args)


@rule("VR 7.9.4")
def convert_by(ref: Referee, number: int) -> None:
    ref.remember(the_battle(ref.pos)._replace(by_river=(WATER, GROUND)[number] == WATER))
    ref.finish()


@rule("VR 7.9.1a", "VR 7.9.2a", "VR 7.9.2b", "VR 8.3.2a")
def resolve_results(ref: Referee, frame: Frame) -> None:
    """Both results as they count in the end. Where the attacker has none, a cell without one was read."""
    battle: Battle = frame.memo
    tables = book(ref.pos).data.tables
    mine = attacker_changes(ref.pos, battle)
    theirs = defence_changes(tables, conversion_setting(ref.pos, battle), battle.defence_code)
    for role, changes in (("attacker", mine), ("defender", theirs)):
        for change in changes:
            told = (
                ("role", role),
                ("before", join_codes(change.before)),
                ("after", join_codes(change.after)),
            )
            ref.do(Message("vr-converted", told, change.cite))
    results, answer = final_codes(battle.attack_code, mine), "".join(final_codes(battle.defence_code, theirs))
    results += events.gained_codes(ref.pos, battle)
    args = (("attack", join_codes(results)), ("defence", answer or NOTHING))
    ref.do(Message("vr-results", args, "VR 7.9.1a"))
    ref.remember(battle._replace(results=results, answer=answer))


NOTHING = "none"


def join_codes(codes: tuple[str, ...]) -> str:
    return "+".join(codes) or NOTHING


RIVER = Ask("river", river_menu, {"convert": Verb(convert_by, OPTION)}, is_river_choice_open, Battle)

# -- the attacker's result


@rule("VR 7.9.1a", "VR 7.9.1b", "VR 7.9.6", "VR EX-20b")
def apply_attack(ref: Referee, frame: Frame) -> None:
    """Each D1 costs the defender a step; an engagement is one of both, or in mud of the attacker alone."""
    battle: Battle = frame.memo
    side = attacking_side(ref.pos, battle)
    owe_freely(ref, 1 - side, battle.results.count("D1"), "VR 7.9.6")
    if ENGAGED in battle.results:
        engage(ref, battle, mutual=battle.attack_code == ENGAGED)


@rule("VR EX-20a", "VR 3.2.2e")
def engage(ref: Referee, battle: Battle, mutual: bool) -> None:
    """Two dice on the same column: only the losses of their cell count (C-10), the attacker's first. In mud
    they are his alone (C-08).
    """
    side = attacking_side(ref.pos, battle)
    roll = sum(ref.roll(6, "vr-die-combat", "VR EX-20a") for _ in range(2))
    cell = book(ref.pos).data.tables.crt.cell(battle.odds, roll)
    theirs = cell.defender_loss if mutual else 0
    args = (
        ("roll", roll),
        ("column", name(battle.odds)),
        ("attacker", cell.attacker_loss),
        ("defender", theirs),
    )
    ref.do(Message("vr-engaged", args, "VR EX-20a" if mutual else "VR 3.2.2e"))
    owe_freely(ref, 1 - side, theirs, "VR 7.9.6")
    owe_freely(ref, side, cell.attacker_loss, "VR 7.9.6")


@rule("VR 7.9.5a")
def pay_for_hurrah(ref: Referee, frame: Frame) -> None:
    """The step that a Hurrah costs, unless political officers spare it."""
    battle: Battle = frame.memo
    if battle.hurrah and not battle.spared:
        owe_freely(ref, attacking_side(ref.pos, battle), 1, "VR 7.9.5a")


@rule("VR 7.10.1", "VR 7.10.3")
def retreat_attackers(ref: Referee, frame: Frame) -> None:
    """AR: each attacker who is left goes back a hex (K-18); HQs beside them stay (K-15)."""
    battle: Battle = frame.memo
    side = attacking_side(ref.pos, battle)
    mine = force(ref.pos, battle, side)
    if "AR" in battle.results and mine:
        start_retreat(ref, mine, 1, foes(ref.pos, battle, side), "VR 7.10.3")
