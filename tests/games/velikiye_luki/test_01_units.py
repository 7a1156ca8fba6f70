"""0, 1 and 14. What the counters say, what they are called, and what becomes of HQs and
rockets caught alone.
"""

from __future__ import annotations

import random

import pytest

from grognard.games import load
from grognard.kernel.cite import cites
from grognard.kernel.engine import choices, step
from grognard.kernel.position import begin
from grognard.kernel.tables import Shift
from grognard.testing.table import situation

GAME = load("vl")
ROSTER = GAME.roster

# Typed from the rulebook's lists and pins and from the chart: id, kind, size, values by step, quality, signs,
# where or when.
COUNTERS = """
357DF infantry XX 7-5-2 C - 1410
257DF infantry XX 7-5-2 C - 1508
381DF infantry XX 7-5-2 C - 1103
28DF infantry XX 7-5-2 C - 1316
9DFG infantry XX 9-6-3 B - 1312
46DFG infantry XX 9-6-3 B - 1313
21DFG infantry XX 9-6-3 B - 1314
19DFG infantry XX 9-6-3 B - T4
7EDF infantry XX 7-5-2 D - T4
249EDF infantry XX 7-5-2 D - T4
350DF infantry XX 7-5-2 C - T6
150DF infantry XX 7-5-2 C - T11
31BF infantry X 4-2 C - 1001
26BF infantry X 4-2 C - T2
100BF infantry X 4-2 C - T6
32BF infantry X 4-2 C - T10
44S ski X 3-2 C - T2
45S ski X 3-2 C - T2
27RC tank III 3-1 C - 1410
34RC tank III 3-1 C - 1313
36RC tank III 3-1 C - 1312
37RC tank III 3-1 C - T4
38RC tank III 3-1 C - T4
45RC tank III 3-1 C - T4
184BC tank X 4-2 C - 1415
92BC tank X 4-2 C - T6
18-2M mechanised X 5-3 C - 1612
34-2M mechanised X 5-3 C - T2
43-2M mechanised X 5-3 C - T2
33-2M tank X 4-2 C - T2
36-2M tank X 4-2 C - T2
47BM mechanised X 5-3 C - T7
515LF flame III 3-1 B * T6
146 tank II 2 C - free
170 tank II 2 C - free
171AT antitank II 1 C . free
225 engineer III 2 B - free
38G rocket III 0 C - free
QG3C hq HQ 0 A - free
QG5G hq HQ 0 A - 1411
QG2M hq HQ 0 A - T2
Klatt mountain KG 5-3 B . 0512
S343 security III 3-1 C - 1109
S663 security II 2-1 D - 0308
S591 security II 2-1 D - 0916
S795 security II 2-1 D - 0717
Meyer infantry KG 6-3 B . 1010
3-185 assault_gun I 2 B * 1010
Giehl infantry KG 4-2 C . 1012
3Jg ski II 2-1 B - 1014
5Jg ski II 2-1 B - 0618
1Jg ski II 2-1 B - T2
K8 motorised II 2-1 B - T1
10-8Pz tank III 4-2 B - T2
T34-8Pz tank I 1 B * T2
8-8Pz motorised III 4-2 B - T2
28-8Pz motorised III 4-2 B - T2
43-8Pz portee II 2 B * T2
76-20M motorised III 5-3 B . T2
90-20M motorised III 5-3 B . T2
505-291 infantry III 5-3 B . T2
506-291 infantry III 5-3 B . T2
504-291 infantry III 5-3 B . T4
8-29-12Pz tank I 2 B - T2
Kraft infantry KG 3-1 C - T2
StuG459 assault_gun II 3-1 B * T2
1-1SS motorised III 4-2 C . T3
2-1SS motorised III 4-2 C . T3
FKD infantry III 3-2 B - T3
1-6L infantry III 3-1 D - T3
2-6L infantry III 3-1 D - T3
Pi743 engineer II 2 B - T3
1-15Pz tank II 4-2 A * T5
PzAbt18 tank II 3-1 B - T7
335-205 infantry III 4-2 C . T9
358-205 infantry III 4-2 C . T9
353-205 infantry III 4-2 C . T10
558-331 infantry III 4-2 B . T9
559-331 infantry III 4-2 B . T9
AA331 recon II 2 B - T10
FR1-7 parachute III 4-2 A - T11
sWR3 rocket III 0 C - 0308
WLR1 rocket III 0 C - T2
QGChevalerie hq HQ 0 A - 0607
QG83 hq HQ 0 A - free
QGWohler hq HQ 0 A - T5
FestungW festung - 0 A - 1110
FestungE festung - 0 A - 1210
"""
LINES = [line.split() for line in COUNTERS.strip().splitlines()]
GERMAN_SINCE = "Klatt"  # in the list above


