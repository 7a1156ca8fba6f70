"""`grognard check`: data files, catalogues and the ready-made set-up, each error with its file and line."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any, NamedTuple

from grognard.cli import catalogue
from grognard.cli.catalogue import required_ids, used_ids
from grognard.cli.command_context import BAD, DONE, CommandContext, complaint
from grognard.draw.art import load_art
from grognard.games import MODULES, entry, load
from grognard.games.boards import BOARDS, board
from grognard.kernel.blame import blame_data
from grognard.kernel.dice import FixedDice, NeedRoll
from grognard.kernel.engine import choices, step
from grognard.kernel.errors import BadInput
from grognard.kernel.flow import CLOSE, Ask
from grognard.kernel.game import Game
from grognard.kernel.load import SOURCES, Files
from grognard.kernel.menu import BUTTON, Act
from grognard.kernel.paragraphs import paragraphs
from grognard.kernel.position import begin
from grognard.mapcheck.map_checks import faults
from grognard.mapcheck.pins import Verdict, read_pins, verdicts
from grognard.mapcheck.sources import Share, share_of


def scenario_source(files: Files, name: str) -> None:
    source = files.toml(name).get("source", "")
    if not isinstance(source, str) or not source.startswith((*SOURCES, "own")):
        raise BadInput(
            f"{files.read(name)[1]}:1: source is missing (rulebook …, derived …, found …, reconstructed, own)"
        )


def check(args: Namespace, desk: CommandContext) -> int:
    names = [args.game] if args.game else list(BOARDS)
    pack = Path(args.data_pack) if args.data_pack else None
    if pack is not None and not args.game:
        raise BadInput("check: a data pack belongs to one game: name it", "check-pack-game")
    if args.game and args.game not in BOARDS:
        entry(args.game)
    if args.pins:
        return pins(names, pack, desk)
    told = [check_game(name, pack, desk) for name in names]
    for one in told:
        for error in one.errors:
            desk.complain(error if args.game or error.startswith(f"{one.game}:") else f"{one.game}: {error}")
        if not desk.json and not one.errors:
            tell(one, desk)
    if desk.json:
        desk.dump([one.plain() for one in told])
    return BAD if any(one.errors for one in told) else DONE


class GameCheck(NamedTuple):
    """What was found of a game: what is wrong with it, how many rows it has and how many pins hold."""

    game: str
    errors: list[str]
    share: Share = Share(0, 0, {})
    pins: int = 0

    def plain(self) -> dict[str, Any]:
        rows = {"rows": self.share.rows, "reconstructed": self.share.reconstructed, "files": self.share.files}
        return {"game": self.game, "errors": self.errors, **rows, "pins": self.pins}


def tell(one: GameCheck, desk: CommandContext) -> None:
    message = "check-good" if one.game in MODULES else "check-good-map"
    desk.say(
        message,
        game=one.game,
        rows=one.share.rows,
        reconstructed=one.share.reconstructed,
        share=one.share.part,
    )
    for file, (rows, made) in one.share.files.items():
        print("  " + desk.texts.say("check-file", file=file, rows=rows, reconstructed=made))
    if one.pins:
        print("  " + desk.texts.say("check-pins", many=one.pins))


def check_game(name: str, pack: Path | None, desk: CommandContext) -> GameCheck:
    """What is wrong with a game: the first fault of its data, or every fault of its map and its texts."""
    try:
        with blame_data(pack):
            found = board(name, pack)
            load_art(found.files)
            share = share_of(found.files)
            wanted = checked_game(name, pack) if name in MODULES else set()
            held = verdicts(found.map, read_pins(found.files))
            sound = list(faults(found.map, found.customs, found.files))
    except BadInput as e:
        return GameCheck(name, [complaint(e, desk.texts)])
    unsound = [*sound, *(v.fault() for v in held if not v.is_met)]
    errors = [complaint(fault, desk.texts) for fault in unsound] + catalogue.faults(found.package, wanted)
    return GameCheck(name, errors, share, len(held))


def checked_game(name: str, pack: Path | None) -> set[str]:
    """Loads a game in all its options and sets it up; gives the messages it needs."""
    known, game = entry(name), load(name, pack=pack)
    paragraphs(game.files)
    for scenario in known.scenarios:
        scenario_source(game.files, f"scenarios/{scenario}.toml")
        set_up(load(name, scenario=scenario, pack=pack))
    for option in known.options:
        for value in option.values:
            load(name, {option.name: value}, pack=pack)
    return required_ids(game, known.options) | used_ids(known.package, game)


# -- pins


def pins(names: list[str], pack: Path | None, desk: CommandContext) -> int:
    """Every pin of the rulebook, and whether the map keeps it."""
    told, bad = [], False
    for name in names:
        try:
            found = board(name, pack)
            held = verdicts(found.map, read_pins(found.files))
        except BadInput as e:
            desk.complain(complaint(e, desk.texts))
            bad = True
            continue
        bad = bad or not all(v.is_met for v in held)
        told.append({"game": name, "pins": [pin_json(v) for v in held]})
        if not desk.json:
            desk.say("check-pin-head", game=name, held=sum(v.is_met for v in held), many=len(held))
            for verdict in held:
                print("  " + pin_line(verdict, desk))
    if desk.json:
        desk.dump(told)
    return BAD if bad else DONE


def pin_json(verdict: Verdict) -> dict[str, Any]:
    pin = verdict.pin
    said = {"claim": pin.claim, "at": pin.at, "value": pin.value, "source": pin.source, "line": pin.row.line}
    return {**said, "holds": verdict.is_met, "found": verdict.found}


def pin_line(verdict: Verdict, desk: CommandContext) -> str:
    pin = verdict.pin
    said = {
        "claim": pin.claim,
        "at": pin.at,
        "value": f" {pin.value}" if pin.value else "",
        "source": pin.source,
    }
    if verdict.is_met:
        return desk.texts.say("pin-pass", **said)
    return desk.texts.say("pin-fail", found=verdict.found_text, **said)


DICE = 100  # more than any act of a set-up throws


def set_up(game: Game) -> None:
    """The ready-made set-up is legal, or BadInput says what is not."""
    try:
        pos, _ = begin(game, FixedDice([1] * DICE))
        while pos.state.turn == 0 and pos.state.result is None:
            menu, ask = choices(pos), game.program[pos.frame.step].step
            assert isinstance(ask, Ask)
            ending = ask.with_role(CLOSE, BUTTON)
            act = next((Act(verb) for verb in ("ready_made", *ending) if Act(verb) in menu), menu.acts()[0])
            pos = step(pos, act, FixedDice([1] * DICE)).pos
    except NeedRoll as e:
        raise BadInput(f"{game.scenario}: {e}") from None
    broken = game.hooks.invariants(pos)
    if broken:
        raise BadInput(f"scenarios/{game.scenario}.toml: {broken[0]}")
