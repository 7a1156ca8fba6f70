"""7.7, 7.9.3 and 7.12.1. The dice, the cells, the choice of an elite, what is settled before the losses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tests.games.victory_roads.combats import (
    ADVANCED,
    AXIS,
    BASIC,
    MIDDLE,
    NORTH,
    SOUTH,
    SOVIETS,
    asked,
    drawn,
    memo,
    strength,
    taken_up,
    told,
)

from grognard.games import load
from grognard.games.victory_roads.law.combat import dice
from grognard.games.victory_roads.law.names import NOBODY, Battle
from grognard.kernel.changes import StepsChanged
from grognard.kernel.cite import cites
from grognard.kernel.state import Frame, Position
from grognard.testing.table import Situation

Units = Mapping[str, Any]
THEATRE = {"TOCN": "5224"}
TABLE = load("vr").rules.data.tables.crt
PAIR = {"S30": NORTH, "S33": NORTH, "G96": MIDDLE, "G71": MIDDLE}


def thrown(roll: tuple[int, int], **fields: Any) -> dict[str, Any]:
    """What the line of the cell tells."""
    t = taken_up(drawn(SOVIETS, PAIR), "throw", MIDDLE, "S30 S33", dice=roll, **fields)
    return told(t, "vr-cell")[0]


# -- the cell


@cites("VR 7.7.1", "VR 7.7.2", "VR 7.7.3", "VR 7.7.4", "VR 7.7.5", "VR 7.7.6", "VR 7.2.2", "VR 7.2.3")
@pytest.mark.parametrize(
    ("column", "roll", "losses", "attack", "defence"),
    [
        (2, (3, 4), (1, 1), "E", "S"),  # EX-17
        (2, (4, 6), (1, 2), "E", "DR2"),  # EX-19
        (6, (1, 2), (1, 1), "D1", "DR2"),  # EX-15, EX-20
        (0, (1, 1), (3, 0), "AR", "none"),
    ],
)
def test_two_dice_and_the_column_give_losses_and_two_results(
    column: int, roll: tuple[int, int], losses: tuple[int, int], attack: str, defence: str
) -> None:
    """EX-13: 1/2 is one step of the attacker, two of the defender."""
    cell = thrown(roll, odds=column)
    assert (cell["attacker"], cell["defender"]) == losses
    assert (cell["attack"], cell["defence"]) == (attack, defence)
    assert cell["roll"] == sum(roll)


@cites("VR 7.2.1d", "VR 7.7.7")
def test_losses_come_before_tactical_results() -> None:
    """2/1 and seven: a step of each, then S."""
    t = drawn(SOVIETS, {"S30": NORTH, "G96": MIDDLE, **THEATRE})
    taken_up(t, "throw", MIDDLE, "S30", dice=(3, 4))
    whats = [getattr(c, "what", type(c).__name__) for c in t.log]
    assert whats.index("vr-cell") < whats.index("StepsChanged") < whats.index("vr-results")
    assert (strength(t, "S30"), strength(t, "G96")) == (1, 1)


@cites("VR 8.3.2a")
@pytest.mark.parametrize(
    ("kind", "attack"), [("", "E"), ("surprise", "E"), ("exploitation", "none"), ("counter", "none")]
)
def test_some_combats_have_no_result_for_the_attacker(kind: str, attack: str) -> None:
    assert thrown((3, 4), odds=2, kind=kind)["attack"] == attack


# -- 7.9.3: the block


@cites("VR 7.9.3", "VR 7.7.8")
def test_an_elite_chooses_among_the_cells_of_its_block() -> None:
    """EX-15: 6/1 and three, D1, E or E2; the losses stay those of the dice (J-17)."""
    t = drawn(AXIS, {"G5P": NORTH, "S30": MIDDLE})
    elite = (t.game.roster.index["G5P"], NOBODY)
    taken_up(t, "throw", MIDDLE, "G5P", dice=(1, 2), odds=6, elite=elite)
    assert (asked(t), t.who, t.may("choose")) == ("choose_attack", "axis", ["D1", "E", "E2"])
    assert memo(t).losses == (1, 1)
    t.act("choose", "E2")
    assert memo(t).attack_code == "E2"
    assert memo(t).losses == (1, 1)
    assert memo(t).defence_code == "DR2"


@cites("VR 7.9.3")
def test_the_attacker_chooses_first_then_the_defender() -> None:
    t = drawn(AXIS, {"G5P": NORTH, "S36G": MIDDLE}, options={"medals": "guards"})
    index = t.game.roster.index
    taken_up(t, "throw", MIDDLE, "G5P", dice=(4, 6), odds=2, elite=(index["G5P"], index["S36G"]))
    assert (asked(t), t.who, t.may("choose")) == ("choose_attack", "axis", ["E", "E2"])
    t.act("choose", "E")
    assert asked(t) != "choose_defence"  # DR2 in the whole block
    t = drawn(AXIS, {"G5P": NORTH, "S36G": MIDDLE}, options={"medals": "guards"})
    taken_up(t, "throw", MIDDLE, "G5P", dice=(1, 2), odds=1, elite=(NOBODY, index["S36G"]))
    assert asked(t) != "choose_attack"


@cites("VR 7.9.3")
@pytest.mark.parametrize("place", [0, 1])
@pytest.mark.parametrize("column", range(len(TABLE.columns)))
def test_the_choices_are_those_of_the_block_of_the_dice(column: int, place: int) -> None:
    """For every roll."""
    t = drawn(AXIS, {"G5P": NORTH, "S30": MIDDLE})
    unit = t.game.roster.index["G5P"]
    battle = Battle(
        t.game.map.index[MIDDLE], 1 << unit, elite=(unit, NOBODY) if place == 0 else (NOBODY, unit)
    )
    for roll in range(2, 13):
        frame = Frame(dice.CHOICES[place], 1, battle._replace(odds=column, roll=roll))
        pos = Position(t.game, t.pos.state._replace(frames=(*t.pos.state.frames, frame)))
        block = TABLE.cell(column, roll).block
        cells = [TABLE.cell(column, other) for other in range(2, 13)]
        alike = {(cell.attacker, cell.defender)[place] for cell in cells if cell.block == block}
        assert set(dice.codes(pos, place)) == alike


# -- 7.7.9: theatres


def standard(units: Units, **fields: Any) -> list[str]:
    """Corps that have gone to standard mode before the losses."""
    t = drawn(SOVIETS, {**units, "G96": MIDDLE}, scenario=fields.pop("scenario", ADVANCED))
    attackers = " ".join(name for name in units if name.startswith("S"))
    taken_up(t, "standardise", MIDDLE, attackers, roll=7, **fields)
    found = [c for c in t.log if isinstance(c, StepsChanged) and c.cite == "VR 7.7.9"]
    return [t.game.roster[change.unit].id for change in found]


@cites("VR 7.7.9", "VR 9.2.4a", "VR 10.1.4b")
def test_reinforced_corps_that_attack_from_outside_every_theatre_go_to_standard_mode() -> None:
    corps = {"S30": NORTH, "S33": {"at": NORTH, "steps": 1}, "S29T": NORTH}
    assert standard(corps) == ["S30"]
    assert standard({**corps, **THEATRE}) == []


@cites("VR 7.7.9")
def test_the_hex_of_each_corps_counts_not_the_one_attacked() -> None:
    """The theatre reaches nine hexes: to the hex in the south and no farther."""
    assert standard({"S30": NORTH, "S33": SOUTH, "TOCN": "5230"}) == ["S30"]


@cites("VR 7.7.9", "VR 7.7.7")
def test_the_flip_comes_after_the_dice_and_before_the_losses() -> None:
    t = taken_up(drawn(SOVIETS, {"S30": NORTH, "G96": MIDDLE}), "throw", MIDDLE, "S30", dice=(3, 4))
    cites_ = t.cites()
    assert cites_.index("VR 7.7.3") < cites_.index("VR 7.7.9") < cites_.index("VR 7.8.2a")
    assert t.at("S30") == "corps_pool"  # standard by then, the loss eliminates it


@cites("VR 7.7.9")
def test_without_modes_corps_have_two_ordinary_steps() -> None:
    t = taken_up(
        drawn(SOVIETS, {"S30": "2256", "G96": "2356"}, scenario=BASIC), "standardise", "2356", "S30", roll=7
    )
    assert strength(t, "S30") == 2


# -- 7.12.1: weak Romanians


def against(defenders: Units, losses: tuple[int, int] = (1, 0), **more: Any) -> Situation:
    """Soviets outside every theatre who attack these."""
    t = drawn(SOVIETS, {"S30": NORTH, "S33": NORTH, **defenders})
    return taken_up(t, "standardise", MIDDLE, "S30 S33", losses=losses, roll=7, **more)


@cites("VR 7.12.1a", "VR 7.12.1b")
@pytest.mark.parametrize(
    ("defenders", "weak"),
    [
        ({"R6": MIDDLE}, True),
        ({"R6": {"at": MIDDLE, "steps": 1}, "R7": {"at": MIDDLE, "steps": 1}}, True),
        ({"R6": MIDDLE, "R7": {"at": MIDDLE, "steps": 1}}, False),  # three steps
        ({"R6": MIDDLE, "G96": MIDDLE}, False),
        ({"R6": MIDDLE, "Q6": MIDDLE}, False),  # a German HQ is a German unit
        ({"R6": MIDDLE, "QR3": MIDDLE}, True),  # C-18
        ({"QR3": MIDDLE}, False),
        ({"H24": MIDDLE}, False),
        ({"G96": MIDDLE}, False),
    ],
)
def test_a_weak_stack_of_romanians_spares_its_attacker_a_loss_and_his_mode(
    defenders: Units, weak: bool
) -> None:
    t = against(defenders)
    flipped = [c for c in t.log if isinstance(c, StepsChanged) and c.cite == "VR 7.7.9"]
    assert bool(flipped) != weak
    assert bool(told(t, "vr-loss-spared")) == weak


@cites("VR 7.12.1a")
def test_the_loss_is_spared_from_attrition_and_never_falls_below_nothing() -> None:
    """C-17."""
    t = against({"R6": MIDDLE}, (0, 0))
    assert not told(t, "vr-loss-spared")
    t = against({"R6": MIDDLE}, (2, 0))
    assert memo(t).left[0] + len([c for c in t.log if isinstance(c, StepsChanged)]) <= 1


@cites("VR 7.12.1a")
def test_only_soviets_are_spared() -> None:
    t = drawn(AXIS, {"G20P": NORTH, "SR6": MIDDLE})
    taken_up(t, "settle_losses", MIDDLE, "G20P", losses=(1, 0), roll=7)
    assert not told(t, "vr-loss-spared")
