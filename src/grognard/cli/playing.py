"""Commands that change a game: new, act, undo, redo."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterable
from pathlib import Path

from grognard.cli.command_context import BAD, DONE, CommandContext, paragraph, reason_line, side_number
from grognard.cli.reading import first_lines
from grognard.cli.screen import heading, prompt
from grognard.cli.store import AskDie, Saved, create, dice_spec, lock_journal, missing_rolls, read_faces
from grognard.kernel.acts import read_act
from grognard.kernel.dice import NeedRoll
from grognard.kernel.engine import NOBODY, choices
from grognard.kernel.errors import BadInput
from grognard.kernel.journal import Scene
from grognard.kernel.menu import Cause
from grognard.kernel.narration import Line, side_name, story
from grognard.kernel.state import Position
from grognard.kernel.texts import Texts
from grognard.kernel.views import view


def settings(given: Iterable[str]) -> dict[str, str]:
    """--option K=V, each once."""
    found: dict[str, str] = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadInput(f'--option: "{word}" is not NAME=VALUE', "bad-setting", word=word)
        if name in found:
            raise BadInput(f"--option: {name} is given twice", "setting-twice", name=name)
        found[name] = value
    return found


def new(args: Namespace, desk: CommandContext) -> int:
    saved = create(
        Path(args.output),
        args.game,
        args.scenario,
        settings(args.option),
        dice_spec(args.dice, args.seed),
        Path(args.position) if args.position else None,
        Path(args.data_pack) if args.data_pack else None,
        read_faces(args.roll) if args.roll else None,
    )
    texts, pos = desk.of(saved.pos.game), saved.pos
    if desk.json:
        desk.dump({"journal": str(saved.path), **saved.journal.header})
        return DONE
    print(texts.say("new-done", path=str(saved.path), dice=texts.say(f"dicemode-{saved.dice['mode']}")))
    for line in first_lines(saved, texts, choices(pos).who):
        print(line)
    print(heading(pos, texts))
    print(prompt(pos, texts, choices(pos).who))
    return DONE


def act(args: Namespace, desk: CommandContext) -> int:
    with lock_journal(Path(args.journal), Path(args.data_pack) if args.data_pack else None) as saved:
        pos, game = saved.pos, saved.journal.game
        texts, side = desk.of(game), side_number(game, args.side)
        refused = refusal(pos, args.verb, args.noun, side, texts)
        if refused:
            for line in refused:
                desk.complain(line)
            return BAD
        faces = read_faces(args.roll) if args.roll else None
        ask = ask_die(pos, texts) if sys.stdin.isatty() else None
        entry = saved.play(read_act(pos, args.verb, args.noun), side, faces, ask)
        lines = story(entry.changes, pos, entry.pos, texts, entry.side)
        report(saved, entry, lines, desk, texts)
    return DONE


def refusal(pos: Position, verb: str, noun: str | None, side: int | None, texts: Texts) -> list[str]:
    """Why an act may not be played, one line for each paragraph; nothing when it may."""
    game, menu = pos.game, choices(pos)
    words = " ".join(filter(None, (verb, noun)))
    if menu.who == NOBODY:
        return [reason_line(game, texts, "refused-over", words, Cause(menu.cite))]
    if side is not None and side != menu.who:
        return [
            reason_line(
                game, texts, "refused-side", words, Cause(menu.cite), side=side_name(game, menu.who, texts)
            )
        ]
    causes = menu.causes(read_act(pos, verb, noun))
    return [reason_line(game, texts, "refused", words, cause) for cause in causes]


def ask_die(pos: Position, texts: Texts) -> AskDie:
    def ask(need: NeedRoll) -> int:
        found = paragraph(pos.game, need.cite)
        what = found.title(texts.lang) if found else ""
        while True:
            try:
                typed = input(texts.say("dice-ask", sides=need.sides, cite=need.cite, title=what) + " ")
            except EOFError:
                raise missing_rolls(need) from None
            if typed.strip() in {str(face) for face in range(1, need.sides + 1)}:
                return int(typed)

    return ask


def report(saved: Saved, entry: Scene, lines: list[Line], desk: CommandContext, texts: Texts) -> None:
    """What came of an act."""
    pos = saved.pos
    if desk.json:
        told = [line.to_dict() for line in lines]
        seen = view(pos, entry.side)
        desk.dump(
            {
                "n": len(saved.journal.entries),
                "as": pos.game.sides[entry.side],
                "act": entry.act,
                "rolls": [list(r) for r in entry.rolls],
                "hash": entry.hash,
                "log": told,
                "to_act": seen["to_act"],
                "undoable": not entry.barrier,
                "result": seen["result"],
            }
        )
        return
    for line in lines:
        print(line)
    print(prompt(pos, texts, choices(pos).who))


def undo(args: Namespace, desk: CommandContext) -> int:
    return turn_back(args, desk, back=True)


def redo(args: Namespace, desk: CommandContext) -> int:
    return turn_back(args, desk, back=False)


def turn_back(args: Namespace, desk: CommandContext, back: bool) -> int:
    with lock_journal(Path(args.journal), Path(args.data_pack) if args.data_pack else None) as saved:
        texts = desk.of(saved.journal.game)
        entry = saved.undo() if back else saved.redo()
        if desk.json:
            desk.dump({"undone" if back else "redone": entry.act, "n": len(saved.journal.entries)})
            return DONE
        print(texts.say("undone" if back else "redone", act=" ".join(entry.act)))
        print(prompt(saved.pos, texts, choices(saved.pos).who))
    return DONE
