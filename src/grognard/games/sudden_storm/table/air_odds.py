"""What air combat and bombing may come to, before the dice: an exchange of fire, an attack on the bombing
table, and what each choice of a foe or a victim promises.
"""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.sudden_storm.law.air import bombing, charts, duels, flights, raids
from grognard.games.sudden_storm.law.air.charts import ABORT, BACK, HIGHEST, KILL, LOWEST, NOTHING
from grognard.games.sudden_storm.law.air.clash import Clash
from grognard.games.sudden_storm.law.air.duels import Exchange
from grognard.games.sudden_storm.law.air.raids import Strike
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import NOBODY, STRENGTH, Sailing
from grognard.games.sudden_storm.law.presence import side_of
from grognard.games.sudden_storm.table import air_forecast, clash_odds, voyages
from grognard.games.sudden_storm.table.clash_odds import percent, shot_chances
from grognard.kernel.arguments import Arguments
from grognard.kernel.engine import choices
from grognard.kernel.hexes import bits, unitset
from grognard.kernel.preview import Preview
from grognard.kernel.state import Position, UnitSet
from grognard.kernel.tables import Item, Shift

Told = Mapping[str, Mapping[int, tuple[str, Arguments]]]
ODDS = tuple(f"{n:+d}" if n else "0" for n in range(LOWEST, HIGHEST + 1))
FACES = range(1, charts.DIE + 1)
MISS, HIT = "M", "H"

# -- an exchange


def exchange(pos: Position, memo: Exchange) -> Preview:
    """Of several against one, their best shot stands in the column; all are played out."""
    attackers, target = bits(memo.many), memo.lone
    firer = max(attackers, key=lambda unit: duels.difference(pos, unit, target))
    mine, theirs = duels.strengths(pos, firer)[0], duels.strengths(pos, target)[1]
    column = ODDS[min(max(mine - theirs, LOWEST), HIGHEST) - LOWEST]
    roster = pos.game.roster
    lines = [Item(roster[unit].id, duels.strengths(pos, unit)[0], "SS 20B3") for unit in attackers]
    return Preview(
        hex=pos.state.where[target],
        attacker=side_of(pos, firer),
        attack=mine,
        defence=theirs,
        strengths=(*lines, Item(roster[target].id, theirs, "SS 20B3")),
        columns=ODDS,
        before=column,
        column=column,
        faces=(),
        policy=air_forecast.POLICY,
        play=lambda: air_forecast.exchange_rows(pos, memo),
        shifts=tuple(Shift(one.value, one.cite, one.what) for one in duels.dice_items(pos, firer, target)),
        dice=2,
        words={code: ((f"ss-air-{name}", ()),) for code, name in NAMES.items()},
    )


NAMES = {KILL: "kill", ABORT: "abort", BACK: "back", NOTHING: "nothing"}


# -- bombing


def strike(pos: Position, memo: Strike) -> Preview | None:
    """Against the yard where there is one, else the first victim that may be named."""
    found = target_of(pos, memo)
    if not memo.bombers or found is None:
        return None
    kind, victim = found
    sum_ = bombing.compute_bombing(pos, memo.bombers, kind)
    columns = tuple(str(one.strength) for one in book(pos).data.tables.air.bombing)
    column = str(sum_.column.strength) if sum_.column else "0"
    faces = tuple(HIT if sum_.is_hit(die) else MISS for die in FACES)
    return Preview(
        hex=memo.hex,
        attacker=pos.frame.who,
        attack=sum_.strength // STRENGTH,
        defence=0,
        strengths=sum_.items,
        columns=columns,
        before=column,
        column=column,
        faces=faces if sum_.column else (),
        policy=air_forecast.POLICY,
        play=lambda: air_forecast.bombing_rows(pos, memo._replace(kind=kind, victim=victim), faces),
        shifts=tuple(Shift(one.value, one.cite, one.what) for one in sum_.dice),
        words={HIT: (("ss-bombing-hit", ()),), MISS: (("ss-bombing-miss", ()),)},
    )


def target_of(pos: Position, memo: Strike) -> tuple[str, int] | None:
    if raids.yard_targets(pos, memo).set:
        return flights.YARD, NOBODY
    for kind, found in (
        (flights.RAID, raids.based_targets(pos, memo)),
        (flights.NAVAL, raids.ship_targets(pos, memo)),
    ):
        if found.set:
            return kind, bits(found.set)[0]
    return None


# -- by choice


def shot_words(pos: Position, firer: int, target: int) -> tuple[str, Arguments]:
    found = shot_chances(pos, firer, target)
    args = tuple((name, percent(found[code])) for code, name in NAMES.items() if code != NOTHING)
    return "ss-foretold-shot", (("difference", duels.difference(pos, firer, target)), *args)


def bombing_words(pos: Position, memo: Strike, kind: str) -> tuple[str, Arguments]:
    sum_ = bombing.compute_bombing(pos, memo.bombers, kind)
    hits = sum(sum_.is_hit(die) for die in FACES)
    return "ss-foretold-bombing", (("chance", percent(hits / len(FACES))),)


def forecast_choices(pos: Position) -> Told:
    """What a shot at each foe, an attack on each victim, or a voyage to each port promises."""
    memo = pos.frame.memo
    if isinstance(memo, Sailing):
        return voyages.forecast_voyages(pos)
    if isinstance(memo, Clash | Exchange):
        menu = choices(pos)
        if "ready" in menu.verbs or "abort" in menu.verbs:
            return clash_odds.foretold(pos)
        nouns: dict[str, UnitSet] = {
            verb: menu.verbs[verb].set for verb in ("against", "fire_at") if verb in menu.verbs
        }
        found = {
            verb: {foe: shot_words(pos, menu.hand, foe) for foe in bits(some)} for verb, some in nouns.items()
        }
        if isinstance(memo, Exchange) and "shoot" in menu.verbs:
            shooters = bits(menu.verbs["shoot"].set)
            found["shoot"] = {unit: shot_words(pos, unit, memo.lone) for unit in shooters}
        return found
    if isinstance(memo, Strike) and memo.bombers:
        return {
            verb: {noun: bombing_words(pos, memo, kind) for noun in bits(allowed.set)}
            for verb, kind, allowed in (
                ("raid", flights.RAID, raids.based_targets(pos, memo)),
                ("sink", flights.NAVAL, raids.ship_targets(pos, memo)),
                ("yard", flights.YARD, raids.yard_targets(pos, memo)),
            )
        }
    return {}


def preview(pos: Position) -> Preview | None:
    """Of the exchange in which somebody aims, of the next that a match would make, or of the bombers."""
    memo = pos.frame.memo
    if isinstance(memo, Exchange):
        return exchange(pos, memo)
    if isinstance(memo, Strike):
        return strike(pos, memo)
    if isinstance(memo, Clash):
        menu = choices(pos)
        foes = menu.verbs["against"].set if "against" in menu.verbs else 0
        if foes:
            passes = pos.frame.step.endswith("match_bypass")  # who passes the screen does not fire
            foe = bits(foes)[0]
            return exchange(pos, Exchange(foe, joined(pos, memo, foe), not passes))
    return None


def joined(pos: Position, memo: Clash, foe: int) -> UnitSet:
    """Who would be matched against a foe with the unit in hand."""
    with_it = unitset(unit for pair in memo.pairs if foe in pair for unit in pair) & ~(1 << foe)
    return with_it | 1 << choices(pos).hand
