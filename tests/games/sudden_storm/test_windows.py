"""Stretches of random play with everything checked, where recorded games do not come: in the air, at sea, and
where a question is seldom asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

import pytest
from tests.games.sudden_storm import test_35_by_hand
from tests.games.sudden_storm.air_situations import FIELD, MINSK, WILNO, aloft, fly, met
from tests.games.sudden_storm.fights import PLAIN, attack
from tests.games.sudden_storm.ships import CASPIAN, MARAT, PARIS, RIFLES, fleet, soviets
from tests.games.sudden_storm.situations import GAME, drawn, moving, until_asked
from tests.games.sudden_storm.test_04_sequence import SOVIETS as ENEMIES
from tests.games.sudden_storm.test_09_advance import driven_out
from tests.games.sudden_storm.test_13_overrun import PANZER, RIFLE, SECOND, facing
from tests.games.sudden_storm.test_17_escapes import BESIDE
from tests.games.sudden_storm.test_17_escapes import FAR as FAR_AWAY
from tests.games.sudden_storm.test_19_bombing import JU88S, bombers
from tests.games.sudden_storm.test_20_air_combat import F1, JU87, JU88, L1, L2, L3, MIG, RAID, near
from tests.games.sudden_storm.test_26_replacements import asked as boxes_asked
from tests.games.sudden_storm.test_27_damage import KRONSHTADT, repairs
from tests.games.sudden_storm.test_27_guns import UKRAINA, assault
from tests.games.sudden_storm.test_27_guns import attack as shore_attack
from tests.games.sudden_storm.test_27_supply import besieged
from tests.games.sudden_storm.test_27_transport import KAVKAZ, MOLOTOV, SEVASTOPOL, VOROSHILOV
from tests.games.sudden_storm.test_30_factories import MOSCOW, prepared_works
from tests.games.sudden_storm.test_30_surprise_air import deploying
from tests.games.sudden_storm.test_37_break_out import OVERRUN, surrounded
from tests.games.sudden_storm.test_37_search import TEAM, convoy

from grognard.kernel.engine import choices
from grognard.kernel.flow import Ask
from grognard.kernel.menu import Act
from grognard.kernel.state import Position
from grognard.testing.conformance import journal_from, pick_act, play_on, read_again
from grognard.testing.table import Situation

ACTS, SEEDS, OFTEN = 16, 4, 0.5
Answer = tuple[str, str]  # a question and a verb


def two_hexes() -> Situation:
    other = near(MINSK, 1)
    t = aloft({JU88: WILNO, JU87: WILNO, L1: MINSK, L2: MINSK})
    fly(t, "bomb", MINSK, JU88)
    fly(t, "bomb", other, JU87).act("end_phase")
    fly(t, "to", MINSK, L1)
    return fly(t, "to", other, L2).act("end_phase")


def ships_bombed() -> Situation:
    riga = GAME.map.label(GAME.rules.data.places["riga"])
    t = aloft({**dict.fromkeys(JU88S, WILNO), KAVKAZ: riga, RIFLES: riga})
    return fly(t, "bomb", riga, *JU88S).act("end_phase")


def harbour(*units: str) -> Situation:
    ships = (PARIS, KAVKAZ, VOROSHILOV, MOLOTOV)
    points = {"stocks": [{"hex": SEVASTOPOL, "side": "soviet", "points": 3}]}
    t = soviets({**dict.fromkeys(ships, SEVASTOPOL), **dict.fromkeys(units, SEVASTOPOL)}, own=points)
    return fleet(t, *ships[:3])


def feeding() -> Situation:
    """A truck with points beside troops that are cut off."""
    grid, h = GAME.map.grid, GAME.map.hex(MINSK)
    ring = GAME.map.labels(grid.ring(1 << h, 2) & GAME.rules.data.land)
    units = {**dict(zip(ENEMIES, ring, strict=False)), "G1Inf": MINSK, "G1Trk": MINSK}
    own = {"axis": [MINSK], "stocks": [{"hex": MINSK, "side": "axis", "points": 2}]}
    return drawn("axis-initial", units, own, turn=6, dice=[6] * 9)


SCENES: dict[str, Callable[[], Situation]] = {
    "raid": lambda: met(RAID, f"{L1} {L2}").act("fight"),
    "great raid": lambda: met({JU88: "bomb", JU87: "bomb", F1: "escort"}, f"{L1} {L2} {L3}", {F1: FIELD}).act(
        "fight"
    ),
    "lone bomber": lambda: met({JU88: "bomb"}, f"{L1} {MIG}"),
    "jettison": lambda: met({"LMe109E01": "bomb", JU88: "bomb"}, L1, {"LMe109E01": FIELD}),
    "two hexes": two_hexes,
    "bombs": lambda: bombers(*JU88S, others={L1: MINSK}),
    "bombs on ships": ships_bombed,
    "air phase": lambda: aloft({**dict.fromkeys((*JU88S, F1), WILNO), L1: MINSK, RIFLE: MINSK}),
    "bases": lambda: deploying(VMiG305="aside", LMe109F01="aside"),
    "escape": lambda: moving("G1Inf", BESIDE, {**FAR_AWAY, MIG: MINSK, L1: MINSK}, turn=5),
    "pairs": lambda: boxes_asked(dict.fromkeys(("VMiG301", "VMiG302", "VYak101"), "eft")),
    "harbour": lambda: harbour(RIFLES, "S100Rif"),
    "search": lambda: convoy(*TEAM).act("end_phase"),
    "guns": lambda: shore_attack(PARIS, UKRAINA, KAVKAZ, MARAT),
    "cover": lambda: assault(PARIS),
    "yards": lambda: repairs({CASPIAN: "dead", MARAT: {"at": KRONSHTADT, "steps": 1}}, sunk=[[CASPIAN, 3]]),
    "landed": lambda: until_asked(besieged(5, RIFLES, "S100Rif"), "draw"),
    "trucks": feeding,
    "excess": lambda: attack("G603ArtR G610ArtR GGDMotR", "S54Rif", PLAIN),
    "defenders": lambda: attack("G1Inf G339Sta", "S8RifB SLeni5ArtB SLeni1ArtB", PLAIN).act("attack"),
    "neutral": lambda: attack("G1Pz", "SBalt1ATB S198Mot", PLAIN).act("attack"),
    "burden": lambda: driven_out("G1Inf G11Inf", "S8RifB", own={"stocks": [[PLAIN, "soviet", 4]]}),
    "broken out": lambda: surrounded(OVERRUN),
    "overrun": lambda: facing(f"{PANZER} {SECOND}", RIFLE).act("overrun", "1B:1612").act("join", SECOND),
    "factory": lambda: prepared_works(54, (MOSCOW, 2)),
    "border": lambda: Situation(test_35_by_hand.stood(1)).act("ready_made"),
}


# What a scene is there for: the answers that no window over the recorded games has, by their questions.
EXPECTED: dict[str, dict[str, str]] = {
    "raid": {
        "groups": "bypass face ready",
        "match_screen": "against",
        "match_spare": "against hold",
    },
    "great raid": {
        "match_mission": "against",
    },
    "lone bomber": {
        "clash": "abort",
        "exchange": "fire_at",
        "next_shot": "shoot",
    },
    "jettison": {
        "clash": "jettison",
    },
    "two hexes": {
        "clash_hex": "dogfight",
    },
    "bombs": {
        "bombardment": "yard",
    },
    "bases": {
        "axis-air-setup.air_place": "end_setup fill unit",
        "deploying": "base drop",
        "soviet-air-setup.air_place": "end_setup fill unit",
    },
    "escape": {
        "escape": "nearest refuge",
    },
    "pairs": {
        "air_group": "drop",
        "basing": "drop",
        "soviet-initial.air_land": "unit",
        "soviet-initial.air_pairs": "as_they_come unit",
    },
    "harbour": {
        "moving": "load",
        "sailing": "drop embark_beach land load_point",
    },
    "search": {
        "search": "end_phase join leave sink",
    },
    "guns": {
        "battle": "cease fire fire_other",
    },
    "cover": {
        "axis-combat.gunners": "done gunner",
        "gunning": "cover drop",
    },
    "yards": {
        "launching": "at drop",
        "soviet-initial.soviet_yards": "done mend relaunch",
    },
    "landed": {
        "soviet-initial.soviet_landed": "done draw",
    },
    "trucks": {
        "axis-initial.axis_trucks": "done feed",
        "axis-initial.goods_at": "off_map",
        "soviet-initial.air_convoys": "unit",
    },
    "excess": {
        "battle": "excess",
    },
    "defenders": {
        "defence": "excess",
    },
    "neutral": {
        "defence": "neutral ready",
    },
    "burden": {
        "burden": "carry carry_one go",
    },
    "broken out": {
        "break_out": "go overrun",
    },
    "factory": {
        "soviet-initial.factories": "buy_rail",
    },
    "border": {
        "axis-setup.place": "break_down shift_airfield shift_fort shift_point shift_points",
        "shifting": "at drop",
        "soviet-setup-interior.place": "end_setup ready_made unit",
    },
}
# Answers that only tests of the chapters give; the Soviets have no trucks at all.
SELDOM: dict[str, str] = {
    "air_provision": "provide",
    "axis-combat.gunners": "uncover",
    "axis-initial.air_fives": "as_they_come unit",
    "axis-initial.air_pairs": "as_they_come unit",
    "axis-initial.axis_landed": "done draw",
    "axis-initial.axis_yards": "done mend relaunch",
    "axis-initial.soviet_landed": "done draw",
    "axis-initial.soviet_trucks": "done feed",
    "axis-initial.withdraw_air": "withdraw",
    "axis-initial.works": "broad_railway",
    "axis-movement.move": "declare regauge",
    "battle": "fire_primary in_line",
    "bombardment": "raid sink support",
    "defence": "count in_line",
    "match_bypass": "against",
    "overrun": "attack",
    "overrun_entry": "advance halt",
    "provision": "provide",
    "refuge": "shelter",
    "sailing": "embark sail_along",
    "soviet-exploitation.assembling": "assemble next",
    "soviet-exploitation.move": "break_down",
    "soviet-initial.air_fives": "unit",
    "soviet-initial.air_guards": "convert",
    "soviet-initial.arrive": "next",
    "soviet-initial.axis_landed": "done draw",
    "soviet-initial.axis_trucks": "feed",
    "soviet-initial.capital": "buy_rail prepare next",
    "soviet-initial.goods_at": "off_map",
    "soviet-initial.rebuild": "buy_cadre",
    "soviet-initial.soviet_trucks": "done feed",
    "soviet-initial.works": "broad_railway broad_railway_workers standard_railway standard_railway_workers",
    "soviet-movement.assembling": "assemble next",
    "soviet-movement.move": "break_down declare regauge",
    "soviet-setup-interior.place": "break_down fill shift_airfield shift_fort shift_point shift_points",
    "soviet-setup.place": "break_down shift_airfield shift_fort shift_point shift_points",
    "surprise-combat.gunners": "done gunner uncover",
    "surprise-movement.move": "buy_rail declare fleet regauge ship",
    "axis-initial.air_land": "unit",
    "buying": "off_map",
}


def pairs(found: Mapping[str, str]) -> set[Answer]:
    return {(question, verb) for question, verbs in found.items() for verb in verbs.split()}


# What the windows over the recorded games need not come to.
BY_SCENES = {pair for found in EXPECTED.values() for pair in pairs(found)}
BY_CHAPTERS = pairs(SELDOM)


def answers(scene: str, seed: int) -> set[Answer]:
    """The answers given in one stretch of random play."""
    start = SCENES[scene]().pos
    luck = Random(seed)
    journal, live = journal_from(start, seed)

    def choose(pos: Position) -> Act:
        return pick_act(choices(pos), luck, by_verb=luck.random() < 0.8)

    play_on(journal, live, choose, Random(seed), OFTEN, ACTS)
    read_again(journal, live, lambda _: start, Random(seed))
    return {(one.before.frame.step, one.act[0]) for one in journal.scenes()}


@pytest.mark.parametrize("scene", SCENES)
def test_stretches_of_play(scene: str) -> None:
    """Everything is checked, and the answers come up for which the scene is there."""
    seen = {answer for seed in range(SEEDS) for answer in answers(scene, seed)}
    assert pairs(EXPECTED.get(scene, {})) <= seen


def test_every_expected_answer_is_one_of_the_game() -> None:
    asks = {name: node.step for name, node in GAME.program.items() if isinstance(node.step, Ask)}
    assert {(name, verb) for name, ask in asks.items() for verb in ask.verbs} >= BY_SCENES | BY_CHAPTERS
    assert BY_SCENES.isdisjoint(BY_CHAPTERS)
