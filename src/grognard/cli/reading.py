"""Commands that only look: show, why, odds, replay."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from random import Random
from typing import Any

from grognard.ai.player import sample_hidden
from grognard.cli.command_context import (
    BAD,
    DONE,
    CommandContext,
    complaint,
    paragraph_dict,
    reason_line,
    side_number,
)
from grognard.cli.odds_report import odds_dict, odds_text
from grognard.cli.screen import acts_text, heading, prompt, stacks_text, standing_text
from grognard.cli.store import Saved, open_journal, read_text
from grognard.cli.window import is_large, window_centre
from grognard.kernel.acts import read_act
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import NOBODY, choices, step
from grognard.kernel.errors import BadInput
from grognard.kernel.finality import is_final
from grognard.kernel.journal import FORMAT, Journal, Scene
from grognard.kernel.menu import Cause
from grognard.kernel.narration import (
    Line,
    argument_words,
    cause_text,
    side_name,
    story,
    visible_act,
)
from grognard.kernel.position import opening
from grognard.kernel.records import records
from grognard.kernel.rollers import visible_rolls
from grognard.kernel.state import Position
from grognard.kernel.texts import Texts
from grognard.kernel.views import OBSERVER, menu_view, phase, view


def open_saved(args: Namespace) -> Saved:
    return open_journal(Path(args.journal), Path(args.data_pack) if args.data_pack else None)


def viewer_of(saved: Saved, name: str | None) -> int:
    """The side named, or the side to act; when the game is over, an observer."""
    named = side_number(saved.journal.game, name)
    who = choices(saved.pos).who
    return named if named is not None else who if who != NOBODY else OBSERVER


# -- show


def show(args: Namespace, desk: CommandContext) -> int:
    saved = open_saved(args)
    pos, viewer = saved.pos, viewer_of(saved, args.side)
    texts = desk.of(pos.game)
    if desk.json:
        desk.dump(position_dict(pos, viewer, texts))
        return DONE
    print(heading(pos, texts))
    from grognard.cli.picture import map_lines, part  # slow to load, and JSON has no use for it

    only = None
    if is_large(pos) and not args.whole:
        at = pos.game.map.hex(args.at) if args.at else -1
        only = part(pos, window_centre(pos, viewer, at) if at < 0 else at)
    if not args.plain:
        print(*map_lines(pos, viewer, texts.lang, only=only), sep="\n")
    print(*stacks_text(pos, texts, viewer, only), *standing_text(pos, texts, viewer), sep="\n")
    print()
    print(prompt(pos, texts, viewer))
    if viewer == choices(pos).who:
        print(*acts_text(pos, texts), sep="\n")
    return DONE


def position_dict(pos: Position, viewer: int, texts: Texts) -> dict[str, Any]:
    seen, menu = view(pos, viewer), menu_view(pos, viewer)
    if viewer == choices(pos).who:
        known = sample_hidden(pos, viewer, Random(0))  # what is hidden must not show in what is final
        for told, act in zip(menu["acts"], choices(pos).acts(), strict=True):
            told["final"] = is_final(known, act)
        menu["text"] = texts.say(menu["prompt"], **argument_words(pos.game, choices(pos).args.items(), texts))
    return {
        "game": pos.game.id,
        "as": pos.game.sides[viewer] if viewer != OBSERVER else None,
        "turn": pos.state.turn,
        "phase": phase(pos),
        "to_act": seen["to_act"],
        "view": seen,
        "menu": menu,
        "result": seen["result"],
    }


# -- why


def why(args: Namespace, desk: CommandContext) -> int:
    saved = open_saved(args)
    pos, game = saved.pos, saved.journal.game
    texts = desk.of(game)
    side = viewer_of(saved, args.side)
    menu = choices(pos)
    causes: list[Cause]
    if menu.who not in (side, NOBODY):
        causes = [Cause(menu.cite)]
        about = texts.say("why-not-yours", side=side_name(game, menu.who, texts))
    else:
        causes = menu.causes(read_act(pos, args.verb, args.noun))
        about = texts.say("why-over") if menu.who == NOBODY else ""
    act = " ".join(filter(None, (args.verb, args.noun)))
    if desk.json:
        told = [
            paragraph_dict(game, cause.cite, desk.lang) | {"text": cause_text(game, cause, texts)}
            for cause in causes or [Cause(menu.verbs[args.verb].under)]
        ]
        desk.dump(
            {
                "act": [args.verb, args.noun],
                "legal": not causes,
                "reasons": told if causes else [],
                "paragraph": None if causes else told[0],
            }
        )
        return DONE
    if about:
        print(about)
    if not causes:
        print(reason_line(game, texts, "why-legal", act, Cause(menu.verbs[args.verb].under)))
    for cause in causes:
        print(reason_line(game, texts, "why-not", act, cause))
    return DONE


# -- odds


def odds(args: Namespace, desk: CommandContext) -> int:
    saved = open_saved(args)
    pos = saved.pos
    texts = desk.of(pos.game)
    if not args.words and pos.state.result is not None:
        raise BadInput("no attack is being put together", "no-odds")
    if args.words:
        prepared = attack_on(pos, args.words)
        if isinstance(prepared, list):
            for act, cause in prepared:
                desk.complain(reason_line(pos.game, texts, "refused", act, cause))
            return BAD
        pos = prepared
    found = pos.game.hooks.odds(pos)
    if found is None:
        raise BadInput("no attack is being put together", "no-odds")
    if desk.json:
        desk.dump(odds_dict(pos.game, found))
    else:
        print(*odds_text(pos, found, texts), sep="\n")
    return DONE


def attack_on(pos: Position, words: list[str]) -> Position | list[tuple[str, Cause]]:
    """The attack on a hex or ship by these units, put together on a copy; or what rules it out."""
    target, *units = words
    acts = [
        ("target_ship" if target in pos.game.roster.index else "target", target),
        *(("join", u) for u in units),
    ]
    if "cancel" in choices(pos).verbs:
        pos = step(pos, read_act(pos, "cancel"), FixedDice([])).pos
    for verb, noun in acts:
        act = read_act(pos, verb, noun)
        if act not in choices(pos):
            return [(f"{verb} {noun}", cause) for cause in choices(pos).causes(act)]
        pos = step(pos, act, FixedDice([])).pos
    return pos


# -- replay


def replay(args: Namespace, desk: CommandContext) -> int:
    try:
        saved = open_saved(args)
    except BadInput as e:
        if args.verify or desk.json or not has_written_acts(Path(args.journal), desk):
            raise
        desk.complain(complaint(e, desk.texts))
        return BAD
    journal = saved.journal
    texts = desk.of(journal.game)
    named = side_number(journal.game, args.side)
    viewer = OBSERVER if named is None else named
    dice = saved.verify_dice_text() if args.verify else None
    if desk.json:
        desk.dump(replay_dict(saved, texts, viewer, dice))
        return DONE
    for line in first_lines(saved, texts, viewer):
        print(line)
    for n, entry in enumerate(journal.scenes()):
        act = " ".join(visible_act(entry.act, entry.before, viewer))
        print(texts.say("replay-act", n=n + 1, side=side_name(journal.game, entry.side, texts), act=act))
        for line in story(entry.changes, entry.before, entry.pos, texts, viewer):
            print(f"    {line}")
    if dice is not None:
        acts, thrown = len(journal.entries), journal.dice_count
        print(texts.say("replay-verified", acts=acts, dice=thrown), texts.say(f"verified-{dice}"))
    return DONE


def has_written_acts(path: Path, desk: CommandContext) -> bool:
    """A game that cannot be played again, as it is written: acts and dice, line by line. False when it is no
    journal.
    """
    try:
        found = records(read_text(path).splitlines(), str(path))
    except BadInput:
        return False
    for n, one in enumerate(found, 1):
        dice = "".join(f" [{roll.face}/{roll.sides} {roll.cite}]" for roll in one.rolls)
        print(desk.texts.say("replay-act", n=n, side=one.side, act=" ".join(one.act) + dice))
    return bool(found)


def first_lines(saved: Saved, texts: Texts, viewer: int) -> list[Line]:
    """What happened by itself before the first decision."""
    header, game = saved.journal.header, saved.journal.game
    start, first = opening(game, FixedDice([r[1] for r in header["rolls"]]), header["position"])
    return story(first.changes, start, first.pos, texts, viewer)


def replay_dict(saved: Saved, texts: Texts, viewer: int, dice: str | None) -> dict[str, Any]:
    journal = saved.journal
    found = {
        "game": journal.game.id,
        "header": journal.header,
        "opening": [line.to_dict() for line in first_lines(saved, texts, viewer)],
        "acts": len(journal.entries),
        "dice": journal.dice_count,
        "entries": [entry_dict(journal, n, scene, texts, viewer) for n, scene in enumerate(journal.scenes())],
        "result": view(journal.pos, viewer)["result"],
    }
    if dice is not None:
        found["verified"] = {
            "chain": True,
            "hashes": journal.header["grognard"] == FORMAT,  # those of earlier formats say nothing any more
            "rolls": True,
            "dice": dice,
        }
    return found


def entry_dict(journal: Journal, n: int, entry: Scene, texts: Texts, viewer: int) -> dict[str, Any]:
    """One act as a viewer may know it. The hash of a position is kept from him while something is hidden: it
    could be found by trying.
    """
    before = entry.before
    return {
        "n": n + 1,
        "as": journal.game.sides[entry.side],
        "act": visible_act(entry.act, before, viewer),
        "rolls": [
            [r.sides, r.face, r.cite] for _, r in visible_rolls(entry.changes, before, entry.pos, viewer)
        ],
        "hash": entry.hash
        if journal.pos.state.result is not None or sample_hidden(entry.pos, viewer, Random(0)) is entry.pos
        else None,
        "log": [line.to_dict() for line in story(entry.changes, before, entry.pos, texts, viewer)],
    }
