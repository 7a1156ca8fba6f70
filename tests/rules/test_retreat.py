"""Retreats hex by hex: what leaves no choice is done, what leaves one is asked. The law of three games stands
here in short: by direction with stacks that may part, by zones with chains, and one that is made up.
"""

from __future__ import annotations

from typing import NamedTuple

from tests.rules.field import Field

from grognard.kernel.changes import Moved, Removed
from grognard.kernel.flow import Ask, Verb
from grognard.kernel.hexes import HexSet, bits, hexset
from grognard.kernel.menu import Allowed, Menu, button, hexes, units
from grognard.kernel.places import DEAD
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet
from grognard.rules import retreat
from grognard.rules.retreat import Priority, Retreat, RetreatRule, go_unless_asked, narrow, next_stack
from grognard.testing.giant_toy import retreat as giant

# -- by direction: towards the own rear and away from whoever fought; stacks of two


REAR = ((5, 4, 3), (0, 1, 2))  # north-west, south-west, south; north, north-east, south-east
LIMIT = 2


def ways_to_the_rear(pos: Position, falling: Retreat) -> Allowed:
    """Each hex of the result leads a hex farther from the first; then the priorities, in their order."""
    grid, side, here = pos.game.map.grid, pos.frame.who, falling.path[-1]
    beside, foes = list(grid.neighbours(here)), bits(pos.group_hexes(1 - side))
    near = grid.adjacent(1 << here)
    rear = hexset(h for way, h in beside if way in REAR[side])
    away = hexset(h for _, h in beside if all(grid.distance(h, f) > grid.distance(here, f) for f in foes))
    found = hexes(near, "7.10.4", "7.10.4").less("6.1.7", near & pos.group_hexes(1 - side))
    found.less("7.10.8", near & pos.game.map.terrain["woods"])
    found.less("7.10.9", near & ~grid.ring(1 << falling.path[0], len(falling.path)))
    found.only("7.10.5", rear | away)
    return narrow(found, Priority("7.10.5a", rear & away), Priority("7.10.5b", rear))


def go_to_the_rear(ref: Referee, to: int) -> None:
    """Over the limit the owner may go on."""
    retreat.retreat_one_hex(ref, to)
    falling = ref.pos.memo(Retreat)
    if falling.hexes_left:
        return
    if ref.pos.at(to).bit_count() > LIMIT:
        ref.ask("extend", ref.frame.who)
    else:
        retreat.end_retreat(ref, falling.group)


def lose(ref: Referee) -> None:
    unit = ref.pos.memo(Retreat).group.bit_length() - 1
    ref.do(Removed(unit, DEAD, "no-retreat", "7.10.11"))
    retreat.end_retreat(ref, 1 << unit, lives=False)


def stack_menu(pos: Position) -> Menu:
    falling = pos.memo(Retreat)
    verbs = {"back": TO_THE_REAR.ways(pos, falling)}
    if falling.group.bit_count() > 1:
        verbs["apart"] = units(falling.group, "7.10.4", "7.10.4")
    return Menu(pos.frame.who, "giant-retreat", "7.10.2", verbs)


def extend_menu(pos: Position) -> Menu:
    return Menu(
        pos.frame.who, "giant-retreat", "7.10.10", {"on": button("7.10.10"), "stay": button("7.10.10")}
    )


def go_on(ref: Referee, _: int) -> None:
    ref.finish()
    ref.amend(Retreat, hexes=ref.pos.memo(Retreat).hexes + 1)


def stay(ref: Referee, _: int) -> None:
    ref.finish()
    retreat.end_retreat(ref, ref.pos.memo(Retreat).group)


TO_THE_REAR = RetreatRule("fall_back", ways_to_the_rear, retreat.take, go_to_the_rear, lose, next_stack)
PROCEDURES = {
    "falling": retreat.procedure("falling", "falls", TO_THE_REAR, stack_menu, Retreat, who="apart"),
    "extend": Ask("extend", extend_menu, {"on": Verb(go_on), "stay": Verb(stay)}),
}


def pushed(placing: dict[str, str], ids: str, hexes: int = 1) -> Field:
    """The North, whose rear is in the south and west, is pushed back."""
    field = Field(placing, PROCEDURES)
    return field.ask("falling", 0, Retreat(field.units(ids), hexes, "7.10.1"))


