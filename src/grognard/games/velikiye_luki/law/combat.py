"""6. Combat: who attacks whom, with what support. What comes of it is in combat_results.py."""

from __future__ import annotations

from typing import Any

from grognard.games.velikiye_luki.law import festung, odds, why_not
from grognard.games.velikiye_luki.law.book import book
from grognard.games.velikiye_luki.law.names import FOUGHT, SOVIET, UNSUPPLIED, Battle, Own
from grognard.games.velikiye_luki.law.reinforcements import plan_return
from grognard.games.velikiye_luki.law.zoc import closed_city, line, occupied_hexes, side_units
from grognard.kernel.changes import Message, Removed
from grognard.kernel.cite import rule
from grognard.kernel.hexes import bits
from grognard.kernel.menu import Allowed, Bar, Menu, button, hexes, units
from grognard.kernel.places import DEAD, POOL
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet, fact
from grognard.rules.assault import Assault, Cites, Prompts
from grognard.rules.why_not import no_enemy_there, out_of_range_words

CORPS_LIMIT = 2
# of the combat table, by die
ROWS = ("VL T.trc.1", "VL T.trc.2", "VL T.trc.3", "VL T.trc.4", "VL T.trc.5", "VL T.trc.6")


# -- who may attack


@rule("VL 6a", "VL 6.1e", "VL 8.3d", "VL 4.3a", "VL 6.1d")
@fact
def able(pos: Position, side: int) -> Allowed:
    """Combat units that have not fought yet and are not unsupplied; nobody must, and a stack may part."""
    data, marks = book(pos).data, pos.state.marks
    mine = side_units(pos, side)
    return (
        units(mine, "VL 6a", why_not.not_movable_cause(pos, "VL 6a"))
        .less("VL 6a", mine & ~data.combat, "vl-why-not-combat")
        .less("VL 6.1e", marks[FOUGHT], "why-fought")
        .less("VL 8.3d", marks[UNSUPPLIED], "vl-why-unsupplied")
    )


@rule("VL 6.1a", "VL 6.1c", "VL 1.6b")
def target_hexes(pos: Position, side: int) -> Allowed:
    """Any adjacent hex with enemy units, each once in a phase. The garrison is not attacked so, and an HQ
    with it is not alone.
    """
    own: Own = pos.state.own
    near = pos.game.map.grid.adjacent(pos.hexes_of(able(pos, side).set))
    foes = occupied_hexes(pos, 1 - side) & ~(closed_city(pos, side) & ~line(pos, 1 - side))
    allowed = hexes(foes, "VL 6.1a", no_enemy_there("VL 6.1a")).less("VL 6.1c", own.attacked, "why-attacked")
    allowed.less("VL 6.1a", foes & ~near, "why-no-unit-beside")
    return allowed.relaxing(lambda: [Bar("VL 1.6b", closed_city(pos, side) & ~foes, "vl-why-festung")])


@rule("VL 6.1b", "VL 6b", "VL 13.2.3a")
def joins(pos: Position, battle: Battle) -> Allowed:
    """The units that may join an attack on a hex."""
    side = pos.frame.who
    far = side_units(pos, side) & ~pos.units_in(pos.game.map.grid.adjacent(1 << battle.target))
    allowed = able(pos, side).copy("VL 6a").less("VL 6.1b", far, out_of_range_words(pos, battle.target))
    return allowed.less("VL 13.2.3a", corps_spent(pos, battle), "vl-why-corps")


@rule("VL 13.2.3a")
def corps_spent(pos: Position, battle: Battle) -> UnitSet:
    """The units of the 2nd Mechanised Corps, once two of them are in the attack."""
    if not book(pos).corps_limit:
        return 0
    corps = book(pos).data.corps
    return corps & ~battle.attackers if (corps & battle.attackers).bit_count() >= CORPS_LIMIT else 0


# -- the question of a combat phase


def may_fight(pos: Position) -> bool:
    side = pos.frame.who
    return bool(target_hexes(pos, side).set or festung.may_besiege(pos, side).set)


@rule("VL 2.1.D", "VL 2.1.G", "VL 2.1.Da")
def phase_menu(pos: Position, side: int, cite: str) -> Menu:
    """Attacks in any order; the Soviet may throw for the city among them."""
    verbs = {"target": target_hexes(pos, side)}
    if side == SOVIET:
        verbs |= {
            "besiege": festung.may_besiege(pos, side),
            "besiege_rockets": festung.with_rockets(pos, side),
        }
    verbs["end_phase"] = button(cite)
    return Menu(side, ASSAULT.prompts.phase if verbs["target"].set else "vl-siege-only", cite, verbs)


