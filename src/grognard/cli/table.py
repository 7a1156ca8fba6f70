"""The terminal table: a whole game by typing, on any terminal, against a bot or another person.

Everything is saved as it is played; quitting and coming back later loses nothing.
"""

from __future__ import annotations

import os
import shutil
import sys
from argparse import Namespace
from contextlib import suppress
from pathlib import Path
from random import Random

from platformdirs import user_data_dir

from grognard.ai.player import Player, UnfinishedPlan, decide, player, reason_of, take_up, unfinished_plan
from grognard.ai.reasons import Reason, reason_sentence, reason_texts
from grognard.cli.command_context import DONE, CommandContext
from grognard.cli.picture import map_lines, part
from grognard.cli.playing import ask_die, settings
from grognard.cli.screen import act_groups, capital, heading, prompt, stacks_text, standing_text, step_costs
from grognard.cli.store import Saved, create, dice_spec, lock_journal
from grognard.cli.typed import Stop, answer
from grognard.cli.window import is_large, window_centre
from grognard.games import PLAYABLE, entry, load
from grognard.kernel.acts import write_act
from grognard.kernel.engine import NOBODY, choices
from grognard.kernel.errors import BadInput
from grognard.kernel.hexes import bits
from grognard.kernel.menu import HEX, Act
from grognard.kernel.narration import side_name, story
from grognard.kernel.state import Position
from grognard.kernel.texts import Texts
from grognard.kernel.views import phase

HUMAN = "human"
ADVISER = "officer"  # who gives hints
OPPONENT = "officer"  # who sits opposite when nobody is named


def play(args: Namespace, desk: CommandContext) -> int:
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401  (line editing and history for input)
    path, fresh = open_journal(args)
    with lock_journal(path, Path(args.data_pack) if args.data_pack else None, patience=0.5) as saved:
        game = saved.journal.game
        if args.game and args.game != game.id:
            raise BadInput(f"{path}: a game of {game.id}", "journal-other-game", path=str(path), game=game.id)
        table = TerminalTable(saved, seat_players(args.players, len(game.sides)), desk, args.plain)
        table.tell("table-saved" if fresh else "table-resumed", path=str(path))
        table.run()
    return DONE


def open_journal(args: Namespace) -> tuple[Path, bool]:
    """The journal to play on, and whether it is a new one."""
    name = args.game or PLAYABLE[0]
    path = Path(args.journal) if args.journal else free_path(name)
    if path.exists():
        return path, False
    seat_players(args.players, len(load(name).sides))  # nothing is written for players that are not there
    dice = dice_spec(args.dice, args.seed)
    pack = Path(args.data_pack) if args.data_pack else None
    create(path, name, args.scenario, settings(args.option), dice, pack=pack)
    return path, True


def free_path(game: str) -> Path:
    """The first free name, where the surroundings want such files, or here."""
    data = os.environ.get("XDG_DATA_HOME")
    folder = Path(user_data_dir("grognard", appauthor=False)) if data else Path()
    if data:
        folder.mkdir(parents=True, exist_ok=True)
    n = 1
    while (path := folder / f"grognard-{game}-{n}.jsonl").exists():
        n += 1
    return path


def seat_players(names: str | None, many: int) -> list[Player | None]:
    """Who sits where, in the order of the sides; None is a person."""
    given = names.split(",") if names else [HUMAN, *[OPPONENT] * (many - 1)]
    if len(given) != many:
        raise BadInput(f"--players: {many} names are required", "bad-players", many=many)
    return [None if name == HUMAN else player(name, seed) for seed, name in enumerate(given)]