def test_the_best_priority_that_leaves_a_hex_decides() -> None:
    field = pushed({"N1": "1103", "S1": "1102"}, "N1")
    assert field.acts() == {"back 1003", "back 1104"}
    assert field.why_not("back 1203") == ["7.10.5a"], "away, but not to the rear"
    assert field.why_not("back 1002") == ["7.10.5a"], "to the rear, but not away"
    assert field.play("back 1104").at("N1") == "1104"
    assert field.acts() == {"end_phase"}


def test_the_next_priority_counts_where_the_first_leaves_nothing() -> None:
    """Both better hexes are woods, which nobody enters here."""
    field = pushed({"N1": "0504", "S1": "0503"}, "N1")
    assert field.at("N1") == "0403"


def test_priorities_that_leave_nothing_are_passed_over() -> None:
    """Into the only hex that is neither to the rear nor nearer."""
    placing = {"N1": "0504", "S1": "0503", "S2": "0403"}
    assert pushed(placing, "N1").at("N1") == "dead", "0603 is beside an enemy, 0604 woods"
    allowed = hexes(0b110, "x", "x")
    assert narrow(allowed, Priority("y", 0b001), Priority("z", 0b010)).set == 0b010
    assert (allowed.why_not(2), allowed.why_not(1)) == (["z"], [])


def test_a_stack_is_asked_even_for_an_only_way_and_may_part() -> None:
    field = pushed({"N1": "0504", "N2": "0504", "S1": "0503"}, "N1 N2")
    assert field.acts() == {"back 0403", "apart N1", "apart N2"}
    field.play("apart N2")
    assert (field.at("N1"), field.at("N2")) == ("0403", "0403"), "each alone has no choice"
    whole = pushed({"N1": "0504", "N2": "0504", "S1": "0503"}, "N1 N2").play("back 0403")
    assert [change.unit for change in whole.changes if isinstance(change, Moved)] == bits(
        whole.units("N1 N2")
    )
    assert whole.acts() == {"end_phase"}


def test_a_stack_that_keeps_together_is_asked_for_an_only_way_if_one_of_it_has_more() -> None:
    def barred(ids: str) -> Field:
        """The hex 1104 is closed to these units."""
        field = Field({"N1": "1103", "N2": "1103", "S1": "1102"}, {})

        def ways(pos: Position, falling: Retreat) -> Allowed:
            found = ways_to_the_rear(pos, falling)
            return found.less("1.7.5", 1 << field.hex("1104")) if falling.group & field.units(ids) else found

        rule = TO_THE_REAR._replace(together=True, ways=ways)
        falling = retreat.procedure("falling", "falls", rule, stack_menu, Retreat, who="apart")
        field = Field({"N1": "1103", "N2": "1103", "S1": "1102"}, {"falling": falling})
        return field.ask("falling", 0, Retreat(field.units("N1 N2"), 1, "7.10.1"))

    assert barred("N1 N2").at("N1") == barred("N1 N2").at("N2") == "1003"
    assert "apart N1" in barred("N2").acts()


def test_stacks_of_several_hexes_go_one_after_the_other() -> None:
    field = pushed({"N1": "1103", "N2": "0903", "S1": "1102", "S2": "0902"}, "N1 N2")
    assert field.acts() == {"back 0803", "back 0904"}
    field.play("back 0904")
    assert field.at("N1") == "1104", "the only hex away from both enemies"
    assert field.acts() == {"end_phase"}


def test_a_retreat_of_two_hexes_ends_two_hexes_away() -> None:
    field = pushed({"N1": "1103", "S1": "1102"}, "N1", hexes=2).play("back 1003")
    assert field.acts() == {"back 0904", "back 1004"}
    assert "7.10.9" in field.why_not("back 1104")
    assert field.play("back 0904").acts() == {"end_phase"}


def test_who_waits_for_a_part_of_its_stack_goes_on_from_where_they_parted() -> None:
    field = pushed({"N1": "1103", "N2": "1103", "S1": "1102"}, "N1 N2", hexes=2)
    field.play("back 1003", "apart N2", "back 0904")
    assert field.acts() == {"back 0904", "back 1004"}, "one hex is left to go"
    assert field.play("back 1004").acts() == {"end_phase"}


def test_a_stack_may_part_again_later() -> None:
    field = pushed({"N1": "1103", "N2": "1103", "N4": "1103", "S1": "1102"}, "N1 N2 N4", hexes=3)
    field.play("back 1003", "apart N4", "back 1004", "back 1005", "back 0904", "apart N2", "back 0804")
    falling = field.pos.memo(Retreat)
    assert (falling.group, falling.hexes_left) == (field.units("N1"), 1)
    assert falling.path == tuple(map(field.hex, ("1103", "1003", "0904")))


