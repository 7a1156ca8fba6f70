"""One suite over every game: random play under the rules' own eyes.

    python -m grognard.testing.conformance ts vl avl --games 500

A game that fails is saved to out/ as a journal, with the seed to play it again. `windows` plays stretches of
games.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

from grognard.games import FINISHED, MODULES, entry, fixed_options, load, load_written
from grognard.kernel.dice import FixedDice, SeededDice, commitment
from grognard.kernel.engine import Outcome, choices
from grognard.kernel.game import Game, Option
from grognard.kernel.journal import Journal, header_for, verify_dice, write_record
from grognard.kernel.menu import Act, Menu
from grognard.kernel.position import begin
from grognard.kernel.replaying import Opener, parse
from grognard.kernel.state import Position
from grognard.kernel.views import OBSERVER
from grognard.testing import checks, secrecy

FEWEST = 6  # games played of each kind when nothing else is said
OUT = Path("out")


@dataclass(frozen=True)
class Case:
    """A random game: the same case always plays the same acts."""

    game: str
    seed: int
    options: tuple[tuple[str, str], ...]
    scenario: str | None = None

    def __str__(self) -> str:
        usual = {o.name: o.usual for o in entry(self.game).options}
        other = [f"{name}={value}" for name, value in self.options if usual[name] != value]
        scenario = [self.scenario] if self.scenario else []
        return " ".join([f"{self.game}-{self.seed}", *scenario, *other])

    @property
    def number(self) -> int:
        return int.from_bytes(blake2b(str(self).encode(), digest_size=6).digest(), "big")


class Failure(AssertionError):
    """What went wrong, in which game, and where its journal is."""


# -- which games


def option_sets(options: tuple[Option, ...], many: int, seed: int = 0) -> list[dict[str, str]]:
    """The usual options, then mixtures in which every value of every option comes up, then random ones."""
    luck = Random(seed)
    sets = [{o.name: o.usual for o in options}]
    waiting = {o.name: luck.sample([v for v in o.values if v != o.usual], len(o.values) - 1) for o in options}
    while any(waiting.values()):
        sets.append(
            {o.name: waiting[o.name].pop() if waiting[o.name] else luck.choice(o.values) for o in options}
        )
    while len(sets) < many:
        sets.append({o.name: luck.choice(o.values) for o in options})
    return sets


def cases(game: str, many: int = FEWEST, scenario: str | None = None) -> list[Case]:
    """At least so many games, and every value of every option at least once, but for those that a scenario
    settles.
    """
    fixed = fixed_options(game, scenario) if scenario else ()
    sets = option_sets(tuple(o for o in entry(game).options if o.name not in fixed), many)
    return [Case(game, seed, tuple(chosen.items()), scenario) for seed, chosen in enumerate(sets)]


# -- one game


def open_game(header: Mapping[str, Any]) -> Position:
    """The first position of a journal, from its header."""
    game = load_written(header["game"], header["options"], header["scenario"])
    return begin(game, FixedDice([r[1] for r in header["rolls"]]), header["position"])[0]


def new_journal(game: Game, seed: int, position: dict[str, Any] | None = None) -> tuple[Journal, SeededDice]:
    """A journal whose dice come from a number that its header tells."""
    live = numbered_dice(seed)
    pos, rolls = begin(game, live, position)
    return Journal(header_for(pos, dice_header(seed, live), position, rolls=rolls), pos), live


def journal_from(pos: Position, seed: int) -> tuple[Journal, SeededDice]:
    """A journal that begins in the middle of a game: only who has the position can read it again."""
    live = numbered_dice(seed)
    return Journal(header_for(pos, dice_header(seed, live)), pos), live


def numbered_dice(seed: int) -> SeededDice:
    return SeededDice(blake2b(f"grognard seed {seed}".encode(), digest_size=32).digest())


def dice_header(seed: int, live: SeededDice) -> dict[str, Any]:
    return {"mode": "seed", "seed": seed, "commit": commitment(live.seed)}


def text_of(journal: Journal) -> str:
    return "".join(line + "\n" for line in (write_record(journal.header), *journal.lines))


def pick_act(menu: Menu, luck: Random, by_verb: bool) -> Act:
    """Any act; or any verb, and then any of its nouns: such games are short and go far."""
    acts = menu.acts()
    if by_verb:
        verb = luck.choice(list(dict.fromkeys(a.verb for a in acts)))
        acts = [a for a in acts if a.verb == verb]
    return luck.choice(acts)


def examine(case: Case, thorough: float = 1.0) -> Journal:
    """Play a random game to its end and check all that must hold. A failure leaves the journal in out/."""
    journal, live = new_journal(load(case.game, dict(case.options), case.scenario), case.number)
    luck, by_verb = Random(case.number), bool(case.seed % 2)
    with saving_failures(f"game {case}", case.number, journal):
        often = thorough * (4 if by_verb else 1)  # those games have fewer acts
        play_on(journal, live, lambda pos: pick_act(choices(pos), luck, by_verb), Random(case.seed), often)
        assert journal.pos.state.result is not None, "the game does not end"
        read_again(journal, live, open_game, Random(case.seed))
    return journal


@contextmanager
def saving_failures(
    what: str, seed: int, journal: Journal, text: Callable[[Journal], str] = text_of
) -> Iterator[None]:
    """Whatever goes wrong is a Failure, and the journal is in out/."""
    try:
        yield
    except Exception as e:
        OUT.mkdir(exist_ok=True)
        path = OUT / f"failed-{journal.game.id}-{seed}.jsonl"
        path.write_text(text(journal), encoding="utf-8")
        where = f"{what}\n  seed {seed}, act {len(journal.entries) + 1}\n  journal {path}"
        raise Failure(f"{type(e).__name__}: {e}\n  {where}") from e


def play_on(
    journal: Journal,
    live: SeededDice,
    choose: Callable[[Position], Act],
    chance: Random,
    often: float = 1.0,
    most: int | None = None,
    asked: set[str] | None = None,
) -> None:
    """Some more acts, with everything checked on the way; what is played does not hang on what is checked.

    `asked` are the questions whose words and refusals were looked at before.
    """
    texts, asked = (
        checks.texts_in_both_languages(entry(journal.game.id).package),
        set() if asked is None else asked,
    )

    def sometimes(share: float) -> bool:
        return chance.random() < share * often

    last = journal.game.longest.game if most is None else most
    while journal.pos.state.result is None and len(journal.entries) < last:
        pos, menu = journal.pos, choices(journal.pos)
        checks.position(pos)
        if sometimes(0.1):
            checks.check_afresh(pos)
        if menu.prompt not in asked or sometimes(0.02):
            asked.add(menu.prompt)
            checks.check_words(pos, texts)
            checks.refusals(journal, live, chance, texts)
        if sometimes(0.03):
            secrecy.views(pos, chance)
        act = choose(pos)
        played = journal.play(act, live)
        out = Outcome(played.pos, played.changes, played.rolls)
        checks.act(pos, act, played)
        if len(journal.entries) % 8 == 0:
            checks.check_hash(played)
        if sometimes(0.1):
            checks.narration(pos, played, texts)
        if sometimes(0.1):
            checks.undoing(journal)
        if sometimes(0.1 if played.rolls else 0.02):
            checks.check_branches(pos, act, out)
        if sometimes(0.02) or (sometimes(0.1) and secrecy.hidden_from(pos, OBSERVER)):
            secrecy.log(pos, act, out, chance)
    checks.position(journal.pos)
    secrecy.views(journal.pos, chance)


def read_again(journal: Journal, live: SeededDice, opener: Opener, luck: Random) -> None:
    """Saved and loaded, whole and in part, a game is the same; and its dice are those of its seed."""
    text = text_of(journal)
    again = parse(text, "journal", opener)
    assert [e.hash for e in again.entries] == [e.hash for e in journal.entries], (
        "a game read again is another game"
    )
    assert again.pos.state == journal.pos.state
    assert (again.sum, again.dice_count) == (journal.sum, live.thrown)
    verify_dice(again, live.seed)
    lines = text.splitlines(keepends=True)
    part = parse("".join(lines[: luck.randrange(1, len(lines) + 1)]), "journal", opener)
    stood = len(part.entries)
    assert part.pos.state == journal.position_at(stood).state, "half a game read again is another game"


# -- from the command line


def _judge_case(case: Case) -> str | None:
    try:
        examine(case)
    except Failure as e:
        return str(e)
    return None


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m grognard.testing.conformance")
    parser.add_argument(
        "game", nargs="*", choices=[*MODULES, []], help="every finished game, if none is named"
    )
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    args = parser.parse_args(argv)
    begun, failed = time.monotonic(), 0
    todo = [case for game in args.game or FINISHED for case in cases(game, args.games)]
    with ProcessPoolExecutor(args.workers) as pool:
        for done, (case, fault) in enumerate(zip(todo, pool.map(_judge_case, todo), strict=True), 1):
            failed += fault is not None
            if fault is not None:
                print(f"{case}\n  {fault}", file=sys.stderr)
            print(
                f"\r{done}/{len(todo)} games, {failed} failed, {time.monotonic() - begun:.0f} s",
                end="",
                flush=True,
            )
    print()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
