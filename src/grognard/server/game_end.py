"""The end of a game for those who played it: turn by turn, the luck of both sides, the rolls that decided."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from weakref import WeakKeyDictionary

from starlette.concurrency import run_in_threadpool

from grognard.kernel.journal import Journal
from grognard.kernel.narration import hex_name, place_text, side_name
from grognard.kernel.texts import Texts
from grognard.lab.after_action import Event, GameSummary, sum_up, turning_points
from grognard.server import presentation, wire
from grognard.server.api import LANG, Call, Route
from grognard.server.faults import Fault
from grognard.server.replay_api import verify_dice_text
from grognard.server.table import GameTable
from grognard.server.table_view import table_now
from grognard.server.visibility import seen_table

MANY = 5  # turning points
TOLD = 2  # sentences of what came of one
TAKEN = 3  # places that the story names
NINETY = 1.645  # standard deviations on both sides of the mean that hold nine cases in ten
OUTCOMES = 216  # of one act, beyond which its luck is not worked out
CAME = ("told", "removed", "step")  # lines that say what a roll came to
_kept: WeakKeyDictionary[Journal, dict[str, GameSummary]] = WeakKeyDictionary()


async def game_end(call: Call) -> wire.GameEnd:
    table = await finished_table(call)
    words = presentation.words_for(table.game, call.lang)
    now = table_now(call.site, table.row, table.seats, call.user, call.lang, table)
    return await run_in_threadpool(end_of, table.journal, now, words)


async def finished_table(call: Call) -> GameTable:
    table = await seen_table(call)
    if not table.is_over:
        raise Fault(409, "not-over")
    call.site.guard.reads(call, len(table.journal.entries))
    return table


def end_of(journal: Journal, table: wire.TableNow, words: Texts) -> wire.GameEnd:
    tale = summary_of(journal, words)
    result = presentation.result(journal.pos, words)
    assert result is not None
    thrown = [event for turn in tale.turns for event in turn.events]
    return wire.GameEnd(
        table=table,
        result=result,
        story=story_of(tale, words),
        turns=turns_of(tale, words.lang),
        tracks=[
            wire.EndTrack(
                id=one["id"],
                label=presentation.capital(words.say(f"track-{one['id']}")),
                side=one["side"],
                of=one["of"],
            )
            for one in tale.chronicle["points"]
        ],
        attacks=[attacks_of(tale, side, thrown) for side in range(len(journal.game.sides))],
        luck=luck_curve(tale),
        turning=[turning_point(tale, event, words) for event in turning_points(tale, MANY)],
        verified=verify_dice_text(journal),
        dice=sum(len(entry.rolls) for entry in journal.entries),
    )


def summary_of(journal: Journal, words: Texts) -> GameSummary:
    """The whole game, told once for each language."""
    found = _kept.setdefault(journal, {})
    if words.lang not in found:
        found[words.lang] = sum_up(journal, words, most=OUTCOMES)
    return found[words.lang]


# -- turn by turn


def turns_of(tale: GameSummary, lang: str) -> list[wire.EndTurn]:
    """From the first turn on; losses are those of the turn, points how they stood at its end."""
    game, rows = tale.game, tale.chronicle["turns"]
    last = last_acts(tale.journal)
    found, before = [], [0] * len(game.sides)
    for row in rows:
        lost = [row[f"lost_{side}"] for side in game.sides]
        turn = row["turn"]
        found.append(
            wire.EndTurn(
                turn=turn,
                date=game.hooks.date(game, turn, lang) or "",
                n=last.get(turn, 0),
                lost=[now - then for now, then in zip(lost, before, strict=True)],
                points=[row.get(f"track_{one['id']}", 0) for one in tale.chronicle["points"]],
            )
        )
        before = lost
    return found


def last_acts(journal: Journal) -> dict[int, int]:
    """For each turn the number of its last act; the one that ends it belongs to it."""
    found: dict[int, int] = {}
    for n, scene in enumerate(journal.scenes(), 1):
        found[scene.before.state.turn] = n
    return found


# -- luck


def attacks_of(tale: GameSummary, side: int, thrown: Sequence[Event]) -> wire.Attacks:
    mine = [
        (event, chance) for event in thrown if event.side == side and (chance := event.chance) is not None
    ]
    return wire.Attacks(
        side=tale.game.sides[side],
        tried=len(mine),
        won=sum(event.emptied for event, _ in mine),
        expected=round(sum(chance for _, chance in mine), 2),
    )


def luck_curve(tale: GameSummary) -> list[wire.LuckPoint]:
    """After each roll the luck so far. Rolls that could end the game are left out: no score weighs that."""
    first = min([first_turn(tale), *(turn.turn for turn in tale.turns if turn.events)])
    found, total, spread = [wire.LuckPoint(turn=float(first), sum=0.0, band=0.0)], 0.0, 0.0
    for turn in tale.turns:
        some = [event.luck for event in turn.events if event.luck is not None and not event.luck.ends]
        for k, luck in enumerate(some, 1):
            total, spread = total + luck.gave, spread + luck.spread**2
            at = turn.turn + k / (len(some) + 1)
            found.append(
                wire.LuckPoint(turn=round(at, 3), sum=round(total, 2), band=round(NINETY * sqrt(spread), 2))
            )
    return found


def first_turn(tale: GameSummary) -> int:
    return max(tale.game.hooks.first_turn(tale.game), tale.journal.start.state.turn)


# -- turning points


def turning_point(tale: GameSummary, event: Event, words: Texts) -> wire.TurningPoint:
    game, odds = tale.game, event.odds
    hex = hex_name(game, event.target, words) if event.target >= 0 else ""
    side = side_name(game, event.side, words)
    told = results(event)
    chance = event.chance
    assert event.luck is not None
    if odds is not None:
        text = words.say("end-attack", side=side, hex=hex, odds=odds.column)
    else:
        text = event.lines[0].text if event.lines else words.say("end-roll", side=side)
        told = [one for one in told if one != text]
    return wire.TurningPoint(
        n=event.n,
        turn=event.turn,
        side=game.sides[event.side],
        hex=game.map.label(event.target) if event.target >= 0 else "",
        text=presentation.capital(text),
        came=" ".join(told[:TOLD]),
        faces=event.faces,
        outcome="" if chance is None else "success" if event.emptied else "failure",
        chance=round(chance or 0.0, 4),
        luck=round(event.luck.gave, 2),
        wins=event.luck.ends > 0,
    )


def results(event: Event) -> list[str]:
    """What a roll came to: what the log says after the dice."""
    rolled = [n for n, line in enumerate(event.lines) if line.kind == "roll"]
    after = event.lines[rolled[0] + 1 :] if rolled else event.lines
    return [line.text for line in after if line.kind in CAME]


# -- in a few sentences


def story_of(tale: GameSummary, words: Texts) -> list[wire.Line]:
    """Who won and by what, the places that fell, the roll that weighed most, what it cost both sides."""
    game, last = tale.game, tale.chronicle["turns"][-1]
    sentences = [*falls(tale, words), *progress(tale, words)]
    points = turning_points(tale, 1)
    if points and (chance := points[0].chance) is not None and points[0].odds is not None:
        event = points[0]
        sentences.append(
            words.say(
                "end-story-won" if event.emptied else "end-story-lost",
                turn=event.turn,
                side=side_name(game, event.side, words),
                hex=hex_name(game, event.target, words),
                odds=points[0].odds.column,
                chance=round(100 * (chance if event.emptied else 1 - chance)),
            )
        )
    costs = [
        words.say("end-story-cost", side=side_name(game, n, words), steps=last[f"lost_{side}"])
        for n, side in enumerate(game.sides)
    ]
    sentences.append(words.say("end-story-losses", costs=", ".join(costs)))
    return [wire.Line(text=presentation.capital(text), cite="", kind="story") for text in sentences]


def falls(tale: GameSummary, words: Texts) -> list[str]:
    """The last places that changed hands."""
    places = {place.id: place for place in tale.game.map.places}
    sides = {name: side_name(tale.game, n, words) for n, name in enumerate(tale.game.sides)}
    return [
        words.say(
            "end-story-taken",
            turn=one["turn"],
            side=sides[one["side"]],
            place=place_text(tale.game, places[one["place"]].hex, words),
        )
        for one in tale.chronicle["captures"][-TAKEN:]
    ]


def progress(tale: GameSummary, words: Texts) -> list[str]:
    """How what counts towards victory changed from the beginning to the end."""
    rows, found = tale.chronicle["turns"], []
    for one in tale.chronicle["points"]:
        values = [row.get(f"track_{one['id']}", 0) for row in rows]
        if values and values[0] != values[-1]:
            label = words.say(f"track-{one['id']}")
            found.append(words.say("end-story-points", track=label, first=values[0], last=values[-1]))
    return found[:TOLD]


ENDS = [
    Route(
        "GET",
        "/api/tables/{id}/end",
        game_end,
        wire.GameEnd,
        summary="How a game ended",
        query=(LANG,),
        cost=5,
        faults=(409,),
    ),
]