class TerminalTable:
    """One sitting at a game."""

    def __init__(self, saved: Saved, players: list[Player | None], desk: CommandContext, plain: bool) -> None:
        self.saved, self.players, self.desk, self.plain = saved, players, desk, plain
        self.texts: Texts = desk.of(saved.journal.game)
        self.colour = sys.stdout.isatty() and not plain and not os.environ.get("NO_COLOR")
        self.luck = Random(0)
        self.listed: list[Act] = []  # the acts as they were numbered last
        self.seen = ""  # the phase last announced
        self.bot_at_work = False
        self.centre = -1  # the hex that is looked at, on a large map
        self.because: tuple[list[str], Reason] | None = None  # the last act of a computer, and why
        # the last hint: after how many acts, and what it began
        self.advice: tuple[int, list[str], UnfinishedPlan | None] = (-1, [], None)

    # -- telling

    def tell(self, message: str, **args: object) -> None:
        print(self.texts.say(message, **args))

    def viewer(self) -> int:
        """Whose eyes we look through: the person who is to act, else the first person at the table."""
        who = choices(self.saved.pos).who
        seats = self.saved.pos.state.seats
        if who != NOBODY and self.players[seats[who]] is None:
            return who
        people = [side for side, seat in enumerate(seats) if self.players[seat] is None]
        return people[0] if people else NOBODY

    def hint(self) -> None:
        """What a computer would do for whoever is to act, from what that side may know; nothing is played.

        Whoever follows a hint is told how it was meant to go on.
        """
        pos, entries, adviser = self.saved.pos, self.saved.journal.entries, player(ADVISER, 0)
        n, told, begun = self.advice
        if begun is not None and len(entries) == n + 1 and entries[n].act == told:
            take_up(adviser, begun)
        words = write_act(pos, decide(adviser, pos, Random(0)))
        self.advice = (len(entries), words, unfinished_plan(adviser))
        self.tell("table-hint", act=" ".join(words))
        self.explain(words, reason_of(adviser))

    def explain(self, words: list[str], reason: Reason | None) -> None:
        game = self.saved.journal.game
        if reason is not None:
            told = reason_sentence(reason, game, reason_texts(self.texts.lang, entry(game.id).package))
            self.tell("table-because", act=" ".join(words), reason=told)

    def look(self, whole: bool = False) -> None:
        """The map, with what the unit in hand can reach; in words for those who asked for that. Of a large
        map the part that one looks at.
        """
        pos, viewer = self.saved.pos, self.viewer()
        only = None
        if is_large(pos) and not whole:
            self.centre = window_centre(pos, viewer, self.centre)
            only = part(pos, self.centre)
        if self.plain:
            print(*stacks_text(pos, self.texts, viewer, only), sep="\n")
        else:
            print(*map_lines(pos, viewer, self.texts.lang, self.colour, self.lit(), only), sep="\n")
        if only is not None:
            self.tell("table-part", hex=pos.game.map.label(self.centre))

    def stand(self) -> None:
        print(*standing_text(self.saved.pos, self.texts, self.viewer()), sep="\n")

    def lit(self) -> dict[int, str]:
        """The hexes that may be named now, with their costs where there are any."""
        pos, menu = self.saved.pos, choices(self.saved.pos)
        costs = step_costs(pos, menu)
        found = {h for allowed in menu.verbs.values() if allowed.kind == HEX for h in bits(allowed.set)}
        return {h: str(costs.get(pos.game.map.label(h), "·")) for h in found}

    def ask(self) -> None:
        """The question, and every answer with its number."""
        pos = self.saved.pos
        now = f"{pos.state.turn} {phase(pos)}"
        if now != self.seen:
            self.seen = now
            print()
            print(heading(pos, self.texts))
            self.look()
            self.stand()
        elif not self.plain and len(pos.state.frames) > 1 and self.lit():
            self.look()
        print(prompt(pos, self.texts, choices(pos).who))
        self.number()

    def number(self) -> None:
        self.listed = []
        for head, acts in act_groups(self.saved.pos, self.texts):
            words = []
            for act, noun in acts:
                self.listed.append(act)
                words.append(self.texts.say("table-choice", n=len(self.listed), act=noun or head))
            if acts[0][1]:
                print(f" {head}")
            for line in words if self.plain else pack_columns(words):
                print(f"   {line}")

    # -- playing

    def run(self) -> None:
        try:
            while self.saved.pos.state.result is None:
                who = choices(self.saved.pos).who
                bot = self.players[self.saved.pos.state.seats[who]]
                if bot is not None:
                    self.play_for(bot)
                else:
                    self.ask()
                    answer(self)
        except Stop:
            self.tell("table-bye", path=str(self.saved.path))
            return
        self.look()
        self.stand()
        print(prompt(self.saved.pos, self.texts, self.viewer()))
        self.tell("table-bye", path=str(self.saved.path))

    def play_for(self, bot: Player) -> None:
        act, before = decide(bot, self.saved.pos, self.luck), self.saved.pos
        self.play(act)
        reason = reason_of(bot)
        if reason is not None and self.is_fully_seen(before, reason):
            self.because = (write_act(before, act), reason)

    def is_fully_seen(self, before: Position, reason: Reason) -> bool:
        """Whether whoever looks sees all of the last act, and may know the unit that its reason speaks of."""
        journal, viewer = self.saved.journal, self.viewer()
        last = journal.scene(len(journal.entries) - 1)
        seen, whole = (
            [str(x) for x in story(last.changes, before, last.pos, self.texts, eyes)]
            for eyes in (viewer, last.side)
        )
        known = reason.unit < 0 or last.pos.game.hooks.can_see(last.pos, viewer, reason.unit)
        return bool(seen) and seen == whole and known

    def play(self, act: Act) -> None:
        before = self.saved.pos
        entry = self.saved.play(act, faces=None, ask=ask_die(before, self.texts))
        bot = self.players[before.state.seats[entry.side]]
        if bot is not None and not self.bot_at_work:
            self.tell(
                "table-bot", side=capital(side_name(before.game, entry.side, self.texts)), name=bot.name
            )
        self.bot_at_work = bot is not None
        for line in story(entry.changes, before, entry.pos, self.texts, self.viewer()):
            print(line)


def pack_columns(words: list[str]) -> list[str]:
    """Short words side by side, in columns."""
    cell = max(map(len, words)) + 2
    row = max(1, (shutil.get_terminal_size((100, 24)).columns - 4) // cell)
    return [
        "".join(word.ljust(cell) for word in words[i : i + row]).rstrip() for i in range(0, len(words), row)
    ]
