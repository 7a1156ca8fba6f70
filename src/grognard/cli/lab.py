"""`grognard sim`: many games between bots, for statistics."""

from __future__ import annotations

import os
from argparse import Namespace
from pathlib import Path
from typing import Any

from grognard.cli.command_context import BROKEN, DONE, CommandContext
from grognard.cli.playing import settings
from grognard.cli.screen import capital
from grognard.kernel.errors import BadInput
from grognard.kernel.texts import Texts
from grognard.lab.sim import MOST_WORKERS, Interrupted, Summary, simulate

STOPPED = 130  # as shells tell of Ctrl-C


def sim(args: Namespace, desk: CommandContext) -> int:
    try:
        if args.compare is not None:
            from grognard.cli.reporting import compare  # draws, which is slow to load

            return compare(args, desk, settings(args.option), batch_settings(args, desk))
        found = simulate(args.game, settings(args.option), args.scenario, **batch_settings(args, desk))
    except Interrupted as e:
        tell(e.summary, args, desk)
        done, wanted = len(e.summary.results), e.summary.batch.games
        goes_on = " " + desk.texts.say("sim-goes-on") if args.out else ""
        desk.complain(desk.texts.say("sim-interrupted", done=done, wanted=wanted) + goes_on)
        return STOPPED
    tell(found, args, desk)
    return BROKEN if found.failures else DONE


def batch_settings(args: Namespace, desk: CommandContext) -> dict[str, Any]:
    """What the command line asks of a batch, besides the game itself."""
    return {
        "players": args.players.split(","),
        "games": args.games,
        "seed": args.seed,
        "workers": min(os.cpu_count() or 1, MOST_WORKERS) if args.workers is None else args.workers,
        "out": folder(args.out),
        "progress": False if desk.json else None,
        "lang": desk.lang,
        "swap": args.swap,
        "journals": args.journals,
        "chronicle": False if args.no_chronicle else None,
        "formats": None if args.format is None else args.format.split(","),
        "cluster": args.cluster,
    }


def folder(name: str | None) -> Path | None:
    if name == "":  # a variable of a script that was never set, most likely: such a batch would be lost
        raise BadInput("--out: a value is required", "args-value", name="--out")
    return None if name is None else Path(name)


def tell(found: Summary, args: Namespace, desk: CommandContext) -> None:
    told = found.to_dict()
    if desk.json:
        desk.dump(told)
    elif found.results:
        print(*summary(told, desk.of(args.game)), sep="\n")
        if args.out:
            desk.say("sim-out", path=args.out)
    for game in found.failures:
        desk.complain(desk.texts.say("sim-failure", seed=str(game.seed), what=game.failure))


def summary(told: dict[str, Any], texts: Texts) -> list[str]:
    """Who won how often, within which bounds, and how fast it went."""
    lines = [
        texts.say("sim-head", games=told["games"], players=", ".join(told["players"]), seed=str(told["seed"]))
    ]
    many = max(1, told["games"] - told["failures"])
    for who, won in told["results"]["winner"].items():
        name = texts.say("sim-draw") if who == "draw" else capital(texts.say(f"side-{who}"))
        low, high = told["intervals"][who]
        lines.append("  " + texts.say("sim-wins", who=name, won=won, share=won / many, low=low, high=high))
    for how, n in told["results"]["how"].items():
        lines.append("  " + texts.say("sim-how", n=n, how=texts.say(how)))
    if told["swap"] or len(set(told["players"])) > 1:
        lines += player_lines(told, texts)
    lines.append(texts.say("sim-speed", acts=told["acts"], seconds=told["seconds"], speed=told["acts_per_s"]))
    return lines


def player_lines(told: dict[str, Any], texts: Texts) -> list[str]:
    """The same by player, and what pairs with the same dice tell."""
    lines = []
    for row in told["by_player"]:
        low, high = row["interval"]
        counts = {key: row[key] for key in ("won", "drawn", "lost", "share")}
        lines.append("  " + texts.say("sim-player", who=row["player"], low=low, high=high, **counts))
    pairs = told.get("pairs")
    if pairs and pairs["played"]:
        names = dict(zip(("one", "other"), told["players"], strict=True))
        counts = dict(zip(("first", "second"), pairs["won"], strict=True))
        lines.append(
            "  " + texts.say("sim-pairs", pairs=pairs["played"], even=pairs["even"], **names, **counts)
        )
        mean, low, high = (signed_text(x, texts.lang) for x in (pairs["difference"], *pairs["interval"]))
        p = texts.say("sim-p", p=pairs["p"]) if pairs["p"] >= 0.0001 else texts.say("sim-p-small")
        lines.append("  " + texts.say("sim-difference", mean=mean, low=low, high=high, p=p))
    return lines


def signed_text(number: float, lang: str) -> str:
    shown = f"{number:+.2f}".replace("-", "−")
    return shown.replace(".", ",") if lang == "fr" else shown