def counter(id: str) -> list[str]:
    u = ROSTER[ROSTER.index[id]]
    signs = "*" if u.more.star else "." if u.more.dot else "-"
    return [
        u.id,
        u.kind,
        u.size,
        "-".join(str(face.attack) for face in (u.faces if u.kind != "festung" else u.faces[:1])),
        u.more.quality,
        signs,
        u.setup or f"T{u.arrives}",
    ]


def unit(id: str) -> tuple[str, str]:
    u = ROSTER[ROSTER.index[id]]
    return u.kind, u.size


# -- the counters


@cites("VL 1.3a", "VL 1.3b", "VL 1.3d", "VL 1.3e", "VL 1.3f", "VL 1.3h", "VL 5.1a", "VL 14")
@pytest.mark.parametrize("line", LINES, ids=[line[0] for line in LINES])
def test_every_counter(line: list[str]) -> None:
    assert counter(line[0]) == line


@cites("VL 0.2", "VL 1.3d", "VL 1.3h")
def test_there_are_two_sides_and_no_other_counters_but_cadres() -> None:
    ids = [line[0] for line in LINES]
    soviets = ids[: ids.index(GERMAN_SINCE)]
    assert GAME.sides == ("soviet", "german")
    assert {u.id for u in ROSTER.units if u.kind != "cadre"} == set(ids)
    assert {u.id for u in ROSTER.units if u.side == 0 and u.kind != "cadre"} == set(soviets)
    assert all(u.side == 0 for u in ROSTER.units if u.kind == "cadre")


@cites("VL 1.3a", "VL 1.3h")
def test_the_sums_that_the_combat_examples_give() -> None:
    """Combat 1: 357 DF, 27 RC and 18/2M make 15 against the 3 of S 343. Combat 2: Meyer and 3/185 make 8; 10
    attack them.
    """

    def worth(*ids: str) -> int:
        return sum(ROSTER[ROSTER.index[id]].attack for id in ids)

    assert (worth("357DF", "27RC", "18-2M"), worth("S343")) == (15, 3)
    assert (worth("Meyer", "3-185"), worth("357DF", "36RC")) == (8, 10)
    assert counter("10-8Pz")[3:6] == ["4-2", "B", "-"]  # 4-B and 1*-B are printed in 13.2.1
    assert counter("T34-8Pz")[3:6] == ["1", "B", "*"]


@cites("VL 1.3m", "VL 1.3n", "VL 1.3o")
@pytest.mark.parametrize(
    ("one", "steps"),
    [("S343", 2), ("184BC", 2), ("44S", 2), ("3-185", 1), ("225", 1), ("AA331", 1), ("CC1", 1), ("21DFG", 3)],
)
def test_one_two_or_three_steps(one: str, steps: int) -> None:
    assert ROSTER[ROSTER.index[one]].steps == steps


@cites("VL 1.3m", "VL 1.3n")
@pytest.mark.parametrize(("one", "steps"), [("S343", 2), ("3-185", 1)])
def test_a_loss_turns_a_unit_over_or_destroys_it(one: str, steps: int) -> None:
    """9 to 3 is 3/1, where a 3 is -/1; 9 to 2 is 4/1, where a 1 is 1/1. The defender takes the step."""
    t = situation(
        "vl", "soviet-combat", turn=8, units={one: "1312", "9DFG": "1411", "S795": "0308", "31BF": "0309"}
    )
    t.acts("target 1312", "join 9DFG")
    index = t.game.roster.index[one]
    t.act("attack", dice=[3, 3, {"S343": 3, "3-185": 1}[one]]).act("lose", one)
    assert (t.at(one), t.pos.state.steps[index]) == (("1312", 1) if steps == 2 else ("dead", 1))


@cites("VL 1.3i")
def test_hqs_say_how_often_and_how_far() -> None:
    said = {u.id: (u.more.supports, u.more.range) for u in ROSTER.units if u.kind == "hq"}
    assert said == {
        "QG3C": (4, 8),
        "QG5G": (2, 5),
        "QG2M": (2, 5),
        "QGChevalerie": (3, 6),
        "QG83": (2, 4),
        "QGWohler": (3, 6),
    }