# -- the question of one attack


@rule("VL 6.1c")
def spent_fields(pos: Position, battle: Battle) -> dict[str, Any]:
    """All the units of the hex are attacked, once in a phase."""
    return {"attacked": pos.state.own.attacked | 1 << battle.target}


ASSAULT = Assault(
    Cites(
        question="VL 6.1b",
        join="VL 6.1b",
        twice="VL 6.1b",
        attack="VL 6.1a",
        announce="VL 6.1a",
        cancel="VL 4.3a",
        mark="VL 6.1e",
        close="VL 6.1e",
    ),
    Prompts("vl-combat", "vl-assemble", "vl-attack"),
    Battle,
    target_hexes,
    joins,
    odds.defenders,
    spent_fields,
    mark=FOUGHT,
    reset={"attacked": 0},
)


@rule("VL 1.4k", "VL 1.5m")
def is_defenceless(pos: Position, battle: Battle) -> bool:
    """HQs and rockets alone in the hex do not defend it."""
    return not battle.defenders & book(pos).data.combat


@rule("VL 1.4k", "VL 1.4l", "VL 1.5m")
def sweep(ref: Referee, units: UnitSet) -> None:
    """HQs are taken off and come back a turn later; rockets are destroyed."""
    for unit in bits(units):
        if ref.game.roster[unit].kind == "hq":
            ref.do(Removed(unit, POOL, "hq", "VL 1.4k"))
            plan_return(ref, unit, -1)
        else:
            ref.do(Removed(unit, DEAD, "rockets", "VL 1.5m"))


# -- 6.3 and 6.4: the dice


@rule("VL 6.3c", "VL 6.4d", "VL 0.3")
def roll_combat(ref: Referee, frame: Frame) -> None:
    """A quality die for each side, then the die of the combat, by the attacker."""
    battle: Battle = frame.memo
    if is_defenceless(ref.pos, battle):
        sweep(ref, battle.defenders)
        ref.remember(battle._replace(result="-/-"))
        return
    pos = ref.pos
    side = odds.attacking_side(pos, battle)
    sum_ = odds.compute_odds(pos, battle)
    ref.do(
        Message(
            "vl-odds",
            (("attack", sum_.attack), ("defence", sum_.defence), ("column", odds_name(sum_.column))),
            "VL 6.4a",
        )
    )
    mine = odds.die_with_luck(pos, side, ref.roll(6, "vl-die-quality-attack", "VL 6.3c"))
    theirs = odds.die_with_luck(pos, 1 - side, ref.roll(6, "vl-die-quality-defence", "VL 6.3c"))
    die = odds.die_with_luck(pos, side, ref.roll(6, "vl-die-combat", "VL 6.4d"))
    battle = battle._replace(dice=(mine, theirs, die))
    column = odds.final_column(pos, battle, sum_)
    result = book(pos).data.crt.cell(die, column)
    ref.do(
        Message(
            "vl-result",
            (("column", odds_name(column)), ("die", die), *result_args(pos, battle, sum_, result)),
            ROWS[die - 1],
        )
    )
    ref.remember(battle._replace(result=result))


def result_args(
    pos: Position, battle: Battle, sum_: odds.OddsCalculation, result: str
) -> tuple[tuple[str, str], ...]:
    """What the log says of a result: what quality was worth, and a word for each side's part."""
    mine, theirs = sum_.qualities
    up, down = (
        odds.quality_shift(pos, mine, battle.dice[0], False),
        odds.quality_shift(pos, theirs, battle.dice[1], True),
    )
    attacker, defender = (
        "none" if part == "-" else part if part[0] == "R" else f"s{part}" for part in result.split("/")
    )
    quality = (("mine", mine), ("up", signed_text(up)), ("theirs", theirs), ("down", signed_text(down)))
    return (*quality, ("result", result), ("attacker", attacker), ("defender", defender))


def signed_text(columns: int) -> str:
    return f"{columns:+d}" if columns else "0"


def odds_name(column: int) -> str:
    attack, defence = odds.RATIOS[column]
    return f"{attack}/{defence}"
