"""`grognard check`: data files, catalogues and the ready-made set-up, each error with its file and line."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from grognard.cli.catalogue import faults, required, used_ids
from grognard.cli.desk import BAD, DONE, Desk, complaint
from grognard.games import MODULES, entry, load
from grognard.kernel.dice import Given, NeedRoll
from grognard.kernel.engine import choices, step
from grognard.kernel.errors import BadInput
from grognard.kernel.game import Game
from grognard.kernel.load import SOURCES, Files
from grognard.kernel.menu import Act
from grognard.kernel.paragraphs import paragraphs
from grognard.kernel.position import begin
from grognard.kernel.sources import Share, data_share


def scenario_source(files: Files, name: str) -> None:
    source = files.toml(name).get("source", "")
    if not isinstance(source, str) or not source.startswith(SOURCES):
        raise BadInput(f"{files.read(name)[1]}:1: source is missing (rulebook …, derived …, found …, reconstructed)")


def check(args: Namespace, desk: Desk) -> int:
    names = [args.game] if args.game else list(MODULES)
    pack = Path(args.data_pack) if args.data_pack else None
    if pack is not None and not args.game:
        raise BadInput("check: a data pack belongs to one game: name it", "check-pack-game")
    told, bad = [], False
    for name in names:
        errors, share = checked_game(name, pack, desk)
        bad = bad or bool(errors)
        told.append({"game": name, "errors": errors, "rows": share.rows, "reconstructed": share.reconstructed, "files": share.files})
        for error in errors:
            desk.complain(error)
        if not desk.json and not errors:
            desk.say("check-good", game=name, rows=share.rows, reconstructed=share.reconstructed, share=share.part)
            for file, (rows, made) in share.files.items():
                print("  " + desk.texts.say("check-file", file=file, rows=rows, reconstructed=made))
    if desk.json:
        desk.dump(told)
    return BAD if bad else DONE


def checked_game(name: str, pack: Path | None, desk: Desk) -> tuple[list[str], Share]:
    """What is wrong with a game: the first fault of its data, then every fault of its texts."""
    known = entry(name)
    nothing = Share(0, 0, {})
    try:
        game = load(name, pack=pack)
        share = data_share(game)
        paragraphs(game.files)
        for scenario in known.scenarios:
            scenario_source(game.files, f"scenarios/{scenario}.toml")
            set_up(load(name, scenario=scenario, pack=pack))
        for option in known.options:
            for value in option.values:
                load(name, {option.name: value}, pack=pack)
    except BadInput as e:
        return [complaint(e, desk.texts)], nothing
    wanted = required(game, known.options) | used_ids(known.package, game)
    return faults(known.package, wanted), share


def set_up(game: Game) -> None:
    """The ready-made set-up is legal, or BadInput says what is not."""
    try:
        pos, _ = begin(game, Given([1] * 10))
        while pos.state.turn == 0 and pos.state.result is None:
            menu = choices(pos)
            act = next((Act(verb) for verb in ("ready_made", "end_setup") if Act(verb) in menu), menu.acts()[0])
            pos = step(pos, act, Given([1] * 10)).pos
    except NeedRoll as e:
        raise BadInput(f"{game.scenario}: {e}") from None
    broken = game.hooks.invariants(pos)
    if broken:
        raise BadInput(f"scenarios/{game.scenario}.toml: {broken[0]}")