@cites("VL 1.3h", "VL 1.3d")
def test_colours() -> None:
    """AMB-VL-04: grey is the garrison of the set-up. Red is the 5th Guards Corps, blue the 2nd Mechanised."""
    colours: dict[str, set[str]] = {}
    for u in ROSTER.units:
        colours.setdefault(u.more.colour, set()).add(u.id)
    assert colours["83"] == {"QG83", "S343", "S591", "S663", "S795", "Meyer", "Giehl", "3Jg", "5Jg", "Klatt"}
    assert colours["2M"] == {"QG2M", "18-2M", "34-2M", "43-2M", "33-2M", "36-2M"}
    assert {"QG5G", "9DFG", "46DFG", "357DF"} <= colours["5G"]


@cites("VL 1.3c", "VL 1.3k", "VL 1.3l")
def test_who_goes_on_foot_and_who_has_engines() -> None:
    foot = {u.kind for u in ROSTER.units if u.move == 12}  # in half points
    motor = {u.kind for u in ROSTER.units if u.move == 16}
    assert foot == {"infantry", "mountain", "parachute", "security", "cadre", "ski", "engineer", "antitank"}
    assert motor == {
        "tank",
        "mechanised",
        "assault_gun",
        "portee",
        "flame",
        "recon",
        "motorised",
        "rocket",
        "hq",
    }
    assert {u.kind for u in ROSTER.units if u.move == 0} == {"festung"}


@cites("VL 1.3g")
def test_who_has_a_special_ability() -> None:
    """The grey letters: skiers, engineers, Soviet mechanised brigades, flame tanks, rockets (1.5)."""
    special = {
        kind: {u.id for u in ROSTER.units if u.kind == kind}
        for kind in ("ski", "engineer", "mechanised", "flame", "rocket")
    }
    assert special == {
        "ski": {"44S", "45S", "1Jg", "3Jg", "5Jg"},
        "engineer": {"225", "Pi743"},
        "mechanised": {"18-2M", "34-2M", "43-2M", "47BM"},
        "flame": {"515LF"},
        "rocket": {"38G", "sWR3", "WLR1"},
    }


@cites("VL 14", "VL 5.1a")
def test_the_abbreviations_of_the_annex() -> None:
    def of(ending: str) -> set[tuple[str, str]]:
        return {
            (u.kind, u.size)
            for u in ROSTER.units
            if u.names[0][1].endswith(ending) and u.kind not in ("hq", "cadre")
        }

    assert of(" BC") == {("tank", "X")}
    assert of(" BF") == {("infantry", "X")}
    assert of(" DF") == of(" DFG") == {("infantry", "XX")}
    assert of(" LF") == {("flame", "III")}
    assert {unit(s) for s in ("44S", "45S")} == {("ski", "X")}
    assert of(" Luft") == {("infantry", "III")}
    assert unit("FR1-7") == ("parachute", "III")
    assert unit("FKD") == ("infantry", "III")
    assert {unit(s)[0] for s in ("S343", "S591", "S663", "S795")} == {"security"}
    assert {unit(r) for r in ("sWR3", "WLR1", "38G")} == {("rocket", "III")}
    assert {u.formation for u in ROSTER.units if "20M" in u.id} == {"20M"}
    assert {unit(e) for e in ("7EDF", "249EDF")} == {("infantry", "XX")}


@cites("VL 1.3h")
def test_k8_comes_on_turn_1_and_the_291st_once() -> None:
    """AMB-VL-42 and 43: the battalion's counter is misprinted; 505 and 506 come on turn 2, 353 belongs to the
    205th.
    """
    assert (counter("K8")[6], counter("8-8Pz")[6]) == ("T1", "T2")
    assert [counter(f"{n}-291")[6] for n in (504, 505, 506)] == ["T4", "T2", "T2"]
    assert ROSTER[ROSTER.index["353-205"]].formation == "205"


# -- the die and ranges