def test_units_that_came_to_a_hex_by_other_ways_do_not_go_together() -> None:
    """N2 began where N1 and N4 are half way."""
    field = pushed({"N1": "1103", "N2": "1003", "N4": "1103", "S1": "1102"}, "N1 N2 N4", hexes=2)
    field.play("back 1003", "apart N4", "back 1004")
    assert field.pos.memo(Retreat).group == field.units("N2")
    assert len(field.pos.memo(Retreat).path) == 1


def test_over_the_limit_a_question_comes_between_and_the_retreat_goes_on_after_it() -> None:
    placing = {"N1": "1103", "N2": "1104", "N3": "1104", "S1": "1102"}
    field = pushed(placing, "N1").play("back 1104")
    assert field.acts() == {"on", "stay"}
    assert [frame.step for frame in field.pos.state.frames] == ["idle", "falling", "extend"]
    assert pushed(placing, "N1").play("back 1104", "stay").at("N1") == "1104"
    assert field.play("on").acts() == {"back 1004", "back 1105"}
    assert field.play("back 1105").at("N1") == "1105"


def test_after_the_question_what_leaves_no_choice_is_done() -> None:
    placing = {"N1": "1103", "N2": "1104", "N3": "1104", "S1": "1102", "S2": "1004"}
    assert pushed(placing, "N1").play("back 1104", "on").at("N1") == "1105"


# -- by zones: the giants' toy


def beaten(placing: dict[str, str], ids: str = "N1") -> Field:
    field = Field(placing, giant.PROCEDURES)
    return field.ask("falling", 0, Retreat(field.units(ids), 1, "BIG 4.4"))


def test_a_unit_in_a_full_hex_goes_on_until_there_is_room() -> None:
    """Every hex out of the enemy's zones has a friend in it: through one of them, and on."""
    placing = {"N1": "1103", "S1": "1102", "N2": "1003", "N4": "1104", "N5": "1203"}
    field = beaten(placing)
    assert field.acts() == {"back 1003", "back 1104", "back 1203"}
    assert field.why_not("back 1002") == ["BIG 4.5"], "empty, but in a zone"
    field.play("back 1104")
    assert field.acts() == {"back 1004", "back 1105", "back 1204"}, "only the empty ones"
    assert field.why_not("back 1103") == ["BIG 4.4"]
    assert field.play("back 1105").acts() == {"end_phase"}


def test_a_zone_costs_a_step_and_a_unit_that_dies_of_it_has_gone() -> None:
    ring = {"S1": "1001", "S2": "1201", "S4": "1004", "S5": "1204", "S6": "1101"}
    field = beaten({"N1": "1103", **ring})
    assert field.acts() == {"back 1002", "back 1003", "back 1102", "back 1104", "back 1202", "back 1203"}
    field.play("back 1104")
    assert (field.at("N1"), field.pos.state.steps[0]) == ("1104", 1)
    steps = (1, *field.pos.state.steps[1:])
    weak = Field({"N1": "1103", **ring}, giant.PROCEDURES)
    weak.pos = Position(weak.game, weak.pos.state._replace(steps=steps))
    weak.ask("falling", 0, Retreat(1, 1, "BIG 4.4")).play("back 1104")
    assert (weak.at("N1"), weak.acts()) == ("dead", {"end_phase"})


def test_without_a_way_a_unit_is_eliminated() -> None:
    ring = {"S1": "1102", "S2": "1002", "S3": "1003", "S4": "1104", "S5": "1202", "S6": "1203"}
    field = beaten({"N1": "1103", **ring})
    assert field.at("N1") == "dead"
    assert [change.cite for change in field.changes if isinstance(change, Removed)] == ["BIG 4.4"]


def test_the_owner_chooses_who_goes_first_and_the_last_goes_by_itself() -> None:
    field = beaten({"N1": "1103", "N2": "0303", "S1": "1102", "S2": "0904", "S4": "1304"}, "N1 N2")
    assert field.acts() == {"fall N1", "fall N2"}
    field.play("fall N2")
    assert field.pos.memo(Retreat).path == (field.hex("0303"),)
    field.play("back 0302")
    assert field.at("N1") == "1104", "its only way out of their zones"
    assert field.acts() == {"end_phase"}


# -- inside an act, with a memo of another kind


class Rout(NamedTuple):
    """Units that run: where each set of them may go."""

    units: UnitSet
    open: tuple[tuple[UnitSet, HexSet], ...]
    group: UnitSet = 0
    lost: UnitSet = 0


