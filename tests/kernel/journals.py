"""Games of the toy written down: what the tests of the journal share."""

from __future__ import annotations

import json

from grognard.games import load
from grognard.kernel.chain import chain_hash
from grognard.kernel.dice import FixedDice, SeededDice, commitment
from grognard.kernel.journal import Journal, header_for, read_act
from grognard.kernel.position import begin

SEED = b"a seed for tests"
GONE = object()
GAME = (
    "deploy north",
    "deploy south",
    "unit B-F",
    "to 0201",
    "unit B-H",
    "drop",
    "end_phase",
    "unit B-F",
    "target 0301",
    "attack",
)


def opened(header):
    game = load(header["game"], header["options"], header["scenario"])
    return begin(game, FixedDice([r[1] for r in header["rolls"]]), header["position"])[0]


def new(seed=SEED, **options):
    live = SeededDice(seed)
    pos, rolls = begin(load("toy", options), live)
    header = header_for(pos, {"mode": "live", "commit": commitment(seed)}, rolls=rolls)
    return Journal(header, pos), live


def play(journal, live, *words):
    for word in words:
        journal.play(read_act(journal.pos, *word.split(" ", 1)), live)


def text_of(journal):
    return "\n".join([json.dumps(journal.header, ensure_ascii=False), *journal.lines]) + "\n"


def forged(played, at, changed):
    """The journal with one line changed by somebody who can reckon the sums again."""
    records = [json.loads(line) for line in text_of(played).splitlines()]
    records[at].update(changed)
    before, lines = "", []
    for record in records:
        record = {k: v for k, v in record.items() if k != "sum" and v is not GONE}
        before = chain_hash(before, record)
        lines.append(json.dumps({**record, "sum": before}, ensure_ascii=False))
    return "\n".join(lines) + "\n"
