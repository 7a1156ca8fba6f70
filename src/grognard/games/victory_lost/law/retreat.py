"""9.5. Retreat: through the fewest enemy zones, then towards supply, then to where there is room."""

from __future__ import annotations

from grognard.games.victory_lost.law import combat, displacement, victory, why_not
from grognard.games.victory_lost.law.book import book
from grognard.games.victory_lost.law.names import NOBODY, Battle, Retreat
from grognard.games.victory_lost.law.retreat_paths import retreat_hexes
from grognard.games.victory_lost.law.stacking import can_stack
from grognard.games.victory_lost.law.zoc import occupied_hexes, zoc
from grognard.kernel.arguments import At, Units
from grognard.kernel.changes import Moved
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, bits, hexset, holds, one_of, only
from grognard.kernel.menu import Menu, hexes, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet
from grognard.rules.retreat import RetreatRule
from grognard.rules.why_not import outside_area_words


@rule("AVL 9.4.1e", "AVL 9.4.1f", "AVL 9.5a", "AVL 9.5.1a", "AVL 9.5.1b")
def begin(ref: Referee, frame: Frame) -> None:
    """All that is left of the defender falls back, each by itself."""
    battle: Battle = frame.memo
    _, _, far = combat.parse_result(battle.result)
    left = combat.living_units(ref.pos, battle.defenders)
    if far and left:
        owner = ref.game.roster[one_of(left)].side
        ref.ask("falling", owner, Retreat(left, far, battle.target))


@rule("AVL 12.2a", "AVL 12.2b")
def displace_stranded_hqs(ref: Referee, _: Frame) -> None:
    """An HQ of either side whose whole stack is destroyed with this combat goes to the rear; it is never hit
    itself.
    """
    pos = ref.pos
    for hq, with_it in pos.state.own.escorts:
        if pos.state.where[hq] >= 0 and not combat.living_units(pos, with_it):
            displacement.displace(ref, hq, "AVL 12.2b")


# -- the question


def menu(pos: Position) -> Menu:
    falling: Retreat = pos.frame.memo
    if falling.unit == NOBODY:
        stays = why_not.not_among_cause(pos, "AVL 9.5a", "why-no-retreat")
        verbs = {"fall": units(combat.living_units(pos, falling.units), "AVL 9.5.1b", stays)}
        return Menu(pos.frame.who, "avl-falling", "AVL 9.5.1b", verbs, {"hex": At(falling.origin)})
    return Menu(
        pos.frame.who,
        "avl-retreat",
        "AVL 9.5.2a",
        {"back": retreat_hexes(pos, falling)},
        {"unit": Units(1 << falling.unit)},
    )


def take(ref: Referee, group: UnitSet) -> None:
    ref.remember(ref.pos.memo(Retreat)._replace(unit=only(group), path=()))


@rule("AVL 9.5.8")
def resolve_no_retreat(ref: Referee) -> None:
    """Who has no way back is lost; an HQ goes to the rear."""
    unit = ref.pos.memo(Retreat).unit
    finish_unit(ref, unit, False)
    if holds(book(ref.pos).data.hqs, unit):
        displacement.displace(ref, unit, "AVL 12.2a")
    else:
        combat.eliminate(ref, unit, "no-way", "AVL 9.5.8")


@rule("AVL 9.5.3", "AVL 9.5.7a", "AVL 9.5.7b", "AVL 12.2a")
def retreat_one_hex(ref: Referee, to: int) -> None:
    """One hex, and what city is there; an enemy zone costs a step, whoever is in it, but no HQ.

    Who dies of it overruns nobody, and takes no city from an HQ that stays in it.
    """
    falling: Retreat = ref.frame.memo
    unit, pos = falling.unit, ref.pos
    ref.do(Moved(unit, (pos.state.where[unit], to), "retreat", "AVL 9.5a"))
    if holds(zoc(pos, 1 - pos.game.roster[unit].side), to) and not holds(book(pos).data.hqs, unit):
        combat.lose_step(ref, unit, "AVL 9.5.3")
    lives = ref.state.where[unit] >= 0
    if lives or not holds(occupied_hexes(pos, 1 - pos.game.roster[unit].side), to):
        victory.take_cities(ref, unit, (to,))
    if not lives:
        finish_unit(ref, unit, False)
        return
    path = (*falling.path, to)
    ref.remember(falling._replace(path=path))
    if len(path) >= falling.hexes and can_stack(ref.pos, unit, to):
        finish_unit(ref, unit, True)
    displacement.overrun(ref, unit, to, "AVL 9.5.7a")


def finish_unit(ref: Referee, unit: int, lives: bool) -> None:
    """A unit has made its retreat, or died in it."""
    falling: Retreat = ref.frame.memo
    gone: UnitSet = falling.gone | (1 << unit if lives else 0)
    ref.remember(falling._replace(units=falling.units & ~(1 << unit), unit=NOBODY, path=(), gone=gone))


WAYS = RetreatRule("fall_back", retreat_hexes, take, retreat_one_hex, resolve_no_retreat)


# -- the HQ of the stack


@rule("AVL 12.3")
def take_hq(ref: Referee, frame: Frame) -> None:
    """An HQ that stood with them when the segment began goes with one of them that lives,
    as its owner likes.
    """
    falling: Retreat = frame.memo
    pos = ref.pos
    for hq in bits(pos.at(falling.origin) & book(pos).data.hqs):
        where = displacement_hosts(pos, hq, falling)
        if where.bit_count() == 1:
            follow(ref, hq, only(where))
        elif where:
            ref.ask("following", frame.who, (hq, falling))


def displacement_hosts(pos: Position, hq: int, falling: Retreat) -> HexSet:
    """Where they are and it has room; where they are, if it has room nowhere."""
    found = pos.hexes_of(combat.living_units(pos, falling.gone & combat.escort(pos, hq)))
    return hexset(h for h in bits(found) if can_stack(pos, hq, h)) or found


def following_menu(pos: Position) -> Menu:
    hq, falling = pos.frame.memo
    area = displacement_hosts(pos, hq, falling)
    return Menu(
        pos.frame.who,
        "avl-following",
        "AVL 12.3",
        {"with": hexes(area, "AVL 12.3", "AVL 12.3").only("AVL 12.3", area, outside_area_words(area))},
        {"unit": Units(1 << hq)},
    )


def follow_to(ref: Referee, to: int) -> None:
    hq, _ = ref.frame.memo
    ref.finish()
    follow(ref, hq, to)


@rule("AVL 12.3", "AVL 9.5.4", "AVL 9.5.5")
def follow(ref: Referee, hq: int, to: int) -> None:
    """With them; where there is no room for it, it falls back further like anybody."""
    origin = ref.state.where[hq]
    ref.do(Moved(hq, (origin, to), "retreat", "AVL 12.3"))
    victory.take_cities(ref, hq, (to,))
    if not can_stack(ref.pos, hq, to):
        ref.ask("falling", ref.game.roster[hq].side, Retreat(1 << hq, 1, origin, hq, (to,)))
