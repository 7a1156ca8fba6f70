"""Games of the toy written down: what the tests of the journal share."""

from __future__ import annotations

import json

from grognard.games import load
from grognard.kernel.dice import Given, Live, commitment
from grognard.kernel.journal import Journal, header_for, read_act
from grognard.kernel.position import begin

SEED = b"a seed for tests"
GAME = ("deploy north", "deploy south", "unit B-F", "to 0201", "unit B-H", "drop", "end_phase", "unit B-F", "target 0301", "attack")


def opened(header):
    game = load(header["game"], header["options"], header["scenario"])
    return begin(game, Given([r[1] for r in header["rolls"]]), header["position"])[0]


def new(seed=SEED, **options):
    live = Live(seed)
    pos, rolls = begin(load("toy", options), live)
    header = header_for(pos, {"mode": "live", "commit": commitment(seed)}, rolls=rolls)
    return Journal(header, pos), live


def play(journal, live, *words):
    for word in words:
        journal.play(read_act(journal.pos, *word.split(" ", 1)), live)


def text_of(journal):
    return "\n".join([json.dumps(journal.header, ensure_ascii=False), *journal.lines]) + "\n"
