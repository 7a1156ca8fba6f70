"""Record the golden games again, and pin the deeper perft counts: `python tools/golden.py`, or of some games
alone: `… golden.py vl`. `… golden.py --hashes`, or `… --hashes vl`, leaves all acts and dice as they are and
only hashes the positions again.

Run it when a rule was corrected, look at what changed in git, and say why in the commit.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from grognard.ai.player import decide, player
from grognard.games import entry, load
from grognard.kernel.dice import FixedDice, NeedRoll, Roll
from grognard.kernel.engine import choices
from grognard.kernel.errors import BadInput, Refused
from grognard.kernel.journal import Journal, header_for, read_act
from grognard.kernel.menu import Act
from grognard.kernel.state import Position
from grognard.testing.conformance import new_journal, open_game, pick_act, text_of
from grognard.testing.perft import pin_again

TESTS = Path(__file__).parent.parent / "tests"
LARGEST = 150_000  # bytes: a longer game is left out, and the next seed tried
LARGEST_CAMPAIGN = 300_000  # of Victory Roads, the one game in which everything can come up
LARGEST_GREEDY = 280_000  # the two long games of players who fight, in which questions of combat come up
UNDONE = 0.03  # the share of acts taken back and played again
SHORT = {"setup": "ready_made", "length": "7"}

# Positions in which verbs come up that random games seldom get to.
RARE: list[tuple[str, str, dict[str, str], dict[str, Any]]] = [
    (
        "ts",
        "cavalry-leaves",
        {},
        {
            "turn": 5,
            "phase": "white-movement",
            "units": {**{f"W3KC-{n}": f"020{n}" for n in range(1, 6)}, "R37-1": "0605", "R38-1": "1003"},
            "own": {"length": 7},
        },
    ),
    (
        "ts",
        "commissar",
        {},
        {
            "turn": 5,
            "phase": "white-combat",
            "units": {
                "R-HQ": "0211",
                "R37-1": "0211",
                "R37-2": "0210",
                "W2-1": "0311",
                "W2-2": "0312",
                "W3K-1": "0310",
            },
            "own": {"length": 9},
        },
    ),
    (
        "ts",
        "crowd",
        {"stacking": "phase"},
        {
            "turn": 6,
            "phase": "white-movement",
            "units": {
                **{f"W2-{n}": "0211" for n in range(1, 5)},
                **{
                    f"R37-{n}": at for n, at in enumerate(("0111", "0112", "0210", "0212", "0311", "0312"), 1)
                },
            },
            "own": {"length": 7},
        },
    ),
    (
        "vl",
        "cadres",
        {},
        {
            "turn": 4,
            "phase": "soviet-movement",
            "units": {
                "357DF": {"at": "1312", "steps": 2},
                "257DF": "1312",
                "CB1": "1312",
                "CC1": "1312",
                "184BC": "0110",
                "FestungW": "1110",
                "FestungE": "1210",
                "S663": "0720",
            },
        },
    ),
    (
        "vl",
        "siege",
        {},
        {
            "turn": 4,
            "phase": "soviet-combat",
            "units": {
                "FestungW": {"at": "1110", "steps": 1},
                "FestungE": "1210",
                "357DF": "1109",
                "27RC": "1109",
                "257DF": "1311",
                "9DFG": "1010",
                "38G": "1208",
                "S343": "1108",
                "Klatt": "0512",
            },
            "own": {"encircled": True},
        },
    ),
]


class Recipe(NamedTuple):
    """A game to record: who plays it, under which options, from which seed on."""

    game: str
    name: str
    players: str  # a player of grognard.ai, or one of: random (any act), verbs (any verb, then any noun),
    # initial (the same in initial phases, and nothing in the others)
    options: dict[str, str]
    seed: int
    position: dict[str, Any] | None = None
    scenario: str | None = None
    largest: int = LARGEST


def recipes() -> Iterator[Recipe]:
    """Every option of every game at least once, every kind of player; and a handful of the toy."""
    for n in range(3):
        yield Recipe("ts", "random", "random", SHORT, 100 + n)
    for n in range(4):
        yield Recipe("ts", "greedy", "greedy", SHORT, 200 + n)
    yield Recipe("ts", "greedy-free-setup", "greedy", {"length": "7"}, 210)
    yield Recipe("ts", "greedy-bid", "greedy", {"length": "bid", "setup": "ready_made"}, 211)
    for n, (game, name, options, position) in enumerate(RARE):
        seed = {"ts": 250, "vl": 730}[game] + 10 * n
        for again in range(4):
            yield Recipe(game, name, "verbs", options, seed + again, {"game": game, **position})
    yield Recipe("ts", "free-setup", "verbs", {"length": "8"}, 300)
    yield Recipe("ts", "stacking-phase", "random", {**SHORT, "stacking": "phase"}, 301)
    for n, option in enumerate(entry("ts").options):
        for value in option.values:
            if option.name not in SHORT and value != option.usual:
                more = {"length": "bid"} if option.name == "chooser" else {}
                free = (
                    {"setup": "free"} if option.name in ("free_deployment", "red_tactical_advantage") else {}
                )
                yield Recipe(
                    "ts",
                    f"{option.name}-{value}",
                    "verbs",
                    {**SHORT, option.name: value, **more, **free},
                    400 + n,
                )
    for length in ("7", "9", "10", "11", "12", "13", "14"):
        yield Recipe("ts", f"length-{length}", "verbs", {**SHORT, "length": length}, 500 + int(length))
    for n in range(3):
        yield Recipe("vl", "verbs", "verbs", {"setup": "ready_made"}, 700 + n)
    for n, option in enumerate(entry("vl").options):
        for value in option.values:
            if value != option.usual:
                more = {} if option.name == "setup" else {"setup": "ready_made"}
                yield Recipe("vl", f"{option.name}-{value}", "verbs", {**more, option.name: value}, 710 + n)
    yield Recipe("vl", "free-setup", "verbs", {}, 730)
    aids = {
        "mech_points": "five",
        "administrative": "yes",
        "late_1pza": "yes",
        "supply_distance": "nearest",
        "grace": "one_turn",
    }
    axis = {"chits": "historical", "early_manstein": "yes", "free_chit": "yes", "supply_distance": "path"}
    ahead = {"preselection": "yes", "rifles": "all"}
    for n, (name, options) in enumerate(
        (("verbs", {}), ("verbs", {}), ("soviet-aid", aids), ("axis-aid", axis), ("ahead", ahead))
    ):
        yield Recipe("avl", name, "verbs", options, 800 + n)
    for game, seed in (("vl", 740), ("avl", 810)):
        yield Recipe(game, "greedy", "greedy", {}, seed, largest=LARGEST_GREEDY)
    for game, seed in (("ts", 530), ("vl", 750), ("avl", 820)):
        yield Recipe(game, "training", "greedy", {}, seed, scenario="training")
    yield from recipes_of_victory_roads()
    yield from recipes_of_sudden_storm()
    for n in range(4):
        yield Recipe(
            "toy", "random", "random", {"length": "35"[n % 2], "hill": ("gentle", "steep")[n // 2]}, 600 + n
        )


def recipes_of_victory_roads() -> Iterator[Recipe]:
    """Every scenario, every value of an option, and games of players who fight."""
    for n, scenario in enumerate(("training", "budapest_wien", "bessarabia", "bagration")):
        yield Recipe("vr", scenario, "verbs", {}, 900 + n, scenario=scenario)
    yield Recipe("vr", "campaign", "verbs", {}, 910, scenario="campaign", largest=LARGEST_CAMPAIGN)
    for n, option in enumerate(entry("vr").options):
        for value in option.values:
            if value != option.usual:
                yield Recipe("vr", f"{option.name}-{value}", "verbs", {option.name: value}, 920 + n)
    for n, scenario in enumerate(("training", "budapest_wien")):
        yield Recipe("vr", f"greedy-{scenario}", "greedy", {}, 930 + n, scenario=scenario)
    for n, scenario in enumerate(("budapest_wien", "bessarabia")):
        yield Recipe("vr", f"random-{scenario}", "random", {}, 940 + n, scenario=scenario)


def recipes_of_sudden_storm() -> Iterator[Recipe]:
    """The small scenarios, every value of an option, a game of players who fight, and the initial phases of
    the whole campaign.
    """
    for n, scenario in enumerate(("dvina", "kalinin", "smolensk", "leningrad")):
        yield Recipe("ss", scenario, "verbs", {}, 1000 + n, scenario=scenario)
    yield Recipe("ss", "campaign-initial", "initial", {}, 1010, scenario="campaign")
    for n, option in enumerate(entry("ss").options):
        for value in option.values:
            if value != option.usual:
                scenario = "dvina" if option.name == "setup" else "smolensk"
                name = f"{option.name}-{value}"
                yield Recipe("ss", name, "verbs", {option.name: value}, 1020 + n, scenario=scenario)
    for n, scenario in enumerate(("dvina", "kalinin")):
        yield Recipe("ss", f"random-{scenario}", "random", {}, 1030 + n, scenario=scenario)
    yield Recipe("ss", "greedy-dvina", "greedy", {}, 1040, scenario="dvina")


def only_initial(pos: Position, luck: Random) -> Act:
    """Any verb in the initial phases; the others are ended as soon as they can be."""
    menu, end = choices(pos), Act("end_phase")
    return end if end in menu and "initial" not in pos.state.frames[0].step else pick_act(menu, luck, True)


def chooser(recipe: Recipe, seed: int) -> Callable[[Position], Act]:
    """Who plays both sides of a game."""
    luck = Random(seed)
    if recipe.players in ("random", "verbs"):
        return lambda pos: pick_act(choices(pos), luck, recipe.players == "verbs")
    if recipe.players == "initial":
        return lambda pos: only_initial(pos, luck)
    bots = [player(recipe.players, seed + side) for side in (0, 1)]
    return lambda pos: decide(bots[choices(pos).who], pos, luck)


def recorded(recipe: Recipe) -> tuple[Recipe, str]:
    """The first game of this recipe that is short enough."""
    seed = recipe.seed * 1000
    while True:
        text = text_of(played(recipe, seed))
        if len(text.encode()) <= recipe.largest:
            return recipe, text
        seed += 1


def played(recipe: Recipe, seed: int) -> Journal:
    journal, live = new_journal(load(recipe.game, recipe.options, recipe.scenario), seed, recipe.position)
    luck, choose = Random(seed), chooser(recipe, seed)
    while journal.pos.state.result is None:
        if not journal.play(choose(journal.pos), live).barrier and luck.random() < UNDONE:
            journal.undo()
            journal.redo()
    journal.reveal(live.seed)
    return journal


def rehashed(path: Path) -> str:
    """The same acts and dice under the hash of today: every line of a recorded game once more."""
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    pos = open_game(lines[0])
    rolls = [Roll(*r) for r in lines[0]["rolls"]]
    journal = Journal(header_for(pos, lines[0]["dice"], lines[0]["position"], lines[0]["pack"], rolls), pos)
    for line in lines[1:]:
        if "undo" in line:
            journal.undo()
        elif "redo" in line:
            journal.redo()
        elif "seed" in line:
            journal.reveal(bytes.fromhex(line["seed"]))
        else:
            played = journal.play(
                read_act(journal.pos, *line["act"]), FixedDice([r[1] for r in line["rolls"]])
            )
            came = (played.act, [list(r) for r in played.rolls], journal.game.sides[played.side])
            if came != (line["act"], line["rolls"], line["as"]):
                raise BadInput(f"{line} comes out as {came}")
    return text_of(journal)


def main() -> int:
    wanted = sys.argv[1:]
    if wanted[:1] == ["--hashes"]:
        for path in sorted((TESTS / "golden").glob("*/*.jsonl")):
            if wanted[1:] and path.parent.name not in wanted:
                continue
            try:
                path.write_text(rehashed(path), encoding="utf-8")
            except (BadInput, Refused, NeedRoll) as e:
                print(f"{path.relative_to(TESTS.parent)}: the rules take it elsewhere ({e}); record it again")
        return 0
    todo = [r for r in recipes() if not wanted or r.game in wanted]
    for game in dict.fromkeys(r.game for r in todo):
        folder = TESTS / "golden" / game
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.jsonl"):
            old.unlink()
    with ProcessPoolExecutor() as pool:
        for recipe, text in pool.map(recorded, todo):
            path = TESTS / "golden" / recipe.game / f"{recipe.seed}-{recipe.name}.jsonl"
            path.write_text(text, encoding="utf-8")
            print(f"{path.relative_to(TESTS.parent)}: {len(text.splitlines())} lines")
    for path in sorted((TESTS / "perft").glob("*.toml")):
        if wanted and path.stem not in wanted:
            continue
        pin_again(path)
        print(path.relative_to(TESTS.parent))
    return 0


if __name__ == "__main__":
    sys.exit(main())
