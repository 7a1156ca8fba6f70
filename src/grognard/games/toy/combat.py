"""5. Combat: one counter against one, a die, a step lost or a hex given up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from grognard.games.toy.movement import only_unit, side_units, zoc
from grognard.games.toy.state import BUGLE, FOUGHT, KNOWN, RED, SIDES, Battle, Own
from grognard.kernel.changes import Marked, Moved, Noted, Removed, Revealed, StepLost, Told
from grognard.kernel.cite import rule
from grognard.kernel.flow import Ask, Do, Phase, Seq, Step, While
from grognard.kernel.hexes import HexSet
from grognard.kernel.menu import Menu, button, hexes, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import DEAD, Frame, Position, UnitSet

if TYPE_CHECKING:
    from grognard.games.toy.rulebook import Rulebook


def book(pos: Position) -> Rulebook:
    rules: Rulebook = pos.game.rules
    return rules


# -- the question of a combat phase


@rule("TOY 5.1")
def able(pos: Position) -> UnitSet:
    """Counters that have not attacked yet and stand beside an enemy."""
    side = pos.frame.who
    return side_units(pos, side) & ~pos.state.marks[FOUGHT] & pos.units_in(zoc(pos, 1 - side))


def some_able(pos: Position) -> bool:
    return bool(able(pos))


def phase_menu(pos: Position) -> Menu:
    side = pos.frame.who
    mine = side_units(pos, side)
    choice = units(mine, "TOY 5.1").less("TOY 5.2", mine & pos.state.marks[FOUGHT]).less("TOY 5.1", mine & ~able(pos))
    return Menu(side, "toy-fight", "TOY 5.1", {"unit": choice, "end_phase": button("TOY 3.2")})


def take(ref: Referee, unit: int) -> None:
    origin, who = ref.state.where[unit], ref.frame.who
    ref.finish()
    ref.ask("battle", who, Battle(origin))


def end_phase(ref: Referee, _: int) -> None:
    """Who attacks no more has had his chance."""
    ref.do(Marked(FOUGHT, able(ref.pos), True, "TOY 3.2", quiet=True))
    ref.finish()


def close(ref: Referee, _: Frame) -> None:
    if ref.state.marks[FOUGHT]:
        ref.do(Marked(FOUGHT, ref.state.marks[FOUGHT], False, "TOY 3.2", quiet=True))


def combat_phase(side: int) -> Step:
    ask = Ask("fight", phase_menu, {"unit": take, "end_phase": end_phase}, final=frozenset({"end_phase"}))
    return Phase(f"{SIDES[side]}-combat", side, "TOY 3.2", Seq((While("attacks", some_able, ask), Do("close", close))))


# -- the question of one attack


@rule("TOY 5.1", "TOY 5.2")
def battle_menu(pos: Position) -> Menu:
    """First whom, then whether the bugle sounds."""
    battle: Battle = pos.frame.memo
    side, own = pos.frame.who, pos.state.own
    if battle.target < 0:
        near = pos.game.map.grid.around(1 << battle.origin)
        foes = hexes(near & pos.held(1 - side), "TOY 5.1")
        return Menu(side, "toy-target", "TOY 5.1", {"target": foes, "drop": button("TOY 5.1")}, {"hex": battle.origin})
    silent = own.drawn[side] != BUGLE or own.sounded[side]
    bugle = button("TOY 5.5").less("TOY 5.5", int(silent or battle.bugle))
    verbs = {"bugle": bugle, "attack": button("TOY 5.2"), "drop": button("TOY 5.1")}
    return Menu(side, "toy-attack", "TOY 5.2", verbs, {"hex": battle.target})


def aim(ref: Referee, target: int) -> None:
    ref.remember(ref.frame.memo._replace(target=target))


def sound(ref: Referee, _: int) -> None:
    ref.remember(ref.frame.memo._replace(bugle=True))


def drop(ref: Referee, _: int) -> None:
    ref.state = ref.state._replace(frames=ref.state.frames[:-1])


@rule("TOY 2.3", "TOY 5.5")
def announce(ref: Referee, _: int) -> None:
    """Both counters are turned up; the bugle is heard once."""
    battle: Battle = ref.frame.memo
    side, own = ref.frame.who, ref.state.own
    attacker, defender = only_unit(ref.pos, battle.origin), only_unit(ref.pos, battle.target)
    if battle.bugle:
        sounded = (own.sounded[0], True) if side == RED else (True, own.sounded[1])
        ref.do(Noted("toy-bugle", (("side", SIDES[side]),), Own(own.drawn, sounded), "TOY 5.5"))
    unseen = (1 << attacker | 1 << defender) & ~ref.state.marks[KNOWN]
    if unseen:
        ref.do(Marked(KNOWN, unseen, True, "TOY 2.3", quiet=True))
        ref.do(Revealed(unseen, "TOY 2.3"))
    ref.do(Marked(FOUGHT, 1 << attacker, True, "TOY 5.2", quiet=True))
    label = ref.game.map.label
    ref.do(Told("toy-attacks", (("hex_from", label(battle.origin)), ("hex", label(battle.target))), "TOY 5.2"))
    ref.finish()


# -- the reckoning


@rule("TOY 5.2", "TOY 5.7")
def strength(pos: Position, h: int) -> int:
    """As printed, less one for a step that is lost."""
    unit = only_unit(pos, h)
    counter = pos.game.roster[unit]
    return counter.attack - (counter.steps - pos.state.steps[unit])


@rule("TOY 5.3", "TOY 5.4")
def column(pos: Position, battle: Battle) -> int:
    """The difference, held between the first column and the last."""
    rules = book(pos)
    attack = strength(pos, battle.origin) + battle.bugle
    defence = strength(pos, battle.target) + rules.cover(rules.data.hill, battle.target)
    return max(-1, min(1, attack - defence)) + 1


def preview(pos: Position) -> dict[str, Any] | None:
    """The exact distribution of the attack being put together."""
    battle = pos.frame.memo if pos.state.frames else None
    if not isinstance(battle, Battle) or battle.target < 0:
        return None
    rules, at = book(pos), column(pos, battle)
    faces = [rules.data.crt.cell(die, at) for die in range(1, 7)]
    unknown = only_unit(pos, battle.target)
    if not pos.state.marks[KNOWN] >> unknown & 1:
        return None  # one does not know whom one attacks
    cover = rules.cover(rules.data.hill, battle.target)
    return {
        "hex": pos.game.map.label(battle.target),
        "attack": strength(pos, battle.origin) + battle.bugle,
        "defence": strength(pos, battle.target) + cover,
        "strengths": [],
        "terrain": [{"what": "hill", "value": cover, "cite": "TOY 5.3"}],
        "column_before": rules.data.crt.columns[at],
        "shifts": [],
        "column": rules.data.crt.columns[at],
        "faces": faces,
        "results": {r: faces.count(r) / 6 for r in ("DS", "DR", "-", "AS")},
        "reroll": None,
    }


# -- the result


@rule("TOY 5.4")
def throw(ref: Referee, frame: Frame) -> None:
    battle: Battle = frame.memo
    at = column(ref.pos, battle)
    result = book(ref.pos).data.crt.cell(ref.roll(6, "toy-die-combat", "TOY 5.4"), at)
    ref.do(Told("toy-result", (("result", result),), "TOY 5.4"))
    if result == "AS":
        lose_step(ref, only_unit(ref.pos, battle.origin))
    elif result == "DS":
        lose_step(ref, only_unit(ref.pos, battle.target))
    elif result == "DR":
        fall_back(ref, battle.target)


@rule("TOY 5.7")
def lose_step(ref: Referee, unit: int) -> None:
    """A die saves the last step on a 6."""
    left = ref.state.steps[unit] - 1
    if left:
        ref.do(StepLost(unit, left, "TOY 5.7"))
    elif ref.roll(6, "toy-die-rally", "TOY 5.7") == 6:
        ref.do(Told("toy-rallies", (("unit", ref.game.roster[unit].id),), "TOY 5.7"))
    else:
        ref.do(Removed(unit, DEAD, "combat", "TOY 5.7"))


@rule("TOY 5.6")
def ways_back(pos: Position, h: int) -> HexSet:
    """A hex beside it, empty, on land, and beside no enemy."""
    side = pos.game.roster[only_unit(pos, h)].side
    near = pos.game.map.grid.around(1 << h) & book(pos).data.land
    return near & ~pos.held(0) & ~pos.held(1) & ~zoc(pos, 1 - side)


def fall_back(ref: Referee, h: int) -> None:
    unit = only_unit(ref.pos, h)
    if ways_back(ref.pos, h):
        ref.ask("retreat", ref.game.roster[unit].side, h)
    else:
        ref.do(Removed(unit, DEAD, "no-retreat", "TOY 5.6"))


def retreat_menu(pos: Position) -> Menu:
    h = pos.frame.memo
    ways = hexes(ways_back(pos, h), "TOY 5.6").but_for(lambda: [("TOY 4.3", zoc(pos, 1 - pos.frame.who))])
    return Menu(pos.frame.who, "toy-retreat", "TOY 5.6", {"back": ways}, {"hex": h})


def back(ref: Referee, to: int) -> None:
    h = ref.frame.memo
    unit = only_unit(ref.pos, h)
    ref.finish()
    ref.do(Moved(unit, (h, to), "retreat", "TOY 5.6"))


BATTLE = Seq(
    (
        Ask("battle", battle_menu, {"target": aim, "bugle": sound, "attack": announce, "drop": drop}, final=frozenset({"attack"})),
        Do("throw", throw),
    )
)
RETREAT = Ask("retreat", retreat_menu, {"back": back}, final=frozenset({"back"}))
