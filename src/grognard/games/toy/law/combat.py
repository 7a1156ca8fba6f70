"""5. Combat: one counter against one, a die, a step lost or a hex given up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.toy.law.movement import not_movable_cause, only_unit, side_units, zoc
from grognard.games.toy.law.names import BUGLE, FOUGHT, KNOWN, RED, SIDES, Battle
from grognard.kernel.arguments import At, Units
from grognard.kernel.changes import Marked, Message, Moved, Removed, Revealed, StepsChanged
from grognard.kernel.cite import rule
from grognard.kernel.flow import BACK, CLOSE, COMMIT, GO, HAND, Ask, Do, Phase, Seq, Step, Verb, While
from grognard.kernel.hexes import HexSet, holds
from grognard.kernel.menu import BUTTON, HEX, UNIT, Bar, Cause, Menu, button, hexes, units
from grognard.kernel.places import DEAD
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet
from grognard.rules import why_not
from grognard.rules.why_not import hex_words

if TYPE_CHECKING:
    from grognard.games.toy.law.book import Rulebook


def book(pos: Position) -> Rulebook:
    rules: Rulebook = pos.game.rules
    return rules


# -- the question of a combat phase


@rule("TOY 5.1")
def able(pos: Position) -> UnitSet:
    """Counters that have not attacked yet and stand beside an enemy."""
    side = pos.frame.who
    return side_units(pos, side) & ~pos.state.marks[FOUGHT] & pos.units_in(zoc(pos, 1 - side))


def has_able_units(pos: Position) -> bool:
    return bool(able(pos))


def phase_menu(pos: Position) -> Menu:
    side = pos.frame.who
    mine = side_units(pos, side)
    choice = (
        units(mine, "TOY 5.1", not_movable_cause(pos, "TOY 5.1"))
        .less("TOY 5.2", mine & pos.state.marks[FOUGHT], "why-fought")
        .less("TOY 5.1", mine & ~pos.units_in(zoc(pos, 1 - side)), "toy-why-no-enemy-beside")
    )
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
    ask = Ask(
        "fight", phase_menu, {"unit": Verb(take, UNIT, HAND), "end_phase": Verb(end_phase, BUTTON, CLOSE)}
    )
    return Phase(
        f"{SIDES[side]}-combat",
        side,
        "TOY 3.2",
        Seq((While("attacks", has_able_units, ask), Do("close", close))),
    )


# -- the question of one attack


@rule("TOY 5.1", "TOY 5.2")
def battle_menu(pos: Position) -> Menu:
    """First whom, then whether the bugle sounds."""
    battle: Battle = pos.frame.memo
    side, own = pos.frame.who, pos.state.own
    if battle.target < 0:
        near = pos.game.map.grid.adjacent(1 << battle.origin)
        foes = hexes(near & pos.group_hexes(1 - side), "TOY 5.1", lambda h: no_target(pos, battle.origin, h))
        return Menu(
            side,
            "toy-target",
            "TOY 5.1",
            {"target": foes, "drop": button("TOY 5.1")},
            {"hex": At(battle.origin)},
        )
    silent = own.drawn[side] != BUGLE or own.sounded[side]
    bugle = button("TOY 5.5").less("TOY 5.5", int(silent or battle.bugle), "toy-why-silent")
    verbs = {"bugle": bugle, "attack": button("TOY 5.2"), "drop": button("TOY 5.1")}
    return Menu(side, "toy-attack", "TOY 5.2", verbs, {"hex": At(battle.target)})


def no_target(pos: Position, origin: int, h: int) -> Cause:
    """A hex without an enemy, or one too far off."""
    far = pos.game.map.grid.distance(origin, h)
    if not holds(pos.group_hexes(1 - pos.frame.who), h):
        return Cause("TOY 5.1", "why-no-enemy-there", (("hex", At(h)),))
    args = (("far", far), ("hex", At(h)), ("unit", Units(pos.at(origin))))
    return Cause("TOY 5.1", "why-out-of-range", args)


def aim(ref: Referee, target: int) -> None:
    ref.remember(ref.frame.memo._replace(target=target))


def sound(ref: Referee, _: int) -> None:
    ref.remember(ref.frame.memo._replace(bugle=True))


def drop(ref: Referee, _: int) -> None:
    ref.drop()


@rule("TOY 2.3", "TOY 5.5")
def announce(ref: Referee, _: int) -> None:
    """Both counters are turned up; the bugle is heard once."""
    battle: Battle = ref.frame.memo
    side, own = ref.frame.who, ref.state.own
    attacker, defender = only_unit(ref.pos, battle.origin), only_unit(ref.pos, battle.target)
    if battle.bugle:
        sounded = (own.sounded[0], True) if side == RED else (True, own.sounded[1])
        ref.note("TOY 5.5", "toy-bugle", (("side", SIDES[side]),), sounded=sounded)
    unseen = (1 << attacker | 1 << defender) & ~ref.state.marks[KNOWN]
    if unseen:
        ref.do(Marked(KNOWN, unseen, True, "TOY 2.3", quiet=True))
        ref.do(Revealed(unseen, "TOY 2.3"))
    ref.do(Marked(FOUGHT, 1 << attacker, True, "TOY 5.2", quiet=True))
    ref.do(Message("toy-attacks", (("hex_from", At(battle.origin)), ("hex", At(battle.target))), "TOY 5.2"))
    ref.finish()


# -- the reckoning


@rule("TOY 5.2", "TOY 5.7")
def strength(pos: Position, h: int) -> int:
    """That of the face that is up."""
    unit = only_unit(pos, h)
    return pos.game.roster[unit].face(pos.state.steps[unit]).attack


@rule("TOY 5.3", "TOY 5.4")
def column(pos: Position, battle: Battle) -> int:
    """The difference, held between the first column and the last."""
    rules = book(pos)
    attack = strength(pos, battle.origin) + battle.bugle
    defence = strength(pos, battle.target) + rules.cover(rules.data.hill, battle.target)
    return max(-1, min(1, attack - defence)) + 1


# -- the result


@rule("TOY 5.4")
def roll_combat(ref: Referee, frame: Frame) -> None:
    battle: Battle = frame.memo
    at = column(ref.pos, battle)
    result = book(ref.pos).data.crt.cell(ref.roll(6, "toy-die-combat", "TOY 5.4"), at)
    ref.do(Message("toy-result", (("result", result),), "TOY 5.4"))
    ref.remember(battle._replace(result=result))


def apply_result(ref: Referee, frame: Frame) -> None:
    battle: Battle = frame.memo
    if battle.result == "AS":
        lose_step(ref, only_unit(ref.pos, battle.origin))
    elif battle.result == "DS":
        lose_step(ref, only_unit(ref.pos, battle.target))
    elif battle.result == "DR":
        fall_back(ref, battle.target)


@rule("TOY 5.7")
def lose_step(ref: Referee, unit: int) -> None:
    """A die saves the last step on a 6."""
    left = ref.state.steps[unit] - 1
    if left:
        ref.do(StepsChanged(unit, left, "TOY 5.7"))
    elif ref.roll(6, "toy-die-rally", "TOY 5.7") == 6:
        ref.do(Message("toy-rallies", (("unit", Units(1 << unit)),), "TOY 5.7"))
    else:
        ref.do(Removed(unit, DEAD, "combat", "TOY 5.7"))


@rule("TOY 5.6")
def retreat_hexes(pos: Position, h: int) -> HexSet:
    """A hex beside it, empty, on land, and beside no enemy."""
    side = pos.game.roster[only_unit(pos, h)].side
    near = pos.game.map.grid.adjacent(1 << h) & book(pos).data.land
    return near & ~pos.group_hexes(0) & ~pos.group_hexes(1) & ~zoc(pos, 1 - side)


def fall_back(ref: Referee, h: int) -> None:
    unit = only_unit(ref.pos, h)
    if retreat_hexes(ref.pos, h):
        ref.ask("retreat", ref.game.roster[unit].side, h)
    else:
        ref.do(Removed(unit, DEAD, "no-retreat", "TOY 5.6"))


def retreat_menu(pos: Position) -> Menu:
    h = pos.frame.memo
    ways = hexes(retreat_hexes(pos, h), "TOY 5.4", lambda to: no_retreat(pos, h, to))
    foe = 1 - pos.frame.who
    ways.relaxing(
        lambda: [
            Bar("TOY 4.3", zoc(pos, foe), lambda to: why_not.zoc_owner_words(pos, to, side_units(pos, foe))),
            Bar("TOY 5.6", pos.group_hexes(0) | pos.group_hexes(1), hex_words("why-full", pos)),
            Bar("TOY 1.1", pos.game.map.terrain["pond"], "toy-why-pond"),
        ]
    )
    return Menu(pos.frame.who, "toy-retreat", "TOY 5.6", {"back": ways}, {"hex": At(h)})


def no_retreat(pos: Position, h: int, to: int) -> Cause:
    far = pos.game.map.grid.distance(h, to)
    return Cause("TOY 5.6", "why-retreat-adjacent", (("hex", At(to)), ("far", far)))


def retreat_to(ref: Referee, to: int) -> None:
    h = ref.frame.memo
    unit = only_unit(ref.pos, h)
    ref.finish()
    ref.do(Moved(unit, (h, to), "retreat", "TOY 5.6"))


BATTLE = Seq(
    (
        Ask(
            "battle",
            battle_menu,
            {
                "target": Verb(aim, HEX),
                "bugle": Verb(sound),
                "attack": Verb(announce, BUTTON, COMMIT),
                "drop": Verb(drop, BUTTON, BACK),
            },
            memo=Battle,
        ),
        Do("throw", roll_combat),
        Do("result", apply_result),
    )
)
RETREAT = Ask("retreat", retreat_menu, {"back": Verb(retreat_to, HEX, GO)}, memo=int)
