"""Stretches of random play in the phases of reinforcements, with everything checked, and every answer."""

from __future__ import annotations

from random import Random

from tests.games.victory_roads.campaign import CAMPAIGN, Words, campaign
from tests.games.victory_roads.test_windows import of_arrivals

from grognard.kernel.engine import choices
from grognard.kernel.flow import Ask
from grognard.kernel.menu import Act
from grognard.kernel.state import Position
from grognard.testing.conformance import journal_from, pick_act, play_on, read_again

LODZ, BESIDE, WARSAW, SMOLENSK = "3036", "3035", "3535", "6721"
CORPS = [unit.id for unit in CAMPAIGN.roster.units if getattr(unit.more, "pool", "") == "corps"][:4]


def dead(*names: str) -> Words:
    return {name: {"at": "dead", "steps": 1} for name in names}


REDUCED = {name: {"at": BESIDE, "steps": 1} for name in ("G83", "G5P")}
AXIS = {
    **{"Q4": LODZ, "G6": LODZ, "G31": LODZ, "G61": "3037", **REDUCED},
    **dead("G30", "G32", "G121", "Q9", "SS5", "SS4", "G126"),
    **{"Q2P": "waiting_axis", "tiger-1": "available_axis", "rail-1": "available_axis"},
}
SOVIET = {
    **{"Q1BF": SMOLENSK, "TOCN": SMOLENSK, "S5T": {"at": SMOLENSK, "steps": 1}},
    **{"artillery_3-1": "available_cn", "aviation_s-1": "available_cn", "S10T": "pool", "Q4UF": "pool"},
    **dead("S1T", "Q2BF"),
    **dict.fromkeys(CORPS, "corps_pool"),
}
ROMANIANS = {
    f"R{n}": {"at": at, "steps": 2} for n, at in ((5, "5655"), (7, "5655"), (11, "5656"), (13, "5656"))
}
LOST = dead("R1G", "R3", "R4", "R6", "R9", "R14", "R15", "R20")
SCENES = {
    "axis": ("axis-reinforcements", AXIS, {"rail": 4, "objectives": 4}, 7),
    "infantry": ("axis-reinforcements", {"Q4": LODZ, **dead("G30", "G32", "G121")}, {}, 8),
    "soviet": ("soviet-reinforcements", SOVIET, {"romania": "soviet"}, 5),
    "return": (
        "soviet-reinforcements",
        {**SOVIET, "S2GT": "5755", "SR5": "capitulation", "SR7": "capitulation"},
        {"romania": "soviet", "changed": [3, 0]},
        5,
    ),
    "romania": (
        "soviet-movement",
        {**ROMANIANS, **LOST, "S5T": "5755", "TOS": "6958", "capitulation-1": "available_s"},
        {"soviet": ["2855"]},
        5,
    ),
    "hungary": (
        "soviet-movement",
        {
            "H7": "2854",
            "H16": "2854",
            "H18": "2754",
            "S5T": "2955",
            "TOS": "6958",
            "capitulation-1": "available_s",
        },
        {"romania": "absent"},
        14,
    ),
    "warsaw": (
        "axis-movement",
        {"G6": WARSAW, "H7": WARSAW, "Q9": WARSAW},
        {"rising": 3, "uprising": True},
        6,
    ),
}
NEVER = {
    ("axis-reinforcements.arrive", "next"),  # none of the Axis may stay away
    *((f"{side}-reinforcements.arrive", "play") for side in ("soviet", "axis")),  # test_events_windows.py
}


def answers(scene: str, seed: int) -> set[tuple[str, str]]:
    """The answers given in one stretch of random play."""
    phase, units, own, turn = SCENES[scene]
    start = campaign(phase, units, own, turn, [4] if scene == "return" else ()).pos
    luck = Random(seed)
    journal, live = journal_from(start, seed)

    def choose(pos: Position) -> Act:
        menu = choices(pos)
        if "end_phase" in menu.verbs and luck.random() < 0.9:
            return Act("end_phase")
        return pick_act(menu, luck, by_verb=True)

    play_on(journal, live, choose, Random(seed), 1.0, 40)
    read_again(journal, live, lambda _: start, Random(seed))
    return {(scene_.before.frame.step, scene_.act[0]) for scene_ in journal.scenes()}


def test_every_answer_comes_up() -> None:
    seen = {answer for scene in SCENES for seed in range(6) for answer in answers(scene, seed)}
    asks = {name: node.step for name, node in CAMPAIGN.program.items() if isinstance(node.step, Ask)}
    wanted = {(name, verb) for name, ask in asks.items() if of_arrivals(name) for verb in ask.verbs}
    assert wanted - seen <= NEVER
