"""`grognard sim`: many games between bots, for statistics."""

from __future__ import annotations

import os
from argparse import Namespace
from pathlib import Path
from typing import Any

from grognard.cli.desk import BROKEN, DONE, Desk
from grognard.cli.playing import settings
from grognard.cli.screen import capital
from grognard.kernel.texts import Texts
from grognard.lab.sim import simulate


def sim(args: Namespace, desk: Desk) -> int:
    found = simulate(
        args.game,
        settings(args.option),
        args.scenario,
        args.players.split(","),
        args.games,
        args.seed,
        args.workers or os.cpu_count() or 1,
        Path(args.out) if args.out else None,
        progress=None if not desk.json else False,
        lang=desk.lang,
    )
    told = found.told()
    if desk.json:
        desk.dump(told)
    else:
        print(*summary(told, desk.of(args.game)), sep="\n")
        if args.out:
            desk.say("sim-out", path=args.out)
    for game in found.failures:
        desk.complain(desk.texts.say("sim-failure", seed=str(game.seed), what=game.failure))
    return BROKEN if found.failures else DONE


def summary(told: dict[str, Any], texts: Texts) -> list[str]:
    """Who won how often, within which bounds, and how fast it went."""
    lines = [texts.say("sim-head", games=told["games"], players=", ".join(told["players"]), seed=str(told["seed"]))]
    many = max(1, told["games"] - told["failures"])
    for who, won in told["results"]["winner"].items():
        name = texts.say("sim-draw") if who == "draw" else capital(texts.say(f"side-{who}"))
        low, high = told["intervals"][who]
        lines.append("  " + texts.say("sim-wins", who=name, won=won, share=won / many, low=low, high=high))
    for how, n in told["results"]["how"].items():
        lines.append("  " + texts.say("sim-how", n=n, how=texts.say(how)))
    lines.append(texts.say("sim-speed", acts=told["acts"], seconds=told["seconds"], speed=told["acts_per_s"]))
    return lines