@cites("VL 0.3")
def test_no_die_has_more_than_six_sides() -> None:
    """All along a game."""
    rng = random.Random(5)
    rolled: list[tuple[int, int]] = []

    class Dice:
        def roll(self, sides: int, what: str) -> int:
            rolled.append((sides, rng.randint(1, sides)))
            return rolled[-1][1]

    pos, _ = begin(load("vl", {"setup": "ready_made"}), Dice())
    while pos.state.result is None:
        pos = step(pos, rng.choice(choices(pos).acts()), Dice()).pos
    assert {sides for sides, _ in rolled} == {6}
    assert len(rolled) > 20


@cites("VL 0.4")
def test_a_range_leaves_out_the_hex_it_starts_from() -> None:
    """QG 83 has a range of 4. From 0912 it is four hexes to 1312, that one counted; from 0812 five."""
    for at, helps in (("0912", True), ("0812", False)):
        t = situation(
            "vl",
            "soviet-combat",
            turn=8,
            units={"S343": "1312", "357DF": "1411", "QG83": at, "S795": "0308", "31BF": "0309"},
        )
        t.acts("target 1312", "join 357DF").act("attack", dice=[] if helps else [3, 3, 4])
        assert ("QG83" in t.may("artillery")) is helps


@cites("VL 1.2b", "VL 1.2c")
def test_movement_and_combat_go_by_the_hexes_of_the_map_and_its_table() -> None:
    assert (
        GAME.map.grid.board.bit_count() == 16 * 20 - 8 - 7
    )  # even columns end a row earlier, and a corner is cut
    t = situation("vl", "soviet-movement", turn=8, units={"184BC": "1412"}).act("unit", "184BC")
    assert t.costs("184BC")["1413"] == 2  # woods
    t = situation("vl", "soviet-combat", turn=8, units={"184BC": "1412", "S343": "1413"}).acts(
        "target 1413", "join 184BC"
    )
    assert Shift(-1, "VL 6.2.1a", "terrain-woods") in t.odds().shifts


# -- caught alone


@cites("VL 1.4k", "VL 1.4l")
def test_an_hq_attacked_alone_is_taken_off_and_comes_back_a_turn_later() -> None:
    units = {"QG83": "1312", "357DF": "1411", "FestungW": "1110", "S343": "0308"}
    t = situation("vl", "soviet-combat", turn=7, units=units).acts("target 1312", "join 357DF", "attack")
    assert t.at("QG83") == "pool"
    assert "VL 1.4k" in t.cites()
    t.act("advance", "357DF")  # no die was thrown; the hex is free
    assert (t.at("357DF"), t.phase) == ("1312", "german-movement")
    assert t.refusals("enter", "QG83") == ["VL 1.4l"]
    t.act("end_phase", dice=[3]).act("end_phase")
    assert (t.pos.state.turn, t.phase, t.may("enter")) == (8, "german-movement", ["QG83"])
    t.act("enter", "QG83")
    assert {"0101", "0219", "0520"} <= set(t.may("at"))
    assert not {"0601", "1605", "1312"} & set(t.may("at"))


@cites("VL 1.4k", "VL 1.5m")
def test_with_a_combat_unit_beside_them_they_are_not_alone() -> None:
    t = situation(
        "vl",
        "soviet-combat",
        turn=8,
        units={
            "QG83": "1312",
            "sWR3": "1312",
            "S343": "1312",
            "357DF": "1411",
            "S795": "0308",
            "31BF": "0309",
        },
    )
    t.acts("target 1312", "join 357DF")
    assert t.odds().defence == 3
    assert not {t.at(u) for u in ("QG83", "sWR3")} & {"pool", "dead"}


@cites("VL 1.5m")
def test_rockets_attacked_alone_are_destroyed() -> None:
    for phase, rockets, foe in (("german-combat", "38G", "Klatt"), ("soviet-combat", "sWR3", "357DF")):
        t = situation("vl", phase, turn=8, units={rockets: "1312", foe: "1411", "FestungW": "1110"})
        t.acts("target 1312", f"join {foe}", "attack")
        assert (t.at(rockets), t.cites()[-1]) == ("dead", "VL 1.5m")


@cites("VL 1.4k", "VL 1.5m")
def test_an_hq_and_rockets_by_themselves_are_both_lost() -> None:
    t = situation(
        "vl",
        "soviet-combat",
        turn=8,
        units={"QG83": "1312", "sWR3": "1312", "357DF": "1411", "FestungW": "1110"},
    )
    t.acts("target 1312", "join 357DF", "attack")
    assert (t.at("QG83"), t.at("sWR3")) == ("pool", "dead")