def run_ways(pos: Position, rout: Rout) -> Allowed:
    return hexes(dict(rout.open).get(rout.group, 0), "1", "1")


def run_take(ref: Referee, group: UnitSet) -> None:
    ref.remember(ref.pos.memo(Rout)._replace(group=group))


def run_go(ref: Referee, to: int) -> None:
    rout = ref.pos.memo(Rout)
    for unit in bits(rout.group):
        ref.do(Moved(unit, (ref.state.where[unit], to), "retreat", "1"))
    ref.remember(rout._replace(units=rout.units & ~rout.group, group=0))


def run_lose(ref: Referee) -> None:
    rout = ref.pos.memo(Rout)
    ref.do(Removed(rout.group.bit_length() - 1, DEAD, "no-retreat", "1"))
    ref.remember(rout._replace(units=rout.units & ~rout.group, group=0))


def run_menu(pos: Position) -> Menu:
    rout = pos.memo(Rout)
    return Menu(0, "x", "1", {"back": run_ways(pos, rout), "run": units(rout.units, "1", "1")})


RUN = RetreatRule("rout", run_ways, run_take, run_go, run_lose, next_stack)


def routed(placing: dict[str, str], open: dict[str, str], rule: RetreatRule[Rout] = RUN) -> Field:
    field = Field(placing, {"rout": retreat.question(rule, run_menu, Rout, who="run")})
    ways = tuple(
        (field.units(who), hexset(field.hex(h) for h in where.split())) for who, where in open.items()
    )
    return field.ask("rout", 0, Rout(field.units(" ".join(placing)), ways))


def run_retreat(field: Field, rule: RetreatRule[Rout] = RUN) -> Field:
    ref = Referee(field.pos, None)  # type: ignore[arg-type]
    go_unless_asked(ref, rule)
    field.pos, field.changes = ref.pos, ref.changes
    return field


def test_a_group_without_a_way_parts_and_first_goes_a_unit_that_has_none() -> None:
    """N1 comes before N2, but N2 is the one that is stuck."""
    field = run_retreat(
        routed({"N1": "0303", "N2": "0303", "N4": "0303"}, {"N1": "0302", "N4": "0304", "N1 N4": "0302"})
    )
    assert field.at("N2") == "dead"
    assert "back 0302" in field.acts(), "the other two go on together"
    assert field.pos.memo(Rout).group == field.units("N1 N4")


def test_a_group_without_a_way_in_which_everybody_has_one_parts_from_its_last() -> None:
    field = run_retreat(routed({"N1": "0303", "N2": "0303"}, {"N1": "0302", "N2": "0304"}))
    assert (field.at("N1"), field.at("N2")) == ("0302", "0304")
    assert [change.unit for change in field.changes] == bits(field.units("N2")) + bits(field.units("N1"))


def test_each_answer_is_followed_by_all_that_leaves_no_choice() -> None:
    open = {"N1": "0302 0304", "N2": "0502", "N4": "0702 0704"}
    field = run_retreat(routed({"N1": "0303", "N2": "0503", "N4": "0703"}, open))
    assert field.acts() >= {"back 0702", "back 0704"}
    field.play("back 0702")
    assert field.at("N2") == "0502"
    field.play("back 0304")
    assert field.acts() == {"end_phase"}


def test_taking_a_unit_without_a_choice_moves_it() -> None:
    rule = RUN._replace(next=retreat.last_unit)
    field = run_retreat(routed({"N1": "0303", "N2": "0503"}, {"N1": "0302", "N2": "0502 0504"}, rule), rule)
    assert field.acts() == {"run N1", "run N2"}
    field.play("run N1")
    assert field.at("N1") == "0302"
    assert field.acts() >= {"back 0502", "back 0504"}


def test_the_walk_ends_with_the_game() -> None:
    def lose_all(ref: Referee) -> None:
        run_lose(ref)
        ref.end(1, "x", "1")

    rule = RUN._replace(no_retreat=lose_all)
    field = run_retreat(routed({"N1": "0303", "N2": "0503"}, {}, rule), rule)
    assert field.pos.state.result is not None
    assert field.at("N1") == "0303"


def test_the_walk_stops_at_another_question() -> None:
    def go_and_ask(ref: Referee, to: int) -> None:
        run_go(ref, to)
        ref.ask("idle", 1)

    rule = RUN._replace(go=go_and_ask)
    field = run_retreat(routed({"N1": "0303", "N2": "0503"}, {"N1": "0302", "N2": "0502"}, rule), rule)
    assert (field.at("N1"), field.at("N2"), field.pos.frame.who) == ("0303", "0502", 1)
