"""`grognard report`: a page about one game; and `sim --compare`: what an option does."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

from grognard.cli.command_context import BROKEN, DONE, CommandContext, side_number
from grognard.cli.store import open_journal
from grognard.kernel.errors import BadInput
from grognard.lab import reasons
from grognard.lab.after_action_page import report as page
from grognard.lab.compare import Comparison, compare_batches, measure_words, read_compare


def report(args: Namespace, desk: CommandContext) -> int:
    out = Path(args.output)
    if out.exists():
        raise BadInput(f"{out}: there is such a file already", "file-exists", path=str(out))
    journal = open_journal(Path(args.journal), Path(args.data_pack) if args.data_pack else None).journal
    why = reasons.read(journal, reasons.reasons_path(Path(args.journal)))
    text = page(journal, desk.lang, side_number(journal.game, args.side), reasons=why)
    write_new_file(out, text)
    desk.say("report-out", path=str(out))
    return DONE


def write_new_file(path: Path, text: str) -> None:
    """Write where nothing is yet."""
    try:
        with open(path, "x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise BadInput(f"{path}: there is such a file already", "file-exists", path=str(path)) from None
    except OSError as e:
        raise BadInput(
            f"{path}: cannot be written ({e.strerror})",
            "file-unwritable",
            path=str(path),
            why=str(e.strerror),
        ) from None


def compare(args: Namespace, desk: CommandContext, options: dict[str, str], wishes: dict[str, Any]) -> int:
    """Both values of an option, with the same seeds."""
    name, values = read_compare(args.compare, options)
    found = compare_batches(args.game, options, args.scenario, name, values, **wishes)
    if desk.json:
        desk.dump(found.to_dict())
    else:
        print(*lines(found, desk), sep="\n")
        if args.out:
            desk.say("sim-out", path=args.out)
    for summary in (found.a, found.b):
        for game in summary.failures:
            desk.complain(desk.texts.say("sim-failure", seed=str(game.seed), what=game.failure))
    return BROKEN if found.a.failures or found.b.failures else DONE


def lines(found: Comparison, desk: CommandContext) -> list[str]:
    head = desk.texts.say(
        "compare-head", option=found.option, a=found.values[0], b=found.values[1], games=found.games
    )
    return [head, *("  " + measure_words(one, found, desk.lang) for one in found.measures)]
